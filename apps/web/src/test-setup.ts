import '@testing-library/jest-dom/vitest'
import { onlineManager } from '@tanstack/react-query'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { changeLanguage, loadTexts, startTexts } from './i18n/index.ts'
import { AREAS } from './i18n/text-files.ts'
import { alignClock } from './lib/market/clock.ts'
import { server } from './lib/test/server.ts'
import { preloadOverlays } from './ui/overlay/preload-overlays.ts'

// What a test waits for comes when the machine gets round to it: only what never comes ends here.
configure({ asyncUtilTimeout: 60_000 })

// jsdom has no top layer: what belongs there is simply shown.
HTMLElement.prototype.showPopover = function showPopover() {
  this.removeAttribute('popover')
}
// Nor has it a layout to scroll in.
window.scrollTo = () => undefined
Element.prototype.scrollIntoView = () => undefined

// Vitest reads from it which fixtures are wanted: none.
// oxlint-disable-next-line no-empty-pattern
beforeAll(async ({}, { file }) => {
  // The app loads the texts of an area itself; a part of an area is drawn without it.
  const area = AREAS.find((name) => file.filepath.includes(`/src/areas/${name}/`))
  await Promise.all([startTexts('en'), area && loadTexts(area), preloadOverlays()])
  server.listen({ onUnhandledFrame: 'error' })
})
// The next test, of this file or another, begins as a first visit does.
afterEach(async () => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  await changeLanguage('en')
  alignClock(new Date(0).toUTCString(), 0)
  onlineManager.setOnline(true)
  server.resetHandlers()
  server.events.removeAllListeners()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  document.title = ''
})
afterAll(() => server.close())
