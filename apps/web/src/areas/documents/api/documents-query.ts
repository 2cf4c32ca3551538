import type { DocumentListItem, DocumentPage } from '@fust/contract/rest'
import { DOCUMENTS_SHOWN, ZIP_MAXIMUM_FILES } from '@fust/domain/documents'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { currentLanguage } from '../../../i18n/index.ts'
import { readPortal } from '../../../lib/server/portal-call.ts'
import { DOCUMENTS_KEY } from '../../../lib/server/query-keys.ts'
import type { DocumentSearch } from '../features/documents/document-search.ts'

/** A page of the documents that the address asks for, the latest first. */
export const documentsQuery = (search: DocumentSearch) =>
  queryOptions({
    queryKey: [...DOCUMENTS_KEY, 'list', search, currentLanguage()],
    queryFn: ({ signal }) => {
      const page = { limit: DOCUMENTS_SHOWN, offset: ((search.page ?? 1) - 1) * DOCUMENTS_SHOWN }
      return readPortal<DocumentPage>('mydocuments/GetAllDocuments', { ...filterOf(search), ...page }, signal)
    },
    placeholderData: keepPreviousData,
  })

/** All of them, on all pages, as many as one archive takes. */
export async function readForArchive(search: DocumentSearch, signal: AbortSignal): Promise<DocumentListItem[]> {
  const asked = { ...filterOf(search), limit: ZIP_MAXIMUM_FILES }
  return (await readPortal<DocumentPage>('mydocuments/GetAllDocuments', asked, signal)).documentList
}

const filterOf = ({ type, from, to, words }: DocumentSearch) => ({ documentType: type, from, to, search: words })
