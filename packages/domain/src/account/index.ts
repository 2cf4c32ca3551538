export * from './dutch-postcode.ts'
export * from './password.ts'
