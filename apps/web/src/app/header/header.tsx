import { PATHS } from '../../paths.ts'
import { Link } from '@tanstack/react-router'
import { canOrder, useSession } from '../../session/index.ts'
import { useBreweryWords } from '../../i18n/brewery-words.ts'
import { useTranslation } from '../../i18n/index.ts'
import { BREWERY } from '../../lib/market/brewery.ts'
import { barButtonClass } from '../../ui/bar-button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Logo } from '../../ui/logo.tsx'
import { Wrap } from '../../ui/page.tsx'
import { FavouritesLinkSlot, MiniCartSlot } from '../slots.tsx'
import css from './header.module.css'
import { MainMenu } from './main-menu.tsx'
import { ProfileMenu } from './profile-menu.tsx'
import { SearchBox } from './search-box.tsx'

type Props = { hideCreateOrder: boolean; onSearch: () => void }

/** The bar above every page. */
export function Header({ hideCreateOrder, onSearch }: Props) {
  const { user } = useSession()
  return (
    <header className={css.bar}>
      <Wrap className={css.row}>
        <HomeLink withDescriptor={!user} />
        {user ? (
          <>
            <MainMenu hideCreateOrder={hideCreateOrder} />
            <div className={css.tools}>
              <SearchBox className={css.find} onOpen={onSearch} />
              <HelpLink />
              <ProfileMenu user={user} />
              {canOrder(user) && <FavouritesLinkSlot />}
              {canOrder(user) && <MiniCartSlot />}
            </div>
          </>
        ) : (
          <VisitorLinks />
        )}
      </Wrap>
    </header>
  )
}

/** From so many letters on a name is set smaller, where there is less room. */
const LONG_NAME = 20

/** The name of the brewery; a visitor also reads what it is. */
function HomeLink({ withDescriptor }: { withDescriptor: boolean }) {
  const descriptor = useBreweryWords('descriptor')
  return (
    <Link to={PATHS.home} className={classNames(css.logo, BREWERY.name.length >= LONG_NAME && css.long)}>
      <Logo on="bar">{withDescriptor && descriptor && <span className={css.descriptor}>{descriptor}</span>}</Logo>
    </Link>
  )
}

/** How the portal is used (NAV-11). */
function HelpLink() {
  const { t } = useTranslation()
  return (
    <Link to={PATHS.help} className={barButtonClass} aria-label={t('shell.help')} title={t('shell.help')}>
      <Icon name="help" size={26} />
    </Link>
  )
}

/** All that stands in the menu without a login (NAV-01, NAV-02). */
const VISITOR_ENTRIES = [
  { to: PATHS.home, textKey: 'shell.home' },
  { to: PATHS.brands, textKey: 'shell.aboutUs' },
  { to: PATHS.news, textKey: 'shell.news' },
] as const

function VisitorLinks() {
  const { t } = useTranslation()
  return (
    <>
      <nav className={css.menu} aria-label={t('shell.mainNavigation')}>
        <ul className={css.entries}>
          {VISITOR_ENTRIES.map(({ to, textKey }) => (
            <li key={to}>
              <Link to={to} className={css.entry} activeProps={{ className: css.active ?? '' }}>
                {t(textKey)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <LinkButton to={PATHS.login} small className={css.login}>
        {t('shell.login')}
      </LinkButton>
    </>
  )
}
