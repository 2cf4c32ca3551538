import { insideSentence } from '../i18n/inside-sentence.ts'
import type { ProductLabel } from './product.ts'

const BEHIND_THE_PACK = ' · '

/** Name and pack, as 'Veenhof Pils, crate 24 × 30 cl': ten packs of one beer share a name. */
export function fullName({ name, subtitle }: Pick<ProductLabel, 'name' | 'subtitle'>): string {
  const [pack = ''] = subtitle.split(BEHIND_THE_PACK)
  return pack === '' ? name : `${name}, ${insideSentence(pack)}`
}
