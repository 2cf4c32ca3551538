import { euros, kilograms, litres, percent, texts } from './csv.ts'
import type { Row } from './csv.ts'
import { EMPTY_PALLET_GRAMS } from './pack-formats.ts'
import { eansOf } from './product-eans.ts'
import { pictureFile } from './pictures.ts'
import { PRODUCTS } from './products.ts'

const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

export const productRows = (): Row[] =>
  PRODUCTS.map((product, index) => ({
    sku: product.sku,
    type: product.type,
    material_type: product.materialType,
    parent_sku: product.parentSku,
    brand_code: product.brand,
    sub_brand: product.subBrand,
    beer_type: product.beerType,
    pack_format: product.packFormat,
    pack_material: product.packMaterial,
    packaging: product.packaging,
    volume: product.volume,
    picture: pictureFile(product),
    tag: product.tag,
    url_key: slug(`${product.name.nl} ${product.sku}`),
    ...texts('name', product.name),
    ...texts('subtitle', product.subtitle),
    ...texts('description', product.description),
    sap_name: product.sapName,
    variant_attributes: product.variantAttributes,
    ean_case: eansOf(product).case,
    ean_unit: eansOf(product).unit,
    country_of_origin: 'NL',
    alcohol_percent: product.alcoholPermille === undefined ? undefined : (product.alcoholPermille / 10).toFixed(1),
    items_per_case: product.items,
    cases_per_layer: product.casesPerLayer,
    layers_per_pallet: product.layersPerPallet,
    net_weight_kg: product.netGrams === undefined ? undefined : kilograms(product.netGrams),
    gross_weight_per_case_kg: kilograms(product.grossGrams),
    empty_pallet_weight_kg: product.casesPerLayer ? kilograms(EMPTY_PALLET_GRAMS) : undefined,
    volume_per_case_l: product.millilitres === undefined ? undefined : litres(product.millilitres),
    shelf_life_days: product.shelfLifeDays,
    vat_rate_percent: percent(product.vatRateBp),
    posm_price: product.posmPriceCents === undefined ? undefined : euros(product.posmPriceCents),
    packaging_tax: product.packagingTaxCents ? euros(product.packagingTaxCents) : undefined,
    sorting_charge: product.sortingChargeCents ? euros(product.sortingChargeCents) : undefined,
    ...product.flags,
    low_stock_below: product.lowStockBelow,
    new_until: product.newUntil,
    rotation_days: product.rotationDays,
    position: index + 1,
    categories: product.categories,
  }))
