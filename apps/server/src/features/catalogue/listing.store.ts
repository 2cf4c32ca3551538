import { statement, type Queries } from '#platform/database.ts'
import { FLAGS, type Flag, type ListingQuestion, type SortField, type TextFacet } from './listing-question.ts'
import { $, given, type Parameter, SORTS_MAXIMUM, valuesOf } from './listing-parameters.ts'
import { LIST_PRICE_GROUP } from './product.store.ts'

/** What a question finds: the products in their order, and what they have in common. */
export type Listing = {
  /** Of the catalogue when the question was answered. */
  mark: string
  ids: number[]
  texts: { facet: TextFacet; value: string; label: string; count: number }[]
  flags: Record<Flag, number>
  /** Of each combination of categories that products are in, how many are in it. */
  categories: { ids: number[]; count: number }[]
  prices: { bucket: number; count: number; maximumCents: number }[]
  /** Nothing has the words searched for: these only look like it. */
  isAlike: boolean
}

/** What a product is sorted and counted by. */
export type ListedFacts = {
  id: number
  sku: string
  position: number
  isVariant: boolean
  priceCents: number | null
  texts: Record<TextFacet, string | null>
  flags: Flag[]
  categories: number[]
  /** Worked out only where it is asked for. */
  nameKey: string | null
  volumeMl: number | null
}

/** Price ranges end just below these. */
export const PRICE_EDGES_CENTS = [500, 1000, 2000, 3000, 5000, 10_000, 20_000, 50_000]

const oneOf = (column: string, name: Parameter) => `(${$(name)} is null or ${column} = any(${$(name)}))`
const isFlag = (name: Flag) => `(${$(name)} is null or "${name}" = ${$(name)})`
const inLanguage = (column: string) => `coalesce(p.${column} ->> ${$('language')}, p.${column} ->> 'en', '')`
const hasWords = (text: string, name: Parameter) =>
  `(${$(name)} = '{}'
    or not exists (select from unnest(${$(name)}) word where position(word in lower(unaccent(${text}))) = 0))`

/** What a product costs in the group: the price of its smallest quantity, an offer's, or that of POS material. */
const priceOf = (product: string) => `case when ${product}.material_type = 'ZBTL' then ${product}.posm_price_cents
  else coalesce(o.price_cents, (select price_cents from price
    where price_group = ${$('priceGroup')} and sku = ${product}.sku order by min_cases limit 1)) end`
const offerOf = (product: string) => `left join lateral (
    select offer.sku, case when ${$('priceGroup')} <> '${LIST_PRICE_GROUP}' then offer.price_cents end as price_cents
    from special_offer offer
    where offer.sku = ${product}.sku and ${$('today')} between offer.valid_from and offer.valid_to limit 1) o on true`

const OF_KIND = `(
  ('posm' = any(${$('kinds')}) and p.material_type = 'ZBTL')
  or ('beer' = any(${$('kinds')}) and p.material_type = 'FERT' and p.pack_format <> 'BULK')
  or ('tank' = any(${$('kinds')}) and p.material_type = 'FERT' and p.pack_format = 'BULK'
    and (${$('tankBrands')} = '{}' or p.brand_code = any(${$('tankBrands')}))))`

const FLAG_COLUMNS: Record<Flag, string> = {
  isPeroni: 'b.is_peroni',
  isLast: 'p.is_last',
  isNew: `p.is_new and (p.new_until is null or p.new_until >= ${$('today')})`,
  isSale: 'p.is_sale or o.sku is not null',
  isRecommended: 'p.is_recommended',
  isLowStock: 'p.low_stock_below > 0 and coalesce(s.quantity, 0) < p.low_stock_below',
  isPromotional: 'p.is_promotional',
  isHighMargin: 'p.is_high_margin',
  isFreeBeer: 'p.is_free_beer',
  isReturnable: 'p.is_returnable',
}

const flagColumns = FLAGS.map((flag) => `(${FLAG_COLUMNS[flag]}) as "${flag}"`).join(', ')

// A promotional product without a price is kept when it has variants (CAT-13); empties have a deposit instead of a price.
const IS_FOR_SALE = `case when p.material_type = 'ZBTL' and p.is_promotional
  then variants.variant_count > 0 or p.posm_price_cents is not null
  else p.is_empties or coalesce(own.price_cents, variants.price_cents) is not null end`

// Worked out only where it is asked for.
const isSortedBy = (field: SortField) => `'${field}' = any(${$('sortFields')})`
const millilitres = `replace(substring(p.volume from '[0-9]+[.,]?[0-9]*'), ',', '.')::numeric
  * case when p.volume ilike '%ml%' then 1 when p.volume ilike '%cl%' then 10 else 1000 end`

/**
 * The products asked for, with what they are sorted and counted by. What belongs to a product is looked up by its key,
 * so that no plan compares all with all, whatever it believes of the numbers.
 */
