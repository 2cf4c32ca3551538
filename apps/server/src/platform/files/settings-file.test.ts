import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Type from 'typebox'
import { afterAll, expect, test } from 'vitest'
import { readSettingsFile } from './settings-file.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'fust-settings-'))
afterAll(() => rmSync(folder, { recursive: true }))

function told(text: string): string {
  const file = path.join(folder, 'own.yaml')
  writeFileSync(file, text)
  try {
    return JSON.stringify(readSettingsFile('SERVICES_FILE', file, Type.Unknown()))
  } catch (fault) {
    return String(fault)
  }
}

test('a file of settings that is no YAML is told by the line, and never what stands there', () => {
  expect(told('client_id: a\nclient_secret: s3cret: more\n')).toMatch(
    /SERVICES_FILE: .* cannot be read: [A-Z_]+ in line 2$/,
  )
  expect(told('a: *s3cret\n')).not.toContain('s3cret')
  expect(told('client_secret: s3cret: more')).not.toContain('s3cret')
})

test('a file of settings that is not there is told', () => {
  expect(() => readSettingsFile('SERVICES_FILE', path.join(folder, 'none.yaml'), Type.Unknown())).toThrow(/ENOENT/)
})
