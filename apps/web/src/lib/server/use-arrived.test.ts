import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useArrived } from './use-arrived.ts'

function drawn(first?: string) {
  const shown: (string | undefined)[] = []
  const { rerender } = renderHook(
    ({ data }: { data: string | undefined }) => {
      shown.push(useArrived(data))
    },
    { initialProps: { data: first } },
  )
  return { shown, know: (data: string) => rerender({ data }) }
}

test('what arrives is drawn after a render that still goes without it', () => {
  const { shown, know } = drawn()
  know('a cart')
  expect(shown).toEqual([undefined, undefined, 'a cart'])
})

test('a later change shows at once', () => {
  const { shown, know } = drawn('a cart')
  know('a fuller cart')
  expect(shown).toEqual(['a cart', 'a fuller cart'])
})
