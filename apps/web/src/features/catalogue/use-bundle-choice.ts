import { useNavigate, useSearch } from '@tanstack/react-router'
import { putTogether, type Product } from '../product/index.ts'
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
  const search: Record<string, unknown> = useSearch({ strict: false })
  const picks = picksFromUrl(parts, search['parts'])
  const picked = pickedChoices(parts, picks)
  const stock = wholeBundles(picked)
  const choose = (next: Picks) => {
    const { parts: _before, ...others } = search
    const written = picksInUrl(parts, next)
    void navigate({ to: '.', search: written === null ? others : { ...others, parts: written }, replace: true })
  }
  return {
    picks,
    choose,
    product: { ...putTogether(bundle, partsOfBundle(picked)), stock, isOutOfStock: stock === 0 },
  }
}
