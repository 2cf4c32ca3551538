import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readSettings, Settings } from '../apps/server/src/platform/env.ts'
import { LOG_FIELDS } from '../apps/server/src/platform/log/log.ts'
import { ROOT } from './gate/run-command.ts'

type Row = { name: string; fallback: string; bounds: string }

const page = () => readFileSync(path.join(ROOT, 'docs/operations.md'), 'utf8')

const ROW = /^\| `([A-Z0-9_]+)`\s*\|([^|]*)\|([^|]*)\|/

/** The table of settings in docs/operations.md: `| NAME | default | bounds | … |`. */
function documentedSettings(): Row[] {
  return page()
    .split('\n')
    .flatMap((line) => {
      const [, name = '', fallback = '', bounds = ''] = ROW.exec(line) ?? []
      return name ? [{ name, fallback: plain(fallback), bounds: plain(bounds) }] : []
    })
}

function declaredSettings(): Row[] {
  const defaults = readSettings({})
  return Object.entries(defaults).map(([name, value]) => ({ name, fallback: String(value), bounds: boundsOf(name) }))
}

function boundsOf(name: string): string {
  const [, schema] = Object.entries(Settings.properties).find(([own]) => own === name) ?? []
  const { minimum, maximum } = { minimum: undefined, maximum: undefined, ...schema }
  return minimum === undefined ? '' : `${String(minimum)} to ${String(maximum)}`
}

function plain(cell: string): string {
  return cell.replaceAll('`', '').trim()
}

const byName = (a: Row, b: Row) => a.name.localeCompare(b.name)

test('the operations page names every setting with its default and its bounds', () => {
  expect(documentedSettings().toSorted(byName)).toEqual(declaredSettings().toSorted(byName))
})

test('the operations page names every field that a line of the log may hold', () => {
  const [, logs = ''] = /\n## Logs\n([^]*?)\n\| event /.exec(page()) ?? []
  const named = logs.split('\n').flatMap((line) => /^\| (`[^|]+)\|/.exec(line)?.[1]?.match(/[A-Za-z]+/g) ?? [])
  expect(named.toSorted()).toEqual([...LOG_FIELDS].toSorted())
})
