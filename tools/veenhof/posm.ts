import { CATEGORY } from './categories.ts'
import type { CategoryId } from './categories.ts'
import type { BrandCode } from './brands.ts'
import type { Drawing } from './drawings/packs.ts'
import type { Cents, Text } from './units.ts'

export type PosmVariant = {
  /** Ends the SKU of the variant. */
  code: string
  tag: string
  attribute: string
  label: Text
  priceCents: Cents
  grossGrams: number
  stock: number
}

export type PosmItem = {
  sku: string
  tag: string
  brand: BrandCode
  picture: Drawing
  category: CategoryId
  name: Text
  subtitle: Text
  description: Text
  items: number
  priceCents: Cents
  grossGrams: number
  stock: number
  variants?: PosmVariant[]
  isNew?: boolean
  isLast?: boolean
}

type Kind = Pick<PosmItem, 'picture' | 'category' | 'description' | 'items'>

const GLASS: Kind = {
  picture: 'beerGlass',
  category: CATEGORY.glasses,
  items: 24,
  description: {
    nl: 'Gehard glas, geijkt, vaatwasbestendig tot 500 beurten. Per doos van 24.',
    en: 'Toughened glass with a measure line, good for 500 washes. Sold by the box of 24.',
  },
}
const CHALICE: Kind = {
  picture: 'chalice',
  category: CATEGORY.glasses,
  items: 6,
  description: {
    nl: 'Bokaal op voet met een ruwe plek op de bodem, zodat de kraag blijft. Per doos van 6.',
    en: 'Footed chalice with a rough spot at the bottom that keeps the head. Sold by the box of 6.',
  },
}
const TRAY: Kind = {
  picture: 'servingTray',
  category: CATEGORY.bar,
  items: 1,
  description: {
    nl: 'Rond dienblad van 38 cm met een kurken loopvlak: glazen blijven staan.',
    en: 'Round 38 cm serving tray with a cork surface: glasses stay where they are.',
  },
}
const PARASOL: Kind = {
  picture: 'parasol',
  category: CATEGORY.terrace,
  items: 1,
  description: {
    nl: 'Terrasparasol met aluminium mast en waterdicht doek, kleurvast tot acht zomers. Voet apart te bestellen.',
    en: 'Terrace parasol with an aluminium pole and waterproof canopy, colourfast for eight summers. Base sold separately.',
  },
}
const COASTER: Kind = {
  picture: 'coaster',
  category: CATEGORY.tables,
  items: 1000,
  description: {
    nl: 'Bierviltjes van houtslijp, 93 mm, tien rollen van honderd.',
    en: 'Wood-pulp coasters, 93 mm, ten rolls of a hundred.',
  },
}
const TOWEL: Kind = {
  picture: 'barTowel',
  category: CATEGORY.bar,
  items: 5,
  description: {
    nl: 'Bardoek van badstof, 50 × 25 cm, wast op 60 graden. Per vijf.',
    en: 'Terry bar towel, 50 × 25 cm, washes at 60 degrees. Sold in fives.',
  },
}
const TAP: Kind = {
  picture: 'tapHandle',
  category: CATEGORY.bar,
  items: 1,
  description: {
    nl: 'Tapknop van geëmailleerd metaal, schroefdraad M8, past op elke gangbare kraan.',
    en: 'Enamelled metal tap handle, M8 thread, fits every common tap.',
  },
}
const BUCKET: Kind = {
  picture: 'iceBucket',
  category: CATEGORY.terrace,
  items: 1,
  description: {
    nl: 'IJsemmer van verzinkt staal met houten greep, voor zes flessen.',
    en: 'Galvanised steel ice bucket with a wooden grip, holds six bottles.',
  },
}
const BOARD: Kind = {
  picture: 'chalkboard',
  category: CATEGORY.signs,
  items: 1,
  description: {
    nl: 'Krijtbord in eikenhouten lijst, met een stift en een doekje.',
    en: 'Chalkboard in an oak frame, with a marker and a cloth.',
  },
}
const SHIRT: Kind = {
  picture: 'tshirt',
  category: CATEGORY.clothing,
  items: 1,
  description: {
    nl: 'Biologisch katoen, 180 grams, gezeefdrukt in Twente.',
    en: 'Organic cotton, 180 gsm, screen-printed in Twente.',
  },
}
const BANNER: Kind = {
  picture: 'banner',
  category: CATEGORY.signs,
  items: 1,
  description: {
    nl: 'Dubbelzijdig vlaggendoek met stok en koord, voor binnen en buiten.',
    en: 'Double-sided flag cloth with pole and cord, for indoors and outdoors.',
  },
}
const NEON: Kind = {
  picture: 'neonSign',
  category: CATEGORY.signs,
  items: 1,
  description: {
    nl: 'Led-neon van 60 × 40 cm op zwarte plaat, 12 volt, 18 watt, met dimmer.',
    en: 'LED neon, 60 × 40 cm on a black panel, 12 volts, 18 watts, with a dimmer.',
  },
}

