export * from './forgiven-errors.ts'
export * from './marked-parts.ts'
export * from './search-tabs.ts'
export * from './search-term.ts'
