import { useTranslation } from '../../i18n/index.ts'
import { useArrived } from '../../lib/use-arrived.ts'
import { Page, PageHead } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { UnknownState } from '../../ui/states.tsx'
import { useCart } from './api/cart-query.ts'
import css from './cart-page.module.css'
import { EmptyCart } from './components/empty-cart.tsx'
import { SendingAgainNote } from './sending-again-note.tsx'
import { FilledCart } from './filled-cart.tsx'
import { ToCatalogue } from './to-catalogue.tsx'

/** The load, what is on it, what still fits and what it costs. */
export function CartPage() {
  const { t } = useTranslation()
  const asked = useCart({ isWatched: true })
  const cart = useArrived(asked.data)
  if (cart && cart.lines.length > 0)
    return (
      <>
        <SendingAgainNote />
        <Page>
          <FilledCart cart={cart} />
        </Page>
      </>
    )
  return (
    <Page>
      <PageHead title={t('titles.cart')} />
      <UnknownState query={asked} skeleton={<CartSkeleton />} />
      {cart && <EmptyCart action={<ToCatalogue />} />}
    </Page>
  )
}

function CartSkeleton() {
  return (
    <div className={css.skeleton} aria-busy="true">
      <Skeleton height={400} radius={0} />
      <div className={css.columns}>
        <Skeleton height={480} />
        <Skeleton height={480} radius={0} />
      </div>
    </div>
  )
}