type Details = Omit<PosmItem, keyof Kind | 'sku' | 'tag' | 'brand' | 'priceCents' | 'stock'> & Partial<Kind>

const item = (
  kind: Kind,
  sku: string,
  tag: string,
  brand: BrandCode,
  priceCents: Cents,
  stock: number,
  details: Details,
): PosmItem => ({ ...kind, sku, tag, brand, priceCents, stock, ...details })

const PILS = 'veenhof-pils'

const glasses: PosmItem[] = [
  item(GLASS, 'PM-GL-VP', 'GA', PILS, 0, 0, {
    name: { nl: 'Veenhof pilsglas', en: 'Veenhof pilsner glass' },
    subtitle: { nl: 'Doos van 24, drie maten', en: 'Box of 24, three sizes' },
    grossGrams: 0,
    variants: [
      {
        code: '20',
        tag: 'GB',
        attribute: '20 cl',
        label: { nl: '20 cl', en: '20 cl' },
        priceCents: 2640,
        grossGrams: 6_200,
        stock: 860,
      },
      {
        code: '25',
        tag: 'GC',
        attribute: '25 cl',
        label: { nl: '25 cl', en: '25 cl' },
        priceCents: 2760,
        grossGrams: 6_900,
        stock: 1240,
      },
      {
        code: '50',
        tag: 'GD',
        attribute: '50 cl',
        label: { nl: '50 cl', en: '50 cl' },
        priceCents: 3960,
        grossGrams: 11_400,
        stock: 38,
      },
    ],
  }),
  item(GLASS, 'PM-GL-VN25', 'GE', PILS, 2760, 310, {
    name: { nl: 'Veenhof 0.0 glas', en: 'Veenhof 0.0 glass' },
    subtitle: { nl: 'Doos van 24, 25 cl', en: 'Box of 24, 25 cl' },
    grossGrams: 6_900,
  }),
  item(GLASS, 'PM-GL-VP15', 'GF', PILS, 2280, 190, {
    name: { nl: 'Proefglas', en: 'Tasting glass' },
    subtitle: { nl: 'Doos van 24, 15 cl', en: 'Box of 24, 15 cl' },
    grossGrams: 4_100,
  }),
  item(GLASS, 'PM-GL-WW30', 'GG', 'witte-wieven', 3120, 540, {
    name: { nl: 'Witte Wieven glas', en: 'Witte Wieven glass' },
    subtitle: { nl: 'Doos van 24, 30 cl', en: 'Box of 24, 30 cl' },
    grossGrams: 8_800,
  }),
  item(GLASS, 'PM-GL-KV33', 'GH', 'kraanvogel', 3360, 420, {
    name: { nl: 'Kraanvogel glas', en: 'Kraanvogel glass' },
    subtitle: { nl: 'Doos van 24, 33 cl', en: 'Box of 24, 33 cl' },
    grossGrams: 9_000,
  }),
  item(GLASS, 'PM-GL-HV30', 'GI', 'hoogveen', 3240, 270, {
    name: { nl: 'Hoogveen glas', en: 'Hoogveen glass' },
    subtitle: { nl: 'Doos van 24, 30 cl', en: 'Box of 24, 30 cl' },
    grossGrams: 8_700,
  }),
  item(GLASS, 'PM-GL-KL33', 'GJ', 'klaarlicht', 3000, 0, {
    name: { nl: 'Klaarlicht longdrinkglas', en: 'Klaarlicht long glass' },
    subtitle: { nl: 'Doos van 24, 33 cl', en: 'Box of 24, 33 cl' },
    grossGrams: 8_900,
  }),
  item(CHALICE, 'PM-CH-TS33', 'GK', 'turfsteker', 1920, 330, {
    name: { nl: 'Turfsteker bokaal', en: 'Turfsteker chalice' },
    subtitle: { nl: 'Doos van 6, 33 cl', en: 'Box of 6, 33 cl' },
    grossGrams: 2_900,
  }),
  item(CHALICE, 'PM-CH-HB30', 'GL', 'herfstvuur', 1860, 24, {
    name: { nl: 'Herfstvuur bokaal', en: 'Herfstvuur chalice' },
    subtitle: { nl: 'Doos van 6, 30 cl', en: 'Box of 6, 30 cl' },
    grossGrams: 2_700,
  }),
  item(CHALICE, 'PM-CH-DR', 'GM', 'driest', 0, 0, {
    name: { nl: 'Driest bokaal', en: 'Driest chalice' },
    subtitle: { nl: 'Doos van 6, twee maten', en: 'Box of 6, two sizes' },
    grossGrams: 0,
    variants: [
      {
        code: '15',
        tag: 'GN',
        attribute: '15 cl',
        label: { nl: '15 cl', en: '15 cl' },
        priceCents: 1620,
        grossGrams: 1_700,
        stock: 145,
      },
      {
        code: '33',
        tag: 'GO',
        attribute: '33 cl',
        label: { nl: '33 cl', en: '33 cl' },
        priceCents: 1980,
        grossGrams: 2_900,
        stock: 260,
      },
    ],
  }),
]

