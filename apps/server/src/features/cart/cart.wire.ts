import type { Wire } from '@fust/contract/resolvers'
import {
  centsToDecimal,
  METHOD_LABELS,
  money,
  uidOf,
  uidOfBundleOption,
  uidOfSelectedOption,
} from '@fust/contract/wire'
import { layersTotal, totalCases } from '@fust/domain/quantity'
import { textIn } from '#platform/language.ts'
import {
  offeredMethods,
  type DeliveryTerms,
  type OfferedMethod,
  type OfferedPayment,
} from '#features/delivery/index.ts'
import { caseQuantities, type CartLineView, type CartView } from './cart-view.ts'

export type WireCart = Wire<'Cart'>

/** A cart in the words of the contract: Adobe's `prices` and the portal's `cart_prices` come from one calculation (graphql.md §8.2). */
export function wireCart(view: CartView, language: string): WireCart {
  const { cart, lines, priced, terms } = view
  const { totals } = priced
  const payment = terms.payments.find((offered) => offered.code === cart.paymentMethod)
  const items = lines.map((line) => wireItem(line, language))
  return {
    id: cart.id,
    items,
    itemsV2: null,
    total_quantity: lines.reduce((sum, line) => sum + quantityTotal(line), 0),
    is_virtual: false,
    email: cart.customEmail,
    prices: wirePrices(view),
    applied_coupon: cart.couponCode === null ? null : { code: cart.couponCode },
    applied_coupons: cart.couponCode === null ? null : [{ code: cart.couponCode }],
    shipping_addresses: [wireAddress(view)],
    billing_address: wireBilling(terms),
    available_payment_methods: terms.payments.map((offered) => ({
      code: offered.code,
      title: textIn(language, offered.title),
      is_deferred: !offered.isOnline,
      mollie_available_issuers: null,
      mollie_meta: { image: null },
    })),
    selected_payment_method: payment
      ? { code: payment.code, title: textIn(language, payment.title), purchase_order_number: cart.customerOrderNumber }
      : null,
    query: { ship_to_id: cart.shipToId, delivery_method: cart.method },
    delivery_date: cart.deliveryDate,
    note_for_driver: cart.noteForDriver,
    customer_order_number: cart.customerOrderNumber,
    total_liters: lines.reduce((sum, line) => sum + line.liters, 0),
    outlet_details: {
      id: terms.shipTo.shipToId,
      name: terms.shipTo.name,
      street: terms.shipTo.street,
      house_number: terms.shipTo.houseNumber,
      postcode: terms.shipTo.postcode,
      city: terms.shipTo.city,
      country: terms.shipTo.country,
      customer_type: terms.shipTo.customerType,
      status: terms.shipTo.status,
    },
    payer_details: {
      id: terms.shipTo.payer.id,
      name: terms.shipTo.payer.name,
      street: terms.shipTo.payer.street,
      house_number: terms.shipTo.payer.houseNumber,
      postcode: terms.shipTo.payer.postcode,
      city: terms.shipTo.payer.city,
      country: terms.shipTo.payer.country,
    },
    cart_prices: {
      grand_total_price: centsToDecimal(totals.grandTotalExVatCents),
      grand_total_price_with_vat: centsToDecimal(totals.grandTotalCents),
      deposit: centsToDecimal(totals.depositCents),
      fixed_discounts: centsToDecimal(totals.fixedDiscountCents),
      promotional_discounts: centsToDecimal(totals.promotionalDiscountCents),
      packaging_tax: centsToDecimal(totals.packagingTaxCents),
      sorting_charge: centsToDecimal(totals.sortingChargeCents),
      vat: centsToDecimal(totals.vatCents),
      summary: centsToDecimal(totals.goodsCents),
    },
    progress_bar_data: wireProgress(view),
    empties: lines
      .filter((line) => line.product.isEmpties)
      .map((line) => ({
        sku: line.sku,
        name: textIn(language, line.product.name),
        quantity: quantityTotal(line),
        price: centsToDecimal(line.priced.depositCents / Math.max(1, quantityTotal(line))),
        total: centsToDecimal(line.priced.depositCents),
      })),
    sap_payment_details: wireSapPayment(payment, language),
    budgetDetails: null,
    grand_total_your_price_details: { grand_total_your_price: centsToDecimal(totals.netCents) },
    paymentMethod: cart.paymentMethod,
    delivery_method: cart.method,
    ship_to_id: cart.shipToId,
  }
}

function quantityTotal(line: CartLineView): number {
  // A tank line counts as one; its liters stand beside it (graphql.md §8.1).
  return line.kind === 'tank' ? 1 : totalCases(caseQuantities(line), line.product.pack)
}

