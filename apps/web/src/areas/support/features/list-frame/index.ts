export { NewerOlder } from './newer-older.tsx'
