import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readTableFile } from '../../../../lib/files/table-file/table-file.ts'
import { workbookOf, zipOf } from '../../../../lib/files/table-file/workbook.builders.ts'

const file = async (...parts: BlobPart[]) => {
  const read = await readTableFile(new Blob(parts))
  return 'refusal' in read ? read : { cells: read.cells }
}

describe('a CSV file', () => {
  test.each([
    ['with semicolons', 'A-1;2\r\nB-2;3\r\n'],
    ['with commas', 'A-1,2\nB-2,3'],
    ['with tabs, as it is copied from a spreadsheet', 'A-1\t2\nB-2\t3\n'],
    ['with a mark in front', '\uFEFFA-1;2\nB-2;3'],
    ['with quotes', '"A-1";"2"\n"B-2";3'],
    ['with empty lines', '\n\nA-1;2\n;;\nB-2;3\n\n'],
    ['with the line ends of Excel for Mac', 'A-1;2\rB-2;3\r'],
    ['with a line that names its separator', 'sep=;\r\nA-1;2\r\nB-2;3'],
  ])('%s is read', async (_how, text) => {
    expect(await file(text)).toEqual({
      cells: [
        ['A-1', '2'],
        ['B-2', '3'],
      ],
    })
  })

  test('keeps separators and quotes that stand in quotes, and makes blanks of breaks', async () => {
    expect(await file('"Pils; 24 ""groot""\n30 cl";1')).toEqual({ cells: [['Pils; 24 "groot" 30 cl', '1']] })
  })

  test('is read in the letters of Windows and in UTF-16, too', async () => {
    expect(await file(new Uint8Array([0x4b, 0xf6, 0x6c, 0x3b, 0x31]))).toEqual({ cells: [['Köl', '1']] })
    expect(await file(new Uint8Array([0xff, 0xfe, 0x41, 0, 0x3b, 0, 0x31, 0]))).toEqual({ cells: [['A', '1']] })
  })

  test('is read in UTF-16 with its big end first, and without a mark', async () => {
    expect(await file(new Uint8Array([0xfe, 0xff, 0, 0x41, 0, 0x3b, 0, 0x31]))).toEqual({ cells: [['A', '1']] })
    expect(await file(new Uint8Array([0x41, 0, 0x3b, 0, 0x31, 0]))).toEqual({ cells: [['A', '1']] })
  })

  test('takes a formula for what it is: a text', async () => {
    expect(await file('=1+1;=HYPERLINK("x")')).toEqual({ cells: [['=1+1', '=HYPERLINK("x")']] })
  })
})

describe('a workbook', () => {
  test('is read from its first sheet: texts of all kinds, numbers, and formulas by their values', async () => {
    const sheet = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1"><v>12</v></c></row>
      <row r="2"><c r="A2" t="inlineStr"><is><t>P&amp;G &#8364;</t></is></c><c r="B2"><f>6*4</f><v>24.0</v></c></row>
      <row r="3"><c r="A3"><v>8.712345678906E12</v></c><c r="B3"><v>2.5</v></c></row>
      <row r="4"/><row r="5"><c r="B5" t="str"><f>"x"</f><v>x</v></c></row>`
    const shared = '<si><r><t>VP-</t></r><r><t>KR2430</t></r></si>'
    expect(await file(workbookOf(sheet, shared))).toEqual({
      cells: [['VP-KR2430', '12'], ['P&G €', '24'], ['8712345678906', '2.5'], [], ['', 'x']],
    })
  })

  test('has numbers with three digits behind the point that no reader takes for thousands', async () => {
    expect(await file(workbookOf('<row r="1"><c r="A1"><v>1.234</v></c><c r="B1"><v>12.0</v></c></row>'))).toEqual({
      cells: [['1.2340', '12']],
    })
  })
})

describe('a file that is hostile', () => {
  test('of 100 MB is not opened', async () => {
    const huge = { size: 100_000_000, arrayBuffer: () => Promise.reject(new Error('opened')) }
    expect(await readTableFile(huge)).toEqual({ refusal: 'too-large' })
  })

  test('is unpacked no further than it may be, whatever it says of its size', async () => {
    const bomb = deflateRawSync(Buffer.alloc(200_000_000))
    const packed = zipOf([{ name: 'xl/worksheets/sheet1.xml', packed: bomb, claims: 10 }])
    expect(packed.length).toBeLessThan(2_000_000)
    expect(await file(packed)).toEqual({ refusal: 'too-large' })
  })

  test('with 100,000 columns has those that are read', async () => {
    const wide = Array.from({ length: 100_000 }, (_, column) => `c${column}`).join(';')
    const read = await file(`${wide}\n${wide}`)
    expect(read).toEqual({ cells: [expect.any(Array), expect.any(Array)] })
    expect('cells' in read && read.cells[0]).toHaveLength(20)
    const cells = Array.from({ length: 100_000 }, () => '<c><v>1</v></c>').join('')
    expect(await file(workbookOf(`<row>${cells}</row>`))).toEqual({ cells: [Array.from({ length: 20 }, () => '1')] })
  })

  test('with more than a thousand rows is refused as a whole', async () => {
    expect(await file('A;1\n'.repeat(1002))).toEqual({ refusal: 'too-many-rows' })
    expect(await file(workbookOf('<row><c><v>1</v></c></row>'.repeat(1002)))).toEqual({ refusal: 'too-many-rows' })
  })

  test.each([
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), 'not-a-table'],
    ['a zip file of something else', zipOf([{ name: 'a.txt', packed: deflateRawSync('x') }]), 'not-a-table'],
    ['the beginning of a zip file', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0]), 'damaged'],
    [
      'a workbook whose sheet is noise',
      zipOf([{ name: 'xl/worksheets/sheet1.xml', packed: Buffer.alloc(50, 7) }]),
      'damaged',
    ],
    ['a sheet with a declaration of its own entities', workbookOf('<!DOCTYPE x [<!ENTITY a "b">]>'), 'damaged'],
    ['nothing', '', 'empty'],
    ['empty cells', ';;;\n;;', 'empty'],
  ])('that is %s is refused', async (_what, bytes, refusal) => {
    expect(await file(bytes)).toEqual({ refusal })
  })

  test('cut off anywhere is read or refused, and throws nothing', async () => {
    const whole = workbookOf('<row r="1"><c r="A1"><v>1</v></c></row>')
    for (let length = 0; length < whole.length; length += 7)
      expect(Object.keys(await file(whole.subarray(0, length)))).toHaveLength(1)
  })
})
