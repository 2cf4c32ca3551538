import type { CartProduct, ChosenOption } from './cart-product.store.ts'

export type Selection = ChosenOption & {
  bundleSku: string
  isDefault: boolean
  canChangeQuantity: boolean
  isRequired: boolean
  /** Of the option: false where one selection at most may be taken. */
  takesSeveral: boolean
}

/** The parts of a bundle as chosen, defaults where nothing was; empty for other products, null when a choice is missing, unknown or one too many. */
export function chooseOptions(
  product: CartProduct,
  selections: readonly Selection[],
  chosen: readonly { optionId: number; selectionId: number; quantity: number }[],
): ChosenOption[] | null {
  if (product.type !== 'bundle') return []
  const own = selections.filter((selection) => selection.bundleSku === product.sku)
  if (chosen.some((choice) => !own.some((selection) => selection.selectionId === choice.selectionId))) return null
  const options: ChosenOption[] = []
  for (const [optionId, candidates] of Map.groupBy(own, (selection) => selection.optionId)) {
    const picked = candidates.filter((selection) =>
      chosen.some((choice) => choice.selectionId === selection.selectionId),
    )
    if (picked.length > 1 && candidates.some((selection) => !selection.takesSeveral)) return null
    const taken = picked.length > 0 ? picked : candidates.filter((selection) => selection.isDefault)
    if (taken.length === 0 && candidates.some((selection) => selection.isRequired)) return null
    for (const { selectionId, sku, quantity, canChangeQuantity } of taken) {
      const asked = chosen.find((choice) => choice.selectionId === selectionId)?.quantity
      options.push({ optionId, selectionId, sku, quantity: canChangeQuantity && asked ? asked : quantity })
    }
  }
  return options
}
