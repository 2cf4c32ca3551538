import type { Article, ArticleExtras } from '#features/assortment/index.ts'

/** A bundle's chosen part: so many of `sku` in each bundle. */
export type ChosenOption = { optionId: number; selectionId: number; sku: string; quantity: number }

/**
 * The parts of a bundle as chosen: what has to be there and was not chosen is the default, what may be left out is left out.
 * Empty for other articles; null when a choice is missing, unknown or one too many, or when nothing was chosen at all.
 */
export function chooseOptions(
  { type }: Article,
  choices: ArticleExtras['choices'],
  chosen: readonly { optionId: number; selectionId: number; quantity: number }[],
): ChosenOption[] | null {
  if (type !== 'bundle') return []
  const offered = new Set(choices.flatMap(({ selections }) => selections.map(({ id }) => id)))
  if (chosen.some(({ selectionId }) => !offered.has(selectionId))) return null
  const options: ChosenOption[] = []
  for (const { id: optionId, input, isRequired, selections } of choices) {
    const picked = selections.filter(({ id }) => chosen.some(({ selectionId }) => selectionId === id))
    if (picked.length > 1 && input !== 'checkbox' && input !== 'multi') return null
    const isLeftOpen = picked.length === 0 && isRequired
    const taken = isLeftOpen ? selections.filter(({ isDefault }) => isDefault) : picked
    if (taken.length === 0 && isLeftOpen && selections.length > 0) return null
    for (const { id: selectionId, sku, quantity, canChangeQuantity } of taken) {
      const asked = chosen.find((choice) => choice.selectionId === selectionId)?.quantity
      options.push({ optionId, selectionId, sku, quantity: canChangeQuantity && asked ? asked : quantity })
    }
  }
  return options.length === 0 && choices.length > 0 ? null : options
}
