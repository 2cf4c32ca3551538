import type { Wire } from '@fust/contract/resolvers'
import { onDemand, type FieldsOf } from '#platform/graphql/index.ts'
import type { Reader } from './catalogue.service.ts'
import type { Product } from './product.store.ts'

/** A product that is told, and in whose words. */
export type ToldProduct = { product: Product; reader: Reader }

const ML_PER_HECTOLITRE = 100_000
const kilograms = (grams: number) => grams / 1000

function casesPerPallet({ casesPerLayer, layersPerPallet }: Product): number | null {
  return casesPerLayer === null || layersPerPallet === null ? null : casesPerLayer * layersPerPallet
}

/** What a product weighs and holds. */
const OWN_FIELDS = {
  weight: ({ product }) => kilograms(product.netWeightGrams),
  gross_weight_per_case: ({ product }) => kilograms(product.grossWeightPerCaseGrams),
  pallet_weight: ({ product }) => {
    const cases = casesPerPallet(product)
    // The full pallet, with the pallet itself.
    return cases === null ? null : kilograms(cases * product.grossWeightPerCaseGrams + product.emptyPalletWeightGrams)
  },
  number_of_items_in_box: ({ product }) => product.itemsPerCase,
  number_of_items_on_pallet: ({ product }) => casesPerPallet(product),
  number_of_products_on_layer: ({ product }) => product.casesPerLayer,
  number_of_layers_per_pallet: ({ product }) => product.layersPerPallet,
  hectolitres_per_case: ({ product }) => product.volumePerCaseMl / ML_PER_HECTOLITRE,
  hectolitres_per_pallet: ({ product }) => {
    const cases = casesPerPallet(product)
    return cases === null ? null : (cases * product.volumePerCaseMl) / ML_PER_HECTOLITRE
  },
  shelf_life: ({ product, reader }) => shelfLife(product.shelfLifeDays, reader.language),
} satisfies Partial<FieldsOf<Wire<'SimpleProduct'>, ToldProduct>>

/** The same under a product itself. */
export const LOGISTIC_FIELDS = { ...OWN_FIELDS, hectolitres_fe: OWN_FIELDS.hectolitres_per_case }

export const wireLogistic = onDemand<ToldProduct, Wire<'ProductLogistic'>>({
  ...OWN_FIELDS,
  ean: ({ product }) => product.eanCase,
  ean_ea: ({ product }) => product.eanUnit,
})

const dayFormats = new Map<string, Intl.NumberFormat>()

function shelfLife(days: number | null, language: string): string | null {
  if (days === null) return null
  const known = dayFormats.get(language)
  const format = known ?? new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' })
  if (!known) dayFormats.set(language, format)
  return format.format(days)
}
