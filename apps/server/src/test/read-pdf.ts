import { inflateSync } from 'node:zlib'

/** The text of a PDF as its reader sees it, in the order in which it was drawn: each glyph by what its face says it means. */
export function textOfPdf(pdf: Buffer): string {
  const objects = new Map(
    Array.from(pdf.toString('latin1').matchAll(/(\d+) 0 obj\n([^]*?)endobj/g), ([, number = '', body = '']) => [
      number,
      body,
    ]),
  )
  const streamOf = (number: string) => inflated(objects.get(number) ?? '')
  const meanings = new Map<string, string[]>()
  for (const body of objects.values())
    for (const [, name = '', font = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font) ?? '') ?? []
      meanings.set(name, lettersOf(streamOf(map)))
    }
  const pages = [...objects.values()].flatMap((body) => {
    const [, contents = ''] =
      /\/Type \/Page\b[^]*?\/Contents (\d+) 0 R/.exec(body) ?? /\/Contents (\d+) 0 R/.exec(body) ?? []
    return contents ? [streamOf(contents)] : []
  })
  return pages.map((page) => drawn(page, meanings)).join('\n')
}

function inflated(body: string): string {
  const [, content] = /stream\r?\n([^]*)\r?\nendstream/.exec(body) ?? []
  return content === undefined ? '' : inflateSync(Buffer.from(content, 'latin1')).toString('latin1')
}

/** What each glyph of a face means, by its number: lists of letters, one behind the other. */
function lettersOf(map: string): string[] {
  const lists = Array.from(map.matchAll(/<[0-9a-f]+> <[0-9a-f]+> \[([^\]]*)\]/gi), ([, list = '']) => list)
  return lists
    .flatMap((list) => Array.from(list.matchAll(/<([0-9a-f]*)>/gi), ([, hex = '']) => hex))
    .map((hex) => Buffer.from(hex, 'hex').swap16().toString('utf16le'))
}

function drawn(page: string, meanings: ReadonlyMap<string, string[]>): string {
  let letters: readonly string[] = []
  let text = ''
  for (const [part, font, list] of page.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|\bET\b/g)) {
    if (font) letters = meanings.get(font) ?? []
    else if (list === undefined) text += part === 'ET' ? ' ' : ''
    else
      for (const [, glyphs = ''] of list.matchAll(/<([0-9a-f]+)>/gi))
        for (const glyph of glyphs.match(/.{4}/g) ?? []) text += letters[Number.parseInt(glyph, 16)] ?? '?'
  }
  return text
}
