import { folded } from './clean-text.ts'

const PACKED_UNITS = ['packages', 'layers', 'pallets', 'pieces'] as const

export const LIST_UNITS = [...PACKED_UNITS, 'litres'] as const

/** What a list counts in. `pieces` are bottles, cans or whole articles: only the product can tell. */
export type ListUnit = (typeof LIST_UNITS)[number]

// By language: nl, en, de, cs, sk, it. Abbreviations stand without their point.
const WORDS: Readonly<Record<(typeof PACKED_UNITS)[number], readonly string[]>> = {
  packages: [
    'krat kratten kratje kratjes krt krtn kr doos dozen doosje doosjes ds omdoos omdozen kist kisten bak bakken pak pakken',
    'collo colli kolli fust fusten fustje fustjes fst fu vat vaten tray trays verpakking verpakkingen ce kar car',
    'case cases cs crate crates crt box boxes carton cartons ctn keg kegs cask casks barrel barrels pack packs package packages',
    'kasten kiste kisten ki kst karton kartons trager traeger fass fasser faesser gebinde geb steige steigen paket pakete',
    'prepravka prepravky prepravek prepravku prepr basa basy bas basu bedna bedny beden karton kartony kartonu kart',
    'sud sudy sudu soudek soudky krabice krabic baleni bal plato plata plat',
    'prepraviek debna debny debien kartonov sudov suda sudok sudky balenie baleni krabica',
    'cassa casse cass cartone cartoni ct crt fusto fusti scatola scatole confezione confezioni conf cf vassoio vassoi',
  ],
  layers: [
    'laag lagen lg lgn',
    'layer layers lyr lay tier tiers',
    'lage lag schicht schichten',
    'vrstva vrstvy vrstev vrstvu vrst',
    'vrstiev',
    'strato strati',
  ],
  pallets: [
    'pallet pallets pal plt plts pl pall plm',
    'skid skids',
    'palette paletten europalette europaletten',
    'paleta palety palet paletu',
    'paliet',
    'bancale bancali pedana pedane paletta',
  ],
  pieces: [
    'stuk stuks stk st fles flessen flesje flesjes fl blik blikken blikje blikjes',
    'piece pieces pc pcs pce each ea unit units bottle bottles btl can cans',
    'stuck stueck flasche flaschen dose dosen',
    'ks kus kusy kusu lahev lahve lahvi lahv plechovka plechovky plechovek',
    'kusov kusa flasa flase flias plechoviek',
    'pezzo pezzi pz bottiglia bottiglie lattina lattine',
  ],
}

const LITRES: Readonly<Record<string, number>> = {
  l: 1,
  lt: 1,
  ltr: 1,
  liter: 1,
  liters: 1,
  litre: 1,
  litres: 1,
  litr: 1,
  litra: 1,
  litry: 1,
  litru: 1,
  litrov: 1,
  litro: 1,
  litri: 1,
  hl: 100,
  hectoliter: 100,
}

type UnitWord = { unit: ListUnit; holds: number }

const UNIT_WORDS: ReadonlyMap<string, UnitWord> = new Map([
  ...PACKED_UNITS.flatMap((unit) => wordsOf(WORDS[unit]).map((word): [string, UnitWord] => [word, { unit, holds: 1 }])),
  ...Object.entries(LITRES).map(([word, holds]): [string, UnitWord] => [word, { unit: 'litres', holds }]),
])

/** The unit that a word of any language stands for, and how many of it. */
export function unitOfWord(word: string): UnitWord | undefined {
  return UNIT_WORDS.get(folded(word).replace(/\.$/, ''))
}

function wordsOf(lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split(' '))
}
