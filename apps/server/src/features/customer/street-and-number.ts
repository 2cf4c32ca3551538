export type StreetAndNumber = { street: string; houseNumber: string | undefined }

/** Adobe's clients send the house number as a line of the street, or behind it: the first word after another that begins with a digit. */
export function streetAndNumber(lines: string): StreetAndNumber {
  let endOfStreet = 0
  for (const { 0: word, index } of lines.matchAll(/[^\s,]+/g)) {
    if (endOfStreet > 0 && /^\d/.test(word))
      return { street: lines.slice(0, endOfStreet), houseNumber: lines.slice(index) }
    endOfStreet = index + word.length
  }
  return { street: lines, houseNumber: undefined }
}
