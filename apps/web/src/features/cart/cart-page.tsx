import { useTranslation } from '../../i18n/index.ts'
import { requestIdIn } from '../../lib/graphql.ts'
import { Page, PageHead } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { useCart } from './api/cart-query.ts'
import css from './cart-page.module.css'
import { EmptyCart } from './components/empty-cart.tsx'
import { ConnectionNote } from './connection-note.tsx'
import { FilledCart } from './filled-cart.tsx'
import { ToCatalogue } from './to-catalogue.tsx'

/** The load, what is on it, what still fits and what it costs. */
export function CartPage() {
  const { t } = useTranslation()
  const { data: cart, isPending, error, refetch } = useCart({ isWatched: true })
  if (cart && cart.lines.length > 0)
    return (
      <>
        <ConnectionNote />
        <Page>
          <FilledCart cart={cart} />
        </Page>
      </>
    )
  return (
    <Page>
      <PageHead title={t('titles.cart')} />
      {isPending && <CartSkeleton />}
      {error && <ErrorState requestId={requestIdIn(error)} onRetry={() => void refetch()} />}
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
