import { globSync } from 'node:fs'
import path from 'node:path'
import { isNode, nameOf, syntaxNodes, type SyntaxNode } from './syntax-tree.ts'
import { folderOf, WEB } from './text-files.ts'

export type Source = {
  file: string
  /** Where the texts are that it may ask for. */
  folder: string
  /** What it writes out, texts or not. */
  strings: readonly string[]
  /** What templates begin with. */
  beginnings: readonly string[]
  calls: readonly Call[]
}

/** What is asked of `t`: no key where none is written out, and no values where more is given than can be read. */
type Call = { key: string | undefined; isBuilt: boolean; values: ReadonlySet<string> | undefined }

/** The sources of the web, by what they ask for. */
export function readSources(root: string): Source[] {
  const web = path.join(root, WEB)
  return globSync('**/*.{ts,tsx}', { cwd: web })
    .filter((file) => !/\.test\.tsx?$|^gql\//.test(file))
    .map((file) => {
      const nodes = syntaxNodes(path.join(web, file))
      return {
        file,
        folder: folderOf(file),
        strings: nodes.flatMap((node) => stringOf(node) ?? []),
        beginnings: nodes.flatMap((node) => beginningOf(node) ?? []),
        calls: nodes.flatMap(callOf),
      }
    })
}

function callOf(node: SyntaxNode): Call[] {
  if (node['type'] !== 'CallExpression' || nameOf(node['callee']) !== 't') return []
  const [key, values] = argumentsOf(node)
  return [{ key: stringOf(key), isBuilt: beginningOf(key) !== undefined, values: namesIn(values) }]
}

function argumentsOf({ arguments: given }: SyntaxNode): unknown[] {
  return Array.isArray(given) ? given.map((one: unknown) => isNode(one) && one['expression']) : []
}

function stringOf(node: unknown): string | undefined {
  return isNode(node) && node['type'] === 'StringLiteral' ? String(node['value']) : undefined
}

/** What stands before the first value in a template. */
function beginningOf(node: unknown): string | undefined {
  if (!isNode(node) || node['type'] !== 'TemplateLiteral') return undefined
  const { expressions, quasis } = node
  if (!Array.isArray(expressions) || expressions.length === 0 || !Array.isArray(quasis)) return undefined
  const first: unknown = quasis[0]
  return isNode(first) ? String(first['cooked']) : undefined
}

function namesIn(values: unknown): Set<string> | undefined {
  if (values === undefined) return new Set()
  const properties = isNode(values) ? values['properties'] : undefined
  if (!Array.isArray(properties)) return undefined
  const names = properties.map((property: unknown) => nameOf(isNode(property) && (property['key'] ?? property)))
  return names.includes('') ? undefined : new Set(names)
}
