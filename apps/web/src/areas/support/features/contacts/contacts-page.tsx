import type { SupportContacts } from '@fust/contract/rest'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../../i18n/index.ts'
import { BREWERY } from '../../../../lib/market/brewery.ts'
import { PATHS } from '../../../../paths.ts'
import { usePermission, useSession } from '../../../../session/index.ts'
import { useArrived } from '../../../../lib/server/use-arrived.ts'
import { ExternalLink, LinkButton } from '../../../../ui/link-button.tsx'
import { Page, PageHead } from '../../../../ui/page.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { UnknownState } from '../../../../ui/states.tsx'
import { contactsQuery } from '../../api/support-queries.ts'
import { WriteToUs } from './contact-form.tsx'
import css from './contacts-page.module.css'

/** Whom to ask, when, and whether somebody answers now. */
export function ContactsPage() {
  const { t } = useTranslation()
  const { user, isLoading } = useSession()
  const asked = useQuery(contactsQuery())
  const contacts = useArrived(asked.data)
  return (
    <Page>
      <PageHead title={t('titles.contacts')} intro={t('contacts.intro', { brand: BREWERY.name })} />
      <UnknownState query={asked} skeleton={<Skeleton height={280} />} />
      {contacts && <Contacts contacts={contacts} />}
      {!user && !isLoading && (contacts || asked.error || asked.isPaused) && <WriteToUs />}
    </Page>
  )
}

function Contacts({ contacts }: { contacts: SupportContacts }) {
  const { t } = useTranslation()
  const may = usePermission()
  const { phone, email, address, hours, opensAt, closesAt, isOpen, answeredWithinDays } = contacts
  return (
    <div className={css.ways}>
      {phone && (
        <section className={css.way} aria-labelledby="by-phone">
          <h2 id="by-phone">{t('contacts.phone')}</h2>
          <p>
            <ExternalLink className={css.large} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
              {phone}
            </ExternalLink>
          </p>
          <output className={isOpen ? css.open : css.shut}>{t(isOpen ? 'contacts.open' : 'contacts.shut')}</output>
          <p className={css.quiet}>{hours || t('contacts.hours', { from: opensAt, to: closesAt })}</p>
        </section>
      )}
      {email && (
        <section className={css.way} aria-labelledby="by-mail">
          <h2 id="by-mail">{t('contacts.email')}</h2>
          <p>
            <ExternalLink className={css.address} href={`mailto:${email}`}>
              {email}
            </ExternalLink>
          </p>
          <p className={css.quiet}>{t('contacts.answeredWithin', answeredWithinDays)}</p>
        </section>
      )}
      {address.length > 0 && (
        <section className={css.way} aria-labelledby="by-post">
          <h2 id="by-post">{t('contacts.address')}</h2>
          <address className={css.lines}>
            {BREWERY.name}
            {address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </section>
      )}
      {may('Support') && (
        <section className={css.way} aria-labelledby="by-ticket">
          <h2 id="by-ticket">{t('contacts.ticket')}</h2>
          <p className={css.quiet}>{t('contacts.ticketText')}</p>
          <p>
            <LinkButton to={PATHS.tickets} search={{ write: 'yes' }} icon="pencil">
              {t('contacts.toTicket')}
            </LinkButton>
          </p>
        </section>
      )}
    </div>
  )
}
