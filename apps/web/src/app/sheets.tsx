import { PATHS } from '../paths.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../i18n/index.ts'
import { useSession } from '../session/index.ts'
import { Drawer } from '../ui/overlay/drawer.tsx'
import { Icon } from '../ui/icon.tsx'
import { ProfilePanel } from './header/profile-panel.tsx'
import { MenuLink } from './menu-link.tsx'
import { useMenus } from './menus.ts'
import css from './sheets.module.css'

export type Sheet = 'profile' | 'menu'

/** What the bottom bar opens on a phone. */
export function Sheets({ sheet, onClose }: { sheet: Sheet | undefined; onClose: () => void }) {
  const { t } = useTranslation()
  const { user } = useSession()
  if (!user) return null
  return (
    <>
      <Drawer open={sheet === 'profile'} onOpenChange={onClose} side="bottom" title={t('shell.profile')}>
        <ProfilePanel user={user} onDone={onClose} />
      </Drawer>
      <Drawer open={sheet === 'menu'} onOpenChange={onClose} side="full" title={t('shell.menu')}>
        <MenuSheet onDone={onClose} />
      </Drawer>
    </>
  )
}

function MenuSheet({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const menus = useMenus()
  return (
    <nav aria-label={t('shell.mainNavigation')}>
      <Link to={PATHS.home} className={css.home} onClick={onDone}>
        <Icon name="home" />
        {t('shell.home')}
      </Link>
      {menus.map((menu) => (
        <section key={menu.textKey} className={css.section}>
          <h3 className={css.heading}>{t(menu.textKey)}</h3>
          <ul>
            {menu.links.map((link) => (
              <li key={link.to}>
                <MenuLink menu={menu} link={link} className={css.choice} onFollow={onDone}>
                  {t(link.textKey)}
                  <Icon name="chevron-right" size={18} />
                </MenuLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
