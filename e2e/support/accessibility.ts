import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
// The dialogs' focus guards are focusable and hidden on purpose: they hand the focus on at once.
const FOCUS_GUARDS = '[data-base-ui-focus-guard]'

/** What axe finds on the page as it stands, one line for each element. */
export async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(RULES)
    .exclude(FOCUS_GUARDS)
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`))
}

/** How many pixels the page is wider than its window. */
export async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