function wireItem(line: CartLineView, language: string): Wire<'CartItemInterface'> {
  const { product } = line
  const common = {
    uid: uidOf(line.id),
    id: String(line.id),
    quantity: line.kind === 'tank' ? 1 : line.packages,
    product_sku: line.sku,
    prices: wireItemPrices(line, language),
    errors: null,
    is_available:
      product.isActive && (product.isEmpties || line.kind === 'tank' || line.stockLeft >= quantityTotal(line)),
    not_available_message: null,
    max_qty: line.stockLeft,
    min_qty: 1,
    pack_format: product.packFormat,
    number_of_packages: line.packages,
    number_of_layer: line.layers,
    number_of_layer_total: layersTotal(caseQuantities(line), product.pack),
    number_of_pallet: line.pallets,
    quantity_total: quantityTotal(line),
    stock_quantity: line.stockLeft,
    tank_details:
      line.kind === 'tank'
        ? { liters: line.liters, tank_type_1: line.tankType1, tank_type_2: line.tankType2, tank_type_3: line.tankType3 }
        : null,
    customizable_options: [],
  }
  if (product.type !== 'bundle') return { ...common, __typename: 'SimpleCartItem' }
  const byOption = Map.groupBy(line.options, (option) => option.optionId)
  return {
    ...common,
    __typename: 'BundleCartItem',
    bundle_options: [...byOption].map(([optionId, chosen]) => ({
      uid: uidOfBundleOption(optionId),
      id: optionId,
      label: '',
      type: 'select',
      values: chosen.map((option) => ({
        uid: uidOfSelectedOption({ kind: 'bundle', ...option }),
        id: option.selectionId,
        label: option.sku,
        quantity: option.quantity,
        price: 0,
        priceV2: money(0),
        original_price: money(0),
        product: null,
      })),
    })),
  }
}

function wireItemPrices({ priced, product, kind, ...line }: CartLineView, language: string) {
  const unitCents = priced.unitPriceCents
  const rate = 1 + priced.vatBasisPoints / 10_000
  const discountCents = priced.goodsCents - priced.netCents
  const goodsVatCents = Math.round(priced.netCents * (rate - 1))
  return {
    price: money(unitCents),
    price_including_tax: money(Math.round(unitCents * rate)),
    row_total: money(priced.goodsCents),
    row_total_including_tax: money(priced.netCents + goodsVatCents),
    original_item_price: money(unitCents),
    original_row_total: money(priced.goodsCents),
    total_item_discount: money(discountCents),
    discounts:
      discountCents === 0
        ? null
        : [
            {
              amount: money(discountCents),
              label: 'Discount',
              applied_to: 'ITEM' as const,
              coupon: null,
              type: null,
              value: null,
            },
          ],
    fixed_product_taxes: [],
    catalog_discount: null,
    price_details: {
      your_price: kind === 'posm' ? null : centsToDecimal(unitCents),
      your_price_tax: kind === 'posm' ? null : centsToDecimal(Math.round(unitCents * rate)),
      posm_price: kind === 'posm' ? centsToDecimal(unitCents) : null,
      posm_price_vat: kind === 'posm' ? centsToDecimal(Math.round(unitCents * rate)) : null,
      row_total: centsToDecimal(priced.goodsCents),
      row_total_tax: centsToDecimal(priced.totalCents),
      deposit: centsToDecimal(priced.depositCents),
      packaging_tax: centsToDecimal(priced.packagingTaxCents),
      sorting_charge: centsToDecimal(priced.sortingChargeCents),
      fixed_discount: centsToDecimal(priced.fixedDiscountCents),
      promotional_discount: centsToDecimal(priced.promotionalDiscountCents),
      vat: centsToDecimal(priced.vatCents),
    },
    multi_deposit_details: priced.deposits.map((deposit, index) => ({
      sku: line.sku,
      name: textIn(language, product.deposits[index]?.name ?? {}),
      deposit_type: product.deposits[index]?.kind ?? deposit.kind,
      quantity: deposit.pieces,
      price: centsToDecimal(deposit.centsPerPiece),
      total: centsToDecimal(deposit.cents),
    })),
  }
}

function wirePrices({ priced: { totals }, coupon }: CartView) {
  const discountCents = totals.goodsCents - totals.netCents
  const rows: { label: string; cents: number; coupon?: { code: string } | null }[] = [
    { label: 'Fixed discount', cents: totals.fixedDiscountCents },
    { label: 'Promotional discount', cents: totals.promotionalDiscountCents },
    { label: 'Discount code', cents: totals.couponDiscountCents, coupon: coupon && { code: coupon.code } },
    ...totals.packagingDiscounts.map((row) => ({
      label: row.discount === 'full-truck' ? 'Packaging discount, full truck' : 'Packaging discount, full pallets',
      cents: row.cents,
    })),
    { label: 'Cash discount', cents: totals.cashDiscountCents },
  ].filter((row) => row.cents !== 0)
  return {
    grand_total: money(totals.grandTotalCents),
    grand_total_excluding_tax: money(totals.grandTotalExVatCents),
    subtotal_excluding_tax: money(totals.goodsCents),
    subtotal_including_tax: money(totals.goodsCents + totals.vatCents),
    subtotal_with_discount_excluding_tax: money(totals.netCents),
    applied_taxes: totals.vatByRate.map((row) => ({
      amount: money(row.vatCents),
      label: `VAT ${row.basisPoints / 100}%`,
    })),
    discount: discountCents === 0 ? null : { amount: money(discountCents), label: rows.map((row) => row.label) },
    discounts: rows.map((row) => ({
      amount: money(row.cents),
      label: row.label,
      applied_to: 'ITEM' as const,
      coupon: row.coupon ?? null,
      type: null,
      value: null,
    })),
  }
}

