import type { Settings } from '#platform/env.ts'
import { createSapErp, type Erp } from '#integrations/erp/index.ts'
import { createSmtpMailer, type Mailer } from '#integrations/mail/index.ts'

export type OutsideWorld = { erp: Erp; mailer: Mailer }

/** The adapters to the brewery's ERP and mail server; in the demo their addresses are the simulators'. */
export function createOutsideWorld(settings: Settings, played?: { url: string; smtpUrl: string }): OutsideWorld {
  const erpRoot = settings.ERP_URL || `${played?.url}/sap/opu/odata/sap`
  return {
    erp: createSapErp({
      connection: {
        baseUrl: erpRoot,
        timeoutMs: settings.ERP_TIMEOUT_MS,
        ...(settings.ERP_USER && { auth: { user: settings.ERP_USER, password: settings.ERP_PASSWORD } }),
      },
      customizing: {
        salesOrganization: settings.SAP_SALES_ORGANIZATION,
        distributionChannel: settings.SAP_DISTRIBUTION_CHANNEL,
        division: settings.SAP_DIVISION,
        portalOrderType: 'FUST',
        halfTruckShippingType: 'HT',
        priceCondition: 'PPR0',
        rejectionReason: '10',
        units: { case: 'CS', liter: 'L', piece: 'PC' },
        texts: { noteForDriver: 'ZDRV', orderTitle: 'ZTIT', portalTotal: 'ZTOT', loading: 'ZLOA' },
        textLanguage: 'EN',
      },
    }),
    mailer: createSmtpMailer(smtpSettings(settings, settings.SMTP_URL || (played?.smtpUrl ?? ''))),
  }
}

const SMTPS_PORT = 465
const SUBMISSION_PORT = 587

function smtpSettings({ MAIL_FROM }: Settings, address: string) {
  const url = new URL(address)
  const isSecure = url.protocol === 'smtps:'
  const [, name = '', mailbox = MAIL_FROM] = /^(.*?)\s*<(.+)>$/.exec(MAIL_FROM) ?? []
  return {
    host: url.hostname,
    port: Number(url.port) || (isSecure ? SMTPS_PORT : SUBMISSION_PORT),
    isSecure,
    from: { name, address: mailbox },
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) },
    }),
  }
}
