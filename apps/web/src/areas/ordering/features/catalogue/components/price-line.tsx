import { useTranslation } from '../../../../../i18n/index.ts'
import { formatMoney } from '../../../../../i18n/format.ts'

type Price = {
  priceCents: number
  /** The price before the offer. */
  wasPriceCents?: number | null | undefined
  depositCents: number
  isReturnItem?: boolean | undefined
}

type Props = { of: Price; className: string | undefined }

/** What a package costs now, what it did before the offer, and what of it is deposit; of a return item what is credited. */
export function PriceLine({ of: { priceCents, wasPriceCents, depositCents, isReturnItem }, className }: Props) {
  const { t } = useTranslation()
  if (isReturnItem)
    return (
      <p className={className}>
        <strong>{formatMoney(-depositCents)}</strong>
        <span>{t('catalogue.credited')}</span>
      </p>
    )
  return (
    <p className={className}>
      <strong>{formatMoney(priceCents)}</strong>
      {typeof wasPriceCents === 'number' && <s>{formatMoney(wasPriceCents)}</s>}
      <span>
        {depositCents > 0
          ? t('catalogue.exclVatDeposit', { deposit: formatMoney(depositCents) })
          : t('catalogue.exclVat')}
      </span>
    </p>
  )
}
