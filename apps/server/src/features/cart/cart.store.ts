import type { CalendarDate } from '@fust/domain/calendar'
import type { DeliveryMethod, MaterialType } from '@fust/domain/order'
import type { PackFigures } from '@fust/domain/quantity'
import { statement, type Queries } from '#platform/database.ts'

export type StoredCart = {
  companyId: string
  id: string
  userId: string
  shipToId: string
  state: 'active' | 'placed' | 'discarded'
  method: DeliveryMethod | null
  paymentMethod: string | null
  deliveryDate: CalendarDate | null
  datePopup: CalendarDate | null
  hoursFrom: string | null
  hoursTo: string | null
  customerOrderNumber: string | null
  noteForDriver: string | null
  customEmail: string | null
  afterSix: boolean
  onPallet: boolean
  couponCode: string | null
  version: number
}

/** A line with all that the rules ask about its product, read together so that they agree. */
export type StoredCartLine = {
  id: number
  sku: string
  options: ChosenOption[]
  packages: number
  layers: number
  pallets: number
  litres: number
  tankType1: number
  tankType2: number
  tankType3: number
  product: CartProduct
}

/** A bundle's chosen part: so many of `sku` in each bundle. */
export type ChosenOption = { optionId: number; selectionId: number; sku: string; quantity: number }

export type CartProduct = {
  sku: string
  id: number
  type: 'simple' | 'configurable' | 'bundle'
  materialType: MaterialType
  parentSku: string | null
  packFormat: string
  brandCode: string
  tag: string
  name: Record<string, string>
  subtitle: Record<string, string>
  isActive: boolean
  isEmpties: boolean
  pack: PackFigures
  vatRateBp: number
  posmPriceCents: number | null
  packagingTaxCents: number
  sortingChargeCents: number
  noLayerOrdering: boolean
  noPalletOrdering: boolean
  truckSingleCases: boolean
  stock: number
  tiers: { minCases: number; priceCents: number }[]
  deposits: {
    kind: string
    name: Record<string, string>
    per: 'case' | 'pallet'
    quantity: number
    priceCents: number
  }[]
  offer: {
    maxCases: number | null
    deliverableFrom: CalendarDate | null
    deliverableTo: CalendarDate | null
    priceCents: number | null
  } | null
}

/** A standing or a passing discount on a product, a brand, or everything of a price group. */
export type StoredDiscount = {
  code: string
  kind: 'fixed' | 'promotional'
  name: Record<string, string>
  brandCode: string | null
  sku: string | null
  rateBp: number
}

export type LineAmounts = {
  packages: number
  layers: number
  pallets: number
  litres: number
  tankType1: number
  tankType2: number
  tankType3: number
}

const cartColumns = `
  company_id as "companyId", id, user_id as "userId", ship_to_id as "shipToId", state, method,
  payment_method as "paymentMethod", delivery_date as "deliveryDate", date_popup as "datePopup",
  hours_from as "hoursFrom", hours_to as "hoursTo", customer_order_number as "customerOrderNumber",
  note_for_driver as "noteForDriver", custom_email as "customEmail", after_six as "afterSix",
  on_pallet as "onPallet", coupon_code as "couponCode", version`

const findActive = statement<StoredCart>(
  'cart.find-active',
  `select ${cartColumns} from cart where user_id = $1 and company_id = $2 and state = 'active'`,
)

const find = statement<StoredCart>(
  'cart.find',
  `select ${cartColumns} from cart where company_id = any($1) and id = $2 and user_id = $3`,
)

const lock = statement<StoredCart>(
  'cart.lock',
  `select ${cartColumns} from cart where company_id = any($1) and id = $2 and user_id = $3 for update`,
)

const insert = statement<{ id: string }>(
  'cart.insert',
  `insert into cart (company_id, id, user_id, ship_to_id, created_at, updated_at)
   values ($1, $2, $3, $4, $5, $5)
   on conflict do nothing returning id`,
)

