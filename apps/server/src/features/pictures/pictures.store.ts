import { statement, type Queries } from '#platform/database.ts'
import type { BrandColours } from './drawn-brand.ts'

const findBrand = statement<BrandColours>(
  'pictures.find-brand',
  // Labels are printed in the brewery's own language.
  `select code, name, coalesce(style ->> 'nl', style ->> 'en', '') as style, label_colour as "labelColour",
     deep_colour as "deepColour", accent_colour as "accentColour", tint_colour as "tintColour", motif
   from brand where code = $1`,
)

export function createPicturesStore(db: Queries) {
  return { brand: (code: string) => db.row(findBrand, [code]) }
}
