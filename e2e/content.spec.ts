import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Download, Locator, Page } from '@playwright/test'
import { expect, expectAccessible, sidewaysScroll, tabTo, test, untilQuiet } from './support/index.ts'
import { START_MS, startOwnServer } from './support/own-server.ts'

// The demo brewery with one article more, which is still to come.
const PORT = Number(process.env['PORT'] ?? 3100) + 58
const HOME = `http://127.0.0.1:${PORT}`
const VEENHOF = path.resolve(import.meta.dirname, '../breweries/veenhof')
const CUSTOMER = 'owner.distributor'
const STAFF = 'staff@veenhof.example'
const COMING = {
  path: '/news/kelderfeest',
  title: 'A party in the cellar',
  day: '2099-12-24',
  page: `---
title: A party in the cellar
summary: Nobody knows of it yet.
published_on: 2099-12-24
public: true
tags: [brewery]
---

Bring your own glass.
`,
}
/** As `fust preview` gives it. */
const PREVIEW_LINK = `${COMING.path}?language=en&preview=${COMING.day}&as=Public`
/** Eight product sheets take some seconds then, and are there to be stopped. */
const SLOW_BYTES_PER_SECOND = 6_000

let stop: () => Promise<void>
let folder: string

test.use({ baseURL: HOME })

test.beforeAll(async () => {
  test.setTimeout(START_MS)
  folder = mkdtempSync(path.join(tmpdir(), 'fust-content-'))
  cpSync(VEENHOF, folder, { recursive: true })
  writeFileSync(path.join(folder, 'content/news/kelderfeest.en.md'), COMING.page)
  writeFileSync(path.join(folder, 'content/news/kelderfeest.nl.md'), COMING.page)
  stop = await startOwnServer({
    port: PORT,
    database: 'e2e-content',
    settings: { PUBLIC_URL: HOME, BREWERY: folder },
  })
})

test.afterAll(async () => {
  await stop()
  rmSync(folder, { recursive: true })
})

async function saved(page: Page, save: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all<[Promise<Download>, Promise<void>]>([page.waitForEvent('download'), save()])
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
}

const filesIn = (zip: Buffer) => [...new Set(zip.toString('latin1').match(/[a-z-]+\.pdf/g))].toSorted()

const headingsOf = (page: Page) => page.getByRole('article').getByRole('heading')

