import { zipSync } from 'fflate'
import { crc32, deflateSync, gzipSync } from 'node:zlib'

const MEGABYTE = 2 ** 20

/** Bytes of several parts; texts letter for byte. */
export const bytesOf = (...parts: readonly (string | readonly number[] | Uint8Array)[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))))

const PNG_HEAD = bytesOf([0x89], 'PNG\r\n', [0x1a], '\n')
const JPEG_HEAD = bytesOf([0xff, 0xd8, 0xff, 0xe0, 0, 16], 'JFIF\0', [1, 1, 0, 0, 1, 0, 1, 0, 0])

/** The least of each type that is taken, by the end that it is called by. */
export const TAKEN = {
  png: pngOf(1, 1, 4),
  jpg: bytesOf(JPEG_HEAD, [0xff, 0xd9]),
  webp: bytesOf('RIFF', [4, 0, 0, 0], 'WEBPVP8 '),
  heic: bytesOf([0, 0, 0, 24], 'ftypheic', [0, 0, 0, 0], 'mif1heic'),
  pdf: bytesOf('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'),
} as const

/** A picture that says how large it would be, of so many bytes of nothing. */
function pngOf(width: number, height: number, bytes: number): Buffer {
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width)
  size.writeUInt32BE(height, 4)
  const head = chunk('IHDR', bytesOf(size, [8, 6, 0, 0, 0]))
  return bytesOf(PNG_HEAD, head, chunk('IDAT', deflateSync(Buffer.alloc(bytes))), chunk('IEND', Buffer.alloc(0)))
}

function chunk(type: string, data: Buffer): Buffer {
  const named = bytesOf(type, data)
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return bytesOf(length, named, sum)
}

const PAGE = '<!doctype html><script>alert(document.domain)</script>'
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const PHP = '<?php system($_GET["c"]); ?>'
const ENTITIES = [
  '<?xml version="1.0"?><!DOCTYPE lol [<!ENTITY a "lol">',
  ...['b', 'c', 'd', 'e', 'f'].map((name, at) => `<!ENTITY ${name} "${`&${'abcde'.charAt(at)};`.repeat(10)}">`),
]
const OUTSIDE = '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>'
const NOTHING_MUCH = zipSync({ 'nothing.bin': new Uint8Array(20 * MEGABYTE) }, { level: 9 })
const MACROS = zipSync({ '[Content_Types].xml': bytesOf('<Types/>'), 'word/vbaProject.bin': bytesOf('x') })
const LEADING_OUT = zipSync({ '../../etc/cron.d/x': bytesOf('* * * * * root x') })

