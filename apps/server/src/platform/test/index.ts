export { createTestDatabase, fillTemplate, type TestDatabase } from './test-database.ts'
export { noteRows } from './restore-rows.ts'
export { reuseTestDatabase } from './reused-database.ts'
