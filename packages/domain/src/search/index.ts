export * from './search-tabs.ts'
export * from './search-term.ts'
