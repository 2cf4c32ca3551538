import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { insertRows } from '../../../test/brewery.builders.ts'
import { ADD, newCart } from '../../../test/cart-calls.builders.ts'
import { type OpenBrewery, openBrewery, readPath } from '../../../test/open-brewery.ts'
import { bilingual, buildPosmWith, buildProductWith } from '../assortment.builders.ts'
import { assortmentFeature } from '../assortment.feature.ts'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({ features: [assortmentFeature, cartFeature] })
  const { pool } = brewery
  await insertRows(pool, 'price_group', [{ code: 'LIST', name: bilingual('Lijstprijs', 'List price') }])
  const dubbel = { brand_code: 'pils', sub_brand: 'Dubbel', description: bilingual('<p>Donker</p>', '<p>Dark</p>') }
  await buildProductWith(pool, {
    ...dubbel,
    sku: 'DUB-CRATE',
    name: bilingual('Dubbel'),
    subtitle: bilingual('Krat <24>', 'Crate <24>'),
    sap_name: 'DUBBEL KR 24X33CL',
    pack_format: 'CRATE',
    packaging: 'Krat 24 × 33 cl',
    volume: '33 cl',
    tag: 'TS',
    ean_case: '8719998100112',
    ean_unit: '8719998500113',
    items_per_case: 24,
    net_weight_grams: 8_000,
    shelf_life_days: 540,
    alcohol_permille: 72,
    is_returnable: true,
    is_high_margin: true,
    no_pallet_ordering: true,
    truck_single_cases: false,
    rotation_days: 21,
    low_stock_below: 40,
    stock: 30,
    priceCents: 3_315,
  })
  await insertRows(pool, 'price', [
    { price_group: 'A', sku: 'DUB-CRATE', min_cases: 40, price_cents: 3_200 },
    { price_group: 'LIST', sku: 'DUB-CRATE', min_cases: 1, price_cents: 3_900 },
  ])
  await insertRows(pool, 'product_deposit', [
    { sku: 'DUB-CRATE', kind: 'bottle', name: bilingual('Fles', 'Bottle'), per: 'case', quantity: 24, price_cents: 10 },
    { sku: 'DUB-CRATE', kind: 'pallet', name: bilingual('Pallet'), per: 'pallet', quantity: 1, price_cents: 1_000 },
  ])
  await buildProductWith(pool, {
    ...dubbel,
    sku: 'DUB-KEG',
    pack_format: 'KEG',
    packaging: 'Fust 20 l',
    subtitle: bilingual('Fust 20 l', 'Keg 20 l'),
    volume: '20 l',
  })
  await buildProductWith(pool, { ...dubbel, sku: 'DUB-TANK', pack_format: 'BULK', packaging: 'Tankbier' })
  await buildProductWith(pool, { ...dubbel, sku: 'DUB-OLD', pack_format: 'TRAY', packaging: 'Tray', is_active: false })
  await insertRows(pool, 'product_relation', [
    { sku: 'DUB-CRATE', related_sku: 'WIT-CRATE', kind: 'related', position: 2 },
    { sku: 'DUB-CRATE', related_sku: 'PILS-CRATE', kind: 'related', position: 1 },
    { sku: 'DUB-CRATE', related_sku: 'GONE-CRATE', kind: 'related', position: 3 },
    { sku: 'DUB-CRATE', related_sku: 'GLASS-25', kind: 'crosssell' },
    { sku: 'PILS-CRATE', related_sku: 'WIT-CRATE', kind: 'related' },
  ])
  await insertRows(pool, 'product_download', [
    { sku: 'DUB-CRATE', file: 'documents/specs/dubbel kaart.PDF', title: bilingual('Productkaart', 'Product sheet') },
  ])
  await buildPosmWith(pool, { sku: 'SHIRT', type: 'configurable', posm_price_cents: null })
  for (const [size, cents] of [
    ['M', 1_500],
    ['L', 1_500],
    ['XL', 1_700],
  ] as const)
    await buildPosmWith(pool, {
      sku: `SHIRT-${size}`,
      parent_sku: 'SHIRT',
      posm_price_cents: cents,
      variant_attributes: JSON.stringify({ size }),
      position: 50,
      stock: 5,
    })
})
afterAll(() => brewery.close())

