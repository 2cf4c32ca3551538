import { expect, test, vi } from 'vitest'
import {
  clearAfterLogout,
  clearAfterSession,
  clearTab,
  noteOnce,
  readLocal,
  readLocalJson,
  readSession,
  readSessionJson,
  removeLocal,
  removeSession,
  writeLocal,
  writeSession,
} from './storage.ts'

test('a note is kept once', () => {
  expect(noteOnce('paymentReturnReloaded', 'token-1')).toBe(true)
  expect(noteOnce('paymentReturnReloaded', 'token-1')).toBe(false)
  expect(noteOnce('paymentReturnReloaded', 'token-2')).toBe(true)
})

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

test('a note that the browser forbids is not kept, and nothing breaks', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  expect(noteOnce('paymentReturnReloaded', 'token-1')).toBe(false)
})

test('where the browser forbids to look at what it keeps, there is nothing, and nothing breaks', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(refuse)
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(refuse)
  writeLocal('shipToId', '1')
  writeSession('shipToId', '1')
  expect([readLocal('shipToId'), readSession('shipToId')]).toEqual([null, null])
  expect([readLocalJson('storedSession'), readSessionJson('cartEdits')]).toEqual([null, null])
  expect(noteOnce('paymentReturnReloaded', 'token-1')).toBe(false)
  removeLocal('shipToId')
  removeSession('shipToId')
  for (const clear of [clearAfterSession, clearAfterLogout, clearTab]) expect(clear).not.toThrow()
})
