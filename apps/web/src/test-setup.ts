import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { startTexts } from './i18n/index.ts'
import { server } from './lib/test/server.ts'

// A page's code is loaded while a test waits for it, on a machine that does other things too.
configure({ asyncUtilTimeout: 4000 })

beforeAll(async () => {
  await startTexts('en')
  server.listen({ onUnhandledFrame: 'error' })
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
  localStorage.clear()
  sessionStorage.clear()
})
afterAll(() => server.close())
