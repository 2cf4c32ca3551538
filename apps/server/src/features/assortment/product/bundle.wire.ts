import type { Wire } from '@fust/contract/resolvers'
import { centsToDecimal, money, uidOf, uidOfSelectedOption } from '@fust/contract/wire'
import { unitPrice } from '@fust/domain/pricing'
import { textIn } from '#platform/http/language.ts'
import type { BundleChoice, BundleSelection } from '../articles/article-extras.store.ts'
import type { Article } from '../articles/article.ts'
import type { Reader } from '../who-looks.ts'
import { wireNestedProduct } from './product.wire.ts'

/** One choice of a bundle; the bundle itself has the price, the parts tell what they would cost alone. */
export function wireBundleItem(
  choice: BundleChoice,
  products: ReadonlyMap<string, Article>,
  reader: Reader,
): Wire<'BundleItem'> {
  const prices = choice.selections.map((selection) => selectionCents(selection, products))
  return {
    uid: uidOf(choice.id),
    option_id: choice.id,
    title: textIn(reader.language, choice.title),
    sku: choice.sku,
    type: choice.input,
    position: choice.position,
    required: choice.isRequired,
    price_range: {
      minimum_price: wirePartPrice(choice.isRequired ? Math.min(...prices) : 0),
      maximum_price: wirePartPrice(Math.max(...prices)),
    },
    options: choice.selections.flatMap((selection) => {
      const product = products.get(selection.sku)
      return product ? [wireSelection(choice, selection, product, reader)] : []
    }),
  }
}

/** A part in words: its size tells two of the same name apart. */
export function partLabel({ name, subtitle }: Pick<Article, 'name' | 'subtitle'>, language: string): string {
  return [textIn(language, name), textIn(language, subtitle)].filter(Boolean).join(', ')
}

function wireSelection(
  choice: BundleChoice,
  selection: BundleSelection,
  product: Article,
  reader: Reader,
): Wire<'BundleItemOption'> {
  const { id, quantity } = selection
  return {
    uid: uidOfSelectedOption({ kind: 'bundle', optionId: choice.id, selectionId: id, quantity }),
    id,
    label: partLabel(product, reader.language),
    position: selection.position,
    is_default: selection.isDefault,
    quantity,
    qty: quantity,
    can_change_quantity: selection.canChangeQuantity,
    price: centsToDecimal(unitPrice(product) ?? 0),
    price_type: 'FIXED',
    product: wireNestedProduct(product, reader),
  }
}

function selectionCents({ sku, quantity }: BundleSelection, products: ReadonlyMap<string, Article>): number {
  const product = products.get(sku)
  return quantity * ((product && unitPrice(product)) ?? 0)
}

function wirePartPrice(cents: number): Wire<'ProductPrice'> {
  return {
    regular_price: money(cents),
    final_price: money(cents),
    discount: { amount_off: 0, percent_off: 0 },
    fixed_product_taxes: [],
  }
}
