import { PATHS } from '../apps/web/src/paths.ts'
import { crawl, IS_WHOLE_CRAWL } from './support/crawl.ts'
import { test } from './support/index.ts'

// PROOF_ROUNDS asks for all of it, by itself: PROOF_ROUNDS=1 npx playwright test crawl. `screens.spec.ts` crawls as a buyer.
// These lead out of the session, or are asked for with what only a mail has.
const LEFT_OUT: readonly string[] = [
  PATHS.unsubscribe,
  PATHS.resetPassword,
  PATHS.verification,
  PATHS.registered,
  PATHS.signOnError,
]
const WITHOUT_NAMES = Object.values(PATHS).filter((path) => !path.includes('$') && !LEFT_OUT.includes(path))

test.slow()

test('a visitor finds no dead link, no error and no missing text, wherever links lead', async ({ page }) => {
  await crawl(page, ['/'])
})

/** Every role and every customer type once, whoever is special, and one of them in the other language. */
const CRAWLERS = [
  ['nl', 'owner.distributor'],
  ['en', 'owner.distributor'],
  ['nl', 'delegated.agreement'],
  ['en', 'manager.trade'],
  ['nl', 'buyer.retail'],
  ['en', 'basic.ontrade'],
  ['nl', 'owner.tank'],
  ['en', 'delegated.reseller'],
  ['nl', 'staff@veenhof.example'],
  ['en', 'offtrade@veenhof.example'],
  ['nl', 'internal@veenhof.example'],
  ['en', 'admin@veenhof.example'],
  ['nl', 'suspended'],
  ['en', 'academy@veenhof.example'],
] as const

if (IS_WHOLE_CRAWL)
  for (const [language, account] of CRAWLERS)
    test.describe(`in ${language}`, () => {
      test.use({ language })

      test(`${account} finds no dead link, error, missing text or what axe finds`, async ({ page, signedIn }) => {
        test.setTimeout(60 * 60_000)
        await signedIn(account)
        await crawl(page, ['/', ...WITHOUT_NAMES])
      })
    })
