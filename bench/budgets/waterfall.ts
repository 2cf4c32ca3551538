import type { BrowserContext, Page, Route } from '@playwright/test'
import { setTimeout as sleep } from 'node:timers/promises'

/** How many rounds of questions a screen needs before all of it is there, and how many questions that are. */
export type Waterfall = { depth: number; requests: number }

const DATA = /\/(graphql|identity)(\/|$)/
const QUIET_MS = 1_000

/** Opens a screen and holds back every answer until nothing more is asked: what is asked then needed an answer. */
export async function waterfall(context: BrowserContext, address: string): Promise<Waterfall> {
  const page = await context.newPage()
  const held: Route[] = []
  const found = { depth: 0, requests: 0 }
  try {
    await page.route(DATA, (route) => void held.push(route))
    await page.goto(address)
    while ((await allAsked(held)) > 0 && (found.depth === 0 || !(await isShown(page)))) {
      found.depth += 1
      found.requests += held.length
      const answered = held.splice(0).map(async (route) => {
        await route.continue()
        await route.request().response()
      })
      await Promise.all(answered)
    }
    return found
  } finally {
    await page.close()
  }
}

async function allAsked(held: readonly Route[]): Promise<number> {
  for (let before = -1; before !== held.length; await sleep(QUIET_MS)) before = held.length
  return held.length
}

async function isShown(page: Page): Promise<boolean> {
  const [headings, busy] = [page.getByRole('heading', { level: 1 }), page.locator('main [aria-busy="true"]')]
  return (await headings.count()) > 0 && (await busy.count()) === 0
}
