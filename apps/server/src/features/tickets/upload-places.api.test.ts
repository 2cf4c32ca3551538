import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { BUYER, type OpenBrewery, openBrewery } from '../../test/open-brewery.ts'
import { TAKEN } from './hostile-files.builders.ts'
import { giveSupport } from './tickets.builders.ts'
import { ticketsFeature } from './tickets.feature.ts'

const UPLOAD = '/nl/prod/api/v1/portal/tickets/UploadAttachmentsByTicketId'
const COLLEAGUE = 'second@tenbrink.example'
const AT_ONCE = 4
const OF_PERSON = 2
const FORM = Buffer.concat([
  Buffer.from('--grens\r\nContent-Disposition: form-data; name="attachments"; filename="krat.pdf"\r\n\r\n'),
  TAKEN.pdf,
  Buffer.from('\r\n--grens--\r\n'),
])

type Door = Awaited<ReturnType<typeof openDoor>>

const folder = mkdtempSync(path.join(tmpdir(), 'fust-places-'))
const breweries: OpenBrewery[] = []
const sockets: Socket[] = []
/** Where uploads may take their time. */
let patient: Door
beforeAll(async () => {
  patient = await openDoor({ UPLOAD_GRACE_MS: '30000' })
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})
afterAll(async () => {
  for (const brewery of breweries) await brewery.close()
  rmSync(folder, { recursive: true })
})

/** A server that listens, with a ticket. */
async function openDoor(settings: Record<string, string>) {
  const brewery = await openBrewery(
    { features: [ticketsFeature] },
    {
      FILES_FOLDER: folder,
      UPLOADS_AT_ONCE: `${AT_ONCE}`,
      UPLOADS_OF_PERSON: `${OF_PERSON}`,
      ...settings,
    },
  )
  breweries.push(brewery)
  await giveSupport(brewery.pool)
  const url = await brewery.app.listen({ port: 0, host: '127.0.0.1' })
  const { rows } = await brewery.pool.query<{ id: number }>(
    `insert into ticket (company_id, ship_to_id, user_id, market, kind, subject, description, created_at, updated_at)
     select 'C1', 'S1', id, 'NL', 'question', 'Krat kapot', 'Zie foto.', now(), now() from portal_user where email = $1
     returning id`,
    [BUYER],
  )
  const target = `${UPLOAD}?ticketId=${rows[0]?.id}`
  const bearer = async (email: string) => `authorization: Bearer ${await brewery.tokenOf(email)}`

  return {
    bearer,
    /** Begins an upload and sends no more of it; `said` is the answer. */
    begin: (as: string): { socket: Socket; said: Promise<string> } => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1')
      sockets.push(socket)
      socket.on('error', () => undefined)
      socket.write(
        [
          `POST ${target} HTTP/1.1`,
          'host: fust',
          as,
          'content-type: multipart/form-data; boundary=grens',
          `content-length: ${FORM.length}`,
          '',
          FORM.subarray(0, 40).toString(),
        ].join('\r\n'),
      )
      return { socket, said: new Promise((resolve) => socket.once('data', (data) => resolve(data.toString()))) }
    },
    send: async (email: string): Promise<number> => {
      const answer = await fetch(`${url}${target}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${await brewery.tokenOf(email)}`,
          'content-type': 'multipart/form-data; boundary=grens',
        },
        body: new Uint8Array(FORM),
      })
      await answer.body?.cancel()
      return answer.status
    },
  }
}

const all = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make)

test.each(['authorization: Bearer nobody', 'cookie: fust=nobody', 'cookie: theme=dark', 'x-nothing: at-all'])(
  '[SUP-03] callers who are not signed in hold no place of an upload: %s',
  async (credentials) => {
    const begun = all(2 * AT_ONCE, () => patient.begin(credentials))
    for (const { said } of begun) expect(await said).toMatch(/^HTTP\/1\.1 401 /)
    expect(await patient.send(BUYER)).toBe(200)
  },
)

test('[SUP-03] one person cannot hold all places: beyond the own ones the answer is 429 with a time to come back', async () => {
  const own = await patient.bearer(BUYER)
  const begun = all(OF_PERSON + 1, () => patient.begin(own))
  expect(await Promise.race(begun.map(({ said }) => said))).toMatch(/^HTTP\/1\.1 429 [^]*\r\nretry-after: \d+\r\n/i)
  expect(await patient.send(BUYER)).toBe(429)
  expect(await patient.send(COLLEAGUE)).toBe(200)
})

test('[SUP-03] an upload that hardly moves is ended with 408, and its place is free again', async () => {
  const door = await openDoor({ UPLOAD_GRACE_MS: '200' })
  const own = await door.bearer(BUYER)
  const begun = all(OF_PERSON, () => door.begin(own))
  const answers = await Promise.all(begun.map(({ socket }) => text(socket)))
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 408 [^]*\r\nconnection: close\r\n/i)
  expect(await door.send(BUYER)).toBe(200)
})
