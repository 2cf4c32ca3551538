/** The kinds of order behind material types; FERT is beer and tank beer (LIM-03). Null asks for every kind. */
export function orderKindsOf(materialTypes: readonly string[] | null): string[] | null {
  if (materialTypes === null) return null
  return materialTypes.flatMap((type) => (type === 'ZBTL' ? ['posm'] : type === 'FERT' ? ['beer', 'tank'] : [type]))
}
