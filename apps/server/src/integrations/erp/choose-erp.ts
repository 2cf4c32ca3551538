import { SettingsFault, type Settings } from '#platform/env.ts'
import type { Erp } from './erp.port.ts'
import type { SapCodes } from './sap/sap-codes.ts'
import { sapErp } from './sap/sap-erp.ts'

/** Where the brewery's ERP is, and all that adapters ask for; each says for itself what it needs. */
type ErpAddress = { url: string; settings: Settings; sapCodes: () => Promise<SapCodes> }

/** The adapters, by how an address begins. */
const ADAPTERS: Readonly<Record<string, (address: ErpAddress) => Erp>> = {
  'http:': sapErp,
  'https:': sapErp,
}

export function chooseErp(address: ErpAddress): Erp {
  const { protocol } = new URL(address.url)
  const adapter = ADAPTERS[protocol]
  if (!adapter) throw new SettingsFault(`ERP_URL: there is no adapter for ${protocol}`)
  return adapter(address)
}
