import { useTranslation } from '../../../../i18n/index.ts'
import { useArrived } from '../../../../lib/server/use-arrived.ts'
import { Page, PageHead } from '../../../../ui/page.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { UnknownState } from '../../../../ui/states.tsx'
import { AwaitingPayment } from '../../../../awaiting-payment/index.ts'
import { useCart, CartCoupons, EmptyCart, ToCatalogue, useWasFilled } from '../../../../cart/index.ts'
import css from './cart-page.module.css'
import { FilledCart } from './filled-cart.tsx'

/** The load, what is on it, what still fits and what it costs. */
export function CartPage() {
  const { t } = useTranslation()
  const asked = useCart({ isWatched: true })
  const cart = useArrived(asked.data)
  const wasFilled = useWasFilled(cart?.lines.length ?? 0)
  if (cart && cart.lines.length > 0)
    return (
      <Page>
        <AwaitingPayment />
        <FilledCart cart={cart} />
      </Page>
    )
  return (
    <Page>
      <AwaitingPayment />
      <PageHead title={t('titles.cart')} />
      <UnknownState query={asked} skeleton={<CartSkeleton />} />
      {cart && <EmptyCart action={<ToCatalogue />} wasFilled={wasFilled} />}
      {cart && cart.coupons.length > 0 && <CartCoupons cart={cart} />}
    </Page>
  )
}

function CartSkeleton() {
  return (
    <div className={css.skeleton} aria-busy="true">
      <div className={css.columns}>
        <Skeleton height={720} />
        <Skeleton height={480} radius={0} />
      </div>
    </div>
  )
}
