import { texts } from './csv.ts'
import type { Row } from './csv.ts'
import type { Text } from './units.ts'

type Category = { id: number; parentId?: number; urlKey: string; name: Text; description: Text }

export const CATEGORY = {
  root: 2,
  beer: 3,
  tank: 4,
  posm: 5,
  empties: 6,
  crates: 10,
  kegs: 11,
  cans: 12,
  boxes: 13,
  alcoholFree: 14,
  radler: 15,
  seasonal: 16,
  glasses: 20,
  bar: 21,
  terrace: 22,
  tables: 23,
  signs: 24,
  clothing: 25,
  sets: 26,
} as const
export type CategoryId = (typeof CATEGORY)[keyof typeof CATEGORY]

const { root, beer, posm } = CATEGORY

const CATEGORIES: Category[] = [
  {
    id: root,
    urlKey: 'assortiment',
    name: { nl: 'Assortiment', en: 'Range' },
    description: { nl: 'Alles wat Veenhof levert.', en: 'Everything Veenhof delivers.' },
  },
  {
    id: beer,
    parentId: root,
    urlKey: 'bier',
    name: { nl: 'Bier', en: 'Beer' },
    description: { nl: 'Kratten, fusten, blik en dozen.', en: 'Crates, kegs, cans and boxes.' },
  },
  {
    id: CATEGORY.tank,
    parentId: root,
    urlKey: 'tankbier',
    name: { nl: 'Tankbier', en: 'Tank beer' },
    description: { nl: 'Vers van de lagerkelder, per liter.', en: 'Fresh from the lagering cellar, by the litre.' },
  },
  {
    id: posm,
    parentId: root,
    urlKey: 'promotiemateriaal',
    name: { nl: 'Promotiemateriaal', en: 'Point-of-sale material' },
    description: {
      nl: 'Glazen, parasols, viltjes en licht voor de zaak.',
      en: 'Glasses, parasols, coasters and light for the bar.',
    },
  },
  {
    id: CATEGORY.empties,
    parentId: root,
    urlKey: 'leeg-goed',
    name: { nl: 'Leeg goed', en: 'Empties' },
    description: { nl: 'Retour: kratten, fusten en pallets.', en: 'Returns: crates, kegs and pallets.' },
  },
  {
    id: CATEGORY.crates,
    parentId: beer,
    urlKey: 'kratten',
    name: { nl: 'Kratten', en: 'Crates' },
    description: { nl: 'Statiegeldflessen in een krat.', en: 'Returnable bottles in a crate.' },
  },
  {
    id: CATEGORY.kegs,
    parentId: beer,
    urlKey: 'fusten',
    name: { nl: 'Fusten', en: 'Kegs' },
    description: { nl: 'Fusten van 20, 30 en 50 liter.', en: 'Kegs of 20, 30 and 50 litres.' },
  },
  {
    id: CATEGORY.cans,
    parentId: beer,
    urlKey: 'blik',
    name: { nl: 'Blik', en: 'Cans' },
    description: { nl: 'Blik van 33 en 50 cl op tray.', en: 'Cans of 33 and 50 cl on a tray.' },
  },
  {
    id: CATEGORY.boxes,
    parentId: beer,
    urlKey: 'dozen',
    name: { nl: 'Flessen in dozen', en: 'Bottles in boxes' },
    description: {
      nl: 'Eenmalige flessen, sixpacks en grote flessen.',
      en: 'One-way bottles, six-packs and large bottles.',
    },
  },
  {
    id: CATEGORY.alcoholFree,
    parentId: beer,
    urlKey: 'alcoholvrij',
    name: { nl: 'Alcoholvrij', en: 'Alcohol-free' },
    description: { nl: 'Ten hoogste 0,5 % alcohol.', en: 'At most 0,5 % alcohol.' },
  },
  {
    id: CATEGORY.radler,
    parentId: beer,
    urlKey: 'radler',
    name: { nl: 'Radler', en: 'Radler' },
    description: { nl: 'Bier met citrus, voor de zomer.', en: 'Beer with citrus, for the summer.' },
  },
  {
    id: CATEGORY.seasonal,
    parentId: beer,
    urlKey: 'seizoen',
    name: { nl: 'Seizoensbier', en: 'Seasonal' },
    description: { nl: 'Er is een tijd voor.', en: 'There is a time for it.' },
  },
  {
    id: CATEGORY.glasses,
    parentId: posm,
    urlKey: 'glazen',
    name: { nl: 'Glazen', en: 'Glasses' },
    description: { nl: 'Het goede glas bij elk bier.', en: 'The right glass for each beer.' },
  },
  {
    id: CATEGORY.bar,
    parentId: posm,
    urlKey: 'bar',
    name: { nl: 'Achter de bar', en: 'Behind the bar' },
    description: { nl: 'Tapknoppen, dienbladen en bardoeken.', en: 'Tap handles, serving trays and bar towels.' },
  },
  {
    id: CATEGORY.terrace,
    parentId: posm,
    urlKey: 'terras',
    name: { nl: 'Terras', en: 'Terrace' },
    description: { nl: 'Parasols, voeten en ijsemmers.', en: 'Parasols, bases and ice buckets.' },
  },
  {
    id: CATEGORY.tables,
    parentId: posm,
    urlKey: 'tafel',
    name: { nl: 'Op tafel', en: 'On the table' },
    description: { nl: 'Bierviltjes per rol.', en: 'Coasters by the roll.' },
  },
  {
    id: CATEGORY.signs,
    parentId: posm,
    urlKey: 'borden',
    name: { nl: 'Borden, vlaggen en licht', en: 'Boards, banners and light' },
    description: { nl: 'Krijtborden, banieren en neon.', en: 'Chalkboards, banners and neon.' },
  },
  {
    id: CATEGORY.clothing,
    parentId: posm,
    urlKey: 'kleding',
    name: { nl: 'Kleding', en: 'Clothing' },
    description: { nl: 'Voor de mensen achter de bar.', en: 'For the people behind the bar.' },
  },
  {
    id: CATEGORY.sets,
    parentId: posm,
    urlKey: 'pakketten',
    name: { nl: 'Pakketten', en: 'Sets' },
    description: { nl: 'In één keer ingericht.', en: 'Furnished in one go.' },
  },
]

export const categoryRows = (): Row[] =>
  CATEGORIES.map(({ id, parentId, urlKey, name, description }, index) => ({
    id,
    parent_id: parentId,
    url_key: urlKey,
    ...texts('name', name),
    ...texts('description', description),
    position: index + 1,
  }))
