export { erasePersonCommand } from './privacy.cli.ts'
export { withdrawErasure } from './withdraw-erasure.ts'
