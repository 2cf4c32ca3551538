import './styles/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { reloadOnLostChunk } from './app/chunk-reload.ts'
import { createAppRouter } from './app/router.ts'
import { sessionQuery } from './features/session/index.ts'
import { startTexts } from './i18n/index.ts'
import { createQueryClient } from './lib/query-client.ts'
import { applyScheme } from './lib/scheme.ts'
import { allowWorkerScript } from './lib/trusted-types.ts'

// Each theme is a file of its own; which one applies stands on the document.
import.meta.glob('./styles/themes/*.css', { eager: true })

allowWorkerScript()
reloadOnLostChunk()
applyScheme()

const queryClient = createQueryClient(() => {
  // The server lost the session: ask who is there, then let the guards decide where to be.
  void queryClient.invalidateQueries(sessionQuery).then(() => router.invalidate())
})
const router = createAppRouter(queryClient)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

await startTexts()
createRoot(root).render(
  <StrictMode>
    <App queryClient={queryClient} router={router} />
  </StrictMode>,
)
