import type { Wire } from '@fust/contract/resolvers'
import { customerNumber, pageInfo, uidOf } from '@fust/contract/wire'
import type { Actor } from '#request/actor.ts'

const NO_PAGE = { items: [], page_info: pageInfo({ pageSize: 20, currentPage: 1 }, 0), total_count: 0 }

/** A person in the words of Adobe Commerce; what the portal does not keep is null. */
export function wireCustomer(actor: Actor): Wire<'Customer'> {
  return {
    id: customerNumber(actor.userId),
    email: actor.email,
    firstname: actor.firstName,
    lastname: actor.lastName,
    middlename: null,
    prefix: null,
    suffix: null,
    date_of_birth: null,
    dob: null,
    gender: null,
    taxvat: null,
    created_at: null,
    group_id: null,
    group: actor.shipTo && { uid: uidOf(actor.shipTo.priceGroup) },
    role: null,
    status: 'ACTIVE',
    is_subscribed: false,
    allow_remote_shopping_assistance: false,
    admin_assistance_actions: NO_PAGE,
    purchase_orders_enabled: false,
    returns: NO_PAGE,
    custom_attributes: [],
    default_ship_to_id: actor.defaultShipToId,
    customer_type: actor.shipTo?.customerType ?? null,
    locale: actor.locale,
  }
}
