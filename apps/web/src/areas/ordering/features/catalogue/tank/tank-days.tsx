import type { ShipToPermission } from '@fust/contract/rest'
import { isCalendarDate } from '@fust/domain/calendar'
import { useCart } from '../../../../../cart/index.ts'
import { useDeliveryPlan, useKeepDelivery } from '../../../../../delivery/index.ts'
import { formatDate } from '../../../../../i18n/format.ts'
import { useLanguage, useTranslation } from '../../../../../i18n/index.ts'
import css from './tank-catalogue.module.css'

/** The two days that are offered first; any other one is chosen in the order bar. */
export function TankDays({ shipTo, days }: { shipTo: ShipToPermission; days: readonly string[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data: cart } = useCart()
  const plan = useDeliveryPlan(shipTo)
  useKeepDelivery(shipTo, plan)
  if (days.length === 0) return <p className={css.info}>{t('tank.noDays')}</p>

  return (
    <fieldset className={css.days}>
      <legend>{t('tank.nextDays')}</legend>
      <div className={css.choices}>
        {days.filter(isCalendarDate).map((day) => (
          <button
            key={day}
            type="button"
            className={css.day}
            aria-pressed={day === plan.date}
            disabled={plan.isPending || cart === undefined}
            onClick={() => plan.chooseDate(day)}
          >
            {formatDate(day, language)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
