import { stripVTControlCharacters } from 'node:util'

/** A test that failed: where it stands, what it says of the product, and what went wrong. */
export type FailedTest = { file: string; title: string; messages: string[] }

/** The failed tests of a vitest JSON report; a file that could not be loaded counts as one. */
export function failedTestsOfVitest(report: unknown): FailedTest[] {
  return listOf(report, 'testResults').flatMap((file) => {
    const tests = listOf(file, 'assertionResults').filter((test) => test['status'] === 'failed')
    const failed = tests.map((test) => ({
      file: text(file['name']),
      title: text(test['fullName']),
      messages: Array.isArray(test['failureMessages']) ? test['failureMessages'].map(text) : [],
    }))
    if (failed.length > 0 || file['status'] !== 'failed') return failed
    return [{ file: text(file['name']), title: 'the file itself', messages: [text(file['message'])] }]
  })
}

// All that a journey says was seen by then; Chromium may hang as it is told to close.
const BROWSER_STAYED_OPEN = /^Tearing down "context" exceeded the test timeout/

/** The failed journeys of a Playwright JSON report, and the flaky ones, but for those whose browser did not close. */
export function failedTestsOfPlaywright(report: unknown): FailedTest[] {
  const inside = listOf(report, 'suites').flatMap(failedTestsOfPlaywright)
  const own = listOf(report, 'specs').flatMap((spec) =>
    listOf(spec, 'tests').flatMap((test) => {
      const messages = listOf(test, 'results').flatMap((result) =>
        listOf(result, 'errors').map((error) => stripVTControlCharacters(text(error['message']))),
      )
      const hasOnlyStayedOpen = messages.length > 0 && messages.every((message) => BROWSER_STAYED_OPEN.test(message))
      if (test['status'] !== 'unexpected' && (test['status'] !== 'flaky' || hasOnlyStayedOpen)) return []
      return [{ file: text(spec['file']), title: text(spec['title']), messages }]
    }),
  )
  return [...own, ...inside]
}

const LINES_OF_A_MESSAGE = 25

/** Each failed test with the first lines of what went wrong: short enough to be read first. */
export function describeFailedTests(failed: readonly FailedTest[], root: string): string {
  return failed
    .map(({ file, title, messages }) =>
      [
        `✗ ${file.replace(`${root}/`, '')} > ${title}`,
        ...messages.flatMap((message) => stripVTControlCharacters(message).split('\n').slice(0, LINES_OF_A_MESSAGE)),
      ].join('\n'),
    )
    .join('\n\n')
}

/** The entries of a list in a report, each as a record; none where there is no such list. */
export function listOf(value: unknown, key: string): Record<string, unknown>[] {
  const list: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  return Array.isArray(list) ? list.map((item: unknown) => (typeof item === 'object' ? { ...item } : {})) : []
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
