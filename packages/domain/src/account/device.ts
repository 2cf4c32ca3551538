/** Code points of what a browser says of itself that are looked at. */
const LOOKED_AT = 300

// The first that is named counts: each also names those it wants to be taken for.
const BROWSERS: readonly (readonly [mark: string, name: string])[] = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
]
const SYSTEMS: readonly (readonly [mark: string, name: string])[] = [
  ['Windows', 'Windows'],
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
]

/** Browser and system of a `User-Agent`, such as `Firefox, Windows`; of other programs nothing. */
export function deviceOf(userAgent: string): string {
  const said = userAgent.slice(0, LOOKED_AT)
  const named = (marks: typeof BROWSERS) => marks.find(([mark]) => said.includes(mark))?.[1]
  return [named(BROWSERS), named(SYSTEMS)].filter((part) => part !== undefined).join(', ')
}