/** What somebody sends to have it run, unpacked, drawn or taken for something else; it begins like nothing that is taken. */
export const REFUSED_CONTENTS: readonly (readonly [what: string, content: Buffer])[] = [
  ['a page', bytesOf(PAGE)],
  ['a page behind a byte order mark', bytesOf([0xef, 0xbb, 0xbf], PAGE)],
  ['a page in sixteen bits', Buffer.from(PAGE, 'utf16le')],
  ['a page behind spaces', bytesOf(' \n\t'.repeat(300), PAGE)],
  ['a drawing with a script', bytesOf(DRAWING)],
  ['a drawing that draws itself without end', bytesOf([...ENTITIES, ']><svg>&f;</svg>'].join(''))],
  ['a drawing that fetches a file', bytesOf(`${OUTSIDE}<svg><text>&e;</text></svg>`)],
  ['a drawing that is packed', gzipSync(DRAWING)],
  ['XML whose entities grow', bytesOf([...ENTITIES, ']><lol>&f;</lol>'].join(''))],
  ['XML that fetches a file', bytesOf(`${OUTSIDE}<x>&e;</x>`)],
  ['a style sheet that runs', bytesOf('<?xml version="1.0"?><xsl:stylesheet version="1.0"/>')],
  ['a zip that unpacks to twenty megabytes', bytesOf(NOTHING_MUCH)],
  ['a zip of such zips', bytesOf(zipSync({ 'a.zip': NOTHING_MUCH, 'b.zip': NOTHING_MUCH }))],
  ['a zip that leads out of its folder', bytesOf(LEADING_OUT)],
  ['a document with macros', bytesOf(MACROS)],
  ['an older document', bytesOf([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
  ['twenty megabytes of nothing, packed', gzipSync(Buffer.alloc(20 * MEGABYTE))],
  ['a moving picture of endless size', bytesOf('GIF89a', [0xff, 0xff, 0xff, 0xff, 0x80, 0, 0])],
  ['a script behind the head of a moving picture', bytesOf('GIF89a/*', '*/=0;alert(1)')],
  ['a script of a server behind one', bytesOf('GIF87a', PHP)],
  [
    'a bitmap of endless size',
    bytesOf('BM', [0, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0, 0xff, 0xff, 0xff, 0x7f]),
  ],
  ['a program of Windows', bytesOf('MZ\x90\0')],
  ['a program of Linux', bytesOf('\x7fELF')],
  ['a program of macOS', bytesOf([0xca, 0xfe, 0xba, 0xbe])],
  ['a script of a shell', bytesOf('#!/bin/sh\nrm -rf /')],
  ['a script of a server', bytesOf(PHP)],
  ['PostScript', bytesOf('%!PS-Adobe-3.0\n(/etc/passwd) (r) file')],
  ['a script of ImageMagick', bytesOf('push graphic-context\nfill \'url(https://x.example/"|id")\'')],
  ['a table with formulas', bytesOf(`=cmd|'/c calc'!A0`)],
  ['a film', bytesOf([0, 0, 0, 24], 'ftypmp42')],
  ['a playlist that fetches a file', bytesOf('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd')],
  ['a sound', bytesOf('RIFF', [4, 0, 0, 0], 'WAVE')],
  ['a TIFF', bytesOf('II*\0')],
  ['a PDF behind something else', bytesOf('\n'.repeat(20), TAKEN.pdf)],
  ['zeros', Buffer.alloc(64)],
  ['what fits no letters', bytesOf([0xc0, 0xaf, 0xfe, 0xff, 0xf8])],
]

/** What is a picture or a PDF for one reader and something else for another: taken, and safe where it is saved. */
export const TWO_FACED: readonly (readonly [what: string, name: keyof typeof TAKEN, content: Buffer])[] = [
  ['a picture with a page behind it', 'png', bytesOf(TAKEN.png, PAGE)],
  [
    'a photo with a script of a server in its remarks',
    'jpg',
    bytesOf(JPEG_HEAD, [0xff, 0xfe, 0, 32], PHP, [0xff, 0xd9]),
  ],
  [
    'a photo with a script in its remarks',
    'jpg',
    bytesOf(JPEG_HEAD, [0xff, 0xfe, 0, 28], '*/=alert(1)/*', [0xff, 0xd9]),
  ],
  ['a photo with a page behind it', 'jpg', bytesOf(TAKEN.jpg, PAGE)],
  ['a picture with a zip behind it', 'png', bytesOf(TAKEN.png, LEADING_OUT)],
  ['a photo with an archive of Java behind it', 'jpg', bytesOf(TAKEN.jpg, zipSync({ 'A.class': bytesOf('x') }))],
  ['a PDF with a zip behind it', 'pdf', bytesOf(TAKEN.pdf, NOTHING_MUCH)],
  ['a PDF with a page behind it', 'pdf', bytesOf(TAKEN.pdf, PAGE)],
  [
    'a PDF that runs a script',
    'pdf',
    bytesOf('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj'),
  ],
  ['a PDF that starts a program', 'pdf', bytesOf('%PDF-1.7\n1 0 obj<</OpenAction<</S/Launch/F(cmd.exe)>>>>endobj')],
  ['a PDF with a file in it', 'pdf', bytesOf('%PDF-1.7\n1 0 obj<</EmbeddedFiles<</Names[(x.exe)]>>>>endobj MZ')],
  ['a PDF that refers to itself', 'pdf', bytesOf('%PDF-1.7\n1 0 obj<</Kids[1 0 R]/Parent 1 0 R>>endobj')],
  ['a picture of sixty thousand dots by as many', 'png', pngOf(60_000, 60_000, MEGABYTE)],
  ['a picture of more dots than there are numbers', 'png', pngOf(0xff_ff_ff_ff, 0xff_ff_ff_ff, 4)],
  ['a picture of no size', 'png', pngOf(0, 0, 0)],
  ['a photo of endless size', 'jpg', bytesOf(JPEG_HEAD, [0xff, 0xc0, 0, 11, 8, 0xff, 0xff, 0xff, 0xff, 1, 1, 0x11, 0])],
  [
    'a picture with twenty megabytes of words, packed',
    'png',
    bytesOf(PNG_HEAD, chunk('zTXt', bytesOf('x\0\0', deflateSync(Buffer.alloc(20 * MEGABYTE))))),
  ],
  [
    'a WebP of endless size',
    'webp',
    bytesOf('RIFF', [0xff, 0xff, 0xff, 0xff], 'WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0], Buffer.alloc(6, 0xff)),
  ],
  ['a HEIC whose boxes have no end', 'heic', bytesOf([0xff, 0xff, 0xff, 0xff], 'ftypheic')],
  ['a HEIC with a page in it', 'heic', bytesOf(TAKEN.heic, PAGE)],
]
