import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { createReadStream, type ReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Actor } from '#platform/actor.ts'
import type { Queries } from '#platform/database.ts'
import type { AccessRefusal, Authorise } from '#platform/policy.ts'
import { documentFiles } from './document-url.ts'
import { createDownloadStore } from './downloads.store.ts'

export type Download = { name: string; bytes: number; type: string; read: () => ReadStream }

const TYPES: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.csv': 'text/csv; charset=utf-8',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Sheets and pictures that products offer, out of the brewery's folder; nothing else of the folder is served. */
export function createDownloads({
  db,
  authorise,
  folder,
}: {
  db: Queries
  authorise: Authorise
  folder: string | undefined
}) {
  const store = createDownloadStore(db)

  /** Bytes of a file of the folder; null when it is not there. */
  async function sizeOf(file: string): Promise<number | null> {
    const place = placeIn(folder, file)
    const found = place === null ? null : await stat(place).catch(() => null)
    return found?.isFile() ? found.size : null
  }

  async function find(
    actor: Actor | null,
    operation: string,
    asked: string,
  ): Promise<Outcome<Download, AccessRefusal | { code: 'not-found' }>> {
    const refusal = authorise(actor, operation)
    if (refusal) return refuse(refusal)
    const file = (await store.find(documentFiles(asked))) ?? ''
    const place = placeIn(folder, file)
    const bytes = await sizeOf(file)
    if (place === null || bytes === null) return refuse({ code: 'not-found' })
    return accept({
      name: path.basename(file),
      bytes,
      type: TYPES[path.extname(file).toLowerCase()] ?? 'application/octet-stream',
      read: () => createReadStream(place),
    })
  }

  return { find, sizeOf }
}

export type Downloads = ReturnType<typeof createDownloads>

/** Where a file lies; null outside the folder, whatever a row says. */
function placeIn(folder: string | undefined, file: string): string | null {
  if (folder === undefined) return null
  const place = path.resolve(folder, file)
  return place.startsWith(path.resolve(folder) + path.sep) ? place : null
}
