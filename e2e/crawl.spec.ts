import { PATHS } from '../apps/web/src/paths.ts'
import { crawl, IS_WHOLE_CRAWL } from './support/crawl.ts'
import { readJson } from './support/read-json.ts'
import { expect, test } from './support/index.ts'

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

if (IS_WHOLE_CRAWL)
  for (const language of ['nl', 'en'] as const)
    test.describe(`in ${language}, all of it`, () => {
      test.use({ language })

      test('nobody of the demo finds a dead link, an error, a missing text or what axe finds', async ({
        page,
        request,
        signedIn,
      }) => {
        test.setTimeout(4 * 60 * 60_000)
        const answer = await request.get('/identity/demo-accounts')
        const { accounts } = await readJson<{ accounts: { email: `${string}.${string}` }[] }>(answer)
        expect(accounts.length).toBeGreaterThan(5)
        for (const { email } of accounts)
          await test.step(email, async () => {
            await signedIn(email)
            await crawl(page, ['/', ...WITHOUT_NAMES])
          })
      })
    })
