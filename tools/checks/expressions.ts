import { isNode, nameOf, type SyntaxNode } from './syntax-tree.ts'

/** A regular expression as it will be compiled; without a source it is put together while the program runs. */
export type Expression = { written: string; source?: string | undefined; flags: string }

/** What TypeBox and Ajv compile the patterns of a schema with. */
const SCHEMA_FLAGS = 'u'
const MATCHES_TEXT = ['match', 'matchAll', 'search']

/** Every regular expression of a file: literals, those made by `RegExp`, patterns of schemas, and texts that are matched. */
export function expressionsIn(nodes: readonly SyntaxNode[]): Expression[] {
  const constants = constantTexts(nodes)
  return nodes.flatMap((node): Expression[] => {
    switch (node['type']) {
      case 'RegExpLiteral':
        return [literal(node)]
      case 'NewExpression':
      case 'CallExpression':
        return calledWith(node, constants)
      case 'ObjectExpression':
        return propertiesOf(node).flatMap((property) => patternsOf(property, constants))
      default:
        return []
    }
  })
}

function literal(node: SyntaxNode): Expression {
  const source = String(node['pattern'])
  const flags = String(node['flags'])
  return { written: `/${source}/${flags}`, source, flags }
}

function calledWith(node: SyntaxNode, constants: Constants): Expression[] {
  const callee = node['callee']
  const [text, flags] = argumentsOf(node)
  if (text === undefined) return []
  if (['RegExp', 'globalThis.RegExp'].includes(nameOf(callee)))
    return compiled('RegExp', textOf(text, constants), flags ? textOf(flags, constants) : '')
  const method = isNode(callee) && callee['type'] === 'MemberExpression' ? nameOf(callee['property']) : ''
  if (!MATCHES_TEXT.includes(method) || isLiteral(text, constants)) return []
  return compiled(method, textOf(text, constants), method === 'matchAll' ? 'g' : '')
}

function patternsOf(property: SyntaxNode, constants: Constants): Expression[] {
  const value = property['type'] === 'Identifier' ? property : property['value']
  const name = property['type'] === 'Identifier' ? property['value'] : keyOf(property)
  if (name === 'pattern' && !isLiteral(value, constants))
    return compiled('pattern', textOf(value, constants), SCHEMA_FLAGS)
  if (name !== 'patternProperties' || !isNode(value) || value['type'] !== 'ObjectExpression') return []
  return propertiesOf(value).flatMap((own) => compiled('patternProperties', keyOf(own), SCHEMA_FLAGS))
}

function compiled(by: string, source: string | undefined, flags: string | undefined): Expression[] {
  if (source === undefined || flags === undefined) return [{ written: `${by}(…)`, flags: '' }]
  return [{ written: `${by}('${source}')`, source, flags }]
}

/** The texts of the file's constants; null for one that is an expression itself, and judged where it is written. */
type Constants = ReadonlyMap<string, string | null>

function constantTexts(nodes: readonly SyntaxNode[]): Constants {
  const constants = new Map<string, string | null>()
  for (const node of nodes) {
    if (node['type'] !== 'VariableDeclaration' || node['kind'] !== 'const') continue
    for (const { id, init } of listOf(node['declarations'])) {
      const text = textOf(init, constants)
      if (isLiteral(init, constants)) constants.set(nameOf(id), null)
      else if (text !== undefined) constants.set(nameOf(id), text)
    }
  }
  return constants
}

function isLiteral(node: unknown, constants: Constants): boolean {
  return isNode(node) && (node['type'] === 'RegExpLiteral' || constants.get(nameOf(node)) === null)
}

/** What is written there; undefined when that is known no sooner than the program runs. */
function textOf(node: unknown, constants: Constants): string | undefined {
  if (!isNode(node)) return undefined
  if (node['type'] === 'StringLiteral') return String(node['value'])
  if (node['type'] === 'Identifier') return constants.get(nameOf(node)) ?? undefined
  if (node['type'] !== 'TemplateLiteral') return undefined
  const between = listOf(node['expressions']).map((expression) => textOf(expression, constants))
  if (between.includes(undefined)) return undefined
  return listOf(node['quasis'])
    .map((quasi, index) => String(quasi['cooked']) + (between[index] ?? ''))
    .join('')
}

function keyOf({ key }: SyntaxNode): string | undefined {
  return isNode(key) && ['Identifier', 'StringLiteral'].includes(String(key['type'])) ? String(key['value']) : undefined
}

const argumentsOf = (call: SyntaxNode) => listOf(call['arguments']).map(({ expression }) => expression)
const propertiesOf = (object: SyntaxNode) => listOf(object['properties'])
const listOf = (value: unknown): SyntaxNode[] => (Array.isArray(value) ? value.filter(isNode) : [])
