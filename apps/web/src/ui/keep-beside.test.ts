import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepBeside, RESIZE_DEBOUNCE_MS } from './keep-beside.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('a panel beside its anchor', () => {
  test('[NAV-29] is placed anew once the window has kept its size for 100 ms', () => {
    const { panel, moveAnchorTo } = openPanel()
    expect(panel.style.left).toBe('40px')
    moveAnchorTo(60)
    window.dispatchEvent(new Event('resize'))
    vi.advanceTimersByTime(RESIZE_DEBOUNCE_MS - 1)
    window.dispatchEvent(new Event('resize'))
    vi.advanceTimersByTime(99)
    expect(panel.style.left).toBe('40px')
    vi.advanceTimersByTime(1)
    expect(panel.style.left).toBe('60px')
  })

  test('follows a scroll at once', () => {
    const { panel, moveAnchorTo } = openPanel()
    moveAnchorTo(60)
    window.dispatchEvent(new Event('scroll'))
    expect(panel.style.left).toBe('60px')
  })

  test('stays where it is once it is let go of', () => {
    const { panel, moveAnchorTo, letGo } = openPanel()
    moveAnchorTo(60)
    window.dispatchEvent(new Event('resize'))
    letGo()
    vi.advanceTimersByTime(RESIZE_DEBOUNCE_MS)
    expect(panel.style.left).toBe('40px')
  })
})

function openPanel() {
  const [panel, anchor] = [document.createElement('div'), document.createElement('button')]
  let left = 40
  // jsdom lays nothing out.
  anchor.getBoundingClientRect = () => new DOMRect(left, 100, 120, 40)
  const letGo = keepBeside(panel, anchor)
  return { panel, letGo, moveAnchorTo: (next: number) => (left = next) }
}
