import { parseSync } from '@swc/core'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const DOMAIN = 'packages/domain/src'

/** Where the domain reads the clock or rolls dice; its tsconfig keeps Node and the browser out, but not these. */
export function domainClockProblems(root: string): string[] {
  return globSync('**/*.ts', { cwd: path.join(root, DOMAIN) })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const source = readFileSync(path.join(root, DOMAIN, file), 'utf8')
      return impureCalls(parseSync(source, { syntax: 'typescript', target: 'es2024' })).map(
        (call) => `${DOMAIN}/${file}: ${call}: take the time, or the chance, as an argument`,
      )
    })
    .toSorted()
}

function impureCalls(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(impureCalls)
  if (!isNode(node)) return []
  const here = impureCall(node)
  return [...(here ? [here] : []), ...Object.values(node).flatMap(impureCalls)]
}

function impureCall(node: Record<string, unknown>): string | undefined {
  const callee = nameOf(node['callee'])
  const hasArguments = Array.isArray(node['arguments']) && node['arguments'].length > 0
  if (node['type'] === 'NewExpression' && callee === 'Date' && !hasArguments) return 'new Date()'
  if (node['type'] !== 'CallExpression') return undefined
  return ['Date', 'Date.now', 'Math.random'].includes(callee) ? `${callee}()` : undefined
}

function nameOf(node: unknown): string {
  if (!isNode(node)) return ''
  if (node['type'] === 'Identifier') return String(node['value'])
  if (node['type'] === 'MemberExpression') return `${nameOf(node['object'])}.${nameOf(node['property'])}`
  return ''
}

function isNode(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
