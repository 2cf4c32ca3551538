import type { FastifyRequest } from 'fastify'
import type { Settings } from '#platform/env.ts'

/** Where people find the portal and its pictures, without a slash at the end. */
export type Site = { publicUrl: string; mediaUrl: string }

/** As the settings say, else as the caller found us: a phone knows a demo by another name than the desk it runs on. */
export function siteOf({ protocol, host }: FastifyRequest, settings: Pick<Settings, 'PUBLIC_URL' | 'MEDIA_URL'>): Site {
  const publicUrl = withoutSlash(settings.PUBLIC_URL || `${protocol}://${host}`)
  return { publicUrl, mediaUrl: withoutSlash(settings.MEDIA_URL || `${publicUrl}/media`) }
}

/** The origins that pages load pictures from, beside their own. */
export function pictureOrigins(settings: Pick<Settings, 'PUBLIC_URL' | 'MEDIA_URL'>): string[] {
  return [URL.parse(settings.MEDIA_URL || settings.PUBLIC_URL)?.origin ?? []].flat()
}

function withoutSlash(address: string): string {
  return address.endsWith('/') ? address.slice(0, -1) : address
}
