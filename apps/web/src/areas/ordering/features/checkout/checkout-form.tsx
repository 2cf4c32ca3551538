import type { SessionUser, ShipToPermission } from '@fust/contract/rest'
import { useTranslation } from '../../../../i18n/index.ts'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { FaultSummary } from '../../../../ui/form/fault-summary.tsx'
import { Form, Submit } from '../../../../ui/form/form.tsx'
import { useOnline } from '../../../../ui/use-online.ts'
import { CartCoupons, DocketInReach, useCartRefusal, useCartTotals, type CartView } from '../../../../cart/index.ts'
import { useDeliveryPlan, useKeepDelivery } from '../../../../delivery/index.ts'
import { useCheckoutDraft, type CheckoutDraft } from './checkout-draft.ts'
import { CheckoutGoods } from './checkout-goods.tsx'
import css from './checkout-page.module.css'
import { CheckoutSection, PaymentSection, ReferenceSection } from './checkout-sections.tsx'
import { DeliverySection } from './delivery-section.tsx'
import { PlaceNotice } from './place-notice.tsx'
import { isField, placeRefusalOf } from './place-refusal.ts'
import { isMissing, reviewCheckout } from './review-checkout.ts'
import { useHours } from './use-hours.ts'
import { usePlacing } from './use-placing.ts'

type Props = { cart: CartView; user: SessionUser; shipTo: ShipToPermission }

/** What has to be known before an order is placed, what it costs, and the button that places it. */
export function CheckoutForm({ cart, user, shipTo }: Props) {
  const { t } = useTranslation()
  const isOnline = useOnline()
  const totals = useCartTotals()(cart)
  const cartRefusal = useCartRefusal()(cart)
  const plan = useDeliveryPlan(shipTo)
  useKeepDelivery(shipTo, plan)
  const hours = useHours(shipTo.shipToId)
  const { form, draft } = useCheckoutDraft(cart, (written) =>
    reviewCheckout({
      ...written,
      method: plan.method,
      date: plan.date,
      isDatePassed: plan.isPassed,
      hours: hours.holding(written.hours).value,
      hasHours: hours.offered.length > 0,
      paymentCode: plan.payment?.code ?? '',
    }),
  )
  const placing = usePlacing({
    cart,
    user,
    shipToId: shipTo.shipToId,
    isUnseen: draft.isUnseen,
    onUnseen: (isUnseen) => form.setValue('isUnseen', isUnseen),
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
  const isIncomplete = Object.values(form.formState.errors).some(({ message }) => isMissing(String(message)))

  return (
    <Form form={form} words={words} onSubmit={onSubmit} label={t('titles.checkout')} className={css.columns}>
      <div className={css.fields}>
        <FaultSummary title={isIncomplete && t('messages.fields-missing')} />
        <PlaceNotice refusal={placing.refusal} silence={placing.silence} />
        <DeliverySection shipTo={shipTo} plan={plan} goods={cart.goods} hours={hours} />
        <ReferenceSection />
        <PaymentSection plan={plan} />
        <CheckoutSection title={t('checkout.confirmation')}>
          <Checkbox label={t('checkout.confirmTo', { email: user.email })} {...form.register('isConfirmedByEmail')} />
        </CheckoutSection>
      </div>
      <div className={css.summary}>
        <CheckoutGoods cart={cart} />
        <DocketInReach totals={totals} coupons={<CartCoupons cart={cart} />}>
          <Submit
            wide
            loading={placing.isPlacing || plan.isPending || hours.isPending}
            refusal={isOnline ? whyNot : t('checkout.offline')}
          >
            {t('checkout.placeOrder')}
          </Submit>
        </DocketInReach>
      </div>
    </Form>
  )
}