const branded = (
  kind: Kind,
  prefix: string,
  subtitle: Text,
  noun: Text,
  grossGrams: number,
  rows: [code: string, tag: string, brand: BrandCode, name: string, priceCents: Cents, stock: number][],
): PosmItem[] =>
  rows.map(([code, tag, brand, name, priceCents, stock]) =>
    item(kind, `PM-${prefix}-${code}`, tag, brand, priceCents, stock, {
      name: { nl: `${name} ${noun.nl}`, en: `${name} ${noun.en}` },
      subtitle,
      grossGrams,
    }),
  )

const trays = branded(
  TRAY,
  'DB',
  { nl: 'Per stuk, 38 cm', en: 'Each, 38 cm' },
  { nl: 'dienblad', en: 'serving tray' },
  900,
  [
    ['VP', 'DA', PILS, 'Veenhof', 1450, 420],
    ['WW', 'DB', 'witte-wieven', 'Witte Wieven', 1450, 160],
    ['TS', 'DC', 'turfsteker', 'Turfsteker', 1450, 90],
    ['KV', 'DE', 'kraanvogel', 'Kraanvogel', 1450, 130],
    ['HV', 'DH', 'hoogveen', 'Hoogveen', 1450, 75],
    ['HB', 'DI', 'herfstvuur', 'Herfstvuur', 1450, 12],
  ],
)

const parasols: PosmItem[] = [
  item(PARASOL, 'PM-PA-VP', 'PA', PILS, 0, 0, {
    name: { nl: 'Veenhof parasol', en: 'Veenhof parasol' },
    subtitle: { nl: 'Per stuk, drie maten', en: 'Each, three sizes' },
    grossGrams: 0,
    variants: [
      {
        code: '250',
        tag: 'PB',
        attribute: '2,5 m',
        label: { nl: '2,5 m', en: '2,5 m' },
        priceCents: 11900,
        grossGrams: 9_500,
        stock: 64,
      },
      {
        code: '300',
        tag: 'PC',
        attribute: '3 m',
        label: { nl: '3 m', en: '3 m' },
        priceCents: 14900,
        grossGrams: 12_800,
        stock: 88,
      },
      {
        code: '400',
        tag: 'PD',
        attribute: '4 m',
        label: { nl: '4 m', en: '4 m' },
        priceCents: 24900,
        grossGrams: 24_500,
        stock: 7,
      },
    ],
  }),
  item(PARASOL, 'PM-PA-KL250', 'PE', 'klaarlicht', 11900, 40, {
    name: { nl: 'Klaarlicht parasol', en: 'Klaarlicht parasol' },
    subtitle: { nl: 'Per stuk, 2,5 m', en: 'Each, 2,5 m' },
    grossGrams: 9_500,
    isNew: true,
  }),
  item(PARASOL, 'PM-PA-WW300', 'PF', 'witte-wieven', 14900, 26, {
    name: { nl: 'Witte Wieven parasol', en: 'Witte Wieven parasol' },
    subtitle: { nl: 'Per stuk, 3 m', en: 'Each, 3 m' },
    grossGrams: 12_800,
  }),
  item(PARASOL, 'PM-PA-BASE', 'PG', PILS, 7900, 95, {
    name: { nl: 'Parasolvoet', en: 'Parasol base' },
    subtitle: { nl: 'Per stuk, 60 kg', en: 'Each, 60 kg' },
    description: {
      nl: 'Betonnen voet van 60 kg op wielen, voor masten tot 55 mm.',
      en: 'Concrete base of 60 kg on wheels, for poles up to 55 mm.',
    },
    grossGrams: 60_000,
  }),
]

