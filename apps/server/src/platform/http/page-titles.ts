import type { Language } from '@fust/domain/market'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What the pages of the portal are called, by path and language. */
export type PageTitles = Readonly<Partial<Record<string, Readonly<Record<Language, string>>>>>

/** As the build of the web lists them; none where nothing is built. */
export function readPageTitles(webFolder: string | undefined): PageTitles {
  const file = webFolder === undefined ? undefined : path.join(webFolder, 'page-titles.json')
  if (file === undefined || !existsSync(file)) return {}
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own build wrote it
  return JSON.parse(readFileSync(file, 'utf8')) as PageTitles
}
