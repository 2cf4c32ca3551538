import { PortalHeaders as Given } from '@fust/contract/rest'
import { isCalendarDate } from '@fust/domain/calendar'
import {
  DELIVERY_METHODS,
  METHOD_FACTS,
  NOTE_MAXIMUM_CHARACTERS,
  TITLE_MAXIMUM_CHARACTERS,
  type DeliveryMethod,
} from '@fust/domain/order'
import type { MarketPack } from '@fust/domain/market'
import { codePointsOf, isLongerThan, isOneLine } from '@fust/domain/text'
import type { FastifyRequest } from 'fastify'
import { Value } from 'typebox/value'
import type { PortalHeaders } from './graphql-context.ts'
import { inputError } from '#platform/graphql/index.ts'

/** What of a brewery is asked while its headers are read. */
export type AskedBrewery = {
  market: MarketPack
  settings: { order_types: { tank: string; posm: string }; portal: { maintenance: boolean } }
}

const DEFAULT_ORDER_TYPE = 'YSOR'

/** The portal's own headers, decoded; one that cannot be meant is refused instead of guessed at (graphql.md §1.2). */
export function readPortalHeaders(request: FastifyRequest, brewery: AskedBrewery): PortalHeaders {
  const given = givenHeaders(request)
  const orderType = given.idoctype ?? DEFAULT_ORDER_TYPE
  if (given.idoctype !== undefined && !orderTypesOf(brewery).has(orderType)) throw unusable('idoctype')
  const method = given.outletdeliverymethod
  if (method && !brewery.market.methods.includes(method)) throw unusable('outletdeliverymethod')
  const note = textIn(given, 'notefordriver', NOTE_MAXIMUM_CHARACTERS)
  const number = textIn(given, 'customerordernumber', TITLE_MAXIMUM_CHARACTERS)
  const datePopup = dayIn(given, 'datepopup')
  dayIn(given, 'standarddeliverydate')
  return {
    ...(datePopup !== undefined && { datePopup }),
    ...(method !== undefined && { method }),
    ...(note !== undefined && { noteForDriver: note }),
    ...(number !== undefined && { customerOrderNumber: number }),
    cartSkus: (given.cartskus ?? '').split(',').flatMap((sku) => sku.trim() || []),
    onlyEmpties: given.onlyempties === '1' || EMPTIES_TYPES.has(orderType),
    onlyFavourites: given.onlyfavourites === '1',
    withoutRecommendations: given.productrecoenabled === '0',
  }
}

const NAMES = Object.keys(Given.properties)

function givenHeaders({ headers }: FastifyRequest): Given {
  const sent = NAMES.filter((name) => headers[name])
  if (sent.length === 0) return {}
  const given = Object.fromEntries(sent.map((name) => [name, headers[name]]))
  if (Value.Check(Given, given)) return given
  const [fault] = Value.Errors(Given, given)
  throw unusable(fault?.instancePath.slice(1) ?? '')
}

function dayIn(given: Given, name: 'datepopup' | 'standarddeliverydate') {
  const text = given[name]
  if (text === undefined) return undefined
  if (!isCalendarDate(text)) throw unusable(name)
  return text
}

/** Types of the portal, written or read, and those the brewery gives tank beer and POS materials. */
function orderTypesOf({ settings }: AskedBrewery): ReadonlySet<string> {
  return new Set([...DELIVERY_METHODS.flatMap(typesOf), settings.order_types.tank, settings.order_types.posm])
}

/** Orders of these types hold return items and nothing else. */
const EMPTIES_TYPES: ReadonlySet<string> = new Set(
  DELIVERY_METHODS.filter((method) => METHOD_FACTS[method].carriesEmpties).flatMap(typesOf),
)

function typesOf(method: DeliveryMethod): string[] {
  const { orderType, readOrderTypes } = METHOD_FACTS[method]
  return [orderType, ...readOrderTypes]
}

/** A text that a header brings; it is held to what its argument is held to at the door. */
function textIn(given: Given, name: 'notefordriver' | 'customerordernumber', characters: number) {
  const text = decoded(given[name] ?? '')
  if (!isOneLine(text) || isLongerThan(text, codePointsOf(characters))) throw unusable(name)
  return given[name] === undefined ? undefined : text
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function unusable(name: string) {
  return inputError(`The header "${name}" cannot be used.`, 'header-unusable')
}
