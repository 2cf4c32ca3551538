import type { ShipToPermission } from '@fust/contract/rest'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { BudgetGauge } from '../../../../budget/index.ts'
import { formatMoney } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/index.ts'
import { useArrived } from '../../../../lib/server/use-arrived.ts'
import { usePageGone } from '../../../../lib/server/use-page-gone.ts'
import { PATHS } from '../../../../paths.ts'
import { useSelectedShipTo } from '../../../../session/index.ts'
import { DataTable } from '../../../../ui/data-table/index.ts'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { Page, PageHead } from '../../../../ui/page.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { Select } from '../../../../ui/select/select.tsx'
import { EmptyState, UnknownState } from '../../../../ui/states.tsx'
import { budgetLedgerQuery, type BudgetLedger } from './api/budget-ledger-query.ts'
import { useBudgetColumns } from './budget-columns.tsx'
import css from './budget-page.module.css'
import type { BudgetSearch } from './budget-search.ts'

/** What a ship-to may spend on POS materials: what was given, what was spent on what and by whom, what is left. */
export function BudgetPage() {
  const { shipTo: selected, choices } = useSelectedShipTo()
  const { shipTo: named } = useSearch({ from: PATHS.posmBudget })
  // To look at another one is not to order for it.
  const shipTo = choices.find(({ shipToId }) => shipToId === named) ?? selected
  if (!shipTo) return null
  return <BudgetOf key={shipTo.shipToId} shipTo={shipTo} choices={choices} />
}

type Props = { shipTo: ShipToPermission; choices: readonly ShipToPermission[] }

function BudgetOf({ shipTo, choices }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { shipTo: named, year, page = 1 } = useSearch({ from: PATHS.posmBudget })
  const asked = useQuery(budgetLedgerQuery(shipTo.shipToId, year, page))
  const ledger = useArrived(asked.data)
  const show = (search: BudgetSearch, replace = false) =>
    void navigate({ to: PATHS.posmBudget, search: { shipTo: named, ...search }, replace, resetScroll: false })
  const isPageGone = usePageGone(page, asked.error, () => show({ year }, true))
  return (
    <Page>
      <PageHead title={t('titles.posmBudget')} intro={t('budget.intro')} />
      <div className={css.choices}>
        {choices.length > 1 && (
          <Select
            label={t('delivery.shipTo')}
            options={choices.map(({ shipToId, shipToName, shipToAddress }) => ({
              value: shipToId,
              label: shipToName,
              detail: shipToAddress,
            }))}
            value={shipTo.shipToId}
            onChange={(id) => show({ shipTo: id })}
          />
        )}
        {ledger && ledger.years.length > 1 && (
          <Select
            label={t('budget.year')}
            options={ledger.years.map((own) => ({ value: String(own), label: String(own) }))}
            value={String(ledger.year)}
            onChange={(chosen) => show({ year: Number(chosen) })}
          />
        )}
      </div>
      {!isPageGone && <UnknownState query={asked} skeleton={<LedgerTable ledger={undefined} />} />}
      {ledger === null && <NoBudget />}
      {ledger && (
        <>
          <Figures ledger={ledger} />
          <LedgerTable ledger={ledger} isStale={asked.isPlaceholderData} />
          {ledger.usedBeforeCents > 0 && (
            <p className={css.before}>{t('budget.before', { amount: formatMoney(ledger.usedBeforeCents) })}</p>
          )}
          <Pagination page={page} pages={ledger.totalPages} onChange={(next) => show({ year, page: next })} />
        </>
      )}
    </Page>
  )
}

function Figures({ ledger: { grantedCents, leftCents } }: { ledger: BudgetLedger }) {
  const { t } = useTranslation()
  const figures = [
    { label: t('budget.granted'), cents: grantedCents },
    { label: t('budget.used'), cents: grantedCents - leftCents },
    { label: t('budget.remaining'), cents: leftCents },
  ]
  return (
    <div className={css.figures}>
      <dl className={css.sums}>
        {figures.map(({ label, cents }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatMoney(cents)}</dd>
          </div>
        ))}
      </dl>
      <BudgetGauge grantedCents={grantedCents} leftCents={leftCents} cartCents={0} />
    </div>
  )
}

function LedgerTable({ ledger, isStale = false }: { ledger: BudgetLedger | undefined; isStale?: boolean }) {
  const { t } = useTranslation()
  const columns = useBudgetColumns()
  return (
    <DataTable
      caption={t('budget.ledger')}
      columns={columns}
      rows={ledger?.changes}
      rowKey={({ id }) => id}
      isStale={isStale}
    />
  )
}

function NoBudget() {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon="document"
      title={t('budget.noneHere')}
      action={<LinkButton to={PATHS.posm}>{t('cart.toCatalogue')}</LinkButton>}
    >
      {t('budget.noneHint')}
    </EmptyState>
  )
}
