import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BUYER, openBrewery, type OpenBrewery, readPath } from '../../test/open-brewery.ts'
import { bytesOf, REFUSED_CONTENTS, TAKEN, TWO_FACED } from './hostile-files.builders.ts'
import { giveSupport } from './tickets.builders.ts'
import { ticketsFeature } from './tickets.feature.ts'

const TICKETS = '/nl/prod/api/v1/portal/tickets'
const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  heic: 'image/heic',
  pdf: 'application/pdf',
}

let folder: string
let brewery: OpenBrewery
let url: string
let authorization: string
let taken = 0
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'fust-hostile-'))
  brewery = await openBrewery({ features: [ticketsFeature] }, { FILES_FOLDER: folder })
  await giveSupport(brewery.pool)
  url = await brewery.app.listen({ port: 0, host: '127.0.0.1' })
  authorization = `Bearer ${await brewery.tokenOf(BUYER)}`
})
afterAll(async () => {
  await brewery.close()
  rmSync(folder, { recursive: true })
})

async function openTicket(): Promise<string> {
  const { rows } = await brewery.pool.query<{ id: number }>(
    `insert into ticket (company_id, ship_to_id, user_id, market, kind, subject, description, created_at, updated_at)
     select 'C1', 'S1', id, 'NL', 'question', 'Krat kapot', 'Zie foto.', now(), now() from portal_user where email = $1
     returning id`,
    [BUYER],
  )
  return String(rows[0]?.id)
}

const partOf = (name: string | Buffer, content: Buffer, type = 'application/octet-stream') =>
  bytesOf('--grens\r\nContent-Disposition: form-data; name="attachments"; filename="', Buffer.from(name), '"\r\n')
    .toString('latin1')
    .concat(`Content-Type: ${type}\r\n\r\n`, content.toString('latin1'), '\r\n')

const formOf = (...parts: readonly string[]) => bytesOf(...parts, '--grens--\r\n')

type Answered = { status: number; headers: Headers; body: unknown; ticket: string }

async function send(
  form: Buffer,
  contentType: string | null = 'multipart/form-data; boundary=grens',
): Promise<Answered> {
  const ticket = await openTicket()
  const answer = await fetch(`${url}${TICKETS}/UploadAttachmentsByTicketId?ticketId=${ticket}`, {
    method: 'POST',
    headers: { authorization, ...(contentType !== null && { 'content-type': contentType }) },
    body: new Uint8Array(form),
  })
  return { status: answer.status, headers: answer.headers, body: await answer.json(), ticket }
}

const upload = (name: string | Buffer, content: Buffer, type?: string) => send(formOf(partOf(name, content, type)))

