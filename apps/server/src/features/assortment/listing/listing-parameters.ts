import type { Value } from '#platform/database.ts'
import type { Flag, ListingQuestion } from './listing-question.ts'

/** More sort fields than these make no difference. */
export const SORTS_MAXIMUM = 3

/** What a search puts in the places of its parameters. */
export type SearchValues = {
  term: string
  stemmer: string
  words: string
  rarestWords: string
  typedWords: readonly string[]
  forgivenErrors: readonly number[]
}

export type Parameter =
  | Exclude<keyof ListingQuestion, 'flags' | 'sorts' | 'search'>
  | Flag
  | 'sortFields'
  | keyof SearchValues

const TYPES = {
  priceGroup: 'text',
  language: 'text',
  today: 'date',
  kinds: 'text[]',
  tankBrands: 'text[]',
  onlyEmpties: 'boolean',
  skus: 'text[]',
  withoutSkus: 'text[]',
  urlKeys: 'text[]',
  nameWords: 'text[]',
  descriptionWords: 'text[]',
  subtitleWords: 'text[]',
  brands: 'text[]',
  subBrands: 'text[]',
  beerTypes: 'text[]',
  packFormats: 'text[]',
  packMaterials: 'text[]',
  packagings: 'text[]',
  volumes: 'text[]',
  materialTypes: 'text[]',
  types: 'text[]',
  categoryIds: 'int[]',
  priceFromCents: 'bigint',
  priceToCents: 'bigint',
  isPeroni: 'boolean',
  isLast: 'boolean',
  isNew: 'boolean',
  isSale: 'boolean',
  isRecommended: 'boolean',
  isLowStock: 'boolean',
  isPromotional: 'boolean',
  isHighMargin: 'boolean',
  isFreeBeer: 'boolean',
  isReturnable: 'boolean',
  sortFields: 'text[]',
  term: 'text',
  stemmer: 'regconfig',
  words: 'text',
  rarestWords: 'text',
  typedWords: 'text[]',
  forgivenErrors: 'int[]',
} as const satisfies Record<Parameter, string>

const PARAMETERS = objectKeys(TYPES)

/** The place of a parameter in every text of the listing, with its type. */
export function $(name: Parameter): string {
  return `$${PARAMETERS.indexOf(name) + 1}::${TYPES[name]}`
}

// Names every parameter, so that each has a type in every text, used or not.
export const given = `given as (select ${PARAMETERS.map((name) => $(name)).join(', ')})`

/** What a question puts in the places of the parameters. */
export function valuesOf({ flags, sorts, ...plain }: ListingQuestion, search?: SearchValues): Value[] {
  const values: Partial<Record<Parameter, Value>> = {
    ...plain,
    ...flags,
    sortFields: isBrewerysOrder(sorts) ? [] : sorts.slice(0, SORTS_MAXIMUM).map(({ field }) => field),
    ...search,
  }
  return PARAMETERS.map((name) => values[name] ?? null)
}

function isBrewerysOrder([first]: ListingQuestion['sorts']): boolean {
  return first === undefined || (first.field === 'position' && first.direction === 'ASC')
}

function objectKeys<Name extends string>(object: Record<Name, unknown>): Name[] {
  const names: Name[] = []
  for (const name in object) names.push(name)
  return names
}
