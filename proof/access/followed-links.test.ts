import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OPERATIONS, type Objects } from './operations.ts'
import { giveObjects, signIn, UNKNOWN, type Person } from './people.ts'
import { servedOperations } from './served.ts'
import { bearer, FOLDER, graphql, openVeenhof, type Asked, type Veenhof } from './veenhof.ts'

const GENERAL = '/nl/prod/api/v1/portal'
const CONTENT = '/almagnoliaservice/api/v1/portal'

/** What is saved, beside the objects of people: pages of the brewery that not everybody may read. */
type Saved = Objects & { page: string }

type Link = {
  what: string
  ask: (saved: Saved) => Asked
  /** Without each of them it is not given. */
  needs: readonly string[]
  /** What the link names: who may not have it is answered as if nobody had. */
  names: 'invoice' | 'order' | 'ticket' | 'attachment' | 'shipTo' | 'page'
}

const invoiceOf = ({ invoice }: Saved) => ({ documentType: 'invoice', documentId: invoice })
const SHEET = { documentType: 'product-sheet', documentId: 'documents/productblad-driest.pdf' }
const BILL = ['My Documents', 'My Orders']

/** Every address by which something of a company, or for some of its people, is saved, listed or looked at as a table. */
const LINKS: readonly Link[] = [
  {
    what: 'an invoice',
    needs: BILL,
    names: 'invoice',
    ask: (saved) => ({
      method: 'GET',
      url: `${GENERAL}/mydocuments/DownloadDocument?${new URLSearchParams(invoiceOf(saved)).toString()}`,
    }),
  },
  {
    what: 'an invoice, by the archive',
    needs: BILL,
    names: 'invoice',
    ask: ({ invoice }) => post('invoiceolsa/getdocument', { invoiceNumber: invoice }),
  },
  {
    what: 'a zip of an invoice',
    needs: BILL,
    names: 'invoice',
    ask: (saved) => post('mydocuments/GetDownloadZipDocumentBulk', { documents: [invoiceOf(saved)] }),
  },
  {
    what: 'a zip of what is for everybody, with an invoice',
    needs: BILL,
    names: 'invoice',
    ask: (saved) => post('mydocuments/GetDownloadZipDocumentBulk', { documents: [SHEET, invoiceOf(saved)] }),
  },
  {
    what: 'the list of documents, looked through for an invoice',
    needs: BILL,
    names: 'invoice',
    ask: ({ invoice }) => ({ method: 'GET', url: `${GENERAL}/mydocuments/GetAllDocuments?search=${invoice}` }),
  },
  {
    what: 'the archive, looked through for an invoice',
    needs: BILL,
    names: 'invoice',
    ask: ({ invoice }) => post('invoiceolsa/getdatarchive', { search: invoice }),
  },
  {
    what: 'the archive of a ship-to',
    needs: BILL,
    names: 'shipTo',
    ask: ({ shipTo }) => post('invoiceolsa/getdatarchive', { shipToId: shipTo }),
  },
  {
    what: 'the confirmation of an order',
    needs: ['My Orders'],
    names: 'order',
    ask: ({ order }) => ({ method: 'GET', url: `${GENERAL}/orders/${order}/confirmation` }),
  },
  {
    what: 'the sales of a ship-to',
    needs: ['Reporting'],
    names: 'shipTo',
    ask: ({ shipTo }) => ({ method: 'GET', url: `${GENERAL}/power-bi/sales-report?shipto=${shipTo}` }),
  },
  {
    what: 'a file of a ticket',
    needs: ['Support'],
    names: 'attachment',
    ask: ({ attachment }) => ({ method: 'GET', url: `${GENERAL}/tickets/DownloadAttachment/${attachment}` }),
  },
  {
    what: 'the files of a ticket',
    needs: ['Support'],
    names: 'ticket',
    ask: ({ ticket }) => ({ method: 'GET', url: `${GENERAL}/tickets/GetAttachmentsByTicketId/${ticket}` }),
  },
  {
    what: 'a file of a page',
    needs: ['Marketing Materials'],
    names: 'page',
    ask: ({ page }) => ({
      method: 'GET',
      url: `${CONTENT}/contentfile/marketing-material/${page}?language=nl&file=media%2Flabel-driest.svg`,
    }),
  },
  {
    what: 'a zip of materials',
    needs: ['Marketing Materials'],
    names: 'page',
    ask: ({ page }) => ({ method: 'POST', url: `${CONTENT}/downloadmaterial/bulk-files`, payload: { ids: [page] } }),
  },
]
const ofCompanies = LINKS.filter(({ names }) => names !== 'page')
/** Which ship-tos their company has is no secret to a colleague. */
const ofColleagues = LINKS.filter(({ names }) => names !== 'shipTo')
const NOBODYS: Saved = { ...UNKNOWN, page: 'label-xxxxxx' }

