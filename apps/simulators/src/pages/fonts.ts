import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'

// The product's own faces, where the checkout has them; a page without them falls back on the system's.
const FONTS: Readonly<Record<string, string>> = {
  'figtree.woff2': 'figtree/files/figtree-latin-wght-normal.woff2',
  'bricolage.woff2': 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
}
const FOLDER = new URL('../../../../node_modules/@fontsource-variable/', import.meta.url)

/** Serves the faces that `style.css` names. */
export function serveFonts(app: FastifyInstance) {
  app.get<{ Params: { name: string } }>('/simulators/fonts/:name', async ({ params }, reply) => {
    const path = FONTS[params.name]
    const bytes = path && (await readFile(new URL(path, FOLDER)).catch(() => undefined))
    return bytes ? reply.type('font/woff2').send(bytes) : reply.callNotFound()
  })
}
