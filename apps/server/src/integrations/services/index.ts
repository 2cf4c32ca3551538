export { tellLogout } from './back-channel.ts'
export * from './outside-service.ts'
export { chooseServices } from './read-services.ts'
export { ALGORITHM, type SigningKey } from './signing-keys.ts'
