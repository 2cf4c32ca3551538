import type { ImportProgress } from './load-folder.ts'

export type Screen = { isTTY?: boolean; write: (text: string) => unknown }

const CLEAR = '\r\u001B[2K'

/** One line that is written over on a terminal; elsewhere one line per file read and per step, so that a log stays short. */
export function createProgressLine(screen: Screen) {
  let last = ''
  function show({ step, file, rows }: ImportProgress): void {
    const text = screen.isTTY || step === 'reading' || step === 'making' ? `${step} ${file}` : step
    if (screen.isTTY) screen.write(`${CLEAR}${text}${rows > 0 ? ` ${rows}` : ''}`)
    else if (text !== last) screen.write(`${text}\n`)
    last = text
  }
  return { show, clear: () => void (screen.isTTY && screen.write(CLEAR)) }
}