function wireProgress({ capacity, limits, cart, terms, cashDiscount, priced }: CartView) {
  const cashDiscountCents = priced.totals.cashDiscountCents
  const own = terms.methods.find((offered) => offered.method === cart.method)
  return {
    color: capacity.colour,
    isFullTruck: capacity.isFullTruck,
    isHalfTruck: capacity.isHalfTruck,
    isSmallOrder: capacity.isSmallOrder,
    isCheckoutEnable: capacity.isCheckoutEnabled,
    iMinimumOrderPallet: limits.minimumPallets,
    iMaximumOrderPallet: limits.maximumPallets,
    iMinimumOrderWeight: kilograms(limits.minimumWeightGrams),
    iMaximumOrderWeight: kilograms(limits.maximumWeightGrams),
    iTotalCartWeight: kilograms(capacity.weightGrams),
    iTotalCartPalletQty: capacity.palletsShown,
    iTotalCartVolume: capacity.volumeMl / 100_000,
    iTotalCartFreeItems: 0,
    iMaximumOrderCash: own?.maxCashCents == null ? null : centsToDecimal(own.maxCashCents),
    status: capacity.status,
    cash_discount: {
      cashamount: centsToDecimal(cashDiscountCents),
      isactive: cashDiscountCents > 0,
      canshow: cashDiscount !== null,
    },
    brand_progress: [],
    can_show_layer_notice: false,
  }
}

function kilograms(grams: number | null): number | null {
  return grams === null ? null : grams / 1000
}

/** The transports the ship-to and its market offer. */
export function wireMethods({ terms, brewery }: CartView) {
  return offeredMethods(terms.methods, brewery.market.methods).map(wireMethod)
}

function wireAddress(view: CartView) {
  const { cart, capacity, terms, lines } = view
  const { shipTo } = terms
  const offered = wireMethods(view)
  const selected = offered.find((method) => `${method.carrier_code}_${method.method_code}` === cart.method)
  return {
    id: null,
    uid: uidOf(shipTo.shipToId),
    ...addressOf(shipTo.name, shipTo),
    company: shipTo.companyName,
    customer_address_id: numberOf(shipTo.shipToId),
    available_shipping_methods: offered,
    selected_shipping_method: selected ?? null,
    customer_notes: cart.noteForDriver,
    items_weight: capacity.weightGrams / 1000,
    cart_items: lines.map((line) => ({ cart_item_id: line.id, quantity: line.packages })),
    cart_items_v2: null,
    pickup_location_code: null,
    same_as_billing: false,
    address_type: 'shipping',
  }
}

function wireBilling({ shipTo }: DeliveryTerms) {
  return {
    id: null,
    uid: uidOf(shipTo.payer.id),
    ...addressOf(shipTo.payer.name, shipTo.payer),
    company: shipTo.payer.name,
    customer_address_id: null,
    customer_notes: null,
  }
}

/** Adobe numbers addresses; null for a ship-to whose id is not a number. */
function numberOf(shipToId: string): number | null {
  return /^\d{1,9}$/.test(shipToId) ? Number(shipToId) : null
}

function addressOf(
  name: string,
  address: { street: string; houseNumber: string; postcode: string; city: string; country: string },
) {
  return {
    firstname: name,
    lastname: '',
    middlename: null,
    prefix: null,
    suffix: null,
    street: [`${address.street} ${address.houseNumber}`],
    city: address.city,
    postcode: address.postcode,
    region: null,
    country: { code: address.country, label: address.country },
    telephone: null,
    fax: null,
    vat_id: null,
    custom_attributes: [],
  }
}

function wireMethod({ method }: OfferedMethod) {
  const [carrier = method, code = method] = method.split('_')
  const free = money(0)
  return {
    carrier_code: carrier,
    carrier_title: METHOD_LABELS[method],
    method_code: code,
    method_title: METHOD_LABELS[method],
    amount: free,
    base_amount: free,
    price_excl_tax: free,
    price_incl_tax: free,
    available: true,
    error_message: null,
    schedule: [],
    servicepoints: [],
  }
}

function wireSapPayment(payment: OfferedPayment | undefined, language: string) {
  return payment
    ? { sap_payment_code: payment.sapPaymentCode, sap_payment_method: textIn(language, payment.title) }
    : null
}