test.describe('marketing materials', () => {
  test('[CNT-21, CNT-23] are searched, narrowed, looked at and saved by the keyboard alone @core', async ({
    page,
    signedIn,
  }) => {
    await signedIn(CUSTOMER)
    await page.goto('/marketing-materials')
    await expect(page.getByText('60 files')).toBeVisible()

    await test.step('a word and a folder stand in the address', async () => {
      await tabTo(page, page.getByRole('searchbox', { name: 'Search by a word' }))
      await page.keyboard.type('Driest')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/words=Driest/)
      await tabTo(page, page.getByRole('combobox', { name: 'Folder' }))
      await page.keyboard.press('ArrowDown')
      await tabTo(page, page.getByRole('option', { name: /^Product sheets/ }), 'ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/folder=Product/)
      await expect(headingsOf(page)).toHaveText(['Product sheet Driest'])
      await expect(page.getByText('1 file', { exact: true })).toBeVisible()
    })

    await test.step('one is looked at larger, and the focus comes back', async () => {
      const look = page.getByRole('button', { name: 'Look at Product sheet Driest' })
      await tabTo(page, look)
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Product sheet Driest' })
      await expect(dialog).toContainText('One page to print or to forward')
      await expectAccessible(page, 'a marketing material that is looked at')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(look).toBeFocused()
    })

    await test.step('one is saved by itself', async () => {
      await tabTo(page, page.getByRole('link', { name: 'Download Product sheet Driest' }))
      const sheet = await saved(page, () => page.keyboard.press('Enter'))
      expect(sheet.name).toBe('productblad-driest.pdf')
      expect(sheet.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    })

    await test.step('nothing is found in words, and all come back', async () => {
      await tabTo(page, page.getByRole('searchbox', { name: 'Search by a word' }), 'Shift+Tab')
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type('qqq')
      await page.keyboard.press('Enter')
      await expect(page.getByText('Nothing found')).toBeVisible()
      await tabTo(page, page.getByRole('button', { name: 'Clear the filters' }))
      await page.keyboard.press('Enter')
      await expect(page.getByText('60 files')).toBeVisible()
      await expect(page).toHaveURL(/\/marketing-materials$/)
    })
  })

  test('[CNT-22] several come as one zip: stopped midway nothing is saved, and another time all of it', async ({
    page,
    signedIn,
  }) => {
    const saves: Download[] = []
    page.on('download', (download) => saves.push(download))
    await signedIn(CUSTOMER)
    await page.goto('/marketing-materials?folder=Product+sheets')
    await expect(headingsOf(page)).toHaveCount(8)
    for (const box of await page.getByRole('checkbox', { name: /^Choose Product sheet/ }).all()) await box.check()
    const bar = page.getByRole('region', { name: 'Chosen files' })
    await expect(bar).toContainText('8 chosen')
    const save = bar.getByRole('button', { name: 'Download as a zip' })

    await test.step('on a slow line it says how far it is, and is stopped', async () => {
      const line = await page.context().newCDPSession(page)
      const throughput = async (downloadThroughput: number) => {
        await line.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: 0,
          downloadThroughput,
          uploadThroughput: -1,
        })
      }
      await line.send('Network.enable')
      await throughput(SLOW_BYTES_PER_SECOND)
      await save.click()
      await expect.poll(() => percentOf(bar)).toBeGreaterThan(0)
      await expect(bar).toContainText(/KB of .*KB has come/)
      await expectAccessible(page, 'a zip that comes')
      await bar.getByRole('button', { name: 'Stop' }).press('Enter')
      await expect(bar.getByRole('status')).toHaveText('Stopped. Nothing was saved.')
      await expect(bar).toBeFocused()
      await throughput(-1)
    })

    await test.step('another time it is there as a whole', async () => {
      const zip = await saved(page, () => save.press('Enter'))
      expect(zip.name).toBe('materials.zip')
      expect(filesIn(zip.bytes)).toHaveLength(8)
      await expect(bar.getByRole('status')).toHaveText('8 files saved')
      expect(saves).toHaveLength(1)
    })
  })

  test.describe('on a phone in Dutch', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, language: 'nl' })

    test('[CNT-21, CNT-22] two of two pages are chosen and come together', async ({ page, signedIn }) => {
      await signedIn(CUSTOMER)
      await page.goto('/marketing-materials')
      await expect(headingsOf(page)).toHaveCount(10)
      const first = page.getByRole('checkbox', { name: /kiezen$/ }).first()
      await first.check()
      await page.getByRole('button', { name: 'Volgende' }).tap()
      await expect(page).toHaveURL(/page=2/)
      await expect(first).not.toBeChecked()
      await first.check()
      const bar = page.getByRole('region', { name: 'Gekozen bestanden' })
      await expect(bar).toContainText('2 gekozen')
      await expectAccessible(page, 'materials that are chosen on a phone')
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
      const zip = await saved(page, () => bar.getByRole('button', { name: 'Download als zip' }).tap())
      expect(zip.name).toBe('materiaal.zip')
      await expect(bar.getByRole('status')).toHaveText('2 bestanden bewaard')
    })
  })
})

/** How far it is; 0 before anything has come. */
async function percentOf(bar: Locator): Promise<number> {
  return Number(await bar.getByRole('progressbar').getAttribute('value'))
}

