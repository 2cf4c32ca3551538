type WrittenAddress = { readonly street: readonly string[]; readonly postcode: string }
type KnownAddress = { readonly street: string; readonly houseNumber: string; readonly postcode: string }

/** True for the same door: clients repeat an address they were shown, with letters and spaces of their own. */
export function isSameAddress(written: WrittenAddress, { street, houseNumber, postcode }: KnownAddress): boolean {
  return plain(written.postcode) === plain(postcode) && plain(written.street.join('')) === plain(street + houseNumber)
}

function plain(text: string): string {
  return text.replaceAll(/\s/g, '').toLowerCase()
}
