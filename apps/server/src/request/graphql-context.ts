import type { CalendarDate } from '@fust/domain/calendar'
import type { DeliveryMethod } from '@fust/domain/order'
import type { FastifyBaseLogger } from 'fastify'
import type { Actor } from './actor.ts'
import type { Site } from './site.ts'

/** The portal's own request headers, decoded; what they say narrows what the session allows and never widens it (C§7.1). */
export type PortalHeaders = {
  noteForDriver?: string
  customerOrderNumber?: string
  /** The day chosen in the order bar, for calls whose argument leaves it out. */
  datePopup?: CalendarDate
  /** The transport chosen there. */
  method?: DeliveryMethod
  cartSkus: readonly string[]
  onlyEmpties: boolean
  onlyFavourites: boolean
  withoutRecommendations: boolean
}

/** What every resolver knows of its request; a feature that reads something once for all adds it by merging. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
export interface GraphqlContext {
  actor: Actor | null
  language: string
  headers: PortalHeaders
  site: Site
  /** The bearer of an API client, so that it can be revoked. */
  bearer: string | null
  /** The session's own token, whichever way it came. */
  token: string | null
  requestId: string
  ip: string
  /** The token of the device cookie; null for a client that keeps no cookies. */
  deviceToken: string | null
  log: FastifyBaseLogger
}
