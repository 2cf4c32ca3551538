import type { Service } from '@fust/domain/access'
import type { KeyObject } from 'node:crypto'
import type { SigningKey } from './signing-keys.ts'

/** A page of a service that people can be led to, or where they come back to: as an address is written once it is read. */
type Address = string

type General = {
  service: Service
  /** Where people can be led; the first one where nobody names another. */
  pages: readonly [Address, ...Address[]]
}

/** A service that asks over OpenID Connect who came. */
export type OpenIdService = General & {
  protocol: 'openid-connect'
  clientId: string
  clientSecret: string
  /** Where people come back to with a code; one that begins with `/` is at the portal itself, as in the demo. */
  returnUrls: readonly Address[]
  /** Where its sign-on begins. */
  startUrl: Address
  /** Where it is told that somebody is signed out here; null where it is not told. */
  logoutUrl: Address | null
  /** Where people can be led once they have logged out here because the service asked. */
  afterLogoutUrls: readonly Address[]
}

/** A service that asks by SAML 2.0 who came, or is told so without having asked. */
export type SamlService = General & {
  protocol: 'saml'
  /** What the service is called there. */
  entityId: string
  /** Where browsers post the answer. */
  consumerUrl: Address
  /** Where it hears that somebody it signed out is signed out here, and by which keys it asks; null where it may not ask. */
  logout: { url: Address; keys: readonly KeyObject[] } | null
}

export type OutsideService = OpenIdService | SamlService

export const isOpenId = (service: OutsideService): service is OpenIdService => service.protocol === 'openid-connect'
export const isSaml = (service: OutsideService): service is SamlService => service.protocol === 'saml'

/** What the portal signs people in at, and with what it signs; the first key is used, the others are still known. */
export type OutsideServices = { keys: readonly SigningKey[]; services: readonly OutsideService[] }

export const NO_SERVICES: OutsideServices = { keys: [], services: [] }

/** The listed address that is asked for, held against the list once it was read as a browser reads it. */
export function listedAddress(asked: string, listed: readonly Address[], publicUrl: string): string | undefined {
  const url = URL.parse(asked)
  if (!url) return undefined
  return listed.map((address) => new URL(address, publicUrl).href).find((href) => href === url.href)
}
