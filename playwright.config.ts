import { defineConfig } from '@playwright/test'
import { browserWithWindows, findBrowser } from './e2e/support/browser.ts'

const OFFLINE = ['--disable-background-networking', '--disable-component-update', '--disable-sync']
const OWN_SERVER = `http://127.0.0.1:${process.env['PORT'] ?? 3100}`
// These reach behind the server: they move its clock, or bring another brewery folder in.
const CLOCK_JOURNEYS = 'deadlines.spec.ts'
const BREWERY_JOURNEYS = 'brewery-changes.spec.ts'
// They start a server of their own, with another brewery.
const OTHER_BREWERIES = ['second-brewery.spec.ts', 'breweries-elsewhere.spec.ts', 'hostile-content.spec.ts']
const NOTIFICATION_JOURNEYS = 'push.spec.ts'
const SERVER_START_MS = 120_000
const withWindows = browserWithWindows()
const args = ['--no-sandbox', '--disable-gpu', ...OFFLINE]

/** Tags and files of the journeys to play, with spaces between them; all unless it is given. */
const selected = (process.env['JOURNEYS'] ?? '').split(' ').filter(Boolean)

const givenServer = process.env['BASE_URL'] || undefined

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.fust/journeys',
  workers: 2,
  // Nothing waits for long on a machine that has time; on one that has none, a journey is slow and right.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  grep: new RegExp(selected.map((part) => part.replaceAll('.', String.raw`\.`)).join('|')),
  reporter: 'line',
  use: {
    baseURL: givenServer ?? OWN_SERVER,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    // What the page held is kept of a second try: to keep it of every journey takes a fifth of the time.
    trace: { mode: 'on-first-retry', screenshots: false, snapshots: true, sources: false },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { ...findBrowser().launch, args },
  },
  projects: [
    {
      name: 'journeys',
      testIgnore: [
        CLOCK_JOURNEYS,
        NOTIFICATION_JOURNEYS,
        ...(givenServer ? [BREWERY_JOURNEYS, ...OTHER_BREWERIES] : []),
      ],
    },
    ...(withWindows
      ? [
          {
            name: 'notifications',
            testMatch: NOTIFICATION_JOURNEYS,
            use: { launchOptions: { ...withWindows.launch, args } },
          },
        ]
      : []),
    // Whoever moves the server's clock moves it for everybody, and waits until the others are done.
    ...(givenServer ? [] : [{ name: 'clock', testMatch: CLOCK_JOURNEYS, dependencies: ['journeys'], workers: 1 }]),
  ],
  ...(!givenServer && {
    webServer: {
      command: 'node e2e/support/start-fresh.ts',
      env: {
        // All journeys come from one address, and faster than people do.
        RATE_PER_MINUTE: '100000',
        SIGN_IN_RATE_PER_MINUTE: '10000',
        // Whoever pays elsewhere comes back to the address that they are signed in at.
        PUBLIC_URL: OWN_SERVER,
        // The ERP begins with an order when it is told to: what a slow machine changes may still be changed.
        ERP_STATION_SECONDS: '0',
        // However busy the machine is, the ERP is heard.
        ERP_CREDIT_TIMEOUT_MS: '10000',
      },
      url: `${OWN_SERVER}/ready`,
      timeout: SERVER_START_MS,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    },
  }),
})
