/** Markup that is safe to send: made by the `html` tag only. */
export type Html = { readonly markup: string }
type Value = Html | string | number | false | undefined | readonly Html[]

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Template tag: every value is escaped, except markup made by this tag. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return { markup: parts.map((part, index) => part + toMarkup(values[index])).join('') }
}

function toMarkup(value: Value): string {
  if (value === undefined || value === false) return ''
  if (typeof value === 'object') return 'markup' in value ? value.markup : value.map((one) => one.markup).join('')
  return String(value).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '')
}
