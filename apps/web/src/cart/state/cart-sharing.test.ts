import { replaceEqualDeep } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { cartOf } from './cart.ts'
import { wireCartWith } from '../cart.builders.ts'

test('a line that did not change is the same line after the next answer, so that it is not drawn again', () => {
  const wire = wireCartWith({ lines: [{ pallets: 1 }] })
  const before = cartOf(wire)
  expect(replaceEqualDeep(before, cartOf(wire)).lines[0]).toBe(before.lines[0])
})
