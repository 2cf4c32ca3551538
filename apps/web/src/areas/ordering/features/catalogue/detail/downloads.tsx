import { useTranslation } from '../../../../../i18n/index.ts'
import { formatNumber } from '../../../../../i18n/format.ts'
import { Icon } from '../../../../../ui/icon.tsx'
import type { ProductDetails } from './product-query.ts'
import css from './product-page.module.css'

const BYTES_PER_KILOBYTE = 1024

/** Papers about a product, each with its kind and size. */
export function Downloads({ downloads }: Pick<ProductDetails, 'downloads'>) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="downloads">
      <h2 id="downloads">{t('catalogue.downloads')}</h2>
      <ul className={css.links}>
        {downloads.map(({ title, url, fileType, bytes }) => (
          <li key={url}>
            <a href={url} download className={css.download}>
              <Icon name="download" size={18} />
              {title}
            </a>
            <span>
              {[fileType.toUpperCase(), bytes && `${formatNumber(Math.ceil(bytes / BYTES_PER_KILOBYTE))} kB`]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
