import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { namesInside, openInside, readInside, sizeInside } from './folder-files.ts'
import { beginFolder } from './new-folder.ts'

const MOST = 1_000

let home: string
let folder: string
let outside: string
beforeEach(() => {
  home = realpathSync(mkdtempSync(path.join(tmpdir(), 'fust-folder-')))
  folder = path.join(home, 'brewery')
  outside = path.join(home, 'brewery-of-others')
  for (const own of ['documents/bladen', 'media']) mkdirSync(path.join(folder, own), { recursive: true })
  mkdirSync(path.join(outside, 'bladen'), { recursive: true })
  writeFileSync(path.join(folder, 'documents/bladen/blad.pdf'), 'ours')
  writeFileSync(path.join(outside, 'bladen/blad.pdf'), 'of others')
})
afterEach(() => rmSync(home, { recursive: true }))

const link = (to: string, name: string) => symlinkSync(to, path.join(folder, name))
const refusalOf = async (name: string) => {
  const read = await readInside(folder, name, MOST)
  return read.ok ? read.value : read.refusal.code
}

describe('a file of a folder', () => {
  test('is read by its name, with its size', async () => {
    expect(await readInside(folder, 'documents/bladen/blad.pdf', MOST)).toEqual({ ok: true, value: 'ours' })
    expect(await sizeInside(folder, 'documents/bladen/blad.pdf', MOST)).toEqual({ ok: true, value: 4 })
  })

  test('is read where it is empty', async () => {
    writeFileSync(path.join(folder, 'media/nothing.svg'), '')
    expect(await readInside(folder, 'media/nothing.svg', MOST)).toEqual({ ok: true, value: '' })
  })

  test('is read through a folder that is a link itself, and through links that stay inside', async () => {
    link('bladen', 'documents/vellen')
    link('../documents/vellen/blad.pdf', 'media/blad.pdf')
    symlinkSync(folder, path.join(home, 'current'))
    expect(await readInside(path.join(home, 'current'), 'media/blad.pdf', MOST)).toEqual({ ok: true, value: 'ours' })
  })

  test('is read as long as it was when it was opened', async () => {
    const place = path.join(folder, 'documents/bladen/blad.pdf')
    const opened = await openInside(folder, 'documents/bladen/blad.pdf', MOST)
    writeFileSync(place, ' and more', { flag: 'a' })
    expect(opened.ok && (await opened.value.content.toArray()).join('')).toBe('ours')
  })

  test('is not read beyond the size that it may have', async () => {
    expect(await readInside(folder, 'documents/bladen/blad.pdf', 3)).toEqual({
      ok: false,
      refusal: { code: 'too-large', most: 3 },
    })
  })
})

describe('nothing is read by a name that', () => {
  test.each([
    '../brewery-of-others/bladen/blad.pdf',
    'documents/../../brewery-of-others/bladen/blad.pdf',
    'documents/bladen/../bladen/blad.pdf',
    './documents/bladen/blad.pdf',
    'documents//bladen/blad.pdf',
    'documents/bladen/',
    '/etc/passwd',
    '..',
    '',
    'C:/Windows/win.ini',
    'c:win.ini',
    '\\\\server\\share\\blad.pdf',
    '//server/share/blad.pdf',
    'documents\\..\\..\\blad.pdf',
    'documents/bladen/blad.pdf\0.png',
  ])('leads out of the folder, or would elsewhere: %j', async (name) => {
    expect(await refusalOf(name)).toBe('out-of-folder')
  })

  test('leads out by a link: of a file, of a folder, of a folder inside, in a chain, by a whole path', async () => {
    link('../../brewery-of-others/bladen/blad.pdf', 'documents/file.pdf')
    link('../../brewery-of-others', 'documents/others')
    link(path.join(outside, 'bladen'), 'media/whole')
    link('first', 'media/chain')
    link('second', 'media/first')
    link('../../brewery-of-others/bladen', 'media/second')
    const names = [
      'documents/file.pdf',
      'documents/others/bladen/blad.pdf',
      'media/whole/blad.pdf',
      'media/chain/blad.pdf',
    ]
    for (const name of names) expect(await refusalOf(name)).toBe('out-of-folder')
    expect(await namesInside(folder, 'media/chain')).toEqual({ ok: false, refusal: { code: 'out-of-folder' } })
  })

  test('leads to a device', async () => {
    link('/dev/zero', 'media/zero')
    expect(await refusalOf('media/zero')).toBe('out-of-folder')
  })

  test('is a folder, a pipe or a socket; nobody waits for them', async () => {
    execFileSync('mkfifo', [path.join(folder, 'media/pipe')])
    const server = createServer().listen(path.join(folder, 'media/socket'))
    await once(server, 'listening')
    for (const name of ['media/pipe', 'media/socket', 'documents']) expect(await refusalOf(name)).toBe('no-file')
    server.close()
  })

  test('leads nowhere, round in a circle, or through a file', async () => {
    link('nowhere', 'media/lost')
    link('round', 'media/turn')
    link('turn', 'media/round')
    const names = ['media/none.svg', 'media/lost', 'media/round', 'documents/bladen/blad.pdf/more', 'x'.repeat(300)]
    for (const name of names) expect(await refusalOf(name)).toBe('not-there')
  })
})

