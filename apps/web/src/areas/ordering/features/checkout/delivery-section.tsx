import type { ShipToPermission } from '@fust/contract/rest'
import type { CalendarDate } from '@fust/domain/calendar'
import { useController, useFormContext } from 'react-hook-form'
import { useTranslation } from '../../../../i18n/index.ts'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { FailedPart } from '../../../../ui/states.tsx'
import {
  DeliveryDayPicker,
  NextDayOffer,
  picksDay,
  PlanCutOff,
  useMethodLabel,
  type DeliveryPlan,
} from '../../../../delivery/index.ts'
import { GoodsAddresses, type CartView } from '../../../../cart/index.ts'
import { customerTypeAt } from '../../../../product/index.ts'
import type { CheckoutDraft } from './checkout-draft.ts'
import css from './checkout-page.module.css'
import { CheckoutSection } from './checkout-sections.tsx'
import { hoursText, type Hours } from './use-hours.ts'

type Props = {
  shipTo: ShipToPermission
  plan: DeliveryPlan
  cart: Pick<CartView, 'goods' | 'addresses'>
  hours: Hours
}

/** Where it goes, on which day and at what time. */
export function DeliverySection({ shipTo, plan, cart: { goods, addresses }, hours }: Props) {
  const { t } = useTranslation()
  const { register } = useFormContext<CheckoutDraft>()
  const labelOf = useMethodLabel()
  return (
    <CheckoutSection title={t('checkout.delivery')}>
      <div className={css.address}>
        <Icon name="pin" size={20} />
        <div>
          {addresses.length > 0 ? (
            <GoodsAddresses addresses={addresses} />
          ) : (
            <>
              <strong>{shipTo.shipToName}</strong>
              <span className={css.detail}>{shipTo.shipToAddress}</span>
            </>
          )}
          {goods !== 'tank' && (
            <span className={css.transport}>{plan.method && labelOf(plan.method, plan.methods)}</span>
          )}
        </div>
      </div>
      <div className={css.pair}>
        <DayField plan={plan} picks={picksDay(customerTypeAt(shipTo))} />
        <HoursField hours={hours} />
      </div>
      <div className={css.checks}>
        <Checkbox label={t('checkout.afterSix')} {...register('isAfterSix')} />
        {goods === 'beer' && <Checkbox label={t('checkout.onPallet')} {...register('isOnPallet')} />}
      </div>
    </CheckoutSection>
  )
}

function DayField({ plan, picks }: { plan: DeliveryPlan; picks: boolean }) {
  const { t } = useTranslation()
  const { clearErrors } = useFormContext<CheckoutDraft>()
  const choose = (date: CalendarDate) => {
    // What was wrong was wrong with the day before.
    clearErrors('date')
    plan.chooseDate(date)
  }
  if (plan.retryDays) return <FailedPart text={t('delivery.unknown')} onRetry={plan.retryDays} />
  return (
    <div className={css.day}>
      <Field name="date" label={t('delivery.day')}>
        {(control) => (
          <DeliveryDayPicker
            control={control}
            date={plan.date}
            isPending={plan.isPending}
            today={plan.today}
            review={plan.review}
            onChange={picks ? choose : undefined}
          />
        )}
      </Field>
      <PlanCutOff plan={plan} />
      {plan.nextDate && <NextDayOffer date={plan.nextDate} onTake={choose} />}
    </div>
  )
}

/** Between which hours the truck comes; nothing where it is not chosen. */
function HoursField({ hours: { offered, isPending, retry, holding } }: { hours: Hours }) {
  const { t } = useTranslation()
  const { field } = useController<CheckoutDraft, 'hours'>({ name: 'hours' })
  if (isPending) return <Skeleton height={78} />
  if (retry) return <FailedPart text={t('checkout.hoursUnknown')} onRetry={retry} />
  if (offered.length === 0) return null
  const { value, dropped } = holding(field.value)
  return (
    <Select
      name={field.name}
      label={t('checkout.hours')}
      options={offered.map(({ from, to }) => ({
        value: hoursText({ from, to }),
        label: t('checkout.between', { from, to }),
      }))}
      value={value || undefined}
      error={dropped ? t('checkout.hoursDropped', fromTo(dropped)) : undefined}
      onChange={field.onChange}
    />
  )
}

function fromTo(hours: string): { from: string; to: string } {
  const [from = '', to = ''] = hours.split('-')
  return { from, to }
}