/** Product facts as one object; `$1` is the price group, `$2` the day. Shared by cart lines and by what is about to be added. */
const productObject = `
  json_build_object(
    'sku', p.sku, 'id', p.id, 'type', p.type, 'materialType', p.material_type, 'parentSku', p.parent_sku,
    'packFormat', p.pack_format, 'brandCode', p.brand_code, 'tag', p.tag, 'name', p.name, 'subtitle', p.subtitle,
    'isActive', p.is_active, 'isEmpties', p.is_empties, 'vatRateBp', p.vat_rate_bp,
    'posmPriceCents', p.posm_price_cents, 'packagingTaxCents', p.packaging_tax_cents,
    'sortingChargeCents', p.sorting_charge_cents, 'noLayerOrdering', p.no_layer_ordering,
    'noPalletOrdering', p.no_pallet_ordering, 'truckSingleCases', p.truck_single_cases,
    'pack', json_build_object('casesPerLayer', coalesce(p.cases_per_layer, 0),
      'layersPerPallet', coalesce(p.layers_per_pallet, 0),
      'grossWeightPerCaseGrams', p.gross_weight_per_case_grams,
      'emptyPalletWeightGrams', p.empty_pallet_weight_grams, 'volumePerCaseMl', p.volume_per_case_ml),
    'stock', coalesce((select quantity from stock where stock.sku = p.sku), 0),
    'tiers', coalesce((select json_agg(json_build_object('minCases', min_cases, 'priceCents', price_cents)
      order by min_cases) from price where price_group = $1 and price.sku = p.sku), '[]'),
    'deposits', coalesce((select json_agg(json_build_object('kind', kind, 'name', name, 'per', per,
      'quantity', quantity, 'priceCents', price_cents) order by kind) from product_deposit d where d.sku = p.sku), '[]'),
    'offer', (select json_build_object('maxCases', max_cases, 'deliverableFrom', deliverable_from,
      'deliverableTo', deliverable_to, 'priceCents', price_cents) from special_offer o
      where o.sku = p.sku and $2::date between valid_from and valid_to)
  )`

const lines = statement<StoredCartLine>(
  'cart.lines',
  `select l.id, l.sku, l.options, l.packages, l.layers, l.pallets, l.liters as litres, l.tank_type_1 as "tankType1",
     l.tank_type_2 as "tankType2", l.tank_type_3 as "tankType3", ${productObject} as product
   from cart_line l join product p on p.sku = l.sku
   where l.company_id = $3 and l.cart_id = $4
   order by l.id`,
)

const products = statement<{ product: CartProduct }>(
  'cart.products',
  `select ${productObject} as product from product p where p.sku = any($3)`,
)

/** A variant with what sets it apart. */
export type CartVariant = { product: CartProduct; variantAttributes: Record<string, string> }

// In the order in which the catalogue counts their values.
const variants = statement<CartVariant>(
  'cart.variants',
  `select ${productObject} as product, p.variant_attributes as "variantAttributes" from product p
   where p.parent_sku = any($3) and p.is_active order by p.parent_sku, p.position, p.sku`,
)

const bundleSelections = statement<
  ChosenOption & {
    bundleSku: string
    isDefault: boolean
    canChangeQuantity: boolean
    isRequired: boolean
    takesSeveral: boolean
  }
>(
  'cart.bundle-selections',
  `select o.sku as "bundleSku", o.id as "optionId", s.id as "selectionId", s.sku, s.quantity,
     s.is_default as "isDefault", s.can_change_quantity as "canChangeQuantity", o.is_required as "isRequired",
     o.input in ('checkbox', 'multi') as "takesSeveral"
   from bundle_option o join bundle_selection s on s.option_id = o.id
   where o.sku = any($1) order by o.position, s.position`,
)

const stockOf = statement<{ sku: string; quantity: number }>(
  'cart.stock',
  `select sku, quantity from stock where sku = any($1)`,
)

const discounts = statement<StoredDiscount>(
  'cart.discounts',
  `select code, kind, name, brand_code as "brandCode", sku, rate_bp as "rateBp" from discount
   where (price_group is null or price_group = $1) and (valid_from is null or valid_from <= $2)
     and (valid_to is null or valid_to >= $2)`,
)

const lineColumns = `packages int, layers int, pallets int, litres int, "tankType1" int, "tankType2" int, "tankType3" int`

const upsertLines = statement<Pick<StoredCartLine, 'id' | 'sku' | 'options'>>(
  'cart.upsert-lines',
  `insert into cart_line (company_id, cart_id, sku, options, packages, layers, pallets, liters,
     tank_type_1, tank_type_2, tank_type_3)
   select $1, $2, line.* from jsonb_to_recordset($3::jsonb) as line(sku text, options jsonb, ${lineColumns})
   on conflict (company_id, cart_id, sku, options) do update set packages = excluded.packages,
     layers = excluded.layers, pallets = excluded.pallets, liters = excluded.liters,
     tank_type_1 = excluded.tank_type_1, tank_type_2 = excluded.tank_type_2, tank_type_3 = excluded.tank_type_3
   returning id, sku, options`,
)

const updateLines = statement(
  'cart.update-lines',
  `update cart_line l set packages = line.packages, layers = line.layers, pallets = line.pallets, liters = line.litres,
     tank_type_1 = line."tankType1", tank_type_2 = line."tankType2", tank_type_3 = line."tankType3"
   from jsonb_to_recordset($3::jsonb) as line(id int, ${lineColumns})
   where l.company_id = $1 and l.cart_id = $2 and l.id = line.id`,
)

const removeLines = statement(
  'cart.remove-lines',
  `delete from cart_line where company_id = $1 and cart_id = $2 and id = any($3::int[])`,
)

const deleteLines = statement('cart.delete-lines', `delete from cart_line where company_id = $1 and cart_id = $2`)

