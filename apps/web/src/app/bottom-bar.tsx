import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from '../i18n/index.ts'
import { canOrder, useSession } from '../features/session/index.ts'
import { isMobileLayout } from '../lib/mobile-layout.ts'
import { useAfterFirstPaint } from '../lib/use-after-first-paint.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import css from './bottom-bar.module.css'
import { withChunkTimeout } from './chunk-reload.ts'
import type { Sheet } from './sheets.tsx'
import { CartCountSlot } from './slots.tsx'

const loadSheets = withChunkTimeout(() => import('./sheets.tsx'))
const Sheets = lazy(async () => ({ default: (await loadSheets()).Sheets }))

/** On a phone: what the header holds on a desk, under the thumb. */
export function BottomBar({ onSearch }: { onSearch: () => void }) {
  const { t } = useTranslation()
  const { user } = useSession()
  const [sheet, setSheet] = useState<Sheet>()
  const [touched, setTouched] = useState(false)
  useAfterFirstPaint(user !== null, async () => isMobileLayout() && loadSheets())

  if (!user) return null
  const open = (next: Sheet) => {
    setTouched(true)
    setSheet(next)
  }

  return (
    <>
      <nav className={css.bar} aria-label={t('shell.bottomNavigation')}>
        {canOrder(user) && <SheetButton icon="search" text={t('shell.search')} onClick={onSearch} />}
        <SheetButton icon="user" text={t('shell.profile')} onClick={() => open('profile')} />
        {canOrder(user) && (
          <Link to="/cart" className={css.entry} activeProps={{ className: css.active ?? '' }}>
            <span className={css.counted}>
              <Icon name="crate" />
              <CartCountSlot />
            </span>
            {t('shell.cart')}
          </Link>
        )}
        <SheetButton icon="menu" text={t('shell.menu')} onClick={() => open('menu')} />
      </nav>
      {touched && (
        <Suspense>
          <Sheets sheet={sheet} onClose={() => setSheet(undefined)} />
        </Suspense>
      )}
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
