/** Capacity worked out once more from CRT-61 to CRT-73 and decisions 'pallets': numbers in cases, never rounded. */

export type OracleLine = {
  cases: number
  casesPerPallet: number
  gramsPerCase: number
  gramsPerEmptyPallet: number
}

export type OracleLimits = {
  minimumPallets: number | null
  maximumPallets: number | null
  minimumWeightGrams: number | null
  maximumWeightGrams: number | null
}

/** Pallets as a whole number of parts, of which `whole` make a pallet; limits have three decimals. */
export function palletParts(lines: readonly OracleLine[]): { parts: bigint; whole: bigint } {
  const whole = lines.reduce((all, { casesPerPallet }) => all * BigInt(casesPerPallet), 1_000n)
  const parts = lines.reduce(
    (sum, { cases, casesPerPallet }) => sum + (BigInt(cases) * whole) / BigInt(casesPerPallet),
    0n,
  )
  return { parts, whole }
}

export function placesOf(lines: readonly OracleLine[]): number {
  const { parts, whole } = palletParts(lines)
  return Number((parts + whole - 1n) / whole)
}

/** Cases, and one empty pallet under each place: under a shared one the heaviest kind that stands on it. */
export function weightOf(lines: readonly OracleLine[]): number {
  const cases = lines.reduce((sum, { cases: count, gramsPerCase }) => sum + count * gramsPerCase, 0)
  const full = lines.reduce(
    (sum, { cases: count, casesPerPallet, gramsPerEmptyPallet }) =>
      sum + Math.floor(count / casesPerPallet) * gramsPerEmptyPallet,
    0,
  )
  const loose = lines
    .map((line) => ({ ...line, cases: line.cases % line.casesPerPallet }))
    .filter((line) => line.cases > 0)
    .toSorted((a, b) => b.gramsPerEmptyPallet - a.gramsPerEmptyPallet)
  // The kind at the foot of each shared place is its heaviest, since the heavy ones were put down first.
  const shared = Array.from({ length: placesOf(loose) }, (_, place) => {
    const foot = loose.find((_line, index) => {
      const { parts, whole } = palletParts(loose.slice(0, index + 1))
      return parts > BigInt(place) * whole
    })
    return foot?.gramsPerEmptyPallet ?? 0
  })
  return cases + full + shared.reduce((sum, grams) => sum + grams, 0)
}

const TOO_FEW = 'minimum-pallets-not-reached'
const TOO_MANY = 'maximum-pallets-exceeded'

/** The message and status of a cart of beer, by its method. */
export function verdictOf(lines: readonly OracleLine[], limits: OracleLimits, method: string | null) {
  if (method === 'emptiessmall_emptiessmall') return { status: 2, message: null }
  const { parts, whole } = palletParts(lines)
  const against = (limit: number) => parts * 1_000n - BigInt(Math.round(limit * 1_000)) * whole
  const weight = weightOf(lines)
  const { minimumPallets: low, maximumPallets: high, minimumWeightGrams: light, maximumWeightGrams: heavy } = limits
  const isShort = low !== null && against(low) < 0n
  const isOver = high !== null && placesOf(lines) > high
  const isLight = light !== null && weight < light
  const asked = messages()
  const message = asked.find(([, applies]) => applies)?.[0] ?? null
  const status = message === null || message === 'minimum-capacity-reached' ? 2 : message.startsWith('min') ? 1 : 3
  return { status, message: message ?? 'order-ok' }

  function messages(): (readonly [message: string, applies: boolean])[] {
    const empties = [
      [TOO_FEW, isShort],
      [TOO_MANY, isOver],
    ] as const
    const truck = [
      [TOO_FEW, isShort && (light === null || isLight)],
      ['maximum-weight-exceeded', heavy !== null && weight > heavy],
      [TOO_MANY, isOver],
      ['minimum-weight-not-reached', isLight && !isShort && (high === null || against(high) < 0n)],
      ['minimum-capacity-reached', high !== null && against(high) === 0n],
    ] as const
    if (method === 'emptiespickup_emptiespickup') return [...empties]
    if (method === 'emptiesfulltruck_emptiesfulltruck') return [...empties, ...truck]
    return method === 'flatrate_flatrate' ? [...truck] : [[TOO_MANY, isOver]]
  }
}

/** What order bar and mini-cart say of a status (CRT-51 to CRT-53). */
export function barMessageOf(status: number): string {
  if (status === 1) return 'minimum-not-reached'
  return status === 2 ? 'order-ok' : 'maximum-exceeded'
}

/** The status of tank beer; too little is said before too much. */
export function litresStatusOf(
  litres: number,
  { minimumLitres, maximumLitres }: { minimumLitres: number | null; maximumLitres: number | null },
): number {
  if (minimumLitres !== null && litres < minimumLitres) return 1
  return maximumLitres !== null && litres > maximumLitres ? 3 : 2
}
