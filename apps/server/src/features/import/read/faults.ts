/** One thing that is wrong in a brewery folder. */
export type ImportFault = {
  /** Path inside the folder. */
  readonly file: string
  readonly line?: number
  /** The header of the column, or the path of a setting. */
  readonly column?: string
  readonly reason: string
}

export const MAX_REPORTED_FAULTS = 200

/** Collects what is wrong; past the limit it only counts, so that a hopeless file cannot fill the memory. */
export class Faults {
  readonly #found: ImportFault[] = []
  #count = 0

  add(fault: ImportFault): void {
    this.#count += 1
    if (this.#found.length < MAX_REPORTED_FAULTS) this.#found.push(fault)
  }

  /** Faults that are known only by their number. */
  addUnlisted(count: number): void {
    this.#count += count
  }

  get count(): number {
    return this.#count
  }

  /** How many more there are than are listed. */
  get more(): number {
    return this.#count - this.#found.length
  }

  list(): ImportFault[] {
    return this.#found.toSorted((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : (a.line ?? 0) - (b.line ?? 0)))
  }
}

/** `products.csv:17 column vat_rate_percent: 'abc' is not a number` */
export function faultText({ file, line, column, reason }: ImportFault): string {
  return `${file}${line === undefined ? '' : `:${line}`}${column === undefined ? '' : ` column ${column}`}: ${reason}`
}
