import { statement, type Queries, type Value } from '#platform/database.ts'
import { FLAGS, type Flag, type ListingQuestion, type TextFacet } from './listing-question.ts'
import { searchQuery, stemmerOf } from './search-query.ts'

/** What a question finds: the products in their order, and what they have in common. */
export type Listing = {
  /** Of the catalogue when the question was answered. */
  version: number
  ids: number[]
  texts: { facet: TextFacet; value: string; label: string; count: number }[]
  flags: Record<Flag, number>
  categories: { id: number; count: number }[]
  prices: { bucket: number; count: number; maximumCents: number }[]
  /** Nothing has the words searched for: these only look like it. */
  isAlike: boolean
}

/** Price ranges end just below these. */
export const PRICE_EDGES_CENTS = [500, 1000, 2000, 3000, 5000, 10_000, 20_000, 50_000]

const SORTS_MAXIMUM = 3

type Parameter =
  | Exclude<keyof ListingQuestion, 'flags' | 'sorts'>
  | Flag
  | 'sortFields'
  | 'sortDirections'
  | 'words'
  | 'stemmer'

const TYPES = {
  priceGroup: 'text',
  language: 'text',
  today: 'date',
  kinds: 'text[]',
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
  sortDirections: 'text[]',
  words: 'text',
  stemmer: 'text',
} as const satisfies Record<Parameter, string>

const PARAMETERS = objectKeys(TYPES)

function $(name: Parameter): string {
  return `$${PARAMETERS.indexOf(name) + 1}::${TYPES[name]}`
}

const oneOf = (column: string, name: Parameter) => `(${$(name)} is null or ${column} = any(${$(name)}))`
const isFlag = (name: Flag) => `(${$(name)} is null or "${name}" = ${$(name)})`
const inLanguage = (column: string) => `coalesce(p.${column} ->> ${$('language')}, p.${column} ->> 'en', '')`
const hasWords = (text: string, name: Parameter) =>
  `not exists (select from unnest(${$(name)}) word where position(word in lower(unaccent(${text}))) = 0)`

// Names every parameter, so that each has a type in every text, used or not.
const given = `given as (select ${PARAMETERS.map((name) => $(name)).join(', ')})`

/** What is for sale, one by one: with the price of the group, before anything is asked. */
const priced = `${given},
  prices as not materialized (
    select distinct on (sku) sku, price_cents from price
    where price_group = ${$('priceGroup')} order by sku, min_cases
  ),
  sold as not materialized (
    select p.sku, p.parent_sku,
      case when p.material_type = 'ZBTL' then p.posm_price_cents else coalesce(o.price_cents, prices.price_cents) end
        as price_cents,
      o.sku is not null as has_offer
    from product p
    left join prices on prices.sku = p.sku
    left join special_offer o on o.sku = p.sku and ${$('today')} between o.valid_from and o.valid_to
    where p.is_active
  ),
  variants as (
    select parent_sku, min(price_cents) as price_cents from sold where parent_sku is not null group by parent_sku
  )`

const NO_SEARCH = `
  alike as (select null::text as sku where false),
  found as not materialized (select null::text as sku, 0::real as relevance where false)`

/** Article numbers first, then all the words; only when neither is found, what looks like it. */
const SEARCH = `
  named as (
    select sku, 1000::real as relevance from product
      where sku = upper(${$('search')}) or ean_case = ${$('search')} or ean_unit = ${$('search')}
    union all
    select sku, 100 from product
      where sku like upper(replace(replace(${$('search')}, '%', ''), '_', '')) || '%'
        or (${$('search')} ~ '^[0-9]{5,12}$' and (ean_case like ${$('search')} || '%' or ean_unit like ${$('search')} || '%'))
    union all
    select sku, ts_rank(words, to_tsquery(${$('stemmer')}::regconfig, ${$('words')})) from product_search
      where language = ${$('language')} and words @@ to_tsquery(${$('stemmer')}::regconfig, ${$('words')})
  ),
  alike as (
    select sku, word_similarity(lower(unaccent(${$('search')})), letters) as relevance from product_search
      where language = ${$('language')} and lower(unaccent(${$('search')})) <% letters and not exists (select from named)
  ),
  found as (
    select sku, max(relevance) as relevance from (select * from named union all select * from alike) every group by sku
  )`

const KIND = `case when p.material_type = 'ZBTL' then 'posm' when p.pack_format = 'BULK' then 'tank' else 'beer' end`

