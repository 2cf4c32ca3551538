import { orderKindOf } from '@fust/domain/order'
import { statement, type Queries } from '#platform/database/database.ts'
import { LIST_PRICE_GROUP, type Article, type Buyer } from './article.ts'
import { offerOf, variantsOf } from './sold-sql.ts'

/** What the stock holds of a product; all but the mark is null when there is none. */
type StockRow = { mark: string } & ({ sku: string; stock: number } | { sku: null })

const stockNow = `case p.type
    when 'simple' then coalesce((select quantity from stock s where s.sku = p.sku), 0)
    when 'configurable' then (select coalesce(sum(quantity), 0)::int from product v join stock using (sku)
      where v.parent_sku = p.sku and v.is_active)
    -- the option that runs out first decides
    else (select coalesce(min(best), 0)::int from (
      select max(coalesce(stock.quantity, 0) / part.quantity) as best
      from bundle_option choice join bundle_selection part on part.option_id = choice.id
      left join stock on stock.sku = part.sku where choice.sku = p.sku and choice.is_required group by choice.id) parts)
  end`

const pictureIn = (file: string) =>
  `(select json_build_object('file', file, 'version', version) from picture where file = ${file})`

const buyer = { priceGroup: '$2', today: '$3::date' }

// Without the stock, which changes with every order.
const readArticles = statement<Omit<Article, 'stock' | 'kind'>>(
  'assortment.articles',
  `select (select mark from catalogue_mark) as mark,
     p.id, p.sku, p.type, p.material_type as "materialType", p.parent_sku as "parentSku",
     json_build_object('code', b.code, 'name', b.name, 'labelColour', b.label_colour, 'deepColour', b.deep_colour,
       'accentColour', b.accent_colour, 'tintColour', b.tint_colour, 'motif', ${pictureIn('b.motif')}) as brand,
     p.sub_brand as "subBrand", p.beer_type as "beerType", p.pack_format as "packFormat",
     p.pack_material as "packMaterial", p.packaging, p.volume, ${pictureIn('p.picture')} as picture, p.tag, p.url_key as "urlKey",
     p.name, p.subtitle, p.description, p.sap_name as "sapName", p.variant_attributes as "variantAttributes",
     p.ean_case as "eanCase", p.ean_unit as "eanUnit", p.country_of_origin as "countryOfOrigin",
     p.alcohol_permille as "alcoholPermille", p.items_per_case as "itemsPerCase",
     json_build_object('casesPerLayer', coalesce(p.cases_per_layer, 0),
       'layersPerPallet', coalesce(p.layers_per_pallet, 0), 'grossWeightPerCaseGrams', p.gross_weight_per_case_grams,
       'emptyPalletWeightGrams', p.empty_pallet_weight_grams, 'volumePerCaseMl', p.volume_per_case_ml) as pack,
     p.net_weight_grams as "netWeightGrams", p.shelf_life_days as "shelfLifeDays", p.vat_rate_bp as "vatRateBp",
     p.posm_price_cents as "posmPriceCents", p.packaging_tax_cents as "packagingTaxCents",
     p.sorting_charge_cents as "sortingChargeCents",
     p.is_active as "isActive", p.is_returnable as "isReturnable", p.is_last as "isLast",
     p.is_new and (p.new_until is null or p.new_until >= $3) as "isNew", p.new_until as "newUntil",
     p.is_sale or o.sku is not null as "isSale", p.is_recommended as "isRecommended",
     p.is_promotional as "isPromotional", p.is_high_margin as "isHighMargin", p.is_free_beer as "isFreeBeer",
     p.is_empties as "isReturnItem", p.no_layer_ordering as "noLayerOrdering", p.no_pallet_ordering as "noPalletOrdering",
     p.truck_single_cases as "truckSingleCases", p.low_stock_below as "lowStockBelow",
     p.rotation_days as "rotationDays", p.updated_at as "updatedAt",
     coalesce((select json_agg(json_build_object('minCases', min_cases, 'priceCents', price_cents) order by min_cases)
       from price where price_group = $2 and price.sku = p.sku), '[]') as tiers,
     (select price_cents from price where price_group = '${LIST_PRICE_GROUP}' and price.sku = p.sku
       order by min_cases limit 1) as "listPriceCents",
     case when v.number is not null then json_build_object('minimumCents', v.minimum_cents, 'maximumCents', v.maximum_cents)
       end as variants,
     coalesce((select json_agg(json_build_object('kind', kind, 'name', name, 'per', per, 'quantity', quantity,
       'priceCents', price_cents) order by kind) from product_deposit d where d.sku = p.sku), '[]') as deposits,
     case when o.sku is not null then json_build_object('maxCases', o.max_cases, 'validFrom', o.valid_from,
       'validTo', o.valid_to, 'deliverableFrom', o.deliverable_from, 'deliverableTo', o.deliverable_to,
       'priceCents', o.own_cents) end as offer
   from unnest($1::text[]) asked (sku)
   join product p on p.sku = asked.sku
   join brand b on b.code = p.brand_code
   ${offerOf('p', 'o', buyer)}
   ${variantsOf('p', 'v', buyer)}`,
)

// With one row at least, which says of which mark there are none.
const readStockById = statement<StockRow>(
  'assortment.stock-by-id',
  `select mark, p.sku, ${stockNow} as stock
   from catalogue_mark left join (
     unnest($1::int[]) with ordinality as asked (id, place) join product p on p.id = asked.id) on true
   order by asked.place`,
)

const readStockBySku = statement<StockRow>(
  'assortment.stock-by-sku',
  `select mark, p.sku, ${stockNow} as stock
   from catalogue_mark left join (unnest($1::text[]) asked (sku) join product p on p.sku = asked.sku) on true`,
)

/** So many of a product are in stock. */
export type SkuStock = { sku: string; stock: number }
/** What the stock holds, with the mark that the catalogue had then. */
export type StockAtMark = { mark: string; stock: SkuStock[] }

export function createArticleStore(db: Queries) {
  return {
    read: async (skus: readonly string[], { priceGroup, today }: Buyer): Promise<Omit<Article, 'stock'>[]> =>
      (await db.rows(readArticles, [skus, priceGroup, today])).map((row) => ({
        ...row,
        kind: orderKindOf(row.materialType, row.packFormat),
      })),
    /** In the order of the ids; those that are gone are left out. */
    readStockById: async (ids: readonly number[]) => stockOf(await db.rows(readStockById, [ids])),
    readStockBySku: async (skus: readonly string[]) => stockOf(await db.rows(readStockBySku, [skus])),
  }
}

function stockOf(rows: readonly StockRow[]): StockAtMark {
  return { mark: rows[0]?.mark ?? '', stock: rows.filter((row) => row.sku !== null) }
}
