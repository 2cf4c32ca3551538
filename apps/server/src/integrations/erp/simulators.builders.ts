import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { createTestDatabase } from '#platform/test/index.ts'

const MAIN = new URL('../../../../simulators/src/main.ts', import.meta.url)

export type PlayedWorld = Awaited<ReturnType<typeof startPlayedWorld>>

/** Starts the simulators as a process of their own, on free ports and a database of their own. */
export async function startPlayedWorld({ now, isAnonymous = false }: { now?: string; isAnonymous?: boolean } = {}) {
  const database = await createTestDatabase()
  const child = spawn(process.execPath, [MAIN.pathname], {
    env: {
      DATABASE_URL: database.url,
      SIMULATORS_PORT: '0',
      SMTP_PORT: '0',
      ERP_STATION_SECONDS: '0',
      SIMULATORS_ANONYMOUS: isAnonymous ? 'on' : 'off',
      ...(now && { SIMULATORS_NOW: now }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  const { url, smtpUrl } = await readAddresses(child.stdout)

  return {
    url,
    smtpUrl,
    /** Pulls a lever of the simulators, such as `erp/advance`. */
    async tell(lever: string, body: object): Promise<void> {
      const answer = await fetch(`${url}/simulators/${lever}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      if (!answer.ok) throw new Error(`${lever}: ${answer.status} ${await answer.text()}`)
    },
    /** What a part of the simulators holds, such as `mail`. */
    async holdings(part: string, query: Record<string, string>): Promise<unknown> {
      const answer = await fetch(`${url}/simulators/${part}.json?${new URLSearchParams(query).toString()}`)
      return answer.json()
    },
    async stop(): Promise<void> {
      child.kill('SIGTERM')
      await exit
      await database.drop()
    },
  }
}

async function readAddresses(output: NodeJS.ReadableStream): Promise<{ url: string; smtpUrl: string }> {
  for await (const line of createInterface({ input: output })) {
    const [, url, smtpUrl] = /^Simulators: (\S+)\/simulators\/ and (\S+)$/.exec(line) ?? []
    if (url && smtpUrl) return { url, smtpUrl }
  }
  throw new Error('The simulators did not start')
}
