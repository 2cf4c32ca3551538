import type { ShipToPermission } from '@fust/contract/rest'
import { isCalendarDate } from '@fust/domain/calendar'
import { useCart, useCartCommand } from '../../../../../cart/index.ts'
import { useDeliveryPlan } from '../../../../../delivery/index.ts'
import { formatDate } from '../../../../../i18n/format.ts'
import { useLanguage, useTranslation } from '../../../../../i18n/index.ts'
import { writeLocal } from '../../../../../lib/storage.ts'
import css from './tank-catalogue.module.css'

/** The two days that are offered first; any other one is chosen in the order bar. */
export function TankDays({ shipTo, days }: { shipTo: ShipToPermission; days: readonly string[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data: cart } = useCart()
  const { deliver } = useCartCommand()
  const plan = useDeliveryPlan(shipTo)
  const { method, payment } = plan
  if (days.length === 0) return <p className={css.info}>{t('tank.noDays')}</p>

  const take = (day: string) => {
    if (!method || !payment || !isCalendarDate(day)) return
    writeLocal('deliveryDate', day)
    deliver({ shipToId: shipTo.shipToId, method, date: day, paymentCode: payment.code })
  }
  return (
    <fieldset className={css.days}>
      <legend>{t('tank.nextDays')}</legend>
      <div className={css.choices}>
        {days.map((day) => (
          <button
            key={day}
            type="button"
            className={css.day}
            aria-pressed={day === (cart?.deliveryDate ?? plan.date)}
            disabled={plan.isPending || cart === undefined}
            onClick={() => take(day)}
          >
            {formatDate(day, language)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
