import type { DeliveryHours } from '@fust/contract/rest'
import { useTranslation } from '../../i18n/index.ts'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { hoursText } from './chosen-hours.ts'
import type { CheckoutFaults } from './review-checkout.ts'

export type HoursChoice = {
  offered: readonly DeliveryHours[]
  isPending: boolean
  /** '07:00-09:00' */
  value: string
  /** Chosen before, and not offered any more. */
  dropped: string
  onChange: (value: string) => void
}

type Props = { choice: HoursChoice; fault: CheckoutFaults['hours'] }

/** Between which hours the truck comes; nothing where it is not chosen. */
export function HoursField({ choice: { offered, isPending, value, dropped, onChange }, fault }: Props) {
  const { t } = useTranslation()
  if (isPending) return <Skeleton height={78} />
  if (offered.length === 0) return null
  return (
    <div id="checkout-hours">
      <Select
        label={t('checkout.hours')}
        options={offered.map(({ from, to }) => ({
          value: hoursText({ from, to }),
          label: t('checkout.between', { from, to }),
        }))}
        value={value || undefined}
        error={dropped ? t('checkout.hoursDropped', fromTo(dropped)) : fault && t(`messages.${fault}`)}
        onChange={onChange}
      />
    </div>
  )
}

function fromTo(hours: string): { from: string; to: string } {
  const [from = '', to = ''] = hours.split('-')
  return { from, to }
}
