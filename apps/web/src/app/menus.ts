import { useOffersEmpties } from '../delivery/index.ts'
import type { TextKey } from '../i18n/index.ts'
import type { Path } from '../paths.ts'
import type { PageEntry } from '../routing/index.ts'
import { usePermission, type Permission } from '../session/index.ts'
import { PAGES } from './pages.ts'

export type Menu = {
  textKey: Extract<TextKey, `shell.${string}`>
  /** Starts a new order: hidden where the page already orders. */
  startsOrder: boolean
  links: readonly { to: Path; textKey: Extract<TextKey, `shell.${string}`> }[]
}

/** The main menu; which pages stand in it, the pages say. */
const MAIN_MENU = [
  { name: 'createOrder', textKey: 'shell.createOrder', startsOrder: true },
  { name: 'myBusiness', textKey: 'shell.myBusiness', startsOrder: false },
] as const

/** The menus of this person at the ship-to that is chosen. */
export function useMenus(): Menu[] {
  return allowedMenus(usePermission(), useOffersEmpties() ?? false)
}

/** The menus with the entries this person may open; a menu without entries goes. */
function allowedMenus(may: (permission: Permission) => boolean, offersEmpties: boolean): Menu[] {
  const linksOf = (name: string) =>
    PAGES.flatMap(({ path, menu, permissions }: PageEntry) =>
      menu?.in === name &&
      isAllowed(menu.permissions ?? permissions, may) &&
      (offersEmpties || !menu.needsEmptiesTransport)
        ? [{ to: path, textKey: menu.textKey }]
        : [],
    )
  return MAIN_MENU.map(({ name, ...menu }) => ({ ...menu, links: linksOf(name) })).filter(
    ({ links }) => links.length > 0,
  )
}

/** What a link of this menu tells the page it opens. */
export const startState = ({ startsOrder }: Menu) => (startsOrder ? { startsOrder } : {})

// None means everybody who is signed in.
const isAllowed = (permissions: readonly Permission[] | undefined, may: (permission: Permission) => boolean) =>
  permissions === undefined || permissions.some(may)