const FLAG_COLUMNS: Record<Flag, string> = {
  isPeroni: 'b.is_peroni',
  isLast: 'p.is_last',
  isNew: `p.is_new and (p.new_until is null or p.new_until >= ${$('today')})`,
  isSale: 'p.is_sale or sold.has_offer',
  isRecommended: 'p.is_recommended',
  isLowStock: 'p.low_stock_below > 0 and coalesce(s.quantity, 0) < p.low_stock_below',
  isPromotional: 'p.is_promotional',
  isHighMargin: 'p.is_high_margin',
  isFreeBeer: 'p.is_free_beer',
  isReturnable: 'p.is_returnable',
}

const flagColumns = FLAGS.map((flag) => `(${FLAG_COLUMNS[flag]}) as "${flag}"`).join(', ')

// A promotional article without a price is kept when it has variants (CAT-13); empties have a deposit instead of a price.
const IS_FOR_SALE = `case when p.material_type = 'ZBTL' and p.is_promotional
  then variants.parent_sku is not null or p.posm_price_cents is not null
  else p.is_empties or coalesce(sold.price_cents, variants.price_cents) is not null end`

const millilitres = `substring(p.volume from '[0-9]+[.,]?[0-9]*')::text`

/** The products asked for, with what they are sorted and counted by. */
const matching = (candidates: string, isFound: string) => `
  matching as materialized (
    select * from (
      select p.sku, p.id, p.position, p.brand_code, b.name as brand_name, p.sub_brand, p.beer_type, p.pack_format,
        p.volume, p.material_type, coalesce(sold.price_cents, variants.price_cents) as price_cents,
        found.relevance, lower(unaccent(${inLanguage('name')})) as name_key,
        case when ${millilitres} is not null then replace(${millilitres}, ',', '.')::numeric
          * case when p.volume ilike '%ml%' then 1 when p.volume ilike '%cl%' then 10 else 1000 end end as volume_ml,
        ${flagColumns}
      from ${candidates}
      join sold on sold.sku = p.sku
      join brand b on b.code = p.brand_code
      left join variants on variants.parent_sku = p.sku
      left join stock s on s.sku = p.sku
      left join found on found.sku = p.sku
      where p.is_active and ${isFound} and ${IS_FOR_SALE}
        and ${KIND} = any(${$('kinds')})
        and (p.pack_format <> 'BULK' or ${$('tankBrands')} = '{}' or p.brand_code = any(${$('tankBrands')}))
        and (p.sku = any(${$('skus')}) is true or p.is_empties = ${$('onlyEmpties')})
        and not (p.sku = any(${$('withoutSkus')}))
        and ${oneOf('p.url_key', 'urlKeys')}
        and (${$('brands')} is null or p.brand_code = any(${$('brands')}) or b.name = any(${$('brands')}))
        and ${oneOf('p.sub_brand', 'subBrands')} and ${oneOf('p.beer_type', 'beerTypes')}
        and ${oneOf('p.pack_format', 'packFormats')} and ${oneOf('p.pack_material', 'packMaterials')}
        and ${oneOf('p.packaging', 'packagings')} and ${oneOf('p.volume', 'volumes')}
        and ${oneOf('p.material_type', 'materialTypes')} and ${oneOf('p.type', 'types')}
        and (${$('categoryIds')} is null
          or p.sku in (select sku from product_category where category_id = any(${$('categoryIds')})))
        and ${hasWords(inLanguage('name'), 'nameWords')}
        and ${hasWords(inLanguage('description'), 'descriptionWords')}
        and ${hasWords(inLanguage('subtitle'), 'subtitleWords')}
    ) candidate
    where (${$('priceFromCents')} is null or price_cents >= ${$('priceFromCents')})
      and (${$('priceToCents')} is null or price_cents <= ${$('priceToCents')})
      and ${FLAGS.map(isFlag).join(' and ')}
  )`

const textKey = (place: number) => `case (${$('sortFields')})[${place}] when 'name' then name_key
  when 'brand' then brand_name when 'sub_brand' then sub_brand when 'sku' then sku when 'pack_format' then pack_format end
  collate "C"`
const numberKey = (place: number) => `case (${$('sortFields')})[${place}] when 'price' then price_cents
  when 'volume' then volume_ml when 'position' then position
  when 'relevance' then coalesce(relevance::numeric, -position) end
  * case (${$('sortDirections')})[${place}] when 'DESC' then -1 else 1 end`
const isDescending = (place: number) => `(${$('sortDirections')})[${place}] = 'DESC'`

