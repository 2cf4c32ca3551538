export * from './address-length.ts'
export * from './password.ts'
