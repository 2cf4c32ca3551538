import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const REPOSITORY = path.resolve(import.meta.dirname, '..')
let copy: string

function codegen(...args: string[]) {
  const { status, stderr } = spawnSync(process.execPath, ['tools/codegen.ts', ...args], { cwd: copy, encoding: 'utf8' })
  return { status, stderr }
}

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'codegen-'))
  const parts = [
    'package.json',
    'tools/codegen.ts',
    'tools/codegen',
    'packages/contract',
    'apps/server/src',
    'apps/web/src',
  ]
  for (const part of parts) {
    cpSync(path.join(REPOSITORY, part), path.join(copy, part), {
      recursive: true,
      filter: (file) => !file.includes('node_modules'),
    })
  }
  symlinkSync(path.join(REPOSITORY, 'node_modules'), path.join(copy, 'node_modules'), 'junction')
})
afterAll(() => rmSync(copy, { recursive: true }))

describe('codegen --check', () => {
  test('is content with what is committed', () => expect(codegen('--check')).toEqual({ status: 0, stderr: '' }))

  test('names the file that somebody edited', () => {
    appendFileSync(path.join(copy, 'packages/contract/schema.graphql'), '# edited')
    expect(codegen('--check')).toEqual({
      status: 1,
      stderr: 'packages/contract/schema.graphql is out of date: run npm run codegen\n',
    })
  })

  test('notices a document of the web that has no types yet, until codegen writes them', () => {
    mkdirSync(path.join(copy, 'apps/web/src'), { recursive: true })
    writeFileSync(path.join(copy, 'apps/web/src/probe.ts'), 'graphql(`query Probe { customerCart { id } }`)')
    const { status, stderr } = codegen('--check')
    expect(status).toBe(1)
    expect(stderr).toContain('packages/contract/src/persisted-documents.generated.json is out of date')
    expect(codegen()).toEqual({ status: 0, stderr: '' })
    expect(codegen('--check').status).toBe(0)
  })
})
