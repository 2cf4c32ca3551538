export { createPool } from './pool.ts'
