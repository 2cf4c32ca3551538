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
}

async function earlyParts(): Promise<Early[]> {
  // Read as it stands: bundled with this file it would bring all that the pages import.
  const place = new URL('src/app/pages.ts', import.meta.url).href
  const { AREA_PAGES } = trusted<typeof appPages>(await import(place))
  return [
    ...texts('common', 'src/i18n'),
    ...Object.keys(AREA_PAGES).flatMap((area) => texts(area, `src/areas/${area}`)),
    { name: 'signed-in', modules: [AROUND] },
    ...Object.entries(AREA_PAGES).flatMap(([area, pages]) =>
      Object.values<PageEntry>(pages).map(({ path, screen, start, showOrderBar }) => ({
        name: path.replace(/\$\w+$/, '*'),
        modules: [
          ...[screen, start].flatMap((load) => (load ? `src/areas/${area}/${importedBy(load)}` : [])),
          ...(showOrderBar ? [ORDER_BAR] : []),
        ],
        area,
      })),
    ),
  ]
}

/** The file that is fetched there, as it is written in the source. */
const importedBy = (load: () => Promise<unknown>): string => /import\('\.\/(.+?)'\)/.exec(String(load))?.[1] ?? ''

const READER = '<script src="/first-paint.js">'

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
        const metas = (await earlyParts()).map(({ name, modules, area }) => {
          // What stands around every screen is named once.
          const known = modules.includes(AROUND) ? shell : around
          const own = filesOf(modules).filter((file) => !known.includes(file))
          const content = [...(area ? [area] : []), ...own.map((file) => `/${file}`)]
          return `<meta name="early-${name}" content="${content.join(' ')}" />\n    `
        })
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

type Chunk = Pick<Rolldown.OutputChunk, 'facadeModuleId' | 'fileName' | 'imports'>

const fileOf = (chunks: readonly Chunk[], module: string): string | undefined =>
  chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/web/${module}`))?.fileName

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
