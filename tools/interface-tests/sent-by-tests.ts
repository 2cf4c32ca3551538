import { Lexer, Source as Document, TokenKind } from 'graphql'
import { isNode, type SyntaxNode } from '../checks/syntax-tree.ts'
import { ALL, argumentsOf, nodesIn, readSources, rowsOf, statementsOf, word, type Source } from './test-sources.ts'

/** A test, or a row of a table of tests: the operations that it sends, with their arguments, and what it says besides. */
export type ServerTest = {
  file: string
  title: string
  operations: ReadonlyMap<string, ReadonlySet<string>>
  words: ReadonlySet<string>
}

/** A piece of syntax with what its names stand for, there where it is written. */
type Place = { source: Source; given: ReadonlyMap<string, Placed> }
type Placed = { node: SyntaxNode; place: Place }

type Seen = { operations: Map<string, Set<string>>; words: Set<string> }

/** What helpers call helpers; none of ours is deeper. */
const DEPTH = 6
/** What is not known before the test runs, as a name that stands in a document wherever one may. */
const UNKNOWN = ' __typename '

/** What the tests of the server send: what is written in a test, and in what it is made with. */
export function readServerTests(root: string, operations: ReadonlySet<string>): ServerTest[] {
  const sources = readSources(root)
  const looked = new Map<string, Seen>()
  return [...sources.values()].flatMap((source) =>
    source.tests.flatMap((call) => {
      const place: Place = { source, given: new Map() }
      const [title, ...rest] = argumentsOf(call)
      const body = rest.at(-1)
      if (!title || !body) return []
      const rows = rowsOf(call)
      const cases = rows ? rowsIn({ node: rows, place }, sources) : []
      return (cases.length === 0 ? [undefined] : cases).map((row) =>
        testOf({ title, body, row, place }, { sources, looked, known: operations }),
      )
    }),
  )
}

type Written = { title: SyntaxNode; body: SyntaxNode; row: Placed | undefined; place: Place }

function testOf({ title, body, row, place }: Written, walk: Omit<Walk, 'seen'>): ServerTest {
  const seen: Seen = { operations: new Map(), words: new Set() }
  const given = new Map(place.given)
  if (row) {
    const values = valuesOf(row)
    const params = nodesIn(body['params'])
    if (row.node['type'] === 'ArrayExpression') params.forEach((param, at) => bind(param, values[at], given))
    else if (params[0]) bind(params[0], row, given)
    visit(row, { ...walk, seen })
  }
  visit({ node: body, place: { source: place.source, given } }, { ...walk, seen })
  return {
    file: place.source.file,
    title: titleOf(title, row, { sources: walk.sources, place }),
    operations: seen.operations,
    words: seen.words,
  }
}

type Walk = { sources: ReadonlyMap<string, Source>; known: ReadonlySet<string>; looked: Map<string, Seen>; seen: Seen }

function visit({ node, place: outside }: Placed, walk: Walk): void {
  const place = withOwnTexts({ node, place: outside })
  switch (node['type']) {
    case 'StringLiteral':
    case 'TemplateLiteral': {
      const said = textOf({ node, place }, walk.sources)
      walk.seen.words.add(said)
      noteDocument(said, walk)
      return
    }
    case 'Identifier': {
      follow({ node, place }, [], walk)
      return
    }
    case 'CallExpression':
      if (isNode(node['callee']) && node['callee']['type'] === 'Identifier') {
        const given = argumentsOf(node).map((argument) => ({ node: argument, place }))
        follow({ node: node['callee'], place }, given, walk)
        for (const argument of given) visit(argument, walk)
        return
      }
      break
    case 'MemberExpression': {
      const members = membersOf({ node, place }, walk.sources)
      for (const member of members) noteOnce(keyOf(member), member, walk)
      if (members.length > 0) return
    }
  }
  for (const [key, part] of Object.entries(node)) {
    if (key === 'key' || key === 'property') continue
    for (const own of Array.isArray(part) ? part : [part]) if (isNode(own)) visit({ node: own, place }, walk)
  }
}

/** In a function its own texts have names, too. */
function withOwnTexts({ node, place }: Placed): Place {
  const own = statementsOf(node)
    .flatMap(({ declarations }) => nodesIn(declarations))
    .flatMap(({ id, init }) =>
      isNode(init) && /Literal$|^Arrow/.test(String(init['type'])) ? [[word(id), init] as const] : [],
    )
  if (own.length === 0) return place
  const given = new Map(place.given)
  const inside: Place = { source: place.source, given }
  for (const [name, init] of own) given.set(name, { node: init, place: inside })
  return inside
}

/** What a name stands for, with what it is called with. */
function follow(name: Placed, given: readonly Placed[], walk: Walk): void {
  const found = meantBy(name, walk.sources)
  if (!found) return
  const params = nodesIn(found.node['params'])
  const own = new Map(found.place.given)
  if (given.length > 0) params.forEach((param, at) => bind(param, given[at], own))
  const values = given.length > 0 && params.length > 0 ? given.map((value) => keyOf(value, walk.sources)) : []
  noteOnce(`${keyOf(found)} ${values.join(' ')}`, { node: found.node, place: { ...found.place, given: own } }, walk)
}

