export { useSaveForLater } from './api/use-save-for-later.ts'
export { SaveForLater } from './save-for-later.tsx'