async function detailOf(sku: string, fields: string, store = 'LivePortal_NL_en'): Promise<unknown> {
  const answer = await brewery.ask(
    `query ($sku: String) { products(filter: { sku: { eq: $sku } }) { items { ${fields} } } }`,
    { sku },
    { headers: { store } },
  )
  expect(answer.errors).toEqual([])
  return readPath(answer.data, 'products', 'items', 0)
}

describe('a product', () => {
  test('[CAT-23] [ENT-10] says what it is, in the language of the store', async () => {
    const fields = `__typename uid sku name type_id material_type brand sub_brand pack_format packaging volume
      country_of_origin product_name_sap ean ean_ea shelf_life returnable_package url_key canonical_url
      description { html } short_description { html } small_image { url label }
      multi_deposit { deposit_type name quantity price total }`
    const english = await detailOf('DUB-CRATE', fields)
    expect(english).toMatchObject({
      __typename: 'SimpleProduct',
      sku: 'DUB-CRATE',
      name: 'Dubbel',
      type_id: 'simple',
      material_type: 'FERT',
      brand: 'Veenhof Pils',
      sub_brand: 'Dubbel',
      packaging: 'Krat 24 × 33 cl',
      country_of_origin: 'NL',
      product_name_sap: 'DUBBEL KR 24X33CL',
      ean: '8719998100112',
      ean_ea: '8719998500113',
      shelf_life: '540 days',
      returnable_package: 1,
      canonical_url: 'catalog/DUB-CRATE?material=FERT',
      description: { html: '<p>Dark</p>' },
      short_description: { html: 'Crate &lt;24&gt;' },
      multi_deposit: [
        { deposit_type: 'bottle', name: 'Bottle', quantity: 24, price: 0.1, total: 2.4 },
        { deposit_type: 'pallet', name: 'Pallet', quantity: 0, price: 10, total: 0 },
      ],
    })
    expect(await detailOf('DUB-CRATE', fields, 'LivePortal_NL_nl')).toMatchObject({
      shelf_life: '540 dagen',
      description: { html: '<p>Donker</p>' },
      small_image: { label: 'Dubbel, Krat <24>' },
      multi_deposit: [{ name: 'Fles' }, { name: 'Pallet' }],
    })
  })

  test('[ENT-14] has a picture, under an address that changes with it', async () => {
    const imageOf = async () => readPath(await detailOf('DUB-CRATE', 'small_image { url }'), 'small_image', 'url')
    expect(await imageOf()).toBe('http://localhost:80/media/packs/crate/pils.svg?v=as-imported')
    await brewery.pool.query(`update picture set version = 'anew'`)
    expect(await imageOf()).toBe('http://localhost:80/media/packs/crate/pils.svg?v=anew')
  })

  test('[ENT-11] says how it is packed and what it weighs', async () => {
    const fields = `number_of_items_in_box number_of_items_on_pallet number_of_products_on_layer number_of_layers_per_pallet
      gross_weight_per_case pallet_weight hectolitres_per_case hectolitres_per_pallet
      disable_for_layer_ordering disable_for_pallet_ordering isavailable_truck_package_ordering
      logistic { weight pallet_weight ean shelf_life } ... on PhysicalProductInterface { weight }`
    expect(await detailOf('DUB-CRATE', fields)).toEqual({
      number_of_items_in_box: 24,
      number_of_items_on_pallet: 40,
      number_of_products_on_layer: 8,
      number_of_layers_per_pallet: 5,
      gross_weight_per_case: 20.4,
      pallet_weight: 841,
      hectolitres_per_case: 0.072,
      hectolitres_per_pallet: 2.88,
      disable_for_layer_ordering: 0,
      disable_for_pallet_ordering: 1,
      isavailable_truck_package_ordering: 0,
      logistic: { weight: 8, pallet_weight: 841, ean: '8719998100112', shelf_life: '540 days' },
      weight: 8,
    })
  })

  test('[CAT-24] [ENT-12] says what is left of it, and which marks it carries', async () => {
    const fields = `stock_status stock_quantity only_x_left_in_stock product_lowstock high_margin
      product_last product_new product_sale product_recommended promotional free_beer
      low_stock { is_lowstock out_of_stock rotation_day quantity }`
    expect(await detailOf('DUB-CRATE', fields)).toEqual({
      stock_status: 'IN_STOCK',
      stock_quantity: 30,
      only_x_left_in_stock: 30,
      product_lowstock: 1,
      high_margin: 1,
      product_last: 0,
      product_new: 0,
      product_sale: 0,
      product_recommended: 0,
      promotional: 0,
      free_beer: 0,
      low_stock: { is_lowstock: true, out_of_stock: false, rotation_day: 21, quantity: 30 },
    })
  })

  const MARKS = {
    product_last: 'is_last',
    product_new: 'is_new',
    product_sale: 'is_sale',
    product_recommended: 'is_recommended',
    promotional: 'is_promotional',
    high_margin: 'is_high_margin',
    free_beer: 'is_free_beer',
  }

  /** Sets this mark, and no other. */
  const marksSet = (column: string) =>
    Object.values(MARKS)
      .map((own) => `${own} = ${own === column}`)
      .join()

  test.each(Object.entries(MARKS))(
    '[ENT-12] carries the mark %s where %s is set, and no other',
    async (mark, column) => {
      await brewery.pool.query(`update product set ${marksSet(column)} where sku = 'DUB-CRATE'`)
      const marks = await detailOf('DUB-CRATE', Object.keys(MARKS).join(' '))
      await brewery.pool.query(`update product set ${marksSet('is_high_margin')} where sku = 'DUB-CRATE'`)
      expect(marks).toEqual(Object.fromEntries(Object.keys(MARKS).map((own) => [own, own === mark ? 1 : 0])))
    },
  )

  test('[ENT-12] is new until its day, and says so when there is none left', async () => {
    await brewery.pool.query(
      `update product set is_new = true, new_until = '2026-11-22' where sku = 'DUB-CRATE'; update stock set quantity = 0 where sku = 'DUB-CRATE'`,
    )
    const told = await detailOf('DUB-CRATE', 'product_new stock_quantity low_stock { out_of_stock quantity }')
    await brewery.pool.query(
      `update product set is_new = false, new_until = null where sku = 'DUB-CRATE'; update stock set quantity = 30 where sku = 'DUB-CRATE'`,
    )
    expect(told).toEqual({ product_new: 0, stock_quantity: 0, low_stock: { out_of_stock: true, quantity: 0 } })
  })

  test('[ENT-09] costs what this ship-to pays, with the list price and the price for more beside it', async () => {
    const fields = `your_price your_price_tax posm_price price_tiers { quantity final_price { value } discount { amount_off } }
      price_range { minimum_price { regular_price { value currency } final_price { value } discount { amount_off percent_off } } }`
    expect(await detailOf('DUB-CRATE', fields)).toEqual({
      your_price: 33.15,
      your_price_tax: 40.11,
      posm_price: null,
      price_tiers: [{ quantity: 40, final_price: { value: 32 }, discount: { amount_off: 1.15 } }],
      price_range: {
        minimum_price: {
          regular_price: { value: 39, currency: 'EUR' },
          final_price: { value: 33.15 },
          discount: { amount_off: 5.85, percent_off: 15 },
        },
      },
    })
    expect(await detailOf('GLASS-25', 'your_price posm_price posm_price_vat')).toEqual({
      your_price: null,
      posm_price: 15,
      posm_price_vat: 18.15,
    })
  })

  test('[CAT-25] [ENT-13] has an offer while it is valid, in place of all other prices', async () => {
    const fields = `your_price special_price max_sale_qty price_tiers { quantity } product_sale
      special_offer_details { max_purchasable_qty valid_from valid_to deliverable_from deliverable_to layer_error_flag }`
    await insertRows(brewery.pool, 'special_offer', [
      { sku: 'DUB-CRATE', max_cases: 6, valid_from: '2026-11-01', valid_to: '2026-11-23', price_cents: 2_999 },
    ])
    expect(await detailOf('DUB-CRATE', fields)).toEqual({
      your_price: 29.99,
      special_price: 29.99,
      max_sale_qty: 6,
      price_tiers: [],
      product_sale: 1,
      special_offer_details: {
        max_purchasable_qty: 6,
        valid_from: '2026-11-01',
        valid_to: '2026-11-23',
        deliverable_from: null,
        deliverable_to: null,
        layer_error_flag: 1,
      },
    })
    brewery.setClock('2026-11-23T23:30:00Z')
    expect(await detailOf('DUB-CRATE', fields)).toMatchObject({ your_price: 33.15, special_offer_details: null })
    brewery.setClock('2026-11-23T09:00:00Z')
  })

  test('[GQL-29] [CAT-20] is asked for by its SKU and its material type, which have to fit', async () => {
    const ask = (sku: string, type: string) =>
      brewery.ask(`{ products(filter: { sku: { eq: "${sku}" }, material_type: { eq: "${type}" } }) { items { sku } } }`)
    for (const [sku, type, items] of [
      ['DUB-CRATE', 'FERT', [{ sku: 'DUB-CRATE' }]],
      ['DUB-CRATE', 'ZBTL', []],
      ['GLASS-25', 'ZBTL', [{ sku: 'GLASS-25' }]],
      ['GLASS-25', 'FERT', []],
    ] as const)
      expect(readPath((await ask(sku, type)).data, 'products', 'items')).toEqual(items)
  })

  test('[GQL-29] [CAT-20] leads on to what goes with it, one step far', async () => {
    const fields = `related_products { sku related_products { sku } } crosssell_products { sku } upsell_products { sku }
      product_links { linked_product_sku link_type } downloads { id title url file_type }`
    expect(await detailOf('DUB-CRATE', fields)).toMatchObject({
      related_products: [
        { sku: 'PILS-CRATE', related_products: [] },
        { sku: 'WIT-CRATE', related_products: [] },
      ],
      crosssell_products: [{ sku: 'GLASS-25' }],
      upsell_products: [],
      downloads: [
        {
          id: 'documents/specs/dubbel kaart.PDF',
          title: 'Product sheet',
          url: '/media/documents/specs/dubbel%20kaart.PDF',
          file_type: 'pdf',
        },
      ],
    })
  })

  test('[CAT-21] [GQL-30] [ENT-15] comes in other packagings, of those this ship-to can order', async () => {
    const option = {
      type: 'KEG',
      volume: '20 l',
      title: 'Keg 20 l',
      your_price: 10,
      your_price_tax: 12.1,
      sku: 'DUB-KEG',
    }
    const fields = 'type volume title your_price your_price_tax sku'
    expect(await detailOf('DUB-CRATE', `available_packaging { ${fields} }`)).toEqual({ available_packaging: [option] })
    const asked = await brewery.ask(
      `{ own: getProductAvaliablePackaging(sku: "DUB-CRATE", sub_brand_code: "Dubbel") { ${fields} }
         other: getProductAvaliablePackaging(sku: "DUB-CRATE", sub_brand: "Tripel") { sku }
         unknown: getProductAvaliablePackaging(sku: "NOBODY") { sku } }`,
    )
    expect(asked.data).toEqual({ own: [option], other: [], unknown: [] })
  })

  test('[ENT-13] echoes what the active cart holds of it', async () => {
    const cartId = await newCart(brewery)
    const items = [{ sku: 'PILS-CRATE', quantity: 3, number_of_layer: 2, number_of_pallet: 1 }]
    await brewery.ask(ADD, { cartId, items })
    const fields = 'cart_fields { packaging_cart layer_cart pallets_cart total_units }'
    expect(await detailOf('PILS-CRATE', fields)).toEqual({
      cart_fields: { packaging_cart: 3, layer_cart: 2, pallets_cart: 1, total_units: 59 },
    })
    expect(await detailOf('WIT-CRATE', fields)).toMatchObject({ cart_fields: { total_units: 0 } })
  })

  test('carries its pallet tag and the colours of its brand as attributes', async () => {
    const shown = await detailOf('DUB-CRATE', 'custom_attributesV2 { items { code ... on AttributeValue { value } } }')
    expect(readPath(shown, 'custom_attributesV2', 'items')).toEqual(
      expect.arrayContaining([
        { code: 'tag', value: 'TS' },
        { code: 'brand_code', value: 'pils' },
        { code: 'brand_tint_colour', value: '#DDE6D3' },
        { code: 'alcohol_percent', value: '7.2' },
      ]),
    )
  })

  test('[ENT-09] has the flag of a favourite', async () => {
    expect(await detailOf('DUB-CRATE', 'favourites')).toEqual({ favourites: 0 })
  })
})

