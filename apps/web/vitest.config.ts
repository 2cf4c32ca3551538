import react from '@vitejs/plugin-react'
import { defineProject, type UserWorkspaceConfig } from 'vitest/config'
import { compileTexts } from './compile-texts.ts'

type WebTests = { name: string; include: string[]; exclude?: string[]; isolate?: boolean }

// What is loaded for the first time is not loaded by a file before it.
const ALONE = ['src/app/area-texts.test.tsx']

/** The app and its jsdom are loaded once a worker; `src/test-setup.ts` takes back what a test leaves behind. */
export default [
  webProject({ name: 'web', include: ['src/**/*.test.{ts,tsx}'], exclude: ALONE, isolate: false }),
  webProject({ name: 'web-alone', include: ALONE }),
]

function webProject(tests: WebTests): UserWorkspaceConfig {
  return defineProject({
    root: import.meta.dirname,
    plugins: [compileTexts(), react()],
    // The build makes this module; in tests no service worker is registered.
    resolve: { alias: { 'virtual:pwa-register': new URL('src/lib/test/pwa-register.ts', import.meta.url).pathname } },
    test: {
      ...tests,
      environment: 'jsdom',
      setupFiles: ['src/lib/test/brewery-page.ts', 'src/test-setup.ts'].map(
        (file) => new URL(file, import.meta.url).pathname,
      ),
      // jsdom draws by setInterval: one that a test holds would never be let go.
      fakeTimers: { toFake: ['setTimeout', 'clearTimeout', 'Date'] },
      // On a machine that does other things too, a test is slow and right.
      testTimeout: 240_000,
      hookTimeout: 240_000,
    },
  })
}
