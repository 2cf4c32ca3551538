import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { HOSTILE_COUNT, writeHostileBrewery } from './support/hostile-brewery.ts'
import { expect, test, untilQuiet } from './support/index.ts'
import { START_MS, startOwnServer } from './support/own-server.ts'

// A brewery whose pages try everything: a server and a database of its own.
const PORT = Number(process.env['PORT'] ?? 3100) + 50
const READER = 'owner.distributor@roodhert.example'

const SCREENS = [
  '/',
  '/news',
  '/news/all',
  '/news/n-1',
  '/allbrands',
  '/brands/all',
  '/support/faq',
  '/support/help',
  '/support/knowledge-base',
  '/support/knowledge-base/all',
  '/support/knowledge-base/k-0',
  '/support/search?search=alert',
  '/support/privacy',
  '/support/contacts',
  '/become-partner',
  '/business-partner',
  '/business-partner/category',
  '/sustainability',
  '/sustainability/category',
  '/sustainability/survey',
  '/loyalty',
  '/why-grolsch',
  '/why-grolsch/w-0',
  '/training',
  '/marketing-materials',
]

let stop: () => Promise<void>
let folder: string

test.use({ baseURL: `http://127.0.0.1:${PORT}` })

test.beforeAll(async () => {
  test.setTimeout(START_MS)
  folder = writeHostileBrewery()
  stop = await startOwnServer({ port: PORT, database: 'e2e-hostile', settings: { BREWERY: folder } })
})

test.afterAll(async () => {
  await stop()
  rmSync(folder, { recursive: true })
})

test('[CNT-04] nothing of what people write into pages runs, loads from elsewhere, or breaks out of its element', async ({
  page,
  signedIn,
}) => {
  expect(HOSTILE_COUNT).toBeGreaterThan(500)
  const ran: string[] = []
  page.on('dialog', async (dialog) => {
    ran.push(`${page.url()}: ${dialog.message()}`)
    await dialog.dismiss()
  })
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== '127.0.0.1') ran.push(`${page.url()} asked for ${request.url()}`)
  })
  await signedIn(READER)
  for (const path of SCREENS)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
      await untilQuiet(page)
      expect.soft(await foreignIn(page), `${path} has nothing that runs`).toEqual([])
    })
  // What the content policy stopped would be among the noise, which fails every journey.
  expect(ran).toEqual([])
})

/** What of a page was not made by the portal: handlers, schemes that run something, and elements of another document. */
function foreignIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    for (const element of document.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        if (name.startsWith('on')) found.push(`${element.localName} ${name}=${value}`)
        const isAddress = ['href', 'src', 'action', 'formaction', 'data', 'xlink:href'].includes(name)
        if (
          isAddress &&
          !/^(\/|#|https:\/\/(good\.example|www\.beviresponsabile\.it)|mailto:|tel:|http:\/\/127\.0\.0\.1|data:image\/svg)/.test(
            value,
          )
        )
          found.push(`${element.localName} ${name}=${value}`)
      }
      if (['iframe', 'object', 'embed', 'base', 'xss', 'xyz', 'math', 'marquee'].includes(element.localName))
        found.push(element.localName)
      if (element.localName === 'script' && element.closest('main')) found.push('script')
    }
    return found.slice(0, 20)
  })
}