/** The code of a refusal, for which the web has words in each language; nothing of what is inside is told, and nothing is there. */
async function refusalOf({ status, headers, body, ticket }: Answered): Promise<unknown> {
  expect([400, 413, 415, 422]).toContain(status)
  expect(body).toEqual({
    status,
    code: expect.any(String),
    message: expect.stringMatching(/^[A-Z][^\n{}<>]{5,200}$/),
    requestId: expect.any(String),
  })
  expect(String(readPath(body, 'message'))).not.toMatch(/\bat \w+ \(|node_modules|select |\/tmp|Error:/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(await filesOf(ticket)).toEqual([])
  return readPath(body, 'code')
}

async function filesOf(ticket: string): Promise<unknown> {
  return (await brewery.get(`${TICKETS}/GetAttachmentsByTicketId/${ticket}`)).body
}

/** Taken, and saved so that no browser opens, runs or renames it: answers its name. */
async function savedAs({ status, body }: Answered, end: string, content: Buffer): Promise<string> {
  expect({ status, body }).toMatchObject({ status: 200 })
  taken += 1
  const fileName = String(readPath(body, 0, 'fileName'))
  expect(readPath(body, 0, 'type')).toBe(TYPES[end])
  expect(fileName).toMatch(/^[^\p{C}\p{Zl}\p{Zp}/\\<>:"|?*%;.]{1,64}\.[a-z]{3,4}$/u)
  expect(fileName).not.toMatch(/^\s|\s\.|^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])\./i)
  const saved = await fetch(`${url}${TICKETS}/DownloadAttachment/${String(readPath(body, 0, 'id'))}`, {
    headers: { authorization },
  })
  expect(Buffer.from(await saved.arrayBuffer()).equals(content)).toBe(true)
  expect(Object.fromEntries(saved.headers)).toMatchObject({
    'content-type': TYPES[end],
    'content-disposition': expect.stringMatching(/^attachment; filename="[\w .()-]+"; filename\*=UTF-8''[\w.%~!-]+$/),
    'content-security-policy': 'sandbox',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, no-store',
  })
  return fileName
}

describe('what is none of the types that are taken is refused', () => {
  const ENDS = ['png', 'jpg', 'pdf', 'heic'] as const
  test.each(REFUSED_CONTENTS.flatMap(([what, content]) => ENDS.map((end) => [what, end, content] as const)))(
    '[SUP-03] %s, called .%s',
    async (_what, end, content) => {
      expect(await refusalOf(await upload(`krat.${end}`, content, TYPES[end]))).toBe('attachment-type')
    },
  )

  test.each(Object.entries(TAKEN).flatMap(([end, content]) => [1, 2].map((bytes) => [end, bytes, content] as const)))(
    '[SUP-03] a file called .%s that breaks off after %i bytes',
    async (end, bytes, content) => {
      expect(await refusalOf(await upload(`krat.${end}`, content.subarray(0, bytes)))).toBe('attachment-type')
    },
  )

  test.each(Object.keys(TAKEN))('[SUP-03] nothing at all, called .%s', async (end) => {
    expect(await refusalOf(await upload(`krat.${end}`, Buffer.alloc(0)))).toBe('attachment-empty')
  })

  test.each(
    Object.entries(TAKEN).flatMap(([is, content]) =>
      [...Object.keys(TAKEN), 'svg', 'html', 'exe']
        .filter((end) => end !== is)
        .map((end) => [is, end, content] as const),
    ),
  )('[SUP-03] what is a .%s and called .%s', async (_is, end, content) => {
    expect(await refusalOf(await upload(`krat.${end}`, content))).toBe('attachment-type')
  })
})

describe('what is one thing for one reader and another for the next', () => {
  test.each(TWO_FACED)('%s is taken as it came, and safe where it is saved', async (_what, end, content) => {
    expect(await savedAs(await upload(`krat.${end}`, content), end, content)).toBe(`krat.${end}`)
  })

  test.each(['text/html', 'image/svg+xml', 'application/x-msdownload', 'text/html; charset=utf-7', 'x'.repeat(2_000)])(
    'a picture that its sender calls %s is a picture',
    async (type) => {
      expect(await savedAs(await upload('krat.png', TAKEN.png, type), 'png', TAKEN.png)).toBe('krat.png')
    },
  )
})

describe('a name that leads somewhere, hides something or means something', () => {
  test.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['..\\..\\windows\\win.pdf', 'win.pdf'],
    ['/etc/shadow.pdf', 'shadow.pdf'],
    ['\\\\server\\share\\x.pdf', 'x.pdf'],
    ['C:\\boot.pdf', 'boot.pdf'],
    ['file:///etc/passwd.pdf', 'passwd.pdf'],
    ['....//....//x.pdf', 'x.pdf'],
    ['%2e%2e%2f%2e%2e%2fx.pdf', '_2e_2e_2f_2e_2e_2fx.pdf'],
    ['..%c0%af..%c0%afx.pdf', '___c0_af___c0_afx.pdf'],
    ['gnp\u202efdp.pdf', 'gnpfdp.pdf'],
    ['\u2066a\u2069.pdf', 'a.pdf'],
    ['\u200f\u200e\u061cb.pdf', 'b.pdf'],
    ['\u200b\u2060\ufeff.pdf', 'attachment.pdf'],
    ['a\u00adb.pdf', 'a_b.pdf'],
    ['a\u0000b.pdf', 'ab.pdf'],
    ['a.pdf\u0000.pdf', 'a_pdf.pdf'],
    ['a\u001b[31mb.pdf', 'a[31mb.pdf'],
    ['a\u0085b.pdf', 'a b.pdf'],
    ['a\u2028b.pdf', 'a b.pdf'],
    ['a%0D%0ASet-Cookie: x=1.pdf', 'a Set-Cookie_ x=1.pdf'],
    ['a%22; filename=%22x.exe.pdf', 'a__ filename=_x_exe.pdf'],
    ['CON.pdf', 'attachment.pdf'],
    ['nul.pdf', 'attachment.pdf'],
    ['Aux .pdf', 'attachment.pdf'],
    ['COM9.pdf', 'attachment.pdf'],
    ['conout$.pdf', 'attachment.pdf'],
    ['com\u00b9.pdf', 'attachment.pdf'],
    ['LPT\u00b3.pdf', 'attachment.pdf'],
    ['.htaccess.pdf', '_htaccess.pdf'],
    ['.pdf', 'attachment.pdf'],
    ['....pdf', 'attachment.pdf'],
    ['   .pdf', 'attachment.pdf'],
    ['\u3164.pdf', 'attachment.pdf'],
    ['a.php.pdf', 'a_php.pdf'],
    ['a.pdf.exe.pdf', 'a_pdf_exe.pdf'],
    ['<img src=x onerror=alert(1)>.pdf', '_img src=x onerror=alert(1)_.pdf'],
    ['{{7*7}}${7*7}.pdf', '{{7_7}}${7_7}.pdf'],
    [`'; drop table ticket; --.pdf`, `'_ drop table ticket_ --.pdf`],
    ['=cmd|calc.pdf', '=cmd_calc.pdf'],
    ['$(id)`id`.pdf', '$(id)`id`.pdf'],
    ['x'.repeat(500).concat('.pdf'), 'x'.repeat(64).concat('.pdf')],
    ['\u{1f37a}'.repeat(500).concat('.pdf'), 'attachment.pdf'],
    ['e'.concat('\u0301'.repeat(500), '.pdf'), '\u00e9'.concat('\u0301'.repeat(63), '.pdf')],
    ['Krat één – käsé č.pdf', 'Krat één – käsé č.pdf'],
    ['ビール.pdf', 'ビール.pdf'],
  ])('%j is saved as %j', async (name, expected) => {
    expect(await savedAs(await upload(name, TAKEN.pdf), 'pdf', TAKEN.pdf)).toBe(expected)
  })

  test('that is no UTF-8 is a name all the same', async () => {
    const name = bytesOf('krat', [0xc0, 0xaf, 0xff], '.pdf')
    expect(await savedAs(await upload(name, TAKEN.pdf), 'pdf', TAKEN.pdf)).toBe('krat\ufffd\ufffd\ufffd.pdf')
  })

  test.each([
    '',
    'pdf',
    'krat',
    'krat.',
    'krat.pdf ',
    'krat.pdf.',
    'krat.pdf/',
    'krat.pdf::$DATA',
    'krat.pdf%00',
    'krat.pdf;.png',
    'krat.pdf\u0000.exe',
    'x'.repeat(500),
  ])('%j says of a PDF that it is none, which is refused', async (name) => {
    expect(await refusalOf(await upload(name, TAKEN.pdf))).toBe('attachment-type')
  })
})

