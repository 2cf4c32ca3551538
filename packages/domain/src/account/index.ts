export * from './address-length.ts'
export * from './password.ts'
export * from './same-address.ts'
