import { deflateRawSync } from 'node:zlib'

type Packed = { name: string; packed: Uint8Array; claims?: number }

/** A zip file of entries that are packed already; checksums, which nobody looks at, are none. */
export function zipOf(entries: readonly Packed[]): Uint8Array<ArrayBuffer> {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, packed, claims = 0 } of entries) {
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt32LE(claims, 22)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(claims, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(at, 42)
    locals.push(local, Buffer.from(name), Buffer.from(packed))
    directory.push(entry, Buffer.from(name))
    at += 30 + name.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(at, 16)
  return new Uint8Array(Buffer.concat([...locals, ...directory, end]))
}

/** A workbook with these rows on its first sheet, and these texts beside them. */
export function workbookOf(rows: string, sharedTexts = ''): Uint8Array<ArrayBuffer> {
  const part = (name: string, xml: string) => ({ name, packed: deflateRawSync(xml) })
  return zipOf([
    part('xl/worksheets/sheet2.xml', '<worksheet><sheetData><row><c><v>99</v></c></row></sheetData></worksheet>'),
    part('xl/worksheets/sheet1.xml', `<?xml version="1.0"?><worksheet><sheetData>${rows}</sheetData></worksheet>`),
    part('xl/sharedStrings.xml', `<sst>${sharedTexts}</sst>`),
  ])
}
