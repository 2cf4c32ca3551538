export type Record = { [column: string]: string }

/** The rows of a CSV text (RFC 4180) by their header. */
export function parsedCsv(text: string): Record[] {
  const [header = [], ...lines] = cells(text)
  return lines.map((line) => Object.fromEntries(header.map((name, index) => [name, line[index] ?? ''])))
}

function cells(text: string): string[][] {
  const lines: string[][] = []
  let line: string[] = []
  // each match is one cell and what ends it
  for (const [, quoted, bare = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n)/g)) {
    line.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'))
    if (end === '\n') {
      lines.push(line)
      line = []
    }
  }
  return lines
}
