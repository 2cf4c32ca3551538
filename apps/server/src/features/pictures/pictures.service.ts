import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import type { Queries } from '#platform/database.ts'
import { motifSvg, packSvg } from './packs.ts'
import { createPicturesStore } from './pictures.store.ts'

export type PictureRefusal = { code: 'not-found' }

/** Pictures drawn in the colours of a brand. */
export function createPictures({ db }: { db: Queries }) {
  const store = createPicturesStore(db)

  return {
    pack: async (picture: string, brandCode: string): Promise<Outcome<string, PictureRefusal>> => {
      const brand = await store.brand(brandCode)
      const svg = brand && packSvg(picture, brand)
      return svg === undefined ? refuse({ code: 'not-found' }) : accept(svg)
    },
    motif: async (brandCode: string): Promise<Outcome<string, PictureRefusal>> => {
      const brand = await store.brand(brandCode)
      return brand ? accept(motifSvg(brand)) : refuse({ code: 'not-found' })
    },
  }
}

export type Pictures = ReturnType<typeof createPictures>
