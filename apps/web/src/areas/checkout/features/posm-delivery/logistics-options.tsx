import { isDeliveryMethod, type DeliveryMethod } from '@fust/domain/order'
import { useState } from 'react'
import { useCartCommand } from '../../../../cart/index.ts'
import { useTranslation, type TextKey } from '../../../../i18n/index.ts'
import { formatMoney } from '../../../../i18n/format.ts'
import { RadioGroup } from '../../../../ui/form/radio-group.tsx'
import { chooseLogistics } from './api/choose-logistics.ts'
import type { Estimate } from './api/shipping-estimate.ts'

/** What each of them means for POS materials. */
const MEANINGS: Partial<Record<DeliveryMethod, TextKey>> = {
  flatrate_flatrate: 'collect.means.fullTruck',
  freeshipping_freeshipping: 'collect.means.halfTruck',
  selfpickup_selfpickup: 'collect.means.selfPickup',
}

/** How POS materials are brought: what the ship-to is offered, what it means and what it costs (GQL-55). */
export function LogisticsOptions({ options, method }: Pick<Estimate, 'options'> & { method: string | null }) {
  const { t } = useTranslation()
  const { send } = useCartCommand()
  const [asked, setAsked] = useState<string>()
  const choose = async (code: string) => {
    setAsked(code)
    await send(chooseLogistics(code))
    setAsked(undefined)
  }
  const detail = (code: string, cents: number) => {
    const meaning = isDeliveryMethod(code) ? MEANINGS[code] : undefined
    return [meaning && t(meaning), cents > 0 ? formatMoney(cents) : t('collect.free')].filter(Boolean).join(' ')
  }
  return (
    <RadioGroup
      label={t('collect.transport')}
      options={options.map(({ code, title, cents }) => ({ value: code, label: title, detail: detail(code, cents) }))}
      value={asked ?? method ?? undefined}
      onChange={(code) => void choose(code)}
    />
  )
}
