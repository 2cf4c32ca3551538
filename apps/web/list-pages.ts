import { LANGUAGES } from '@fust/domain/market'
import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { readAreaPages } from './early-chunks.ts'
import { trusted } from './src/lib/trusted.ts'
import { PATHS } from './src/paths.ts'
import type { PageEntry } from './src/routing/index.ts'

/** Tells the server which addresses are pages, and what they are called: of any other one its status says that there is none. */
export function listPages(): Plugin {
  return {
    name: 'list-pages',
    apply: 'build',
    async generateBundle() {
      const lists = { 'pages.json': Object.values(PATHS), 'page-titles.json': await pageTitles() }
      for (const [fileName, list] of Object.entries(lists))
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(list) })
    },
  }
}

/** By path and language, as the tab of the browser says it. */
async function pageTitles(): Promise<Record<string, Record<string, string>>> {
  const dictionaries = await Promise.all(
    LANGUAGES.map(async (language) => [language, await readTexts(language)] as const),
  )
  const titlesOf = (key: string) =>
    Object.fromEntries(dictionaries.map(([language, texts]) => [language, texts[key] ?? '']))
  const pages = Object.values(await readAreaPages()).flatMap((area) => Object.values<PageEntry>(area))
  return Object.fromEntries(pages.map(({ path, titleKey }) => [path, titlesOf(titleKey)]))
}

async function readTexts(language: string): Promise<Record<string, string>> {
  const file = new URL(`src/i18n/texts/${language}.json`, import.meta.url)
  return trusted<Record<string, string>>(JSON.parse(await readFile(file, 'utf8')))
}
