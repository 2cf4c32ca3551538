/** One thing in which the variants of a product differ, with the values that occur. */
export type ConfigurableOption = {
  /** Counted from 1 within the product, as the values are within the option. */
  id: number
  code: string
  values: { index: number; value: string }[]
}

type Variant = { variantAttributes: Record<string, string> }

/** In the order in which the variants name them. */
export function configurableOptions(variants: readonly Variant[]): ConfigurableOption[] {
  const codes = [...new Set(variants.flatMap((variant) => Object.keys(variant.variantAttributes)))]
  return codes.map((code, index) => {
    const values = [...new Set(variants.flatMap((variant) => variant.variantAttributes[code] ?? []))]
    return { id: index + 1, code, values: values.map((value, place) => ({ index: place + 1, value })) }
  })
}

export type ChosenValue = { attributeId: number; valueIndex: number }

/** The variants that have all of the chosen values. */
export function variantsWith<Own extends Variant>(variants: readonly Own[], chosen: readonly ChosenValue[]): Own[] {
  const options = configurableOptions(variants)
  return variants.filter((variant) =>
    chosen.every(({ attributeId, valueIndex }) => {
      const option = options.find(({ id }) => id === attributeId)
      const value = option?.values.find(({ index }) => index === valueIndex)?.value
      return option !== undefined && value !== undefined && variant.variantAttributes[option.code] === value
    }),
  )
}
