import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { type Account, signIn } from './accounts.ts'
import { createOrderApi, type OrderApi } from './order-api.ts'
import { outsideWorld, type OutsideWorld } from './outside-world.ts'
import { listenForNoise } from './page-noise.ts'
import { followTraffic } from './quiet.ts'
import { serverClock, type ServerClock } from './server-clock.ts'

export { expect }
export { demoPassword, emailOf } from './accounts.ts'
export { axeFindings, expectAccessible, sidewaysScroll } from './accessibility.ts'
export { beer } from './order-api.ts'
export { untilQuiet } from './quiet.ts'
export {
  counterOf,
  expectHeardOnce,
  forgetSession,
  keepMessages,
  pickLaterDay,
  placedOrder,
  signInWithForm,
  tabTo,
} from './steps.ts'

/** Empty: none was chosen yet. */
export type Language = 'nl' | 'en' | 'it' | 'de' | 'cs' | 'sk' | ''

// A page that waits for what arrives hears so of the end of its session, wherever a journey ends one.
const WAITED_TOO_LONG = /401 \(Unauthorized\) \S*\/WaitForNotifications/

type Given = {
  /** The language the visitor chose earlier. */
  language: Language
  /** Whether the age question was answered on an earlier visit. */
  isOldEnough: boolean
  /** Console errors that this journey brings about on purpose. */
  expectedNoise: RegExp[]
}

/** What a journey works with, beside its page. */
export type Tools = {
  /** Signs this browser in as a demo account, with an empty cart. */
  signedIn: (account: Account) => Promise<void>
  /** Another person at another computer, signed in with an empty cart. */
  secondBrowser: (account: Account) => Promise<Page>
  /** Calls in the name of whoever is signed in. */
  api: OrderApi
  /** The played ERP and mailbox. */
  outside: OutsideWorld
  /** The server's clock; it shows the present again when the journey is over. */
  clock: ServerClock
  /** What this journey's page complained about so far; whatever nobody expected fails it. */
  noise: string[]
}

export const test = base.extend<Given & Tools>({
  language: ['en', { option: true }],
  isOldEnough: [true, { option: true }],
  expectedNoise: [[], { option: true }],

  context: async ({ context, language, isOldEnough }, use) => {
    await rememberVisit(context, { language, isOldEnough })
    await use(context)
  },

  api: async ({ page }, use) => use(createOrderApi(page.request)),
  outside: async ({ request }, use) => use(outsideWorld(request)),
  clock: async ({ request, baseURL }, use) => {
    const clock = serverClock(request, baseURL ?? '')
    await use(clock)
    await clock.reset()
  },
  signedIn: async ({ page, api }, use) =>
    use(async (account) => {
      await signIn(page.request, account)
      await api.emptyCart()
    }),

  secondBrowser: async ({ browser, baseURL, language, isOldEnough }, use) => {
    const opened: BrowserContext[] = []
    await use(async (account) => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }) })
      opened.push(context)
      await rememberVisit(context, { language, isOldEnough })
      await signIn(context.request, account)
      await createOrderApi(context.request).emptyCart()
      return context.newPage()
    })
    for (const context of opened) await context.close()
  },

  // Every journey fails on an error that only the console saw.
  noise: [
    async ({ page, expectedNoise }, use) => {
      followTraffic(page)
      const noise = await listenForNoise(page)
      await use(noise)
      const expected = [...expectedNoise, WAITED_TOO_LONG]
      const surprises = new Set(noise.filter((line) => !expected.some((pattern) => pattern.test(line))))
      expect([...surprises], 'errors on the console').toEqual([])
    },
    { auto: true },
  ],
})

/** What an earlier visit left in the browser. */
async function rememberVisit(context: BrowserContext, visit: Pick<Given, 'language' | 'isOldEnough'>): Promise<void> {
  await context.addInitScript(({ language, isOldEnough }) => {
    if (localStorage.getItem('language') || language === '') return
    localStorage.setItem('language', language)
    if (isOldEnough) localStorage.setItem('isSubmitAgeConfirmed', 'true')
  }, visit)
}
