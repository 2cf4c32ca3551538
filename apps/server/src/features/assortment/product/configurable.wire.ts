import type { Wire } from '@fust/contract/resolvers'
import { selectedOptionOfUid, uidOf, uidOfSelectedOption } from '@fust/contract/wire'
import { configurableOptions, variantsWith, type ChosenValue, type ConfigurableOption } from './configurable-options.ts'
import { attributeLabel } from '../labels.ts'
import type { Article } from '../articles/article.ts'
import type { Reader } from '../who-looks.ts'
import { wireNestedProduct } from './product.wire.ts'

/** What can be chosen of a product with variants. */
export function wireConfigurableOptions(
  productId: number,
  variants: readonly Article[],
  { language }: Reader,
): Wire<'ConfigurableProductOptions'>[] {
  return configurableOptions(variants).map(({ id, code, values }, position) => ({
    id,
    uid: uidOf(id),
    attribute_uid: uidOf(id),
    attribute_id: String(id),
    attribute_id_v2: id,
    attribute_code: code,
    label: attributeLabel(code, language),
    position,
    product_id: productId,
    use_default: false,
    values: values.map(({ index, value }) => ({
      uid: uidOfValue(id, index),
      value_index: index,
      label: value,
      default_label: value,
      store_label: value,
      use_default_value: true,
      swatch_data: { __typename: 'TextSwatchData' as const, value },
    })),
  }))
}

export function wireVariants(variants: readonly Article[], reader: Reader): Wire<'ConfigurableVariant'>[] {
  const options = configurableOptions(variants)
  return variants.map((variant) => ({
    attributes: attributesOf(variant, options),
    product: wireVariant(variant, reader),
  }))
}

/** A variant is a simple product. */
export function wireVariant(variant: Article, reader: Reader): Wire<'SimpleProduct'> {
  const wire = wireNestedProduct(variant, reader)
  if (wire.__typename !== 'SimpleProduct') throw new Error(`${variant.sku} is a variant and not a simple product.`)
  return wire
}

function attributesOf(variant: Article, options: readonly ConfigurableOption[]): Wire<'ConfigurableAttributeOption'>[] {
  return options.flatMap(({ id, code, values }) => {
    const own = values.find(({ value }) => value === variant.variantAttributes[code])
    return own ? [{ uid: uidOfValue(id, own.index), code, label: own.value, value_index: own.index }] : []
  })
}

/** What was chosen of a product with variants, in the numbers of the catalogue; also of a variant that is no longer sold. */
export function wireChosenValues(
  productId: number,
  sold: readonly Article[],
  variant: Article,
  { language }: Reader,
): Wire<'SelectedConfigurableOption'>[] {
  return configurableOptions([...sold, variant]).flatMap(({ id, code, values }) => {
    const own = values.find(({ value }) => value === variant.variantAttributes[code])
    if (!own) return []
    return [
      {
        id,
        option_label: attributeLabel(code, language),
        value_id: own.index,
        value_label: own.value,
        configurable_product_option_uid: uidOf(`configurable/${productId}/${id}`),
        configurable_product_option_value_uid: uidOfValue(id, own.index),
      },
    ]
  })
}

/** What is left to choose after some values are chosen, and the variant once only one is left. */
export function wireSelection(
  variants: readonly Article[],
  uids: readonly string[],
  reader: Reader,
): Wire<'ConfigurableProductOptionsSelection'> {
  const chosen = uids.flatMap((uid): ChosenValue[] => {
    const option = selectedOptionOfUid(uid)
    return option?.kind === 'configurable' ? [option] : []
  })
  const options = configurableOptions(variants)
  const left = chosen.length < uids.length ? [] : variantsWith(variants, chosen)
  const [only, ...others] = left
  const isAvailable = (option: ConfigurableOption, value: string) =>
    left.some((variant) => variant.variantAttributes[option.code] === value)
  return {
    options_available_for_selection: options
      .filter(({ id }) => !chosen.some(({ attributeId }) => attributeId === id))
      .map((option) => ({
        attribute_code: option.code,
        option_value_uids: option.values
          .filter(({ value }) => isAvailable(option, value))
          .map(({ index }) => uidOfValue(option.id, index)),
      })),
    configurable_options: options.map((option) => ({
      uid: uidOf(option.id),
      attribute_code: option.code,
      label: attributeLabel(option.code, reader.language),
      values: option.values.map(({ index, value }) => ({
        uid: uidOfValue(option.id, index),
        label: value,
        is_available: isAvailable(option, value),
        is_use_default: false,
        swatch: { __typename: 'TextSwatchData' as const, value },
      })),
    })),
    media_gallery: [],
    variant: only && others.length === 0 ? wireVariant(only, reader) : null,
  }
}

function uidOfValue(attributeId: number, valueIndex: number): string {
  return uidOfSelectedOption({ kind: 'configurable', attributeId, valueIndex })
}
