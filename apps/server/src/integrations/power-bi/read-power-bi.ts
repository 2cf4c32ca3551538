import { REPORTS } from '@fust/domain/reporting'
import Type, { type Static } from 'typebox'
import { readSettingsFile, refuseFaults } from '#platform/files/settings-file.ts'
import { isOwnMachine, withoutSlash } from '#platform/http/network.ts'
import type { PowerBi } from './power-bi.port.ts'
import { createPowerBi } from './power-bi.ts'

const id = Type.String({ pattern: '^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$' })
const webAddress = Type.Optional(Type.String({ pattern: '^https?://[^\\s?#]+$', maxLength: 500 }))

const Entry = Type.Object(
  {
    report: Type.Enum([...REPORTS]),
    workspace: id,
    id,
    roles: Type.Array(Type.String({ pattern: '^[^,\\n]{1,50}$' }), { minItems: 1, maxItems: 50 }),
  },
  { additionalProperties: false },
)
const File = Type.Object(
  {
    tenant: Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9.-]{0,99}$' }),
    client_id: id,
    client_secret: Type.String({ minLength: 1, maxLength: 500 }),
    login_url: webAddress,
    api_url: webAddress,
    embed_url: webAddress,
    ship_tos_in: Type.Optional(Type.Enum(['custom-data', 'username'])),
    reports: Type.Array(Entry, { minItems: 1, maxItems: REPORTS.length }),
  },
  { additionalProperties: false },
)
type File = Static<typeof File>

type Addresses = { loginUrl: string; apiUrl: string; embedUrl: string }

const MICROSOFT: Addresses = {
  loginUrl: 'https://login.microsoftonline.com',
  apiUrl: 'https://api.powerbi.com',
  embedUrl: 'https://app.powerbi.com',
}

/** Power BI as a file of settings names it, in demo mode played unless the file says where it is; none without a file. */
export function choosePowerBi({
  file,
  playedUrl,
  publicUrl,
}: {
  /** Empty where there is none. */
  file: string
  playedUrl: string | undefined
  publicUrl: string
}): PowerBi | null {
  if (file === '') return null
  return readPowerBi(file, playedUrl === undefined ? MICROSOFT : playedAt(playedUrl, publicUrl))
}

/** Reports are shown under the portal's address, since only that reaches this machine. */
const playedAt = (playedUrl: string, publicUrl: string): Addresses => ({
  loginUrl: `${playedUrl}/power-bi/login`,
  apiUrl: `${playedUrl}/power-bi/api`,
  embedUrl: publicUrl,
})

/** What is wrong with the file is told at once, and stops the start. */
function readPowerBi(path: string, usual: Addresses): PowerBi {
  const file = readSettingsFile('POWER_BI_FILE', path, File)
  refuseFaults('POWER_BI_FILE', faultsOf(file))
  return createPowerBi({
    loginUrl: withoutSlash(file.login_url ?? usual.loginUrl),
    apiUrl: withoutSlash(file.api_url ?? usual.apiUrl),
    origin: new URL(file.embed_url ?? usual.embedUrl).origin,
    tenant: file.tenant,
    clientId: file.client_id,
    clientSecret: file.client_secret,
    shipTosIn: file.ship_tos_in ?? 'custom-data',
    reports: file.reports.map(({ report, workspace, id: reportId, roles }) => ({
      report,
      workspaceId: workspace,
      reportId,
      roles,
    })),
  })
}

function faultsOf({ login_url: login, api_url: api, embed_url: embed, reports }: File): string[] {
  const named = reports.map(({ report }) => report)
  return [
    ...[login, api, embed].flatMap((address) => {
      if (address === undefined) return []
      const url = URL.parse(address)
      if (!url) return [`${address} is no address`]
      return url.protocol === 'https:' || isOwnMachine(url) ? [] : [`${address} has to be https`]
    }),
    ...REPORTS.filter((report) => named.indexOf(report) !== named.lastIndexOf(report)).map(
      (report) => `${report} is there twice`,
    ),
  ]
}
