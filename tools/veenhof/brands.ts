import { texts } from './csv.ts'
import type { Row } from './csv.ts'
import type { Motif } from './drawings/marks.ts'
import type { Text } from './units.ts'

export type BrandCode =
  | 'veenhof-pils'
  | 'witte-wieven'
  | 'turfsteker'
  | 'kraanvogel'
  | 'hoogveen'
  | 'klaarlicht'
  | 'herfstvuur'
  | 'driest'

export type Brand = {
  code: BrandCode
  name: string
  tag: string
  /** Label, deep, accent and tint. */
  colours: [string, string, string, string]
  motif: Motif
  style: Text
  tagline: Text
}

export const BRANDS: Brand[] = [
  {
    code: 'veenhof-pils',
    name: 'Veenhof Pils',
    tag: 'VP',
    colours: ['#1E6B45', '#0B3D2E', '#E9B949', '#DDE6D3'],
    motif: 'sun',
    style: { nl: 'Pils', en: 'Pilsner' },
    tagline: { nl: 'Van onze ketel naar jouw kelder.', en: 'From our kettle to your cellar.' },
  },
  {
    code: 'witte-wieven',
    name: 'Witte Wieven',
    tag: 'WW',
    colours: ['#6C9DB8', '#2B566E', '#FFF6DC', '#DCE7EA'],
    motif: 'mist',
    style: { nl: 'Witbier', en: 'Wheat beer' },
    tagline: { nl: 'Troebel als de nevel boven het veen.', en: 'Hazy as the mist over the moor.' },
  },
  {
    code: 'turfsteker',
    name: 'Turfsteker',
    tag: 'TS',
    colours: ['#6A3B22', '#3A1E12', '#E2A65A', '#EADBCB'],
    motif: 'spade',
    style: { nl: 'Donker bier', en: 'Dark ale' },
    tagline: { nl: 'Diep gestoken, lang gerijpt.', en: 'Cut deep, matured long.' },
  },
  {
    code: 'kraanvogel',
    name: 'Kraanvogel',
    tag: 'KV',
    colours: ['#E0683A', '#8E2F14', '#FFE3B3', '#F4DCCB'],
    motif: 'crane',
    style: { nl: 'India Pale Ale', en: 'India pale ale' },
    tagline: { nl: 'Komt elk jaar terug, en blijft dan hangen.', en: 'Comes back every year, and stays a while.' },
  },
  {
    code: 'hoogveen',
    name: 'Hoogveen',
    tag: 'HV',
    colours: ['#DFA02C', '#7A4F0C', '#FFF3D2', '#F3E5C0'],
    motif: 'heath',
    style: { nl: 'Blond', en: 'Blond ale' },
    tagline: { nl: 'Blond met de beugel eraf.', en: 'A blond that pops its own top.' },
  },
  {
    code: 'klaarlicht',
    name: 'Klaarlicht',
    tag: 'KL',
    colours: ['#E8CB3C', '#5E5A12', '#FFFDF0', '#F2ECC4'],
    motif: 'drop',
    style: { nl: 'Radler', en: 'Radler' },
    tagline: { nl: 'Voor op klaarlichte dag.', en: 'For broad daylight.' },
  },
  {
    code: 'herfstvuur',
    name: 'Herfstvuur',
    tag: 'HB',
    colours: ['#8E2438', '#4E0F1D', '#F0B25A', '#ECD3D2'],
    motif: 'flame',
    style: { nl: 'Herfstbok', en: 'Autumn bock' },
    tagline: { nl: 'Zolang het vuur brandt.', en: 'While the fire burns.' },
  },
  {
    code: 'driest',
    name: 'Driest',
    tag: 'DR',
    colours: ['#1D2450', '#10142F', '#E3B04B', '#DADDEB'],
    motif: 'trefoil',
    style: { nl: 'Tripel', en: 'Tripel' },
    tagline: { nl: 'Drie mouten, drie weken, geen haast.', en: 'Three malts, three weeks, no hurry.' },
  },
]

/** Where the folder holds the mark of a brand. */
export const motifFile = (code: BrandCode) => `media/brands/${code}/motif.svg`

export const brandRows = (): Row[] =>
  BRANDS.map(({ code, name, tag, colours, style, tagline }, index) => ({
    code,
    name,
    tag,
    label_colour: colours[0],
    deep_colour: colours[1],
    accent_colour: colours[2],
    tint_colour: colours[3],
    motif: motifFile(code),
    ...texts('style', style),
    ...texts('tagline', tagline),
    is_peroni: false,
    position: index + 1,
  }))
