import { expect, test } from 'vitest'
import { accept, refuse, type Outcome } from './index.ts'

const halved = (value: number): Outcome<number, { code: 'odd' }> =>
  value % 2 === 0 ? accept(value / 2) : refuse({ code: 'odd' })

test('an outcome is a value or a refusal', () => {
  expect(halved(4)).toEqual({ ok: true, value: 2 })
  expect(halved(3)).toEqual({ ok: false, refusal: { code: 'odd' } })
})
