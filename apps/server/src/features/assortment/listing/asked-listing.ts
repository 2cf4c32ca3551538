import type { SearchTerms } from '#features/search/index.ts'
import type { ListingQuestion, SortField } from './listing-question.ts'

/** More sort fields than these make no difference. */
export const SORTS_MAXIMUM = 3

/** A question as its statement gets it, in one document. */
export type AskedListing = Omit<ListingQuestion, 'flags' | 'sorts'> &
  ListingQuestion['flags'] &
  Partial<SearchTerms> & { sortFields: readonly SortField[] }

const TYPES = {
  priceGroup: 'text',
  language: 'text',
  today: 'date',
  goods: 'text[]',
  tankBrands: 'text[]',
  onlyEmpties: 'boolean',
  search: 'text',
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
  words: 'text[]',
  rareWords: 'bool[]',
  forgivenErrors: 'int[]',
  together: 'text',
} as const satisfies Record<keyof AskedListing, string>

const columns = Object.entries(TYPES).map(([name, type]) => `"${name}" ${type}`)

/** `asked` is one row with a column for each field of the document. */
export const ASKED = `asked as materialized (select * from jsonb_to_record($1::jsonb) as asked(${columns.join(', ')}))`

/** The document of a question, and of its words where it is a search. */
export function askedListing({ flags, sorts, ...plain }: ListingQuestion, terms?: SearchTerms): AskedListing {
  const sortFields = isBrewerysOrder(sorts) ? [] : sorts.slice(0, SORTS_MAXIMUM).map(({ field }) => field)
  return { ...plain, ...flags, ...terms, sortFields }
}

function isBrewerysOrder([first]: ListingQuestion['sorts']): boolean {
  return first === undefined || (first.field === 'position' && first.direction === 'ASC')
}
