import type { FastifyReply, FastifyRequest } from 'fastify'

/** A year: another content has another address. */
const FOREVER = 'public, max-age=31536000, immutable'
/** By an address that does not name this content, as while servers get a new one after the other. */
const ASK_AGAIN = 'public, no-cache'
/** Nothing inside a picture may run or load, also when it is opened by itself. */
const INERT = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

type VersionedFile = {
  content: Buffer
  type: string
  version: string
  /** Where one version is sent in several sizes: which one this is. */
  size?: string
  /** The version that the address names. */
  asked: unknown
}

/** Sends what everybody may see, to be kept for as long as its address names what it holds. */
export function sendVersioned(
  request: FastifyRequest,
  reply: FastifyReply,
  { content, type, version, size = '', asked }: VersionedFile,
): FastifyReply {
  const tag = size === '' ? `"${version}"` : `"${version}-${size}"`
  reply
    .header('cache-control', asked === version ? FOREVER : ASK_AGAIN)
    .header('etag', tag)
    .header('content-security-policy', INERT)
    .header('cross-origin-resource-policy', 'cross-origin')
    // A page of another address may use it as a mask.
    .header('access-control-allow-origin', '*')
  // A proxy that compressed it marks the tag as weak.
  if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send()
  return reply.header('content-type', type).send(content)
}
