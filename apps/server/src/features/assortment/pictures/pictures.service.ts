import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import path from 'node:path'
import { contentVersion } from '#platform/files/content-version.ts'
import type { Queries } from '#platform/database/database.ts'
import { bytesInside, LARGEST } from '#platform/files/folder-files.ts'
import { createPictureStore } from './pictures.store.ts'

/** What is sent of a picture; `size` tells apart what one version is sent as. */
export type PictureContent = { content: Buffer; type: string; version: string; size: string }

/** What is asked for beside the picture: how wide it is shown, whether as the newest format, and whether as a drawing. */
export type PictureWish = { width: number; takesAvif: boolean; takesDrawings: boolean }

type Found = Outcome<PictureContent, { code: 'not-found' }>

const SVG = 'image/svg+xml; charset=utf-8'

/**
 * What products and brands are shown with. A drawing comes out of the brewery's folder, of which nothing else is shown to
 * everybody; of a picture of pixels comes what an import made of it, never the file itself.
 */
export function createPictures({ db, folder }: { db: Queries; folder: string | undefined }) {
  const store = createPictureStore(db)

  async function findDrawing(file: string): Promise<Found> {
    if (folder === undefined || !(await store.isShown(file))) return refuse({ code: 'not-found' })
    const read = await bytesInside(folder, file, LARGEST.picture)
    if (!read.ok) return refuse({ code: 'not-found' })
    return accept({ content: read.value, type: SVG, version: contentVersion(read.value), size: '' })
  }

  async function findPixels(file: string, format: 'avif' | 'webp' | 'png', width: number): Promise<Found> {
    const found = await store.readSize(file, format, width)
    if (!found) return refuse({ code: 'not-found' })
    const { content, version } = found
    return accept({ content, type: `image/${format}`, version, size: `${found.width}-${format}` })
  }

  return {
    find: (file: string, { width, takesAvif, takesDrawings }: PictureWish): Promise<Found> => {
      if (path.extname(file) !== '.svg') return findPixels(file, takesAvif ? 'avif' : 'webp', width)
      return takesDrawings ? findDrawing(file) : findPixels(file, 'png', width)
    },
  }
}

export type Pictures = ReturnType<typeof createPictures>
