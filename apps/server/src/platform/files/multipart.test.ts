import { expect, test } from 'vitest'
import { growthByEight, LINEAR_AT_MOST } from '../../test/growth.builders.ts'
import { boundaryOf, filesOf } from './multipart.ts'

const formOf = (...parts: string[]) =>
  Buffer.from(`${parts.map((part) => `--grens\r\n${part}\r\n`).join('')}--grens--\r\n`)
const file = (name: string, content: string) =>
  `Content-Disposition: form-data; name="attachments"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n${content}`
const read = (form: Buffer, most = 20) =>
  filesOf(form, 'grens', most)?.map(({ name, content }) => [name, String(content)])

test('reads files with their names, and leaves other fields alone', () => {
  const field = 'Content-Disposition: form-data; name="note"\r\n\r\nhello'
  expect(read(formOf(file('a.png', 'eerste'), field, file('käse "1".png'.replaceAll('"', '%22'), 'a\r\nb')))).toEqual([
    ['a.png', 'eerste'],
    ['käse "1".png', 'a\r\nb'],
  ])
  expect(read(formOf())).toEqual([])
  expect(read(formOf(file('leeg.png', '')))).toEqual([['leeg.png', '']])
})

test.each([
  ['nothing', ''],
  ['something else', '{"a": 1}'],
  ['another boundary', '--other\r\n\r\n\r\n--other--'],
  ['a form without its end', '--grens\r\nContent-Disposition: form-data; name="a"; filename="b"\r\n\r\nabc'],
  ['a head without its end', `--grens\r\n${'x: y\r\n'.repeat(10)}`],
  ['a head that does not end', `--grens\r\nx: ${'y'.repeat(5_000)}\r\n\r\n\r\n--grens--`],
])('reads nothing from %s', (_what, text) => {
  expect(read(Buffer.from(text))).toBeUndefined()
})

test('stops at one more than may be', () => {
  expect(read(formOf(...Array.from({ length: 50 }, (_, index) => file(`${index}.png`, 'x'))), 3)).toHaveLength(4)
})

test.each([
  ['broken ends', '--grens\r\n', '\r\n--gren'],
  ['parts without a head', '', '--grens\r\n\r\n\r\n'],
])('takes time by the length of a form of %s', async (_what, begin, part) => {
  const textOf = (length: number) => begin + part.repeat(length / part.length)
  expect(await growthByEight(textOf, (text) => read(Buffer.from(text)))).toBeLessThan(LINEAR_AT_MOST)
})

test.each([
  ['multipart/form-data; boundary=grens', 'grens'],
  ['multipart/form-data; charset=utf-8; boundary="een grens"', 'een grens'],
  ['application/json', undefined],
  ['multipart/mixed; boundary=grens', undefined],
  ['multipart/form-data', undefined],
  [undefined, undefined],
])('%s names the boundary %s', (type, boundary) => {
  expect(boundaryOf(type)).toBe(boundary)
})
