import { formatDate } from '../../../../../i18n/format.ts'
import { useLanguage, useTranslation } from '../../../../../i18n/index.ts'
import { useQuantityFormat } from '../../../../../load/index.ts'
import type { Product } from '../../../../../product/index.ts'
import css from './product-page.module.css'

/** Until when an offer can be ordered, when it comes, and how much of it (CAT-25). */
export function OfferTerms({ product: { offer, look } }: { product: Product }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const quantityOf = useQuantityFormat()
  const day = (date: string) => formatDate(date, language, 'withYear')
  const terms = [
    offer.lastDay && t('catalogue.offer.until', { date: day(offer.lastDay) }),
    offer.deliverableFrom && t('catalogue.offer.from', { date: day(offer.deliverableFrom) }),
    offer.deliverableTo && t('catalogue.offer.to', { date: day(offer.deliverableTo) }),
    offer.maximumCases !== null &&
      t('catalogue.offer.atMost', {
        quantity: quantityOf({ packages: offer.maximumCases }, look.packageWord),
      }),
  ].filter((term) => typeof term === 'string')
  if (terms.length === 0) return null
  return (
    <ul className={css.offer} aria-label={t('catalogue.flags.offer')}>
      {terms.map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  )
}
