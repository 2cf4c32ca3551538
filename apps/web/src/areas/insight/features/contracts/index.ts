export { ContractsNav } from './contracts-nav.tsx'
export { BonusContracts, Contracts } from './contracts-page.tsx'
export { PackagingMeter } from './packaging-meter.tsx'
