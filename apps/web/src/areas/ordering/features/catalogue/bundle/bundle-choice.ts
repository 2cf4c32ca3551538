import { uidOfSelectedOption } from '@fust/contract/wire'
import { bundleStock, demandBySku } from '@fust/domain/quantity'
import type { PartOfBundle } from '../../../../../product/index.ts'

/** One part that a bundle has to have or may have. */
export type BundlePart = {
  optionId: number
  title: string
  isRequired: boolean
  /** Several of its choices may be taken together. */
  takesSeveral: boolean
  choices: PartChoice[]
}

export type PartChoice = {
  selectionId: number
  label: string
  /** Pieces of it in each bundle, unless the buyer takes another number. */
  quantity: number
  isDefault: boolean
  canChangeQuantity: boolean
  sku: string
  stock: number
}

/** What is taken for a bundle: pieces by selection. */
export type Picks = ReadonlyMap<number, number>
export type PickedChoice = PartChoice & { optionId: number }

/** What comes unless one chooses; a part that has to be there and names no standard takes its first choice. */
export function standardPicks(parts: readonly BundlePart[]): Picks {
  return new Map(parts.flatMap(standardOf).map(({ selectionId, quantity }) => [selectionId, quantity]))
}

/** True where one may do without: the brewery adds the standard of a part that is left open. */
export function canDoWithout({ isRequired, choices }: BundlePart): boolean {
  return !isRequired && !choices.some(({ isDefault }) => isDefault)
}

/** Takes this choice of a part, and no other where only one may be taken; null takes none of it. */
export function withChoice(picks: Picks, part: BundlePart, choice: PartChoice | null): Picks {
  const others = [...picks].filter(([selectionId]) => part.takesSeveral || !isOf(part, selectionId))
  return new Map(choice ? [...others, [choice.selectionId, choice.quantity]] : others)
}

/** Leaves a choice out again. */
export function withoutChoice(picks: Picks, { selectionId }: PartChoice): Picks {
  return new Map([...picks].filter(([picked]) => picked !== selectionId))
}

/** What is taken, in the order of the parts, with its pieces in each bundle. */
export function pickedChoices(parts: readonly BundlePart[], picks: Picks): PickedChoice[] {
  return parts.flatMap(({ optionId, choices }) =>
    choices.flatMap((choice) => {
      const quantity = picks.get(choice.selectionId)
      return quantity === undefined ? [] : [{ ...choice, optionId, quantity }]
    }),
  )
}

/** The choice as the cart is told of it and tells it again (graphql.md §3). */
export function partsOfBundle(picked: readonly PickedChoice[]): PartOfBundle[] {
  return picked.map(({ optionId, selectionId, quantity, label }) => ({
    uid: uidOfSelectedOption({ kind: 'bundle', optionId, selectionId, quantity }),
    label,
    quantity,
  }))
}

/** How many whole bundles can be made: as many as the scarcest part allows (CRT-19). */
export function wholeBundles(picked: readonly PickedChoice[]): number {
  const inStock = new Map(picked.map(({ sku, stock }) => [sku, stock]))
  return bundleStock([...demandBySku(picked)].map(([sku, pieces]) => Math.floor((inStock.get(sku) ?? 0) / pieces)))
}

/** The choice as it stands in the address, as '2x4-7x1'; null while it is the standard. */
export function picksInUrl(parts: readonly BundlePart[], picks: Picks): string | null {
  const written = textOf(picks)
  return written === textOf(standardPicks(parts)) ? null : written
}

/** Reads a choice off the address; what the bundle does not know, or is not whole, counts as the standard. */
export function picksFromUrl(parts: readonly BundlePart[], text: unknown): Picks {
  if (typeof text !== 'string') return standardPicks(parts)
  const asked = new Map(text.split('-').map((pick) => pairOf(pick)))
  const choices = parts.flatMap((part) => part.choices)
  const known = [...asked].filter(([id, pieces]) => {
    const choice = choices.find(({ selectionId }) => selectionId === id)
    return choice && pieces > 0 && (choice.canChangeQuantity || pieces === choice.quantity)
  })
  const picks = new Map(known)
  return parts.every((part) => isWhole(part, picks)) ? picks : standardPicks(parts)
}

function isWhole(part: BundlePart, picks: Picks): boolean {
  const taken = part.choices.filter(({ selectionId }) => picks.has(selectionId)).length
  return taken === 0 ? canDoWithout(part) : part.takesSeveral || taken === 1
}

function standardOf(part: BundlePart): PartChoice[] {
  const standard = part.choices.filter(({ isDefault }) => isDefault)
  if (standard.length > 0) return part.takesSeveral ? standard : standard.slice(0, 1)
  return part.isRequired ? part.choices.slice(0, 1) : []
}

const isOf = ({ choices }: BundlePart, selectionId: number): boolean =>
  choices.some((choice) => choice.selectionId === selectionId)
const pairOf = (text: string): [number, number] => {
  const [id = 0, pieces = 0] = text.split('x').map(Number)
  return [id, pieces]
}
const textOf = (picks: Picks): string =>
  [...picks]
    .toSorted(([a], [b]) => a - b)
    .map(([id, pieces]) => `${id}x${pieces}`)
    .join('-')
