import { readMarkup } from '../lib/page/trusted-types.ts'

/** What a description is made of, once it is markup. */
const OF_TEXT = new Set([
  'P',
  'BR',
  'CODE',
  'PRE',
  'EM',
  'STRONG',
  'A',
  'UL',
  'OL',
  'LI',
  'BLOCKQUOTE',
  'H1',
  'H2',
  'H3',
])

/** GraphiQL shows descriptions as markup: text with its emphasis, code, lists and links may be shown, and nothing else. */
export function allowTextMarkup(): void {
  window.trustedTypes?.createPolicy('default', { createHTML: textMarkup })
}

export function textMarkup(html: string): string {
  const { head, body } = readMarkup(html).ownerDocument
  // What stands before any text is read into the head, where no text belongs.
  const isText = [...body.querySelectorAll('*')].every((element) => OF_TEXT.has(element.tagName) && isPlain(element))
  return isText && head.childElementCount === 0 && isPlain(body) ? html : ''
}

function isPlain(element: Element): boolean {
  return [...element.attributes].every(({ name, value }) => name === 'href' && /^https?:\/\//.test(value))
}
