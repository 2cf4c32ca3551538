import type { ArchivedInvoice } from '@fust/contract/rest'
import { DOCUMENTS_SHOWN, INVOICE_STATES } from '@fust/domain/documents'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { formatMoney, formatNumber } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/index.ts'
import { ShipToFilter } from '../../../../delivery/index.ts'
import { centsOf } from '../../../../lib/market/cents.ts'
import { useArrived } from '../../../../lib/server/use-arrived.ts'
import { PATHS } from '../../../../paths.ts'
import { Button } from '../../../../ui/button.tsx'
import { CsvDownload, DataTable } from '../../../../ui/data-table/index.ts'
import { FilterSelect } from '../../../../ui/form/filter-select.tsx'
import { TextLink } from '../../../../ui/link-button.tsx'
import { Page, PageHead } from '../../../../ui/page.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { EmptyState, UnknownState } from '../../../../ui/states.tsx'
import { invoicesQuery, readInvoices } from '../../api/invoices-query.ts'
import { DayFilters } from './day-filters.tsx'
import css from './documents-page.module.css'
import { isNarrowed, type InvoiceSearch } from './invoice-search.ts'
import { STATE_TEXTS } from '../../../../invoices/index.ts'
import { OpenSums } from './open-sums.tsx'
import { useInvoiceColumns, useInvoiceCsv } from './use-invoice-columns.tsx'

/** What the brewery has billed, and what of it is open: looked through, summed up, and taken along. */
export function InvoicesPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const search = useSearch({ from: PATHS.invoices })
  // Who came from a report may look at all of them and go back to its own.
  const [cameFrom] = useState(search.report)
  const report = search.report ?? cameFrom
  const asked = useQuery(invoicesQuery(search))
  const found = useArrived(asked.data)
  const csv = useInvoiceCsv()
  const columns = useInvoiceColumns()
  const show = (next: InvoiceSearch) => void navigate({ to: PATHS.invoices, search: next, resetScroll: false })
  const table = { caption: t('titles.invoices'), columns, rowKey: keyOf }
  const count = found && t('invoices.count', { count: found.total, number: formatNumber(found.total) })
  const clear = isNarrowed(search) && (
    <Button look="secondary" onClick={() => show({})}>
      {t('ui.clearFilters')}
    </Button>
  )
  return (
    <Page>
      <PageHead
        title={t('titles.invoices')}
        intro={t('invoices.intro')}
        aside={
          <div className={css.aside}>
            <output>{count}</output>
            <TextLink to={PATHS.documents}>{t('invoices.toDocuments')}</TextLink>
            {found && found.total > 0 && (
              <CsvDownload
                file={csv}
                totalCount={found.total}
                rowKey={keyOf}
                readPage={async (page, signal) => {
                  const { invoices, total } = await readInvoices(search, { page, pageSize: FILE_PAGE, signal })
                  return { rows: invoices, pages: Math.ceil(total / FILE_PAGE) }
                }}
              />
            )}
          </div>
        }
      />
      <DayFilters
        name={t('invoices.filters')}
        words={t('invoices.search')}
        search={search}
        isNarrowed={isNarrowed(search)}
        onChange={show}
      >
        <ShipToFilter shipTo={search.shipTo} onChange={(shipTo) => show({ ...search, page: undefined, shipTo })} />
        <FilterSelect
          label={t('invoices.state')}
          all={t('invoices.allStates')}
          options={INVOICE_STATES.map((state) => ({
            value: state,
            label: t(STATE_TEXTS[state]),
            ...(state === 'open' && { detail: t('invoices.states.openToo') }),
          }))}
          value={search.state}
          onChange={(state) => show({ ...search, page: undefined, state })}
        />
        {report && (
          <FilterSelect
            label={t('invoices.counted')}
            all={t('invoices.allCounted')}
            options={[{ value: report, label: t('invoices.countedInReport') }]}
            value={search.report}
            onChange={(chosen) => show({ ...search, page: undefined, report: chosen })}
          />
        )}
      </DayFilters>
      <UnknownState query={asked} skeleton={<DataTable {...table} rows={undefined} />} />
      {found?.invoices.length === 0 && (
        <EmptyState icon="document" title={t('invoices.none')} action={clear || undefined}>
          {t(clear ? 'documents.noneFoundHint' : 'documents.noneHint')}
        </EmptyState>
      )}
      {found && found.invoices.length > 0 && (
        <>
          <OpenSums found={found} />
          <DataTable
            {...table}
            rows={found.invoices}
            isStale={asked.isPlaceholderData}
            sum={{ label: count, figures: { total: formatMoney(centsOf(found.sum)) } }}
          />
          <Pagination
            page={search.page ?? 1}
            pages={Math.ceil(found.total / DOCUMENTS_SHOWN)}
            onChange={(page) => show({ ...search, page })}
          />
        </>
      )}
    </Page>
  )
}

/** Invoices that one answer of a file holds. */
const FILE_PAGE = 500

const keyOf = ({ invoiceNumber, orderNumber }: ArchivedInvoice) => `${invoiceNumber} ${orderNumber}`
