import type { SessionUser, ShipToPermission } from '@fust/contract/rest'
import { useTranslation } from '../../../../i18n/index.ts'
import { useArrived } from '../../../../lib/use-arrived.ts'
import { Page, PageHead } from '../../../../ui/page.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { UnknownState } from '../../../../ui/states.tsx'
import { EmptyCart, ToCatalogue, useCart, type CartView } from '../../../../cart/index.ts'
import { useSelectedShipTo, useSession } from '../../../../session/index.ts'
import { CheckoutForm } from './checkout-form.tsx'
import css from './checkout-page.module.css'

/** The last look at an order, when it shall come, and the button that places it. */
export function CheckoutPage() {
  const { t } = useTranslation()
  const { user } = useSession()
  const { shipTo } = useSelectedShipTo()
  const asked = useCart({ isWatched: true })
  const cart = useArrived(asked.data)
  return (
    <Page>
      <PageHead title={t('titles.checkout')} />
      <UnknownState query={asked} skeleton={<CheckoutSkeleton />} />
      {cart && user && shipTo && <Checkout cart={cart} user={user} shipTo={shipTo} />}
    </Page>
  )
}

type Props = { cart: CartView; user: SessionUser; shipTo: ShipToPermission }

function Checkout({ cart, user, shipTo }: Props) {
  if (cart.lines.length > 0)
    return <CheckoutForm key={`${cart.id} ${shipTo.shipToId}`} cart={cart} user={user} shipTo={shipTo} />
  return <EmptyCart action={<ToCatalogue />} />
}

function CheckoutSkeleton() {
  return (
    <div className={css.columns} aria-busy="true">
      <Skeleton height={640} />
      <Skeleton height={520} radius={0} />
    </div>
  )
}
