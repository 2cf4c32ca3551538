import { isTradeItemNumber } from '../product-code/index.ts'
import { cleanCell } from './clean-text.ts'

/** A code without what spreadsheets and programs put around it: `="871…"`, `'871…`, `871….0`. */
export function cleanCode(code: string): string {
  const bare = cleanCell(code)
    .replace(/^="(.*)"$/, '$1')
    .replace(/^'/, '')
  const whole = bare.replace(/[.,]0+$/, '')
  if (whole !== bare && isTradeItemNumber(whole)) return whole
  return longNumber(bare) ?? bare
}

/** A number with all its digits although it is written with an exponent: 8.719998100006E+12. */
function longNumber(text: string): string | undefined {
  const [, whole = '', decimals = '', exponent = ''] = /^(\d)[.,](\d{7,13})E\+?(\d{1,2})$/i.exec(text) ?? []
  const digits = whole + decimals
  return digits.length === Number(exponent) + 1 && isTradeItemNumber(digits) ? digits : undefined
}