describe('while somebody swaps files and folders for links', () => {
  const SWAPS = {
    'the file': `
      for (;;) {
        fs.writeFileSync(next, 'ours'); fs.renameSync(next, file)
        fs.symlinkSync(outside + '/bladen/blad.pdf', next); fs.renameSync(next, file)
      }`,
    'its folder': `
      for (;;) {
        fs.renameSync(parent, next); fs.symlinkSync(outside + '/bladen', parent)
        fs.unlinkSync(parent); fs.renameSync(next, parent)
      }`,
    'the file for a pipe': `
      for (;;) {
        fs.writeFileSync(next, 'ours'); fs.renameSync(next, file)
        fs.linkSync(pipe, next); fs.renameSync(next, file)
      }`,
  }

  test.each(Object.entries(SWAPS))('%s, nothing of others is read, and nobody waits', async (_what, swap) => {
    const parent = path.join(folder, 'documents/bladen')
    const workerData = { outside, parent, file: `${parent}/blad.pdf`, next: `${folder}/next`, pipe: `${folder}/pipe` }
    execFileSync('mkfifo', [workerData.pipe])
    const program = `const { outside, parent, file, next, pipe } = require('node:worker_threads').workerData
      const fs = require('node:fs'); ${swap}`
    const worker = new Worker(program, { eval: true, workerData })
    await once(worker, 'online')
    const heard = new Map<string, number>()
    // However slowly the other one runs, both are met.
    for (let turn = 0; turn < 3_000 || !heard.has('ours') || heard.size < 2; turn += 1) {
      const said = await refusalOf('documents/bladen/blad.pdf')
      heard.set(said, (heard.get(said) ?? 0) + 1)
    }
    await worker.terminate()
    expect([...heard.keys()]).not.toContain('of others')
  })
})

describe('a new folder', () => {
  const begin = async () => {
    const begun = await beginFolder(path.join(home, 'export'))
    if (!begun.ok) throw new Error(begun.refusal.code)
    return begun.value
  }

  test('takes files by their names, in folders that it makes', async () => {
    const { write } = await begin()
    await write('content/news/tap.nl.md', 'Een tap')
    await write('content/news/leeg.nl.md', '')
    expect(readFileSync(path.join(home, 'export/content/news/tap.nl.md'), 'utf8')).toBe('Een tap')
  })

  test('is not begun where something is', async () => {
    expect(await beginFolder(folder)).toEqual({ ok: false, refusal: { code: 'folder-not-empty' } })
  })

  test('takes nothing by a name that leads out', async () => {
    const { write } = await begin()
    for (const name of ['../a.csv', '/a.csv', 'content/../../a.csv', 'a\\b.csv'])
      await expect(write(name, 'x')).rejects.toThrow('is no name for a file')
  })

  test('writes over nothing and through no link that somebody put there meanwhile', async () => {
    const { write, makeFolder } = await begin()
    symlinkSync(path.join(outside, 'bladen/blad.pdf'), path.join(home, 'export/brewery.yaml'))
    symlinkSync(path.join(outside, 'new.csv'), path.join(home, 'export/prices.csv'))
    symlinkSync(outside, path.join(home, 'export/content'))
    for (const name of ['brewery.yaml', 'prices.csv', 'content/news/tap.nl.md'])
      await expect(write(name, 'x')).rejects.toThrow('EEXIST')
    await makeFolder('media')
    rmSync(path.join(home, 'export/media'), { recursive: true })
    symlinkSync(outside, path.join(home, 'export/media'))
    await expect(write('media/tap.webp', 'x')).rejects.toThrow('came to lie outside')
    expect(readFileSync(path.join(outside, 'bladen/blad.pdf'), 'utf8')).toBe('of others')
  })
})
