import { asOneLine } from '@fust/domain/text'

const MOST_LETTERS = 40

/** `price 17.85 → 18`, for a terminal, which a cell must not speak to. */
export const cellChange = (header: string, from: string, to: string) => `${header} ${shown(from)} → ${shown(to)}`

function shown(cell: string): string {
  if (cell === '') return 'empty'
  return asOneLine(cell.length > MOST_LETTERS ? `${cell.slice(0, MOST_LETTERS - 1)}…` : cell)
}
