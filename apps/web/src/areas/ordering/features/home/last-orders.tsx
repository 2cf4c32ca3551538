import { PATHS } from '../../../../paths.ts'
import { useId } from 'react'
import { useTranslation } from '../../../../i18n/index.ts'
import { OrderList, type OrderDetail } from '../../../../orders/index.ts'
import { SectionHead } from './section-head.tsx'

const LAST_ORDERS = 5

/** The last orders of this ship-to (ORD-30). */
export function LastOrders({ orders }: { orders: readonly OrderDetail[] }) {
  const { t } = useTranslation()
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <SectionHead
        id={heading}
        title={t('home.lastOrders')}
        more={{ to: PATHS.orderHistory, text: t('home.allOrders') }}
      />
      <OrderList orders={orders.slice(0, LAST_ORDERS)} />
    </section>
  )
}
