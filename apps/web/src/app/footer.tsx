import { Link } from '@tanstack/react-router'
import { useSession } from '../session/index.ts'
import { useBreweryWords } from '../i18n/brewery-words.ts'
import { useTranslation } from '../i18n/index.ts'
import { BREWERY } from '../lib/brewery.ts'
import { now } from '../lib/clock.ts'
import { LOGO } from '../lib/logos.ts'
import { MARKET } from '../lib/market.ts'
import { LanguagePicker } from '../ui/language-picker.tsx'
import { ExternalLink } from '../ui/link-button.tsx'
import { Wrap } from '../ui/page.tsx'
import { QuestionsLine } from '../ui/questions-line.tsx'
import { SchemePicker } from '../ui/scheme-picker.tsx'
import css from './footer.module.css'
import { useMenus } from './menus.ts'

/** Under every page: where else to go, whom to ask, language and appearance; at its end what the law asks for. */
export function Footer() {
  const { t } = useTranslation()
  const { user } = useSession()
  const slogan = useBreweryWords('slogan')
  return (
    <footer className={css.footer}>
      <Wrap className={css.columns}>
        <div>
          <p className={css.brand}>
            <img src={LOGO} alt="" width={38} height={38} />
            {BREWERY.name}
          </p>
          {slogan && <p className={css.claim}>{slogan}</p>}
        </div>
        <div>
          <h2 className={css.heading}>{t('shell.information')}</h2>
          <p>
            <QuestionsLine />
          </p>
        </div>
        {user && <DirectLinks />}
        <div className={css.choices}>
          <LanguagePicker />
          <SchemePicker />
        </div>
      </Wrap>
      <Ribbon />
    </footer>
  )
}

function DirectLinks() {
  const { t } = useTranslation()
  const links = useMenus().flatMap((menu) => menu.links)
  if (links.length === 0) return null
  return (
    <nav aria-label={t('shell.navigateDirectly')}>
      <h2 className={css.heading}>{t('shell.navigateDirectly')}</h2>
      <ul className={css.links}>
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to} className={css.link}>
              {t(link.textKey)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Ribbon() {
  const { t } = useTranslation()
  const aboutAlcohol = useBreweryWords('aboutAlcohol')
  return (
    <Wrap className={css.ribbon}>
      <p>
        © {now().getFullYear()} {BREWERY.name}
      </p>
      <ul aria-label={t('shell.legal')}>
        <li>
          <ExternalLink className={css.link} href={MARKET.responsibleDrinkingSite}>
            {t('shell.aboutAlcohol')}
          </ExternalLink>
        </li>
        {aboutAlcohol && (
          <li>
            <ExternalLink className={css.link} href={aboutAlcohol}>
              {t('shell.moreAboutAlcohol')}
            </ExternalLink>
          </li>
        )}
      </ul>
    </Wrap>
  )
}
