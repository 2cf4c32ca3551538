import { PATHS } from '../../paths.ts'
import type { PageEntry } from '../../routing/index.ts'
import { documentSearch } from './features/documents/document-search.ts'
import { invoiceSearch } from './features/documents/invoice-search.ts'

const DOCUMENTS = { requireAuthentication: true, permissions: ['My Documents'] } as const

export const DOCUMENTS_PAGES = {
  documents: {
    ...DOCUMENTS,
    path: PATHS.documents,
    titleKey: 'titles.documents',
    menu: { in: 'profile', textKey: 'shell.documents', documentsOf: 'myBusiness' },
    search: documentSearch,
    screen: async () => (await import('./features/documents/documents-page.tsx')).DocumentsPage,
  },
  invoices: {
    requireAuthentication: true,
    permissions: ['My Orders'],
    path: PATHS.invoices,
    titleKey: 'titles.invoices',
    menu: { in: 'myBusiness', textKey: 'shell.invoices' },
    search: invoiceSearch,
    screen: async () => (await import('./features/documents/invoices-page.tsx')).InvoicesPage,
  },
} as const satisfies Record<string, PageEntry>
