/** An amount as people type it, with a comma or a point, in hundredths; null where it is none, or more than anybody means. */
export function typedHundredths(typed: string): number | null {
  const [, whole = '', part = ''] = /^\s*(\d{1,6})(?:[.,](\d{1,2}))?\s*$/.exec(typed) ?? []
  return whole === '' ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}
