import { expect, test } from 'vitest'
import { onDemand } from './on-demand.ts'

test('a field is worked out when it is read, and once', () => {
  const worked: string[] = []
  const told = onDemand<{ cents: number }, { price: { value: number }; note: string | null }>({
    price: ({ cents }) => {
      worked.push('price')
      return { value: cents / 100 }
    },
    note: () => {
      worked.push('note')
      return null
    },
  })
  const [one, other] = [told({ cents: 250 }), told({ cents: 300 })]
  expect(worked).toEqual([])
  expect(one.price).toBe(one.price)
  expect(worked).toEqual(['price'])
  expect([other.price.value, other.note]).toEqual([3, null])
})