const matching = (candidates: string, isListed: string) => `
  matching as materialized (
    select * from (
      select p.sku, p.id, p.position, b.name as brand_name, p.sub_brand, p.beer_type, p.pack_format, p.volume,
        p.material_type, p.parent_sku is not null as is_variant,
        coalesce(own.price_cents, variants.price_cents) as price_cents,
        case when ${isSortedBy('name')} then lower(unaccent(${inLanguage('name')})) end as name_key,
        case when ${isSortedBy('volume')} then ${millilitres} end as volume_ml,
        ${flagColumns}
      from ${candidates}
      join brand b on b.code = p.brand_code
      left join lateral (select quantity from stock where stock.sku = p.sku limit 1) s on true
      ${offerOf('p')}
      cross join lateral (select ${priceOf('p')} as price_cents offset 0) own
      left join lateral (
        select min(${priceOf('v')}) as price_cents, count(*) as variant_count
        from product v ${offerOf('v')} where p.type = 'configurable' and v.parent_sku = p.sku and v.is_active
      ) variants on true
      where p.is_active and ${isListed} and ${OF_KIND} and ${IS_FOR_SALE}
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
  when 'relevance' then -position end
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
  select (select mark from catalogue_mark) as mark,
    (select coalesce(array_agg(id order by ${order}), '{}') from matching) as ids,
    false as "isAlike",
    (select coalesce(jsonb_agg(jsonb_build_object('facet', facet, 'value', value, 'label', value, 'count', count)), '[]')
      from (
        select case ${facetNames.map(([facet, column]) => `when grouping(${column}) = 0 then '${facet}'`).join(' ')} end
          as facet, coalesce(${counted.join(', ')}) as value, count(*) as count
        from matching group by grouping sets (${counted.map((column) => `(${column})`).join(', ')})
      ) texts where value is not null) as texts,
    (select jsonb_build_object(${FLAGS.map((flag) => `'${flag}', count(*) filter (where "${flag}")`).join(', ')})
      from matching) as flags,
    (select coalesce(jsonb_agg(jsonb_build_object('ids', ids, 'count', count)), '[]') from (
        select ids, count(*) as count from (
          select array_agg(category_id order by category_id) as ids
          from matching join product_category using (sku) group by sku
        ) sets group by ids
      ) categories) as categories,
    (select coalesce(jsonb_agg(jsonb_build_object('bucket', bucket, 'count', count, 'maximumCents', maximum_cents)
        order by bucket), '[]') from (
        select width_bucket(price_cents, array[${PRICE_EDGES_CENTS.join(', ')}]::bigint[]) as bucket, count(*) as count,
          max(price_cents) as maximum_cents
        from matching where price_cents is not null group by 1
      ) prices) as prices`

const listAll = statement<Listing>(
  'catalogue.list-all',
  `with ${given}, ${matching('product p', 'p.parent_sku is null')} ${answer}`,
)

// By SKU a variant is found as well, though it is not listed.
const listBySku = statement<Listing>(
  'catalogue.list-by-sku',
  `with ${given}, ${matching('product p', `p.sku = any(${$('skus')})`)} ${answer}`,
)

// With one row at least, which says of which mark nothing is let through.
const listFacts = statement<{ mark: string } & (ListedFacts | { sku: null })>(
  'catalogue.facts-of-found',
  `with ${given}, ${matching(
    `unnest(${$('found')}) found (sku) cross join lateral (select * from product where product.sku = found.sku limit 1) p`,
    oneOf('p.sku', 'skus'),
  )}
  select id, sku, position, is_variant as "isVariant", price_cents as "priceCents", name_key as "nameKey",
    volume_ml::float8 as "volumeMl",
    json_build_object(${facetNames.map(([facet, column]) => `'${facet}', ${column}`).join(', ')}) as texts,
    to_json(array_remove(array[${FLAGS.map((flag) => `case when "${flag}" then '${flag}' end`).join(', ')}], null)) as flags,
    to_json(array(select category_id from product_category c where c.sku = matching.sku order by category_id)) as categories,
    mark
  from catalogue_mark left join matching on true`,
)

const findLowStock = statement<{ ids: number[] }>(
  'catalogue.low-stock',
  `select coalesce(array_agg(p.id), '{}') as ids from product p left join stock s on s.sku = p.sku
   where ${FLAG_COLUMNS.isLowStock}`,
)

const readMark = statement<{ mark: string }>('catalogue.mark', `select mark from catalogue_mark`)

export function createListingStore(db: Queries) {
  return {
    /** What answers a question that searches for nothing. */
    list: async (question: ListingQuestion): Promise<Listing> => {
      const listing = await db.row(question.skus === null ? listAll : listBySku, valuesOf(question))
      if (!listing) throw new Error('A listing has always one row.')
      return listing
    },
    /** Of these products those that a question lets through, with what they are sorted and counted by. */
    facts: async (
      question: ListingQuestion,
      skus: readonly string[],
    ): Promise<{ mark: string | undefined; facts: ListedFacts[] }> => {
      const rows = await db.rows(listFacts, valuesOf(question, skus))
      return { mark: rows[0]?.mark, facts: rows.filter((row) => row.sku !== null) }
    },
    /** The products of which little is left at this moment. */
    lowStock: async (): Promise<ReadonlySet<number>> => new Set((await db.row(findLowStock))?.ids),
    mark: async () => (await db.row(readMark))?.mark ?? '',
  }
}

export type ListingStore = ReturnType<typeof createListingStore>
