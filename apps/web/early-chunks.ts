import type { Plugin, Rolldown } from 'vite'
import type * as appPages from './src/app/pages.ts'
import { LANGUAGES } from '@fust/domain/market'
import { trusted } from './src/lib/trusted.ts'
import type { PageEntry } from './src/routing/index.ts'

const AROUND = 'src/app/around-screens.ts'
const ORDER_BAR = 'src/delivery/order-bar.tsx'

type Early = {
  /** How first-paint.js asks for it: mostly a path, with `*` for any last part. */
  name: string
  /** What is loaded beside the main script. */
  modules: readonly string[]
  /** Whose texts come along, in the language of the page. */
  area?: string
  /** Nobody who opens it has what stands around the screens of who is signed in. */
  isForVisitors?: boolean | undefined
  isForAllAges?: boolean | undefined
}

/** All pages, by their area. */
export async function readAreaPages() {
  // Read as it stands: bundled with this file it would bring all that the pages import.
  const place = new URL('src/app/pages.ts', import.meta.url).href
  return trusted<typeof appPages>(await import(place)).AREA_PAGES
}

async function earlyParts(): Promise<Early[]> {
  const areaPages = await readAreaPages()
  return [
    ...texts('common', 'src/i18n'),
    ...Object.keys(areaPages).flatMap((area) => texts(area, `src/areas/${area}`)),
    { name: 'signed-in', modules: [AROUND] },
    ...Object.entries(areaPages).flatMap(([area, pages]) =>
      Object.values<PageEntry>(pages).flatMap(
        ({ path, screen, start, signedIn, showOrderBar, isForVisitors, isForAllAges }) => {
          const name = path.replace(/\$\w+$/, '*')
          const fileOfArea = (load: () => Promise<unknown>) => `src/areas/${area}/${importedBy(load)}`
          const modules = [screen, start].flatMap((load) => (load ? fileOfArea(load) : []))
          return [
            { name, modules: [...modules, ...(showOrderBar ? [ORDER_BAR] : [])], area, isForVisitors, isForAllAges },
            ...(signedIn ? [{ name: `signed-in-${name}`, modules: [fileOfArea(signedIn)] }] : []),
          ]
        },
      ),
    ),
  ]
}

/** The file that is fetched there, as it is written in the source. */
const importedBy = (load: () => Promise<unknown>): string => /import\('\.\/(.+?)'\)/.exec(String(load))?.[1] ?? ''

const READER = '<script src="/first-paint.js">'

/** The main script as the bundler writes it into the page. */
const MAIN = /<script type="module" crossorigin src="([^"]+)"><\/script>/

/**
 * The main script comes after what the first paint needs, and first-paint.js starts it after that paint: on a phone it
 * takes a second, in which there is something to read.
 */
export function startAfterFirstPaint(): Plugin {
  return {
    name: 'start-after-first-paint',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html
        if (!MAIN.test(html)) this.error('The built page loads no main script')
        return html.replace(
          MAIN,
          '<link rel="modulepreload" fetchpriority="low" crossorigin href="$1" />\n    <meta name="main" content="$1" />',
        )
      },
    },
  }
}

/** Tells first-paint.js what it may fetch beside the main script, not after it. */
export function nameEarlyChunks(): Plugin {
  return {
    name: 'name-early-chunks',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) return html
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const filesOf = (modules: readonly string[]) =>
          filesWith(
            chunks,
            modules.map((module) => fileOf(chunks, module) ?? this.error(`No chunk holds ${module}`)),
          )
        const shell = filesOf(['index.html'])
        const around = filesOf(['index.html', AROUND])
        const parts = await earlyParts()
        const metas = parts.map(({ name, modules, area, isForVisitors }) => {
          // What stands around every screen is named once.
          const known = modules.includes(AROUND) || isForVisitors ? shell : around
          const own = filesOf(modules).filter((file) => !known.includes(file))
          const content = [...(area ? [area] : []), ...own.map((file) => `/${file}`)]
          return `<meta name="early-${name}" content="${content.join(' ')}" />\n    `
        })
        const forAllAges = parts.flatMap(({ name, isForAllAges }) => (isForAllAges ? [name] : []))
        metas.push(`<meta name="for-all-ages" content="${forAllAges.join(' ')}" />\n    `)
        return html.replace(READER, metas.join('') + READER)
      },
    },
  }
}

function texts(name: string, folder: string): Early[] {
  return LANGUAGES.map((language) => ({
    name: `${name}-${language}`,
    modules: [`${folder}/texts/${language}.json`],
  }))
}

type Chunk = Pick<Rolldown.OutputChunk, 'facadeModuleId' | 'moduleIds' | 'fileName' | 'imports'>

/** The file of its own that a module has, or the one that it shares with what many screens use. */
function fileOf(chunks: readonly Chunk[], module: string): string | undefined {
  const isIt = (id: string | null) => id?.endsWith(`/web/${module}`) ?? false
  const own = chunks.find(({ facadeModuleId }) => isIt(facadeModuleId))
  return (own ?? chunks.find(({ moduleIds }) => moduleIds.some(isIt)))?.fileName
}

/** These files, with all that they import at once. */
function filesWith(chunks: readonly Chunk[], files: readonly string[]): string[] {
  const reached = new Set<string>()
  const reach = (fileName: string) => {
    if (reached.has(fileName)) return
    reached.add(fileName)
    for (const next of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? []) reach(next)
  }
  files.forEach(reach)
  return [...reached]
}
