import { statement, type Queries } from '#platform/database/database.ts'
import { searchTerms, type CommonWord } from '#features/search/index.ts'
import { ASKED, askedListing, SORTS_MAXIMUM, type AskedListing } from './asked-listing.ts'
import { brandsInTurn, type BeerOf } from './brands-in-turn.ts'
import { inOrderOf, type SortKey } from './listing-order.ts'
import {
  FLAGS,
  SORT_FIELDS,
  type Flag,
  type ListingQuestion,
  type SortField,
  type TextFacet,
} from './listing-question.ts'
import { EXACT, IS_EXACT, SEARCH } from './search-sql.ts'
import { isForSaleOf, offerOf, unitPriceOf, variantsOf } from '../articles/sold-sql.ts'

/** What a question finds: the products in their order, and what they have in common. */
export type Listing = {
  /** Of the catalogue when the question was answered. */
  mark: string
  ids: number[]
  texts: { facet: TextFacet; value: string; count: number }[]
  flags: Record<Flag, number>
  /** Of each combination of categories that products are in, how many are in it. */
  categories: { ids: number[]; count: number }[]
  prices: { bucket: number; count: number; maximumCents: number }[]
  /** Nothing has the words searched for: these only look like it. */
  isAlike: boolean
}

/** In the brewery's order, with what they are sorted by where that is another one. */
type ListingRow = Listing & { keys: (SortKey | BeerOf)[][] | null }

/** Price ranges end just below these. */
export const PRICE_EDGES_CENTS = [500, 1000, 2000, 3000, 5000, 10_000, 20_000, 50_000]

type Field = keyof AskedListing

const oneOf = (column: string, name: Field) => `(asked."${name}" is null or ${column} = any(asked."${name}"))`
const isFlag = (name: Flag) => `(asked."${name}" is null or candidate."${name}" = asked."${name}")`
const inLanguage = (column: string) => `coalesce(p.${column} ->> asked.language, p.${column} ->> 'en', '')`
const hasWords = (text: string, name: Field) =>
  `(asked."${name}" = '{}'
    or not exists (
      select from (select words_in(${text}) as said offset 0) own, unnest(asked."${name}") word
      where position(unaccent(word) in said) = 0))`

const OF_GOODS = `(
  ('posm' = any(asked.goods) and p.material_type = 'ZBTL')
  or ('beer' = any(asked.goods) and p.material_type = 'FERT' and p.pack_format <> 'BULK' and not p.is_empties)
  or ('tank' = any(asked.goods) and p.material_type = 'FERT' and p.pack_format = 'BULK'
    and (asked."tankBrands" = '{}' or p.brand_code = any(asked."tankBrands")))
  or ('empties' = any(asked.goods) and p.is_empties))`

const RUNS_LOW = `p.low_stock_below > 0
    and coalesce((select quantity from stock where stock.sku = p.sku), 0) < p.low_stock_below`

const FLAG_COLUMNS: Record<Flag, string> = {
  isPeroni: 'p.brand_code = any(array(select code from brand where is_peroni))',
  isLast: 'p.is_last',
  isNew: `p.is_new and (p.new_until is null or p.new_until >= asked.today)`,
  isSale: 'p.is_sale or o.sku is not null',
  isRecommended: 'p.is_recommended',
  // Where nobody asks for it, it is counted by who runs low at the moment.
  isLowStock: `asked."isLowStock" is not null and ${RUNS_LOW}`,
  isPromotional: 'p.is_promotional',
  isHighMargin: 'p.is_high_margin',
  isFreeBeer: 'p.is_free_beer',
  isReturnable: 'p.is_returnable',
}

const flagColumns = FLAGS.map((flag) => `(${FLAG_COLUMNS[flag]}) as "${flag}"`).join(', ')

const buyer = { priceGroup: 'asked."priceGroup"', today: 'asked.today' }

// Worked out only where it is asked for.
const isSortedBy = (field: SortField) => `'${field}' = any(asked."sortFields")`
const millilitres = `replace(substring(p.volume from '[0-9]+[.,]?[0-9]*'), ',', '.')::numeric
  * case when p.volume ilike '%ml%' then 1 when p.volume ilike '%cl%' then 10 else 1000 end`

// Each has its own `asked`: what does not hang on the product is read once.
const brandsNamed = `array(select code from brand, asked where code = any(asked.brands) or name = any(asked.brands))`
const namedSkus = `(select unnest(skus) from asked)`
const leftOutSkus = `(select unnest("withoutSkus") from asked)`
const inCategories = `(select sku from product_category, asked where category_id = any(asked."categoryIds"))`

/** The products that a question is about: where they are looked for, and which of them are listed. */
type Candidates = { from: string; isListed: string; relevance?: string }

