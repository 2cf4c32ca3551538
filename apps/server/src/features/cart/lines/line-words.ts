import type { OrderUnit } from '@fust/domain/quantity'
import { wording, type WordKey, type Wording } from '#words/words.ts'

// What is said of one line that cannot be taken as it was asked.

const NOT_IN_UNIT: Readonly<Record<OrderUnit, WordKey>> = {
  packages: 'line.not-orderable-in-packages',
  layers: 'line.not-orderable-in-layers',
  pallets: 'line.not-orderable-in-pallets',
}

export const LINE_WORDS = {
  quantityMissing: (sku: string): Wording => wording('line.quantity-missing', { sku }),
  quantityUnusable: (sku: string): Wording => wording('line.quantity-unusable', { sku }),
  optionUnusable: (sku: string): Wording => wording('line.option-unusable', { sku }),
  optionsMissing: (sku: string): Wording => wording('line.options-missing', { sku }),
  productUnknown: (sku: string): Wording => wording('line.product-unknown', { sku }),
  lineUnknown: (id: number): Wording => wording('line.unknown', { id }),
  notPermitted: (sku: string): Wording => wording('line.not-permitted', { sku }),
  notOrderable: (sku: string): Wording => wording('line.not-orderable', { sku }),
  unitNotOrderable: (sku: string, unit: OrderUnit): Wording => wording(NOT_IN_UNIT[unit], { sku }),
  offerMaximum: (sku: string, maximum: number): Wording => wording('line.offer-maximum', { sku, maximum }),
  unitMaximum: (sku: string, maximum: number): Wording => wording('line.unit-maximum', { sku, maximum }),
  stockLeft: (sku: string, stock: number): Wording => wording('line.stock-left', { sku, stock }),
}
