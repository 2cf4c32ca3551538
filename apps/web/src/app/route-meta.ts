import type { TextKey } from '../i18n/index.ts'
import type { Permission } from '../features/session/index.ts'

/** What a route says about itself, read by the guard and by the layout. */
export type RouteMeta = {
  titleKey: Extract<TextKey, `titles.${string}`>
  requireAuthentication?: boolean
  /** Which permissions open it; one of them is enough unless `permissionsNeeded` says more. */
  permissions?: readonly Permission[]
  permissionsNeeded?: number
  /** Who is not validated yet may be here. */
  isUserVerification?: boolean
  hideFooter?: boolean
  /** Neither header nor footer. */
  noPortalChrome?: boolean
  layout?: 'portal' | 'split'
  /** Marketing and news pages show a compact order bar. */
  tabSelection?: 'marketing' | 'news'
  /** The order bar under the header. */
  showOrderBar?: boolean
  hideCreateOrderButton?: boolean
  showBackToCatalog?: boolean
  hideBreadcrumb?: boolean
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends Partial<RouteMeta> {}
}
