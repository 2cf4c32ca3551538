export * from './colours.ts'
export * from './contrast.ts'
export * from './drawing.ts'
export * from './palette.ts'
