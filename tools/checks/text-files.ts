import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage'
import { isNode } from './syntax-tree.ts'

export const WEB = 'apps/web/src'
/** What the shell and the shared folders say. */
export const COMMON = 'i18n'

/** The texts of an area, or of all that is shared, in one language. */
export type TextFile = { file: string; folder: string; texts: ReadonlyMap<string, string> }

export function readTextFiles(root: string): TextFile[] {
  const web = path.join(root, WEB)
  return globSync('**/texts/*.json', { cwd: web }).map((file) => {
    const texts: unknown = JSON.parse(readFileSync(path.join(web, file), 'utf8'))
    const entries = Object.entries(Object(texts)).map(([key, text]) => [key, String(text)] as const)
    return { file, folder: folderOf(file), texts: new Map(entries) }
  })
}

/** Whose texts a file of the web may ask for: those of its area, or the common ones, as whatever the shell knows of an area. */
export const folderOf = (file: string): string => /^(areas\/[^/]+)\/(?:features|texts)\//.exec(file)?.[1] ?? COMMON

/** Values and tags of a text by name, `{who}` and `<link>`; nothing of what is no message. */
export function partsOf(text: string): string[] | null {
  try {
    const tags = Array.from(text.matchAll(/<(\w+)/g), ([, name = '']) => tagPart(name))
    return [...new Set([...valuesIn(compileMessageOrThrow(text)).map(valuePart), ...tags])].toSorted()
  } catch {
    return null
  }
}

export const valuePart = (name: string): string => `{${name}}`
export const tagPart = (name: string): string => `<${name}>`

function valuesIn(message: CompiledMessage): string[] {
  return message.flatMap((token) => {
    if (typeof token === 'string') return []
    const [name, , forms] = token
    const inner = isNode(forms) ? Object.values(forms).filter((form) => Array.isArray(form)) : []
    return [name, ...inner.flatMap(valuesIn)]
  })
}
