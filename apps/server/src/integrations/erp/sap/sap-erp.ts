import type { Settings } from '#platform/env.ts'
import type { Erp } from '../erp.port.ts'
import type { SapConnection } from './sap-client.ts'
import type { SapCodes } from './sap-codes.ts'
import type { SapCustomizing, SapInvoicing } from './sap-order-body.ts'
import { createSapErp } from './sap-sales-order.ts'
import { basicSignIn, oauthSignIn } from './sap-sign-in.ts'

type SapAt = {
  url: string
  settings: Settings
  /** Read for every call, so that a brewery's change holds from the next one on. */
  sapCodes: () => Promise<SapCodes>
}

/** The adapter to the SAP at this address. */
export function sapErp({ url, settings, sapCodes }: SapAt): Erp {
  return createSapErp({
    connection: {
      baseUrl: url,
      timeoutMs: settings.ERP_TIMEOUT_MS,
      ...(settings.SAP_CLIENT && { client: settings.SAP_CLIENT }),
      ...signIn(settings),
    },
    customizing: async () => sapCustomizing(settings, await sapCodes()),
  })
}

/** With a token where an endpoint gives one, else as a user, else not at all. */
function signIn(settings: Settings): Pick<SapConnection, 'signIn'> {
  const { ERP_USER: user, ERP_PASSWORD: password, ERP_TOKEN_URL: tokenUrl, ERP_TOKEN_SCOPE: scope } = settings
  if (tokenUrl !== '')
    return {
      signIn: oauthSignIn({
        tokenUrl,
        clientId: settings.ERP_CLIENT_ID,
        clientSecret: settings.ERP_CLIENT_SECRET,
        sentIn: settings.ERP_CLIENT_SENT_IN,
        ...(scope && { scope }),
        timeoutMs: settings.ERP_TIMEOUT_MS,
      }),
    }
  return user === '' ? {} : { signIn: basicSignIn({ user, password }) }
}

/** Where orders are entered comes from the environment, what SAP calls things from the brewery's folder. */
export function sapCustomizing(
  settings: Pick<
    Settings,
    'SAP_SALES_ORGANIZATION' | 'SAP_DISTRIBUTION_CHANNEL' | 'SAP_DIVISION' | 'SAP_REFERENCE_FIELD'
  >,
  codes: SapCodes,
): SapCustomizing {
  return {
    salesOrganization: settings.SAP_SALES_ORGANIZATION,
    distributionChannel: settings.SAP_DISTRIBUTION_CHANNEL,
    division: settings.SAP_DIVISION,
    portalOrderType: codes.portal_order_type,
    referenceField: settings.SAP_REFERENCE_FIELD,
    halfTruckShippingType: codes.half_truck_shipping_type,
    priceCondition: codes.price_condition,
    rejectionReason: codes.rejection_reason,
    units: codes.units,
    texts: {
      noteForDriver: codes.texts.note_for_driver,
      orderTitle: codes.texts.order_title,
      portalTotal: codes.texts.portal_total,
      loading: codes.texts.loading,
      addresses: codes.texts.addresses,
      transport: codes.texts.transport,
    },
    textLanguage: codes.text_language,
    calendarService: codes.calendar_service,
    credit: codes.credit && { segment: codes.credit.segment, companyCode: codes.credit.company_code },
    invoicing: codes.invoicing && invoicing(codes.invoicing),
  }
}

const invoicing = (codes: NonNullable<SapCodes['invoicing']>): SapInvoicing => ({
  lineDiscount: codes.line_discount,
  couponDiscount: codes.coupon_discount,
  packagingDiscount: codes.packaging_discount,
  cashDiscount: codes.cash_discount,
  packagingTax: codes.packaging_tax,
  sortingCharge: codes.sorting_charge,
  deposit: codes.deposit,
  taxedDeposit: codes.taxed_deposit,
  vat: codes.vat,
  paidTerms: codes.paid_terms,
})
