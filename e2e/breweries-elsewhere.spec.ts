import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { counterOf, expect, expectAccessible, expectHeardOnce, placedOrder, test } from './support/index.ts'
import { START_MS, startOwnServer } from './support/own-server.ts'

// The brewery to begin with, taken to two markets that no brewery of ours is in.
const STARTER = path.resolve(import.meta.dirname, '../breweries/starter')
const BUYER = 'sanne@punt.example'

const DEMO = `demo: true
demo_password: Slovo-o-Pivu-26
demo_accounts:
  - { email: ${BUYER}, description: { en: Owner, nl: Eigenaar } }
`

const MARKETS = [
  {
    market: 'CZ',
    language: 'cs',
    currency: /Kč/,
    words: { crates: 'přepravky', hours: 'V kolik hodin', order: 'Objednat' },
  },
  {
    market: 'SK',
    language: 'sk',
    currency: /€/,
    words: { crates: 'prepravky', hours: 'V akom čase', order: 'Odoslať objednávku' },
  },
] as const

for (const [index, { market, language, currency, words }] of MARKETS.entries())
  test.describe(`a brewery in ${market}`, () => {
    const port = Number(process.env['PORT'] ?? 3100) + 14 + index
    let stop: () => Promise<void>
    let folder: string

    test.use({ baseURL: `http://127.0.0.1:${port}`, language })

    test.beforeAll(async () => {
      test.setTimeout(START_MS)
      folder = starterIn(market, language)
      stop = await startOwnServer({ port, database: `e2e-${market}`, settings: { BREWERY: folder } })
    })

    test.afterAll(async () => {
      await stop()
      rmSync(folder, { recursive: true })
    })

    test('[MKT-01] [MKT-03] [MKT-11] its first order is placed in its language and currency', async ({
      page,
      outside,
      signedIn,
    }) => {
      await signedIn(BUYER)
      await page.goto('/Create-An-Order_Beer')
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1, name: 'Pivo' })).toBeVisible()
      await counterOf(page, /^Zwaluw Pils/, words.crates)
        .first()
        .fill('40')
      await expect(page.getByRole('main')).toContainText(currency)
      await expectAccessible(page, `the beer of a brewery in ${market}`)

      await page.goto('/checkout')
      await expect(page.getByRole('main')).toContainText(/DPH \d+\s%/)
      await page.getByRole('combobox', { name: words.hours }).click()
      await page
        .getByRole('option')
        .filter({ hasText: /\d\d:\d\d/ })
        .first()
        .click()
      await page.getByRole('button', { name: words.order, exact: true }).click()
      const number = await placedOrder(page)
      const { mail } = await expectHeardOnce(outside, number, BUYER)
      expect(mail?.text).toMatch(currency)
    })
  })

/** The folder as somebody there would fill it: their market, their language in place of Dutch, and one who may sign in. */
function starterIn(market: string, language: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'fust-elsewhere-'))
  cpSync(STARTER, folder, { recursive: true })
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.csv')))
    change(path.join(folder, file), (text) => text.replace(/^.*$/m, (head) => head.replaceAll('.nl', `.${language}`)))
  change(path.join(folder, 'brewery.yaml'), (text) =>
    text.replace('market: NL', `market: ${market}\n\n${DEMO}`).replaceAll('{ nl:', `{ ${language}:`),
  )
  change(path.join(folder, 'users.csv'), (text) => text.replace('Invited,no,no', 'Active,yes,yes'))
  return folder
}

function change(file: string, by: (text: string) => string): void {
  writeFileSync(file, by(readFileSync(file, 'utf8')))
}
