import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  // The build makes this module; in tests no service worker is registered.
  resolve: { alias: { 'virtual:pwa-register': new URL('src/lib/test/pwa-register.ts', import.meta.url).pathname } },
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/test-setup.ts'],
    // On a machine that does other things too, a test is slow and right.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
})
