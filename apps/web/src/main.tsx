import './styles/index.css'
import { onlineManager } from '@tanstack/react-query'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App, createAppRouter } from './app/app.tsx'
import { reloadOnLostChunk } from './lib/page/chunk-reload.ts'
import { loadAroundScreens } from './app/slots.tsx'
import { sessionQuery, storedSession } from './session/index.ts'
import { onLanguageChange, startTexts, takeLanguageOfAddress } from './i18n/index.ts'
import { keepLastKnown, restoreLastKnown, type LastKnownOwner } from './lib/storage/last-known.ts'
import { takePreviewOfAddress } from './lib/page/preview.ts'
import { createQueryClient } from './lib/server/query-client.ts'
import { applyScheme } from './lib/page/scheme.ts'
import { allowWorkerScript } from './lib/page/trusted-types.ts'

allowWorkerScript()
reloadOnLostChunk()
applyScheme()
takeLanguageOfAddress()
takePreviewOfAddress()

// The server lost the session: ask who is there.
const queryClient = createQueryClient(() => void queryClient.invalidateQueries(sessionQuery))
const router = createAppRouter(queryClient)

// The query library takes the network for granted until it hears otherwise.
onlineManager.setOnline(navigator.onLine)
keepLastKnown(queryClient, ownerNow)
// Names and labels come from the server in the language of the call.
onLanguageChange(() => void queryClient.invalidateQueries())

// The guard, the screen's code and its data, beside the texts and not after them.
void router.load()
if (storedSession()) void loadAroundScreens().catch(() => undefined)
void start()

// Not awaited by this module: what it waits for shares code with it, and would wait for it in turn.
async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  await Promise.all([startTexts(), startOffline()])
  // In pieces: the browser stays free for a tap, and for what arrives, between them.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App queryClient={queryClient} router={router} />
      </StrictMode>,
    ),
  )
}

function ownerNow(): LastKnownOwner | undefined {
  const user = queryClient.getQueryData(sessionQuery.queryKey)?.user ?? storedSession()?.user
  // The address of this file changes with every build, and with it the shape of what is kept.
  return user ? { userId: user.UID, version: import.meta.url } : undefined
}

async function startOffline(): Promise<void> {
  const owner = ownerNow()
  if (!navigator.onLine && owner) await restoreLastKnown(queryClient, owner).catch(() => undefined)
}
