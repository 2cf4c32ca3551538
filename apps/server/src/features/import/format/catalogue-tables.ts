import { MATERIAL_TYPES } from '@fust/domain/order'
import { column, table, type Table } from './table.ts'
import {
  named,
  no,
  picture,
  position,
  positionOrZero,
  productSku,
  proseTexts,
  required,
  texts,
  yes,
} from './columns.ts'
import { alcohol, amount, kilograms, litres, percent, whole } from './number-kinds.ts'
import { day, listOf, pairs } from './other-kinds.ts'
import { code, colour, country, ean13, filePath, oneOf, shaped, sku, tag, text } from './text-kinds.ts'

const urlKey = shaped('a part of an address in small letters, digits and dashes', /^[a-z0-9]+(-[a-z0-9]+)*$/)

const brands = table('brands.csv', 'removed-unless-used', {
  table: 'brand',
  about: 'What the beers are called, and the colours of their labels.',
  key: ['code'],
  columns: [
    required(column('code', code)),
    required(column('name', text)),
    required(column('tag', tag, { about: 'two letters where there is no room for the name' })),
    required(column('label_colour', colour)),
    required(column('deep_colour', colour)),
    required(column('accent_colour', colour)),
    required(column('tint_colour', colour)),
    picture('motif', 'its mark, behind its packs'),
    texts('style', 'what sort of beer it is'),
    texts('tagline'),
    no('is_peroni', 'the brand has an ordering rule of its own'),
    position(),
  ],
})

const categories = table('categories.csv', 'removed-unless-used', {
  table: 'category',
  about: 'The tree of the catalogue. A category without parent stands at the top.',
  key: ['id'],
  columns: [
    required(column('id', whole(1))),
    column('parent_id', whole(1), { refersTo: 'category.id' }),
    required(column('url_key', urlKey)),
    texts('name'),
    proseTexts('description'),
    position(),
  ],
})

const products = table('products.csv', 'deactivated', {
  table: 'product',
  about: 'Everything that can be ordered: beer, point-of-sale material and empties.',
  key: ['sku'],
  unique: ['url_key'],
  stamp: 'updated_at',
  columns: [
    required(column('sku', sku)),
    required(
      column('type', oneOf('simple', 'configurable', 'bundle'), { about: 'configurable: the parent of its variants' }),
    ),
    required(column('material_type', oneOf(...MATERIAL_TYPES), { about: 'FERT is beer, ZBTL point-of-sale material' })),
    column('parent_sku', sku, { refersTo: 'product.sku', about: 'the configurable product this is a variant of' }),
    required(named('brand_code', 'brand.code')),
    column('sub_brand', text),
    column('beer_type', text),
    required(column('pack_format', text)),
    column('pack_material', text),
    column('packaging', text),
    column('volume', text, { about: 'as a person reads it: 33 cl' }),
    picture('picture', 'what it is shown with'),
    required(column('tag', tag)),
    required(column('url_key', urlKey)),
    texts('name'),
    texts('subtitle'),
    proseTexts('description'),
    required(column('sap_name', text, { about: 'its name in the ERP' })),
    column('variant_attributes', pairs, { whenEmpty: {}, about: 'what sets a variant apart' }),
    column('ean_case', ean13),
    column('ean_unit', ean13),
    column('country_of_origin', country, { ofMarket: (market) => market.country }),
    column('alcohol_percent', alcohol, { whenEmpty: 0 }),
    column('items_per_case', whole(1), { whenEmpty: 1 }),
    column('cases_per_layer', whole(1), { about: 'with layers_per_pallet, or neither' }),
    column('layers_per_pallet', whole(1)),
    column('net_weight_kg', kilograms, { whenEmpty: 0 }),
    column('gross_weight_per_case_kg', kilograms, { whenEmpty: 0 }),
    column('empty_pallet_weight_kg', kilograms, { whenEmpty: 0 }),
    column('volume_per_case_l', litres, { whenEmpty: 0 }),
    column('shelf_life_days', whole(1)),
    required(column('vat_rate_percent', percent)),
    column('posm_price', amount, { about: 'point-of-sale material only: its one price' }),
    column('packaging_tax', amount, { whenEmpty: 0, about: 'per case' }),
    column('sorting_charge', amount, { whenEmpty: 0, about: 'per case' }),
    yes('is_active', 'inactive products are kept for old orders and not shown'),
    no('is_returnable'),
    no('is_last', 'the last of it'),
    no('is_new'),
    no('is_sale'),
    no('is_recommended'),
    no('is_promotional'),
    no('is_high_margin'),
    no('is_free_beer'),
    no('is_empties', 'a return item: empty crates, kegs or pallets'),
    no('no_layer_ordering'),
    no('no_pallet_ordering'),
    yes('truck_single_cases', 'no: a truck takes it by layer or pallet only'),
    column('low_stock_below', whole(0), { whenEmpty: 0 }),
    column('new_until', day),
    column('rotation_days', whole(0)),
    position(),
    column('categories', listOf(whole(1)), { whenEmpty: [], isExtra: true, refersTo: 'category.id' }),
  ],
  rowChecks: [
    {
      header: 'layers_per_pallet',
      reason: 'must be given together with cases_per_layer',
      isWrong: (row) => (row['cases_per_layer'] === null) !== (row['layers_per_pallet'] === null),
    },
    { header: 'parent_sku', reason: 'is the product itself', isWrong: (row) => row['parent_sku'] === row['sku'] },
    {
      header: 'parent_sku',
      reason: 'is only for simple products',
      isWrong: (row) => row['parent_sku'] !== null && row['type'] !== 'simple',
    },
  ],
})

