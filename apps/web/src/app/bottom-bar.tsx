import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isBasicUser, usePermission, useSession } from '../features/session/index.ts'
import { Drawer } from '../ui/drawer.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import css from './bottom-bar.module.css'
import { ProfilePanel } from './header/profile-panel.tsx'
import { SearchBox } from './header/search-box.tsx'
import { allowedMenus } from './navigation.ts'

type Sheet = 'search' | 'profile' | 'menu'

/** On a phone: what the header holds on a desk, under the thumb. */
export function BottomBar() {
  const { t } = useTranslation()
  const { user } = useSession()
  const [sheet, setSheet] = useState<Sheet>()
  if (!user) return null

  const close = () => setSheet(undefined)
  const orders = !isBasicUser(user)

  return (
    <>
      <nav className={css.bar} aria-label={t('shell.bottomNavigation')}>
        {orders && <SheetButton icon="search" text={t('shell.search')} onClick={() => setSheet('search')} />}
        <SheetButton icon="user" text={t('shell.profile')} onClick={() => setSheet('profile')} />
        {orders && (
          <Link to="/cart" className={css.entry} activeProps={{ className: css.active ?? '' }}>
            <Icon name="crate" />
            {t('shell.cart')}
          </Link>
        )}
        <SheetButton icon="menu" text={t('shell.menu')} onClick={() => setSheet('menu')} />
      </nav>
      <Drawer open={sheet === 'search'} onOpenChange={close} side="bottom" title={t('shell.search')}>
        <SearchBox autoFocus onDone={close} />
      </Drawer>
      <Drawer open={sheet === 'profile'} onOpenChange={close} side="bottom" title={t('shell.profile')}>
        <ProfilePanel user={user} />
      </Drawer>
      <Drawer open={sheet === 'menu'} onOpenChange={close} side="full" title={t('shell.menu')}>
        <MenuSheet onDone={close} />
      </Drawer>
    </>
  )
}

function SheetButton({ icon, text, onClick }: { icon: IconName; text: ReactNode; onClick: () => void }) {
  return (
    <button type="button" className={css.entry} aria-haspopup="dialog" onClick={onClick}>
      <Icon name={icon} />
      {text}
    </button>
  )
}

function MenuSheet({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const may = usePermission()
  return (
    <nav aria-label={t('shell.mainNavigation')}>
      <Link to="/" className={css.home} onClick={onDone}>
        <Icon name="home" />
        {t('shell.home')}
      </Link>
      {allowedMenus(may).map((menu) => (
        <section key={menu.textKey} className={css.section}>
          <h3 className={css.heading}>{t(menu.textKey)}</h3>
          <ul>
            {menu.links.map((link) => (
              <li key={link.to}>
                <Link to={link.to} className={css.choice} onClick={onDone}>
                  {t(link.textKey)}
                  <Icon name="chevron-right" size={18} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
