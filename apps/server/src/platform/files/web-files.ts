import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { PRODUCT_FOLDER } from './own-folders.ts'
import { answerRefusal } from '../errors.ts'
import { namesHtml, prefersJson, takesHtml } from '../http/accept.ts'
import { isOfPattern } from '../http/path-pattern.ts'

export const WEB_DIST = path.join(PRODUCT_FOLDER, 'apps/web/dist')

/** A file as it is sent; `isMissing` where the page at the address would show content that is not there. */
export type FilledFile = { text: string; isMissing: boolean }

/** What writes the files of the web that name the brewery: by file, what it says now to the caller of that address. */
export type FillPage = (file: string, built: string, request: FastifyRequest) => Promise<FilledFile>

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
  const sendText = async (request: FastifyRequest, reply: FastifyReply, file: string, text: string) => {
    reply.type(FILLED[file] ?? '').header('cache-control', 'no-cache')
    const encoding = encodingFor(request)
    if (encoding === undefined) return reply.send(text)
    return reply.header('content-encoding', encoding).send(await ENCODINGS[encoding](text))
  }
  const send = async (request: FastifyRequest, reply: FastifyReply, file: string) => {
    const { text } = await fill(file, built[file] ?? '', request)
    return sendText(request, reply.header('vary', 'accept-encoding'), file, text)
  }
  app.get('/brewery.json', async (request, reply) => {
    const { text } = await fill('brewery.json', '{{facts}}', request)
    return reply.type('application/json').send(text)
  })
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
  const pageBeginnings = new Set(pages.map(beginningOf))
  app.setNotFoundHandler(async (request, reply) => {
    const [address = ''] = request.url.split('?', 1)
    const { accept } = request.headers
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const page = isRead && !prefersJson(accept) ? pageAt(pages, address) : undefined
    const allowed = methodsOf(routes, address)
    // The same address may be a page, and take what a program posts there; what it gets depends on what it accepts.
    if (isRead) reply.header('vary', 'accept, accept-encoding')
    if (page === undefined && allowed.length > 0 && !allowed.includes(request.method))
      return answerRefusal(request, reply.header('allow', allowed.join(', ')), { code: 'method-not-allowed' })
    // Where calls are served a program hears of a wrong address in its own words; a browser that is led there shows the page.
    const isOfCalls = () =>
      !pageBeginnings.has(beginningOf(address)) && routes.some(({ url }) => isOfPattern(openBeginning(url), address))
    const isShown = isRead && (page !== undefined || (isOfCalls() ? namesHtml(accept) : takesHtml(accept)))
    if (web === undefined || !isShown) return answerRefusal(request, reply, { code: 'not-found' })
    const { text, isMissing } = await fill(PAGE, built[PAGE] ?? '', request)
    // Of an address that is no page the app says so itself; whether the caller may see a page is for the app, too. A page that
    // has its path to itself is there, whatever content it shows.
    const isThere = page !== undefined && !(isMissing && page.includes('$'))
    return sendText(request, reply.code(isThere ? 200 : 404), PAGE, text)
  })
}

/** The page at an address; one that has its path to itself goes before one whose path names a part. */
function pageAt(pages: readonly string[], address: string): string | undefined {
  const found = pages.filter((page) => isOfPattern(page, address.toLowerCase()))
  return found.find((page) => !page.includes('$')) ?? found[0]
}

/** All addresses that begin as a route does: by its first part, or by two where the first is any. */
function openBeginning(route: string): string {
  const [, first = '', second = ''] = route.split('/', 3)
  return first.startsWith(':') ? `/${first}/${second}/*` : `/${first}/*`
}

/** The first part of an address. */
const beginningOf = (address: string): string => address.toLowerCase().split('/', 2)[1] ?? ''

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
    app.get(address, async (request, reply) => {
      const { text } = await fill(file, page, request)
      return reply.type('text/html; charset=utf-8').send(text)
    })
  }
}
