import { Link, useNavigate } from '@tanstack/react-router'
import { memo, useId, useRef } from 'react'
import { useTranslation } from '../../i18n/index.ts'
import { useIsOutOfSight } from '../../lib/use-is-out-of-sight.ts'
import { Button } from '../../ui/button.tsx'
import { Docket } from '../../ui/docket.tsx'
import { PageHead } from '../../ui/page.tsx'
import { Load, LoadMessage } from '../load/index.ts'
import { useRemoveLine } from './api/use-remove-line.ts'
import { useUpdateCartLines } from './api/use-update-cart-lines.ts'
import type { CartLine as Line } from './cart.ts'
import css from './cart-page.module.css'
import type { LineEdit } from './cart-edit.ts'
import type { CartView } from './cart-view.ts'
import { CartDocket } from './components/cart-docket.tsx'
import { CartLine } from './components/cart-line.tsx'
import { StickyTotal } from './components/sticky-total.tsx'
import { DeliveryOfCart } from './delivery-of-cart.tsx'
import { FitsForCart } from './fits-for-cart.tsx'
import { useCartRefusal } from './use-cart-refusal.ts'
import { SaveForLater } from './save-for-later.tsx'
import { useCartTotals } from './use-cart-totals.ts'
import { useLineItem } from './use-line-item.ts'

/** A cart with something in it. */
export function FilledCart({ cart }: { cart: CartView }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const totals = useCartTotals()(cart)
  const refusal = useCartRefusal()(cart)
  const docket = useRef<HTMLDivElement>(null)
  const isDocketAway = useIsOutOfSight(docket)
  const toCheckout = () => void navigate({ to: '/checkout' })
  const { load, gap, capacity } = cart
  return (
    <>
      <PageHead title={t('titles.cart')} aside={<DeliveryOfCart cart={cart} />} />
      {(load || capacity.progressMessage) && (
        <Docket className={css.load} aria-label={t('cart.loadPicture')}>
          {load && <Load plan={load} size="large" />}
          {capacity.progressMessage && <LoadMessage code={capacity.progressMessage} gap={gap} />}
        </Docket>
      )}
      <div className={css.columns}>
        <Lines cart={cart} />
        <div className={css.side}>
          <FitsForCart cart={cart} />
          <div ref={docket}>
            <CartDocket totals={totals} refusal={refusal} action="to-checkout" onGo={toCheckout} />
          </div>
          <SaveForLater />
        </div>
      </div>
      <StickyTotal totalCents={totals.totalCents} isShown={isDocketAway}>
        <Button disabledReason={refusal} onClick={toCheckout}>
          {t('cart.toCheckout')}
        </Button>
      </StickyTotal>
    </>
  )
}

function Lines({ cart }: { cart: CartView }) {
  const { t } = useTranslation()
  const heading = useId()
  const { mutate: update } = useUpdateCartLines()
  const { mutate: remove } = useRemoveLine()
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={css.heading}>
        {t('cart.onTheLoad')}
      </h2>
      {cart.lines.map((line) => (
        <LineRow key={line.product.key} line={line} method={cart.method} onEdit={update} onRemove={remove} />
      ))}
    </section>
  )
}

type LineRowProps = {
  line: Line
  method: CartView['method']
  onEdit: (edit: LineEdit) => void
  onRemove: (line: Line) => void
}

// A cart may have hundreds of lines: an edit draws its own line and no other.
const LineRow = memo(function LineRow({ line, method, onEdit, onRemove }: LineRowProps) {
  const itemOf = useLineItem(method)
  return (
    <CartLine
      item={itemOf(line)}
      onQuantity={(unit, value) => onEdit({ product: line.product, amounts: { [unit]: value } })}
      onRemove={() => onRemove(line)}
      renderLink={(words) => <ProductLink line={line}>{words}</ProductLink>}
    />
  )
})

function ProductLink({ line, children }: { line: Line; children: React.ReactNode }) {
  return (
    <Link to="/catalog/$sku" params={{ sku: line.product.sku }} className={css.product}>
      {children}
    </Link>
  )
}
