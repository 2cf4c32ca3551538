import { beforeEach, expect, test, vi } from 'vitest'
import { reloadOnLostChunk, withChunkTimeout } from './chunk-reload.ts'

beforeEach(() => vi.useFakeTimers())

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

test('[ERR-31] nothing is loaded again where the tab cannot note that it was: that would go on for ever', () => {
  const forbidden = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden)
  reloadOnLostChunk()
  const lost = new Event('vite:preloadError', { cancelable: true })
  window.dispatchEvent(lost)
  expect(lost.defaultPrevented).toBe(false)
})
