export { createTestDatabase, fillTemplate, type TestDatabase } from './test-database.ts'
