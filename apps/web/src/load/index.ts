export { Load } from './load.tsx'
export { LitresProgress } from './litres-progress.tsx'
export { LoadPicture } from './load-picture.tsx'
export { LoadMessage, type LoadGap, type LoadMessageCode } from './load-message.tsx'
export { WhatStillFits, type Fit } from './what-still-fits.tsx'
export { PalletTag } from './pallet-tag.tsx'
export { PackThumb } from './pack-thumb.tsx'
export { useFormats } from './use-formats.ts'
export {
  unitTextKey,
  useQuantityFormat,
  useQuantityWords,
  type CountedUnit,
  type PackageWord,
} from './use-quantity-words.ts'
export { loadViewOf, type LoadForm, type LoadProducts, type LoadTag, type LoadView } from './load-view.ts'
