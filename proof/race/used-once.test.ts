import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, test } from 'vitest'
import { openHouse, PATIENT, type Buyer, type House } from '../support/open-house.ts'
import { prove, ROUNDS } from '../support/prove.ts'

const AT_ONCE = 8
// Each use of a link costs several checks of passwords, which are slow on purpose.
const LINKS_AT_ONCE = 3
const LINK_ROUNDS = Math.min(ROUNDS, 100)
const VERIFIER = 'a-verifier-of-forty-three-characters-or-more'

const service = (name: string, host: string) => ({
  service: name,
  client_id: host,
  client_secret: `a-secret-that-only-${host}-has-in-here`,
  return_urls: [`https://${host}/return`],
  start_url: `https://${host}/start`,
  pages: [`https://${host}/`],
})
const MENU = service('pubMenu', 'menu.example')
const ACADEMY = service('eLearning', 'academy.example')
type Service = typeof ACADEMY

const folder = mkdtempSync(path.join(tmpdir(), 'fust-used-once-'))
let house: House
beforeAll(async () => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2_048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const file = path.join(folder, 'services.yaml')
  writeFileSync(file, JSON.stringify({ keys: [privateKey], services: [MENU, ACADEMY] }))
  house = await openHouse({ servers: 2, buyers: 2, settings: { ...PATIENT, SERVICES_FILE: file } })
  await house.pool.query(`update user_role set role = 'Owner', customer_type = 'Ontrade' where user_id like 'B%'`)
})
afterAll(async () => {
  await house.close()
  rmSync(folder, { recursive: true })
})

/** The server whose turn it is. */
const serverOf = (turn: number) => house.servers[turn % house.servers.length]?.url ?? ''

function buyerOf(index: number): Buyer {
  const buyer = house.buyers[index]
  if (!buyer) throw new Error('There is no buyer.')
  return buyer
}

const statusesAtOnce = (count: number, send: (url: string, turn: number) => Promise<Response>) =>
  Promise.all(
    Array.from({ length: count }, async (_, turn) => {
      const answer = await send(serverOf(turn), turn)
      await answer.text()
      return answer.status
    }),
  )

const onceOnly = (statuses: readonly number[], done: number, refused: number): string[] => {
  const [times = 0, others = 0] = [done, refused].map((status) => statuses.filter((own) => own === status).length)
  return times === 1 && others === statuses.length - 1 ? [] : [`used ${times} times: ${statuses.join(', ')}`]
}

test('a one-time link that several use at once is used once', () =>
  prove('one link, used at once', LINK_ROUNDS, async (round) => {
    const { id } = buyerOf(1)
    const token = randomBytes(32).toString('base64url')
    await house.pool.query('delete from former_password where user_id = $1', [id])
    await house.pool.query(
      `insert into one_time_token (token_hash, purpose, user_id, email, created_at, expires_at)
       select $2, 'password-reset', id, email, now(), now() + interval '1 hour' from portal_user where id = $1`,
      [id, createHash('sha256').update(`password-reset:${token}`).digest()],
    )
    const statuses = await statusesAtOnce(LINKS_AT_ONCE, (url, turn) =>
      fetch(`${url}/identity/password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ purpose: 'password-reset', token, password: `Vers-getapt-${round}-${turn}-bier` }),
      }),
    )
    return onceOnly(statuses, 204, 422)
  }))

test('[NAV-21] a code that a service brings several times at once is redeemed once', () =>
  prove('one code of a service, redeemed at once', ROUNDS, async () => {
    const code = await codeFor(ACADEMY)
    return onceOnly(await statusesAtOnce(AT_ONCE, (url) => redeem(url, ACADEMY, code)), 200, 400)
  }))

test('[NAV-21] a token of one service is worth nothing for another', () =>
  prove('the token of another service', LINK_ROUNDS, async () => {
    const stolen = await redeem(serverOf(0), MENU, await codeFor(ACADEMY))
    const redeemed = await redeem(serverOf(1), ACADEMY, await codeFor(ACADEMY))
    const told: unknown = await redeemed.json()
    const token = typeof told === 'object' && told !== null ? String(Reflect.get(told, 'access_token')) : ''
    const ask = (turn: number) =>
      fetch(`${serverOf(turn)}/identity/provider/userinfo`, { headers: { authorization: `Bearer ${token}` } })
    const before = await ask(0)
    await withhold('{Academy}')
    const after = await ask(1)
    await withhold('{}')
    return [
      ...(stolen.status === 400 ? [] : [`a code of the academy is worth ${stolen.status} to the menu`]),
      ...(before.status === 200 ? [] : [`the academy hears ${before.status}`]),
      ...(after.status === 401 ? [] : [`somebody for whom only the menu is, is told: ${await after.text()}`]),
    ]
  }))

const withhold = (permissions: string) =>
  house.pool.query('update user_role set withheld = $1 where user_id = $2', [permissions, buyerOf(0).id])

/** What the browser of the first buyer brings to a service. */
async function codeFor({ client_id, return_urls: [redirect_uri = ''] }: Service): Promise<string> {
  const asked = new URLSearchParams({
    client_id,
    redirect_uri,
    response_type: 'code',
    scope: 'openid',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
  })
  const answer = await fetch(`${serverOf(0)}/identity/provider/authorize?${asked.toString()}`, {
    headers: { authorization: `Bearer ${buyerOf(0).token}` },
    redirect: 'manual',
  })
  return new URL(answer.headers.get('location') ?? '', 'https://nowhere.example').searchParams.get('code') ?? ''
}

const redeem = (url: string, { client_id, client_secret }: Service, code: string) =>
  fetch(`${url}/identity/provider/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: ACADEMY.return_urls[0] ?? '',
      code_verifier: VERIFIER,
      client_id,
      client_secret,
    }),
  })