/** Looked at once for all tests that come by. */
function noteOnce(key: string, found: Placed, walk: Walk): void {
  const known = walk.looked.get(key)
  const seen: Seen = known ?? { operations: new Map(), words: new Set() }
  if (!known) {
    walk.looked.set(key, seen)
    visit(found, { ...walk, seen })
  }
  for (const said of seen.words) walk.seen.words.add(said)
  for (const [name, args] of seen.operations)
    walk.seen.operations.set(name, args.union(walk.seen.operations.get(name) ?? new Set()))
}

const ids = new WeakMap<SyntaxNode, number>()
let lastId = 0

/** Tells pieces of syntax apart, and the same one where its names stand for something else. */
function keyOf(value: Placed, sources?: ReadonlyMap<string, Source>): string {
  const { node, place } = (sources && meantBy(value, sources)) ?? value
  const given = [...place.given.values()].map((own) => idOf(own.node))
  return `${idOf(node)}(${String(node['type']).endsWith('Literal') && given.length === 0 ? '' : given.join()})`
}

function idOf(node: SyntaxNode): number {
  const id = ids.get(node) ?? (lastId += 1)
  ids.set(node, id)
  return id
}

/** `ordering.ADD` of a file, or `shop.place` of what a function makes: all that it calls so. */
function membersOf({ node, place }: Placed, sources: ReadonlyMap<string, Source>): Placed[] {
  const { object, property } = node
  if (!isNode(object) || object['type'] !== 'Identifier') return []
  const from = place.source.imports.get(word(object))
  const source = from?.name === ALL ? sources.get(from.file) : undefined
  const exported = source?.names.get(word(property))
  if (exported && source) return [{ node: exported, place: { source, given: new Map() } }]
  const made = maker(meantBy({ node: object, place }, sources), sources)
  if (!made) return []
  const given = new Map(made.place.given)
  const inside: Place = { source: made.place.source, given }
  for (const statement of statementsOf(made.node)) {
    if (statement['type'] === 'FunctionDeclaration')
      given.set(word(statement['identifier']), { node: statement, place: inside })
    for (const { id, init } of nodesIn(statement['declarations']))
      if (isNode(init)) given.set(word(id), { node: init, place: inside })
  }
  return calledSo(made.node, word(property)).map((found) => ({ node: found, place: inside }))
}

/** The function that made something, or the object itself. */
function maker(found: Placed | undefined, sources: ReadonlyMap<string, Source>, depth = 0): Placed | undefined {
  if (!found || depth > DEPTH) return undefined
  const { node, place } = found
  if (node['type'] === 'AwaitExpression' && isNode(node['argument']))
    return maker({ node: node['argument'], place }, sources, depth + 1)
  if (node['type'] !== 'CallExpression' || !isNode(node['callee'])) return found
  return maker(meantBy({ node: node['callee'], place }, sources), sources, depth + 1)
}

function calledSo(node: SyntaxNode, name: string): SyntaxNode[] {
  const isOne =
    word(node['key']) === name || (node['type'] === 'FunctionDeclaration' && word(node['identifier']) === name)
  if (isOne) return [isNode(node['value']) ? node['value'] : node]
  return Object.values(node).flatMap((part) =>
    (Array.isArray(part) ? part : [part]).flatMap((own: unknown) => (isNode(own) ? calledSo(own, name) : [])),
  )
}

function meantBy({ node, place }: Placed, sources: ReadonlyMap<string, Source>): Placed | undefined {
  if (node['type'] !== 'Identifier') return undefined
  const name = word(node)
  const given = place.given.get(name)
  if (given) return given
  const own = place.source.names.get(name)
  if (own) return { node: own, place: { source: place.source, given: new Map() } }
  const from = place.source.imports.get(name)
  const source = from && sources.get(from.file)
  const there = from && source?.names.get(from.name)
  return there && source && { node: there, place: { source, given: new Map() } }
}

/** Gives a parameter, or what it is taken apart into, what it is called with. */
function bind(param: SyntaxNode, value: Placed | undefined, given: Map<string, Placed>): void {
  const pattern = isNode(param['pat']) ? param['pat'] : param
  if (!value) return
  if (pattern['type'] === 'Identifier') given.set(word(pattern), value)
  if (pattern['type'] === 'AssignmentPattern' && isNode(pattern['left'])) bind(pattern['left'], value, given)
  if (pattern['type'] === 'ArrayPattern')
    nodesIn(pattern['elements']).forEach((own, at) => bind(own, valuesOf(value)[at], given))
  if (pattern['type'] !== 'ObjectPattern' || bare(value.node)['type'] !== 'ObjectExpression') return
  const told = new Map(
    nodesIn(bare(value.node)['properties']).flatMap(({ key, value: said }) =>
      isNode(said) ? [[word(key), { node: said, place: value.place }]] : [],
    ),
  )
  for (const { key, value: inner } of nodesIn(pattern['properties'])) {
    const one = told.get(word(key))
    if (one)
      bind(
        isNode(inner) && inner['type'] !== 'Identifier' ? { type: 'none' } : isNode(inner) ? inner : asNode(key),
        one,
        given,
      )
  }
}

