import { spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'

export type Simulators = { url: string; smtpUrl: string; stop: () => Promise<void> }

const READY = /^Simulators: (\S+)\/simulators\/ and (\S+)$/

/** Starts the process that plays the outside world, on free ports, and waits until it says where it is. */
export async function startSimulators({
  productFolder,
  databaseUrl,
  breweryFolder,
  portalUrl,
}: {
  productFolder: string
  databaseUrl: string
  /** What the played ERP has from before. */
  breweryFolder: string
  /** Where the portal is, for services that ask it who comes. */
  portalUrl: string
}): Promise<Simulators> {
  const child = spawn(process.execPath, [path.join(productFolder, 'apps/simulators/src/main.ts')], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      BREWERY: breweryFolder,
      PORTAL_URL: portalUrl,
      SIMULATORS_PORT: '0',
      SMTP_PORT: '0',
    },
    // Over the channel the child hears that we are gone, also when we were killed.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const { stdout } = child
  if (!stdout) throw new Error('The simulators have no output.')
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const where = await Promise.race([
    readyLine(stdout),
    gone.then(() => Promise.reject(new Error('The simulators did not start.'))),
  ])
  // Nothing reads further lines; the pipe must not fill up.
  stdout.resume()
  return {
    ...where,
    stop: async () => {
      child.kill('SIGTERM')
      await gone
    },
  }
}

async function readyLine(output: NodeJS.ReadableStream): Promise<{ url: string; smtpUrl: string }> {
  for await (const line of createInterface({ input: output })) {
    const [, url, smtpUrl] = READY.exec(line) ?? []
    if (url && smtpUrl) return { url, smtpUrl }
  }
  throw new Error('The simulators ended without saying where they are.')
}
