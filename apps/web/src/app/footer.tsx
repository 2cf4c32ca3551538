import { Link } from '@tanstack/react-router'
import { usePermission, useSession } from '../session/index.ts'
import { useLanguage, useTranslation } from '../i18n/index.ts'
import { currentBrand } from '../lib/brand.ts'
import { now } from '../lib/clock.ts'
import { LanguagePicker } from '../ui/language-picker.tsx'
import { ExternalLink } from '../ui/link-button.tsx'
import { Wrap } from '../ui/page.tsx'
import { SchemePicker } from '../ui/scheme-picker.tsx'
import css from './footer.module.css'
import { allowedMenus } from './menus.ts'

/** Under every page: where else to go, whom to ask, language and appearance; at its end what the law asks for. */
export function Footer() {
  const { t } = useTranslation()
  const { user } = useSession()
  const brand = currentBrand()
  return (
    <footer className={css.footer}>
      <Wrap className={css.columns}>
        <div>
          <p className={css.brand}>
            <img src={brand.logoUrl} alt="" width={38} height={38} />
            {brand.name}
          </p>
          <p className={css.claim}>{t('session.claim')}</p>
        </div>
        <div>
          <h2 className={css.heading}>{t('shell.information')}</h2>
          <p>{t('shell.questions', { phone: brand.phone })}</p>
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
  const links = allowedMenus(usePermission()).flatMap((menu) => menu.links)
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
  const language = useLanguage()
  const brand = currentBrand()
  return (
    <Wrap className={css.ribbon}>
      <p>
        © {now().getFullYear()} {brand.name}
      </p>
      <ul aria-label={t('shell.legal')}>
        <li>
          <ExternalLink className={css.link} href={brand.responsibleDrinkingUrl}>
            {t('shell.aboutAlcohol')}
          </ExternalLink>
        </li>
        <li>
          <ExternalLink className={css.link} href={brand.aboutAlcoholUrl[language]}>
            {t('shell.moreAboutAlcohol')}
          </ExternalLink>
        </li>
      </ul>
    </Wrap>
  )
}
