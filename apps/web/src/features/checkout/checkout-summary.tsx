import { useId, useRef } from 'react'
import { useTranslation } from '../../i18n/index.ts'
import { formatMoney } from '../../i18n/format.ts'
import { useIsOutOfSight } from '../../lib/use-is-out-of-sight.ts'
import { Button } from '../../ui/button.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import {
  CartDocket,
  StickyTotal,
  useCartRefusal,
  useCartTotals,
  useLineNotice,
  type CartLine,
  type CartView,
} from '../cart/index.ts'
import { Load, LoadMessage, PackThumb, PalletTag, useQuantityWords } from '../load/index.ts'
import css from './checkout-summary.module.css'

type Props = {
  cart: CartView
  /** It is being placed, or what there is to choose from is still coming. */
  isBusy: boolean
  onPlace: () => void
}

/** What is ordered and what it costs, with the one button that matters. */
export function CheckoutSummary({ cart, isBusy, onPlace }: Props) {
  const { t } = useTranslation()
  const totals = useCartTotals()(cart)
  const whyNot = useCartRefusal()(cart)
  const refusal = useOnline() ? whyNot : t('checkout.offline')
  const docket = useRef<HTMLDivElement>(null)
  const isDocketAway = useIsOutOfSight(docket)
  const heading = useId()
  const { load, gap, capacity } = cart
  return (
    <div className={css.summary}>
      <section className={css.goods} aria-labelledby={heading}>
        <div className={css.head}>
          <h2 id={heading}>{t('cart.onTheLoad')}</h2>
          <LinkButton to="/cart" look="quiet" small icon="pencil">
            {t('checkout.change')}
          </LinkButton>
        </div>
        {load && <Load plan={load} size="medium" />}
        {capacity.progressMessage && <LoadMessage code={capacity.progressMessage} gap={gap} />}
        <ul className={css.lines}>
          {cart.lines.map((line) => (
            <SummaryLine key={line.product.key} line={line} />
          ))}
        </ul>
      </section>
      <div ref={docket}>
        <CartDocket totals={totals} refusal={refusal} busy={isBusy} onGo={onPlace} />
      </div>
      <StickyTotal totalCents={totals.totalCents} isShown={isDocketAway}>
        <Button loading={isBusy} disabledReason={refusal} onClick={onPlace}>
          {t('checkout.orderNow')}
        </Button>
      </StickyTotal>
    </div>
  )
}

function SummaryLine({ line }: { line: CartLine }) {
  const { product, amounts, totalCents } = line
  const { look, name } = product
  const notice = useLineNotice()(line)
  const quantity = useQuantityWords(amounts, look.packageWord)
  return (
    <li className={css.line}>
      <PackThumb src={look.picture} tint={look.tint} colour={look.colour} size={44} />
      <span className={css.words}>
        <span className={css.name}>
          <PalletTag tag={look.tag} colour={look.colour} ink={look.tagInk} />
          <strong>{name}</strong>
        </span>
        <span className={css.detail}>{quantity}</span>
        {notice && <span className={css.notice}>{notice}</span>}
      </span>
      <strong>{formatMoney(totalCents)}</strong>
    </li>
  )
}
