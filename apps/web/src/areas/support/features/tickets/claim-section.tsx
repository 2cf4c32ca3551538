import type { Ticket, TicketClaim } from '@fust/contract/rest'
import { useTranslation } from '../../../../i18n/index.ts'
import { useWhen } from '../../../../lib/market/use-when.ts'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { amountOf } from './amount-of.ts'
import css from './claim-section.module.css'
import { SettleForm } from './settle-form.tsx'
import { FAULT_TEXTS, SETTLEMENT_TEXTS } from './ticket-words.ts'

/** What a ticket claims of a delivery, how it was settled, and the way to settle it for who may. */
export function ClaimSection({ ticket, claim }: { ticket: Ticket; claim: TicketClaim }) {
  const { t } = useTranslation()
  const settle = ticket.canAnswer && claim.settlement === null
  return (
    <section className={css.claim} aria-labelledby="ticket-claim">
      <h2 id="ticket-claim">{t('claims.heading')}</h2>
      <ClaimLines lines={claim.lines} />
      {settle ? <SettleForm key={ticket.caseNumber} ticket={ticket} /> : <Settlement claim={claim} />}
    </section>
  )
}

// A table of its own: the common one would then weigh on every page.
function ClaimLines({ lines }: Pick<TicketClaim, 'lines'>) {
  const { t } = useTranslation()
  return (
    <table className={css.lines}>
      <caption>
        <VisuallyHidden>{t('claims.caption')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('claims.product')}</th>
          <th scope="col">{t('claims.fault')}</th>
          <th scope="col" className={css.figures}>
            {t('claims.quantity')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ lineId, name, subtitle, sku, fault, quantity, unit }) => (
          <tr key={lineId}>
            <td className={css.product}>
              <strong>{name}</strong>
              <span className={css.detail}>{[subtitle, sku].filter(Boolean).join(' · ')}</span>
            </td>
            <td>{t(FAULT_TEXTS[fault])}</td>
            <td className={css.figures}>{amountOf(quantity, unit)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Settlement({ claim: { settlement, settledAt, settledBy } }: { claim: TicketClaim }) {
  const { t } = useTranslation()
  const when = useWhen()
  if (settlement === null || settledAt === null) return <p className={css.detail}>{t('claims.unsettled')}</p>
  const words = { how: t(SETTLEMENT_TEXTS[settlement]), when: when(settledAt) }
  return (
    <p className={css.settled}>
      {settledBy === null ? t('claims.settledBySomebody', words) : t('claims.settled', { ...words, name: settledBy })}
    </p>
  )
}
