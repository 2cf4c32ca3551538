import type { Brand } from '../brands.ts'
import { iceBucket, tapHandle } from './bar-ware.ts'
import { sixpack } from './bottles.ts'
import { canTray } from './cans.ts'
import { tshirt } from './clothing.ts'
import { boxWithBottle, crateWithLongneck, crateWithSwingtop, trayWithCan33, trayWithCan50 } from './composed.ts'
import { crate } from './crates.ts'
import { drawnBrand } from './drawn-brand.ts'
import type { Form } from './form.ts'
import { beerGlass, chalice } from './glassware.ts'
import { keg20, keg30, keg50 } from './kegs.ts'
import { mark } from './marks.ts'
import { chalkboard, neonSign } from './signs.ts'
import { barTowel, coaster, servingTray } from './table-ware.ts'
import { tank } from './tanks.ts'
import { banner, parasol } from './terrace.ts'

const FORMS = {
  sixpack,
  canTray,
  crate,
  'crate-longneck': crateWithLongneck,
  'crate-swingtop': crateWithSwingtop,
  'tray-can33': trayWithCan33,
  'tray-can50': trayWithCan50,
  'box-bottle': boxWithBottle,
  keg20,
  keg30,
  keg50,
  tank,
  beerGlass,
  chalice,
  servingTray,
  coaster,
  barTowel,
  tapHandle,
  iceBucket,
  parasol,
  banner,
  chalkboard,
  neonSign,
  tshirt,
} satisfies Record<string, Form>

/** What a product can be drawn as. */
export type Drawing = keyof typeof FORMS

/** The thing in the colours of a brand. */
export function packSvg(drawing: Drawing, brand: Brand): string {
  return svg('0 0 400 400', brand, FORMS[drawing](drawnBrand(brand), 'p-'))
}

/** The mark of a brand alone, in its label colour, for the ground behind its packs. */
export function motifSvg(brand: Brand): string {
  const [label, deep] = brand.colours
  return svg('-11 -11 22 22', brand, mark(brand.motif, { cx: 0, cy: 0, size: 20 }, label, deep))
}

function svg(viewBox: string, { name }: Brand, inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" role="img"><title>${name}</title>${inner}</svg>`
}
