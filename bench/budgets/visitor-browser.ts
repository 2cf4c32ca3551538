import { chromium, type BrowserContext } from '@playwright/test'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findBrowser } from '../../e2e/support/browser.ts'
import { readPath } from '../jobs/job.ts'

/** Somebody who was never here, who has answered the age question, or who is signed in. */
export type Visitor = 'new' | 'known' | 'buyer'

export type VisitorBrowser = {
  /** Where Lighthouse joins it. */
  debuggingPort: number
  /** Does something with its pages and lets go of it: two that steer one browser wait for each other. */
  steer: <T>(work: (context: BrowserContext) => Promise<T>) => Promise<T>
  close: () => Promise<void>
}

const BUYER = 'owner.distributor@veenhof.example'
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--remote-debugging-port=0',
]

/** A browser with what the visits before this one left in it. */
export async function openVisitorBrowser(url: string, visitor: Visitor): Promise<VisitorBrowser> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fust-visitor-'))
  const { program, launch } = findBrowser()
  const child = spawn(program, [...FLAGS, `--user-data-dir=${folder}`, 'about:blank'], {
    env: { ...process.env, ...launch.env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const close = async () => {
    const isGone = child.exitCode !== null || child.signalCode !== null
    child.kill('SIGKILL')
    if (!isGone) await once(child, 'exit')
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  const debuggingPort = await portOf(child)
  const steer: VisitorBrowser['steer'] = async (work) => {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${debuggingPort}`)
    try {
      const [context] = browser.contexts()
      if (!context) throw new Error('The browser has no window.')
      return await work(context)
    } finally {
      await browser.close()
    }
  }
  try {
    await steer(async (context) => {
      if (visitor === 'buyer') await signIn(url, context)
      if (visitor !== 'new') await rememberVisit(url, context)
    })
  } catch (error) {
    await close()
    throw error
  }
  return { debuggingPort, steer, close }
}

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.once('exit', () => reject(new Error(`Chromium ended:\n${said}`)))
    child.stderr?.on('data', (chunk) => {
      said += String(chunk)
      const [, port] = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(said) ?? []
      if (port !== undefined) resolve(Number(port))
    })
  })
}

async function signIn(url: string, { request }: BrowserContext): Promise<void> {
  const demo: unknown = await (await request.get(`${url}/identity/demo-accounts`)).json()
  const data = { email: BUYER, password: readPath(demo, 'password') }
  const answer = await request.post(`${url}/identity/sign-in`, { data })
  if (!answer.ok()) throw new Error(`${BUYER} could not sign in: ${await answer.text()}`)
}

/** Opens the portal once, so that it keeps here what it keeps. */
async function rememberVisit(url: string, context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('isSubmitAgeConfirmed', 'true'))
  await page.goto(url)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.close()
}
