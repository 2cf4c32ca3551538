import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import type { OrdersAwaitingPaymentQuery } from '../gql/graphql.ts'
import { formatMoney, formatTime } from '../i18n/format.ts'
import { useTranslation } from '../i18n/index.ts'
import { centsOf } from '../lib/market/cents.ts'
import { instantOf } from '../lib/market/market-time.ts'
import { leaveFor } from '../lib/page/leave-for.ts'
import { PATHS } from '../paths.ts'
import { Banner, type BannerProps } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx'
import { useFaultToast } from '../ui/use-fault-toast.ts'
import { giveUpPayment, isPaymentMade, paymentQuery, startPayment } from './api/payment-calls.ts'
import css from './awaiting-payment-notice.module.css'
import { useRefreshAfterPayment } from './use-refresh-after-payment.ts'

type AwaitingOrder = OrdersAwaitingPaymentQuery['ordersAwaitingPayment'][number]

/** Orders that wait for a payment, each with the way to pay or cancel it; one that waits no more says what became of it. */
export function AwaitingPaymentNotice({ orders }: { orders: readonly AwaitingOrder[] }) {
  const [shown, setShown] = useState(orders)
  const added = orders.filter((order) => !shown.some((one) => one.payment_token === order.payment_token))
  if (added.length > 0) setShown([...shown, ...added])
  return (
    <div className={css.orders}>
      {shown.map((order) => {
        const now = orders.find((one) => one.payment_token === order.payment_token)
        return (
          <section key={order.payment_token} aria-label={order.order_number}>
            {now && !now.is_given_up ? <Waiting order={now} /> : <Ended order={order} />}
          </section>
        )
      })}
    </div>
  )
}

function Waiting({ order }: { order: AwaitingOrder }) {
  const { t } = useTranslation()
  const [isLeaving, setLeaving] = useState(false)
  const [isUnanswered, setUnanswered] = useState(false)
  const refresh = useRefreshAfterPayment()
  const { order_number: number, payment_token: token, pay_until: until } = order
  if (order.payment_status === 'PENDING' || order.payment_status === 'AUTHORIZED')
    return <Notice tone="info">{t('awaitingPayment.underWay', { number })}</Notice>

  const pay = async () => {
    setLeaving(true)
    setUnanswered(false)
    const url = await startPayment(token).catch(() => null)
    const stay = () => {
      setLeaving(false)
      void refresh()
    }
    if (url) return leaveFor(url, stay)
    setUnanswered(true)
    return stay()
  }
  return (
    <Notice
      tone="warn"
      title={t('awaitingPayment.title', { number })}
      ways={
        <>
          <Button small loading={isLeaving} onClick={() => void pay()}>
            {t('orders.paying.pay')}
          </Button>
          {order.is_own ? <Cancel order={order} /> : <ToOrder number={number} />}
        </>
      }
    >
      {until &&
        t('awaitingPayment.text', {
          amount: formatMoney(centsOf(order.amount.value)),
          time: formatTime(new Date(instantOf(until))),
        })}
      {isUnanswered && (
        <p role="alert" className={css.fault}>
          {t('awaitingPayment.unanswered')}
        </p>
      )}
    </Notice>
  )
}

/** Gives the order up; asked once, since it does not come back. */
function Cancel({ order: { order_number: number, cart_id: cartId } }: { order: AwaitingOrder }) {
  const { t } = useTranslation()
  const tellFault = useFaultToast()
  const refresh = useRefreshAfterPayment()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const cancel = async () => {
    setBusy(true)
    await giveUpPayment(cartId ?? '').catch((fault: unknown) => {
      // It was paid in the meantime: the notice says so.
      if (!isPaymentMade(fault)) tellFault(fault, t('awaitingPayment.cancelFailed'))
    })
    await refresh()
    setBusy(false)
    setAsking(false)
  }
  return (
    <>
      <Button small look="secondary" onClick={() => setAsking(true)}>
        {t('awaitingPayment.cancel')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('awaitingPayment.cancelTitle', { number })}
        yes={t('awaitingPayment.cancel')}
        no={t('awaitingPayment.cancelNo')}
        busy={isBusy}
        onYes={() => void cancel()}
        onNo={() => setAsking(false)}
      >
        {t('awaitingPayment.cancelText')}
      </ConfirmDialog>
    </>
  )
}

/** Paid, or not paid: its goods are in the cart again then, where that was empty. */
function Ended({ order: { order_number: number, payment_token: token } }: { order: AwaitingOrder }) {
  const { t } = useTranslation()
  const { data: standing } = useQuery({ ...paymentQuery(token), staleTime: Number.POSITIVE_INFINITY })
  const refresh = useRefreshAfterPayment()
  const status = standing?.status
  useEffect(() => {
    if (status !== undefined) void refresh()
  }, [status, refresh])
  if (!standing) return null
  if (!standing.isGivenUp)
    return (
      <Notice tone="ok" ways={<ToOrder number={number} />}>
        {t('awaitingPayment.paid', { number })}
      </Notice>
    )
  if (standing.status === 'REFUNDED' || standing.status === 'PAID')
    return (
      <Notice tone="info" ways={<ToOrder number={number} />}>
        {t('awaitingPayment.returned', { number })}
      </Notice>
    )
  if (!standing.isCartReturned)
    return (
      <Notice tone="warn" ways={<ToOrder number={number} />}>
        {t('awaitingPayment.cartGone', { number })}
      </Notice>
    )
  return (
    <Notice
      tone="warn"
      ways={
        <LinkButton small look="secondary" to={PATHS.cart}>
          {t('messages.go-to-cart')}
        </LinkButton>
      }
    >
      {t('awaitingPayment.cartBack', { number })}
    </Notice>
  )
}

function ToOrder({ number }: { number: string }) {
  const { t } = useTranslation()
  return (
    <LinkButton small look="secondary" to={PATHS.order} params={{ number }}>
      {t('awaitingPayment.toOrder')}
    </LinkButton>
  )
}

type NoticeProps = Pick<BannerProps, 'tone' | 'children'> & { title?: string; ways?: ReactNode }

function Notice({ tone, title, children, ways }: NoticeProps) {
  return (
    <Banner tone={tone} live>
      <div className={css.notice}>
        <div>
          {title && <strong className={css.title}>{title}</strong>}
          <div>{children}</div>
        </div>
        {ways && <div className={css.ways}>{ways}</div>}
      </div>
    </Banner>
  )
}
