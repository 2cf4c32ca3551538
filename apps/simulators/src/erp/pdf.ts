const PAGE = { width: 595, height: 842, margin: 56, leading: 18 }

/** A one-page PDF with these lines in Helvetica; the first one is the title. */
export function simplePdf(lines: readonly string[]): Buffer {
  const [title = '', ...rest] = lines
  const content = [
    'BT',
    `/F1 20 Tf ${PAGE.margin} ${PAGE.height - PAGE.margin - 20} Td (${escapeText(title)}) Tj`,
    `/F1 11 Tf ${PAGE.leading} TL 0 -${PAGE.leading} Td`,
    ...rest.map((line) => `T* (${escapeText(line)}) Tj`),
    'ET',
  ].join('\n')
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ])
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
