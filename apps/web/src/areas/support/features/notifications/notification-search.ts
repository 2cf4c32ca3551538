import { isShipToKind, NOTIFICATION_KINDS, type NotificationKind } from '@fust/domain/support'
import { asOneLine, NAME_MAXIMUM } from '@fust/domain/text'
import { pageSearch, type PageSearch } from '../../../../lib/page/search-params.ts'

// Nobody has so many; what an address makes up is not asked for.
const MOST_PAGES = 10_000

/** What the address of the notifications says: about what, of which ship-to, whether only what is not read, and which page. */
export type NotificationSearch = PageSearch & {
  kind?: NotificationKind | undefined
  shipTo?: string | undefined
  show?: 'unread' | undefined
}

export function notificationSearch(address: Record<string, unknown>): NotificationSearch {
  const { page } = pageSearch(address)
  const { kind: named, shipTo, show } = address
  const kind = NOTIFICATION_KINDS.find((known) => known === named)
  // What concerns no ship-to is not narrowed by one.
  const ofShipTo = typeof shipTo === 'string' && (kind === undefined || isShipToKind(kind))
  return {
    kind,
    shipTo: (ofShipTo && asOneLine(shipTo).trim().slice(0, NAME_MAXIMUM)) || undefined,
    show: show === 'unread' ? show : undefined,
    page: page === undefined || page > MOST_PAGES ? undefined : page,
  }
}

export const isNarrowed = ({ kind, shipTo, show }: NotificationSearch): boolean => Boolean(kind ?? shipTo ?? show)
