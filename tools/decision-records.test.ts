import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './gate/run-command.ts'

const FOLDER = path.join(ROOT, 'docs/decisions')
const DATE_AND_STATUS = /^Date: \d{4}-\d\d-\d\d\. Status: (?:accepted|superseded by \[\d{4}\]\(\S+\.md\))[.;,]/m

test.each(readdirSync(FOLDER).filter((name) => !name.startsWith('0000')))('%s has a date and a status', (name) => {
  expect(readFileSync(path.join(FOLDER, name), 'utf8')).toMatch(DATE_AND_STATUS)
})

test('every link of the documents leads to a file', () => {
  const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CONTEXT.md', 'CHANGELOG.md']
  for (const folder of ['docs', 'docs/decisions'])
    pages.push(
      ...readdirSync(path.join(ROOT, folder))
        .filter((name) => name.endsWith('.md'))
        .map((name) => `${folder}/${name}`),
    )
  const broken = pages.flatMap((page) => {
    const links = textOf(page).matchAll(/\]\((?!https?:|#)([^)#\s]+)(?:#[^)]*)?\)/g)
    return [...links]
      .map(([, link = '']) => link)
      .filter((link) => !existsSync(path.join(ROOT, path.dirname(page), link)))
      .map((link) => `${page}: ${link}`)
  })
  expect(broken).toEqual([])
})

/** What a page says, but for what it quotes. */
function textOf(page: string): string {
  return readFileSync(path.join(ROOT, page), 'utf8').replaceAll(/^```[\s\S]*?^```|`[^`]*`/gm, '')
}
