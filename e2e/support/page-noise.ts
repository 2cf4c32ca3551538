import type { Page } from '@playwright/test'

/** Everything a page complains about: errors on the console, faults nobody caught, the security policy. */
export function listenForNoise(page: Page): string[] {
  const noise: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') noise.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => noise.push(String(error)))
  return noise
}
