export { newPushKey, readPushKey, type PushKey } from './push-key.ts'
export * from './push.port.ts'
export { choosePush } from './web-push.ts'
