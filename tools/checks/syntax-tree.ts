import { parseSync } from '@swc/core'
import { readFileSync } from 'node:fs'

export type SyntaxNode = Record<string, unknown>

/** Every node of a file of TypeScript or JavaScript, in reading order. */
export function syntaxNodes(file: string): SyntaxNode[] {
  const tree = parseSync(readFileSync(file, 'utf8'), {
    syntax: 'typescript',
    tsx: file.endsWith('.tsx'),
    target: 'es2024',
  })
  const nodes: SyntaxNode[] = []
  collect(tree, nodes)
  return nodes
}

function collect(value: unknown, nodes: SyntaxNode[]): void {
  if (Array.isArray(value)) for (const entry of value) collect(entry, nodes)
  else if (isNode(value)) {
    nodes.push(value)
    for (const part of Object.values(value)) collect(part, nodes)
  }
}

/** What a node writes out: a text, a part of a template, or what stands between tags. */
export function textOf(node: SyntaxNode): string | undefined {
  const text = node['type'] === 'TemplateElement' ? node['raw'] : node['value']
  const isText = ['StringLiteral', 'TemplateElement', 'JSXText'].includes(String(node['type']))
  return isText && typeof text === 'string' ? text : undefined
}

/** `Date.now` of a call of it; nothing for what has no name. */
export function nameOf(node: unknown): string {
  if (!isNode(node)) return ''
  if (node['type'] === 'Identifier') return String(node['value'])
  if (node['type'] === 'MemberExpression') return `${nameOf(node['object'])}.${nameOf(node['property'])}`
  return ''
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null
}