/**
 * The products asked for, with what they are sorted and counted by. What belongs to a product is looked up by its key,
 * so that no plan compares all with all, whatever it believes of the numbers.
 */
const matching = ({ from, isListed, relevance = '-p.position' }: Candidates) => `
  matching as materialized (
    select candidate.* from asked cross join lateral (
      select p.sku, p.id, p.position, p.brand_code, p.sub_brand, p.beer_type, p.pack_format, p.volume,
        p.material_type, ${relevance} as relevance,
        listed.price_cents,
        case when ${isSortedBy('name')} then lower(unaccent(${inLanguage('name')})) end as name_key,
        case when ${isSortedBy('brand')} then (select name from brand where code = p.brand_code) end as brand_name,
        case when ${isSortedBy('volume')} then ${millilitres} end as volume_ml,
        ${flagColumns}
      from ${from}
      ${offerOf('p', 'o', buyer)}
      ${variantsOf('p', 'v', buyer)}
      cross join lateral (select coalesce(${unitPriceOf('p', 'o', buyer)}, v.minimum_cents) as price_cents offset 0) listed
      where ${isListed} and ${OF_GOODS} and ${isForSaleOf('p', 'listed.price_cents', 'v')}
        and (asked.skus is null or p.sku in ${namedSkus})
        and (p.sku in ${namedSkus} or p.is_empties = asked."onlyEmpties")
        and p.sku not in ${leftOutSkus}
        and ${oneOf('p.url_key', 'urlKeys')}
        and (asked.brands is null or p.brand_code = any(${brandsNamed}))
        and ${oneOf('p.sub_brand', 'subBrands')} and ${oneOf('p.beer_type', 'beerTypes')}
        and ${oneOf('p.pack_format', 'packFormats')} and ${oneOf('p.pack_material', 'packMaterials')}
        and ${oneOf('p.packaging', 'packagings')} and ${oneOf('p.volume', 'volumes')}
        and ${oneOf('p.material_type', 'materialTypes')} and ${oneOf('p.type', 'types')}
        and (asked."categoryIds" is null or p.sku in ${inCategories})
        and ${hasWords(inLanguage('name'), 'nameWords')}
        and ${hasWords(inLanguage('description'), 'descriptionWords')}
        and ${hasWords(inLanguage('subtitle'), 'subtitleWords')}
    ) candidate
    where (asked."priceFromCents" is null or price_cents >= asked."priceFromCents")
      and (asked."priceToCents" is null or price_cents <= asked."priceToCents")
      and ${FLAGS.map(isFlag).join(' and ')}
  )`

/** What a sort field compares: the column, where there is one for each product that is listed. */
const KEYS: Record<SortField, string> = {
  relevance: 'relevance',
  position: 'position',
  name: 'name_key',
  price: 'price_cents',
  brand: 'brand_name',
  sub_brand: 'sub_brand',
  volume: 'volume_ml',
  sku: 'sku',
  pack_format: 'pack_format',
  habit: `jsonb_build_object('brand', brand_code, 'beer', coalesce(sub_brand, ''))`,
}
const key = (place: number) => `case asked."sortFields"[${place}]
  ${SORT_FIELDS.map((field) => `when '${field}' then to_jsonb(${KEYS[field]})`).join(' ')} end`
const keys = Array.from({ length: SORTS_MAXIMUM }, (_, index) => key(index + 1)).join(', ')

// Pages never overlap: two of one place in the brewery's order are told apart by their SKU.
const BREWERYS_ORDER = 'position, sku collate "C"'

const NAMES: Record<TextFacet, string> = {
  brand: 'brand_code',
  subBrand: 'sub_brand',
  packFormat: 'pack_format',
  volume: 'volume',
  beerType: 'beer_type',
  materialType: 'material_type',
}
const facetNames = Object.entries(NAMES)
const counted = facetNames.map(([, column]) => column)

