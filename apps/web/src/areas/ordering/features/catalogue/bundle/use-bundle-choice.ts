import { useNavigate, useSearch } from '@tanstack/react-router'
import { PATHS } from '../../../../../paths.ts'
import { putTogether, type Product } from '../../../../../product/index.ts'
import {
  partsOfBundle,
  pickedChoices,
  picksFromUrl,
  picksInUrl,
  wholeBundles,
  type Picks,
  type BundlePart,
} from './bundle-choice.ts'

/** The bundle as it is being put together; the choice lives in the address, so that a reload keeps it. */
export function useBundleChoice(bundle: Product, parts: readonly BundlePart[]) {
  const navigate = useNavigate()
  const search = useSearch({ from: PATHS.product })
  const picks = picksFromUrl(parts, search.parts)
  const picked = pickedChoices(parts, picks)
  const stock = wholeBundles(picked)
  const choose = (next: Picks) => {
    const written = picksInUrl(parts, next) ?? undefined
    void navigate({ to: '.', search: { ...search, parts: written }, replace: true, resetScroll: false })
  }
  return {
    picks,
    choose,
    product: { ...putTogether(bundle, partsOfBundle(picked)), stock, isOutOfStock: stock === 0 },
  }
}
