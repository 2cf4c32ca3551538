/** How many rounds PROOF_ROUNDS says; undefined where it says nothing, since none at all would prove nothing. */
export const GIVEN_ROUNDS = roundsIn(process.env['PROOF_ROUNDS'])

export function roundsIn(given: string | undefined): number | undefined {
  if (given === undefined || given === '') return undefined
  if (!/^[1-9]\d{0,6}$/.test(given)) throw new Error(`PROOF_ROUNDS is a number of rounds, not "${given}".`)
  return Number(given)
}
