export { type CapacityLimits, type CapacityLine } from './capacity-line.ts'
export {
  CAPACITY_MESSAGES,
  type CapacityMessage,
  type CapacityStatus,
  type CapacityVerdict,
} from './capacity-verdict.ts'
export * from './cart-capacity.ts'
export * from './fraction.ts'
export { palletsOf, totalPallets, type LoadLine } from './load-line.ts'
export { palletPlaces, type PalletPlaces, type PlaceShare } from './pallet-places.ts'
export { progressPercent } from './progress-percent.ts'
export { PROGRESS_MESSAGES, type ProgressMessage } from './progress-rules.ts'
export { NO_TRUCK_LIMITS, type TruckLimits, type TruckLoad } from './truck-limits.ts'
export { truckLoad } from './truck-load.ts'
