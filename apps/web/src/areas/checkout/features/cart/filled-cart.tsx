import type { ShipToPermission } from '@fust/contract/rest'
import { PATHS } from '../../../../paths.ts'
import { Link, useNavigate } from '@tanstack/react-router'
import { memo, useId } from 'react'
import { useTranslation } from '../../../../i18n/index.ts'
import { Button } from '../../../../ui/button.tsx'
import { Docket } from '../../../../ui/docket.tsx'
import { PageHead } from '../../../../ui/page.tsx'
import { onDemand } from '../../../../ui/on-demand.tsx'
import { ReasonedButton } from '../../../../ui/reasoned-button.tsx'
import { Load, LoadMessage } from '../../../../load/index.ts'
import { BudgetOfCart } from '../../../../budget/index.ts'
import {
  useCartCommand,
  type CartLine,
  type LineEdit,
  type CartView,
  BrandList,
  CartCoupons,
  CartRow,
  DocketInReach,
  GoodsElsewhere,
  LitresOfCart,
  ReplacesNote,
  useCartRefusal,
  useCartTotals,
  useLineItem,
  ValueProgress,
} from '../../../../cart/index.ts'
import { FittingTransport, useDeliveryPlan, useKeepDelivery } from '../../../../delivery/index.ts'
import { useSelectedShipTo } from '../../../../session/index.ts'
import { useTankRefusal } from '../../../../tank/index.ts'
import css from './cart-page.module.css'
import { DeliveryOfCart } from './delivery-of-cart.tsx'
import { FitsForCart } from './fits-for-cart.tsx'
import { SaveForLater } from './save-for-later.tsx'

// Stands under all the lines, once it is known.
const GoesWithCart = onDemand(async () => (await import('./goes-with-cart.tsx')).GoesWithCart)

/** A cart with something in it. */
export function FilledCart({ cart }: { cart: CartView }) {
  const { shipTo } = useSelectedShipTo()
  return shipTo && <CartOf key={shipTo.shipToId} cart={cart} shipTo={shipTo} />
}

function CartOf({ cart, shipTo }: { cart: CartView; shipTo: ShipToPermission }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const plan = useDeliveryPlan(shipTo)
  // Who comes here straight from an old order has met no order bar.
  useKeepDelivery(shipTo, plan)
  const totals = useCartTotals()(cart)
  const tankRefusal = useTankRefusal(cart)
  const refusal = useCartRefusal()(cart) ?? tankRefusal
  const { tryAgain } = useCartCommand()
  const { load, gap, capacity } = cart
  return (
    <>
      <PageHead title={t('titles.cart')} aside={<DeliveryOfCart cart={cart} shipTo={shipTo} plan={plan} />} />
      <ReplacesNote cart={cart} />
      <div className={css.columns}>
        <div>
          {(load || capacity.progressMessage) && (
            <Docket className={css.load} aria-label={t('cart.loadPicture')}>
              {load && <Load plan={load} size="large" />}
              <LitresOfCart cart={cart} />
              <BrandList cart={cart} />
              <ValueProgress cart={cart} />
              {capacity.progressMessage && (
                <LoadMessage code={capacity.progressMessage} gap={gap}>
                  <FittingTransport cart={cart} shipTo={shipTo} plan={plan} />
                </LoadMessage>
              )}
            </Docket>
          )}
          <GoodsElsewhere cart={cart} />
          <Lines cart={cart} />
          <GoesWithCart cart={cart} />
        </div>
        <div className={css.side}>
          <FitsForCart cart={cart} />
          <BudgetOfCart shipToId={shipTo.shipToId} cart={cart} />
          <div className={css.docket}>
            <DocketInReach totals={totals} coupons={<CartCoupons cart={cart} />}>
              <ReasonedButton wide refusal={refusal} onClick={() => void navigate({ to: PATHS.checkout })}>
                {t('cart.toCheckout')}
              </ReasonedButton>
            </DocketInReach>
            {cart.lines.some(({ unheard }) => unheard) && (
              <Button wide look="secondary" icon="repeat" className={css.again} onClick={tryAgain}>
                {t('errors.retry')}
              </Button>
            )}
          </div>
          <SaveForLater cart={cart} />
        </div>
      </div>
    </>
  )
}

function Lines({ cart }: { cart: CartView }) {
  const { t } = useTranslation()
  const heading = useId()
  const { setAmounts, takeOut } = useCartCommand()
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={css.heading}>
        {t('cart.onTheLoad')}
      </h2>
      {cart.lines.map((line) => (
        <LineRow key={line.product.key} line={line} method={cart.method} onEdit={setAmounts} onRemove={takeOut} />
      ))}
    </section>
  )
}

type LineRowProps = {
  line: CartLine
  method: CartView['method']
  onEdit: (edit: LineEdit) => void
  onRemove: (line: CartLine) => void
}

// A cart may have hundreds of lines: an edit draws its own line and no other.
const LineRow = memo(function LineRow({ line, method, onEdit, onRemove }: LineRowProps) {
  const itemOf = useLineItem(method)
  return (
    <CartRow
      item={itemOf(line)}
      onQuantity={(unit, value) => onEdit({ product: line.product, amounts: { [unit]: value } })}
      onRemove={() => onRemove(line)}
      renderLink={(words) => <ProductLink line={line}>{words}</ProductLink>}
    />
  )
})

function ProductLink({ line, children }: { line: CartLine; children: React.ReactNode }) {
  return (
    <Link to={PATHS.product} params={{ sku: line.product.sku }} className={css.product}>
      {children}
    </Link>
  )
}