const hasLines = statement<{ found: boolean }>(
  'cart.has-lines',
  `select exists (select from cart_line where company_id = $1 and cart_id = $2) as found`,
)

const touch = statement(
  'cart.touch',
  `update cart set version = version + 1, updated_at = $3 where company_id = $1 and id = $2`,
)

const setDelivery = statement(
  'cart.set-delivery',
  `update cart set ship_to_id = $3, method = $4, delivery_date = $5, date_popup = $6, payment_method = $7,
     hours_from = $8, hours_to = $9, customer_order_number = $10, note_for_driver = $11,
     custom_email = $12, version = version + 1, updated_at = $13
   where company_id = $1 and id = $2`,
)

const hasColleague = statement<{ found: boolean }>(
  'cart.has-colleague',
  `select exists (
     select from portal_user u join user_role r on r.user_id = u.id
     where r.company_id = $1 and u.email = lower($2)) as found`,
)

// What was chosen for the delivery was offered by the ship-to before.
const moveToShipTo = statement<StoredCart>(
  'cart.move-to-ship-to',
  `update cart set ship_to_id = $3, method = null, delivery_date = null, date_popup = null, payment_method = null,
     hours_from = null, hours_to = null, version = version + 1, updated_at = $4
   where company_id = $1 and id = $2 and state = 'active' returning ${cartColumns}`,
)

export function createCartStore(db: Queries) {
  return {
    findActive: (userId: string, companyId: string) => db.row(findActive, [userId, companyId]),
    find: (userId: string, companyIds: readonly string[], cartId: string) => db.row(find, [companyIds, cartId, userId]),
    lock: (userId: string, companyIds: readonly string[], cartId: string) => db.row(lock, [companyIds, cartId, userId]),
    insert: (cart: { companyId: string; id: string; userId: string; shipToId: string; now: Date }) =>
      db.row(insert, [cart.companyId, cart.id, cart.userId, cart.shipToId, cart.now]),
    lines: (cart: { companyId: string; id: string }, priceGroup: string, day: CalendarDate) =>
      db.rows(lines, [priceGroup, day, cart.companyId, cart.id]),
    products: async (skus: readonly string[], priceGroup: string, day: CalendarDate) =>
      (await db.rows(products, [priceGroup, day, skus])).map((row) => row.product),
    discounts: (priceGroup: string, day: CalendarDate) => db.rows(discounts, [priceGroup, day]),
    variants: (parentSkus: readonly string[], priceGroup: string, day: CalendarDate) =>
      db.rows(variants, [priceGroup, day, parentSkus]),
    bundleSelections: (skus: readonly string[]) => db.rows(bundleSelections, [skus]),
    stockOf: (skus: readonly string[]) => db.rows(stockOf, [skus]),
    /** Writes lines anew or over those of the same product and options; no two of them may be the same. */
    writeLines: (cart: StoredCart, written: readonly WrittenLine[]) =>
      written.length === 0
        ? []
        : db.rows(upsertLines, [
            cart.companyId,
            cart.id,
            JSON.stringify(written.map(({ sku, options, amounts }) => ({ sku, options, ...amounts }))),
          ]),
    updateLines: (cart: StoredCart, updated: readonly (LineAmounts & { id: number })[]) =>
      db.rows(updateLines, [cart.companyId, cart.id, JSON.stringify(updated)]),
    removeLines: (cart: StoredCart, gone: readonly { id: number }[]) =>
      db.rows(removeLines, [cart.companyId, cart.id, gone.map(({ id }) => id)]),
    /** Empties the cart. */
    deleteLines: (cart: StoredCart) => db.rows(deleteLines, [cart.companyId, cart.id]),
    hasLines: async (cart: StoredCart) => (await db.row(hasLines, [cart.companyId, cart.id]))?.found ?? false,
    touch: (cart: StoredCart, now: Date) => db.rows(touch, [cart.companyId, cart.id, now]),
    setDelivery: (cart: StoredCart, now: Date) =>
      db.rows(setDelivery, [
        cart.companyId,
        cart.id,
        cart.shipToId,
        cart.method,
        cart.deliveryDate,
        cart.datePopup,
        cart.paymentMethod,
        cart.hoursFrom,
        cart.hoursTo,
        cart.customerOrderNumber,
        cart.noteForDriver,
        cart.customEmail,
        now,
      ]),
    /** Whether an order's confirmation may go to this address: the person's own, or a colleague's of the company. */
    mayHear: async (companyId: string, person: { email: string }, email: string) =>
      email.toLowerCase() === person.email || ((await db.row(hasColleague, [companyId, email]))?.found ?? false),
    moveToShipTo: (cart: StoredCart, shipToId: string, now: Date) =>
      db.row(moveToShipTo, [cart.companyId, cart.id, shipToId, now]),
  }
}

type WrittenLine = { sku: string; options: readonly ChosenOption[]; amounts: LineAmounts }

export type CartStore = ReturnType<typeof createCartStore>
