/** Letters without their accents: `Brouwerij Éénhoorn` is `Brouwerij Eenhoorn`. */
export function withoutAccents(text: string): string {
  // Marks on their own go first: putting a long row of them in order takes the square of its length.
  return text.replaceAll(MARK, '').normalize('NFD').replaceAll(MARK, '')
}

const MARK = /\p{Mark}/gu
