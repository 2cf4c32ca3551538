import { expect, test } from './support/index.ts'
import { DESK, PHONE } from './support/ways.ts'

const LIST = 'Bestelling week 49\nArt.nr\tOmschrijving\tAantal\tPrijs\nVP-KR2430\tVeenhof Pils\t12\t17,85\nVP-KR2430\tVeenhof Pils\t3\t17,85\nWW-KR2430\tWitte Wieven\t2 pallets\t19,20\nTS-KR2433\tTripel\t24 st\t20,00\nHV-KR1645\tHef\t3 lagen\t20,00\n8,72E+12\tIets\t4\t1,00\nNOWHERE-1\tNiets\t4\t1,00\nTotaal\t\t48\t'
for (const language of ['nl', 'en'] as const)
  for (const [name, device] of [['1440', DESK], ['390', PHONE]] as const)
    test.describe(`${name} ${language}`, () => {
      test.use({ ...device, language })
      test(`shots ${name} ${language}`, async ({ page, signedIn }) => {
        await signedIn('bestelbureau@noorderdiep.example')
        await page.setViewportSize(name === '1440' ? { width: 1440, height: 1000 } : { width: 390, height: 844 })
        await page.goto('/catalog/quick-order')
        const field = page.locator('[data-field=code]').first()
        await expect(field).toBeVisible()
        const paste = (text: string) => field.evaluate((element, pasted) => {
          const clipboardData = new DataTransfer()
          clipboardData.setData('text/plain', pasted)
          element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
        }, text)
        await paste('Artikel\tma\tdi\nVP-KR2430\t12\t3\nWW-KR2430\t7\t9')
        await page.waitForTimeout(1500)
        await page.screenshot({ path: `/tmp/shots/q-${name}-${language}.png`, fullPage: true })
        await paste(LIST)
        await page.waitForTimeout(3000)
        await page.screenshot({ path: `/tmp/shots/r-${name}-${language}.png`, fullPage: true })
      })
    })
