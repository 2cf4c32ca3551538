import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { PRODUCT_FOLDER } from './own-folders.ts'
import { answerRefusal } from '../errors.ts'
import { isOfPattern } from '../http/path-pattern.ts'

export const WEB_DIST = path.join(PRODUCT_FOLDER, 'apps/web/dist')

/** What writes the files of the web that name the brewery: by file, what it says now to who asks for that address. */
export type FillPage = (file: string, built: string, request: FastifyRequest) => Promise<string>

type WebFiles = { folder: string | undefined; routes: readonly RouteOptions[]; fill: FillPage }

export const PAGE = 'index.html'
// Less than a millisecond for a page, and a sixth of its bytes.
const PAGE_QUALITY = 4
/** Files that name the brewery, and how they are sent. */
const FILLED: Readonly<Record<string, string>> = {
  [PAGE]: 'text/html; charset=utf-8',
  'manifest.webmanifest': 'application/manifest+json',
  'sw.js': 'text/javascript; charset=utf-8',
}

// The plugin that compresses answers leaves out those of the not-found handler, which all pages are.
const ENCODINGS = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: PAGE_QUALITY } }),
  gzip: (text: string) => promisify(gzip)(text),
}

/** The built web app: hashed files for ever, and index.html for every path that a person can open. */
export async function webFiles(app: FastifyInstance, { folder, routes, fill }: WebFiles): Promise<void> {
  const web = folder !== undefined && existsSync(folder) ? folder : undefined
  const built = web === undefined ? {} : readFilled(web)
  const send = async (request: FastifyRequest, reply: FastifyReply, file: string) => {
    const filled = await fill(file, built[file] ?? '', request)
    reply
      .type(FILLED[file] ?? '')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
    const encoding = encodingFor(request)
    if (encoding === undefined) return reply.send(filled)
    return reply.header('content-encoding', encoding).send(await ENCODINGS[encoding](filled))
  }
  app.get('/brewery.json', async (request, reply) =>
    reply.type('application/json').send(await fill('brewery.json', '{{facts}}', request)),
  )
  for (const file of Object.keys(built)) app.get(`/${file}`, (request, reply) => send(request, reply, file))
  if (web !== undefined)
    await app.register(fastifyStatic, {
      root: web,
      index: false,
      globIgnore: Object.keys(built),
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        const isHashed = file.includes(`${path.sep}assets${path.sep}`)
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  const pages = web === undefined ? [] : readPages(web)
  app.setNotFoundHandler((request, reply) => {
    const [address = ''] = request.url.split('?', 1)
    const asksForPage = request.method === 'GET' && request.headers.accept?.includes('text/html') === true
    const isPage = asksForPage && pages.some((page) => isOfPattern(page, address.toLowerCase()))
    const allowed = methodsOf(routes, address)
    // An address may be a page to a browser, and take what a program posts there.
    if (!isPage && allowed.length > 0 && !allowed.includes(request.method))
      return answerRefusal(request, reply.header('allow', allowed.join(', ')), { code: 'method-not-allowed' })
    if (web === undefined || !asksForPage) return answerRefusal(request, reply, { code: 'not-found' })
    // Of an address that is no page the app says so itself; whether who asks may see a page is for the app, too.
    return send(request, reply.code(isPage ? 200 : 404), PAGE)
  })
}

/** How who asks would have it compressed; undefined where they name none that we have. */
function encodingFor({ headers }: FastifyRequest): keyof typeof ENCODINGS | undefined {
  const asked = headers['accept-encoding']?.split(',').map((each) => each.trim())
  return (['br', 'gzip'] as const).find((encoding) => asked?.includes(encoding))
}

function readFilled(folder: string): Record<string, string> {
  const files = Object.keys(FILLED).filter((file) => existsSync(path.join(folder, file)))
  return Object.fromEntries(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]))
}

/** The paths of the portal as its build lists them; they are known in any letter case. */
function readPages(folder: string): string[] {
  const pages: unknown = JSON.parse(readFileSync(path.join(folder, 'pages.json'), 'utf8'))
  if (!Array.isArray(pages)) throw new Error(`${folder}/pages.json is no list.`)
  return pages.map((page) => String(page).toLowerCase())
}

/** The methods by which an address is served; none where it is not. */
function methodsOf(routes: readonly RouteOptions[], address: string): string[] {
  const served = routes.filter(({ url }) => isOfPattern(url, address))
  return [...new Set(served.flatMap(({ method }) => method))]
}

/** Built pages that are no part of the portal: where they lie, where their files are, and which page stands where. */
export type PagesBeside = { folder: string; prefix: string; pages: Readonly<Record<string, string>> }

/** What a demo shows to whoever builds on: the style guide, the REST calls and GraphiQL. */
export const DEMO_PAGES: readonly PagesBeside[] = [
  {
    folder: path.join(PRODUCT_FOLDER, 'apps/web/dist-styleguide'),
    prefix: '/styleguide',
    pages: { '/styleguide': 'styleguide.html' },
  },
  {
    folder: path.join(PRODUCT_FOLDER, 'apps/web/dist-api'),
    prefix: '/api',
    pages: { '/api': 'api.html', '/api/graphql': 'graphiql.html' },
  },
]

/** Built pages beside the portal, with the files that they load; none where nothing is built. */
export async function pagesBeside(
  app: FastifyInstance,
  { folder, prefix, pages, fill }: PagesBeside & { fill: FillPage },
): Promise<void> {
  if (!existsSync(folder)) return
  await app.register(fastifyStatic, { root: folder, prefix, wildcard: false, decorateReply: false })
  for (const [address, file] of Object.entries(pages)) {
    const page = readFileSync(path.join(folder, file), 'utf8')
    app.get(address, async (request, reply) =>
      reply.type('text/html; charset=utf-8').send(await fill(file, page, request)),
    )
  }
}
