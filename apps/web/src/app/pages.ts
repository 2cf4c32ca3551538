import { ACCOUNT_PAGES } from '../areas/account/pages.ts'
import { ADMIN_PAGES } from '../areas/admin/pages.ts'
import { BUSINESS_PAGES } from '../areas/business/pages.ts'
import { CHECKOUT_PAGES } from '../areas/checkout/pages.ts'
import { CONTENT_PAGES } from '../areas/content/pages.ts'
import { DOCUMENTS_PAGES } from '../areas/documents/pages.ts'
import { INSIGHT_PAGES } from '../areas/insight/pages.ts'
import { ORDERING_PAGES } from '../areas/ordering/pages.ts'
import { SUPPORT_PAGES } from '../areas/support/pages.ts'
import type { Area } from '../i18n/index.ts'
import type { PageEntry } from '../routing/index.ts'

/** The pages of all areas; a menu shows its own in this order. */
export const AREA_PAGES = {
  business: BUSINESS_PAGES,
  ordering: ORDERING_PAGES,
  checkout: CHECKOUT_PAGES,
  account: ACCOUNT_PAGES,
  documents: DOCUMENTS_PAGES,
  content: CONTENT_PAGES,
  support: SUPPORT_PAGES,
  insight: INSIGHT_PAGES,
  admin: ADMIN_PAGES,
} as const satisfies Readonly<Record<Area, Readonly<Record<string, PageEntry>>>>

export const PAGES = Object.values(AREA_PAGES).flatMap((pages): PageEntry[] => Object.values(pages))
