import { PATHS } from '../paths.ts'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useTranslation } from '../i18n/index.ts'
import { canOrder, useSession } from '../session/index.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import css from './bottom-bar.module.css'
import { Sheets, type Sheet } from './sheets.tsx'
import { CartCountSlot, FavouritesCountSlot } from './slots.tsx'

/** On a phone: what the header holds on a desk, under the thumb. */
export function BottomBar({ onSearch }: { onSearch: () => void }) {
  const { t } = useTranslation()
  const { user } = useSession()
  const [sheet, setSheet] = useState<Sheet>()
  if (!user) return null
  return (
    <>
      <nav className={css.bar} aria-label={t('shell.bottomNavigation')}>
        <SheetButton icon="search" text={t('shell.search')} onClick={onSearch} />
        <SheetButton icon="user" text={t('shell.profile')} onClick={() => setSheet('profile')} />
        {canOrder(user) && (
          <Link to={PATHS.favourites} className={css.entry} activeProps={{ className: css.active ?? '' }}>
            <span className={css.counted}>
              <Icon name="heart" />
              <FavouritesCountSlot />
            </span>
            {t('shell.favourites')}
          </Link>
        )}
        {canOrder(user) && (
          <Link to={PATHS.cart} className={css.entry} activeProps={{ className: css.active ?? '' }}>
            <span className={css.counted}>
              <Icon name="crate" />
              <CartCountSlot />
            </span>
            {t('shell.cart')}
          </Link>
        )}
        <SheetButton icon="menu" text={t('shell.menu')} onClick={() => setSheet('menu')} />
      </nav>
      <Sheets sheet={sheet} onClose={() => setSheet(undefined)} />
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
