import type { TicketVisitor } from '@fust/contract/rest'
import { useTranslation, type TextKey } from '../../../../i18n/index.ts'
import { ExternalLink } from '../../../../ui/link-button.tsx'
import css from './visitor-section.module.css'

/** Who asked, where that is nobody of the portal: how they are reached, and what they say of their company. */
export function VisitorSection({ visitor, name }: { visitor: TicketVisitor; name: string }) {
  const { t } = useTranslation()
  const { wish, email, phone, companyName, chamberNumber, city, trade } = visitor
  const facts = [
    ['tickets.visitorCompany', companyName],
    ['tickets.visitorChamber', chamberNumber],
    ['tickets.visitorCity', city],
    ['tickets.visitorTrade', trade && t(TRADES[trade])],
  ] as const
  return (
    <section className={css.visitor} aria-labelledby="ticket-visitor">
      <h2 id="ticket-visitor">{t('tickets.visitorWho')}</h2>
      <p>
        <b>{name}</b> · {t('tickets.visitorWish', { wish })}
      </p>
      <p className={css.ways}>
        <ExternalLink className={css.way} href={`mailto:${email.split('@').map(encodeURIComponent).join('@')}`}>
          {email}
        </ExternalLink>
        {phone && (
          <ExternalLink className={css.way} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
            {phone}
          </ExternalLink>
        )}
      </p>
      <dl className={css.facts}>
        {facts
          .filter(([, value]) => value)
          .map(([key, value]) => (
            <div key={key}>
              <dt>{t(key)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <p className={css.quiet}>{t('tickets.visitorMailed')}</p>
    </section>
  )
}

const TRADES = {
  bar: 'tickets.trades.bar',
  restaurant: 'tickets.trades.restaurant',
  shop: 'tickets.trades.shop',
  wholesale: 'tickets.trades.wholesale',
  events: 'tickets.trades.events',
  other: 'tickets.trades.other',
} as const satisfies Record<NonNullable<TicketVisitor['trade']>, TextKey>
