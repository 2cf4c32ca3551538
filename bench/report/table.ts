/** A table in Markdown that also reads well in a terminal. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

const MET = 'met'
export const MISSED = 'MISSED'
/** Instead of a verdict, where nothing came out. */
export const FAILED = 'FAILED'

export const verdict = (isMet: boolean) => (isMet ? MET : MISSED)

/** Three figures are enough to compare, and more than a shared machine repeats. */
export function figure(value: number): string {
  if (value >= 100) return value.toFixed(0)
  return value >= 10 ? value.toFixed(1) : value.toFixed(2)
}
