export * from './address-length.ts'
export * from './dutch-postcode.ts'
export * from './password.ts'
