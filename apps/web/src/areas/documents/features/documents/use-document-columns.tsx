import type { DocumentListItem } from '@fust/contract/rest'
import { calendarDate } from '@fust/domain/calendar'
import { formatDate, formatMoney } from '../../../../i18n/format.ts'
import { useLanguage, useTranslation } from '../../../../i18n/index.ts'
import { centsOf } from '../../../../lib/market/cents.ts'
import { PATHS } from '../../../../paths.ts'
import type { DataColumn } from '../../../../ui/data-table/index.ts'
import { TextLink } from '../../../../ui/link-button.tsx'
import { TYPE_TEXTS } from './document-filters.tsx'
import { SaveDocument } from './save-document.tsx'

/** What a list tells of a document. */
export function useDocumentColumns(): DataColumn<DocumentListItem>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  return [
    {
      key: 'title',
      head: t('documents.title'),
      width: 'minmax(160px, 1fr)',
      card: 'title',
      cell: ({ title }) => <b>{title}</b>,
    },
    {
      key: 'type',
      head: t('documents.type'),
      card: 'detail',
      cell: ({ documentType }) => t(TYPE_TEXTS[documentType]),
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
      cell: ({ orderNumber }) =>
        orderNumber && (
          <TextLink to={PATHS.order} params={{ number: orderNumber }}>
            {orderNumber}
          </TextLink>
        ),
    },
    {
      key: 'total',
      head: t('documents.total'),
      figures: true,
      card: 'aside',
      cell: ({ total }) => total !== null && formatMoney(centsOf(total)),
    },
    {
      key: 'file',
      head: t('documents.file'),
      card: 'across',
      cell: (document) => <SaveDocument document={document} />,
    },
  ]
}
