import { PATHS } from '../../../../../paths.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../../../i18n/index.ts'
import { now } from '../../../../../lib/market/clock.ts'
import { LinkButton } from '../../../../../ui/link-button.tsx'
import { Page, PageHead } from '../../../../../ui/page.tsx'
import { EmptyState, UnknownState } from '../../../../../ui/states.tsx'
import { marketDay } from '../../../../../lib/market/market-time.ts'
import { useSelectedShipTo } from '../../../../../session/index.ts'
import { upcomingQuery } from './upcoming-query.ts'
import { ProductGridSkeleton } from '../card/product-grid.tsx'
import { ProductCards } from '../card/product-cards.tsx'

const SKELETONS = 4

/** Beers that are not there yet and can be ordered already. */
export function UpcomingPage() {
  const { t } = useTranslation()
  const { shipTo } = useSelectedShipTo()
  return (
    <Page>
      <PageHead title={t('titles.upcomingBeers')} intro={t('catalogue.upcomingIntro')} />
      {shipTo && <UpcomingBeers shipToId={shipTo.shipToId} />}
    </Page>
  )
}

function UpcomingBeers({ shipToId }: { shipToId: string }) {
  const { t } = useTranslation()
  const asked = useQuery(upcomingQuery(shipToId, marketDay(now())))
  const { data: beers } = asked
  if (!beers) return <UnknownState query={asked} skeleton={<ProductGridSkeleton cards={SKELETONS} />} />
  if (beers.length > 0) return <ProductCards label={t('titles.upcomingBeers')} products={beers} />
  return (
    <EmptyState
      icon="calendar"
      title={t('messages.no-products')}
      action={
        <LinkButton to={PATHS.products} look="secondary">
          {t('shell.allProducts')}
        </LinkButton>
      }
    >
      {t('catalogue.upcomingNone')}
    </EmptyState>
  )
}
