import type { DocumentListItem } from '@fust/contract/rest'
import { DOCUMENTS_SHOWN } from '@fust/domain/documents'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { formatNumber } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/index.ts'
import { stringifySearch } from '../../../../lib/page/search-params.ts'
import { useArrived } from '../../../../lib/server/use-arrived.ts'
import { PATHS } from '../../../../paths.ts'
import { Button } from '../../../../ui/button.tsx'
import { DataTable, useTickedRows } from '../../../../ui/data-table/index.ts'
import { Page, PageHead } from '../../../../ui/page.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { EmptyState, UnknownState } from '../../../../ui/states.tsx'
import { useFaultToast } from '../../../../ui/use-fault-toast.ts'
import { documentsQuery, readForArchive } from '../../api/documents-query.ts'
import { DocumentsBar } from './documents-bar.tsx'
import { DocumentFilters } from './document-filters.tsx'
import { isNarrowed, type DocumentSearch } from './document-search.ts'
import { useDocumentColumns } from './use-document-columns.tsx'

/** Invoices and sheets: looked through, ticked, and saved one by one or together. */
export function DocumentsPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const tellFault = useFaultToast()
  const search = useSearch({ from: PATHS.documents })
  const asked = useQuery(documentsQuery(search))
  const found = useArrived(asked.data)
  const columns = useDocumentColumns()
  const [ticked, setTicked] = useTickedRows<DocumentListItem>(stringifySearch({ ...search, page: undefined }))
  const show = (next: DocumentSearch) => void navigate({ to: PATHS.documents, search: next, resetScroll: false })
  const chooseAll = async () => {
    try {
      setTicked(await readForArchive(search, AbortSignal.timeout(ALL_WITHIN_MS)))
    } catch (fault) {
      tellFault(fault, t('documents.failed'))
    }
  }
  const table = { caption: t('titles.documents'), columns, rowKey: keyOf }
  const clear = isNarrowed(search) && (
    <Button look="secondary" onClick={() => show({})}>
      {t('ui.clearFilters')}
    </Button>
  )

  return (
    <Page>
      <PageHead
        title={t('titles.documents')}
        intro={t('documents.intro')}
        aside={
          <output>{found && t('documents.count', { count: found.total, number: formatNumber(found.total) })}</output>
        }
      />
      <DocumentFilters search={search} onChange={show} />
      <UnknownState query={asked} skeleton={<DataTable {...table} rows={undefined} />} />
      {found?.documentList.length === 0 && (
        <EmptyState icon="document" title={t('documents.none')} action={clear || undefined}>
          {t(clear ? 'documents.noneFoundHint' : 'documents.noneHint')}
        </EmptyState>
      )}
      {found && found.documentList.length > 0 && (
        <>
          {found.total > DOCUMENTS_SHOWN && (
            <Button look="quiet" small icon="check" onClick={() => void chooseAll()}>
              {t('documents.chooseAll')}
            </Button>
          )}
          <DataTable
            {...table}
            rows={found.documentList}
            isStale={asked.isPlaceholderData}
            selection={{ ticked, onChange: setTicked, nameOf: ({ title }) => title }}
          />
          <Pagination
            page={search.page ?? 1}
            pages={Math.ceil(found.total / DOCUMENTS_SHOWN)}
            onChange={(page) => show({ ...search, page })}
          />
        </>
      )}
      <DocumentsBar chosen={ticked} onClear={() => setTicked([])} />
    </Page>
  )
}

const ALL_WITHIN_MS = 30_000

const keyOf = ({ documentType, documentId }: DocumentListItem) => `${documentType} ${documentId}`
