import type { BrandCode } from './brands.ts'
import type { Drawing } from './drawings/packs.ts'
import type { PackFormatName } from './pack-formats.ts'
import type { Cents, Text } from './units.ts'

/** One packaging of a beer: SKU ending, pallet tag and the distributor's price of a case. */
export type BeerPack = {
  format: PackFormatName
  code: string
  tag: string
  priceCents: Cents
  grossGrams?: number
  picture?: Drawing
  isNew?: boolean
  isSale?: boolean
  isLast?: boolean
  isRecommended?: boolean
  isHighMargin?: boolean
  isPromotional?: boolean
  truckSingleCases?: boolean
  noLayers?: boolean
  noPallets?: boolean
}

type Season = 'summer' | 'autumn' | 'spring'

export type Beer = {
  code: string
  brand: BrandCode
  name: Text
  subBrand: string
  beerType: string
  alcoholPermille: number
  story: Text
  season?: Season
  isRadler?: boolean
  packs: BeerPack[]
}

const pack = (
  format: PackFormatName,
  code: string,
  tag: string,
  priceCents: Cents,
  more: Partial<BeerPack> = {},
): BeerPack => ({ format, code, tag, priceCents, ...more })

const same = (name: string): Text => ({ nl: name, en: name })

export const BEERS: Beer[] = [
  {
    code: 'VP',
    brand: 'veenhof-pils',
    name: same('Veenhof Pils'),
    subBrand: 'Pils',
    beerType: 'Pilsner',
    alcoholPermille: 50,
    story: {
      nl: 'Pils van gerst uit de Achterhoek en zacht water van de stuwwal. Vijf weken koud gelagerd, licht bitter, droog in de afdronk.',
      en: 'Pilsner of barley from the Achterhoek and soft water from the ridge. Lagered cold for five weeks, lightly bitter, with a dry finish.',
    },
    packs: [
      pack('crate24x30', 'KR2430', 'VP', 1785, { picture: 'crate', isRecommended: true }),
      pack('crate12x30', 'KR1230', 'VH', 945, { truckSingleCases: false }),
      pack('crate16x45', 'KR1645', 'VS', 1995, { isHighMargin: true }),
      pack('keg50', 'F50', 'VF', 14250, { isRecommended: true }),
      pack('keg30', 'F30', 'V3', 8890),
      pack('keg20', 'F20', 'V2', 6150),
      pack('tray24x33', 'TR2433', 'VC', 1720),
      pack('tray24x50', 'TR2450', 'V5', 2490),
      pack('box24x30', 'DS2430', 'VD', 1860, { isLast: true }),
      pack('sixpacks4x30', 'SP2430', 'V6', 1920),
    ],
  },
  {
    code: 'VN',
    brand: 'veenhof-pils',
    name: same('Veenhof Pils 0.0'),
    subBrand: 'Pils 0.0',
    beerType: 'Alcohol-free',
    alcoholPermille: 0,
    story: {
      nl: 'Gebrouwen als pils, daarna onder vacuüm van zijn alcohol ontdaan. Moutig en fris, voor wie nog moet rijden.',
      en: 'Brewed as a pilsner, then freed of its alcohol under vacuum. Malty and fresh, for whoever drives home.',
    },
    packs: [
      pack('crate24x30', 'KR2430', 'N0', 1725, { isRecommended: true }),
      pack('tray24x33', 'TR2433', 'NC', 1810),
      pack('keg20', 'F20', 'NF', 5800, { isNew: true }),
      pack('sixpacks4x30', 'SP2430', 'N6', 1890),
    ],
  },
  {
    code: 'WW',
    brand: 'witte-wieven',
    name: same('Witte Wieven'),
    subBrand: 'Wit',
    beerType: 'Wheat beer',
    alcoholPermille: 48,
    story: {
      nl: 'Ongefilterd witbier met tarwe, haver, koriander en schil van bittere sinaasappel. Romig, met een zachte prik.',
      en: 'Unfiltered wheat beer with wheat, oats, coriander and bitter orange peel. Creamy, with a soft sparkle.',
    },
    packs: [
      pack('crate24x30', 'KR2430', 'WW', 2460, { grossGrams: 20_600, isRecommended: true }),
      pack('keg50', 'F50', 'WF', 17100),
      pack('keg20', 'F20', 'W2', 7480),
      pack('tray24x33', 'TR2433', 'WC', 2580),
      pack('sixpacks4x30', 'SP2430', 'W6', 2610),
    ],
  },
  {
    code: 'WN',
    brand: 'witte-wieven',
    name: same('Witte Wieven 0.0'),
    subBrand: 'Wit 0.0',
    beerType: 'Alcohol-free',
    alcoholPermille: 0,
    story: {
      nl: 'Alle nevel, geen alcohol: wit met citrus en een vleugje kruidnagel.',
      en: 'All the mist, none of the alcohol: wheat beer with citrus and a hint of clove.',
    },
    packs: [pack('crate24x30', 'KR2430', 'W0', 2340, { grossGrams: 20_600 }), pack('tray24x33', 'TR2433', 'WZ', 2420)],
  },
  {
    code: 'WR',
    brand: 'witte-wieven',
    name: { nl: 'Witte Wieven Framboos', en: 'Witte Wieven Raspberry' },
    subBrand: 'Framboos',
    beerType: 'Fruit beer',
    alcoholPermille: 42,
    season: 'summer',
    story: {
      nl: 'Witbier op hele frambozen, drie weken lang. Roze schuim, rood fruit en net genoeg zuur.',
      en: 'Wheat beer on whole raspberries for three weeks. Pink foam, red fruit and just enough tartness.',
    },
    packs: [
      pack('crate24x30', 'KR2430', 'WR', 2690, { grossGrams: 20_600, isHighMargin: true }),
      pack('keg20', 'F20', 'WK', 7950),
      pack('tray24x33', 'TR2433', 'WB', 2760, { isNew: true }),
    ],
  },
  {
    code: 'TS',
    brand: 'turfsteker',
    name: same('Turfsteker Dubbel'),
    subBrand: 'Dubbel',
    beerType: 'Dubbel',
    alcoholPermille: 72,
    story: {
      nl: 'Kastanjebruin, met gebrande suiker, pruim en een rookje van turf. Nagegist op fles.',
      en: 'Chestnut brown, with burnt sugar, plum and a wisp of peat smoke. Refermented in the bottle.',
    },
    packs: [
      pack('crate24x33', 'KR2433', 'TS', 3315, { isRecommended: true }),
      pack('keg20', 'F20', 'TF', 8240),
      pack('box12x33', 'DS1233', 'TD', 1820),
      pack('box6x75', 'DS0675', 'T7', 2640, { noPallets: true }),
    ],
  },
  {
    code: 'TQ',
    brand: 'turfsteker',
    name: same('Turfsteker Quadrupel'),
    subBrand: 'Quadrupel',
    beerType: 'Quadrupel',
    alcoholPermille: 98,
    story: {
      nl: 'Donker als een veenpoel. Vijg, drop en warme alcohol, vier maanden gerijpt.',
      en: 'Dark as a moor pool. Fig, liquorice and warming alcohol, matured for four months.',
    },
    packs: [
      pack('crate24x33', 'KR2433', 'TQ', 3980, { isHighMargin: true }),
      pack('keg20', 'F20', 'QF', 9460),
      pack('box6x75', 'DS0675', 'Q7', 3120, { noPallets: true }),
    ],
  },
  {
    code: 'TO',
    brand: 'turfsteker',
    name: same('Turfsteker Stout'),
    subBrand: 'Stout',
    beerType: 'Stout',
    alcoholPermille: 56,
    story: {
      nl: 'Haverstout met koffie van geroosterde gerst en een dikke beige kraag.',
      en: 'Oatmeal stout with coffee from roasted barley and a thick beige head.',
    },
    packs: [pack('crate24x33', 'KR2433', 'TO', 3150), pack('keg30', 'F30', 'T3', 11200)],
  },
  {
    code: 'KV',
    brand: 'kraanvogel',
    name: same('Kraanvogel IPA'),
    subBrand: 'IPA',
    beerType: 'IPA',
    alcoholPermille: 62,
    story: {
      nl: 'Drie hopsoorten op koude hop: mango, grapefruit, hars. Bitter waar het moet, rond waar het kan.',
      en: 'Three hops added cold: mango, grapefruit, resin. Bitter where it must be, round where it can be.',
    },
    packs: [
      pack('tray24x33', 'TR2433', 'KV', 2940, { isRecommended: true }),
      pack('crate24x33', 'KR2433', 'KK', 3240),
      pack('keg30', 'F30', 'KF', 11850),
      pack('keg20', 'F20', 'K2', 8120),
      pack('tray24x50', 'TR2450', 'K5', 4160),
      pack('box12x33', 'DS1233', 'KD', 1790),
    ],
  },
  {
    code: 'KS',
    brand: 'kraanvogel',
    name: same('Kraanvogel Session'),
    subBrand: 'Session IPA',
    beerType: 'IPA',
    alcoholPermille: 42,
    story: {
      nl: 'De hop van de IPA in een lichter bier, voor een lange middag.',
      en: 'The hops of the IPA in a lighter beer, for a long afternoon.',
    },
    packs: [pack('tray24x33', 'TR2433', 'KS', 2680), pack('keg20', 'F20', 'KE', 7420)],
  },
  {
    code: 'KN',
    brand: 'kraanvogel',
    name: same('Kraanvogel IPA 0.3'),
    subBrand: 'IPA 0.3',
    beerType: 'Alcohol-free',
    alcoholPermille: 3,
    story: {
      nl: 'Gebrouwen met een gist die nauwelijks alcohol maakt. Vol hop, bijna nul procent.',
      en: 'Brewed with a yeast that makes hardly any alcohol. Full of hops, close to nought per cent.',
    },
    packs: [pack('tray24x33', 'TR2433', 'KN', 2720, { isPromotional: true }), pack('crate24x33', 'KR2433', 'K0', 2980)],
  },
  {
    code: 'HV',
    brand: 'hoogveen',
    name: same('Hoogveen Blond'),
    subBrand: 'Blond',
    beerType: 'Blond',
    alcoholPermille: 65,
    story: {
      nl: 'Goudblond met honing van de heide en een kruidige gist. Op beugelfles, die plopt zoals het hoort.',
      en: 'Golden blond with heather honey and a spicy yeast. In a swing-top that pops as it should.',
    },
    packs: [
      pack('crate16x45', 'KR1645', 'HV', 2890, { isRecommended: true }),
      pack('crate24x30', 'KR2430', 'HK', 2760, { grossGrams: 20_500 }),
      pack('keg50', 'F50', 'HF', 18400),
      pack('keg20', 'F20', 'H2', 7860),
      pack('tray24x33', 'TR2433', 'HC', 2840),
      pack('box12x33', 'DS1233', 'HD', 1690, { isSale: true }),
    ],
  },
  {
    code: 'HL',
    brand: 'hoogveen',
    name: same('Hoogveen Lentebok'),
    subBrand: 'Lentebok',
    beerType: 'Bock',
    alcoholPermille: 66,
    season: 'spring',
    story: {
      nl: 'Blonde lentebok met bloesem en broodkorst. Uit het vat zodra de eerste grutto er is.',
      en: 'Blond spring bock with blossom and bread crust. Out of the tank as soon as the first godwit is here.',
    },
    packs: [pack('crate24x30', 'KR2430', 'HL', 2990, { grossGrams: 20_500 }), pack('keg20', 'F20', 'LF', 8290)],
  },
  {
    code: 'KL',
    brand: 'klaarlicht',
    name: same('Klaarlicht Radler'),
    subBrand: 'Radler 0.0',
    beerType: 'Radler',
    alcoholPermille: 0,
    season: 'summer',
    isRadler: true,
    story: {
      nl: 'Alcoholvrije radler met sap van citroen, niet met siroop. Half bier, half limonade, heel dorstlessend.',
      en: 'Alcohol-free radler with lemon juice rather than syrup. Half beer, half lemonade, wholly refreshing.',
    },
    packs: [
      pack('tray24x33', 'TR2433', 'KL', 1920, { grossGrams: 8_600, isNew: true }),
      pack('crate24x30', 'KR2430', 'KM', 1890),
      pack('keg20', 'F20', 'KI', 5980),
    ],
  },
  {
    code: 'KR',
    brand: 'klaarlicht',
    name: same('Klaarlicht Radler 2.0'),
    subBrand: 'Radler 2.0',
    beerType: 'Radler',
    alcoholPermille: 20,
    season: 'summer',
    isRadler: true,
    story: {
      nl: 'Pils en citroenlimonade in één blik, twee procent.',
      en: 'Pilsner and lemonade in one can, two per cent.',
    },
    packs: [
      pack('tray24x33', 'TR2433', 'R2', 1980, { grossGrams: 8_600 }),
      pack('tray24x50', 'TR2450', 'R5', 2790, { truckSingleCases: false }),
      pack('crate24x30', 'KR2430', 'RA', 1940),
    ],
  },
  {
    code: 'KG',
    brand: 'klaarlicht',
    name: same('Klaarlicht Grapefruit'),
    subBrand: 'Grapefruit 0.0',
    beerType: 'Radler',
    alcoholPermille: 0,
    season: 'summer',
    isRadler: true,
    story: {
      nl: 'Alcoholvrij, roze en een tikje bitter: radler met sap van grapefruit.',
      en: 'Alcohol-free, pink and slightly bitter: radler with grapefruit juice.',
    },
    packs: [pack('tray24x33', 'TR2433', 'KG', 2010, { grossGrams: 8_600 }), pack('sixpacks4x30', 'SP2430', 'G6', 2090)],
  },
  {
    code: 'HB',
    brand: 'herfstvuur',
    name: same('Herfstvuur Bok'),
    subBrand: 'Bok',
    beerType: 'Bock',
    alcoholPermille: 69,
    season: 'autumn',
    story: {
      nl: 'Robijnrode herfstbok van vijf mouten: karamel, noot, een zweem van vuur. Van september tot het op is.',
      en: 'Ruby autumn bock of five malts: caramel, nut, a hint of fire. From September until it is gone.',
    },
    packs: [
      pack('keg20', 'F20', 'HB', 7140, { isPromotional: true }),
      pack('keg50', 'F50', 'BF', 16500),
      pack('crate24x30', 'KR2430', 'BK', 2720, { grossGrams: 20_500 }),
      pack('box12x33', 'DS1233', 'BD', 1680),
    ],
  },
  {
    code: 'HX',
    brand: 'herfstvuur',
    name: same('Herfstvuur Dubbelbok'),
    subBrand: 'Dubbelbok',
    beerType: 'Bock',
    alcoholPermille: 80,
    season: 'autumn',
    story: {
      nl: 'De grote broer, gerijpt op eik dat bourbon heeft gekend. Rozijn, vanille, haardvuur.',
      en: 'The big brother, matured on oak that once held bourbon. Raisin, vanilla, open fire.',
    },
    packs: [
      pack('crate24x30', 'KR2430', 'BX', 3040, { grossGrams: 20_500 }),
      pack('box6x75', 'DS0675', 'B7', 2790, { noPallets: true, isHighMargin: true }),
    ],
  },
  {
    code: 'DR',
    brand: 'driest',
    name: same('Driest Tripel'),
    subBrand: 'Tripel',
    beerType: 'Tripel',
    alcoholPermille: 85,
    story: {
      nl: 'Tripel van gerst, tarwe en spelt. Peer, witte peper, een volle witte kraag, en ongemerkt sterk.',
      en: 'Tripel of barley, wheat and spelt. Pear, white pepper, a full white head, and stronger than it seems.',
    },
    packs: [
      pack('crate24x33', 'KR2433', 'DR', 3640, { isRecommended: true }),
      pack('keg20', 'F20', 'DF', 8990),
      pack('box6x75', 'DS0675', 'D7', 2940, { noPallets: true }),
      pack('box12x33', 'DS1233', 'DD', 1960, { isSale: true }),
    ],
  },
  {
    code: 'DG',
    brand: 'driest',
    name: same('Driest Goud'),
    subBrand: 'Goud',
    beerType: 'Tripel',
    alcoholPermille: 95,
    story: {
      nl: 'Een keer per jaar gebrouwen, op vaten van witte wijn gelegd, op grote fles gevuld.',
      en: 'Brewed once a year, laid on white wine casks, filled into large bottles.',
    },
    packs: [pack('box6x75', 'DS0675', 'DG', 4450, { noPallets: true, noLayers: true, isNew: true })],
  },
]

/** Beer that goes by the litre from the lagering cellar into the venue's own tanks. */
export type TankBeer = { sku: string; beer: string; tag: string; litreCents: Cents }

export const TANK_BEERS: TankBeer[] = [
  { sku: 'VP-TANK', beer: 'VP', tag: 'VT', litreCents: 218 },
  { sku: 'WW-TANK', beer: 'WW', tag: 'WT', litreCents: 264 },
  { sku: 'KV-TANK', beer: 'KV', tag: 'KT', litreCents: 305 },
  { sku: 'HV-TANK', beer: 'HV', tag: 'HT', litreCents: 272 },
  { sku: 'TO-TANK', beer: 'TO', tag: 'TT', litreCents: 296 },
  { sku: 'HB-TANK', beer: 'HB', tag: 'BT', litreCents: 285 },
]
