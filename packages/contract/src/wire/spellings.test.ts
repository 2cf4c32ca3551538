import { describe, expect, test } from 'vitest'
import { mergeSpellings } from './spellings.ts'

type Call = { cart_id: string; sku: string; quantity: number; cart_items: { sku: string; quantity: number | null }[] }

describe('two spellings of one call', () => {
  test('become one record in which nothing is null', () => {
    const merged = mergeSpellings<Call>(
      { cart_id: 'a', sku: null },
      { cart_id: undefined },
      { sku: '101', quantity: 0 },
    )
    expect(merged).toEqual({ values: { cart_id: 'a', sku: '101', quantity: 0 }, contradictions: [] })
  })

  test('may give the same value twice, lists and objects included', () => {
    const once = { cart_items: [{ sku: '101', quantity: null }] }
    const again = { cart_items: [{ quantity: null, sku: '101' }] }
    expect(mergeSpellings<Call>(once, null, again).contradictions).toEqual([])
  })

  test('name the values that contradict each other', () => {
    const merged = mergeSpellings<Call>({ cart_id: 'a', quantity: 1 }, { cart_id: 'b' }, { quantity: 2, sku: '101' })
    expect(merged.contradictions).toEqual(['cart_id', 'quantity'])
  })

  test('that differ in the length of a list contradict each other', () => {
    const one = { cart_items: [{ sku: '101', quantity: 1 }] }
    expect(mergeSpellings<Call>(one, { cart_items: [] }).contradictions).toEqual(['cart_items'])
  })
})
