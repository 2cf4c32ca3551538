import { PATHS } from '../../paths.ts'
import { Link } from '@tanstack/react-router'
import { canOrder, useSession } from '../../session/index.ts'
import { useBreweryWords } from '../../i18n/brewery-words.ts'
import { useTranslation } from '../../i18n/index.ts'
import { BREWERY } from '../../lib/brewery.ts'
import { LOGO } from '../../lib/logos.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Wrap } from '../../ui/page.tsx'
import { MiniCartSlot } from '../slots.tsx'
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
        <Logo withDescriptor={!user} />
        {user ? (
          <>
            <MainMenu hideCreateOrder={hideCreateOrder} />
            <div className={css.tools}>
              {canOrder(user) && <SearchBox className={css.find} onOpen={onSearch} />}
              <ProfileMenu user={user} />
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

/** The name of the brewery; a visitor also reads what it is. */
function Logo({ withDescriptor }: { withDescriptor: boolean }) {
  const descriptor = useBreweryWords('descriptor')
  return (
    <Link to={PATHS.home} className={css.logo}>
      <img src={LOGO} alt="" width={38} height={38} />
      <span>
        {BREWERY.name}
        {withDescriptor && descriptor && <span className={css.descriptor}>{descriptor}</span>}
      </span>
    </Link>
  )
}

function VisitorLinks() {
  const { t } = useTranslation()
  return (
    <>
      <nav className={css.menu} aria-label={t('shell.mainNavigation')}>
        <Link to={PATHS.home} className={css.entry} activeProps={{ className: css.active ?? '' }}>
          {t('shell.home')}
        </Link>
      </nav>
      <LinkButton to={PATHS.login} small className={css.login}>
        {t('shell.login')}
      </LinkButton>
    </>
  )
}
