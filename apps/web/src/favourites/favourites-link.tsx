import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../i18n/index.ts'
import { PATHS } from '../paths.ts'
import { useSelectedShipTo } from '../session/index.ts'
import { barButtonClass, CountBadge } from '../ui/bar-button.tsx'
import { Icon } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { favouriteCountQuery } from './api/favourite-count-query.ts'

/** The heart in the header: how many favourites can be ordered, and the way to them (NAV-14). */
export function FavouritesLink() {
  const { t } = useTranslation()
  const count = useFavouriteCount()
  const label = t('favourites.open', { count })
  return (
    <Link to={PATHS.favourites} className={barButtonClass} aria-label={label} title={label}>
      <Icon name="heart" size={26} />
      {count > 0 && <CountBadge>{shownCount(count)}</CountBadge>}
    </Link>
  )
}

/** The same on the phone's bottom bar, whose entry has its own words. */
export function FavouritesCount() {
  const { t } = useTranslation()
  const count = useFavouriteCount()
  if (count === 0) return null
  return (
    <CountBadge>
      <span aria-hidden="true">{shownCount(count)}</span>
      <VisuallyHidden>{t('favourites.open', { count })}</VisuallyHidden>
    </CountBadge>
  )
}

function useFavouriteCount(): number {
  const { shipTo } = useSelectedShipTo()
  const { data } = useQuery(favouriteCountQuery(shipTo?.shipToId ?? ''))
  return data?.orderable ?? 0
}

// A badge is as wide as three signs.
const shownCount = (count: number): string => (count > 99 ? '99+' : String(count))
