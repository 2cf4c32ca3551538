import type { SessionUser, ShipToPermission } from '@fust/contract/rest'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../i18n/index.ts'
import type { CartView } from '../cart/index.ts'
import { useDeliveryPlan, useStartOrder } from '../delivery/index.ts'
import { customerTypeAt } from '../product/index.ts'
import { deliveryHoursQuery } from './api/delivery-hours-query.ts'
import css from './checkout-page.module.css'
import { chosenHours } from './chosen-hours.ts'
import { CheckoutSummary } from './checkout-summary.tsx'
import { ConfirmationSection } from './confirmation-section.tsx'
import { DeliverySection } from './delivery-section.tsx'
import { FaultSummary } from './fault-summary.tsx'
import { PaymentSection } from './payment-section.tsx'
import { PlaceNotice } from './place-notice.tsx'
import { ReferenceSection } from './reference-section.tsx'
import { reviewCheckout } from './review-checkout.ts'
import { useCheckoutDraft } from './use-checkout-draft.ts'
import { usePlacing } from './use-placing.ts'
import { useUsualHours } from './use-usual-hours.ts'

type Props = { cart: CartView; user: SessionUser; shipTo: ShipToPermission }

/** What has to be known before an order is placed, beside what it costs. */
export function CheckoutForm({ cart, user, shipTo }: Props) {
  const { t } = useTranslation()
  const customerType = customerTypeAt(shipTo)
  const plan = useDeliveryPlan(shipTo.shipToId, customerType, cart)
  useStartOrder(shipTo, plan, cart)
  const hours = useQuery(deliveryHoursQuery(shipTo.shipToId))
  const usualHours = useUsualHours(shipTo.shipToId)
  const { draft, change } = useCheckoutDraft(cart.id, {
    title: cart.customerOrderNumber ?? '',
    note: cart.noteForDriver ?? '',
  })
  const [isReviewed, setReviewed] = useState(false)

  const offered = hours.data ?? []
  const payment = plan.payments.find(({ code }) => code === draft.paymentCode) ?? plan.payment
  const hour = hours.data ? chosenHours(draft.hours, offered, usualHours(offered)) : { value: draft.hours, dropped: '' }
  const faults = reviewCheckout({
    ...draft,
    method: plan.method,
    date: plan.date,
    isDatePassed: plan.isPassed,
    hours: hour.value,
    hasHours: offered.length > 0,
    paymentCode: payment?.code ?? '',
  })
  const shown = isReviewed ? faults : {}
  const placing = usePlacing({
    cart,
    user,
    shipToId: shipTo.shipToId,
    isUnseen: draft.isUnseen,
    onUnseen: (isUnseen) => change({ isUnseen }),
  })
  const place = () => {
    setReviewed(true)
    if (Object.keys(faults).length > 0 || !plan.method || !plan.date || !payment) return
    const [from = '', to = ''] = hour.value.split('-')
    placing.place({ ...draft, method: plan.method, date: plan.date, hours: { from, to }, payment })
  }

  return (
    <div className={css.columns}>
      <form
        className={css.form}
        noValidate
        aria-label={t('titles.checkout')}
        onSubmit={(event) => event.preventDefault()}
      >
        <FaultSummary faults={shown} />
        <PlaceNotice refusal={placing.refusal} silence={placing.silence} />
        <DeliverySection
          shipTo={shipTo}
          customerType={customerType}
          plan={plan}
          kind={cart.kind}
          hours={{ offered, isPending: hours.isPending, ...hour, onChange: (next) => change({ hours: next }) }}
          draft={draft}
          faults={shown}
          onChange={change}
        />
        <ReferenceSection draft={draft} faults={shown} onChange={change} />
        <PaymentSection
          payments={plan.payments}
          value={payment?.code}
          faults={shown}
          onChange={(paymentCode) => change({ paymentCode })}
        />
        <ConfirmationSection email={user.email} draft={draft} onChange={change} />
      </form>
      <CheckoutSummary cart={cart} isBusy={placing.isPlacing || plan.isPending || hours.isPending} onPlace={place} />
    </div>
  )
}
