/** One line of CSV (RFC 4180). */
export function csvLine(cells: readonly string[]): string {
  // A lone empty cell would read as an empty line.
  if (cells.length === 1 && cells[0] === '') return '""\n'
  return `${cells.map(csvCell).join(',')}\n`
}

function csvCell(cell: string): string {
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
