export { SearchOverlay } from './search-overlay.tsx'
