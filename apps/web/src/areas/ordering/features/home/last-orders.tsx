import { PATHS } from '../../../../paths.ts'
import { useId } from 'react'
import { useTranslation } from '../../../../i18n/index.ts'
import { TextLink } from '../../../../ui/link-button.tsx'
import { OrderList, type OrderDetail } from '../../../../orders/index.ts'
import css from './customer-home.module.css'

const LAST_ORDERS = 5

/** The last orders of this ship-to (ORD-30). */
export function LastOrders({ orders }: { orders: readonly OrderDetail[] }) {
  const { t } = useTranslation()
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <div className={css.head}>
        <h2 id={heading}>{t('home.lastOrders')}</h2>
        <TextLink to={PATHS.orderHistory}>{t('home.allOrders')}</TextLink>
      </div>
      <OrderList orders={orders.slice(0, LAST_ORDERS)} />
    </section>
  )
}
