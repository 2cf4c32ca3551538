/** What a line holds in stock: each of its SKUs so many times as the line has cases or pieces. */
export type StockHold = {
  /** SKUs that one case or piece of the line takes; none for return items and tank beer. */
  parts: readonly { sku: string; quantity: number }[]
  /** Cases or pieces that the line has taken from stock so far. */
  held: number
  /** Cases or pieces of it that come. */
  wanted: number
}

/**
 * What lines hold once their confirmed quantities are known, and how the stock of each SKU changes by it. What does not come
 * goes back first; a line that gets more again takes it where there is enough of all its parts, and else keeps what it has.
 */
export function holdConfirmed(
  lines: readonly StockHold[],
  available: ReadonlyMap<string, number>,
): { held: number[]; changes: Map<string, number> } {
  const changes = new Map<string, number>()
  const move = ({ parts }: StockHold, more: number) => {
    for (const { sku, quantity } of parts) changes.set(sku, (changes.get(sku) ?? 0) - quantity * more)
  }
  for (const line of lines) if (line.wanted < line.held) move(line, line.wanted - line.held)
  const held = lines.map((line) => {
    const more = line.wanted - line.held
    if (more <= 0 || line.parts.length === 0) return line.wanted
    const isThere = line.parts.every(
      ({ sku, quantity }) => (available.get(sku) ?? 0) + (changes.get(sku) ?? 0) >= quantity * more,
    )
    if (!isThere) return line.held
    move(line, more)
    return line.wanted
  })
  return { held, changes: new Map([...changes].filter(([, delta]) => delta !== 0)) }
}
