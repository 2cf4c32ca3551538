/** Names are found by so many words; who types more is taken by the first of them. */
export const FORGIVEN_WORDS_MAXIMUM = 6

/** Wrong, missing, superfluous or swapped letters that are forgiven in a word, by its length; numbers are meant as typed (decisions 0047). */
export function forgivenErrors(word: string): number {
  const letters = Array.from(word).length
  if (letters < 3 || /\p{Number}/u.test(word)) return 0
  return letters < 7 ? 1 : 2
}
