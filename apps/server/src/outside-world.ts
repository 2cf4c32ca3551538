import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database.ts'
import type { Settings } from '#platform/env.ts'
import { chooseErp, type Erp } from '#integrations/erp/index.ts'
import { createSmtpMailer, type Mailer } from '#integrations/mail/index.ts'
import { createPortal, createPortalStore, type Portal } from '#features/portal/index.ts'

export type OutsideWorld = { erp: Erp; mailer: Mailer }

/** The adapters to the brewery's ERP and mail server; in the demo their addresses are the simulators'. */
export function createOutsideWorld({
  db,
  clock,
  settings,
  played,
}: {
  db: Database
  clock: Clock
  settings: Settings
  played?: { url: string; smtpUrl: string } | undefined
}): OutsideWorld {
  const portal = createPortal({ store: createPortalStore(db), clock })
  return {
    erp: createErp({ portal, settings, url: settings.ERP_URL || `${played?.url}/sap/opu/odata/sap` }),
    mailer: createSmtpMailer(smtpSettings(settings, settings.SMTP_URL || (played?.smtpUrl ?? ''))),
  }
}

/** The adapter to the ERP at this address. */
export function createErp({ portal, settings, url }: { portal: Portal; settings: Settings; url: string }): Erp {
  return chooseErp({ url, settings, sapCodes: async () => (await portal.now()).settings.erp })
}

const SMTPS_PORT = 465
const SUBMISSION_PORT = 587

function smtpSettings({ MAIL_FROM }: Settings, address: string) {
  const url = new URL(address)
  const isSecure = url.protocol === 'smtps:'
  return {
    host: url.hostname,
    port: Number(url.port) || (isSecure ? SMTPS_PORT : SUBMISSION_PORT),
    isSecure,
    from: senderOf(MAIL_FROM),
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) },
    }),
  }
}

/** `Orders <orders@brewery.example>`, or the address alone. */
function senderOf(mailFrom: string) {
  const at = mailFrom.indexOf('<')
  if (at < 0) return { name: '', address: mailFrom }
  return { name: mailFrom.slice(0, at).trim(), address: mailFrom.slice(at + 1, -1) }
}
