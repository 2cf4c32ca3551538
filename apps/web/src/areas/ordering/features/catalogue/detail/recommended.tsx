import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../../../i18n/index.ts'
import { useSelectedShipTo, wantsRecommendations } from '../../../../../session/index.ts'
import type { Product } from '../../../../../product/index.ts'
import type { ProductDetails } from './product-query.ts'
import { recommendedQuery } from './recommended-query.ts'
import { ProductCards } from '../card/product-cards.tsx'
import css from './product-page.module.css'

type Props = { details: ProductDetails; shown: readonly Product[] }

/** What this ship-to often takes or the brewery proposes; the page is whole without it. */
export function Recommended({ details: { product, packagings }, shown }: Props) {
  const { t } = useTranslation()
  const { shipTo } = useSelectedShipTo()
  const { data } = useQuery({
    ...recommendedQuery(
      { shipToId: shipTo?.shipToId ?? '', isWanted: shipTo !== undefined && wantsRecommendations(shipTo) },
      product,
      [...shown, ...packagings].map(({ sku }) => sku),
    ),
    enabled: shipTo !== undefined,
  })
  if (!data || data.length === 0) return null
  return (
    <section className={css.related} aria-labelledby="recommended">
      <h2 id="recommended">{t('catalogue.recommended')}</h2>
      <ProductCards heading="h3" label={t('catalogue.recommended')} products={data} />
    </section>
  )
}
