import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import type { ReadStream } from 'node:fs'
import path from 'node:path'
import type { Actor } from '#request/actor.ts'
import type { Queries } from '#platform/database/database.ts'
import { LARGEST, openInside, sizeInside } from '#platform/files/folder-files.ts'
import type { AccessRefusal, Authorise, OperationName } from '#request/policy.ts'
import { documentFiles } from '../document-url.ts'
import { createDownloadStore } from './downloads.store.ts'

export type Download = { name: string; bytes: number; type: string; content: ReadStream }

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
  async function readSize(file: string): Promise<number | null> {
    const size = folder === undefined ? undefined : await sizeInside(folder, file, LARGEST.document)
    return size?.ok ? size.value : null
  }

  async function read(
    actor: Actor | null,
    operation: OperationName,
    asked: string,
  ): Promise<Outcome<Download, AccessRefusal | { code: 'not-found' }>> {
    const refusal = authorise(actor, operation)
    if (refusal) return refuse(refusal)
    const file = await store.read(documentFiles(asked))
    return file === undefined ? refuse({ code: 'not-found' }) : open(file)
  }

  /** A file that a product is known to offer. */
  async function open(file: string): Promise<Outcome<Download, { code: 'not-found' }>> {
    if (folder === undefined) return refuse({ code: 'not-found' })
    const opened = await openInside(folder, file, LARGEST.document)
    if (!opened.ok) return refuse({ code: 'not-found' })
    return accept({
      ...opened.value,
      name: path.basename(file),
      type: TYPES[path.extname(file).toLowerCase()] ?? 'application/octet-stream',
    })
  }

  return { read, open, readSize }
}

export type Downloads = ReturnType<typeof createDownloads>
