import { expect, test, type Page } from '@playwright/test'
import { PATHS } from '../../apps/web/src/paths.ts'
import { axeFindings, sidewaysScroll } from './accessibility.ts'
import { untilQuiet } from './quiet.ts'

const EVERY_PATH: readonly string[] = Object.values(PATHS)
/** Whether all of it was asked for: as everybody, at every width, and axe on a phone, too. */
export const IS_WHOLE_CRAWL = (process.env['PROOF_ROUNDS'] ?? '') !== ''
const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const WIDTHS = IS_WHOLE_CRAWL ? [320, 768, 992, PHONE.width] : [PHONE.width]
/** Of addresses that differ in a name only so many are looked at: what is right of one is right of all. */
const MOST_OF_A_KIND = IS_WHOLE_CRAWL ? 3 : 1
/** What stands where a text should: a key, a place that nothing was filled in, or no figure. */
const MISSING_TEXT = /\bundefined\b|\bNaN\b|\[object |\{[a-z]\w*\}|Invalid Date|\b(shell|titles|catalogue)\.[a-z]\w+/

/** Opens these addresses and whatever they lead to inside the portal, each kind of address once. */
export async function crawl(page: Page, from: readonly string[]): Promise<void> {
  const waiting = [...new Set(from)]
  const seen = new Map<string, number>(waiting.map((path) => [kindOf(path), 1]))
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    for (const link of await lookAt(page, path)) {
      const times = seen.get(kindOf(link)) ?? 0
      if (times >= (kindOf(link).includes('$') ? MOST_OF_A_KIND : 1)) continue
      seen.set(kindOf(link), times + 1)
      waiting.push(link)
    }
  }
  expect(seen.size, 'links were followed').toBeGreaterThan(from.length)
}

/** What is wrong at an address fails softly; answers the addresses that it leads to. */
async function lookAt(page: Page, path: string): Promise<string[]> {
  return test.step(path, async () => {
    await page.setViewportSize(DESK)
    const answer = await page.goto(path)
    expect.soft(answer?.status(), `${path} is there`).toBe(200)
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
    await expect(page.locator('main [aria-busy="true"]'), `${path} has loaded`).toHaveCount(0)
    await untilQuiet(page)
    expect.soft(await page.locator('body').innerText(), `${path} has its texts`).not.toMatch(MISSING_TEXT)
    expect.soft(await axeFindings(page), `axe on ${path}`).toEqual([])
    const hrefs = await page
      .locator('a[href^="/"]:visible')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    for (const width of WIDTHS) {
      await page.setViewportSize({ ...PHONE, width })
      expect.soft(await sidewaysScroll(page), `${path} scrolls sideways at ${width} px`).toBe(0)
    }
    if (IS_WHOLE_CRAWL) expect.soft(await axeFindings(page), `axe on ${path} on a phone`).toEqual([])
    return hrefs.map((href) => href.split('#', 1)[0] ?? '').filter(isScreen)
  })
}

// Files and calls are no screens, and what a search of a page says is another view of it.
const isScreen = (href: string) =>
  href !== '' && !/^\/(media|theme|almagnoliaservice|identity|simulators|api-docs|docs)\b|\.\w{2,4}(\?|$)/.test(href)

/** `/news/a` and `/news/b` are of one kind, by the path that both are named by. */
function kindOf(href: string): string {
  const [path = ''] = href.split('?', 1)
  if (EVERY_PATH.includes(path)) return path
  const named = EVERY_PATH.find((each) => {
    const parts = each.split('/')
    const own = path.split('/')
    return parts.length === own.length && parts.every((part, at) => part.startsWith('$') || part === own[at])
  })
  return named ?? path
}
