import type { Ticket, TicketClaim } from '@fust/contract/rest'
import { useTranslation } from '../../../../i18n/index.ts'
import { useWhen } from '../../../../lib/use-when.ts'
import { Table, type Column } from '../../../../ui/table.tsx'
import { amountOf } from './amount-of.ts'
import css from './claim-section.module.css'
import { SettleForm } from './settle-form.tsx'
import { FAULT_TEXTS, SETTLEMENT_TEXTS } from './ticket-words.ts'

/** What a ticket claims of a delivery, how it was settled, and the way to settle it for who may. */
export function ClaimSection({ ticket, claim }: { ticket: Ticket; claim: TicketClaim }) {
  const { t } = useTranslation()
  const columns = useColumns()
  const settle = ticket.canAnswer && claim.settlement === null
  return (
    <section className={css.claim} aria-labelledby="ticket-claim">
      <h2 id="ticket-claim">{t('claims.heading')}</h2>
      <Table caption={t('claims.caption')} columns={columns} rows={claim.lines} rowKey={({ lineId }) => lineId} />
      {settle ? <SettleForm key={ticket.caseNumber} ticket={ticket} /> : <Settlement claim={claim} />}
    </section>
  )
}

type Line = TicketClaim['lines'][number]

function useColumns(): Column<Line>[] {
  const { t } = useTranslation()
  return [
    {
      key: 'product',
      head: t('claims.product'),
      cell: ({ name, subtitle, sku }) => (
        <span className={css.product}>
          <strong>{name}</strong>
          <span className={css.detail}>{[subtitle, sku].filter(Boolean).join(' · ')}</span>
        </span>
      ),
    },
    { key: 'fault', head: t('claims.fault'), cell: ({ fault }) => t(FAULT_TEXTS[fault]) },
    {
      key: 'quantity',
      head: t('claims.quantity'),
      figures: true,
      cell: ({ quantity, unit }) => amountOf(quantity, unit),
    },
  ]
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
