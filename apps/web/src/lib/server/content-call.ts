import { currentLanguage } from '../../i18n/index.ts'
import { isAccessError, isForbidden } from './graphql.ts'
import { endPreview, previewHeaders } from '../page/preview.ts'
import { restValue } from './rest.ts'

const CONTENT = '/almagnoliaservice/api/v1/portal'

type Query = Readonly<Record<string, string | number | readonly string[] | undefined>>

/** What the brewery has written, in the language now shown; what is undefined is not asked. */
export async function readContent<Value>(call: string, query: Query, signal?: AbortSignal): Promise<Value> {
  const ask = (headers?: Record<string, string>) =>
    restValue<Value>(contentAddress(call, query), { ...(headers && { headers }), ...(signal && { signal }) })
  const preview = previewHeaders()
  if (!preview) return ask()
  try {
    return await ask(preview)
  } catch (error) {
    if (!isAccessError(error)) throw error
    // Whoever may not look ahead reads what is there today.
    const value = await ask()
    // Who is not signed in yet may be one of the brewery: for them it waits.
    if (isForbidden(error)) endPreview()
    return value
  }
}

/** Where a call of the content service is asked. */
export function contentAddress(call: string, query: Query = {}): string {
  const params = new URLSearchParams({ language: currentLanguage() })
  for (const [name, value] of Object.entries(query))
    for (const part of [value].flat()) if (part !== undefined) params.append(name, String(part))
  return `${CONTENT}/${call}?${params}`
}

/** What a list answers, whatever it lists. */
type Listed<Entry> = { total: number; results: readonly Entry[] }

const MOST_AT_ONCE = 100

/** All of a list: asked by the page until its total is reached. */
export async function readAllContent<Entry>(call: string, query: Query, signal?: AbortSignal): Promise<Entry[]> {
  const all: Entry[] = []
  for (;;) {
    const page = await readContent<Listed<Entry>>(call, { ...query, offset: all.length, limit: MOST_AT_ONCE }, signal)
    all.push(...page.results)
    if (page.results.length === 0 || all.length >= page.total) return all
  }
}
