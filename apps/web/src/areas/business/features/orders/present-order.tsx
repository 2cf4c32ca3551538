import { PATHS } from '../../../../paths.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../../i18n/index.ts'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { orderQuery, OrderAgain } from '../../../../orders/index.ts'
import { OrderDocket } from './order-docket.tsx'
import css from './present-order.module.css'

/** Its place, while it is not known yet whether and which one is under way. */
export function PresentOrderSkeleton() {
  return (
    <div className={css.present} aria-busy="true">
      <Skeleton height={480} radius={0} />
    </div>
  )
}

/** The order that is under way, opened above the list. */
export function PresentOrder({ number }: { number: string }) {
  const { t } = useTranslation()
  const { data: order, isPending } = useQuery(orderQuery(number))
  if (isPending) return <PresentOrderSkeleton />
  if (!order) return null
  return (
    <div className={css.present}>
      <OrderDocket
        order={order}
        heading="h2"
        renderLink={(words) => (
          <Link to={PATHS.order} params={{ number }} className={css.link}>
            {words}
          </Link>
        )}
        actions={
          <>
            <OrderAgain order={order} />
            <LinkButton to={PATHS.order} params={{ number }} look="secondary" icon="document">
              {t('orders.open')}
            </LinkButton>
          </>
        }
      />
    </div>
  )
}
