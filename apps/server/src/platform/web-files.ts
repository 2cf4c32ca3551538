import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { CHECKOUT } from './checkout.ts'
import { answerRefusal } from './errors.ts'

export const WEB_DIST = path.join(CHECKOUT, 'apps/web/dist')

/** The built web app: hashed files for ever, and index.html for every path that a person can open. */
export async function webFiles(app: FastifyInstance, folder: string | undefined): Promise<void> {
  const index = folder !== undefined && existsSync(folder) ? 'index.html' : undefined
  if (folder !== undefined && index)
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        const isHashed = file.includes(`${path.sep}assets${path.sep}`)
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  app.setNotFoundHandler((request, reply) => {
    const isPage = index && request.method === 'GET' && request.headers.accept?.includes('text/html')
    return isPage
      ? reply.header('cache-control', 'no-cache').sendFile(index)
      : answerRefusal(request, reply, { code: 'not-found' })
  })
}
