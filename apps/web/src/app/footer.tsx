import { useQuery } from '@tanstack/react-query'
import type { SessionUser } from '@fust/contract/rest'
import { isBasicEverywhere, usePermission, useSession } from '../session/index.ts'
import { useBreweryWords } from '../i18n/brewery-words.ts'
import { useTranslation } from '../i18n/index.ts'
import { BREWERY } from '../lib/market/brewery.ts'
import { now } from '../lib/market/clock.ts'
import { LEGAL, MARKET } from '../lib/market/market.ts'
import { AddressLink } from '../ui/address-link.tsx'
import { PATHS } from '../paths.ts'
import { LanguagePicker } from '../ui/language-picker.tsx'
import { ExternalLink } from '../ui/link-button.tsx'
import { Logo } from '../ui/logo.tsx'
import { Wrap } from '../ui/page.tsx'
import { QuestionsLine } from '../ui/questions-line.tsx'
import { SchemePicker } from '../ui/scheme-picker.tsx'
import css from './footer.module.css'
import { serviceLinks } from './menus.ts'
import { linksQuery, listOfLinks, type FooterLink } from './footer-links.ts'

/** Under every page: where else to go, whom to ask, language and appearance; at its end what the law asks for. */
export function Footer() {
  const { t } = useTranslation()
  const { user } = useSession()
  const slogan = useBreweryWords('slogan')
  const { data: links = [] } = useQuery(linksQuery())
  const lists = (...types: string[]) => listOfLinks(links, types)
  return (
    <footer className={css.footer}>
      <Wrap className={css.columns}>
        <div>
          <p className={css.brand}>
            <Logo on="bar" />
          </p>
          {slogan && <p className={css.claim}>{slogan}</p>}
        </div>
        <Column title={t('shell.brands')} links={lists('Brands', 'mobile brands')} />
        <Information own={lists('information and contacts')} />
        {user && <DirectLinks user={user} />}
        <Column title={t('shell.corporate')} links={[...lists('Corporate'), ...lists('about us')]} />
        <Column title={t('shell.followUs')} links={lists('social media')} />
        <div className={css.choices}>
          <LanguagePicker />
          <SchemePicker />
        </div>
      </Wrap>
      <Ribbon links={lists('Ribbon')} />
    </footer>
  )
}

/** The first ten links of a list; the rest opens below them (NAV-42, NAV-43). */
function Column({ title, links }: { title: string; links: readonly FooterLink[] }) {
  if (links.length === 0) return null
  return (
    <nav aria-label={title}>
      <h2 className={css.heading}>{title}</h2>
      <Links links={links} />
    </nav>
  )
}

const FIRST_LINKS = 10

function Links({ links }: { links: readonly FooterLink[] }) {
  const { t } = useTranslation()
  const rest = links.slice(FIRST_LINKS)
  return (
    <>
      <LinkList links={links.slice(0, FIRST_LINKS)} />
      {rest.length > 0 && (
        <details>
          <summary className={css.more}>{t('shell.moreLinks', { count: rest.length })}</summary>
          <LinkList links={rest} />
        </details>
      )}
    </>
  )
}

function LinkList({ links }: { links: readonly FooterLink[] }) {
  return (
    <ul>
      {links.map(({ href, label }) => (
        <li key={`${href} ${label}`}>
          <AddressLink href={href} className={css.link}>
            {label}
          </AddressLink>
        </li>
      ))}
    </ul>
  )
}

/** Whom to ask and where to read, once each; more of it for who is signed in (NAV-31, NAV-32). */
function Information({ own }: { own: readonly FooterLink[] }) {
  const { t } = useTranslation()
  const may = usePermission()
  const known: FooterLink[] = [
    { href: PATHS.contact, label: t('shell.contacts') },
    { href: PATHS.faq, label: t('shell.faq') },
    ...(may('Support')
      ? [
          { href: PATHS.knowledgeBase, label: t('shell.knowledgeBase') },
          { href: PATHS.otherRequests, label: t('shell.otherRequests') },
        ]
      : []),
  ]
  const addresses = new Set(known.map(({ href }) => href))
  return (
    <div>
      <h2 className={css.heading}>{t('shell.information')}</h2>
      <p>
        <QuestionsLine />
      </p>
      <nav aria-label={t('shell.information')}>
        <Links links={[...known, ...own.filter(({ href }) => !addresses.has(href))]} />
      </nav>
    </div>
  )
}

/** Where who is signed in goes most (NAV-33). */
function DirectLinks({ user }: { user: SessionUser }) {
  const { t } = useTranslation()
  const may = usePermission()
  const links = [
    ...(may('My Profile') && !isBasicEverywhere(user) ? [{ href: PATHS.profile, label: t('titles.profile') }] : []),
    { href: PATHS.news, label: t('titles.news') },
    ...(may('Marketing Materials') ? [{ href: PATHS.materials, label: t('titles.materials') }] : []),
    { href: PATHS.survey, label: t('titles.survey') },
    ...serviceLinks(may).map(({ to, textKey }) => ({ href: to, label: t(textKey) })),
  ]
  return <Column title={t('shell.navigateDirectly')} links={links} />
}

function Ribbon({ links }: { links: readonly FooterLink[] }) {
  const { t } = useTranslation()
  const aboutAlcohol = useBreweryWords('aboutAlcohol')
  return (
    <Wrap className={css.ribbon}>
      <p>
        © {now().getFullYear()} {BREWERY.name}
      </p>
      <ul aria-label={t('shell.legal')}>
        <li>
          <ExternalLink className={css.link} href={MARKET.responsibleDrinking.site}>
            {t('shell.aboutAlcohol', LEGAL)}
          </ExternalLink>
        </li>
        {links.map(({ href, label }) => (
          <li key={href}>
            <AddressLink href={href} className={css.link}>
              {label}
            </AddressLink>
          </li>
        ))}
        <li>
          <AddressLink href={PATHS.deviceStorage} className={css.link}>
            {t('titles.deviceStorage')}
          </AddressLink>
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
