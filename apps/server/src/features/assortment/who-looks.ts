import { cataloguePermission } from '@fust/domain/access'
import { GOODS, type Goods } from '@fust/domain/order'
import type { Asker, BreweryNow } from '#features/portal/index.ts'
import { LIST_PRICE_GROUP, type Buyer } from './articles/article.ts'

/** Who asks, in which language, and whether for empties or favourites alone. */
export type AssortmentAsker = Asker & {
  language: string
  mediaUrl: string
  onlyEmpties: boolean
  onlyFavourites: boolean
}

/** In whose words, by whose clock, and with pictures from where products are shown. */
export type Reader = { language: string; timeZone: string; mediaUrl: string }

/** What a visitor sees of an open catalogue; tank beer is for those who agreed on it. */
const GOODS_FOR_VISITORS: readonly Goods[] = ['beer', 'posm', 'empties']

/** Of which goods this request may see products. */
export function goodsSeenBy({ actor, brewery }: Asker): readonly Goods[] {
  if (!actor && isOpenToVisitors(brewery)) return GOODS_FOR_VISITORS
  return GOODS.filter((goods) => actor?.shipTo?.permissions.has(cataloguePermission(goods)))
}

/** The catalogue is closed without a session, unless the market opens it (graphql.md §1.3). */
export function isOpenToVisitors({ settings }: BreweryNow): boolean {
  return settings.portal.public_catalogue
}

export function buyerOf({ actor, brewery }: Asker): Buyer {
  return { priceGroup: actor?.shipTo?.priceGroup ?? LIST_PRICE_GROUP, today: brewery.now.today }
}

export function readerOf({ brewery, language, mediaUrl }: AssortmentAsker): Reader {
  return { language, timeZone: brewery.market.timeZone, mediaUrl }
}
