import { describe, expect, test } from 'vitest'
import { calendarDate } from '../calendar/index.ts'
import {
  ATTACHMENT_MAXIMUM_BYTES,
  isSupportOpen,
  isWholeComment,
  orderNews,
  reviewAttachment,
  statusAfterComment,
  USUAL_SUPPORT_HOURS,
} from './index.ts'

const KINGS_DAY = new Map([[calendarDate('2026-04-27'), 'Koningsdag']])

describe('[SUP-09] somebody answers', () => {
  test.each([
    ['2026-11-23', '08:00', true, 'from eight on a Monday'],
    ['2026-11-23', '07:59', false, 'not before eight'],
    ['2026-11-27', '17:59', true, 'up to six on a Friday'],
    ['2026-11-27', '18:00', false, 'not from six on'],
    ['2026-11-28', '10:00', false, 'not on a Saturday'],
    ['2026-11-29', '10:00', false, 'not on a Sunday'],
    ['2026-04-27', '10:00', false, 'not on a holiday'],
  ])('%s at %s: %s (%s)', (day, time, isOpen) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number)
    const now = { today: calendarDate(day), hour, minute, second: 0 }
    expect(isSupportOpen(now, USUAL_SUPPORT_HOURS, KINGS_DAY)).toBe(isOpen)
  })
})

describe('a ticket', () => {
  test('waits for the customer after an answer of the brewery, and for the brewery after anything else', () => {
    expect(statusAfterComment({ isStaff: true })).toBe('answered')
    expect(statusAfterComment({ isStaff: false })).toBe('open')
  })

  test.each([
    [{ user: 'U1', description: 'Wanneer?', ticketId: '100001' }, true],
    [{ user: '', description: 'Wanneer?', ticketId: '100001' }, false],
    [{ user: 'U1', description: ' ', ticketId: '100001' }, false],
    [{ user: 'U1', description: 'Wanneer?', ticketId: '' }, false],
  ])('[SUP-02] takes a comment that names user, text and ticket: %j', (comment, isWhole) => {
    expect(isWholeComment(comment)).toBe(isWhole)
  })
})

const bytesOf = (...parts: (string | readonly number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? Array.from(part, codeOf) : part)))
const codeOf = (letter: string) => letter.charCodeAt(0)

const JPEG = bytesOf([0xff, 0xd8, 0xff, 0xe0], 'JFIF')
const PNG = bytesOf([0x89], 'PNG\r\n', [0x1a], '\n')
const PDF = bytesOf('%PDF-1.7\n')