const asNode = (node: unknown): SyntaxNode => (isNode(node) ? node : {})

/** Without what only types have to do with. */
function bare(node: SyntaxNode): SyntaxNode {
  const isTyped = /^Ts(ConstAssertion|AsExpression|SatisfiesExpression)$|^ParenthesisExpression$/.test(
    String(node['type']),
  )
  return isTyped && isNode(node['expression']) ? bare(node['expression']) : node
}

function rowsIn(rows: Placed, sources: ReadonlyMap<string, Source>): Placed[] {
  const node = bare(rows.node)
  if (node['type'] === 'Identifier') {
    const found = meantBy({ node, place: rows.place }, sources)
    return found ? rowsIn(found, sources) : []
  }
  return valuesOf({ node, place: rows.place })
}

function valuesOf({ node, place }: Placed): Placed[] {
  const list = bare(node)
  if (list['type'] !== 'ArrayExpression') return []
  return nodesIn(list['elements']).flatMap(({ expression }) =>
    isNode(expression) ? [{ node: bare(expression), place }] : [],
  )
}

/** A text with what is put into it, as far as that is known before it runs. */
function textOf({ node, place }: Placed, sources: ReadonlyMap<string, Source>, depth = 0): string {
  if (depth > DEPTH) return UNKNOWN
  const plain = bare(node)
  if (plain['type'] === 'StringLiteral') return word(plain)
  if (plain['type'] === 'TemplateLiteral') {
    const values = nodesIn(plain['expressions'])
    return nodesIn(plain['quasis'])
      .map((part, at) => {
        const value = values[at]
        return `${String(part['cooked'])}${value ? textOf({ node: value, place }, sources, depth + 1) : ''}`
      })
      .join('')
  }
  if (plain['type'] === 'Identifier') {
    const found = meantBy({ node: plain, place }, sources)
    return found ? textOf(found, sources, depth + 1) : UNKNOWN
  }
  if (plain['type'] === 'CallExpression' && isNode(plain['callee']) && plain['callee']['type'] === 'Identifier') {
    const made = meantBy({ node: plain['callee'], place }, sources)
    const body = made?.node['body']
    if (!made || !isNode(body)) return UNKNOWN
    const given = new Map(made.place.given)
    const sent = argumentsOf(plain).map((argument) => ({ node: argument, place }))
    nodesIn(made.node['params']).forEach((param, at) => bind(param, sent[at], given))
    return textOf({ node: body, place: { ...made.place, given } }, sources, depth + 1)
  }
  if (plain['type'] === 'CallExpression' && isNode(plain['callee']) && isNode(plain['callee']['object']))
    // `DOCUMENT.replace(…)` is that document.
    return textOf({ node: plain['callee']['object'], place }, sources, depth + 1)
  return UNKNOWN
}

/** The title as the runner prints it, as far as its values are texts. */
function titleOf(
  title: SyntaxNode,
  row: Placed | undefined,
  { sources, place }: { sources: ReadonlyMap<string, Source>; place: Place },
): string {
  const said = textOf({ node: title, place }, sources)
  if (!row) return said
  const values = row.node['type'] === 'ArrayExpression' ? valuesOf(row) : [row]
  let at = 0
  return said.replaceAll(/%[sdijo]/g, (mark) => {
    const value = values[at]
    at += 1
    return value && /^(StringLiteral|NumericLiteral)$/.test(String(value.node['type'])) ? word(value.node) : mark
  })
}

/** Notes the operations of a text that is a document, and the arguments that it gives to each. */
function noteDocument(said: string, { known, seen }: Walk): void {
  if (!/^\s*(?:\{|query\b|mutation\b|fragment\b)/.test(said)) return
  const lexer = new Lexer(new Document(said))
  let [braces, parens, operation, isFragment] = [0, 0, '', false]
  try {
    for (let token = lexer.advance(); token.kind !== TokenKind.EOF; token = lexer.advance()) {
      const isNamed = token.kind === TokenKind.NAME
      const isBeforeColon = isNamed && lexer.lookahead().kind === TokenKind.COLON
      if (token.kind === TokenKind.PAREN_L) parens += 1
      else if (token.kind === TokenKind.PAREN_R) parens -= 1
      else if (token.kind === TokenKind.BRACE_L) braces += 1
      else if (token.kind === TokenKind.BRACE_R) braces -= 1
      else if (isNamed && braces === 0 && parens === 0)
        isFragment = token.value === 'fragment' || (isFragment && token.value !== 'query' && token.value !== 'mutation')
      else if (isFragment || braces !== 1) continue
      else if (isBeforeColon && parens === 1) seen.operations.get(operation)?.add(token.value)
      else if (isNamed && !isBeforeColon && parens === 0 && known.has(token.value)) {
        operation = token.value
        seen.operations.set(operation, seen.operations.get(operation) ?? new Set())
      }
    }
  } catch {
    // What is no document of GraphQL is no document that is counted.
  }
}
