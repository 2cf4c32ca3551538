import { calendarDate } from '@fust/domain/calendar'
import { strFromU8, unzipSync } from 'fflate'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { zipStream, type ZipEntry } from './zip-stream.ts'

/** What the clock on the wall shows. */
const NOW = { today: calendarDate('2026-11-23'), hour: 23, minute: 41, second: 32 }

const file = (name: string, ...pieces: string[]) => ({
  name,
  content: Readable.from(pieces.map((piece) => Buffer.from(piece))),
})
const unzipped = async (...files: ZipEntry[]) =>
  Object.entries(unzipSync(await buffer(zipStream(files, NOW)))).map(([name, content]) => [name, strFromU8(content)])

test('an archive holds the files whole, under their names', async () => {
  expect(await unzipped(file('één.pdf', 'a', 'b'), file('leeg.txt'))).toEqual([
    ['één.pdf', 'ab'],
    ['leeg.txt', ''],
  ])
})

test('a file has the time that it is on the brewery’s wall, in whichever zone the machine is', async () => {
  const archive = await buffer(zipStream([file('a.pdf', 'a')], NOW))
  // The first header: seconds by twos, minutes and hours at 10; the day, the month and the years since 1980 at 12.
  const [time, day] = [archive.readUInt16LE(10), archive.readUInt16LE(12)]
  expect([time >> 11, (time >> 5) & 63, (time & 31) * 2]).toEqual([23, 41, 32])
  expect([1980 + (day >> 9), (day >> 5) & 15, day & 31]).toEqual([2026, 11, 23])
})

test('an archive of nothing is one', async () => {
  expect(await unzipped()).toEqual([])
})

test.each([
  [
    ['a.pdf', 'A.pdf', 'a.pdf'],
    ['a.pdf', 'A (2).pdf', 'a (3).pdf'],
  ],
  [
    ['../../etc/passwd', 'C:\\x', '..', 'con\u0000.pdf'],
    ['-..-etc-passwd', 'C--x', 'file', 'con-.pdf'],
  ],
])('names %j become %j: no way leads out, and none stands twice', async (names, expected) => {
  expect((await unzipped(...names.map((name) => file(name, 'x')))).map(([name]) => name)).toEqual(expected)
})

test('no more is read than is asked for', async () => {
  const read: number[] = []
  async function* pieces() {
    for (let at = 0; at < 1_000; at += 1) {
      read.push(at)
      yield Buffer.alloc(1_000)
    }
  }
  const archive = zipStream([{ name: 'large.bin', content: pieces() }], NOW)
  for (let at = 0; at < 10; at += 1) await archive.next()
  expect(read.length).toBeLessThan(20)
  await archive.return(undefined)
})
