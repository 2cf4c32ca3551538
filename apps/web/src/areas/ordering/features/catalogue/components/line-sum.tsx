import { formatHectolitres, formatMoney } from '../../../../../i18n/format.ts'
import { useQuantityWords, type PackageWord } from '../../../../../load/index.ts'

/** What the cart holds of a product. */
export type HeldLine = { packages: number; millilitres: number; totalCents: number }

/** What the counters add up to. */
export function LineSum({
  line,
  packageWord,
  className,
}: {
  line: HeldLine
  packageWord: PackageWord
  className: string | undefined
}) {
  const { packages, millilitres, totalCents } = line
  const amounts = [useQuantityWords({ packages }, packageWord), millilitres && formatHectolitres(millilitres)]
  return (
    <p className={className} aria-live="polite">
      <span>{amounts.filter(Boolean).join(', ')}</span>
      <strong>{formatMoney(totalCents)}</strong>
    </p>
  )
}
