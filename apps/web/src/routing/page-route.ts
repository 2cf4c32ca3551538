import type { Permission } from '@fust/domain/access'
import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  redirect,
  type ParsedLocation,
} from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { loadTexts, type Area, type TextKey } from '../i18n/index.ts'
import { withChunkTimeout } from '../lib/page/chunk-reload.ts'
import { trusted } from '../lib/trusted.ts'
import type { Path } from '../paths.ts'
import { guard, type Admission } from './guard.ts'

/** What a page says about itself, read by the guard and by the layout. */
export type RouteMeta = Admission & {
  titleKey: Extract<TextKey, `titles.${string}`>
  hideFooter?: boolean
  /** `split` and `bare` stand by themselves, without header and footer. */
  layout?: 'portal' | 'split' | 'bare'
  /** The order bar under the header. */
  showOrderBar?: boolean
  /** Pages to read, on which the order bar is small. */
  tabSelection?: 'marketing' | 'news'
  hideCreateOrderButton?: boolean
  showBackToCatalog?: boolean
  /** Shows nothing of what the brewery sells: a visitor is not asked for their age. */
  isForAllAges?: true
  /** A visitor is not told where they are. */
  hideBreadcrumb?: boolean
}

/** A page as its area lists it. It needs no browser to be read: the build reads it, too. */
export type PageEntry = RouteMeta & {
  path: Path
  menu?: MenuEntry
  /** Reads what the address says; what it should not say is as if it were not there. */
  search?: (address: Record<string, unknown>) => object
  /** Fetches what it shows. The build reads here which file that is (early-chunks.ts). */
  screen: () => Promise<ComponentType>
  /** Fetches what of it only who is signed in sees. The build reads this file, too. */
  signedIn?: () => Promise<unknown>
  /** Fetches what asks for its data; the screen may still be on its way. */
  start?: () => Promise<(opening: Opening) => void>
}

/** A page that is about to be opened, or that somebody looks at a link to. */
export type Opening = {
  client: QueryClient
  shipToId: string
  location: ParsedLocation
  params: Record<string, string>
}

/** The menu that a page stands in, and what it is called there. */
type MenuEntry = {
  in: 'createOrder' | 'myBusiness' | 'aboutUs' | 'support' | 'profile'
  textKey: Extract<TextKey, `shell.${string}`>
  /** Who sees it, where that is not everybody who may open the page. */
  permissions?: readonly Permission[]
  /** Only where the ship-to has a transport for what goes back. */
  needsEmptiesTransport?: true
  /** The main menu that holds documents, too, where the market wants them there (NAV-18). */
  documentsOf?: 'myBusiness'
}

/** What the pages of all areas hang on; what stands around them is for the app to say. */
export const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  beforeLoad: ({ location, matches }) => {
    const listed = matches.at(-1)?.fullPath
    const path = listed ? canonicalPath(location.pathname, listed) : location.pathname
    const hash = location.hash && `#${location.hash}`
    if (path !== location.pathname) throw redirect({ href: path + location.searchStr + hash, replace: true })
  },
})

/** The listed spelling of a path, however it was typed: '/create-an-order_beer/' is '/Create-An-Order_Beer'. */
export function canonicalPath(pathname: string, listed: string): string {
  const typed = pathname.split('/').filter(Boolean)
  const spelt = listed.split('/').filter(Boolean)
  if (spelt.length !== typed.length) return pathname
  return `/${spelt.map((part, place) => (part.startsWith('$') ? typed[place] : part)).join('/')}`
}

type Pages = Readonly<Record<string, PageEntry>>

/** The routes of an area, each under the name of its page. */
export function routesOf<Listed extends Pages>(area: Area, pages: Listed) {
  const routes = Object.entries(pages).map(([name, page]) => [name, routeOf(area, page)])
  // `fromEntries` forgets which of them is whose, and with it what each address says.
  return trusted<{ [Name in keyof Listed]: ReturnType<typeof routeOf<Listed[Name]>> }>(Object.fromEntries(routes))
}

/** A page's way in: the guard, then beside each other its code with what its area says, and what asks for its data. */
function routeOf<Page extends PageEntry>(area: Area, page: Page) {
  const { path, search, start, signedIn }: Pick<Page, 'path' | 'search' | 'start' | 'signedIn'> = page
  const startInTime = start && withChunkTimeout(start)
  const screen = screenOf(area, page.screen)
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: page,
    validateSearch: search,
    beforeLoad: guard(page),
    component: lazyRouteComponent(async () => ({ default: await screen() })),
    loader: async ({ context: { queryClient: client, access, user, shipToId }, location, params }) => {
      // Who needs it waits for it where it is shown.
      if (user) void signedIn?.().catch(() => undefined)
      if (startInTime && access === 'granted' && shipToId) (await startInTime())({ client, shipToId, location, params })
    },
  })
}

/** Loads what an area shows, and beside it what the area says. */
export function screenOf<Shown>(area: Area, load: () => Promise<Shown>): () => Promise<Shown> {
  return withChunkTimeout(async () => {
    const [shown] = await Promise.all([load(), loadTexts(area)])
    return shown
  })
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends Partial<RouteMeta> {}
}
