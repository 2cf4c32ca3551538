import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { publicUrlOf, type Settings } from '#platform/env.ts'
import { createLocatieserver, type AddressLookup } from '#integrations/address-lookup/index.ts'
import { chooseCarrier, type Carrier } from '#integrations/carrier/index.ts'
import { chooseErp, type Erp } from '#integrations/erp/index.ts'
import { chooseFiles, type Files } from '#integrations/files/index.ts'
import { createSmtpMailer, type Mailer } from '#integrations/mail/index.ts'
import { choosePayment, type PaymentProvider } from '#integrations/payment/index.ts'
import { choosePush, type PushKey, type PushSender } from '#integrations/push/index.ts'
import { clamdScanner, type Scanner } from '#integrations/scanner/index.ts'
import { chooseSms, type SmsSender } from '#integrations/sms/index.ts'
import { createPortal, createPortalStore, type Portal } from '#features/portal/index.ts'

const LOCATIESERVER = '/bzk/locatieserver/search/v3_1'

export type OutsideWorld = {
  erp: Erp
  mailer: Mailer
  /** Null where no gateway is configured: nobody signs in by phone then. */
  sms: SmsSender | null
  /** Null where nobody is told on their devices. */
  push: PushSender | null
  payments?: PaymentProvider | undefined
  /** Null where nobody looks Dutch addresses up. */
  addressLookup: AddressLookup | null
  /** Null where POS materials can be collected nowhere. */
  carrier: Carrier | null
  files: Files
  /** Null where none is configured: what people send is not looked through then. */
  scanner: Scanner | null
}

/** The adapters to the brewery's ERP, mail server and payment provider, to the register of addresses and to a carrier; in the demo their addresses are the simulators'. */
export function createOutsideWorld({
  db,
  clock,
  settings,
  publicUrl = publicUrlOf(settings),
  pushKey,
  played,
}: {
  db: Database
  clock: Clock
  settings: Settings
  publicUrl?: string
  /** By which push services know this portal; without it nobody is told on their devices. */
  pushKey?: PushKey
  played?: { url: string; smtpUrl: string } | undefined
}): OutsideWorld {
  const portal = createPortal({ store: createPortalStore(db), clock })
  const lookupUrl = settings.ADDRESS_LOOKUP_URL || (played ? `${played.url}${LOCATIESERVER}` : '')
  return {
    addressLookup: lookupUrl === '' ? null : createLocatieserver(lookupUrl),
    carrier: chooseCarrier(settings, played?.url),
    erp: createErp({ portal, settings, url: settings.ERP_URL || `${played?.url}/sap/opu/odata/sap` }),
    mailer: createMailer(settings, settings.SMTP_URL || (played?.smtpUrl ?? '')),
    sms: chooseSms(settings, played && `${played.url}/sms`),
    push:
      pushKey === undefined
        ? null
        : choosePush({ settings, key: pushKey, publicUrl, clock, playedUrl: played && `${played.url}/push` }),
    payments: choosePayment(settings, played && `${played.url}/mollie/v2`),
    files: chooseFiles(settings),
    scanner:
      settings.CLAMAV_URL === '' ? null : clamdScanner({ url: settings.CLAMAV_URL, timeoutMs: SCANNED_WITHIN_MS }),
  }
}

/** The adapter to the mail server at this address. */
export const createMailer = (settings: Settings, url: string): Mailer => createSmtpMailer(smtpSettings(settings, url))

/** The adapter to the ERP at this address. */
export function createErp({ portal, settings, url }: { portal: Portal; settings: Settings; url: string }): Erp {
  return chooseErp({ url, settings, sapCodes: async () => (await portal.now()).settings.erp })
}

const SCANNED_WITHIN_MS = 30_000
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
