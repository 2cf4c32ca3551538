import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../i18n/format.ts'
import type { PartChoice, ProductDetails } from './api/product-query.ts'
import css from './product-page.module.css'

/** What a set is made of (CAT-26). */
export function BundleParts({ parts }: Pick<ProductDetails, 'parts'>) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="parts">
      <h2 id="parts">{t('catalogue.parts')}</h2>
      <dl className={css.rows}>
        {parts.map(({ title, isRequired, choices }) => (
          <div key={title}>
            <dt>{isRequired ? title : t('catalogue.partOptional', { part: title })}</dt>
            <dd>{standardOf(choices).map(inWords).join(', ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** What comes unless something else is agreed. */
function standardOf(choices: readonly PartChoice[]): readonly PartChoice[] {
  const standard = choices.filter(({ isDefault }) => isDefault)
  return standard.length > 0 ? standard : choices.slice(0, 1)
}

const inWords = ({ quantity, label }: PartChoice): string => `${formatNumber(quantity)} × ${label}`
