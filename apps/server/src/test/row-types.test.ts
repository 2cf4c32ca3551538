import path from 'node:path'
import pg from 'pg'
import { API, type Checker, type Type } from 'typescript/unstable/sync'
import {
  isCallExpression,
  isIdentifier,
  isStringLiteral,
  isTemplateExpression,
  type CallExpression,
  type Expression,
  type Node,
} from 'typescript/unstable/ast'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { declaredStatements } from '#platform/database/database.ts'
import { createTestDatabase, type TestDatabase } from '#platform/test/index.ts'
// Declares the statements of every feature.
import '../app.ts'
import '../features.ts'

const ROOT = path.resolve(import.meta.dirname, '../../../..')
const SOURCES = path.join(ROOT, 'apps/server/src')

/** What PostgreSQL does not see, and we do. */
const SURE = new Set([
  // Orders without one are not taken.
  'order-progress.take-due: sapId can be null',
  'payments.lock-order: paymentStage can be null',
  'payments.lock-order: payUntil can be null',
  'payments.find-by-token: paymentStage can be null',
  'payments.find-by-token: payUntil can be null',
  'payments.find-by-cart: paymentStage can be null',
  'payments.find-by-cart: payUntil can be null',
  'payments.find-awaiting: paymentStage can be null',
  'payments.find-awaiting: payUntil can be null',
])

/**
 * Declared where other tests ran before in this process: the doctor's checks, whose findings are told by their names, so
 * that any column will do, and what tests ask themselves.
 */
const isOfOtherTests = (name: string) => name.startsWith('doctor.') || name.startsWith('test.')

/** A column of an answer, as PostgreSQL describes it; of an expression nobody knows whether it can be null. */
type Column = { name: string; type: string; isNullable: boolean }

let database: TestDatabase
let compiler: API
beforeAll(async () => {
  database = await createTestDatabase()
  compiler = new API({ cwd: ROOT })
})
afterAll(async () => {
  compiler.close()
  await database.drop()
})

test('the type of every row is what PostgreSQL says of it: names, types, and what can be null', async () => {
  const { calls, checker } = statementCalls()
  const client = await database.pool.connect()
  const faults: string[] = []
  for (const { name, text } of declaredStatements()) {
    if (isOfOtherTests(name)) continue
    const call = calls.find(({ has }) => has(name))
    if (!call) {
      faults.push(`${name}: no call of statement() has this name`)
      continue
    }
    const columns = await describe(client, text)
    faults.push(
      ...rowFaults(checker, call.row, columns)
        .map((fault) => `${name}: ${fault}`)
        .filter((fault) => !SURE.has(fault)),
    )
  }
  client.release()
  expect(faults).toEqual([])
}, 120_000)

type StatementCall = { has: (name: string) => boolean; row: Type }

/** Every call of `statement` in the sources, with the type of its rows; a name that is put together fits by its parts. */
function statementCalls() {
  const project = compiler.updateSnapshot({ openProjects: [path.join(ROOT, 'tsconfig.json')] }).getProjects()[0]
  if (!project) throw new Error('There is no project.')
  const { checker, program } = project
  const files = program
    .getSourceFileNames()
    .filter((file) => file.startsWith(SOURCES) && !/\.(test|builders)\.ts$/.test(file))
  const calls: StatementCall[] = []
  const visit = (node: Node): void => {
    if (isCallExpression(node) && isIdentifier(node.expression) && node.expression.text === 'statement') {
      const row = rowOf(checker, node)
      const [name] = node.arguments
      if (row && name) calls.push({ has: namedBy(name), row })
    }
    node.forEachChild((child) => {
      visit(child)
    })
  }
  for (const file of files) {
    const source = program.getSourceFile(file)
    if (source?.text.includes('statement')) visit(source)
  }
  return { calls, checker }
}

function rowOf(checker: Checker, call: CallExpression): Type | undefined {
  const declared = checker.getTypeAtLocation(call)
  const row = declared && checker.getPropertyOfType(declared, 'row')
  const type = row && checker.getTypeOfSymbol(row)
  return type && checker.getNonNullableType(type)
}

/** Tells whether a statement has the name that stands here; of one that is put together, by how it begins and ends. */
function namedBy(name: Expression): (given: string) => boolean {
  if (isStringLiteral(name)) return (given) => given === name.text
  if (!isTemplateExpression(name)) return () => false
  const end = name.templateSpans.at(-1)?.literal.text ?? ''
  return (given) => given.startsWith(name.head.text) && given.endsWith(end)
}

