/** Longer headers come from nobody who wants an answer. */
const MOST_RANGES = 50

/**
 * Whether a caller asks for JSON where a page stands: it names JSON, and HTML not as much. Who names neither (link previews,
 * monitors, `curl`: anything, or no header) gets the page.
 */
export function prefersJson(accept: string | undefined): boolean {
  const ranges = (accept ?? '').split(',', MOST_RANGES).map(rangeOf)
  const weightOf = (isWanted: (type: string) => boolean) =>
    Math.max(0, ...ranges.filter(({ type }) => isWanted(type)).map(({ weight }) => weight))
  const json = weightOf((type) => /^application\/(?:[\w.-]+\+)?json$/.test(type))
  return json > weightOf((type) => type === 'text/html' || type === 'application/xhtml+xml')
}

/** Whether a caller takes HTML where no page stands: it names HTML, or anything. */
export function takesHtml(accept: string | undefined): boolean {
  if (accept === undefined || accept.trim() === '') return true
  const ranges = accept.split(',', MOST_RANGES).map(rangeOf)
  const takes = ranges.some(({ type, weight }) => weight > 0 && ['text/html', 'text/*', '*/*'].includes(type))
  return takes && !prefersJson(accept)
}

/** Whether a caller names HTML, as browsers do that open an address. */
export const namesHtml = (accept: string | undefined): boolean =>
  (accept ?? '').split(',', MOST_RANGES).some((range) => rangeOf(range).type === 'text/html')

function rangeOf(range: string): { type: string; weight: number } {
  const [type = '', ...parameters] = range.split(';')
  const weight = parameters.map((each) => /^\s*q=([\d.]{1,8})\s*$/i.exec(each)?.[1]).find((each) => each !== undefined)
  return { type: type.trim().toLowerCase(), weight: weight === undefined ? 1 : Number(weight) || 0 }
}
