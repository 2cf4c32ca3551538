import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { formatMoney, formatTime } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/index.ts'
import { leaveFor } from '../../../../lib/page/leave-for.ts'
import { useArrived } from '../../../../lib/server/use-arrived.ts'
import { PATHS } from '../../../../paths.ts'
import {
  giveUpPayment,
  isUnderWay,
  paymentQuery,
  startPayment,
  useRefreshAfterPayment,
  type PaymentStanding,
} from '../../../../awaiting-payment/index.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Docket } from '../../../../ui/docket.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { Logo } from '../../../../ui/logo.tsx'
import { Spinner } from '../../../../ui/progress.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { EmptyState, UnknownState } from '../../../../ui/states.tsx'
import { useFaultToast } from '../../../../ui/use-fault-toast.ts'
import css from './payment-page.module.css'

/** Where an online payment begins, and where whoever paid comes back to (RTE-54). */
export function PaymentPage() {
  const { t } = useTranslation()
  const { payment_token: token = '' } = useSearch({ from: PATHS.payment })
  const asked = useQuery({ ...paymentQuery(token), enabled: token !== '' })
  const standing = useArrived(token === '' ? null : asked.data)
  useLeavesWhenPaid(standing ?? undefined)
  return (
    <main className={css.page} id="content" tabIndex={-1}>
      <Docket className={css.docket}>
        <p className={css.brand}>
          <Logo on="paper" />
        </p>
        {standing === undefined && <h1 className={css.title}>{t('titles.payment')}</h1>}
        {token !== '' && <UnknownState query={asked} skeleton={<PaymentSkeleton />} />}
        {standing === null && <UnknownPayment />}
        {standing && (
          <>
            <p className={css.number}>{t('orders.order', { number: standing.orderNumber })}</p>
            <Standing standing={standing} token={token} />
          </>
        )}
      </Docket>
    </main>
  )
}

/** What is paid is thanked for; what became of goods and cart on the way is read anew. */
function useLeavesWhenPaid(standing: PaymentStanding | undefined): void {
  const refresh = useRefreshAfterPayment()
  const navigate = useNavigate()
  const { status, orderNumber: order, isGivenUp = false } = standing ?? {}
  useEffect(() => {
    if (status === undefined) return
    void refresh()
    if (status === 'PAID' && !isGivenUp) void navigate({ to: PATHS.thanks, search: { order }, replace: true })
  }, [refresh, navigate, status, order, isGivenUp])
}

type Props = { standing: PaymentStanding; token: string }

function Standing({ standing, token }: Props) {
  const { t } = useTranslation()
  const { status, amountCents, isGivenUp, isCartReturned } = standing
  if (status === 'PAID' && !isGivenUp) return <Told title={t('payment.paid')} busy />
  if (isUnderWay(standing)) return <Waiting standing={standing} token={token} />
  if (status === 'REFUNDED' || status === 'PAID')
    return (
      <Told title={t('payment.returned')} ways={<WaysOn {...standing} />}>
        {t('payment.returnedText', { amount: formatMoney(amountCents) })}
      </Told>
    )
  return (
    <Told title={t(ENDED[status] ?? 'payment.failed')} ways={<WaysOn {...standing} />}>
      {t(isCartReturned ? 'payment.cartBack' : 'payment.cartGone')}
    </Told>
  )
}

const ENDED: Partial<Record<PaymentStanding['status'], 'payment.canceled' | 'payment.expired'>> = {
  CANCELED: 'payment.canceled',
  EXPIRED: 'payment.expired',
}

function WaysOn({ isCartReturned, orderNumber: number }: PaymentStanding) {
  const { t } = useTranslation()
  return isCartReturned ? (
    <>
      <LinkButton to={PATHS.checkout}>{t('payment.toCheckout')}</LinkButton>
      <LinkButton to={PATHS.cart} look="secondary">
        {t('payment.toCart')}
      </LinkButton>
    </>
  ) : (
    <>
      <LinkButton to={PATHS.order} params={{ number }}>
        {t('payment.toOrder')}
      </LinkButton>
      <LinkButton to={PATHS.home} look="quiet">
        {t('errors.toHome')}
      </LinkButton>
    </>
  )
}

/** Not paid yet: how to pay, until when, and how to give it up; what is under way already is waited for. */
function Waiting({ standing, token }: Props) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const tellFault = useFaultToast()
  const [busy, setBusy] = useState<'pay' | 'give-up'>()
  const [isUnanswered, setUnanswered] = useState(false)
  const { status, amountCents, payUrl, payUntil, cartId } = standing
  const amount = formatMoney(amountCents)
  if (status === 'PENDING' || status === 'AUTHORIZED')
    return (
      <Told title={t('payment.underWay')} busy>
        {t('payment.underWayText', { amount })}
      </Told>
    )

  const pay = async () => {
    setBusy('pay')
    setUnanswered(false)
    const url = payUrl ?? (await startPayment(token).catch(() => null))
    const stay = () => {
      setBusy(undefined)
      void client.invalidateQueries({ queryKey: paymentQuery(token).queryKey })
    }
    if (url) return leaveFor(url, stay)
    setUnanswered(true)
    return stay()
  }
  const giveUp = async () => {
    setBusy('give-up')
    await giveUpPayment(cartId).catch((fault: unknown) => tellFault(fault, t('payment.giveUpFailed')))
    await client.invalidateQueries({ queryKey: paymentQuery(token).queryKey })
    setBusy(undefined)
  }
  return (
    <Told
      title={t('payment.waiting')}
      ways={
        <>
          <Button loading={busy === 'pay'} onClick={() => void pay()}>
            {t('payment.pay', { amount })}
          </Button>
          <Button look="secondary" loading={busy === 'give-up'} onClick={() => void giveUp()}>
            {t('payment.giveUp')}
          </Button>
        </>
      }
    >
      {payUntil && t('payment.waitingText', { time: formatTime(new Date(payUntil)) })}
      {isUnanswered && (
        <Banner tone="bad" live>
          {t('payment.unanswered')}
        </Banner>
      )}
    </Told>
  )
}

type ToldProps = { title: string; children?: ReactNode; ways?: ReactNode; busy?: boolean }

function Told({ title, children, ways, busy }: ToldProps) {
  return (
    <>
      <div aria-live="polite" className={css.told}>
        <h1 className={css.title}>{title}</h1>
        {busy && <Spinner size={28} />}
        {children && <div className={css.text}>{children}</div>}
      </div>
      {ways && <div className={css.ways}>{ways}</div>}
    </>
  )
}

/** No payment of this token is this person's to see. */
function UnknownPayment() {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon="search"
      title={t('payment.unknown')}
      titleAs="h1"
      action={<LinkButton to={PATHS.orderHistory}>{t('orders.toHistory')}</LinkButton>}
    >
      {t('payment.unknownHint')}
    </EmptyState>
  )
}

function PaymentSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton height={140} />
    </div>
  )
}