function post(call: string, payload: unknown): Asked {
  return { method: 'POST', url: `${GENERAL}/${call}`, payload }
}

/** One of each type and of each role, and those who see more than one company. */
const STRANGERS = [
  'owner.distributor',
  'buyer.agreement',
  'manager.retail',
  'owner.ontrade',
  'buyer.tank',
  'delegated.reseller',
  'staff',
  'two-shiptos',
  'shop',
  'basic.retail',
  'academy',
  'noschema',
]

/** Customer service, who reads the tickets of everybody. */
const SERVICE = 'internal'

/** What browsers and tools ask of an address beside the plain call, and what else a caller may send along. */
const WAYS: readonly Record<string, string>[] = [
  {},
  { range: 'bytes=0-0' },
  { 'if-none-match': '*' },
  { 'if-modified-since': 'Thu, 01 Jan 2026 00:00:00 GMT' },
  { accept: 'text/html' },
]

let veenhof: Veenhof
let owner: Person
let theirs: Saved
beforeAll(async () => {
  const erp = {
    customerCredit: async () => undefined,
    invoiceDocument: async (number: string) => Buffer.from(`%PDF-1.4 invoice ${number}`),
  }
  veenhof = await openVeenhof({}, { erp, breweryFolder: FOLDER })
  owner = await signIn(veenhof, 'owner.trade')
  theirs = { ...(await giveObjects(veenhof, owner)), page: 'label-driest' }
})
afterAll(() => veenhof.close())

/** All of an answer, with the id that was asked for as `ID`, so that two answers can be held side by side. */
function bytesOf({ statusCode, headers, rawPayload }: LightMyRequestResponse, id: string): string {
  const told = [statusCode, JSON.stringify(headers), rawPayload.toString('latin1')].join('\n')
  return told.replaceAll(id, 'ID')
}

/** Where a link of somebody else does not look like one that nobody has; asked by whoever these headers name. */
async function differences(asker: Record<string, string>, links: readonly Link[]): Promise<string[]> {
  const found: string[] = []
  for (const { what, names, ask } of links)
    for (const way of WAYS) {
      const [foreign, unknown] = [await send(ask(theirs), asker, way), await send(ask(NOBODYS), asker, way)]
      const isSame = bytesOf(foreign, theirs[names]) === bytesOf(unknown, NOBODYS[names])
      const isGiven = foreign.headers['content-disposition'] !== undefined
      if (!isSame || isGiven) found.push(`${what} ${JSON.stringify(way)}\n${foreign.body}\n${unknown.body}`)
    }
  return found
}

const send = (asked: Asked, asker: Record<string, string>, way: Record<string, string> = {}) =>
  veenhof.send(asked, { ...asker, ...way })

/** What is asked of an address before it is fetched. */
const askedAhead = ({ url }: Asked, headers: Record<string, string>) =>
  veenhof.app.inject({ method: 'HEAD', url, headers: { 'x-request-id': 'proof-of-access', ...headers } })