const deposits = table('deposits.csv', 'removed', {
  table: 'product_deposit',
  about: 'What is paid back when the empties return.',
  key: ['sku', 'kind'],
  columns: [
    productSku(),
    required(column('kind', oneOf('bottle', 'can', 'crate', 'keg', 'pallet'))),
    texts('name'),
    required(column('per', oneOf('case', 'pallet'))),
    required(column('quantity', whole(1), { about: 'how many of them in one case or pallet' })),
    required(column('price', amount, { about: 'for one' })),
  ],
})

const relations = table('relations.csv', 'removed', {
  table: 'product_relation',
  about: 'Products shown beside a product.',
  key: ['sku', 'related_sku', 'kind'],
  columns: [
    productSku(),
    productSku('related_sku'),
    required(column('kind', oneOf('related', 'upsell', 'crosssell'))),
    positionOrZero(),
  ],
})

const downloads = table('downloads.csv', 'removed', {
  table: 'product_download',
  about: 'Sheets and pictures to download with a product.',
  key: ['sku', 'file'],
  columns: [
    productSku(),
    required(column('file', filePath, { about: 'must exist in the folder' })),
    texts('title'),
    positionOrZero(),
  ],
})

const bundleOptions = table('bundle-options.csv', 'removed', {
  table: 'bundle_option',
  about: 'The choices of a bundle.',
  key: ['id'],
  columns: [
    required(column('id', whole(1))),
    productSku(),
    texts('title'),
    required(column('input', oneOf('select', 'radio', 'checkbox', 'multi'))),
    yes('is_required'),
    position(),
  ],
})

const bundleSelections = table('bundle-selections.csv', 'removed', {
  table: 'bundle_selection',
  about: 'What can be chosen for an option of a bundle.',
  key: ['id'],
  columns: [
    required(column('id', whole(1))),
    required(column('option_id', whole(1), { refersTo: 'bundle_option.id' })),
    productSku(),
    required(column('quantity', whole(1))),
    no('can_change_quantity'),
    no('is_default'),
    position(),
  ],
})

export const CATALOGUE_TABLES: readonly Table[] = [
  brands,
  categories,
  products,
  deposits,
  relations,
  downloads,
  bundleOptions,
  bundleSelections,
]
