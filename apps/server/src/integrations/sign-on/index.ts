export { chooseSignOn } from './choose-sign-on.ts'
export { domainOf } from './domain-of.ts'
export * from './sign-on.port.ts'
