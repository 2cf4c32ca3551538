import { globSync } from 'node:fs'
import path from 'node:path'
import { nameOf, syntaxNodes, type SyntaxNode } from './syntax-tree.ts'

const DOMAIN = 'packages/domain/src'

/** Where the domain reads the clock or rolls dice; its tsconfig keeps Node and the browser out, but not these. */
export function domainClockProblems(root: string): string[] {
  return globSync('**/*.ts', { cwd: path.join(root, DOMAIN) })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      syntaxNodes(path.join(root, DOMAIN, file))
        .flatMap((node) => impureCall(node) ?? [])
        .map((call) => `${DOMAIN}/${file}: ${call}: take the time, or the chance, as an argument`),
    )
    .toSorted()
}

function impureCall(node: SyntaxNode): string | undefined {
  const callee = nameOf(node['callee'])
  const hasArguments = Array.isArray(node['arguments']) && node['arguments'].length > 0
  if (node['type'] === 'NewExpression' && callee === 'Date' && !hasArguments) return 'new Date()'
  if (node['type'] !== 'CallExpression') return undefined
  return ['Date', 'Date.now', 'Math.random'].includes(callee) ? `${callee}()` : undefined
}
