import { parseSync } from '@swc/core'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isNode, type SyntaxNode } from '../checks/syntax-tree.ts'

/** A file of tests, or one that tests are made with: what stands at its top, or in a `describe`, and its tests. */
export type Source = {
  file: string
  names: ReadonlyMap<string, SyntaxNode>
  imports: ReadonlyMap<string, { file: string; name: string }>
  tests: readonly SyntaxNode[]
}

const SERVER = 'apps/server/src'
/** What `import * as` brings. */
export const ALL = '*'

/** What the tests of the server are written with, by file: those behind `#features/…` and the like are the product. */
export function readSources(root: string): Map<string, Source> {
  const folder = path.join(root, SERVER)
  const files = globSync(['**/*.test.ts', '**/*.builders.ts', 'test/*.ts'], { cwd: folder }).map((file) =>
    file.split(path.sep).join('/'),
  )
  return new Map([...new Set(files)].toSorted().map((file) => [file, readSource(folder, file)]))
}

function readSource(folder: string, file: string): Source {
  const names = new Map<string, SyntaxNode>()
  const imports = new Map<string, { file: string; name: string }>()
  const tests: SyntaxNode[] = []
  const tree = parseSync(readFileSync(path.join(folder, file), 'utf8'), { syntax: 'typescript', target: 'es2024' })

  const read = (statement: unknown): void => {
    if (!isNode(statement)) return
    switch (statement['type']) {
      case 'ImportDeclaration':
        for (const { type, local, imported } of nodesIn(statement['specifiers']))
          imports.set(word(local), {
            file: importedFrom(file, word(statement['source'])),
            name: type === 'ImportNamespaceSpecifier' ? ALL : word(imported ?? local),
          })
        break
      case 'ExportDeclaration':
        read(statement['declaration'])
        break
      case 'VariableDeclaration':
        for (const { id, init } of nodesIn(statement['declarations'])) if (isNode(init)) names.set(word(id), init)
        break
      case 'FunctionDeclaration':
        names.set(word(statement['identifier']), statement)
        break
      case 'ExpressionStatement':
        readCall(statement['expression'])
        break
    }
  }

  function readCall(call: unknown): void {
    if (!isNode(call) || call['type'] !== 'CallExpression') return
    const caller = calledName(call)
    if (caller === 'describe') for (const statement of statementsOf(argumentsOf(call).at(-1))) read(statement)
    if (caller === 'test') tests.push(call)
    // What is made once for all tests of a file.
    if (caller === 'beforeAll' || caller === 'beforeEach')
      for (const { expression } of statementsOf(argumentsOf(call)[0]))
        if (isNode(expression) && expression['type'] === 'AssignmentExpression' && isNode(expression['right']))
          names.set(word(expression['left']), expression['right'])
  }

  for (const statement of nodesIn(withoutTypes(tree.body))) read(statement)
  return { file, names, imports, tests }
}

const NOT_READ = new Set(['span', 'typeAnnotation', 'returnType', 'typeParameters', 'typeArguments'])

/** The same without places and types, of which most of a tree is made. */
function withoutTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTypes)
  if (!isNode(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => (NOT_READ.has(key) ? [] : [[key, withoutTypes(part)]])),
  )
}

const ALIAS = /^#(request|platform|integrations|features|words)\//

function importedFrom(file: string, source: string): string {
  return ALIAS.test(source) ? source.slice(1) : path.posix.join(path.posix.dirname(file), source)
}

/** `test` of `test(…)`, `test.each(rows)(…)`, `test.skipIf(…)(…)`. */
function calledName({ callee }: SyntaxNode): string {
  if (!isNode(callee)) return ''
  if (callee['type'] === 'Identifier') return word(callee)
  if (callee['type'] === 'MemberExpression') return calledName({ callee: callee['object'] })
  return callee['type'] === 'CallExpression' ? calledName(callee) : ''
}

/** The rows of `test.each(rows)`. */
export function rowsOf({ callee }: SyntaxNode): SyntaxNode | undefined {
  if (!isNode(callee) || callee['type'] !== 'CallExpression' || !isNode(callee['callee'])) return undefined
  return word(callee['callee']['property']) === 'each' ? argumentsOf(callee)[0] : undefined
}

export function argumentsOf({ arguments: given }: SyntaxNode): SyntaxNode[] {
  return nodesIn(given).flatMap(({ expression }) => (isNode(expression) ? [expression] : []))
}

export function statementsOf(made: unknown): SyntaxNode[] {
  const body = isNode(made) ? made['body'] : undefined
  return isNode(body) ? nodesIn(body['stmts']) : []
}

export function nodesIn(list: unknown): SyntaxNode[] {
  return Array.isArray(list) ? list.filter((entry: unknown) => isNode(entry)) : []
}

/** The name of an identifier, what a string says, or a number. */
export function word(node: unknown): string {
  const value = isNode(node) ? node['value'] : undefined
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
