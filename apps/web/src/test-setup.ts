import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { startTexts } from './i18n/index.ts'
import { server } from './lib/test/server.ts'
import { preloadOverlays } from './ui/preload-overlays.ts'

// A page's code is loaded while a test waits for it, on a machine that does other things too.
configure({ asyncUtilTimeout: 10_000 })

// jsdom has no top layer: what belongs there is simply shown.
HTMLElement.prototype.showPopover = function showPopover() {
  this.removeAttribute('popover')
}

beforeAll(async () => {
  await Promise.all([startTexts('en'), preloadOverlays()])
  server.listen({ onUnhandledFrame: 'error' })
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
  localStorage.clear()
  sessionStorage.clear()
})
afterAll(() => server.close())
