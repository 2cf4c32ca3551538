import { cataloguePermission } from '@fust/domain/access'
import { ORDER_KINDS, type OrderKind } from '@fust/domain/order'
import type { Asker, BreweryNow } from '#features/portal/index.ts'
import { LIST_PRICE_GROUP, type Buyer } from './articles/article.ts'

/** Who asks, in which language, and whether for empties alone. */
export type AssortmentAsker = Asker & { language: string; mediaUrl: string; onlyEmpties: boolean }

/** In whose words, by whose clock, and with pictures from where products are shown. */
export type Reader = { language: string; timeZone: string; mediaUrl: string }

/** What a visitor sees of an open catalogue; tank beer is for those who agreed on it. */
const KINDS_FOR_VISITORS: readonly OrderKind[] = ['beer', 'posm']

/** The kinds of products that this request may see. */
export function kindsSeenBy({ actor, brewery }: Asker): readonly OrderKind[] {
  if (!actor && isOpenToVisitors(brewery)) return KINDS_FOR_VISITORS
  return ORDER_KINDS.filter((kind) => actor?.shipTo?.permissions.has(cataloguePermission(kind)))
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
