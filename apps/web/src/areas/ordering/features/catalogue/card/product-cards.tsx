import { isDeliverableOn } from '@fust/domain/delivery'
import { canJoinCart, goodsOf, materialTypeOf } from '@fust/domain/order'
import { NO_CASES, offerLeft, totalCases } from '@fust/domain/quantity'
import { Link } from '@tanstack/react-router'
import { memo, useState, type ReactNode } from 'react'
import {
  countedOf,
  lineFor,
  removeAll,
  saveForLater,
  useCart,
  useCartCommand,
  type Cart,
  type CartLine,
  type LineEdit,
} from '../../../../../cart/index.ts'
import { Heart } from '../../../../../favourites/index.ts'
import { formatDate, formatNumber } from '../../../../../i18n/format.ts'
import { useLanguage, useTranslation } from '../../../../../i18n/index.ts'
import { now } from '../../../../../lib/market/clock.ts'
import { marketDay } from '../../../../../lib/market/market-time.ts'
import { useQuantityFormat, type CountedUnit } from '../../../../../load/index.ts'
import { PATHS } from '../../../../../paths.ts'
import { countersOf, useOrderingFacts, type Product } from '../../../../../product/index.ts'
import { isSuspended, useSelectedShipTo } from '../../../../../session/index.ts'
import { useToast } from '../../../../../ui/toast.tsx'
import { ProductCard, type CardProduct } from './product-card.tsx'
import type { ProductFlag } from './pack-shelf.tsx'
import { ProductGrid } from './product-grid.tsx'
import { KindQuestion } from './kind-question.tsx'

type Props = { label: string; products: readonly Product[]; heading?: 'h2' | 'h3' }

/**
 * Cards to order from, with what the cart holds of each. They stay while a list is narrowed, until those found are there:
 * a tap on a filter draws none of them anew.
 */
export const ProductCards = memo(function ProductCards({ label, products, heading = 'h2' }: Props) {
  const { data: cart } = useCart()
  const cardOf = useProductCard(cart)
  const { order, question } = useOrderProduct()
  return (
    <>
      <ProductGrid
        label={label}
        products={products}
        renderCard={(product) => (
          <ProductCard
            heading={heading}
            heart={<Heart product={product} />}
            product={cardOf(product)}
            onQuantity={(unit, value) => order(product, unit, value)}
            renderLink={(words) => <ProductLink product={product}>{words}</ProductLink>}
          />
        )}
      />
      <KindQuestion {...question} />
    </>
  )
})

function ProductLink({ product: { sku, kind }, children }: { product: Product; children: ReactNode }) {
  return (
    <Link to={PATHS.product} params={{ sku }} search={{ material: materialTypeOf(kind) }}>
      {children}
    </Link>
  )
}

/** Puts so much of a product, or of several of a kind, into the cart, after the question that a cart of another kind needs (CRT-04, CRT-05). */
export function useOrderProduct() {
  const { t } = useTranslation()
  const showToast = useToast()
  const { shipTo } = useSelectedShipTo()
  const { data: cart } = useCart()
  const { setAmounts, send, isSending } = useCartCommand()
  const [asked, setAsked] = useState<readonly LineEdit[]>()

  const apply = (edits: readonly LineEdit[]) => {
    for (const edit of edits) setAmounts(edit)
  }
  const orderAll = (edits: readonly LineEdit[]) => {
    if (shipTo && isSuspended(shipTo)) return showToast({ tone: 'bad', text: t('messages.ship-to-suspended') })
    if (edits.every(({ product }) => canJoinCart(goodsOf(product), cart?.goods ?? null))) apply(edits)
    else setAsked(edits)
  }
  const order = (product: Product, unit: CountedUnit, value: number) =>
    orderAll([{ product, amounts: { [unit]: value } }])
  const start = (makeRoom: typeof removeAll) => async () => {
    if (asked && (await send(makeRoom))) apply(asked)
    setAsked(undefined)
  }
  return {
    order,
    orderAll,
    question: {
      open: asked !== undefined,
      busy: isSending(removeAll),
      saving: isSending(saveForLater),
      onYes: start(removeAll),
      onSave: start(saveForLater),
      onNo: () => setAsked(undefined),
    },
  }
}

