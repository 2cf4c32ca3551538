import { BRAND_NOTES } from './brand-notes.ts'
import { BRANDS, type Brand } from './brands.ts'
import { line, oval, path, rect } from './drawings/drawing.ts'
import { nameBlock, word } from './drawings/lettering.ts'
import { mark } from './drawings/marks.ts'
import { pdf, type Mark } from './pdf.ts'
import type { Text } from './units.ts'

const LEFT = 40
const MUTE = '#59615A'
const FOAM = '#FFFDF8'

const svg = (viewBox: string, title: string, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" role="img"><title>${title}</title>${inner}</svg>\n`

/** A card for the front of a shelf: the name, its mark, and what sort it is. */
function shelfCard({ name, motif, colours: [label, deep, accent, tint], style }: Brand): string {
  return svg(
    '0 0 320 200',
    `Schapkaart ${name}`,
    rect(0, 0, 320, 200, tint, 10) +
      rect(0, 0, 320, 26, deep, 10) +
      rect(0, 16, 320, 10, deep) +
      mark(motif, { cx: 66, cy: 106, size: 84 }, label, deep) +
      nameBlock(name, { cx: 216, cy: 92, maxWidth: 176, height: 52 }, deep) +
      word(style.nl, { cx: 216, cy: 148, maxWidth: 170, height: 17 }, label) +
      rect(0, 178, 320, 22, label, 0) +
      rect(0, 174, 320, 4, accent),
  )
}

/** A square for what people follow on their phones. */
function socialPicture({ name, motif, colours: [label, deep, accent] }: Brand): string {
  return svg(
    '0 0 400 400',
    name,
    rect(0, 0, 400, 400, label) +
      mark(motif, { cx: 200, cy: 160, size: 250 }, deep, label) +
      mark(motif, { cx: 200, cy: 160, size: 150 }, accent, deep) +
      rect(0, 290, 400, 110, deep) +
      rect(0, 284, 400, 6, accent) +
      nameBlock(name, { cx: 200, cy: 345, maxWidth: 330, height: 62 }, FOAM),
  )
}

/** What is printed on a coaster, with its bleed. */
function coasterPrint({ name, motif, colours: [label, deep, accent, tint] }: Brand): string {
  return svg(
    '0 0 300 300',
    `Viltje ${name}`,
    oval(150, 150, 148, 148, tint) +
      oval(150, 150, 140, 140, deep) +
      oval(150, 150, 126, 126, tint) +
      mark(motif, { cx: 150, cy: 122, size: 112 }, label, deep) +
      nameBlock(name, { cx: 150, cy: 208, maxWidth: 176, height: 34 }, deep) +
      line('M62 240Q150 282 238 240', accent, 4),
  )
}

/** The head of a sheet in the colours of a brand. */
function sheetHead({ name, colours: [label, deep, accent] }: Brand, what: Text): Mark[] {
  return [
    { bar: deep, x: 0, y: 0, width: 595, height: 110 },
    { bar: label, x: 0, y: 110, width: 595, height: 8 },
    { bar: accent, x: 0, y: 118, width: 595, height: 3 },
    { text: name, x: LEFT, y: 60, size: 30, isBold: true, colour: FOAM },
    { text: `${what.nl} / ${what.en}`, x: LEFT, y: 88, size: 13, colour: FOAM },
  ]
}

const FOOT: Mark = {
  text: 'Brouwerij Veenhof, Brouwersdijk 1, 7548 PV Boekelo - 053 555 01 20',
  x: LEFT,
  y: 806,
  size: 8,
  colour: MUTE,
}

/** Something said in both languages under its heading. */
function said(heading: Text, words: Text, y: number): Mark[] {
  return [
    { text: `${heading.nl} / ${heading.en}`, x: LEFT, y, size: 10, isBold: true, colour: MUTE },
    { text: words.nl, x: LEFT, y: y + 20, size: 14, isBold: true },
    { text: words.en, x: LEFT, y: y + 37, size: 11, colour: MUTE },
    { bar: '#E4DCCB', x: LEFT, y: y + 50, width: 515, height: 0.7 },
  ]
}

function pourCard(brand: Brand): string {
  const { degrees, glass, foam, pitch } = BRAND_NOTES[brand.code]
  const warm = { nl: `${degrees} graden uit de kraan`, en: `${degrees} degrees from the tap` }
  const steps: Text = { nl: 'Spoel koud, houd schuin, draai in een keer open', en: 'Rinse cold, tilt, open in one go' }
  return pdf(`Tapkaart ${brand.name}`, [
    ...sheetHead(brand, { nl: 'Tapkaart', en: 'Pour card' }),
    ...said({ nl: 'Temperatuur', en: 'Temperature' }, warm, 160),
    ...said({ nl: 'Glas', en: 'Glass' }, glass, 232),
    ...said({ nl: 'Zo tap je', en: 'How to pour' }, steps, 304),
    ...said({ nl: 'Schuim', en: 'Foam' }, foam, 376),
    ...said({ nl: 'Zeg erbij', en: 'Say with it' }, pitch, 448),
    FOOT,
  ])
}

function tastingSheet(brand: Brand): string {
  const { look, smell, taste, dishes } = BRAND_NOTES[brand.code]
  return pdf(`Proefblad ${brand.name}`, [
    ...sheetHead(brand, { nl: 'Proefblad', en: 'Tasting sheet' }),
    ...said({ nl: 'Kijk', en: 'Look' }, look, 160),
    ...said({ nl: 'Ruik', en: 'Smell' }, smell, 232),
    ...said({ nl: 'Proef', en: 'Taste' }, taste, 304),
    ...said({ nl: 'Past bij', en: 'Goes with' }, dishes, 376),
    { text: 'Wat proef jij? / What do you taste?', x: LEFT, y: 470, size: 10, isBold: true, colour: MUTE },
    ...[500, 540, 580, 620].map((y): Mark => ({ bar: '#8A8272', x: LEFT, y, width: 515, height: 0.7 })),
    FOOT,
  ])
}

type Sheet = { file: string; title: Text; rows: readonly Text[] }

/** What is of no one brand. */
const SHEETS: readonly Sheet[] = [
  {
    file: 'reinigingslijst',
    title: { nl: 'Reinigingslijst tap', en: 'Tap cleaning log' },
    rows: [
      { nl: 'Dagelijks: tapkraan en lekbak', en: 'Daily: tap and drip tray' },
      { nl: 'Wekelijks: leiding spoelen met water', en: 'Weekly: flush the line with water' },
      {
        nl: 'Vierwekelijks: reinigen met middel, daarna spoelen',
        en: 'Every four weeks: clean with agent, then flush',
      },
      { nl: 'Per kwartaal: koppelingen en rubbers nakijken', en: 'Every quarter: check couplings and seals' },
    ],
  },
  {
    file: 'palletkaart',
    title: { nl: 'Palletkaart', en: 'Pallet card' },
    rows: [
      { nl: 'Krat 24 x 30 cl: 8 per laag, 7 lagen', en: 'Crate 24 x 30 cl: 8 to a layer, 7 layers' },
      { nl: 'Tray 24 blik: 18 per laag, 9 lagen', en: 'Tray of 24 cans: 18 to a layer, 9 layers' },
      { nl: 'Fust 20 en 30 l: 8 per laag, 3 lagen', en: 'Kegs of 20 and 30 l: 8 to a layer, 3 layers' },
      { nl: 'Fust 50 l: 6 per laag, 2 lagen', en: 'Keg of 50 l: 6 to a layer, 2 layers' },
    ],
  },
  {
    file: 'huisstijl',
    title: { nl: 'Huisstijl in het kort', en: 'House style in short' },
    rows: [
      { nl: 'Groen 0B3D2E, koper B4602A, papier FBF7EF', en: 'Green 0B3D2E, copper B4602A, paper FBF7EF' },
      { nl: 'Rond het logo een halve letterhoogte ruimte', en: 'Half a letter height of space around the logo' },
      { nl: 'Nooit kantelen, schaduw geven of verkleuren', en: 'Never tilt, shadow or recolour' },
      { nl: 'Bij elk bier: Geniet, maar drink met mate', en: 'With every beer: Enjoy, but drink with care' },
    ],
  },
  {
    file: 'geen-18-geen-alcohol',
    title: { nl: 'Geen 18, geen alcohol', en: 'Under 18, no alcohol' },
    rows: [
      { nl: 'Vraag iedereen onder de 25 om een legitimatie', en: 'Ask everybody under 25 for an identity card' },
      { nl: 'Paspoort, identiteitskaart of rijbewijs', en: 'Passport, identity card or driving licence' },
      {
        nl: 'Geen legitimatie: geen alcohol, ook niet voor een ander',
        en: 'No card: no alcohol, nor for somebody else',
      },
      { nl: 'Hang dit blad op waar gasten het zien', en: 'Hang this sheet where guests can see it' },
    ],
  },
]

function sheet({ title, rows }: Sheet): string {
  return pdf(title.nl, [
    { bar: '#0B3D2E', x: 0, y: 0, width: 595, height: 110 },
    { bar: '#E9B949', x: 0, y: 110, width: 595, height: 4 },
    { text: title.nl, x: LEFT, y: 60, size: 28, isBold: true, colour: FOAM },
    { text: title.en, x: LEFT, y: 86, size: 13, colour: FOAM },
    ...rows.flatMap(({ nl, en }, index): Mark[] => [
      { text: nl, x: LEFT, y: 172 + index * 74, size: 15, isBold: true },
      { text: en, x: LEFT, y: 190 + index * 74, size: 11, colour: MUTE },
      { bar: '#E4DCCB', x: LEFT, y: 208 + index * 74, width: 515, height: 0.7 },
    ]),
    FOOT,
  ])
}

/** How a sheet looks before it is opened: a page with its colours and lines. */
function sheetFace([label, deep, accent]: readonly string[], title: string): string {
  const lines = [118, 152, 186, 220, 254].map(
    (y) => rect(112, y, 132, 8, '#16211C', 4) + rect(112, y + 14, 90, 6, '#A9A79C', 3),
  )
  return svg(
    '0 0 400 320',
    title,
    rect(92, 10, 216, 306, '#16211C', 6, ' opacity="0.1"') +
      rect(86, 4, 216, 306, FOAM, 6) +
      path('M86 10Q86 4 92 4H296Q302 4 302 10V84H86Z', deep ?? '') +
      rect(86, 84, 216, 7, label ?? '') +
      rect(86, 91, 216, 3, accent ?? '') +
      word(title, { cx: 194, cy: 44, maxWidth: 180, height: 26 }, FOAM) +
      lines.join(''),
  )
}

const PORTAL_COLOURS = ['#164D3C', '#0B3D2E', '#E9B949']

/** What customers hang up, print and share, with what each looks like; by path. */
export const materials = (): [path: string, content: string][] => [
  ...BRANDS.flatMap((brand): [string, string][] => [
    [`media/schapkaart-${brand.code}.svg`, shelfCard(brand)],
    [`media/beeld-${brand.code}.svg`, socialPicture(brand)],
    [`media/viltje-${brand.code}.svg`, coasterPrint(brand)],
    [`media/blad-${brand.code}.svg`, sheetFace(brand.colours, brand.name)],
    [`documents/tapkaart-${brand.code}.pdf`, pourCard(brand)],
    [`documents/proefblad-${brand.code}.pdf`, tastingSheet(brand)],
  ]),
  ...SHEETS.map((one): [string, string] => [`documents/${one.file}.pdf`, sheet(one)]),
  ['media/blad-veenhof.svg', sheetFace(PORTAL_COLOURS, 'Veenhof')],
]
