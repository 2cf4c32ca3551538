import type { Locator, Page } from '@playwright/test'
import { tabTo } from './steps.ts'

/** How somebody comes to a button and uses it. */
type Use = (page: Page, target: Locator) => Promise<void>
export const byMouse: Use = (_page, target) => target.click()
export const byFinger: Use = (_page, target) => target.tap()
export const byKeyboard: Use = async (page, target) => {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
export const DESK = { viewport: { width: 1440, height: 900 } }