describe('a link that is followed', () => {
  test('by whom it is for gives what it names', async () => {
    for (const { what, names, ask } of LINKS) {
      const own = await send(ask(theirs), bearer(owner.token))
      const unknown = await send(ask(NOBODYS), bearer(owner.token))
      expect([what, own.statusCode]).toEqual([what, 200])
      expect([what, bytesOf(own, theirs[names])]).not.toEqual([what, bytesOf(unknown, NOBODYS[names])])
    }
  })

  test('is one of these, whatever is saved by it', async () => {
    const names = new Set(servedOperations(veenhof.app))
    const saving: string[] = []
    for (const { name, ask } of OPERATIONS.filter((own) => names.has(own.name) && !own.name.includes('.'))) {
      const answer = await send(ask(theirs), bearer(owner.token))
      if (String(answer.headers['content-disposition']).startsWith('attachment'))
        saving.push(name.split('/').at(-1) ?? '')
      // Some of them end the session.
      if (answer.statusCode === 401) owner.token = await veenhof.tokenOf(owner.email)
    }
    expect(saving.toSorted()).toEqual(
      [
        ':slug',
        'DownloadDocument',
        'GetDownloadZipDocumentBulk',
        'bulk-files',
        'confirmation',
        'getdocument',
        ':id',
      ].toSorted(),
    )
  })

  test.each(STRANGERS)('[PRM-26] by %s of another company is answered as one that nobody has', async (name) => {
    const { token } = await signIn(veenhof, name)
    expect(await differences(bearer(token), ofCompanies)).toEqual([])
  })

  test('[PRM-26] by customer service is answered as one that nobody has, but for what belongs to a ticket', async () => {
    const { token } = await signIn(veenhof, SERVICE)
    const others = ofCompanies.filter(({ names }) => names !== 'ticket' && names !== 'attachment')
    expect(await differences(bearer(token), others)).toEqual([])
  })

  test.each([...new Set(ofColleagues.flatMap(({ needs }) => needs))])(
    '[PRM-20] [PRM-26] by a colleague from whom %s is withheld is answered as one that nobody has',
    async (permission) => {
      const colleague = await signIn(veenhof, 'manager.trade')
      const mine = ofColleagues.filter(({ needs }) => needs.includes(permission))
      const all = (await Promise.all(mine.map(({ ask }) => send(ask(theirs), bearer(colleague.token))))).map(
        ({ statusCode }) => statusCode,
      )
      expect(all).toEqual(mine.map(() => 200))
      await withhold(colleague, [permission])
      expect(await differences(bearer(colleague.token), mine)).toEqual([])
      await withhold(colleague, [])
    },
  )

  test('[PRM-26] by who has no session, one that has ended, or one that never was, is answered as one that nobody has', async () => {
    const { token } = await signIn(veenhof, 'manager.trade')
    await veenhof.send(graphql('mutation { revokeCustomerToken { result } }'), bearer(token))
    for (const asker of [{}, bearer(token), bearer('x'.repeat(43)), { cookie: 'fust=nobody' }])
      expect(await differences(asker, LINKS)).toEqual([])
  })

  test('[PRM-26] is not told of to who asks for the head of its answer alone', async () => {
    const strangers = [{}, bearer((await signIn(veenhof, 'owner.distributor')).token)]
    for (const asker of strangers)
      for (const { what, names, ask } of ofCompanies.filter((link) => link.ask(theirs).method === 'GET')) {
        const [foreign, unknown] = [await askedAhead(ask(theirs), asker), await askedAhead(ask(NOBODYS), asker)]
        expect([what, bytesOf(foreign, theirs[names])]).toEqual([what, bytesOf(unknown, NOBODYS[names])])
      }
  })
})

/** Takes permissions from all roles of this person. */
const withhold = ({ shipTo }: Person, permissions: readonly string[]) =>
  veenhof.pool.query('update user_role set withheld = $2 where user_id = $1', [shipTo.userId, permissions])
