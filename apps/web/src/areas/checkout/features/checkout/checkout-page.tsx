import type { SessionUser, ShipToPermission } from '@fust/contract/rest'
import { useWatch } from 'react-hook-form'
import { useTranslation } from '../../../../i18n/index.ts'
import { useAfterFirstPaint } from '../../../../lib/page/use-after-first-paint.ts'
import { useArrived } from '../../../../lib/server/use-arrived.ts'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { FaultSummary } from '../../../../ui/form/fault-summary.tsx'
import { Form, Submit } from '../../../../ui/form/form.tsx'
import { onDemand } from '../../../../ui/on-demand.tsx'
import { Page, PageHead } from '../../../../ui/page.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { UnknownState } from '../../../../ui/states.tsx'
import { useOnline } from '../../../../ui/use-online.ts'
import { AwaitingPayment } from '../../../../awaiting-payment/index.ts'
import { BudgetOfCart } from '../../../../budget/index.ts'
import {
  CartCoupons,
  DocketInReach,
  EmptyCart,
  ReplacesNote,
  ToCatalogue,
  useCart,
  useCartRefusal,
  useCartTotals,
  useIsCartUnderWay,
  type CartView,
} from '../../../../cart/index.ts'
import { useDeliveryPlan, useKeepDelivery } from '../../../../delivery/index.ts'
import { useSelectedShipTo, useSession } from '../../../../session/index.ts'
import { useTankRefusal } from '../../../../tank/index.ts'
import { useCheckoutDraft, type CheckoutDraft } from './checkout-draft.ts'
import { CheckoutGoods } from './checkout-goods.tsx'
import css from './checkout-page.module.css'
import { CheckoutSection, DeliverySection, PaymentSection, ReferenceSection } from './checkout-sections.tsx'
import { isField, placeRefusalOf } from './place-refusal.ts'
import { CHECKOUT_FIELDS, isMissing, reviewCheckout } from './review-checkout.ts'
import { useHours } from './use-hours.ts'
import { usePlacing } from './use-placing.ts'

/** The last look at an order, when it shall come, and the button that places it. */
export function CheckoutPage() {
  const { t } = useTranslation()
  const { user } = useSession()
  const { shipTo } = useSelectedShipTo()
  const asked = useCart({ isWatched: true })
  const cart = useArrived(asked.data)
  return (
    <Page>
      <AwaitingPayment />
      <PageHead title={t('titles.checkout')} />
      <UnknownState query={asked} skeleton={<CheckoutSkeleton />} />
      {cart?.lines.length === 0 && <EmptyCart action={<ToCatalogue />} />}
      {cart && cart.lines.length > 0 && user && shipTo && (
        <CheckoutForm key={`${cart.id} ${shipTo.shipToId}`} cart={cart} user={user} shipTo={shipTo} />
      )}
    </Page>
  )
}

// Most orders are placed at once. It is there before it is wanted: what it says may be that nobody answers.
const PlaceNotice = onDemand(async () => (await import('./place-notice.tsx')).PlaceNotice)

type Props = { cart: CartView; user: SessionUser; shipTo: ShipToPermission }

/** What has to be known before an order is placed, what it costs, and the button that places it. */
function CheckoutForm({ cart, user, shipTo }: Props) {
  const { t } = useTranslation()
  const isOnline = useOnline()
  useAfterFirstPaint(true, PlaceNotice.preload)
  const totals = useCartTotals()(cart)
  const tankRefusal = useTankRefusal(cart)
  const cartRefusal = useCartRefusal()(cart) ?? tankRefusal
  const isUnderWay = useIsCartUnderWay()
  const plan = useDeliveryPlan(shipTo)
  useKeepDelivery(shipTo, plan)
  const hours = useHours(shipTo.shipToId)
  const { form, forget } = useCheckoutDraft(cart, (written) =>
    reviewCheckout({
      ...written,
      method: plan.isMethodGone ? null : plan.method,
      date: plan.date,
      isDatePassed: plan.isPassed,
      isDateUnavailable: plan.isDayGone,
      hours: hours.holding(written.hours).value,
      hasHours: hours.offered.length > 0,
      paymentCode: plan.payment?.code ?? '',
    }),
  )
  const isUnseen = useWatch({ control: form.control, name: 'isUnseen' })
  const placing = usePlacing({
    cart,
    user,
    shipToId: shipTo.shipToId,
    isUnseen,
    onUnseen: (is) => form.setValue('isUnseen', is),
    onPlaced: forget,
  })
  const onSubmit = async (written: CheckoutDraft) => {
    const { method, date, payment } = plan
    const between = hours.between(written.hours)
    if (!method || !date || !payment || !between) return
    const refusal = await placing.place({ ...written, method, date, hours: between, payment })
    if (!refusal) return
    const { next } = placeRefusalOf(refusal)
    if (isField(next)) form.setError(next, { message: refusal.reason })
  }
  const words = (reason: string) => {
    const { refusal } = placing
    const { key, details } = placeRefusalOf(refusal?.reason === reason ? refusal : { reason })
    return details ? `${t(key)} (${details})` : t(key)
  }
  const isUnknown = [plan.retryDays, plan.retryPayments, hours.retry].some(Boolean)
  const whyNot = cartRefusal ?? (isUnknown ? t('checkout.unknown') : undefined)
  const isLookingUp = plan.isPending || hours.isPending
  const waitsFor = placing.isPlacing
    ? 'checkout.placingUnderWay'
    : isUnderWay
      ? 'checkout.changeUnderWay'
      : isLookingUp
        ? 'checkout.lookingUp'
        : undefined
  const isIncomplete = Object.values(form.formState.errors).some(({ message }) => isMissing(String(message)))

  return (
    <Form
      form={form}
      fields={CHECKOUT_FIELDS}
      words={words}
      onSubmit={onSubmit}
      label={t('titles.checkout')}
      className={css.columns}
    >
      <div className={css.fields}>
        <ReplacesNote cart={cart} />
        <FaultSummary title={isIncomplete && t('messages.fields-missing')} />
        {(placing.refusal ?? placing.silence) && <PlaceNotice refusal={placing.refusal} silence={placing.silence} />}
        <DeliverySection shipTo={shipTo} plan={plan} cart={cart} hours={hours} />
        <ReferenceSection />
        <PaymentSection plan={plan} cart={cart} shipTo={shipTo} />
        <CheckoutSection title={t('checkout.confirmation')}>
          <Checkbox label={t('checkout.confirmTo', { email: user.email })} {...form.register('isConfirmedByEmail')} />
        </CheckoutSection>
      </div>
      <div className={css.summary}>
        <CheckoutGoods cart={cart} />
        <BudgetOfCart shipToId={shipTo.shipToId} cart={cart} />
        <div className={css.docket}>
          <DocketInReach totals={totals} coupons={<CartCoupons cart={cart} />}>
            <Submit
              wide
              loading={waitsFor !== undefined}
              loadingReason={waitsFor && t(waitsFor)}
              refusal={isOnline ? whyNot : t('checkout.offline')}
            >
              {t(plan.payment?.isOnline ? 'checkout.placeAndPay' : 'checkout.placeOrder')}
            </Submit>
          </DocketInReach>
        </div>
      </div>
    </Form>
  )
}

function CheckoutSkeleton() {
  return (
    <div className={css.columns} aria-busy="true">
      <Skeleton height={640} />
      <Skeleton height={520} radius={0} />
    </div>
  )
}
