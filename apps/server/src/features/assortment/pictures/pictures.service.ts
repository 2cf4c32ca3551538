import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import path from 'node:path'
import { contentVersion } from '#platform/content-version.ts'
import type { Queries } from '#platform/database.ts'
import { bytesInside, LARGEST } from '#platform/folder-files.ts'
import { createPictureStore } from './pictures.store.ts'

export type PictureContent = { content: Buffer; type: string; version: string }

const TYPES: Readonly<Record<string, string>> = { '.svg': 'image/svg+xml; charset=utf-8' }

/** What products and brands are shown with, out of the brewery's folder; nothing else of the folder is shown to everybody. */
export function createPictures({ db, folder }: { db: Queries; folder: string | undefined }) {
  const store = createPictureStore(db)

  return {
    find: async (file: string): Promise<Outcome<PictureContent, { code: 'not-found' }>> => {
      const type = TYPES[path.extname(file)]
      if (folder === undefined || type === undefined || !(await store.isShown(file)))
        return refuse({ code: 'not-found' })
      const read = await bytesInside(folder, file, LARGEST.picture)
      if (!read.ok) return refuse({ code: 'not-found' })
      return accept({ content: read.value, type, version: contentVersion(read.value) })
    },
  }
}

export type Pictures = ReturnType<typeof createPictures>
