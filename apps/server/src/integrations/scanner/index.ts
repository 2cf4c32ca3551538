export type { Scanner } from './scanner.port.ts'
export { clamdScanner } from './clamd-scanner.ts'