describe('a file that is attached', () => {
  test.each([
    ['krat.jpg', JPEG, 'image/jpeg', 'krat.jpg'],
    ['KRAT.JPEG', JPEG, 'image/jpeg', 'KRAT.jpeg'],
    ['scherm.png', PNG, 'image/png', 'scherm.png'],
    ['foto.webp', bytesOf('RIFF', [1, 2, 3, 4], 'WEBPVP8 '), 'image/webp', 'foto.webp'],
    ['IMG_0042.HEIC', bytesOf([0, 0, 0, 24], 'ftypheic'), 'image/heic', 'IMG_0042.heic'],
    ['pakbon.pdf', PDF, 'application/pdf', 'pakbon.pdf'],
  ])('%s is known by its content', (name, bytes, type, fileName) => {
    expect(reviewAttachment({ name, bytes })).toEqual({ type, fileName })
  })

  test('has bytes, and no more than ten megabytes of them', () => {
    expect(reviewAttachment({ name: 'leeg.pdf', bytes: bytesOf() })).toEqual({ code: 'attachment-empty' })
    const full = new Uint8Array(ATTACHMENT_MAXIMUM_BYTES)
    full.set(PDF)
    expect(reviewAttachment({ name: 'vol.pdf', bytes: full })).toMatchObject({ type: 'application/pdf' })
    const beyond = new Uint8Array(ATTACHMENT_MAXIMUM_BYTES + 1)
    beyond.set(PDF)
    expect(reviewAttachment({ name: 'te-vol.pdf', bytes: beyond })).toEqual({ code: 'attachment-too-large' })
  })

  // Each is a file that somebody may send to have it run, opened or taken for another one.
  test.each([
    ['a page', 'a.html', '<!doctype html><script>alert(1)</script>'],
    ['a page called a picture', 'a.png', '<!doctype html><script>alert(1)</script>'],
    ['a page called a PDF', 'a.pdf', '<html>'],
    ['a drawing that runs', 'a.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a drawing called a picture', 'a.jpg', '<svg onload="alert(1)"/>'],
    ['a drawing behind a byte order mark', 'a.svg', '\u00ef\u00bb\u00bf<svg/>'],
    ['XML', 'a.xml', '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>'],
    ['a program of Windows', 'a.exe', 'MZ\u0090'],
    ['a program called a picture', 'a.jpg', 'MZ\u0090'],
    ['a program of Linux', 'a', '\u007fELF'],
    ['a program of macOS', 'a.png', '\u00ca\u00fe\u00ba\u00be'],
    ['a script of a shell', 'a.sh', '#!/bin/sh\nrm -rf /'],
    ['a script called a PDF', 'a.pdf', '#!/bin/sh'],
    ['a script of Windows', 'a.bat', '@echo off'],
    ['a shortcut', 'a.lnk', 'L\u0000\u0000\u0000'],
    ['a script of a page', 'a.js', 'alert(1)'],
    ['a script of a server', 'a.php', '<?php system($_GET["c"]); ?>'],
    ['a script behind a picture’s head', 'a.php', 'GIF89a<?php system($_GET["c"]); ?>'],
    ['an archive', 'a.zip', 'PK\u0003\u0004'],
    ['an archive that unpacks without end', '42.zip', 'PK\u0003\u0004\u0014'],
    ['an archive called a PDF', 'a.pdf', 'PK\u0003\u0004'],
    ['a document with macros', 'a.docm', 'PK\u0003\u0004'],
    ['an older document', 'a.doc', '\u00d0\u00cf\u0011\u00e0'],
    ['a table', 'a.xlsx', 'PK\u0003\u0004'],
    ['a table with formulas', 'a.csv', '=cmd|\u0027/c calc\u0027!A0'],
    ['an archive of another kind', 'a.7z', '7z\u00bc\u00af\u0027\u001c'],
    ['a compressed file', 'a.gz', '\u001f\u008b'],
    ['a disk', 'a.iso', 'CD001'],
    ['a moving picture', 'a.gif', 'GIF89a'],
    ['a bitmap', 'a.bmp', 'BM'],
    ['a TIFF', 'a.tif', 'II*\u0000'],
    ['a film', 'a.mp4', '\u0000\u0000\u0000\u0018ftypmp42'],
    ['a film called a photo', 'a.heic', '\u0000\u0000\u0000\u0018ftypmp42'],
    ['a sound called WebP', 'a.webp', 'RIFF\u0000\u0000\u0000\u0000WAVE'],
    ['PostScript', 'a.ps', '%!PS-Adobe-3.0'],
    ['PostScript called a PDF', 'a.pdf', '%!PS-Adobe-3.0'],
    ['a PDF behind something else', 'a.pdf', '\nGIF89a %PDF-1.7'],
    ['a PDF called a picture', 'a.png', '%PDF-1.7'],
    ['a PDF called a page', 'a.html', '%PDF-1.7'],
    ['a PDF with two ends', 'a.pdf.exe', '%PDF-1.7'],
    ['a PDF without a name', '', '%PDF-1.7'],
    ['a PDF whose name is its end', 'pdf', '%PDF-1.7'],
    ['a PDF with a space behind its end', 'a.pdf ', '%PDF-1.7'],
    ['a PDF with a dot behind its end', 'a.pdf.', '%PDF-1.7'],
    ['a PDF with a NUL behind its end', 'a.pdf\u0000.exe', '%PDF-1.7'],
    ['a PDF with a stream of Windows', 'a.pdf::$DATA', '%PDF-1.7'],
    ['a mail', 'a.eml', 'From: somebody'],
    ['a certificate', 'a.pem', '-----BEGIN CERTIFICATE-----'],
    ['nothing that is known', 'a.jpg', '\u0000\u0000\u0000\u0000'],
  ])('is refused where it is %s', (_what, name, content) => {
    expect(reviewAttachment({ name, bytes: bytesOf(content) })).toEqual({ code: 'attachment-type' })
  })

  test.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['..\\..\\windows\\system.pdf', 'system.pdf'],
    ['/etc/shadow.pdf', 'shadow.pdf'],
    ['C:\\pakbon.pdf', 'pakbon.pdf'],
    ['pakbon"; filename="x.exe.pdf', 'pakbon__ filename=_x_exe.pdf'],
    ['a\r\nSet-Cookie: x=1.pdf', 'a Set-Cookie_ x=1.pdf'],
    ['a\u0000b.pdf', 'ab.pdf'],
    ['gnp\u202efdp.pdf', 'gnpfdp.pdf'],
    ['\u200b\u2060.pdf', 'attachment.pdf'],
    ['.pdf', 'attachment.pdf'],
    ['....pdf', 'attachment.pdf'],
    ['CON.pdf', 'attachment.pdf'],
    ['lpt1.pdf', 'attachment.pdf'],
    ['COM\u00b9.pdf', 'attachment.pdf'],
    ['conout$.pdf', 'attachment.pdf'],
    ['\u3164.pdf', 'attachment.pdf'],
    ['a.php.pdf', 'a_php.pdf'],
    ['<script>.pdf', '_script_.pdf'],
    ['%2e%2e%2fx.pdf', '_2e_2e_2fx.pdf'],
    [`${'k'.repeat(300)}.pdf`, `${'k'.repeat(64)}.pdf`],
    ['Krat één – käsé.pdf', 'Krat één – käsé.pdf'],
    ['обед 漢字.pdf', 'обед 漢字.pdf'],
  ])('called %j is kept under a name that is safe', (name, fileName) => {
    expect(reviewAttachment({ name, bytes: PDF })).toEqual({ type: 'application/pdf', fileName })
  })
})

test.each([
  ['Order created', null],
  ['Request sent', null],
  ['In Processing', 'in-preparation'],
  ['Order in preparation', 'in-preparation'],
  ['Sent', 'sent'],
  ['On the way', 'on-the-way'],
  ['Delivered', 'delivered'],
  ['Canceled', 'canceled'],
  ['Something of the ERP', null],
])('of an order that is "%s" people are told: %s', (status, news) => {
  expect(orderNews(status)).toBe(news)
})