describe('a form', () => {
  const part = partOf('krat.pdf', TAKEN.pdf)

  test.each([
    ['that is empty', ''],
    ['that breaks off in its file', part.slice(0, -20)],
    ['that breaks off in its head', part.slice(0, 60)],
    ['that breaks off before its end', part],
    ['of another boundary', part.replaceAll('grens', 'other').concat('--other--\r\n')],
    ['whose head has no end', `--grens\r\n${'x: y\r\n'.repeat(2_000)}`],
    ['whose head is longer than heads are', `--grens\r\nx: ${'y'.repeat(5_000)}\r\n\r\n\r\n--grens--\r\n`],
    ['that is JSON', '{"attachments": []}'],
    ['that is a page', '<!doctype html>'],
    ['of breaks alone', '\r\n'.repeat(2_000)],
  ])('%s is refused', async (_what, form) => {
    expect(await refusalOf(await send(bytesOf(form)))).toBe('invalid-request')
  })

  test.each([
    ['without a boundary', 'multipart/form-data'],
    ['with an empty boundary', 'multipart/form-data; boundary='],
    ['with a boundary that is too long', `multipart/form-data; boundary=${'g'.repeat(71)}`],
    ['of another kind of parts', 'multipart/mixed; boundary=grens'],
    ['that calls itself a file', 'application/octet-stream'],
    ['that calls itself a picture', 'image/png'],
    ['that calls itself text', 'text/plain'],
    ['that calls itself JSON', 'application/json'],
    ['as pages without scripts send it', 'application/x-www-form-urlencoded'],
    ['that does not say what it is', null],
  ])('%s is refused', async (_what, contentType) => {
    expect(await refusalOf(await send(formOf(part), contentType))).toMatch(/^invalid-(request|input)$/)
  })

  test.each([
    ['of no parts', '--grens--\r\n'],
    ['of boundaries alone', '--grens'.repeat(2_000)],
    ['of a field alone', '--grens\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n--grens--\r\n'],
    [
      'whose file is named as new clients do',
      part.replace('filename="krat.pdf"', `filename*=UTF-8''krat.pdf`).concat('--grens--\r\n'),
    ],
  ])('%s has no files, and is refused', async (_what, form) => {
    expect(await refusalOf(await send(bytesOf(form)))).toBe('invalid-input')
  })

  test.each([
    ['a page', partOf('a.html', bytesOf('<script>alert(1)</script>')), 'attachment-type'],
    ['an empty file', partOf('leeg.pdf', Buffer.alloc(0)), 'attachment-empty'],
    ['twenty more', Array.from({ length: 20 }, () => part).join(''), 'too-many-attachments'],
    ['ten thousand more', Array.from({ length: 10_000 }, () => part).join(''), 'too-many-attachments'],
  ])('of a PDF and %s is refused as a whole', async (_what, more, code) => {
    expect(await refusalOf(await send(formOf(part, more)))).toBe(code)
  })

  test('of more than eleven megabytes is refused', async () => {
    expect(await refusalOf(await upload('krat.pdf', bytesOf(TAKEN.pdf, Buffer.alloc(12 * 2 ** 20))))).toBe(
      'invalid-request',
    )
  })

  test.each([
    ['more than it brings', 'content-length: 11000000'],
    ['less than nothing', 'content-length: -1'],
    ['two lengths', `content-length: 10\r\ncontent-length: 11`],
    ['a length and pieces', `content-length: 10\r\ntransfer-encoding: chunked`],
    ['pieces that are none', 'transfer-encoding: chunked, zzz'],
  ])('that announces %s changes nothing, however it ends', async (_what, announced) => {
    const ticket = await openTicket()
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    await once(socket, 'connect')
    socket.on('error', () => {})
    socket.end(
      [
        `POST ${TICKETS}/UploadAttachmentsByTicketId?ticketId=${ticket} HTTP/1.1`,
        'host: fust',
        `authorization: ${authorization}`,
        'content-type: multipart/form-data; boundary=grens',
        announced,
        '',
        part.slice(0, 40),
      ].join('\r\n'),
    )
    const answer = await text(socket)
    expect(answer).toMatch(/^(HTTP\/1\.1 4\d\d |$)/)
    expect(await filesOf(ticket)).toEqual([])
  })
})

describe('after all of it', () => {
  test('there is a file for each that was taken, under a name that nobody chose, and none beside', async () => {
    const kept = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    expect(kept).toHaveLength(taken)
    expect(kept.filter(({ name }) => !/^[0-9a-f-]{36}$/.test(name))).toEqual([])
    const { rows } = await brewery.pool.query<{ files: number }>('select count(*)::int as files from ticket_attachment')
    expect(rows).toEqual([{ files: taken }])
  })

  test('no other call takes a form with files', () => {
    const description: unknown = JSON.parse(
      readFileSync(path.resolve(import.meta.dirname, '../../../../../packages/contract/openapi.json'), 'utf8'),
    )
    const forms = Object.entries(readPath(description, 'paths') ?? {}).filter(
      ([, calls]) => readPath(calls, 'post', 'requestBody', 'content', 'multipart/form-data') !== undefined,
    )
    expect(forms.map(([call]) => call)).toEqual([expect.stringContaining('UploadAttachmentsByTicketId')])
  })
})
