/** Text or a coloured bar on a page of A4, in points from the top left. */
export type Mark =
  | { text: string; x: number; y: number; size: number; isBold?: boolean; colour?: string }
  | { bar: string; x: number; y: number; width: number; height: number }

const A4 = { width: 595, height: 842 }

/** A document of one page, in plain ASCII, the same bytes for the same marks. */
export function pdf(title: string, marks: readonly Mark[]): string {
  const drawing = marks.map(drawn).join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (nl-NL) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${A4.width} ${A4.height}] /Contents 4 0 R` +
      ' /Resources << /Font << /Plain 5 0 R /Bold 6 0 R >> >> >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title (${escaped(title)}) /Creator (Fust) >>`,
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const trailer = `<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>`
  return `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n${trailer}\nstartxref\n${file.length}\n%%EOF\n`
}

const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`

function drawn(mark: Mark): string {
  if ('bar' in mark) {
    return `${paint(mark.bar)} ${mark.x} ${A4.height - mark.y - mark.height} ${mark.width} ${mark.height} re f`
  }
  const { text, x, y, size, isBold, colour } = mark
  return `BT ${paint(colour ?? '#16211C')} /${isBold ? 'Bold' : 'Plain'} ${size} Tf ${x} ${A4.height - y} Td (${escaped(text)}) Tj ET`
}

/** The fill colour: three shares of one. */
function paint(colour: string): string {
  const shares = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  return `${shares.map((share) => share.toFixed(3)).join(' ')} rg`
}

/** Letters beyond ASCII as octal codes of Windows-1252, where Latin letters have their own number. */
const escaped = (text: string) =>
  text.replaceAll(/[\\()]/g, String.raw`\$&`).replaceAll(/[^\x20-\x7E]/g, (letter) => {
    const code = letter.codePointAt(0) ?? 63
    return `\\${(code > 255 ? 63 : code).toString(8).padStart(3, '0')}`
  })
