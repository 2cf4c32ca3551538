import { buildBrewery, type Brewery, type Cells } from './import.builders.ts'

/** What `brewery.yaml` says of a market, and the languages that its texts are in. */
export type Elsewhere = { settings: string; languages: readonly [own: string, ...others: string[]] }

const SETTINGS = `name: Pivovar
portal:
  sections: [Catalogue, Catalogue Beer, Home Page, My Orders]
`

/** A small brewery in another market: every text that must be there in each of its languages, an order and a page in none. */
export function buildBreweryIn({ settings, languages }: Elsewhere): Brewery {
  const whole = buildBrewery()
  const rows = Object.entries(whole.rows).filter(([file]) => !/^(order|orders|order-.*)\.csv$/.test(file))
  return {
    rows: Object.fromEntries(
      rows.map(([file, given]) => [file, given.map((row) => inLanguages(ofBeer(row), languages))]),
    ),
    texts: {
      ...Object.fromEntries(Object.entries(whole.texts).filter(([file]) => !file.startsWith('content/'))),
      'brewery.yaml': SETTINGS + settings,
    },
  }
}

/** A pub with an agreement, which orders beer. */
const ofBeer = (row: Cells): Cells => ('customer_type' in row ? { ...row, customer_type: 'Agreement' } : row)

function inLanguages(row: Cells, languages: readonly string[]): Cells {
  return Object.fromEntries(
    Object.entries(row).flatMap(([header, cell]) => {
      if (header.endsWith('.nl')) return []
      const stem = /^(.*)\.en$/.exec(header)?.[1]
      return stem === undefined ? [[header, cell]] : languages.map((language) => [`${stem}.${language}`, cell])
    }),
  )
}
