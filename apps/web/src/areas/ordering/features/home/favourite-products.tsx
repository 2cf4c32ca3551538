import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../../i18n/index.ts'
import { PATHS } from '../../../../paths.ts'
import { favouritesPreviewQuery } from './api/favourites-preview-query.ts'
import { ProductShelf } from './product-shelf.tsx'

/** The first favourites (CAT-33); nothing while there are none. */
export function FavouriteProducts({ shipToId }: { shipToId: string }) {
  const { t } = useTranslation()
  const { data } = useQuery(favouritesPreviewQuery(shipToId))
  if (!data || data.length === 0) return null
  const more = { to: PATHS.favourites, text: t('home.allFavourites') }
  return <ProductShelf title={t('titles.favourites')} more={more} products={data} />
}
