import { longneck, swingtop } from './bottles.ts'
import { can33, can50, canTrayCoveredFrom } from './cans.ts'
import { crateCoveredFrom } from './crates.ts'
import { dark, light } from './colour.ts'
import { at, CARDBOARD, INK, opacity, path, rect, shadow } from './drawing.ts'
import { on, second } from './drawn-brand.ts'
import type { Form } from './form.ts'
import { lockup } from './label.ts'

const GROUND = 380

/** A pack with one of what is in it standing before it. */
function before(pack: Form, single: Form, singleScale: number, singleMiddle: number): Form {
  const packScale = 0.82
  return (brand, id) =>
    at(pack(brand, `${id}p`), -14, GROUND * (1 - packScale), packScale) +
    at(
      single(brand, `${id}s`),
      singleMiddle - 200 * singleScale,
      GROUND * (1 - singleScale) + 6 * singleScale,
      singleScale,
    )
}

export const crateWithLongneck: Form = before(crateCoveredFrom(344), longneck, 0.94, 328)
export const crateWithSwingtop: Form = before(crateCoveredFrom(328), swingtop, 0.94, 322)
export const trayWithCan33: Form = before(canTrayCoveredFrom(318), can33, 0.92, 316)
export const trayWithCan50: Form = before(canTrayCoveredFrom(330), can50, 0.84, 322)

const box: Form = (brand) =>
  shadow(200, 178) +
  path('M44 142H356L376 196H24Z', dark(CARDBOARD, 0.12)) +
  path('M44 142H356L362 158H38Z', light(CARDBOARD, 0.2)) +
  rect(24, 196, 352, 183, CARDBOARD, 6) +
  path('M184 142H216L220 196V226H180V196Z', light(CARDBOARD, 0.35), opacity(0.8)) +
  rect(150, 218, 100, 22, dark(CARDBOARD, 0.6), 11) +
  rect(24, 262, 352, 82, brand.base) +
  rect(24, 256, 352, 4, second(brand)) +
  rect(24, 346, 352, 4, second(brand)) +
  lockup(brand, { cx: 186, cy: 303, w: 250, h: 54 }, on(brand.base, brand), second(brand)) +
  path('M300 196H370Q376 196 376 202V373Q376 379 370 379H262Z', INK, opacity(0.12)) +
  path('M56 196H84L52 379H30Z', '#fff', opacity(0.18))

export const boxWithBottle: Form = before(box, longneck, 0.98, 330)
