import { casesPerPallet } from '@fust/domain/quantity'
import { formatCountry, formatHectolitres, formatNumber, formatWeight } from '../../../../../i18n/format.ts'
import { useLanguage, useTranslation } from '../../../../../i18n/index.ts'
import { useQuantityFormat } from '../../../../../load/index.ts'
import type { ProductDetails } from './product-query.ts'
import { Barcode } from './barcode.tsx'
import css from './product-page.module.css'

/** How a product is packed, stacked, weighed, kept and scanned. */
export function Logistics({ details }: { details: ProductDetails }) {
  const { t } = useTranslation()
  const rows = useLogisticRows(details)
  return (
    <section aria-labelledby="logistics">
      <h2 id="logistics">{t('catalogue.logistics')}</h2>
      <dl className={css.rows}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={css.barcodes}>
        {details.eanCase && <Barcode ean={details.eanCase} label={t('catalogue.eanCase')} />}
        {details.eanUnit && <Barcode ean={details.eanUnit} label={t('catalogue.eanUnit')} />}
      </div>
    </section>
  )
}

function useLogisticRows({ product, ...details }: ProductDetails): [label: string, value: string][] {
  const { t } = useTranslation()
  const language = useLanguage()
  const { pack, look } = product
  const perPallet = casesPerPallet(pack)
  const quantityOf = useQuantityFormat()
  const packages = (count: number) => quantityOf({ packages: count }, look.packageWord)
  const country = details.country && formatCountry(details.country, language)
  const rows: [string, string | null | undefined][] = [
    [t('catalogue.facts.sku'), product.sku],
    [t('catalogue.facts.itemsPerCase'), details.itemsPerCase ? formatNumber(details.itemsPerCase) : null],
    [t('catalogue.facts.perLayer'), pack.casesPerLayer ? packages(pack.casesPerLayer) : null],
    [
      t('catalogue.facts.perPallet'),
      perPallet ? `${packages(perPallet)}, ${quantityOf({ layers: pack.layersPerPallet }, look.packageWord)}` : null,
    ],
    [t('catalogue.facts.weight'), pack.grossWeightPerCaseGrams ? formatWeight(pack.grossWeightPerCaseGrams, 1) : null],
    [
      t('catalogue.facts.palletWeight'),
      perPallet ? formatWeight(perPallet * pack.grossWeightPerCaseGrams + pack.emptyPalletWeightGrams) : null,
    ],
    [
      t('catalogue.facts.palletVolume'),
      perPallet && pack.volumePerCaseMl ? formatHectolitres(perPallet * pack.volumePerCaseMl) : null,
    ],
    [t('catalogue.facts.shelfLife'), details.shelfLife],
    [t(product.kind === 'posm' ? 'catalogue.facts.madeIn' : 'catalogue.facts.country'), country],
  ]
  return rows.flatMap(([label, value]) => (value ? [[label, value] as [string, string]] : []))
}
