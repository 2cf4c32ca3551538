/** A part of the product that a requirement is made of: a rule of the domain, a call of the interface, something on a screen. */
export const PARTS = ['rule', 'wire', 'screen'] as const
export type Part = (typeof PARTS)[number]

/** `most`: what the rows of an area need; else the numbers of the rows that need other parts, such as '3, 7-9'. */
type AreaNeeds = { most: Needs } & { [needs in Needs]?: string }
type Needs = 'rule' | 'wire' | 'screen' | 'rule wire' | 'rule screen' | 'wire screen' | 'rule wire screen'

/**
 * What makes a row of the checklist whole. A rule decides what both ends have to agree on; the wire is what a client of
 * the contract can do; a screen is what a person sees. A row that says how something looks needs no rule, one that
 * names a field no screen.
 */
const NEEDS: Readonly<Record<string, AreaNeeds>> = {
  RTE: { most: 'screen' },
  NAV: { most: 'screen', 'wire screen': '20-21' },
  IDN: {
    most: 'screen',
    wire: '7-8, 16-17, 21, 29',
    'wire screen': '1-2, 11-12, 14, 20, 25, 27-28, 30-31, 37-39, 42-43',
    'rule wire screen': '26, 32-35, 40',
  },
  PRM: {
    most: 'rule',
    screen: '37, 43-44, 47, 49',
    'wire screen': '48',
    'rule wire': '24, 28-29, 36, 46',
    'rule screen': '31-32, 34-35',
    'rule wire screen': '23, 26-27, 30, 39, 42',
  },
  SRC: { most: 'screen', wire: '32', 'wire screen': '14, 18', 'rule screen': '6-7, 9, 27-31' },
  CAT: {
    most: 'wire screen',
    wire: '13, 18, 31, 34',
    screen: '2-4, 8, 10, 12, 16-17, 22, 33',
    'rule screen': '27',
    'rule wire screen': '1',
  },
  BAR: {
    most: 'screen',
    wire: '40, 44, 50',
    'wire screen': '14-15, 28, 31, 47-49',
    'rule wire': '11, 32, 37-38, 43, 52-56, 58',
    'rule wire screen': '9, 22, 24, 29, 33-36, 39, 41-42, 45-46, 57',
  },
  CRT: {
    most: 'rule wire screen',
    rule: '1-3, 18, 55-57, 72',
    screen: '5-8, 11, 20, 22-24, 27, 29-33, 43-44, 50, 58',
    wire: '36',
    'wire screen': '9-10, 26, 35, 42, 59-60',
    'rule wire': '37-38, 73',
    'rule screen': '12, 15-16, 21, 46-49, 54, 69-70',
  },
  TNK: { most: 'rule wire screen', wire: '2-3', screen: '1, 6, 12', 'wire screen': '11' },
  ORD: {
    most: 'wire screen',
    wire: '2, 12, 17, 23, 34, 38',
    screen: '4-5, 7-8, 30',
    'rule wire screen': '6, 9-10, 29, 33, 36-37',
  },
  CNT: { most: 'wire screen', wire: '3', screen: '1-2, 29-31, 34-37, 39', 'rule screen': '25' },
  SUP: { most: 'wire screen', screen: '5' },
  DOC: { most: 'wire screen', screen: '5' },
  NTF: { most: 'wire screen', wire: '2' },
  USR: { most: 'wire screen', wire: '16', screen: '1, 14' },
  GQL: { most: 'wire' },
  API: { most: 'wire', screen: '4' },
  ENT: { most: 'wire', rule: '22' },
  ERR: { most: 'screen', wire: '35-36', 'wire screen': '3, 5-8, 10-13' },
  LIM: { most: 'screen', rule: '3-4' },
  MKT: {
    most: 'screen',
    wire: '2',
    rule: '6',
    'wire screen': '8',
    'rule wire': '7',
    'rule screen': '4',
    'rule wire screen': '1, 11',
  },
}

/** The parts that a row such as `CRT-12` needs. */
export function needsOf(id: string): Part[] {
  const [area = '', number = ''] = id.split('-')
  const { most, ...others } = NEEDS[area] ?? {}
  const [own] = Object.entries(others).find(([, rows]) => numbersIn(rows).includes(Number(number))) ?? [most]
  const needs = own?.split(' ') ?? []
  return PARTS.filter((part) => needs.includes(part))
}

/** What does not fit the checklist: an area that nothing is said of, a row that is not there or is named twice. */
export function requirementNeedsProblems(ids: readonly string[]): string[] {
  const known = new Set(ids)
  const areas = new Set(ids.map((id) => id.slice(0, 3)))
  const named = Object.entries(NEEDS).flatMap(([area, { most: _most, ...others }]) =>
    Object.values(others).flatMap((rows) =>
      numbersIn(rows).map((number) => `${area}-${String(number).padStart(2, '0')}`),
    ),
  )
  return [
    ...[...areas].filter((area) => !NEEDS[area]).map((area) => `nobody says what rows of ${area} need`),
    ...named.filter((id) => !known.has(id)).map((id) => `there is no ${id}`),
    ...named.filter((id, at) => named.indexOf(id) !== at).map((id) => `${id} is named twice`),
  ]
}

/** 3, 7, 8 and 9 of '3, 7-9'. */
function numbersIn(rows: string): number[] {
  return rows.split(', ').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_, at) => first + at)
  })
}
