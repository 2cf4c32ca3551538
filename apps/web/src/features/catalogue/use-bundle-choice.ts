import { useNavigate, useSearch } from '@tanstack/react-router'
import { putTogether, type Product } from '../product/index.ts'
import {
  pickedChoices,
  picksFromUrl,
  picksInUrl,
  selectedOptions,
  wholeBundles,
  type Picks,
  type BundlePart,
} from './bundle-choice.ts'
import { formatNumber } from '../../i18n/format.ts'

/** The bundle as it is being put together; the choice lives in the address, so that a reload keeps it. */
export function useBundleChoice(bundle: Product, parts: readonly BundlePart[]) {
  const navigate = useNavigate()
  const search: Record<string, unknown> = useSearch({ strict: false })
  const picks = picksFromUrl(parts, search['parts'])
  const picked = pickedChoices(parts, picks)
  const stock = wholeBundles(picked)
  const contents = picked.map(({ quantity, label }) => `${formatNumber(quantity)} × ${label}`).join(', ')
  const choose = (next: Picks) => {
    const { parts: _before, ...others } = search
    const written = picksInUrl(parts, next)
    void navigate({ to: '.', search: written === null ? others : { ...others, parts: written }, replace: true })
  }
  return {
    picks,
    choose,
    product: { ...putTogether(bundle, selectedOptions(picked), contents), stock, isOutOfStock: stock === 0 },
  }
}
