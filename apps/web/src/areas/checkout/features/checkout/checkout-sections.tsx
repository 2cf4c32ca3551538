import type { ShipToPermission } from '@fust/contract/rest'
import type { CalendarDate } from '@fust/domain/calendar'
import { NOTE_MAXIMUM_CHARACTERS, TITLE_MAXIMUM_CHARACTERS } from '@fust/domain/order'
import { asOneLine, characterCount } from '@fust/domain/text'
import { useId, type ReactNode } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import type { CartView } from '../../../../cart/index.ts'
import {
  DeliveryDayPicker,
  picksDay,
  PlanDayNote,
  TransportOffer,
  useMethodLabel,
  type DeliveryPlan,
} from '../../../../delivery/index.ts'
import { useTranslation } from '../../../../i18n/index.ts'
import { customerTypeAt } from '../../../../product/index.ts'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { RadioGroup } from '../../../../ui/form/radio-group.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { onDemand } from '../../../../ui/on-demand.tsx'
import { Select } from '../../../../ui/select/select.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { FailedPart } from '../../../../ui/states.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import type { CheckoutDraft } from './checkout-draft.ts'
import css from './checkout-page.module.css'
import { hoursText, type Hours } from './use-hours.ts'

export function CheckoutSection({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId()
  return (
    <section className={css.section} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  )
}

type DeliveryProps = {
  shipTo: ShipToPermission
  plan: DeliveryPlan
  cart: CartView
  hours: Hours
}

// What only POS materials need.
const PosmDelivery = onDemand(
  async () => (await import('../posm-delivery/index.ts')).PosmDelivery,
  <Skeleton height={240} />,
)

/** Where it goes, on which day and at what time. */
export function DeliverySection({ shipTo, plan, cart, hours }: DeliveryProps) {
  const { t } = useTranslation()
  const { register, clearErrors } = useFormContext<CheckoutDraft>()
  const labelOf = useMethodLabel()
  const { goods } = cart
  const transport = plan.method && labelOf(plan.method, plan.methods)
  return (
    <CheckoutSection title={t('checkout.delivery')}>
      {goods === 'posm' ? (
        <PosmDelivery shipTo={shipTo} cart={cart} transport={transport} />
      ) : (
        <div className={css.address}>
          <Icon name="pin" size={20} />
          <div>
            <strong>{shipTo.shipToName}</strong>
            <span className={css.detail}>{shipTo.shipToAddress}</span>
            {goods !== 'tank' && <span className={css.transport}>{transport}</span>}
          </div>
        </div>
      )}
      <TransportOffer
        plan={plan}
        onTake={(method) => {
          // That none was chosen is said at the day.
          clearErrors('date')
          plan.chooseMethod(method)
        }}
      />
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
      <PlanDayNote plan={plan} onTake={choose} />
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

/** The buyer's own title for the order, and what the driver has to know. */
export function ReferenceSection() {
  const { t } = useTranslation()
  return (
    <CheckoutSection title={t('checkout.words')}>
      <CountedField
        name="title"
        label={t('checkout.title')}
        hint={t('checkout.titleHint')}
        maximum={TITLE_MAXIMUM_CHARACTERS}
      />
      <CountedField
        name="note"
        label={t('checkout.note')}
        hint={t('checkout.noteHint')}
        maximum={NOTE_MAXIMUM_CHARACTERS}
      />
    </CheckoutSection>
  )
}

/** Closer than this to the limit of a text it is also said aloud. */
const NEAR = 10

type CountedFieldProps = { name: 'title' | 'note'; label: string; hint: string; maximum: number }

/** A line of text with a limit, counted as people see characters. More is kept and said, not cut off. */
function CountedField({ name, label, hint, maximum }: CountedFieldProps) {
  const { t } = useTranslation()
  const { field } = useController<CheckoutDraft, 'title' | 'note'>({ name })
  const count = characterCount(field.value)
  return (
    <TextField
      {...field}
      label={label}
      hint={hint}
      autoComplete="off"
      onChange={(event) => field.onChange(asOneLine(event.target.value))}
      after={
        <span className={css.count} data-over={count > maximum || undefined}>
          <span aria-hidden="true">
            {count}/{maximum}
          </span>
          <output>
            <VisuallyHidden>
              {count > maximum - NEAR ? t('checkout.charactersLeft', { count: maximum - count }) : ''}
            </VisuallyHidden>
          </output>
        </span>
      }
    />
  )
}

// Most breweries give no credit that is told here.
const PayerCredit = onDemand(async () => (await import('./payer-credit.tsx')).PayerCredit)

type PaymentProps = { plan: DeliveryPlan; cart: Pick<CartView, 'money'>; shipTo: Pick<ShipToPermission, 'shipToId'> }

/** How it is paid; on account, with what who pays may still owe. */
export function PaymentSection({
  plan: { payments, payment, choosePayment, retryPayments },
  cart: { money },
  shipTo: { shipToId },
}: PaymentProps) {
  const { t } = useTranslation()
  const { clearErrors } = useFormContext<CheckoutDraft>()
  const choose = (code: string) => {
    // What was wrong was wrong with the way before.
    clearErrors('payment')
    choosePayment(code)
  }
  return (
    <CheckoutSection title={t('checkout.payment')}>
      {retryPayments ? (
        <FailedPart text={t('checkout.paymentUnknown')} onRetry={retryPayments} />
      ) : (
        <RadioGroup
          name="payment"
          label={t('checkout.payment')}
          labelHidden
          options={payments.map(({ code, title }) => ({ value: code, label: title }))}
          value={payment?.code}
          onChange={choose}
        />
      )}
      {payment && !payment.isOnline && <PayerCredit shipToId={shipToId} orderCents={money.totalCents} />}
    </CheckoutSection>
  )
}
