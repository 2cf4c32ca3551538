import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { OutgoingHttpHeaders } from 'node:http'

/** Strict headers on every answer; nothing inline, nothing from elsewhere but pictures and frames where they have an address of their own. */
export async function securityHeaders(
  app: FastifyInstance,
  {
    isSecure,
    pictureOrigins,
    frameOrigins,
  }: { isSecure: boolean; pictureOrigins: readonly string[]; frameOrigins: readonly string[] },
): Promise<void> {
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', ...pictureOrigins],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(frameOrigins.length > 0 && { frameSrc: [...frameOrigins] }),
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['default', 'inert'],
        // A phone on the brewery's network signs in to the demo over plain http: no upgrade there.
        ...(isSecure && { upgradeInsecureRequests: [] }),
      },
    },
    hsts: isSecure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
  })
  // The same for every answer: worked out for the first one.
  let headers: OutgoingHttpHeaders | undefined
  app.addHook('onRequest', async (_request, reply) => {
    headers ??= strictHeaders(reply)
    reply.headers(headers)
  })
}

function strictHeaders(reply: FastifyReply): OutgoingHttpHeaders {
  reply.helmet()
  return {
    ...reply.raw.getHeaders(),
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
  }
}