test.describe('news', () => {
  test('[CNT-04, CNT-05] are read by the page, and Back leads to the page that one came from', async ({
    page,
    signedIn,
  }) => {
    await signedIn(CUSTOMER)
    await page.goto('/news')
    await expect(headingsOf(page)).toHaveCount(12)
    await page.getByRole('button', { name: 'Page 2' }).click()
    await expect(page).toHaveURL(/\/news\?page=2$/)
    const second = page.getByRole('button', { name: 'Page 2' })
    await expect(second).toHaveAttribute('aria-current', 'page')
    const older = page.getByRole('link', { name: 'Sun on the roof of the filling hall' })
    await older.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sun on the roof of the filling hall')
    await page.goBack()
    await expect(page).toHaveURL(/\/news\?page=2$/)
    await expect(older).toBeVisible()
    await expect(second).toHaveAttribute('aria-current', 'page')
    await page.goBack()
    await expect(page).toHaveURL(/\/news$/)
    await expect(older).toHaveCount(0)
  })

  test('[CNT-06] are narrowed by what they are about, also from an article; nothing is about a tag that is not there', async ({
    page,
    signedIn,
  }) => {
    await signedIn(CUSTOMER)
    await page.goto('/news')
    const tags = page.getByRole('navigation', { name: 'What it is about' })
    const chosen = tags.getByRole('link', { name: 'sustainability' })
    await chosen.press('Enter')
    await expect(page).toHaveURL(/\/news\?tag=sustainability$/)
    await expect(chosen).toHaveAttribute('aria-current', 'true')
    await expect(headingsOf(page)).toHaveText([
      'New glasses, old glasses back',
      'The barley of 2026 is in',
      'Sun on the roof of the filling hall',
      'From 3.4 to 3.2 litres of water per litre of beer',
    ])
    await page.getByRole('link', { name: 'New glasses, old glasses back' }).click()
    await page.getByRole('main').getByRole('link', { name: 'point of sale' }).click()
    await expect(page).toHaveURL(/tag=point/)
    await expect(headingsOf(page)).toHaveText(['New glasses, old glasses back'])

    await page.goto('/news?tag=nothing-at-all')
    await expect(page.getByText('Nothing about this')).toBeVisible()
    await expectAccessible(page, 'news about nothing')
    await page.getByRole('main').getByRole('link', { name: 'All articles' }).last().click()
    await expect(page).toHaveURL(/\/news$/)
    await expect(headingsOf(page)).toHaveCount(12)
  })
})

test.describe('an article before its day', () => {
  // Whoever may not look ahead is refused, and the page that is not there yet is none.
  test.use({ expectedNoise: [/(401|403) .*\/portal\/(articles|links|publicarticles)|404 .*\/(articles|news)\//] })

  const coming = (page: Page) => page.getByRole('main').getByText(COMING.title)
  const noteOf = (page: Page) => page.getByRole('complementary', { name: 'Preview' })

  test('is seen by the brewery’s own people by a link, as on its day, until they end the preview', async ({
    page,
    signedIn,
  }) => {
    await signedIn(STAFF)
    await page.goto(COMING.path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not on the truck')
    await page.goto(PREVIEW_LINK)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(COMING.title)
    await expect(page.getByText('Bring your own glass.')).toBeVisible()
    const note = noteOf(page)
    await expect(note).toContainText('2099')
    await expectAccessible(page, 'an article that is looked ahead at')
    await page.getByRole('main').getByRole('link', { name: 'brewery' }).click()
    await expect(coming(page)).toBeVisible()
    await note.getByRole('button', { name: 'End the preview' }).click()
    await expect(note).toHaveCount(0)
    await expect(headingsOf(page).first()).toBeVisible()
    await expect(coming(page)).toHaveCount(0)
  })

  for (const who of ['a customer', 'a stranger'] as const)
    test(`is not seen by ${who}, by the link or without`, async ({ page, signedIn }) => {
      if (who === 'a customer') await signedIn(CUSTOMER)
      for (const address of [COMING.path, PREVIEW_LINK]) {
        await page.goto(address)
        // Whom the link shows nothing, it is taken from: the page loads anew.
        await untilQuiet(page)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
        await expect(coming(page)).toHaveCount(0)
        expect(await (await page.request.get(address)).text()).not.toContain(COMING.title)
      }
      await test.step('and reads all else as ever', async () => {
        await page.goto('/news?tag=brewery')
        await expect(headingsOf(page).first()).toBeVisible()
        await expect(coming(page)).toHaveCount(0)
        await expect(noteOf(page)).toHaveCount(0)
      })
    })
})

for (const [device, viewport] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(`on ${device} the text of an article stays where it is while its pictures come`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const { promise: isRead, resolve: read } = Promise.withResolvers<void>()
    await page.route('**/media/scenes/cellar.svg*', async (route) => {
      await isRead
      await route.continue()
    })
    await page.goto('/news/zonnedak')
    const below = page.getByText('What is left goes into the cold store')
    await below.scrollIntoViewIfNeeded()
    const picture = page.getByRole('img', { name: 'A vaulted cellar with stacked kegs' })
    const isThere = () => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)
    expect(await isThere()).toBe(false)
    const before = await below.boundingBox()
    read()
    await expect.poll(isThere).toBe(true)
    expect(await below.boundingBox()).toEqual(before)
  })
