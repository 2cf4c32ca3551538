import { hasArrived } from '@fust/domain/order'
import { PATHS } from '../../../../paths.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from '../../../../i18n/index.ts'
import { useNamesPage } from '../../../../lib/page/page-name.ts'
import { useArrived } from '../../../../lib/server/use-arrived.ts'
import { usePermission } from '../../../../session/index.ts'
import { Button } from '../../../../ui/button.tsx'
import { LinkButton, TextLink } from '../../../../ui/link-button.tsx'
import { Page } from '../../../../ui/page.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { UnknownState } from '../../../../ui/states.tsx'
import {
  AddToCalendar,
  ConfirmationNote,
  orderQuery,
  EmptiesSummary,
  OrderAgain,
  OrderChange,
  OrderTotals,
  SaveConfirmation,
  PaymentNote,
  type WholeOrder,
  UnknownOrder,
} from '../../../../orders/index.ts'
import { CancelOrder } from './cancel-order.tsx'
import { ChangeOrder } from './change-order.tsx'
import { HeldBackNote } from './held-back-note.tsx'
import { OrderDocket } from './order-docket.tsx'
import css from './order-page.module.css'
import { OrderPapers } from './order-papers.tsx'

/** One order, whole: its way, its lines, what it came to and which papers belong to it. */
export function OrderPage() {
  const { t } = useTranslation()
  const { number = '' } = useParams({ strict: false })
  const asked = useQuery(orderQuery(number))
  const order = useArrived(asked.data)
  useNamesPage(t('orders.order', { number: order?.number ?? number }))
  return (
    <Page>
      <p className={css.back}>
        <TextLink to={PATHS.orderHistory}>← {t('titles.orderHistory')}</TextLink>
      </p>
      {!order && <h1 className={css.number}>{t('orders.order', { number })}</h1>}
      <UnknownState query={asked} skeleton={<OrderSkeleton />} />
      {order === null && <UnknownOrder />}
      {order && (
        <>
          <div className={css.note}>
            <PaymentNote order={order} />
            <HeldBackNote heldBack={order.heldBack} />
            <ConfirmationNote order={order} />
          </div>
          <KnownOrder order={order} />
        </>
      )}
    </Page>
  )
}

function KnownOrder({ order }: { order: WholeOrder }) {
  const { t } = useTranslation()
  return (
    <OrderDocket
      order={order}
      heading="h1"
      actions={
        <>
          <OrderAgain order={order} />
          <Button look="secondary" icon="print" onClick={() => window.print()}>
            {t('orders.print')}
          </Button>
          <SaveConfirmation number={order.number} />
          <AddToCalendar order={order} />
          <ChangeOrder order={order} />
          <CancelOrder order={order} />
          <AskAboutOrder order={order} />
        </>
      }
      aside={<OrderPapers order={order} />}
    >
      <OrderTotals order={order} />
      <OrderChange order={order} />
      <EmptiesSummary order={order} />
    </OrderDocket>
  )
}

function OrderSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton height={560} radius={0} />
    </div>
  )
}

/** The way to a ticket that names the order: something was short, damaged or wrong. */
function AskAboutOrder({ order: { number, status, goods } }: { order: WholeOrder }) {
  const { t } = useTranslation()
  const may = usePermission()
  if (!may('Support')) return null
  return (
    <LinkButton to={PATHS.tickets} search={{ write: 'yes', order: number }} look="secondary" icon="warning">
      {t(hasArrived(status) && goods !== 'empties' ? 'orders.askDelivered' : 'orders.ask')}
    </LinkButton>
  )
}