function rowFaults(checker: Checker, row: Type, columns: readonly Column[]): string[] {
  // A row may be one of several kinds, such as a category or none.
  const kinds = (row.isUnionType() ? row.getTypes() : [row]).map((kind) => propertiesOf(checker, kind))
  const names = new Set(kinds.flatMap((properties) => [...properties.keys()]))
  // Nobody reads the answer.
  if (names.size === 0) return []
  const described = new Set(columns.map(({ name }) => name))
  const canBeLeftOut = (name: string) => kinds.some((kind) => takes(kind.get(name), checker.getUndefinedType()))
  return [
    ...[...names].filter((name) => !described.has(name) && !canBeLeftOut(name)).map((name) => `${name} is no column`),
    ...columns.flatMap((column) => {
      const types = kinds.flatMap((properties) => properties.get(column.name) ?? [])
      if (types.length === 0) return [`${column.name} is a column, and not in the type`]
      const wrong = types.find((type) => !fits(checker, checker.getNonNullableType(type) ?? type, column.type))
      return [
        ...(column.isNullable && !types.some((type) => takes(type, checker.getNullType()))
          ? [`${column.name} can be null`]
          : []),
        ...(wrong ? [`${column.name} is ${column.type}, not ${checker.typeToString(wrong)}`] : []),
      ]
    }),
  ]

  function takes(type: Type | undefined, value: Type): boolean {
    return type !== undefined && checker.isTypeAssignableTo(value, type)
  }
}

function propertiesOf(checker: Checker, row: Type): ReadonlyMap<string, Type> {
  return new Map(
    checker.getPropertiesOfType(row).flatMap((property) => {
      const type = checker.getTypeOfSymbol(property)
      return type ? [[property.name, type]] : []
    }),
  )
}

const TEXTS = new Set(['text', 'varchar', 'bpchar', 'name', 'uuid', 'date', 'numeric', 'time'])
const NUMBERS = new Set(['int2', 'int4', 'int8', 'float4', 'float8', 'oid'])

/** Whether values of a column, as the driver reads them, are of this type. What JSON holds only its writer knows. */
function fits(checker: Checker, type: Type, column: string): boolean {
  if (column === 'json' || column === 'jsonb') return true
  if (column.startsWith('_')) {
    const element = checker.getIndexInfosOfType(type)[0]?.valueType
    return element !== undefined && fits(checker, element, column.slice(1))
  }
  if (TEXTS.has(column)) return checker.isTypeAssignableTo(type, checker.getStringType())
  if (NUMBERS.has(column)) return checker.isTypeAssignableTo(type, checker.getNumberType())
  if (column === 'bool') return checker.isTypeAssignableTo(type, checker.getBooleanType())
  if (column === 'timestamptz') return checker.typeToString(type) === 'Date'
  if (column === 'bytea') return checker.typeToString(type).startsWith('Buffer')
  if (column === 'void') return true
  return false
}

/** What PostgreSQL says of the answer of a statement, which it does not run. */
async function describe(client: pg.PoolClient, text: string): Promise<Column[]> {
  const fields = await new Promise<pg.FieldDef[]>((resolve, reject) => {
    const found: pg.FieldDef[] = []
    client.query({
      submit: (connection: pg.Connection) => {
        connection.parse({ name: '', text, types: [] }, true)
        connection.describe({ type: 'S', name: '' }, true)
        connection.sync()
      },
      handleRowDescription: (message: { fields: pg.FieldDef[] }) => found.push(...message.fields),
      handleReadyForQuery: () => resolve(found),
      handleError: reject,
    })
  })
  const { rows } = await client.query<Column>(
    `select f.name, t.typname as type, coalesce(not a.attnotnull, false) as "isNullable"
     from unnest($1::text[], $2::oid[], $3::oid[], $4::int[]) with ordinality as f(name, type, relation, number, place)
       join pg_type t on t.oid = f.type
       left join pg_attribute a on a.attrelid = f.relation and a.attnum = f.number and f.relation <> 0
     order by f.place`,
    [
      fields.map(({ name }) => name),
      fields.map(({ dataTypeID }) => dataTypeID),
      fields.map(({ tableID }) => tableID),
      fields.map(({ columnID }) => columnID),
    ],
  )
  return rows
}
