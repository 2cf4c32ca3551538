import { expect, test, vi } from 'vitest'
import { noteOnce } from './storage.ts'

test('a note is kept once', () => {
  expect(noteOnce('paymentReturnReloaded', 'token-1')).toBe(true)
  expect(noteOnce('paymentReturnReloaded', 'token-1')).toBe(false)
  expect(noteOnce('paymentReturnReloaded', 'token-2')).toBe(true)
})

test('a note that the browser forbids is not kept, and nothing breaks', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  expect(noteOnce('paymentReturnReloaded', 'token-1')).toBe(false)
})
