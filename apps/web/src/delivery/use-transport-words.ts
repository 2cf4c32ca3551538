import type { ShippingMethod } from '@fust/contract/rest'
import { labelAmong, shortLabelAmong } from '@fust/contract/wire'
import { isDeliveryMethod, type DeliveryMethod } from '@fust/domain/order'
import { useLanguage, useTranslation } from '../i18n/index.ts'
import { formatNumber } from '../i18n/format.ts'
import type { DeliveryPlan } from './use-delivery-plan.ts'

/** The label of a transport in the reader's language, where one chooses among those that are offered. */
export function useMethodLabel(): (method: DeliveryMethod, offered?: readonly { code: string }[]) => string {
  const language = useLanguage()
  return (method, offered = []) => labelAmong(codesOf(offered), method)[language]
}

/** The transports to choose from, in few letters, and what the chosen one carries. */
export function useTransportWords({ methods, method }: Pick<DeliveryPlan, 'methods' | 'method'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const codes = codesOf(methods)
  const chosen = methods.find(({ code }) => code === method)
  return {
    options: codes.map((code) => ({ value: code, label: shortLabelAmong(codes, code)[language] })),
    detail: chosen && limitWords(chosen),
  }

  function limitWords({ minimumPallets, maximumPallets, maximumWeightKg }: ShippingMethod): string | undefined {
    const weight = maximumWeightKg === null ? undefined : formatNumber(maximumWeightKg)
    if (!maximumPallets) return weight && t('load.atMost', { weight })
    const most = formatNumber(maximumPallets)
    const pallets = minimumPallets
      ? t('delivery.palletsBetween', { least: formatNumber(minimumPallets), most })
      : t('delivery.palletsAtMost', { most })
    return weight ? t('delivery.withWeight', { pallets, weight }) : pallets
  }
}

const codesOf = (offered: readonly { code: string }[]): DeliveryMethod[] =>
  offered.flatMap(({ code }) => (isDeliveryMethod(code) ? [code] : []))