const coasters = branded(
  COASTER,
  'VI',
  { nl: 'Doos van 1.000', en: 'Box of 1.000' },
  { nl: 'viltjes', en: 'coasters' },
  6_300,
  [
    ['VP', 'CA', PILS, 'Veenhof', 2100, 1500],
    ['VN', 'CB', PILS, 'Veenhof 0.0', 2100, 380],
    ['WW', 'CC', 'witte-wieven', 'Witte Wieven', 2100, 460],
    ['TS', 'CD', 'turfsteker', 'Turfsteker', 2100, 240],
    ['KV', 'CE', 'kraanvogel', 'Kraanvogel', 2100, 520],
    ['HV', 'CF', 'hoogveen', 'Hoogveen', 2100, 210],
    ['KL', 'CG', 'klaarlicht', 'Klaarlicht', 2100, 300],
    ['HB', 'CH', 'herfstvuur', 'Herfstvuur', 2100, 18],
    ['DR', 'CI', 'driest', 'Driest', 2100, 170],
  ],
)

const towels = branded(TOWEL, 'BD', { nl: 'Per 5 stuks', en: 'Pack of 5' }, { nl: 'bardoek', en: 'bar towel' }, 700, [
  ['VP', 'BA', PILS, 'Veenhof', 1750, 340],
  ['WW', 'BB', 'witte-wieven', 'Witte Wieven', 1750, 120],
  ['TS', 'BC', 'turfsteker', 'Turfsteker', 1750, 85],
  ['KV', 'BE', 'kraanvogel', 'Kraanvogel', 1750, 110],
  ['DR', 'BG', 'driest', 'Driest', 1750, 65],
])

const taps = branded(TAP, 'TK', { nl: 'Per stuk', en: 'Each' }, { nl: 'tapknop', en: 'tap handle' }, 650, [
  ['VP', 'TA', PILS, 'Veenhof', 2450, 260],
  ['VN', 'TB', PILS, 'Veenhof 0.0', 2450, 90],
  ['WW', 'TC', 'witte-wieven', 'Witte Wieven', 2450, 115],
  ['TS', 'TE', 'turfsteker', 'Turfsteker', 2450, 58],
  ['KV', 'TG', 'kraanvogel', 'Kraanvogel', 2450, 96],
  ['HV', 'TH', 'hoogveen', 'Hoogveen', 2450, 72],
  ['KL', 'TI', 'klaarlicht', 'Klaarlicht', 2450, 44],
  ['HB', 'TJ', 'herfstvuur', 'Herfstvuur', 2450, 9],
  ['DR', 'TL', 'driest', 'Driest', 2450, 61],
])

const buckets = branded(
  BUCKET,
  'IJ',
  { nl: 'Per stuk, 6 flessen', en: 'Each, 6 bottles' },
  { nl: 'ijsemmer', en: 'ice bucket' },
  1_600,
  [
    ['VP', 'IA', PILS, 'Veenhof', 1890, 210],
    ['WW', 'IB', 'witte-wieven', 'Witte Wieven', 1890, 84],
    ['KL', 'IC', 'klaarlicht', 'Klaarlicht', 1890, 150],
    ['HV', 'ID', 'hoogveen', 'Hoogveen', 1890, 66],
  ],
)

const boards: PosmItem[] = [
  item(BOARD, 'PM-KB-VP', 'KA', PILS, 0, 0, {
    name: { nl: 'Veenhof krijtbord', en: 'Veenhof chalkboard' },
    subtitle: { nl: 'Per stuk, drie maten', en: 'Each, three sizes' },
    grossGrams: 0,
    variants: [
      {
        code: 'A4',
        tag: 'KB',
        attribute: 'A4',
        label: { nl: 'A4, tafel', en: 'A4, table' },
        priceCents: 1290,
        grossGrams: 800,
        stock: 230,
      },
      {
        code: 'A2',
        tag: 'KC',
        attribute: 'A2',
        label: { nl: 'A2, wand', en: 'A2, wall' },
        priceCents: 3490,
        grossGrams: 2_900,
        stock: 75,
      },
      {
        code: 'ST',
        tag: 'KJ',
        attribute: 'A1',
        label: { nl: 'A1, stoep', en: 'A1, pavement' },
        priceCents: 7950,
        grossGrams: 9_700,
        stock: 34,
      },
    ],
  }),
  item(BOARD, 'PM-KB-HB', 'KH', 'herfstvuur', 7950, 11, {
    name: { nl: 'Herfstvuur stoepbord', en: 'Herfstvuur pavement board' },
    subtitle: { nl: 'Per stuk, A1', en: 'Each, A1' },
    grossGrams: 9_700,
    isLast: true,
  }),
  item(BOARD, 'PM-KB-KV', 'KQ', 'kraanvogel', 7950, 29, {
    name: { nl: 'Kraanvogel stoepbord', en: 'Kraanvogel pavement board' },
    subtitle: { nl: 'Per stuk, A1', en: 'Each, A1' },
    grossGrams: 9_700,
  }),
]

