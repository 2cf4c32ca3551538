/** Countries an address may lie in, two-letter code to three-letter code as ISO 3166 writes them (graphql.md §7.8). */
export const COUNTRIES = {
  AT: 'AUT',
  BE: 'BEL',
  BG: 'BGR',
  CH: 'CHE',
  CY: 'CYP',
  CZ: 'CZE',
  DE: 'DEU',
  DK: 'DNK',
  EE: 'EST',
  ES: 'ESP',
  FI: 'FIN',
  FR: 'FRA',
  GB: 'GBR',
  GR: 'GRC',
  HR: 'HRV',
  HU: 'HUN',
  IE: 'IRL',
  IT: 'ITA',
  LT: 'LTU',
  LU: 'LUX',
  LV: 'LVA',
  MT: 'MLT',
  NL: 'NLD',
  NO: 'NOR',
  PL: 'POL',
  PT: 'PRT',
  RO: 'ROU',
  SE: 'SWE',
  SI: 'SVN',
  SK: 'SVK',
} as const

export type Country = keyof typeof COUNTRIES

/** All of them, in the order of their codes. */
export const COUNTRY_CODES: readonly Country[] = Object.keys(COUNTRIES).filter(isCountry)

/** The country a code means, in any letter case; null for a code that is none (ERR-35). */
export function countryOf(code: string): Country | null {
  const upper = code.trim().toUpperCase()
  return isCountry(upper) ? upper : null
}

function isCountry(code: string): code is Country {
  return Object.hasOwn(COUNTRIES, code)
}