/** Gives a product as its card shows it, with what the cart holds of it. */
export function useProductCard(cart: Cart | undefined): (product: Product) => CardProduct {
  const { t } = useTranslation()
  const language = useLanguage()
  const facts = useOrderingFacts(cart?.method ?? null)
  const quantityOf = useQuantityFormat()
  const today = marketDay(now())
  const refusal = ({ offer }: Product) => {
    const { deliveryDate = null } = cart ?? {}
    if (!deliveryDate || isDeliverableOn(deliveryDate, offer)) return {}
    const { deliverableFrom, deliverableTo } = offer
    if (deliverableFrom && deliveryDate < deliverableFrom)
      return { refusal: t('catalogue.deliverFrom', { date: formatDate(deliverableFrom, language, 'dayAndMonth') }) }
    const date = deliverableTo ? formatDate(deliverableTo, language, 'dayAndMonth') : ''
    return { refusal: t('catalogue.deliverTo', { date }) }
  }
  const limit = ({ offer: { maximumCases }, pack, look }: Product, line: CartLine | undefined) => {
    if (maximumCases === null) return {}
    const left = offerLeft(maximumCases, line?.amounts ?? NO_CASES, pack)
    const maximum = quantityOf({ packages: maximumCases }, look.packageWord)
    return { limit: t('catalogue.offer.left', { count: left, number: formatNumber(left), maximum }) }
  }
  return (product) => {
    const line = cart && lineFor(cart, product.key)
    const orderedOnPage = onPageOnly(product)
    return {
      sku: product.sku,
      name: product.name,
      subtitle: product.subtitle,
      picture: product.look.picture,
      brand: product.look,
      tag: product.look,
      priceCents: product.priceCents,
      ...(product.wasPriceCents !== null && { wasPriceCents: product.wasPriceCents }),
      depositCents: product.depositCents,
      isReturnItem: product.isReturnItem,
      packageWord: product.look.packageWord,
      layersPerPallet: product.kind === 'beer' ? product.pack.layersPerPallet || null : null,
      counters: orderedOnPage ? [] : countersOf(product, cart && countedOf(line), facts),
      orderedOnPage,
      isUnheard: line?.unheard !== undefined,
      flags: flagsOf(product, today),
      ...refusal(product),
      ...limit(product, line),
      line: cart ? heldOf(product, cart) : null,
    }
  }
}

// A bundle is counted once it is put together; until then there is nothing to count.
function onPageOnly({ type, chosen }: Product): CardProduct['orderedOnPage'] {
  if (type === 'configurable') return 'versions'
  return type === 'bundle' && chosen.length === 0 ? 'bundle' : undefined
}

/** What the cart holds of it: of a bundle that is not put together yet, all that were made of it. */
function heldOf(product: Product, { lines }: Cart): CardProduct['line'] {
  const isHeld = product.chosen.length > 0 ? sameKey(product) : sameSku(product)
  const held = lines.filter(isHeld)
  const packages = product.kind === 'tank' ? 0 : sum(held, ({ amounts }) => totalCases(amounts, product.pack))
  const millilitres =
    product.kind === 'tank'
      ? sum(held, ({ amounts }) => amounts.litres * 1000)
      : packages * product.pack.volumePerCaseMl
  if (packages === 0 && millilitres === 0) return null
  return { packages, millilitres, totalCents: sum(held, ({ totalCents }) => totalCents) }
}

const sameKey =
  ({ key }: Product) =>
  (line: CartLine) =>
    line.product.key === key
const sameSku =
  ({ sku }: Product) =>
  (line: CartLine) =>
    line.product.sku === sku
const sum = (lines: readonly CartLine[], amount: (line: CartLine) => number): number =>
  lines.reduce((total, line) => total + amount(line), 0)

/** What a shelf says of a product today (ENT-12, ENT-13). */
function flagsOf({ offer, ...product }: Product, today: string): ProductFlag[] {
  const flags: (ProductFlag | false)[] = [
    product.isOutOfStock && { kind: 'out-of-stock' },
    product.isLowStock && !product.isOutOfStock && { kind: 'low-stock' },
    offer.deliverableFrom !== null && offer.deliverableFrom > today && { kind: 'from', date: offer.deliverableFrom },
    offer.lastDay !== null && { kind: 'until', date: offer.lastDay },
    offer.lastDay === null && product.isOffer && { kind: 'offer' },
    product.isLast && { kind: 'last' },
    product.isPromotional && { kind: 'promo' },
    product.isNew && { kind: 'new' },
  ]
  return flags.filter((flag) => flag !== false)
}
