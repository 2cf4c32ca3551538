import { ACCOUNT_PAGES } from '../areas/account/pages.ts'
import { BUSINESS_PAGES } from '../areas/business/pages.ts'
import { ORDERING_PAGES } from '../areas/ordering/pages.ts'
import type { Area } from '../i18n/index.ts'
import type { PageEntry } from '../routing/index.ts'

/** The pages of all areas; a menu shows its own in this order. */
export const AREA_PAGES = {
  business: BUSINESS_PAGES,
  ordering: ORDERING_PAGES,
  account: ACCOUNT_PAGES,
} as const satisfies Readonly<Record<Area, Readonly<Record<string, PageEntry>>>>

export const PAGES = Object.values(AREA_PAGES).flatMap((pages): PageEntry[] => Object.values(pages))
