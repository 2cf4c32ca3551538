import { chromium, type BrowserContext } from '@playwright/test'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readPath } from '../jobs/job.ts'

/** Somebody who was never here, who has answered the age question, or who is signed in. */
export type Visitor = 'new' | 'known' | 'buyer'

export type VisitorBrowser = { context: BrowserContext; debuggingPort: number; close: () => Promise<void> }

const BUYER = 'owner.distributor@veenhof.example'
const CHROMIUM = '/usr/bin/chromium'
const QUIET = ['--disable-background-networking', '--disable-component-update', '--disable-sync']

/** A browser with what the visits before this one left in it; Lighthouse joins it by its port. */
export async function openVisitorBrowser(url: string, visitor: Visitor): Promise<VisitorBrowser> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fust-visitor-'))
  const context = await chromium.launchPersistentContext(folder, {
    ...(existsSync(CHROMIUM) && { executablePath: CHROMIUM }),
    args: ['--no-sandbox', '--disable-gpu', '--remote-debugging-port=0', ...QUIET],
    baseURL: url,
    viewport: null,
  })
  if (visitor === 'buyer') await signIn(context)
  if (visitor !== 'new') await rememberVisit(context)
  const [port] = (await readFile(path.join(folder, 'DevToolsActivePort'), 'utf8')).split('\n')
  return {
    context,
    debuggingPort: Number(port),
    close: async () => {
      await context.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function signIn({ request }: BrowserContext): Promise<void> {
  const demo: unknown = await (await request.get('/identity/demo-accounts')).json()
  const data = { email: BUYER, password: readPath(demo, 'password') }
  const answer = await request.post('/identity/sign-in', { data })
  if (!answer.ok()) throw new Error(`${BUYER} could not sign in: ${await answer.text()}`)
}

/** Opens the portal once, so that it keeps here what it keeps. */
async function rememberVisit(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('isSubmitAgeConfirmed', 'true'))
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.close()
}
