import type { ShippingMethod } from '@fust/contract/rest'
import { isDeliveryMethod, methodLabelKey, type DeliveryMethod } from '@fust/domain/order'
import { useTranslation } from '../../i18n/index.ts'
import { formatNumber } from '../../i18n/format.ts'
import { outboundMethods } from './delivery-plan.ts'
import type { DeliveryPlan } from './use-delivery-plan.ts'

const LABELS = ['full-truck', 'half-truck', 'self-pickup', 'empty-truck', 'empty-small', 'empty-pickup'] as const

/** The label of a transport, in the reader's language. */
export function useMethodLabel(): (method: DeliveryMethod, offered: readonly DeliveryMethod[]) => string {
  const { t } = useTranslation()
  return (method, offered) => {
    const label = LABELS.find((key) => key === methodLabelKey(method, offered))
    return label ? t(`delivery.methods.${label}`) : method
  }
}

/** The transports to choose from, and what the chosen one carries. */
export function useTransportWords({ methods, method }: Pick<DeliveryPlan, 'methods' | 'method'>) {
  const { t } = useTranslation()
  const labelOf = useMethodLabel()
  const codes = methods.flatMap(({ code }) => (isDeliveryMethod(code) ? [code] : []))
  const outbound = outboundMethods(methods)
  const chosen = methods.find(({ code }) => code === method)
  const shown = chosen && !outbound.includes(chosen) ? [...outbound, chosen] : outbound
  return {
    options: shown.flatMap(({ code }) =>
      isDeliveryMethod(code) ? [{ value: code, label: labelOf(code, codes) }] : [],
    ),
    detail: chosen && limitWords(chosen),
  }

  function limitWords({ minimumPallets, maximumPallets, maximumWeightKg }: ShippingMethod): string | undefined {
    if (!maximumPallets) return undefined
    const most = formatNumber(maximumPallets)
    const pallets = minimumPallets
      ? t('delivery.palletsBetween', { least: formatNumber(minimumPallets), most })
      : t('delivery.palletsAtMost', { most })
    return maximumWeightKg === null
      ? pallets
      : t('delivery.withWeight', { pallets, weight: formatNumber(maximumWeightKg) })
  }
}
