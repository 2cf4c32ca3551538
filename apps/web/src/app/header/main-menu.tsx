import { useRouterState } from '@tanstack/react-router'
import { useTranslation } from '../../i18n/index.ts'
import { classNames } from '../../ui/class-names.ts'
import { HoverPanel } from '../../ui/overlay/hover-panel.tsx'
import { Icon } from '../../ui/icon.tsx'
import { MenuLink } from '../menu-link.tsx'
import { useMenus, type Menu } from '../menus.ts'
import css from './header.module.css'

/** The menus of the desktop: open on hover, on click and on the keyboard. */
export function MainMenu({ hideCreateOrder }: { hideCreateOrder: boolean }) {
  const { t } = useTranslation()
  const menus = useMenus().filter((menu) => !(hideCreateOrder && menu.startsOrder))
  return (
    <nav className={css.menu} aria-label={t('shell.mainNavigation')}>
      <ul className={css.entries}>
        {menus.map((menu) => (
          <li key={menu.textKey}>
            <Dropdown menu={menu} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Dropdown({ menu }: { menu: Menu }) {
  const { t } = useTranslation()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const isHere = menu.links.some(({ to }) => path.startsWith(to))
  return (
    <HoverPanel
      buttonClassName={classNames(css.entry, isHere && css.active)}
      face={
        <>
          {t(menu.textKey)}
          <Icon name="chevron-down" size={16} />
        </>
      }
    >
      {(close) => (
        <ul>
          {menu.links.map((link) => (
            <li key={link.to}>
              <MenuLink menu={menu} link={link} className={css.choice} onFollow={close}>
                {t(link.textKey)}
              </MenuLink>
            </li>
          ))}
        </ul>
      )}
    </HoverPanel>
  )
}
