// 8719998: a Dutch company prefix of the demo's own; the five digits after it number the article.
const COMPANY = '8719998'

/** EAN-13 of the article with this number, with its check digit. */
export function ean13(article: number): string {
  const body = COMPANY + String(article).padStart(5, '0')
  return body + eanCheckDigit(body)
}

/** The last digit of an EAN-13, from the twelve before it. */
export function eanCheckDigit(body: string): number {
  const sum = Array.from(body, Number).reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10
}
