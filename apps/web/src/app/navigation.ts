import type { LinkProps } from '@tanstack/react-router'
import type { TextKey } from '../i18n/index.ts'
import type { Permission } from '../features/session/index.ts'
import type { IconName } from '../ui/icon.tsx'

type NavigationLink = {
  to: NonNullable<LinkProps['to']>
  textKey: Extract<TextKey, `shell.${string}`>
  /** One of these opens it; none means everybody who is signed in. */
  permissions?: readonly Permission[]
}

export type NavigationMenu = {
  textKey: Extract<TextKey, `shell.${string}`>
  icon: IconName
  /** Starts a new order: hidden where the page already orders. */
  startsOrder?: boolean
  links: readonly NavigationLink[]
}

/** The main menu; each entry leads to a page that is there. */
const MAIN_MENU: readonly NavigationMenu[] = [
  {
    textKey: 'shell.createOrder',
    icon: 'truck',
    startsOrder: true,
    links: [
      { to: '/Create-An-Order_Beer', textKey: 'shell.beer', permissions: ['Catalogue Beer', 'Catalogue Tank'] },
      { to: '/Create-An-Order_POSM', textKey: 'shell.posm', permissions: ['Catalogue POS Materials'] },
      { to: '/Create-An-Order-Event', textKey: 'shell.eventMaterials', permissions: ['Catalogue POS Materials'] },
      { to: '/specialoffer', textKey: 'shell.specialOffers', permissions: ['Catalogue'] },
      { to: '/catalog/upcoming-beers', textKey: 'shell.upcomingBeers', permissions: ['Catalogue Beer'] },
      { to: '/catalog/products', textKey: 'shell.allProducts', permissions: ['Catalogue'] },
      { to: '/catalog/low-stock', textKey: 'shell.lowStock', permissions: ['Catalogue'] },
    ],
  },
  {
    textKey: 'shell.myBusiness',
    icon: 'document',
    links: [
      { to: '/orders/history', textKey: 'shell.orderHistory', permissions: ['My Orders'] },
      { to: '/orders/saved', textKey: 'shell.savedOrders', permissions: ['My Orders'] },
      { to: '/catalog/pending', textKey: 'shell.preOrders', permissions: ['My Orders'] },
    ],
  },
]

/** The menus with the entries this person may open; a menu without entries goes. */
export function allowedMenus(may: (permission: Permission) => boolean): NavigationMenu[] {
  return MAIN_MENU.map((menu) => ({ ...menu, links: menu.links.filter((link) => isAllowed(link, may)) })).filter(
    (menu) => menu.links.length > 0,
  )
}

/** What a link of this menu tells the page it opens. */
export const startState = ({ startsOrder = false }: NavigationMenu) => (startsOrder ? { startsOrder } : {})

function isAllowed({ permissions }: NavigationLink, may: (permission: Permission) => boolean): boolean {
  return permissions === undefined || permissions.some(may)
}
