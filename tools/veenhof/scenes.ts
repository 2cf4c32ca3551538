import { INK, line, oval, path, rect, ROUND, STEEL } from './drawings/drawing.ts'

// What news and subjects are illustrated with: a stage of 640 x 360 that stands on the shelf, lit from the upper left.
const HOP = '#1E6B45'
const DEEP = '#0B3D2E'
const COPPER = '#C47A45'
const COPPER_DARK = '#8F5933'
const GOLD = '#E9B949'
const FOAM = '#FFFDF8'
const SKY = '#C9DBE0'
const BRICK = '#A6553A'
const BARLEY = '#DFA02C'

const row = (count: number, drawn: (index: number) => string) =>
  Array.from({ length: count }, (_, at) => drawn(at)).join('')
const shade = (d: string, opacity = 0.16) => path(d, INK, ` opacity="${opacity}"`)

const lorry =
  oval(320, 350, 290, 10, INK, ' opacity="0.16"') +
  rect(60, 96, 360, 210, DEEP, 10) +
  rect(60, 96, 360, 26, HOP, 10) +
  shade('M390 96H410Q420 96 420 106V296Q420 306 410 306H390Z') +
  oval(240, 206, 62, 62, GOLD) +
  row(12, (at) => path('M236 122h8l-3 16h-2z', GOLD, ` transform="rotate(${at * 30} 240 206)"`)) +
  path('M430 150H510Q530 150 540 170L572 226V306H430Z', COPPER) +
  path('M450 168H506Q518 168 524 180L544 220H450Z', SKY) +
  rect(430, 282, 150, 24, COPPER_DARK, 6) +
  [140, 330, 500].map((x) => oval(x, 312, 38, 38, INK) + oval(x, 312, 16, 16, STEEL)).join('')

const panels =
  path('M40 350V190L320 60L600 190V350Z', BRICK) +
  path('M20 196L320 50L620 196L604 210L320 76L36 210Z', DEEP) +
  row(
    3,
    (at) =>
      path(`M${118 + at * 70} ${176 - at * 32}l58 -27l40 30l-58 27z`, '#2B566E') +
      line(`M${147 + at * 70} ${162 - at * 32}l40 30`, SKY, 2),
  ) +
  rect(270, 240, 100, 110, DEEP, 6) +
  row(2, (at) => rect(110 + at * 340, 250, 80, 54, SKY, 4)) +
  oval(540, 70, 40, 40, GOLD) +
  row(12, (at) => rect(537, 10, 6, 16, GOLD, 3, ` transform="rotate(${at * 30} 540 70)"`))

const field =
  oval(520, 90, 46, 46, GOLD) +
  path('M0 260Q160 190 320 240T640 220V356H0Z', '#8FAF6A') +
  path('M0 300Q200 250 400 300T640 290V356H0Z', BARLEY) +
  row(9, (at) => {
    const x = 40 + at * 68
    return (
      line(`M${x} 356Q${x + 4} 280 ${x + 14} 220`, '#7A4F0C', 4, ROUND) +
      row(4, (ear) => oval(x + 14 - (ear % 2 ? 8 : -6), 214 + ear * 12, 5, 10, GOLD))
    )
  }) +
  path('M120 250h60v36h-60z', BRICK) +
  path('M110 250l40-34l40 34z', DEEP)

const kettle =
  oval(320, 350, 220, 10, INK, ' opacity="0.16"') +
  rect(300, 20, 40, 70, COPPER_DARK, 6) +
  path('M150 230Q150 90 320 90T490 230Z', COPPER) +
  path('M130 230H510V300Q510 344 466 344H174Q130 344 130 300Z', COPPER) +
  shade('M420 112Q490 150 490 230H510V300Q510 344 466 344H420Z', 0.18) +
  rect(120, 222, 400, 18, COPPER_DARK, 9) +
  line('M190 200Q200 130 270 112', '#fff', 12, `${ROUND} opacity="0.4"`) +
  oval(320, 170, 30, 30, DEEP) +
  oval(320, 170, 20, 20, GOLD) +
  [240, 320, 400].map((x) => line(`M${x} 16q14-10 0-22`, STEEL, 6, ROUND)).join('')

const cellar =
  path('M60 350V200Q60 40 320 40T580 200V350Z', '#8A8272') +
  path('M92 350V206Q92 72 320 72T548 206V350Z', DEEP) +
  row(
    4,
    (at) =>
      rect(120 + at * 104, 250, 88, 100, STEEL, 14) +
      rect(120 + at * 104, 290, 88, 12, HOP) +
      shade(`M${190 + at * 104} 250h18v100h-18z`),
  ) +
  row(
    3,
    (at) =>
      rect(172 + at * 104, 148, 88, 98, STEEL, 14) +
      rect(172 + at * 104, 188, 88, 12, COPPER) +
      shade(`M${242 + at * 104} 148h18v98h-18z`),
  ) +
  oval(320, 100, 14, 14, GOLD)

const medal =
  path('M250 20h60l40 130h-60z', '#8E2438') +
  path('M390 20h-60l-40 130h60z', BRICK) +
  oval(320, 240, 106, 106, COPPER_DARK) +
  oval(320, 236, 100, 100, GOLD) +
  oval(320, 236, 78, 78, COPPER, ' opacity="0.35"') +
  path('M320 172l20 44 48 5-36 32 10 47-42-24-42 24 10-47-36-32 48-5z', FOAM)

