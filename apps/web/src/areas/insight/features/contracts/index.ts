export { ContractsNav } from './contracts-nav.tsx'
export { BonusContracts, Contracts } from './contract-tables.tsx'
export { PackagingMeter } from './packaging-meter.tsx'
