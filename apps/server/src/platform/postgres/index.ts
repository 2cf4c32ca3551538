export { createPool } from './pool.ts'
export { type RunningPostgres, startPostgres } from './start-postgres.ts'