const answer = (isAlike = 'false') => `
  select (select mark from catalogue_mark) as mark,
    (select coalesce(array_agg(id order by ${BREWERYS_ORDER}), '{}') from matching) as ids,
    case when asked."sortFields" <> '{}' then
      (select jsonb_agg(jsonb_build_array(${keys}) order by ${BREWERYS_ORDER}) from matching, asked) end as keys,
    ${isAlike} as "isAlike",
    (select coalesce(jsonb_agg(jsonb_build_object('facet', facet, 'value', value, 'count', count)), '[]')
      from (
        select facet, case facet when 'brand' then (select name from brand where code = value) else value end as value,
          sum(count) as count
        from (
          select case ${facetNames.map(([facet, column]) => `when grouping(${column}) = 0 then '${facet}'`).join(' ')} end
            as facet, coalesce(${counted.join(', ')}) as value, count(*) as count
          from matching group by grouping sets (${counted.map((column) => `(${column})`).join(', ')})
        ) own where value is not null group by 1, 2
      ) texts) as texts,
    (select jsonb_build_object(${FLAGS.map((flag) => `'${flag}', count(*) filter (where "${flag}")`).join(', ')})
      from matching) as flags,
    (select coalesce(jsonb_agg(jsonb_build_object('ids', ids, 'count', count)), '[]') from (
        select ids, count(*) as count from (
          select array_agg(category_id order by category_id) as ids
          from matching join product_category using (sku) group by id
        ) sets group by ids
      ) categories) as categories,
    (select coalesce(jsonb_agg(jsonb_build_object('bucket', bucket, 'count', count, 'maximumCents', maximum_cents)
        order by bucket), '[]') from (
        select width_bucket(price_cents, array[${PRICE_EDGES_CENTS.join(', ')}]::bigint[]) as bucket, count(*) as count,
          max(price_cents) as maximum_cents
        from matching where price_cents is not null group by 1
      ) prices) as prices
  from asked`

const readAll = statement<ListingRow>(
  'assortment.list-all',
  `with ${ASKED}, ${matching({ from: 'product p', isListed: 'p.parent_sku is null' })} ${answer()}`,
)

// By SKU a variant is found as well, though it is not listed.
const readBySku = statement<ListingRow>(
  'assortment.list-by-sku',
  `with ${ASKED}, ${matching({ from: 'product p', isListed: 'p.sku = any(asked.skus)' })} ${answer()}`,
)

const readByUrlKey = statement<ListingRow>(
  'assortment.list-by-url-key',
  `with ${ASKED},
   ${matching({ from: 'product p', isListed: 'p.url_key = any(asked."urlKeys") and p.parent_sku is null' })} ${answer()}`,
)

// A variant is found by its own number.
const readFound = statement<ListingRow>(
  'assortment.list-found',
  `with ${ASKED}, ${SEARCH}, ${matching({
    from: 'found cross join lateral (select * from product where product.sku = found.sku limit 1) p',
    isListed: `(p.parent_sku is null or ${IS_EXACT})`,
    relevance: `case when ${IS_EXACT} then ${EXACT} else found.relevance end`,
  })}
  ${answer('exists (select from found) and not exists (select from named)')}`,
)

const readCommonWords = statement<CommonWord>(
  'assortment.common-words',
  `select word, share from pg_stats
   cross join lateral unnest(most_common_elems::text::text[], most_common_elem_freqs) as common (word, share)
   where schemaname = current_schema and tablename = 'product_search' and attname = 'words' and word is not null`,
)

const readLowStock = statement<{ ids: number[] }>(
  'assortment.low-stock',
  `select coalesce(array_agg(p.id), '{}') as ids from product p where ${RUNS_LOW}`,
)

const readMark = statement<{ mark: string }>('assortment.mark', `select mark from catalogue_mark`)

function listed({ skus, urlKeys }: ListingQuestion) {
  if (skus !== null) return readBySku
  return urlKeys === null ? readAll : readByUrlKey
}

export function createListingStore(db: Queries) {
  return {
    /** What answers a question; `common` are words that many texts have. */
    read: async (question: ListingQuestion, common: readonly CommonWord[]): Promise<Listing> => {
      const { search } = question
      const listing = await (search === null
        ? db.row(listed(question), [JSON.stringify(askedListing(question))])
        : db.row(readFound, [JSON.stringify(askedListing(question, searchTerms(search, common)))]))
      if (!listing) throw new Error('A listing has always one row.')
      const { keys: sortedBy, ids, ...rest } = listing
      return { ...rest, ids: sortedBy ? inOrderOf(question.sorts, ids, withTurns(sortedBy)) : ids }
    },
    /** Words that many texts have, as PostgreSQL counts them by itself; none before it has. */
    readCommonWords: () => db.rows(readCommonWords),
    /** The products of which little is left at this moment. */
    readLowStock: async (): Promise<ReadonlySet<number>> => new Set((await db.row(readLowStock))?.ids),
    readMark: async () => (await db.row(readMark))?.mark ?? '',
  }
}

export type ListingStore = ReturnType<typeof createListingStore>

/** A beer becomes the turn at which it comes: the earlier, the higher. */
function withTurns(sortedBy: readonly (SortKey | BeerOf)[][]): SortKey[][] {
  const turns = brandsInTurn(sortedBy.flatMap((own) => own.find(isBeer) ?? []))
  return sortedBy.map((own, index) => own.map((value) => (isBeer(value) ? -(turns[index] ?? 0) : value)))
}

const isBeer = (value: SortKey | BeerOf): value is BeerOf => typeof value === 'object' && value !== null
