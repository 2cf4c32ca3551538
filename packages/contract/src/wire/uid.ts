/** The `uid` of anything that also has an `id`: the standard base64 of that id (graphql.md §3). */
export function uidOf(id: number | string): string {
  return btoa(String(id))
}

/** The text inside a `uid`; padding may be missing. Undefined when it is not base64 (graphql.md §3). */
export function textOfUid(uid: string): string | undefined {
  try {
    return atob(uid)
  } catch {
    return undefined
  }
}

/** The number inside the `uid` of a product, category, cart item, order item or order; undefined for anything else (graphql.md §3). */
export function idOfUid(uid: string): number | undefined {
  const text = textOfUid(uid) ?? ''
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined
}

/** A choice sent in `selected_options`: a value of a configurable product, or what to take from a bundle. */
export type SelectedOption =
  | { kind: 'configurable'; attributeId: number; valueIndex: number }
  | { kind: 'bundle'; optionId: number; selectionId: number; quantity: number }

/** Of one choice of a bundle; more is no quantity that anybody means. */
const CHOICE_QUANTITY_MAXIMUM = 999_999

/** The `uid` that stands for a choice, also shown beside the choice in the catalogue (graphql.md §3). */
export function uidOfSelectedOption(option: SelectedOption): string {
  return option.kind === 'configurable'
    ? uidOf(`configurable/${option.attributeId}/${option.valueIndex}`)
    : uidOf(`bundle/${option.optionId}/${option.selectionId}/${option.quantity}`)
}

/** The choice that a `selected_options` entry stands for; undefined for anything that is not one (graphql.md §3). */
export function selectedOptionOfUid(uid: string): SelectedOption | undefined {
  const [kind, ...parts] = (textOfUid(uid) ?? '').split('/')
  if (!parts.every((part) => /^\d{1,15}$/.test(part))) return undefined
  const [first, second, third] = parts.map(Number)
  if (first === undefined || second === undefined) return undefined
  if (kind === 'configurable' && parts.length === 2) return { kind, attributeId: first, valueIndex: second }
  if (kind === 'bundle' && third !== undefined && third <= CHOICE_QUANTITY_MAXIMUM && parts.length === 3)
    return { kind, optionId: first, selectionId: second, quantity: third }
  return undefined
}

/** The `uid` of a bundle option in a cart line (graphql.md §3). */
export function uidOfBundleOption(optionId: number): string {
  return uidOf(`bundle/${optionId}`)
}
