import { adobeClientsFeature } from '#features/adobe-clients/adobe-clients.feature.ts'
import { addressLookupFeature } from '#features/address-lookup/address-lookup.feature.ts'
import { assortmentFeature } from '#features/assortment/assortment.feature.ts'
import { routesFeature } from '#features/assortment/routes/routes.feature.ts'
import { budgetsFeature } from '#features/budgets/budgets.feature.ts'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { contentFeature } from '#features/content/content.feature.ts'
import { customerAddressesFeature } from '#features/customer/customer-addresses.feature.ts'
import { ownAccountFeature } from '#features/customer/own-account.feature.ts'
import { deliveryFeature } from '#features/delivery/delivery.feature.ts'
import { documentsFeature } from '#features/documents/documents.feature.ts'
import { favouritesFeature } from '#features/favourites/favourites.feature.ts'
import { insightFeature } from '#features/insight/insight.feature.ts'
import { invitationsFeature } from '#features/invitations/invitations.feature.ts'
import { messagesFeature } from '#features/messages/messages.feature.ts'
import { notificationsFeature } from '#features/notifications/notifications.feature.ts'
import { operatorFeature } from '#features/operator/operator.feature.ts'
import { ordersFeature } from '#features/orders/orders.feature.ts'
import { outboxFeature } from '#features/outbox/outbox.feature.ts'
import { passwordsFeature } from '#features/passwords/passwords.feature.ts'
import { permissionsFeature } from '#features/permissions/permissions.feature.ts'
import { privacyFeature } from '#features/privacy/privacy.feature.ts'
import { publicPagesFeature } from '#features/public-pages/public-pages.feature.ts'
import { quickOrderFeature } from '#features/quick-order/quick-order.feature.ts'
import { savedOrdersFeature } from '#features/saved-orders/saved-orders.feature.ts'
import { secondFactorFeature } from '#features/second-factor/second-factor.feature.ts'
import { serviceSignOnFeature } from '#features/service-sign-on/service-sign-on.feature.ts'
import { singleSignOnFeature } from '#features/single-sign-on/single-sign-on.feature.ts'
import { suggestionsFeature } from '#features/suggestions/suggestions.feature.ts'
import { tankFeature } from '#features/tank/tank.feature.ts'
import { ticketsFeature } from '#features/tickets/tickets.feature.ts'
import { usersFeature } from '#features/users/users.feature.ts'
import { verificationFeature } from '#features/verification/verification.feature.ts'
import { visitorRequestsFeature } from '#features/visitor-requests/visitor-requests.feature.ts'
import { CORE_FEATURES } from './core-features.ts'
import type { Feature } from './feature.ts'

/** All that the server does. Who imports it depends on every feature: start files, and tests that are about the whole. */
export const FEATURES: readonly Feature[] = [
  ...CORE_FEATURES,
  secondFactorFeature,
  singleSignOnFeature,
  serviceSignOnFeature,
  verificationFeature,
  passwordsFeature,
  usersFeature,
  invitationsFeature,
  privacyFeature,
  deliveryFeature,
  customerAddressesFeature,
  addressLookupFeature,
  adobeClientsFeature,
  ownAccountFeature,
  assortmentFeature,
  routesFeature,
  tankFeature,
  budgetsFeature,
  cartFeature,
  ordersFeature,
  savedOrdersFeature,
  quickOrderFeature,
  favouritesFeature,
  contentFeature,
  publicPagesFeature,
  visitorRequestsFeature,
  suggestionsFeature,
  insightFeature,
  documentsFeature,
  ticketsFeature,
  notificationsFeature,
  messagesFeature,
  outboxFeature,
  permissionsFeature,
  operatorFeature,
]
