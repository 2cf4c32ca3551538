export * from './one-line.ts'
export * from './text-length.ts'
