const PAGE = { width: 595, height: 842, margin: 48, leading: 12, size: 8 }
const TITLE = { size: 20, leading: 26 }
const LINES_PER_PAGE = Math.floor((PAGE.height - 2 * PAGE.margin - TITLE.size - TITLE.leading) / PAGE.leading)

/** A PDF with these lines, in letters of one width so that columns stand below each other; the first one is the title. */
export function simplePdf(lines: readonly string[]): Buffer {
  const [title = '', ...rest] = lines
  const pages = pagesOf(rest)
  const first = FIRST_PAGE_OBJECT
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((_, index) => `${first + 2 * index} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((page, index) => pageObjects(index === 0 ? title : '', page, first + 2 * index + 1)),
  ])
}

// After the catalogue, the list of pages and the font; a page is two objects.
const FIRST_PAGE_OBJECT = 4

function pageObjects(title: string, lines: readonly string[], content: number): string[] {
  const drawn = [
    'BT',
    `/F1 ${TITLE.size} Tf ${PAGE.margin} ${PAGE.height - PAGE.margin - TITLE.size} Td (${escapeText(title)}) Tj`,
    `/F1 ${PAGE.size} Tf ${PAGE.leading} TL 0 -${TITLE.leading - PAGE.leading} Td`,
    ...lines.map((line) => `T* (${escapeText(line)}) Tj`),
    'ET',
  ].join('\n')
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents ${content} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    `<< /Length ${Buffer.byteLength(drawn, 'latin1')} >>\nstream\n${drawn}\nendstream`,
  ]
}

function pagesOf(lines: readonly string[]): (readonly string[])[] {
  const count = Math.max(1, Math.ceil(lines.length / LINES_PER_PAGE))
  return Array.from({ length: count }, (_, page) => lines.slice(page * LINES_PER_PAGE, (page + 1) * LINES_PER_PAGE))
}

function assemble(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n'
  const offsets = objects.map((body, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${body}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(file + end, 'latin1')
}

// WinAnsi has the euro sign at 0x80; what latin1 cannot hold becomes a question mark.
const escapeText = (text: string): string =>
  text
    .replace(/[\\()]/g, '\\$&')
    .replaceAll('€', '\\200')
    .replace(/[^\x20-\xff]/g, '?')