const sizes = (
  prefix: string,
  priceCents: Cents,
  grossGrams: number,
  stocks: [size: string, stock: number][],
): PosmVariant[] =>
  stocks.map(([size, stock], index) => ({
    code: size,
    tag: `${prefix}${index + 1}`,
    attribute: size,
    label: { nl: `maat ${size}`, en: `size ${size}` },
    priceCents,
    grossGrams,
    stock,
  }))

const clothing: PosmItem[] = [
  item(SHIRT, 'PM-TS-VP', 'S0', PILS, 0, 0, {
    name: { nl: 'Veenhof T-shirt', en: 'Veenhof T-shirt' },
    subtitle: { nl: 'Per stuk, S tot XXL', en: 'Each, S to XXL' },
    grossGrams: 0,
    variants: sizes('S', 1350, 200, [
      ['S', 80],
      ['M', 140],
      ['L', 165],
      ['XL', 96],
      ['XXL', 6],
    ]),
  }),
  item(SHIRT, 'PM-TS-KV', 'Y0', 'kraanvogel', 0, 0, {
    name: { nl: 'Kraanvogel T-shirt', en: 'Kraanvogel T-shirt' },
    subtitle: { nl: 'Per stuk, S tot XL', en: 'Each, S to XL' },
    grossGrams: 0,
    variants: sizes('Y', 1350, 200, [
      ['S', 40],
      ['M', 70],
      ['L', 62],
      ['XL', 35],
    ]),
  }),
  item(SHIRT, 'PM-PO-VP', 'X0', PILS, 0, 0, {
    name: { nl: 'Veenhof barpolo', en: 'Veenhof bar polo' },
    subtitle: { nl: 'Per stuk, S tot XL', en: 'Each, S to XL' },
    description: {
      nl: 'Donkergroene polo met geborduurd merk, wast op 60 graden.',
      en: 'Dark green polo with an embroidered mark, washes at 60 degrees.',
    },
    grossGrams: 0,
    variants: sizes('X', 2250, 280, [
      ['S', 44],
      ['M', 82],
      ['L', 90],
      ['XL', 51],
    ]),
  }),
]

const banners: PosmItem[] = [
  ...branded(
    BANNER,
    'BN',
    { nl: 'Per stuk, 60 × 150 cm', en: 'Each, 60 × 150 cm' },
    { nl: 'banier', en: 'banner' },
    1_100,
    [
      ['VP', 'NA', PILS, 'Veenhof', 2990, 150],
      ['KL', 'NB', 'klaarlicht', 'Klaarlicht', 2990, 58],
      ['HB', 'ND', 'herfstvuur', 'Herfstvuur', 2990, 14],
      ['DR', 'NE', 'driest', 'Driest', 2990, 47],
    ],
  ),
  item(BANNER, 'PM-BN-TERR', 'NG', 'witte-wieven', 5950, 33, {
    name: { nl: 'Witte Wieven terrasdoek', en: 'Witte Wieven terrace screen' },
    subtitle: { nl: 'Per stuk, 3 m', en: 'Each, 3 m' },
    grossGrams: 3_200,
  }),
  item(BANNER, 'PM-BN-LINE', 'NH', PILS, 990, 310, {
    name: { nl: 'Veenhof vlaggenlijn', en: 'Veenhof bunting' },
    subtitle: { nl: 'Per stuk, 10 m', en: 'Each, 10 m' },
    grossGrams: 300,
  }),
]

const neons = branded(
  NEON,
  'NE',
  { nl: 'Per stuk, 60 × 40 cm', en: 'Each, 60 × 40 cm' },
  { nl: 'neonlicht', en: 'neon sign' },
  4_200,
  [
    ['VP', 'NI', PILS, 'Veenhof', 18900, 31],
    ['KV', 'NJ', 'kraanvogel', 'Kraanvogel', 18900, 14],
    ['WW', 'NK', 'witte-wieven', 'Witte Wieven', 18900, 8],
    ['HB', 'NL', 'herfstvuur', 'Herfstvuur', 18900, 3],
  ],
)

export const POSM_ITEMS: PosmItem[] = [
  ...glasses,
  ...trays,
  ...parasols,
  ...coasters,
  ...towels,
  ...taps,
  ...buckets,
  ...boards,
  ...clothing,
  ...banners,
  ...neons,
]
