import { isNode, nameOf, type SyntaxNode } from './syntax-tree.ts'

/** A regular expression as it will be compiled; without a source it is put together while the program runs. */
export type Expression = { written: string; source?: string | undefined; flags: string }

/** What is written somewhere: a text; with flags, an expression. */
export type Written = { text: string; flags?: string }
/** The constant of this name. */
export type Constants = (name: string) => Written | undefined

/** What TypeBox and Ajv compile the patterns of a schema with. */
const SCHEMA_FLAGS = 'u'
const MATCHES_TEXT = ['match', 'matchAll', 'search']

/** Every regular expression of a file: literals, those made by `RegExp`, patterns of schemas, and texts that are matched. */
export function expressionsIn(nodes: readonly SyntaxNode[], exported: Constants): Expression[] {
  const own = constantsOf(nodes)
  const imported = importedNames(nodes)
  const constants: Constants = (name) => own(name) ?? (imported.has(name) ? exported(name) : undefined)
  return nodes.flatMap((node): Expression[] => {
    switch (node['type']) {
      case 'RegExpLiteral':
        return [literal(node)]
      case 'NewExpression':
      case 'CallExpression':
        return calledWith(node, constants)
      case 'ObjectExpression':
        return listOf(node['properties']).flatMap((property) => patternsOf(property, constants))
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
  const [first, second] = listOf(node['arguments']).map(({ expression }) => expression)
  if (first === undefined) return []
  const written = writtenAt(first, constants)
  if (['RegExp', 'globalThis.RegExp'].includes(nameOf(callee))) {
    const flags = second ? writtenAt(second, constants)?.text : (written?.flags ?? '')
    return compiled('RegExp', written && flags !== undefined ? { ...written, flags } : undefined)
  }
  const method = isNode(callee) && callee['type'] === 'MemberExpression' ? nameOf(callee['property']) : ''
  // Of a service worker's pages `matchAll` is asked with an object, which is no expression.
  const isText = MATCHES_TEXT.includes(method) && !(isNode(first) && first['type'] === 'ObjectExpression')
  return isText ? ofText(method, written, method === 'matchAll' ? 'g' : '') : []
}

function patternsOf(property: SyntaxNode, constants: Constants): Expression[] {
  const [name, value] =
    property['type'] === 'Identifier' ? [property['value'], property] : [keyOf(property), property['value']]
  if (name === 'pattern') return ofText(name, writtenAt(value, constants), SCHEMA_FLAGS)
  if (name !== 'patternProperties' || !isNode(value)) return []
  return listOf(value['properties']).flatMap((own) => ofText(name, { text: keyOf(own) }, SCHEMA_FLAGS))
}

/** What is an expression already is judged where it is written. */
function ofText(by: string, written: Written | undefined, flags: string): Expression[] {
  if (written?.flags !== undefined) return []
  return compiled(by, written && { ...written, flags })
}

function compiled(by: string, written: Written | undefined): Expression[] {
  if (written === undefined) return [{ written: `${by}(…)`, flags: '' }]
  const { text: source, flags = '' } = written
  return [{ written: `${by}('${source}')`, source, flags }]
}

/** The texts and expressions that are constants of a file. */
export function constantsOf(nodes: readonly SyntaxNode[]): Constants {
  const found = new Map<string, Written>()
  const constants: Constants = (name) => found.get(name)
  for (const node of nodes) {
    if (node['type'] !== 'VariableDeclaration' || node['kind'] !== 'const') continue
    for (const { id, init } of listOf(node['declarations'])) {
      const written = writtenAt(init, constants)
      if (written) found.set(nameOf(id), written)
    }
  }
  return constants
}

function importedNames(nodes: readonly SyntaxNode[]): ReadonlySet<string> {
  const imports = nodes.filter((node) => node['type'] === 'ImportDeclaration')
  return new Set(imports.flatMap((node) => listOf(node['specifiers']).map(({ local }) => nameOf(local))))
}

/** Undefined where it is known no sooner than the program runs. */
function writtenAt(node: unknown, constants: Constants): Written | undefined {
  if (!isNode(node)) return undefined
  switch (node['type']) {
    case 'RegExpLiteral':
      return { text: String(node['pattern']), flags: String(node['flags']) }
    case 'StringLiteral':
      return { text: String(node['value']) }
    case 'Identifier':
      return constants(nameOf(node))
    case 'TemplateLiteral':
      return joined(node, 'cooked', constants)
    case 'TaggedTemplateExpression':
      return nameOf(node['tag']) === 'String.raw' ? joined(node['template'], 'raw', constants) : undefined
    default:
      return undefined
  }
}

function joined(template: unknown, as: 'cooked' | 'raw', constants: Constants): Written | undefined {
  if (!isNode(template)) return undefined
  const between = listOf(template['expressions']).map((expression) => writtenAt(expression, constants)?.text)
  if (between.includes(undefined)) return undefined
  const text = listOf(template['quasis'])
    .map((quasi, index) => String(quasi[as]) + (between[index] ?? ''))
    .join('')
  return { text }
}

function keyOf({ key }: SyntaxNode): string {
  return isNode(key) ? String(key['value']) : ''
}

const listOf = (value: unknown): SyntaxNode[] => (Array.isArray(value) ? value.filter(isNode) : [])
