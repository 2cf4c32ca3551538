import { useId, useRef, type ReactNode } from 'react'
import { useTranslation } from '../../i18n/index.ts'
import { formatMoney, formatNumber } from '../../i18n/format.ts'
import { useIsOutOfSight } from '../../lib/page/use-is-out-of-sight.ts'
import { Docket } from '../../ui/docket.tsx'
import css from './cart-docket.module.css'
import type { CartTotals } from './cart-totals.ts'
import { StickyTotal } from './sticky-total.tsx'

type Props = {
  totals: CartTotals
  /** Under the rows, for what may lower the total. */
  coupons?: ReactNode
  /** The one button that leads on. */
  children: ReactNode
}

/** The docket; on a phone, while it is out of sight, its total and its button stand under the thumb. */
export function DocketInReach({ totals, coupons, children }: Props) {
  const docket = useRef<HTMLDivElement>(null)
  const isDocketAway = useIsOutOfSight(docket)
  return (
    <>
      <div ref={docket}>
        <CartDocket totals={totals} coupons={coupons}>
          {children}
        </CartDocket>
      </div>
      <StickyTotal totals={totals} isShown={isDocketAway}>
        {children}
      </StickyTotal>
    </>
  )
}

/** What the load costs, row by row. */
export function CartDocket({ totals, coupons, children }: Props) {
  const { t } = useTranslation()
  const heading = useId()
  return (
    <Docket className={css.docket} aria-labelledby={heading}>
      <h2 id={heading}>{t('cart.docket')}</h2>
      <TotalRows totals={totals} />
      {coupons}
      <p className={css.total} aria-live="polite">
        <span>{totals.totalLabel}</span>
        <strong>{formatMoney(totals.totalCents)}</strong>
      </p>
      {children}
    </Docket>
  )
}

function TotalRows({ totals }: { totals: CartTotals }) {
  const { goodsCents, goods, discounts, charges, vat, depositCents, netCents } = totals
  const { t } = useTranslation()
  return (
    <dl className={css.rows}>
      <Row label={goods} cents={goodsCents} />
      {discounts.map(({ label, condition, cents }) => (
        <Row key={label} label={label} condition={condition} cents={-cents} />
      ))}
      {netCents !== null && <Row label={t('cart.netExclVat')} cents={netCents} isSum />}
      {charges.map(({ label, cents }) => (
        <Row key={label} label={label} cents={cents} />
      ))}
      {vat.map(({ rateBasisPoints, cents }) => (
        <Row
          key={rateBasisPoints}
          label={t('cart.vat', { rate: formatNumber(rateBasisPoints / 100, 2) })}
          cents={cents}
        />
      ))}
      {depositCents !== 0 && <Row label={t('cart.deposit')} cents={depositCents} />}
    </dl>
  )
}

type RowProps = { label: string; condition?: string | null | undefined; cents: number; isSum?: boolean }

function Row({ label, condition, cents, isSum = false }: RowProps) {
  return (
    <div className={css.row} data-discount={cents < 0 || undefined} data-sum={isSum || undefined}>
      <dt>
        {label}
        {condition && <span className={css.condition}>{condition}</span>}
      </dt>
      <dd>{formatMoney(cents)}</dd>
    </div>
  )
}