test('a document that comes back and is compiled is answered as before', async () => {
  const fields = `sku custom_attributesV2 { items { code } } related_products { sku custom_attributesV2 { items { code } } }
    cart_fields { total_units } categories { name } favourites`
  const first = await detailOf('DUB-CRATE', fields)
  for (let times = 0; times < 7; times += 1) expect(await detailOf('DUB-CRATE', fields)).toEqual(first)
})

describe('a product with variants', () => {
  const VALUES = 'configurable_options { attribute_code label values { uid label } }'

  test('[ENT-14] tells what can be chosen, and what each choice is', async () => {
    const shirt = await detailOf(
      'SHIRT',
      `__typename stock_quantity price_range { minimum_price { final_price { value } } maximum_price { final_price { value } } }
       ... on ConfigurableProduct { ${VALUES} variants { attributes { code label uid } product { sku posm_price } } }`,
    )
    expect(shirt).toMatchObject({
      __typename: 'ConfigurableProduct',
      stock_quantity: 15,
      price_range: { minimum_price: { final_price: { value: 15 } }, maximum_price: { final_price: { value: 17 } } },
      configurable_options: [{ attribute_code: 'size', values: [{ label: 'L' }, { label: 'M' }, { label: 'XL' }] }],
      variants: [
        { attributes: [{ code: 'size', label: 'L' }], product: { sku: 'SHIRT-L', posm_price: 15 } },
        { product: { sku: 'SHIRT-M' } },
        { product: { sku: 'SHIRT-XL', posm_price: 17 } },
      ],
    })
  })

  test('finds the variant of a choice', async () => {
    const shirt = await detailOf('SHIRT', `... on ConfigurableProduct { ${VALUES} }`)
    const uid = String(readPath(shirt, 'configurable_options', 0, 'values', 2, 'uid'))
    const selection = (uids: string) => `... on ConfigurableProduct {
      configurable_product_options_selection(configurableOptionValueUids: [${uids}]) {
        variant { sku } options_available_for_selection { attribute_code option_value_uids } } }`
    expect(await detailOf('SHIRT', selection(`"${uid}"`))).toEqual({
      configurable_product_options_selection: { variant: { sku: 'SHIRT-XL' }, options_available_for_selection: [] },
    })
    expect(readPath(await detailOf('SHIRT', selection('')), 'configurable_product_options_selection')).toMatchObject({
      variant: null,
      options_available_for_selection: [{ attribute_code: 'size' }],
    })
  })
})

