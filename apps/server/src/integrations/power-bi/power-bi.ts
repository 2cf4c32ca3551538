import type { Report } from '@fust/domain/reporting'
import Type, { type Static, type TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { readAnswer } from '#platform/http/limited-answer.ts'
import { PowerBiFault, type PowerBi, type ShownFor } from './power-bi.port.ts'

/** A report as the brewery has it there. */
type ReportThere = {
  report: Report
  workspaceId: string
  reportId: string
  /** The roles of the report's data that say which rows somebody sees. */
  roles: readonly string[]
}

type PowerBiAt = {
  /** Such as `https://login.microsoftonline.com`. */
  loginUrl: string
  /** Such as `https://api.powerbi.com`. */
  apiUrl: string
  /** Such as `https://app.powerbi.com`. */
  origin: string
  tenant: string
  clientId: string
  clientSecret: string
  /** What tells the rules of the rows which ship-tos are meant: CUSTOMDATA() or USERNAME(). */
  shipTosIn: 'custom-data' | 'username'
  reports: readonly ReportThere[]
  timeoutMs?: number
}

// Somebody waits for all of it, and has the portal's own report instead.
const TIMEOUT_MS = 5_000
const ANSWER_BYTES = 512 * 1024
const SCOPE = 'https://analysis.windows.net/powerbi/api/.default'
/** So long a report stays open for who may not see it any more. */
const TOKEN_MINUTES = 30
/** A token that is nearly over is not used. */
const SPARE_MS = 60_000
const LONGEST_USERNAME = 256
/** PATHCONTAINS() looks for one of several so. */
const BETWEEN = '|'

const AppToken = Type.Object({
  access_token: Type.String({ minLength: 1, maxLength: 20_000 }),
  expires_in: Type.Integer({ minimum: 1, maximum: 604_800 }),
})
const ReportAnswer = Type.Object({
  id: Type.String({ maxLength: 100 }),
  embedUrl: Type.String({ maxLength: 4_000 }),
  datasetId: Type.String({ minLength: 1, maxLength: 100 }),
})
const EmbedToken = Type.Object({
  token: Type.String({ pattern: '^[^\\s]{1,20000}$' }),
  expiration: Type.String({ maxLength: 40 }),
})

/** Power BI for people who have no account there: the portal signs in as itself, and says for whom each report is. */
export function createPowerBi(at: PowerBiAt): PowerBi {
  const { timeoutMs = TIMEOUT_MS } = at
  let known: { token: string; until: number } | undefined
  const find = (report: Report) => at.reports.find((there) => there.report === report)

  async function appToken(signal: AbortSignal): Promise<string> {
    if (known && known.until > Date.now()) return known.token
    const asked = {
      grant_type: 'client_credentials',
      client_id: at.clientId,
      client_secret: at.clientSecret,
      scope: SCOPE,
    }
    const answer = await ask(AppToken, 'Entra', `${at.loginUrl}/${at.tenant}/oauth2/v2.0/token`, {
      method: 'POST',
      body: new URLSearchParams(asked),
      signal,
    })
    known = { token: answer.access_token, until: Date.now() + answer.expires_in * 1_000 - SPARE_MS }
    return known.token
  }

  async function call<Answer extends TSchema>(
    answer: Answer,
    path: string,
    init: RequestInit,
  ): Promise<Static<Answer>> {
    try {
      return await ask(answer, 'Power BI', `${at.apiUrl}/v1.0/myorg/${path}`, init)
    } catch (fault) {
      // Whatever it was: a token that was taken back is not used again.
      known = undefined
      throw fault
    }
  }

  return {
    origin: at.origin,
    has: (report) => find(report) !== undefined,

    async embed(report, shownFor) {
      const there = find(report)
      if (!there) throw new PowerBiFault(`Power BI has no ${report} report`)
      const identity = identityOf(shownFor, at.shipTosIn)
      const signal = AbortSignal.timeout(timeoutMs)
      const headers = { authorization: `Bearer ${await appToken(signal)}`, accept: 'application/json' }
      const { workspaceId, reportId, roles } = there
      const found = await call(ReportAnswer, `groups/${workspaceId}/reports/${reportId}`, { headers, signal })
      if (found.id.toLowerCase() !== reportId.toLowerCase()) throw new PowerBiFault('Power BI told of another report')
      const made = await call(EmbedToken, 'GenerateToken', {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({
          reports: [{ id: reportId, allowEdit: false }],
          datasets: [{ id: found.datasetId }],
          identities: [{ ...identity, roles, datasets: [found.datasetId] }],
          lifetimeInMinutes: TOKEN_MINUTES,
        }),
        signal,
      })
      const expiresAt = new Date(made.expiration)
      if (Number.isNaN(expiresAt.getTime())) throw new PowerBiFault('Power BI did not say when its token expires')
      return { reportId, embedUrl: pageOf(found.embedUrl, at.origin), token: made.token, expiresAt }
    },
  }
}

/** Who somebody is to the rules of the rows; that many do not fit is a fault, since fewer would be another report. */
function identityOf({ companyIds, shipToIds }: ShownFor, shipTosIn: PowerBiAt['shipTosIn']) {
  // Of an id that holds what stands between two, the rules would make others.
  if ([...companyIds, ...shipToIds].some((id) => id.includes(BETWEEN)))
    throw new PowerBiFault(`Power BI cannot be told of a number with ${BETWEEN}`)
  const shipTos = shipToIds.join(BETWEEN)
  const username = shipTosIn === 'username' ? shipTos : companyIds.join(BETWEEN)
  if (username.length > LONGEST_USERNAME) throw new PowerBiFault('Power BI cannot be told of so many at once')
  return { username, ...(shipTosIn === 'custom-data' && { customData: shipTos }) }
}

/** The page of a report, if it is where the brewery says that reports are. */
function pageOf(embedUrl: string, origin: string): string {
  const url = URL.parse(embedUrl)
  if (url?.origin !== origin || url.username !== '' || url.password !== '')
    throw new PowerBiFault(`Power BI shows the report from elsewhere than ${origin}`)
  return url.href
}

/** What is answered may hold a token: a fault tells nothing of it. */
async function ask<Answer extends TSchema>(
  answer: Answer,
  who: string,
  url: string,
  init: RequestInit,
): Promise<Static<Answer>> {
  const { status, body } = await send(who, url, init)
  if (status !== 200) throw new PowerBiFault(`${who} answered ${status}`)
  const told = parsed(body)
  if (!Value.Check(answer, told)) throw new PowerBiFault(`${who} answered something else`)
  return told
}

async function send(who: string, url: string, init: RequestInit): Promise<{ status: number; body: string }> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error' })
    return { status: response.status, body: (await readAnswer(response, ANSWER_BYTES)).toString() }
  } catch (error) {
    throw new PowerBiFault(`${who} did not answer`, { cause: error })
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
