import type { ShipToPermission } from '@fust/contract/rest'
import type { CustomerType } from '@fust/domain/access'
import type { OrderKind } from '@fust/domain/order'
import { useTranslation } from '../../i18n/index.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldError } from '../../ui/field-error.tsx'
import { Icon } from '../../ui/icon.tsx'
import {
  DeliveryDayPicker,
  NextDayOffer,
  picksDay,
  PlanCutOff,
  useMethodLabel,
  type DeliveryPlan,
} from '../delivery/index.ts'
import type { CheckoutDraft } from './checkout-draft.ts'
import css from './checkout-page.module.css'
import { CheckoutSection } from './checkout-section.tsx'
import { HoursField, type HoursChoice } from './hours-field.tsx'
import type { CheckoutFaults } from './review-checkout.ts'

type Props = {
  shipTo: ShipToPermission
  customerType: CustomerType
  plan: DeliveryPlan
  kind: OrderKind | null
  hours: HoursChoice
  draft: CheckoutDraft
  faults: CheckoutFaults
  onChange: (part: Partial<CheckoutDraft>) => void
}

/** Where it goes, on which day and at what time. */
export function DeliverySection({ shipTo, customerType, plan, kind, hours, draft, faults, onChange }: Props) {
  const { t } = useTranslation()
  const labelOf = useMethodLabel()
  return (
    <CheckoutSection title={t('checkout.delivery')}>
      <p className={css.address}>
        <Icon name="pin" size={20} />
        <span>
          <strong>{shipTo.shipToName}</strong>
          <span className={css.detail}>{shipTo.shipToAddress}</span>
          {kind !== 'tank' && <span className={css.transport}>{plan.method && labelOf(plan.method, [])}</span>}
        </span>
      </p>
      <div className={css.pair}>
        <DayField plan={plan} picks={picksDay(customerType)} fault={faults.date} />
        <HoursField choice={hours} fault={faults.hours} />
      </div>
      <div className={css.checks}>
        <Checkbox
          label={t('checkout.afterSix')}
          checked={draft.isAfterSix}
          onChange={(event) => onChange({ isAfterSix: event.target.checked })}
        />
        {kind === 'beer' && (
          <Checkbox
            label={t('checkout.onPallet')}
            checked={draft.isOnPallet}
            onChange={(event) => onChange({ isOnPallet: event.target.checked })}
          />
        )}
      </div>
    </CheckoutSection>
  )
}

type DayProps = { plan: DeliveryPlan; picks: boolean; fault: CheckoutFaults['date'] }

function DayField({ plan, picks, fault }: DayProps) {
  const { t } = useTranslation()
  return (
    <div className={css.day} id="checkout-date">
      <span className={css.label} aria-hidden="true">
        {t('delivery.day')}
      </span>
      <DeliveryDayPicker
        date={plan.date}
        today={plan.today}
        review={plan.review}
        onChange={picks ? plan.chooseDate : undefined}
      />
      {fault && <FieldError>{t(`messages.${fault}`)}</FieldError>}
      <PlanCutOff plan={plan} />
      {plan.nextDate && <NextDayOffer date={plan.nextDate} onTake={plan.chooseDate} />}
    </div>
  )
}
