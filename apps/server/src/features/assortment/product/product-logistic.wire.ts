import type { Wire } from '@fust/contract/resolvers'
import { casesPerPallet } from '@fust/domain/quantity'
import { onDemand, type FieldsOf } from '#platform/graphql/index.ts'
import type { Reader } from '../who-looks.ts'
import type { Article } from '../articles/article.ts'

/** A product that is told, and in whose words. */
export type ToldProduct = { product: Article; reader: Reader }

const ML_PER_HECTOLITRE = 100_000
const kilograms = (grams: number) => grams / 1000

/** Null for what does not stand on pallets. */
const orNone = (figure: number) => (figure === 0 ? null : figure)
const fullPallet = ({ pack }: Article) => orNone(casesPerPallet(pack))

/** What a product weighs and holds. */
const OWN_FIELDS = {
  weight: ({ product }) => kilograms(product.netWeightGrams),
  gross_weight_per_case: ({ product }) => kilograms(product.pack.grossWeightPerCaseGrams),
  pallet_weight: ({ product }) => {
    const cases = fullPallet(product)
    const { grossWeightPerCaseGrams, emptyPalletWeightGrams } = product.pack
    // The full pallet, with the pallet itself.
    return cases === null ? null : kilograms(cases * grossWeightPerCaseGrams + emptyPalletWeightGrams)
  },
  number_of_items_in_box: ({ product }) => product.itemsPerCase,
  number_of_items_on_pallet: ({ product }) => fullPallet(product),
  number_of_products_on_layer: ({ product }) => orNone(product.pack.casesPerLayer),
  number_of_layers_per_pallet: ({ product }) => orNone(product.pack.layersPerPallet),
  hectolitres_per_case: ({ product }) => product.pack.volumePerCaseMl / ML_PER_HECTOLITRE,
  hectolitres_per_pallet: ({ product }) => {
    const cases = fullPallet(product)
    return cases === null ? null : (cases * product.pack.volumePerCaseMl) / ML_PER_HECTOLITRE
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