/** Ties are broken by SKU, so that pages never overlap. */
const order = [
  ...Array.from({ length: SORTS_MAXIMUM }, (_, index) => index + 1).flatMap((place) => [
    `case when not ${isDescending(place)} then ${textKey(place)} end`,
    `case when ${isDescending(place)} then ${textKey(place)} end desc nulls last`,
    numberKey(place),
  ]),
  'position',
  'sku collate "C"',
].join(', ')

const NAMES: Record<TextFacet, string> = {
  brand: 'brand_name',
  subBrand: 'sub_brand',
  packFormat: 'pack_format',
  volume: 'volume',
  beerType: 'beer_type',
  materialType: 'material_type',
}
const facetNames = Object.entries(NAMES)
const counted = facetNames.map(([, column]) => column)

const answer = `
  lineage as (
    with recursive above (category_id, ancestor_id) as (
      select id, id from category
      union all
      select above.category_id, category.parent_id from above join category on category.id = above.ancestor_id
        where category.parent_id is not null
    ) select * from above
  )
  select (select version from catalogue_version) as version,
    (select coalesce(array_agg(id order by ${order}), '{}') from matching) as ids,
    exists (select from alike) as "isAlike",
    (select coalesce(jsonb_agg(jsonb_build_object('facet', facet, 'value', value, 'label', value, 'count', count)), '[]')
      from (
        select case ${facetNames.map(([facet, column]) => `when grouping(${column}) = 0 then '${facet}'`).join(' ')} end
          as facet, coalesce(${counted.join(', ')}) as value, count(*) as count
        from matching group by grouping sets (${counted.map((column) => `(${column})`).join(', ')})
      ) texts where value is not null) as texts,
    (select jsonb_build_object(${FLAGS.map((flag) => `'${flag}', count(*) filter (where "${flag}")`).join(', ')})
      from matching) as flags,
    (select coalesce(jsonb_agg(jsonb_build_object('id', ancestor_id, 'count', count)), '[]') from (
        select ancestor_id, count(distinct matching.id) as count
        from matching join product_category using (sku) join lineage using (category_id) group by ancestor_id
      ) categories) as categories,
    (select coalesce(jsonb_agg(jsonb_build_object('bucket', bucket, 'count', count, 'maximumCents', maximum_cents)
        order by bucket), '[]') from (
        select width_bucket(price_cents, array[${PRICE_EDGES_CENTS.join(', ')}]::bigint[]) as bucket, count(*) as count,
          max(price_cents) as maximum_cents
        from matching where price_cents is not null group by 1
      ) prices) as prices`

const listAll = statement<Listing>(
  'catalogue.list-all',
  `with ${priced}, ${NO_SEARCH}, ${matching('product p', 'p.parent_sku is null')}, ${answer}`,
)

// By SKU a variant is found as well, though it is not listed.
const listBySku = statement<Listing>(
  'catalogue.list-by-sku',
  `with ${priced}, ${NO_SEARCH}, ${matching(`(select * from product where sku = any(${$('skus')})) p`, 'true')}, ${answer}`,
)

const listFound = statement<Listing>(
  'catalogue.list-found',
  `with ${priced}, ${SEARCH}, ${matching(
    'product p',
    `found.sku is not null and (p.parent_sku is null or found.relevance >= 1000) and ${oneOf('p.sku', 'skus')}`,
  )}, ${answer}`,
)

const readVersion = statement<{ version: number }>('catalogue.version', `select version from catalogue_version`)

export function createListingStore(db: Queries) {
  return {
    list: async (question: ListingQuestion): Promise<Listing> => {
      const asked = question.search === null ? (question.skus === null ? listAll : listBySku) : listFound
      const listing = await db.row(asked, valuesOf(question))
      if (!listing) throw new Error('A listing has always one row.')
      return listing
    },
    version: async () => (await db.row(readVersion))?.version ?? 0,
  }
}

export type ListingStore = ReturnType<typeof createListingStore>

function valuesOf(question: ListingQuestion): Value[] {
  const { flags, sorts, ...plain } = question
  const values: Partial<Record<Parameter, Value>> = {
    ...plain,
    ...flags,
    sortFields: sorts.slice(0, SORTS_MAXIMUM).map((sort) => sort.field),
    sortDirections: sorts.slice(0, SORTS_MAXIMUM).map((sort) => sort.direction),
    words: searchQuery(question.search ?? ''),
    stemmer: stemmerOf(question.language),
  }
  return PARAMETERS.map((name) => values[name] ?? null)
}

function objectKeys<Name extends string>(object: Record<Name, unknown>): Name[] {
  const names: Name[] = []
  for (const name in object) names.push(name)
  return names
}