describe('a bundle', () => {
  test('[CAT-26] [ENT-14] tells its choices, and has as much as its scarcest part', async () => {
    const fields = `__typename stock_quantity ... on BundleProduct { dynamic_price items { option_id title type required
      options { uid label quantity can_change_quantity is_default price price_type product { sku } } } }`
    expect(await detailOf('BAR-SET', fields)).toEqual({
      __typename: 'BundleProduct',
      stock_quantity: 25,
      dynamic_price: false,
      items: [
        {
          option_id: 1,
          title: 'Glasses',
          type: 'radio',
          required: true,
          options: [
            {
              uid: Buffer.from('bundle/1/11/2').toString('base64'),
              label: 'GLASS-25, Crate 24 × 30 cl',
              quantity: 2,
              can_change_quantity: false,
              is_default: true,
              price: 15,
              price_type: 'FIXED',
              product: { sku: 'GLASS-25' },
            },
          ],
        },
      ],
    })
  })
})

describe('the product of a cart line', () => {
  test('is shown as the ship-to sees it, also when it is no longer sold', async () => {
    const cartId = await newCart(brewery)
    await brewery.ask('mutation ($cart: String) { removeAllItems(cart_id: $cart) { success } }', { cart: cartId })
    await brewery.ask(ADD, { cartId, items: [{ sku: 'WIT-CRATE', quantity: 1 }] })
    await brewery.pool.query(`update product set is_active = false where sku = 'WIT-CRATE'`)
    const answer = await brewery.ask('{ customerCart { items { product { sku name your_price } } } }')
    expect(readPath(answer.data, 'customerCart', 'items')).toEqual([
      { product: { sku: 'WIT-CRATE', name: 'WIT-CRATE', your_price: 24.6 } },
    ])
    await brewery.pool.query(`update product set is_active = true where sku = 'WIT-CRATE'`)
  })
})
