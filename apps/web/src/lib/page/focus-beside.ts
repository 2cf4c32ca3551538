/** Before an entry of a list goes: puts the focus on the one after it, else on the one before; false where it is the only one. */
export function focusBeside(entry: Element | null): boolean {
  const kin = [entry?.nextElementSibling, entry?.previousElementSibling]
  const next = kin.find((own): own is HTMLElement => own instanceof HTMLElement && own.tagName === entry?.tagName)
  next?.focus()
  return next !== undefined
}
