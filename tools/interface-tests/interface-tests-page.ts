import { markdownTable } from '../../apps/server/src/platform/markdown-table.ts'
import { readCategories, readInterface, type Operation } from './interface.ts'
import { NEVER_ANSWERED } from './never-answered.ts'
import { readServerTests, type ServerTest } from './sent-by-tests.ts'

/** What a test has to show: an operation, one of its arguments, or one of its errors. */
type Shown = { what: string; test?: ServerTest | undefined; reason?: string | undefined }

export type InterfaceTests = { operations: Shown[]; arguments: Shown[]; errors: Shown[]; categories: Shown[] }

/** For each operation of the interface, its arguments and its errors the first test that shows it. */
export function readInterfaceTests(root: string): InterfaceTests {
  const operations = readInterface(root)
  const tests = readServerTests(root, new Set(operations.map(({ name }) => name))).toSorted(byDoor)
  const categories = readCategories(root)
  const sending = (name: string) => tests.filter((test) => test.operations.has(name))
  // What is answered shows more of a call than what is refused.
  const answered = (found: readonly ServerTest[]) =>
    found.find(({ words }) => !categories.some((category) => words.has(category))) ?? found[0]
  return {
    operations: operations.map((operation) => ({
      what: operation.name,
      test: answered(sending(operation.name)),
    })),
    arguments: operations.flatMap(({ name, arguments: given }) =>
      given.map((own) => ({
        what: `${name}(${own})`,
        test: answered(sending(name).filter((test) => test.operations.get(name)?.has(own))),
      })),
    ),
    errors: operations.flatMap((operation) => operation.errors.map((error) => shownError(operation, error, sending))),
    categories: categories.map((what) => ({ what, test: tests.find(({ words }) => words.has(what)) })),
  }
}

function shownError({ name }: Operation, error: string, sending: (name: string) => ServerTest[]): Shown {
  const what = `${name} ${error}`
  const reason = NEVER_ANSWERED.get(what)
  // A test that sends two operations may name it for the other one.
  return reason === undefined ? { what, test: sending(name).find(({ words }) => words.has(error)) } : { what, reason }
}

/** Tests of a feature before those of the whole server, and what sends little before what sends much. */
function byDoor(one: ServerTest, other: ServerTest): number {
  return rank(one) - rank(other) || one.operations.size - other.operations.size
}

function rank({ file }: ServerTest): number {
  if (file.startsWith('test/')) return 2
  return file.endsWith('.api.test.ts') ? 0 : 1
}

/** What no test shows and nobody says why, and reasons for what the interface does not have. */
export function interfaceTestProblems({ operations, arguments: given, errors, categories }: InterfaceTests): string[] {
  const all = [...operations, ...given, ...errors, ...categories]
  const known = new Set(errors.map(({ what }) => what))
  return [
    ...all.flatMap(({ what, test, reason }) => (test || reason !== undefined ? [] : [`no test shows ${what}`])),
    ...[...NEVER_ANSWERED.keys()].flatMap((what) => (known.has(what) ? [] : [`the interface has no ${what}`])),
  ]
}

const INTRODUCTION = `# What shows the GraphQL interface

Written by \`node tools/write-interface-tests.ts\` from [the interface](requirements/graphql.md) and from the tests of the server; \`tools/interface-tests/interface-tests.test.ts\` fails where it is not current, and where nothing is shown. A test shows an operation or an argument that stands in a document that it sends, and an error whose category or code it names as well. Of several tests the first is listed, those of a feature before those of the whole server; files are under \`apps/server/src\`.
`

export function interfaceTestsPage({ operations, arguments: given, errors, categories }: InterfaceTests): string {
  return [
    INTRODUCTION,
    section('Operations', 'operation', operations),
    section('Arguments', 'argument', given),
    section('Errors', 'error', errors),
    section('Categories', 'category', categories),
  ].join('\n')
}

function section(heading: string, head: string, shown: readonly Shown[]): string {
  const rows = shown.map(({ what, test, reason }) => [
    `\`${what}\``,
    test?.file ?? '',
    test ? titled(test) : (reason ?? ''),
  ])
  return `## ${heading}\n\n${markdownTable([[head, 'file', 'test'], ...rows])}`
}

/** The title in one cell of a table. */
function titled({ title }: ServerTest): string {
  return title
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[|*_<>`\\[\]]/g, String.raw`\$&`)
    .trim()
}
