import '../styles/index.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
  type AnyRouter,
} from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadTexts, startTexts } from '../i18n/index.ts'
import { applyScheme } from '../lib/page/scheme.ts'
import { trusted } from '../lib/trusted.ts'
import { ToastProvider } from '../ui/toast.tsx'
import { StyleguidePage } from './styleguide-page.tsx'

applyScheme()
void start()

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('styleguide.html has no #root')
  await Promise.all([startTexts(), loadTexts('ordering')])
  // The links of the samples lead nowhere.
  const history = createMemoryHistory()
  const router = createRouter({ routeTree: createRootRoute({ component: StyleguidePage }), history })
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <ToastProvider>
          <RouterProvider router={trusted<AnyRouter>(router)} />
        </ToastProvider>
      </QueryClientProvider>
    </StrictMode>,
  )
}
