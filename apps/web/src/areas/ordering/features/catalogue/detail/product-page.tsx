import { PATHS } from '../../../../../paths.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from '../../../../../i18n/index.ts'
import { useArrived } from '../../../../../lib/server/use-arrived.ts'
import { LinkButton } from '../../../../../ui/link-button.tsx'
import { Page } from '../../../../../ui/page.tsx'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { EmptyState, UnknownState } from '../../../../../ui/states.tsx'
import { VisuallyHidden } from '../../../../../ui/visually-hidden.tsx'
import { useSelectedShipTo } from '../../../../../session/index.ts'
import { productQuery } from './product-query.ts'
import css from './product-page.module.css'
import { ProductDetailsView } from './product-details.tsx'

/** One product: what it is, what it costs, how it is packed, and its counters. */
export function ProductPage() {
  const { sku = '' } = useParams({ strict: false })
  const { shipTo } = useSelectedShipTo()
  return shipTo ? (
    <Page>
      <Product sku={sku} shipToId={shipTo.shipToId} />
    </Page>
  ) : null
}

function Product({ sku, shipToId }: { sku: string; shipToId: string }) {
  const { t } = useTranslation()
  const asked = useQuery(productQuery(shipToId, sku))
  const data = useArrived(asked.data)
  if (data === undefined) return <UnknownState titleAs="h1" query={asked} skeleton={<ProductSkeleton />} />
  if (data === null)
    return (
      <EmptyState
        icon="crate"
        title={t('catalogue.productGone')}
        titleAs="h1"
        action={<LinkButton to={PATHS.products}>{t('cart.toCatalogue')}</LinkButton>}
      >
        {t('catalogue.productGoneHint', { sku })}
      </EmptyState>
    )
  return <ProductDetailsView details={data} />
}

function ProductSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={css.top} aria-busy="true">
      <Skeleton height={360} radius={8} />
      <div className={css.words}>
        <h1>
          <VisuallyHidden>{t('titles.product')}</VisuallyHidden>
          <Skeleton width="60%" height={48} />
        </h1>
        <Skeleton width="40%" />
        <Skeleton width="30%" height={36} />
        <Skeleton height={112} />
      </div>
    </div>
  )
}
