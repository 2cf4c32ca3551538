import { defineConfig } from '@playwright/test'
import { existsSync } from 'node:fs'

// Debian's Chromium where it is installed, else the one of `npx playwright install chromium`.
const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((file) => existsSync(file))
const OFFLINE = ['--disable-background-networking', '--disable-component-update', '--disable-sync']
const OWN_SERVER = 'http://127.0.0.1:3100'
const SERVER_START_MS = 120_000

const givenServer = process.env['BASE_URL'] || undefined

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.fust/journeys',
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: 'line',
  use: {
    baseURL: givenServer ?? OWN_SERVER,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    actionTimeout: 10_000,
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(CHROMIUM && { executablePath: CHROMIUM }),
      args: ['--no-sandbox', '--disable-gpu', ...OFFLINE],
    },
  },
  ...(!givenServer && {
    webServer: {
      command: 'node e2e/support/start-fresh.ts',
      // All journeys come from one address, and faster than people do.
      env: { RATE_PER_MINUTE: '100000', SIGN_IN_RATE_PER_MINUTE: '10000' },
      url: `${OWN_SERVER}/ready`,
      timeout: SERVER_START_MS,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    },
  }),
})
