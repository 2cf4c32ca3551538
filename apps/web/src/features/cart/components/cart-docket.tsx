import { useId, type ReactNode } from 'react'
import { useTranslation } from '../../../i18n/index.ts'
import { formatMoney, formatNumber } from '../../../i18n/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Docket } from '../../../ui/docket.tsx'
import css from './cart-docket.module.css'

export type CartTotals = {
  goodsCents: number
  /** What the goods are, and how many. */
  goods: string
  /** Each with the words and the condition under which it holds; amounts are positive. */
  discounts: readonly { label: string; condition?: string | null; cents: number }[]
  /** Charges other than VAT and deposit, as sorting or packaging tax. */
  charges: readonly { label: string; cents: number }[]
  /** Rates in basis points: 2100 is 21 %. */
  vat: readonly { rateBasisPoints: number; cents: number }[]
  depositCents: number
  totalCents: number
}

type Props = {
  totals: CartTotals
  /** The number of the draft. */
  reference?: string | undefined
  /** Why it goes no further; the button stays reachable and says it. */
  refusal?: string | undefined
  /** What the button does: nothing is placed before the checkout. */
  action?: 'to-checkout' | 'place'
  busy?: boolean
  onGo: () => void
  /** Between totals and button, as the field for a discount code. */
  children?: ReactNode
}

/** What the load costs, row by row, and the one button that leads on. */
export function CartDocket({ totals, reference, refusal, action = 'place', busy = false, onGo, children }: Props) {
  const { t } = useTranslation()
  const heading = useId()
  return (
    <Docket className={css.docket} aria-labelledby={reference ? `${heading} ${heading}-draft` : heading}>
      <div className={css.head}>
        <h2 id={heading}>{t('cart.docket')}</h2>
        {reference && (
          <span className={css.detail} id={`${heading}-draft`}>
            {t('cart.draft', { reference })}
          </span>
        )}
      </div>
      <TotalRows totals={totals} />
      <p className={css.total} aria-live="polite">
        <span>{t('cart.total')}</span>
        <strong>{formatMoney(totals.totalCents)}</strong>
      </p>
      {children}
      <Button
        wide
        loading={busy}
        onClick={onGo}
        {...(refusal && { disabled: true, 'aria-describedby': `${heading}-why` })}
      >
        {t(action === 'place' ? 'cart.placeOrder' : 'cart.toCheckout')}
      </Button>
      {refusal && (
        <p className={css.refusal} id={`${heading}-why`}>
          {refusal}
        </p>
      )}
    </Docket>
  )
}

function TotalRows({ totals: { goodsCents, goods, discounts, charges, vat, depositCents } }: { totals: CartTotals }) {
  const { t } = useTranslation()
  return (
    <dl className={css.rows}>
      <Row label={goods} cents={goodsCents} />
      {discounts.map(({ label, condition, cents }) => (
        <Row key={label} label={label} condition={condition} cents={-cents} />
      ))}
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

function Row({ label, condition, cents }: { label: string; condition?: string | null | undefined; cents: number }) {
  return (
    <div className={css.row} data-discount={cents < 0 || undefined}>
      <dt>
        {label}
        {condition && <span className={css.condition}>{condition}</span>}
      </dt>
      <dd>{cents < 0 ? `−${formatMoney(-cents)}` : formatMoney(cents)}</dd>
    </div>
  )
}
