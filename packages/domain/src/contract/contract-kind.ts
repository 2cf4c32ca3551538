export const CONTRACT_KINDS = ['supply', 'bonus', 'tank', 'loan'] as const

/** What a customer has agreed on with the brewery. */
export type ContractKind = (typeof CONTRACT_KINDS)[number]

/** Tanks are lent for the beer that goes through them; all other contracts count every beer (decisions 0149). */
export function countsTankBeerOnly(kind: ContractKind): boolean {
  return kind === 'tank'
}
