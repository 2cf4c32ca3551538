export { Load } from './load.tsx'
export { LoadPicture } from './load-picture.tsx'
export { LoadMessage, type LoadGap, type LoadMessageCode } from './load-message.tsx'
export { WhatStillFits, type Fit, type FitReason } from './what-still-fits.tsx'
export { WeightRuler } from './weight-ruler.tsx'
export { PalletTag } from './pallet-tag.tsx'
export { PackThumb } from './pack-thumb.tsx'
export { useFormats } from './use-formats.ts'
export { samplePack, SAMPLE_LOADS, SAMPLE_TAGS } from './samples.ts'
export { useQuantityWords } from './use-quantity-words.ts'
export {
  loadViewOf,
  type LoadFigures,
  type LoadForm,
  type LoadPlace,
  type LoadProducts,
  type LoadTag,
  type LoadView,
} from './load-view.ts'
export {
  UnitCounters,
  type CountedUnit,
  type PackageWord,
  type UnitCounter,
  type UnitRefusalCode,
} from './unit-counters.tsx'
