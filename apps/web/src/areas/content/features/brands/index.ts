export { brandsQuery } from './brands-query.ts'
