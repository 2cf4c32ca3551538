import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Patch } from '../../proof/guards/patches.ts'
import { hashOfGuard, noteProven, unprovenGuards } from '../../proof/guards/proven.ts'

let root: string
let lock: Patch
let stock: Patch

const write = (file: string, text: string): string => {
  const at = path.join(root, file)
  mkdirSync(path.dirname(at), { recursive: true })
  writeFileSync(at, text)
  return at
}

function guard(name: string): Patch {
  write(`src/${name}.ts`, 'guarded')
  write(`proof/race/${name}.test.ts`, 'proof')
  const file = write(`proof/guards/${name}.patch`, `--- a/src/${name}.ts\n+++ b/src/${name}.ts\n`)
  return { file, guard: name, proof: `proof/race/${name}.test.ts`, test: name }
}

const seen = (patch: Patch) => ({ patch, hash: hashOfGuard(patch, root) })

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'fust-guards-'))
  lock = guard('lock')
  stock = guard('stock')
})
afterEach(() => rmSync(root, { recursive: true }))

test.each(['src/lock.ts', 'proof/race/lock.test.ts', 'proof/guards/lock.patch'])(
  'a guard that was seen to be missed is proven again after a change of %s',
  (file) => {
    noteProven([seen(lock), seen(stock)], [lock, stock], root)
    expect(unprovenGuards([lock, stock], root)).toEqual([])
    appendFileSync(path.join(root, file), '\n')
    expect(unprovenGuards([lock, stock], root)).toEqual([lock])
  },
)

test('a guard that was never seen to be missed is proven', () => {
  expect(unprovenGuards([lock, stock], root)).toEqual([lock, stock])
  noteProven([seen(stock)], [lock, stock], root)
  expect(unprovenGuards([lock, stock], root)).toEqual([lock])
})

test('what was seen of a guard outlives a run of others, and is forgotten with its patch', () => {
  noteProven([seen(lock)], [lock, stock], root)
  noteProven([seen(stock)], [lock, stock], root)
  expect(unprovenGuards([lock, stock], root)).toEqual([])
  noteProven([], [stock], root)
  expect(unprovenGuards([lock, stock], root)).toEqual([lock])
})
