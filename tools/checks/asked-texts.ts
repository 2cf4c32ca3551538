import { globSync } from 'node:fs'
import path from 'node:path'
import { isOfProduct } from './product-files.ts'
import { isNode, nameOf, syntaxNodes, type SyntaxNode } from './syntax-tree.ts'
import { folderOf, tagPart, valuePart, WEB } from './text-files.ts'

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

/** What is asked of `t` or `RichText`. */
type Call = {
  /** None where none is written out. */
  key: string | undefined
  isBuilt: boolean
  /** Values and tags as a text names them, `{who}` and `<link>`; undefined where more is given than can be read. */
  parts: ReadonlySet<string> | undefined
}

/** The sources of the web that run in production, by what they ask for. */
export function readSources(root: string): Source[] {
  const web = path.join(root, WEB)
  return globSync('**/*.{ts,tsx}', { cwd: web })
    .filter(isOfProduct)
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
  const isCall = node['type'] === 'CallExpression' && nameOf(node['callee']) === 't'
  const isElement = node['type'] === 'JSXOpeningElement' && nameOf(node['name']) === 'RichText'
  if (!isCall && !isElement) return []
  const [key, values, tags] = isCall ? argumentsOf(node) : attributesOf(node, ['text', 'values', 'tags'])
  return [{ key: stringOf(key), isBuilt: beginningOf(key) !== undefined, parts: partsIn(values, tags) }]
}

function argumentsOf({ arguments: given }: SyntaxNode): unknown[] {
  return Array.isArray(given) ? given.map((one: unknown) => isNode(one) && one['expression']) : []
}

function attributesOf({ attributes }: SyntaxNode, names: readonly string[]): unknown[] {
  const written = Array.isArray(attributes) ? attributes.filter(isNode) : []
  return names.map((name) => {
    const value = written.find((attribute) => nameOf(attribute['name']) === name)?.['value']
    return isNode(value) && value['type'] === 'JSXExpressionContainer' ? value['expression'] : value
  })
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

function partsIn(values: unknown, tags: unknown): Set<string> | undefined {
  const [valueNames, tagNames] = [namesIn(values), namesIn(tags)]
  return valueNames && tagNames && new Set([...valueNames.map(valuePart), ...tagNames.map(tagPart)])
}

function namesIn(given: unknown): string[] | undefined {
  if (given === undefined) return []
  const properties = isNode(given) ? given['properties'] : undefined
  if (!Array.isArray(properties)) return undefined
  const names = properties.map((property: unknown) => nameOf(isNode(property) && (property['key'] ?? property)))
  return names.includes('') ? undefined : names
}
