export { ListFilters } from './list-filters.tsx'
export { NewerOlder } from './newer-older.tsx'
