import { cutTo, drum, line, num, oval, path, rect, roundForm, shadow, STEEL, TILT } from './drawing.ts'
import { type DrawnBrand, on, second } from './drawn-brand.ts'
import type { Form } from './form.ts'
import { word } from './lettering.ts'
import { mark } from './marks.ts'

/** Steel keg; w and h in the same scale for all three sizes. */
function keg(brand: DrawnBrand, id: string, w: number, h: number, litres: string): string {
  const x = 200 - w / 2
  const y = 374 - h
  const lip = w * TILT * 0.5
  const rim = h * 0.13
  const f = num
  const body =
    `M${f(x + w * 0.03)} ${f(y + rim * 0.9)}Q${f(x)} ${f(y + rim * 1.2)} ${f(x)} ${f(y + rim * 1.7)}V${f(y + h - rim * 1.7)}Q${f(x)} ${f(y + h - rim * 1.2)} ${f(x + w * 0.03)} ${f(y + h - rim * 0.9)}` +
    `Q200 ${f(y + h + lip)} ${f(x + w * 0.97)} ${f(y + h - rim * 0.9)}Q${f(x + w)} ${f(y + h - rim * 1.2)} ${f(x + w)} ${f(y + h - rim * 1.7)}V${f(y + rim * 1.7)}Q${f(x + w)} ${f(y + rim * 1.2)} ${f(x + w * 0.97)} ${f(y + rim * 0.9)}Z`
  const chimeTop = drum({ x: x + w * 0.04, y, w: w * 0.92, h: rim * 1.1 })
  const chimeLow = drum({ x: x + w * 0.04, y: y + h - rim, w: w * 0.92, h: rim })
  const bandY = y + h * 0.34
  const bandH = h * 0.39
  const hoop = (t: number) =>
    line(`M${f(x)} ${f(y + h * t)}q${f(w / 2)} ${f(lip * 1.6)} ${f(w)} 0`, '#8E9A9D', w * 0.022) +
    line(`M${f(x)} ${f(y + h * t - w * 0.018)}q${f(w / 2)} ${f(lip * 1.6)} ${f(w)} 0`, '#EEF1F1', w * 0.014)
  const wrap = `M${f(x)} ${f(bandY)}q${f(w / 2)} ${f(lip * 1.6)} ${f(w)} 0v${f(bandH)}q${f(-w / 2)} ${f(lip * 1.6)} ${f(-w)} 0Z`
  const slim = h > w * 1.7
  const middle = bandY + bandH / 2 + lip * 0.8
  const print = slim
    ? mark(brand.motif, { cx: 200, cy: middle - bandH * 0.26, size: w * 0.36 }, on(brand.base, brand), second(brand)) +
      word(
        brand.name,
        { cx: 200, cy: middle + bandH * 0.09, maxWidth: w * 0.76, height: w * 0.22 },
        on(brand.base, brand),
        brand.lettering,
      ) +
      word(litres, { cx: 200, cy: middle + bandH * 0.34, maxWidth: w * 0.5, height: w * 0.13 }, on(brand.base, brand))
    : mark(
        brand.motif,
        { cx: 200, cy: middle - bandH * 0.27, size: bandH * 0.36 },
        on(brand.base, brand),
        second(brand),
      ) +
      word(
        brand.name,
        { cx: 200, cy: middle + bandH * 0.14, maxWidth: w * 0.74, height: bandH * 0.27 },
        on(brand.base, brand),
        brand.lettering,
      ) +
      word(
        litres,
        { cx: 200, cy: middle + bandH * 0.4, maxWidth: w * 0.4, height: bandH * 0.14 },
        on(brand.base, brand),
      )
  return (
    shadow(200, w * 0.48) +
    path(chimeLow, '#A9B3B5') +
    path(body, STEEL) +
    oval(200, y, w * 0.46, lip * 0.92, '#6E7A7D') +
    oval(200, y + lip * 0.5, w * 0.4, lip * 0.42, '#4F5A5D') +
    rect(200 - w * 0.07, y - rim * 0.16, w * 0.14, rim * 0.62, brand.accent, 4) +
    path(chimeTop, '#B7C0C2') +
    oval(200, y, w * 0.46, lip * 0.92, 'none', ` stroke="#E9EDED" stroke-width="${f(w * 0.02)}"`) +
    [-0.21, 0.21]
      .map((t) => rect(200 + w * t - w * 0.09, y + lip * 0.8 + rim * 0.28, w * 0.18, rim * 0.36, '#5B6669', rim * 0.18))
      .join('') +
    cutTo(`${id}c`, body, hoop(0.3) + hoop(0.77) + path(wrap, brand.base) + print) +
    roundForm(`${id}f`, body, { x, y, w, h: h + 20 }, 0.4) +
    roundForm(`${id}g`, chimeTop, { x, y, w, h: rim * 2 }, 0.4) +
    roundForm(`${id}h`, chimeLow, { x, y: y + h - rim, w, h: rim * 2 }, 0.3)
  )
}

// Slim 20 l is 237 x 572 mm, 30 l is 408 x 400 mm, 50 l is 408 x 545 mm.
export const keg20: Form = (brand, id) => keg(brand, id, 144, 344, '20 L')

export const keg30: Form = (brand, id) => keg(brand, id, 246, 234, '30 L')

export const keg50: Form = (brand, id) => keg(brand, id, 246, 328, '50 L')
