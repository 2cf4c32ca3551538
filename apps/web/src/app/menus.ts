import { permissionOfService, SERVICES } from '@fust/domain/access'
import { useOffersEmpties } from '../delivery/index.ts'
import type { TextKey } from '../i18n/index.ts'
import { MARKET } from '../lib/market/market.ts'
import { isConnected, serviceAddress, type ServiceAddress } from '../lib/server/services.ts'
import type { Path } from '../paths.ts'
import type { PageEntry } from '../routing/index.ts'
import { administers, usePermission, useSession, type Permission } from '../session/index.ts'
import { PAGES } from './pages.ts'

export type Menu = {
  textKey: Extract<TextKey, `shell.${string}`>
  /** Starts a new order: hidden where the page already orders. */
  startsOrder: boolean
  links: readonly MenuLink[]
}

type MenuLink<To = Path | ServiceAddress> = { to: To; textKey: Extract<TextKey, `shell.${string}`> }

/** The main menu; which pages stand in it, the pages say. */
const MAIN_MENU = [
  { name: 'createOrder', textKey: 'shell.createOrder', startsOrder: true },
  { name: 'myBusiness', textKey: 'shell.myBusiness', startsOrder: false },
  { name: 'aboutUs', textKey: 'shell.aboutUs', startsOrder: false },
  { name: 'support', textKey: 'shell.support', startsOrder: false },
] as const

/** The menus of this person at the ship-to that is chosen. */
export function useMenus(): Menu[] {
  return allowedMenus(usePermission(), useOffersEmpties() ?? false)
}

/** What is one's own: the pages of the profile menu that this person may open (NAV-13). */
export function useProfileLinks(): readonly MenuLink<Path>[] {
  const { user } = useSession()
  const may = usePermission()
  if (!user) return []
  const isTheirs = ({
    managesUsers: isForManaging,
    administers: isForAdministrator,
    hasCustomers: isForStaff,
  }: PageEntry) =>
    (!isForManaging || user.managesUsers) &&
    (!isForAdministrator || administers(user)) &&
    (!isForStaff || user.hasCustomers)
  return PAGES.flatMap((page: PageEntry) => {
    const { path, menu, permissions } = page
    return menu?.in === 'profile' && isAllowed(permissions, may) && isTheirs(page)
      ? [{ to: path, textKey: menu.textKey }]
      : []
  })
}

/** The menus with the entries this person may open; a menu without entries goes. */
function allowedMenus(may: (permission: Permission) => boolean, offersEmpties: boolean): Menu[] {
  const linksOf = (name: string) =>
    PAGES.flatMap(({ path, menu, permissions }: PageEntry) =>
      (menu?.in === name || (MARKET.hasDocumentsInMainMenu && menu?.documentsOf === name)) &&
      isAllowed(menu.permissions ?? permissions, may) &&
      (offersEmpties || !menu.needsEmptiesTransport)
        ? [{ to: path, textKey: menu.textKey }]
        : [],
    )
  return MAIN_MENU.map(({ name, ...menu }) => ({
    ...menu,
    links: [...linksOf(name), ...(name === 'myBusiness' ? serviceLinks(may) : [])],
  })).filter(({ links }) => links.length > 0)
}

const SERVICE_TEXTS = { eLearning: 'shell.academy', pubMenu: 'shell.pubMenu' } as const

/** What others run and this person is signed in at from here (NAV-21). */
export function serviceLinks(may: (permission: Permission) => boolean) {
  return SERVICES.filter((service) => isConnected(service) && may(permissionOfService(service))).map((service) => ({
    to: serviceAddress(service),
    textKey: SERVICE_TEXTS[service],
  }))
}

/** What a link of this menu tells the page it opens. */
export const startState = ({ startsOrder }: Menu) => (startsOrder ? { startsOrder } : {})

// None means everybody who is signed in.
const isAllowed = (permissions: readonly Permission[] | undefined, may: (permission: Permission) => boolean) =>
  permissions === undefined || permissions.some(may)
