import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withChunkTimeout } from './chunk-reload.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('[ERR-31, LIM-02] code that has not come within 120 seconds counts as lost', async () => {
  const lost = vi.fn<(fault: Error) => void>()
  void withChunkTimeout(() => new Promise(() => undefined))().catch(lost)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(lost).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(lost).toHaveBeenCalledWith(new Error('Loading chunk failed: timeout'))
})

test('[ERR-31] a script that is missing is told at once', async () => {
  const missing = new TypeError('Failed to fetch dynamically imported module: /assets/orders-1.js')
  await expect(withChunkTimeout(() => Promise.reject(missing))()).rejects.toBe(missing)
  expect(vi.getTimerCount()).toBe(0)
})
