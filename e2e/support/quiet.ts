import { expect, type Page, type Request } from '@playwright/test'

// An open page waits at the server for what arrives: it is never done with that.
const WAITS = /\/WaitForNotifications/
const QUIET_MS = 500

type Traffic = { underWay: Set<Request>; changedAt: number }
const trafficOf = new WeakMap<Page, Traffic>()

/** Follows what the page asks for, so that `untilQuiet` knows when it is done. */
export function followTraffic(page: Page): void {
  const traffic: Traffic = { underWay: new Set(), changedAt: Date.now() }
  trafficOf.set(page, traffic)
  const changed = (request: Request, isUnderWay: boolean) => {
    if (WAITS.test(request.url())) return
    if (isUnderWay) traffic.underWay.add(request)
    else traffic.underWay.delete(request)
    traffic.changedAt = Date.now()
  }
  page.on('request', (request) => changed(request, true))
  page.on('requestfinished', (request) => changed(request, false))
  page.on('requestfailed', (request) => changed(request, false))
}

/** Until the page has asked for all that it asks for by itself. */
export async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await expect
    .poll(() => {
      const traffic = trafficOf.get(page)
      return traffic?.underWay.size === 0 && Date.now() - traffic.changedAt >= QUIET_MS
    }, 'the page asks for nothing more')
    .toBe(true)
}
