import type { ArchivedInvoice } from '@fust/contract/rest'
import { calendarDate } from '@fust/domain/calendar'
import { useMarketDay } from '../../../../delivery/index.ts'
import { formatDate, formatMoney } from '../../../../i18n/format.ts'
import { useLanguage, useTranslation } from '../../../../i18n/index.ts'
import { InvoiceStateMark, STATE_TEXTS } from '../../../../invoices/index.ts'
import { centsOf } from '../../../../lib/market/cents.ts'
import { portalPath } from '../../../../lib/server/portal-call.ts'
import { PATHS } from '../../../../paths.ts'
import type { CsvFile, DataColumn } from '../../../../ui/data-table/index.ts'
import { TextLink } from '../../../../ui/link-button.tsx'
import { SaveDocument } from './save-document.tsx'

/** What a list tells of an invoice. */
export function useInvoiceColumns(): DataColumn<ArchivedInvoice>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const fileOf = (documentId: string) => ({
    link: portalPath('mydocuments/DownloadDocument', { documentType: 'invoice', documentId }),
    fileName: `${documentId}.pdf`,
    title: t('invoices.title', { number: documentId }),
  })
  return [
    {
      key: 'number',
      head: t('invoices.number'),
      card: 'title',
      cell: ({ invoiceNumber }) => <b>{invoiceNumber}</b>,
    },
    {
      key: 'date',
      head: t('documents.date'),
      card: 'detail',
      cell: ({ date }) => formatDate(calendarDate(date), language, 'withYear'),
    },
    {
      key: 'order',
      head: t('documents.order'),
      card: 'detail',
      cell: ({ orderNumber }) => (
        <TextLink to={PATHS.order} params={{ number: orderNumber }}>
          {orderNumber}
        </TextLink>
      ),
    },
    {
      key: 'shipTo',
      head: t('delivery.shipTo'),
      width: 'minmax(120px, 1fr)',
      card: 'detail',
      cell: ({ shipToName }) => shipToName,
    },
    {
      key: 'due',
      head: t('invoices.due'),
      card: 'detail',
      named: t('invoices.due'),
      cell: ({ dueDate }) => dueDate !== null && formatDate(calendarDate(dueDate), language, 'withYear'),
    },
    {
      key: 'state',
      head: t('invoices.state'),
      card: 'detail',
      cell: ({ state }) => <InvoiceStateMark state={state} />,
    },
    {
      key: 'open',
      head: t('invoices.open'),
      figures: true,
      card: 'detail',
      named: t('invoices.open'),
      cell: ({ open }) => open !== null && formatMoney(centsOf(open)),
    },
    {
      key: 'total',
      head: t('documents.total'),
      figures: true,
      card: 'aside',
      cell: ({ total }) => formatMoney(centsOf(total)),
    },
    {
      key: 'file',
      head: t('documents.file'),
      card: 'across',
      cell: ({ invoiceNumber }) => <SaveDocument document={fileOf(invoiceNumber)} />,
    },
  ]
}

/** The invoices as a file: what it is called, and what stands in it. */
export function useInvoiceCsv(): CsvFile<ArchivedInvoice> {
  const { t } = useTranslation()
  return {
    name: `${t('invoices.csvName')}-${useMarketDay()}.csv`,
    columns: [
      { head: t('invoices.number'), value: ({ invoiceNumber }) => invoiceNumber },
      { head: t('documents.date'), value: ({ date }) => date },
      { head: t('documents.order'), value: ({ orderNumber }) => orderNumber },
      { head: t('delivery.shipTo'), value: ({ shipToName }) => shipToName },
      { head: t('documents.total'), value: ({ total }) => total },
      { head: t('invoices.due'), value: ({ dueDate }) => dueDate },
      { head: t('invoices.state'), value: ({ state }) => state && t(STATE_TEXTS[state]) },
      { head: t('invoices.paid'), value: ({ paid }) => paid },
      { head: t('invoices.open'), value: ({ open }) => open },
    ],
  }
}
