import type { FastifyRequest } from 'fastify'
import { publicUrlOf, type Settings } from '#platform/env.ts'
import { withoutSlash } from '#platform/http/network.ts'

/** Where people find the portal and its pictures, without a slash at the end. */
export type Site = { publicUrl: string; mediaUrl: string }

/**
 * As the settings say, else as the caller found us: a phone knows a demo by another name than the desk it runs on. A caller
 * who names a host that is no address hears of the portal by its own.
 */
export function siteOf(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  settings: Pick<Settings, 'PUBLIC_URL' | 'MEDIA_URL' | 'PORT'>,
): Site {
  const asCalled = settings.PUBLIC_URL || `${protocol}://${host}`
  const publicUrl = URL.canParse(asCalled) ? withoutSlash(asCalled) : publicUrlOf(settings)
  return { publicUrl, mediaUrl: withoutSlash(settings.MEDIA_URL || `${publicUrl}/media`) }
}

/** The origins that pages load pictures from, beside their own. */
export function pictureOrigins(settings: Pick<Settings, 'PUBLIC_URL' | 'MEDIA_URL' | 'MAP_TILES_URL'>): string[] {
  const addresses = [settings.MEDIA_URL || settings.PUBLIC_URL, settings.MAP_TILES_URL]
  return addresses.flatMap((address) => URL.parse(address)?.origin ?? [])
}
