import type { Page } from '@playwright/test'

type Violation = { effectiveDirective: string; blockedURI: string; sample: string }

/** Everything a page complains about: errors on the console, faults nobody caught, what the content policy stopped. */
export async function listenForNoise(page: Page): Promise<string[]> {
  const noise: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') noise.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => noise.push(String(error)))
  await page.exposeBinding('tellViolation', (_source, { effectiveDirective, blockedURI, sample }: Violation) => {
    noise.push(`Content policy: ${effectiveDirective} stopped ${blockedURI} ${sample}`)
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      // Playwright's binding, which the types of the page do not know.
      const tell: unknown = Reflect.get(window, 'tellViolation')
      if (typeof tell === 'function') tell({ effectiveDirective, blockedURI, sample })
    })
  })
  return noise
}
