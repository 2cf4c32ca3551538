import { noteOnce, readSession } from '../storage/storage.ts'

const QUIET_MS = 60_000
const CHUNK_TIMEOUT_MS = 120_000

/** After a release the old chunks are gone: reload once to get the new page, and never in a circle. */
export function reloadOnLostChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || Date.now() - reloadedAt() < QUIET_MS) return
    if (!noteOnce('chunkReloadedAt', String(Date.now()))) return
    event.preventDefault()
    window.location.reload()
  })
}

/** A chunk that has not come within two minutes counts as lost. */
export function withChunkTimeout<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return () => {
    const { promise: late, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => reject(new Error('Loading chunk failed: timeout')), CHUNK_TIMEOUT_MS)
    return Promise.race([load(), late]).finally(() => clearTimeout(timer))
  }
}

function reloadedAt(): number {
  return Number(readSession('chunkReloadedAt') ?? 0)
}