const festival =
  path('M60 350L110 170H530L580 350Z', FOAM) +
  row(5, (at) => path(`M${110 + at * 84} 170h42l${-4 + at * 3} 180h-48z`, at % 2 ? HOP : GOLD, ' opacity="0.9"')) +
  path('M90 176L320 50L550 176Z', DEEP) +
  line('M320 50V14', INK, 5) +
  path('M320 14h58l-14 14 14 14h-58z', BRICK) +
  rect(120, 262, 400, 24, COPPER_DARK, 6) +
  row(4, (at) => rect(160 + at * 96, 216, 32, 46, GOLD, 5) + rect(158 + at * 96, 206, 36, 16, FOAM, 8))

const water =
  oval(320, 350, 200, 10, INK, ' opacity="0.16"') +
  path('M320 20Q430 160 430 236A110 110 0 0 1 210 236Q210 160 320 20Z', '#6C9DB8') +
  line('M250 220Q250 286 310 304', '#fff', 14, `${ROUND} opacity="0.5"`) +
  path('M380 60Q420 110 420 140A40 40 0 0 1 340 140Q340 110 380 60Z', SKY) +
  line('M200 330q30-16 60 0t60 0 60 0 60 0', '#2B566E', 8, ROUND)

const phone =
  oval(320, 350, 130, 9, INK, ' opacity="0.16"') +
  rect(226, 10, 188, 338, INK, 26) +
  rect(238, 26, 164, 306, FOAM, 14) +
  path('M238 40Q238 26 252 26H388Q402 26 402 40V84H238Z', DEEP) +
  oval(264, 56, 13, 13, GOLD) +
  rect(288, 50, 80, 12, FOAM, 6) +
  row(
    3,
    (at) =>
      rect(252, 100 + at * 62, 48, 48, [HOP, COPPER, GOLD][at] ?? HOP, 6) +
      rect(312, 108 + at * 62, 74, 9, INK, 4) +
      rect(312, 126 + at * 62, 50, 7, '#A9A79C', 3),
  ) +
  rect(252, 290, 136, 28, HOP, 6)

const calendar =
  oval(320, 350, 190, 9, INK, ' opacity="0.16"') +
  rect(150, 60, 340, 286, FOAM, 12) +
  path('M150 72Q150 60 162 60H478Q490 60 490 72V124H150Z', BRICK) +
  [220, 320, 420].map((x) => rect(x - 7, 36, 14, 48, INK, 7)).join('') +
  row(15, (at) => rect(178 + (at % 5) * 60, 146 + Math.floor(at / 5) * 64, 44, 46, at === 8 ? GOLD : '#E4DCCB', 5)) +
  line('M306 230l10 12 20-26', DEEP, 7, ROUND)

const lesson =
  oval(320, 350, 240, 10, INK, ' opacity="0.16"') +
  rect(80, 30, 480, 250, COPPER_DARK, 10) +
  rect(96, 46, 448, 218, DEEP, 4) +
  path('M190 100h70l-10 120h-50z', GOLD) +
  rect(186, 88, 78, 26, FOAM, 12) +
  line('M310 110h180M310 150h140M310 190h160', FOAM, 8, `${ROUND} opacity="0.85"`) +
  line('M180 280L150 350M460 280L490 350', COPPER_DARK, 12, ROUND)

const glasses =
  oval(320, 350, 220, 9, INK, ' opacity="0.16"') +
  row(3, (at) => {
    const x = 150 + at * 130
    const beer = [GOLD, COPPER, '#6A3B22'][at] ?? GOLD
    return (
      path(`M${x} 110h90l-12 236h-66z`, beer) +
      rect(x - 4, 92, 98, 40, FOAM, 18) +
      shade(`M${x + 66} 132h22l-10 214h-18z`) +
      line(`M${x + 18} 150l6 150`, '#fff', 8, `${ROUND} opacity="0.45"`)
    )
  })

const winter =
  path('M0 356V300Q160 250 320 290T640 270V356Z', FOAM) +
  [130, 500]
    .map(
      (x) =>
        path(`M${x} 90l60 100h-30l50 80h-30l40 60h-180l40-60h-30l50-80h-30z`, HOP) +
        rect(x - 12, 326, 24, 24, COPPER_DARK),
    )
    .join('') +
  rect(220, 210, 190, 130, DEEP, 8) +
  rect(220, 232, 190, 12, HOP) +
  row(6, (at) => rect(228 + at * 30, 176, 22, 44, '#6A3B22', 6)) +
  oval(315, 282, 30, 30, GOLD) +
  row(14, (at) => oval(30 + ((at * 97) % 590), 20 + ((at * 61) % 150), 5, 5, FOAM))

const street =
  rect(60, 60, 200, 286, BRICK, 4) +
  path('M50 60L160 6L270 60Z', DEEP) +
  row(6, (at) => rect(88 + (at % 2) * 92, 88 + Math.floor(at / 2) * 70, 52, 44, SKY, 4)) +
  rect(130, 290, 60, 56, DEEP, 4) +
  rect(300, 150, 280, 196, FOAM, 4) +
  path('M290 150h300v30q-25 22-50 0-25 22-50 0-25 22-50 0-25 22-50 0-25 22-50 0-25 22-50 0z', HOP) +
  rect(330, 214, 110, 84, SKY, 4) +
  rect(480, 214, 64, 132, COPPER_DARK, 4)

const SCENES = {
  lorry,
  panels,
  field,
  kettle,
  cellar,
  medal,
  festival,
  water,
  phone,
  calendar,
  lesson,
  glasses,
  winter,
  street,
}

/** Drawings for pages that are about no one pack, by path. */
export const scenes = (): [path: string, content: string][] =>
  Object.entries(SCENES).map(([name, drawn]) => [
    `media/scenes/${name}.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" role="img"><title>Veenhof</title>${drawn}</svg>\n`,
  ])
