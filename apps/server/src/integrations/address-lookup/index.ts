export * from './address-lookup.port.ts'
export { createLocatieserver } from './locatieserver.ts'
