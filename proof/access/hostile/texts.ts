import { chance, pick, several, type Draw, upTo, weighted } from './draw.ts'

/** What answers may repeat of what was asked. */
export const ATTEMPT = "'; drop table cart; --"

/** What a text is made of, again and again: kinds of letters, and what slow expressions stumble over. */
export const PIECES: Readonly<Record<string, string>> = {
  letters: 'x',
  words: 'a a ',
  'e-mail addresses': 'a@',
  dots: 'a.',
  commas: ',',
  slashes: '/',
  percent: '%',
  quotes: `"'`,
  backslashes: '\\',
  brackets: '([{',
  'words with commas': 'a, ',
  'like a suggestion': 'Did you mean ',
  spaces: ' ',
  'spaces that do not break': '\u00A0',
  digits: '9',
  'other digits': '٣४９',
  'accents without end': '\u0301\u0316',
  'accented letters': 'é',
  'accented letters in two parts': 'e\u0301',
  'letters that grow in other cases': 'İßŉΐﬃ',
  Hebrew: 'ש',
  'turned around': '\u202E',
  'isolated directions': '\u2066\u2069',
  Chinese: '漢',
  Korean: '\u1112\u1161\u11AB',
  Arabic: 'ﷺ',
  beer: '🍺',
  families: '👨‍👩‍👧‍👦',
  'invisible joiners': '\u200D',
  tags: '\u{E0067}',
  'first halves': '\uD83C',
  'second halves': '\uDF7A',
  bells: '\u0007',
  escapes: '\u001B[31m',
  'next lines': '\u0085',
  'line breaks': '\r\n',
  NUL: '\0',
  'line separators': '\u2028\u2029',
  'byte order marks': '\uFEFF',
}

/** Whole texts that mean something to a parser, a database, a shell, or somebody who counts. */
const WHOLE = [
  '',
  ' ',
  'null',
  'undefined',
  'true',
  'NaN',
  '__proto__',
  'constructor',
  'toString',
  '-1',
  '1e999',
  '1,5',
  '٣',
  '0x1F',
  '9'.repeat(40),
  '2147483648',
  '2026-02-30',
  '2026-11-26',
  '2026-11-26T00:00:00Z',
  '0000-00-00',
  '99999-01-01',
  '-0001-01-01',
  '24:00',
  ATTEMPT,
  '%',
  '_%\\',
  '%00',
  '%C0%AF',
  'a\u0000b',
  '../../etc/passwd',
  '${7*7}',
  '{{7*7}}',
  '=1+1',
  '@SUM(1)',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  'http://127.0.0.1:9/',
  '//veenhof.example',
  'a@b',
  'a@a@a.example',
  '"a b"@veenhof.example',
  'é',
  'e\u0301',
  'İ',
  'ß',
  '\u202Egnp.exe',
  '*:*',
  'bier & !bier | (bier',
  'sku_asc',
  'LivePortal_NL_en',
] as const

const LONG = 64 * 1024
const ALMOST_A_BODY = 1_000_000

/** A text as nobody types it, around the length that is allowed. */
export function hostileText(draw: Draw, most: number): string {
  return weighted(draw, [
    [12, () => pick(draw, WHOLE)],
    [8, () => textOf(pick(draw, PIECE_NAMES), around(draw, most))],
    [4, () => mixture(draw)],
  ])
}

const PIECE_NAMES = Object.keys(PIECES)

/** A length of each class; the longest are rare, since they take longest. */
function around(draw: Draw, most: number): number {
  return weighted(draw, [
    [20, () => pick(draw, [1, 2, most - 1, most, most + 1])],
    [6, () => upTo(draw, most)],
    [4, () => Math.min(most * 10, LONG)],
    [1, () => (chance(draw, 30) ? ALMOST_A_BODY : LONG)],
  ])
}

/** So many code points of a kind, behind a letter where they need one. */
export function textOf(kind: string, codePoints: number): string {
  const piece = PIECES[kind] ?? kind
  const letters = Array.from(piece)
  const whole = piece.repeat(Math.floor(codePoints / letters.length))
  return whole + letters.slice(0, codePoints % letters.length).join('')
}

const mixture = (draw: Draw) =>
  several(draw, 1, 8, () =>
    chance(draw, 50) ? pick(draw, WHOLE) : textOf(pick(draw, PIECE_NAMES), 1 + upTo(draw, 5)),
  ).join(pick(draw, ['', ' ', ',', '/', '\t']))
