import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
// The dialogs' focus guards are focusable and hidden on purpose: they hand the focus on at once.
const FOCUS_GUARDS = '[data-base-ui-focus-guard]'

/** What axe finds on the page as it stands, one line for each element. */
export async function axeFindings(page: Page): Promise<string[]> {
  await untilNothingMoves(page)
  const isListOpen = (await page.getByRole('listbox').count()) > 0
  const { violations } = await new AxeBuilder({ page })
    // No page of ours has frames: what axe does to reach into them opens a page each time.
    .setLegacyMode()
    .withTags(RULES)
    .exclude(FOCUS_GUARDS)
    // The options of an open list stand beside the landmarks, as those of a browser's own select do.
    .options({ resultTypes: ['violations'], ...(isListOpen && { rules: { region: { enabled: false } } }) })
    .analyze()
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`))
}

/** Waits until every transition has ended: in between, text has a colour of neither state. */
async function untilNothingMoves(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = document.getAnimations().filter(({ playState }) => playState === 'running')
    // A transition that is replaced by another one is cancelled, which is no fault.
    await Promise.allSettled(running.map(({ finished }) => finished))
  })
}

/** Holds the page as it stands against the rules; the journey goes on, and fails in the end if anything was found. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  expect.soft(await axeFindings(page), `axe finds nothing: ${state}`).toEqual([])
}

/** How many pixels the page is wider than its window. */
export async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
