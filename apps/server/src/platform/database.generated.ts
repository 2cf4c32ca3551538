// Written by `npm run codegen:database` from apps/server/migrations.
import type { ColumnType } from 'kysely'

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue }

/** Written as text, since pg would take an array for one of PostgreSQL's. */
export type Json = ColumnType<JsonValue, string, string>

export type Timestamp = ColumnType<Date, Date | string, Date | string>

/** The database fills it in where an insert leaves it out. */
export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>

/** Only the database writes it. */
export type GeneratedAlways<T> = T extends ColumnType<infer S, unknown, unknown> ? ColumnType<S, never, never> : ColumnType<T, never, never>

export interface AuditEntryTable {
  id: GeneratedAlways<number>
  happened_at: Timestamp
  actor_id: string | null
  company_id: string | null
  ship_to_id: string | null
  action: string
  subject: string
  details: Generated<Json>
}

export interface BrandTable {
  code: string
  name: string
  tag: string
  label_colour: string
  deep_colour: string
  accent_colour: string
  tint_colour: string
  motif: string
  style: Json
  tagline: Json
  is_peroni: Generated<boolean>
  position: number
}

export interface BreweryHolidayTable {
  day: string
  name: Json
}

export interface BrewerySettingTable {
  name: string
  value: Json
}

export interface BudgetTable {
  company_id: string
  ship_to_id: string
  year: number
  granted_cents: number
  left_cents: number
}

export interface BudgetMovementTable {
  id: GeneratedAlways<number>
  company_id: string
  ship_to_id: string
  year: number
  delta_cents: number
  balance_cents: number
  reason: string
  order_id: number | null
  moved_at: Timestamp
}

export interface BundleOptionTable {
  id: number
  sku: string
  title: Json
  input: string
  is_required: Generated<boolean>
  position: number
}

export interface BundleSelectionTable {
  id: number
  option_id: number
  sku: string
  quantity: number
  can_change_quantity: Generated<boolean>
  is_default: Generated<boolean>
  position: number
}

export interface CartTable {
  company_id: string
  id: string
  user_id: string
  ship_to_id: string
  state: Generated<string>
  method: string | null
  payment_method: string | null
  delivery_date: string | null
  date_popup: string | null
  hours_from: string | null
  hours_to: string | null
  customer_order_number: string | null
  note_for_driver: string | null
  custom_email: string | null
  after_six: Generated<boolean>
  on_pallet: Generated<boolean>
  coupon_code: string | null
  version: Generated<number>
  created_at: Timestamp
  updated_at: Timestamp
}

export interface CartLineTable {
  company_id: string
  cart_id: string
  id: GeneratedAlways<number>
  sku: string
  options: Generated<Json>
  packages: Generated<number>
  layers: Generated<number>
  pallets: Generated<number>
  liters: Generated<number>
  tank_type_1: Generated<number>
  tank_type_2: Generated<number>
  tank_type_3: Generated<number>
}

export interface CatalogueVersionTable {
  only_row: Generated<boolean>
  version: number
}

export interface CategoryTable {
  id: number
  parent_id: number | null
  url_key: string
  name: Json
  description: Generated<Json>
  position: number
}

export interface CompanyTable {
  id: string
  name: string
  customer_type: string
  chamber_of_commerce: Generated<string>
  vat_number: Generated<string>
  licence_number: string | null
  licence_ends_on: string | null
  street: string
  house_number: string
  postcode: string
  city: string
  country: Generated<string>
}

export interface ContentPageTable {
  kind: string
  slug: string
  language: string
  title: string
  summary: Generated<string>
  body: string
  position: Generated<number>
  published_on: string | null
  details: Generated<Json>
}

export interface ContractTable {
  company_id: string
  number: string
  kind: string
  title: Json
  starts_on: string
  ends_on: string | null
  agreed_hectolitres: number | null
  bonus_cents_per_hectolitre: number | null
}

export interface CouponTable {
  code: string
  name: Json
  rate_bp: number | null
  amount_cents: number | null
  valid_from: string | null
  valid_to: string | null
  max_uses: number
  uses: Generated<number>
}

export interface DeliveryCalendarTable {
  code: string
  name: Json
  weekdays: Array<number>
  half_truck_weekdays: Array<number>
  tank_weekdays: Array<number>
  daily_capacity_places: number | null
}

export interface DeliveryCalendarClosureTable {
  calendar_code: string
  day: string
  reason: Json
}

export interface DeliveryDayLoadTable {
  calendar_code: string
  day: string
  taken_places: number
  capacity_places: number
}

export interface DeliveryHourTable {
  calendar_code: string
  from_time: string
  to_time: string
}

export interface DiscountTable {
  code: string
  kind: string
  name: Json
  price_group: string | null
  brand_code: string | null
  sku: string | null
  rate_bp: number
  valid_from: string | null
  valid_to: string | null
}

export interface IdempotencyRecordTable {
  scope: string
  key: string
  body_hash: Buffer
  answer: Json | null
  created_at: Timestamp
}

export interface OrderDeliveryTable {
  company_id: string
  order_id: number
  number: string
  shipped_at: Timestamp | null
}

export interface OrderEventTable {
  company_id: string
  order_id: number
  id: GeneratedAlways<number>
  status: string
  happened_at: Timestamp
  source: string
}

export interface OrderInvoiceTable {
  company_id: string
  order_id: number
  number: string
  invoiced_on: string
  total_cents: number
}

export interface OrderLineTable {
  company_id: string
  order_id: number
  line_number: number
  sku: string
  product_name: Json
  subtitle: Json
  tag: string
  brand_code: string
  options: Generated<Json>
  packages: Generated<number>
  layers: Generated<number>
  pallets: Generated<number>
  liters: Generated<number>
  tank_type_1: Generated<number>
  tank_type_2: Generated<number>
  tank_type_3: Generated<number>
  cases_total: number
  shipped_cases: Generated<number>
  unit_price_cents: number
  row_total_cents: number
  discount_cents: Generated<number>
  packaging_tax_cents: Generated<number>
  sorting_charge_cents: Generated<number>
  vat_rate_bp: number
  vat_cents: number
  deposit_cents: Generated<number>
  gross_weight_grams: Generated<number>
}

export interface OutboxTable {
  id: GeneratedAlways<number>
  key: string
  topic: string
  company_id: string
  ship_to_id: string
  payload: Json
  created_at: Timestamp
  available_at: Timestamp
  attempts: Generated<number>
  leased_until: Timestamp | null
  done_at: Timestamp | null
  dead_at: Timestamp | null
  last_error: string | null
}

export interface PayerTable {
  company_id: string
  id: string
  name: string
  street: string
  house_number: string
  postcode: string
  city: string
  country: Generated<string>
  payment_term_days: Generated<number>
}

export interface PaymentMethodTable {
  code: string
  title: Json
  sap_payment_code: string
  is_online: Generated<boolean>
  position: number
}

export interface PortalUserTable {
  id: string
  email: string
  first_name: string
  last_name: string
  phone: Generated<string>
  locale: Generated<string>
  country: Generated<string>
  status: Generated<string>
  is_validated: Generated<boolean>
  is_phone_login: Generated<boolean>
  is_key_account: Generated<boolean>
  has_agreed_terms: Generated<boolean>
  is_first_login: Generated<boolean>
  tutorial_count: Generated<number>
  default_ship_to_id: string | null
  password_hash: string | null
  failed_attempts: Generated<number>
  locked_until: Timestamp | null
}

export interface PriceTable {
  price_group: string
  sku: string
  min_cases: Generated<number>
  price_cents: number
}

export interface PriceGroupTable {
  code: string
  name: Json
}

export interface ProductTable {
  sku: string
  id: Generated<number>
  type: string
  material_type: string
  parent_sku: string | null
  brand_code: string
  sub_brand: string | null
  beer_type: string | null
  pack_format: string
  pack_material: string | null
  packaging: string | null
  volume: string | null
  picture: string
  tag: string
  url_key: string
  name: Json
  subtitle: Json
  description: Generated<Json>
  sap_name: string
  variant_attributes: Generated<Json>
  ean_case: string | null
  ean_unit: string | null
  country_of_origin: Generated<string>
  alcohol_permille: Generated<number>
  items_per_case: Generated<number>
  cases_per_layer: number | null
  layers_per_pallet: number | null
  net_weight_grams: Generated<number>
  gross_weight_per_case_grams: Generated<number>
  empty_pallet_weight_grams: Generated<number>
  volume_per_case_ml: Generated<number>
  shelf_life_days: number | null
  vat_rate_bp: number
  posm_price_cents: number | null
  packaging_tax_cents: Generated<number>
  sorting_charge_cents: Generated<number>
  is_active: Generated<boolean>
  is_returnable: Generated<boolean>
  is_last: Generated<boolean>
  is_new: Generated<boolean>
  is_sale: Generated<boolean>
  is_recommended: Generated<boolean>
  is_promotional: Generated<boolean>
  is_high_margin: Generated<boolean>
  is_free_beer: Generated<boolean>
  is_empties: Generated<boolean>
  no_layer_ordering: Generated<boolean>
  no_pallet_ordering: Generated<boolean>
  truck_single_cases: Generated<boolean>
  low_stock_below: Generated<number>
  new_until: string | null
  rotation_days: number | null
  position: number
  updated_at: Generated<Timestamp>
}

export interface ProductCategoryTable {
  sku: string
  category_id: number
}

export interface ProductDepositTable {
  sku: string
  kind: string
  name: Json
  per: string
  quantity: number
  price_cents: number
}

export interface ProductDownloadTable {
  sku: string
  file: string
  title: Json
  position: Generated<number>
}

export interface ProductRelationTable {
  sku: string
  related_sku: string
  kind: string
  position: Generated<number>
}

export interface ProductSearchTable {
  sku: string
  language: string
  words: string
  letters: string
}

export interface RateLimitTable {
  key: string
  window_ends_at: Timestamp
  hits: number
}

export interface SalesOrderTable {
  company_id: string
  id: Generated<number>
  number: string
  cart_id: string | null
  user_id: string | null
  ship_to_id: string
  payer_id: string
  kind: string
  sap_order_type: string
  is_half_truck: Generated<boolean>
  sap_id: string | null
  status: string
  processing_status: Generated<string>
  delivery_status: Generated<string>
  method: string
  payment_method: string
  delivery_date: string
  hours_from: string | null
  hours_to: string | null
  after_six: Generated<boolean>
  on_pallet: Generated<boolean>
  customer_order_number: string | null
  note_for_driver: string | null
  custom_email: string | null
  coupon_code: string | null
  currency: Generated<string>
  goods_cents: number
  discount_cents: Generated<number>
  packaging_tax_cents: Generated<number>
  sorting_charge_cents: Generated<number>
  vat_cents: number
  deposit_cents: number
  grand_total_ex_vat_cents: number
  grand_total_cents: number
  price_details: Generated<Json>
  total_cases: Generated<number>
  total_layers: Generated<number>
  total_pallets: Generated<number>
  total_liters: Generated<number>
  total_weight_grams: Generated<number>
  pallet_places: Generated<number>
  placed_at: Timestamp
  status_changed_at: Timestamp
  erp_check_due_at: Timestamp | null
}

export interface SavedOrderTable {
  company_id: string
  id: GeneratedAlways<number>
  kind: string
  ship_to_id: string
  user_id: string
  cart_id: string
  method: string | null
  payment_method: string | null
  delivery_date: string | null
  hours_from: string | null
  hours_to: string | null
  customer_order_number: string | null
  note_for_driver: string | null
  saved_at: Timestamp
}

export interface SavedOrderLineTable {
  company_id: string
  saved_order_id: number
  id: GeneratedAlways<number>
  sku: string
  options: Generated<Json>
  packages: Generated<number>
  layers: Generated<number>
  pallets: Generated<number>
  liters: Generated<number>
  tank_type_1: Generated<number>
  tank_type_2: Generated<number>
  tank_type_3: Generated<number>
}

export interface SessionTable {
  token_hash: Buffer
  user_id: string
  kind: string
  created_at: Timestamp
  last_seen_at: Timestamp
  expires_at: Timestamp
  ship_to_id: string | null
}

export interface ShipToTable {
  company_id: string
  id: string
  name: string
  status: Generated<string>
  customer_type: string
  payer_id: string
  price_group: string
  calendar_code: string
  street: string
  house_number: string
  postcode: string
  city: string
  country: Generated<string>
  latitude: string | null
  longitude: string | null
}

export interface ShipToMethodTable {
  company_id: string
  ship_to_id: string
  method: string
  is_default: Generated<boolean>
  min_pallets: number | null
  max_pallets: number | null
  min_weight_grams: number | null
  max_weight_grams: number | null
}

export interface ShipToPaymentMethodTable {
  company_id: string
  ship_to_id: string
  code: string
}

export interface SpecialOfferTable {
  sku: string
  max_cases: number | null
  valid_from: string
  valid_to: string
  deliverable_from: string | null
  deliverable_to: string | null
  price_cents: number | null
}

export interface StockTable {
  sku: string
  quantity: number
}

export interface StockMovementTable {
  id: GeneratedAlways<number>
  sku: string
  delta: number
  balance: number
  reason: string
  company_id: string | null
  order_id: number | null
  moved_at: Timestamp
}

export interface TankSettingTable {
  company_id: string
  ship_to_id: string
  order_method: string
  financial_blocker: Generated<boolean>
  tank_agreed: Generated<boolean>
  min_liters: number | null
  max_liters: number | null
  purchasable_brands: Generated<Array<string>>
  tank_type_1: string | null
  tank_type_2: string | null
  tank_type_3: string | null
  tank_type_4: string | null
  tank_type_4_count: number | null
  extra_info: Generated<Json>
}

export interface TransportLimitTable {
  method: string
  customer_type: Generated<string>
  min_pallets: number | null
  max_pallets: number | null
  min_weight_grams: number | null
  max_weight_grams: number | null
  max_cash_cents: number | null
}

export interface UserRoleTable {
  user_id: string
  company_id: string
  ship_to_id: string
  role: string
  customer_type: string
  withheld: Generated<Array<string>>
  only_permissions: Generated<Array<string>>
}

export interface Database {
  audit_entry: AuditEntryTable
  brand: BrandTable
  brewery_holiday: BreweryHolidayTable
  brewery_setting: BrewerySettingTable
  budget: BudgetTable
  budget_movement: BudgetMovementTable
  bundle_option: BundleOptionTable
  bundle_selection: BundleSelectionTable
  cart: CartTable
  cart_line: CartLineTable
  catalogue_version: CatalogueVersionTable
  category: CategoryTable
  company: CompanyTable
  content_page: ContentPageTable
  contract: ContractTable
  coupon: CouponTable
  delivery_calendar: DeliveryCalendarTable
  delivery_calendar_closure: DeliveryCalendarClosureTable
  delivery_day_load: DeliveryDayLoadTable
  delivery_hour: DeliveryHourTable
  discount: DiscountTable
  idempotency_record: IdempotencyRecordTable
  order_delivery: OrderDeliveryTable
  order_event: OrderEventTable
  order_invoice: OrderInvoiceTable
  order_line: OrderLineTable
  outbox: OutboxTable
  payer: PayerTable
  payment_method: PaymentMethodTable
  portal_user: PortalUserTable
  price: PriceTable
  price_group: PriceGroupTable
  product: ProductTable
  product_category: ProductCategoryTable
  product_deposit: ProductDepositTable
  product_download: ProductDownloadTable
  product_relation: ProductRelationTable
  product_search: ProductSearchTable
  rate_limit: RateLimitTable
  sales_order: SalesOrderTable
  saved_order: SavedOrderTable
  saved_order_line: SavedOrderLineTable
  session: SessionTable
  ship_to: ShipToTable
  ship_to_method: ShipToMethodTable
  ship_to_payment_method: ShipToPaymentMethodTable
  special_offer: SpecialOfferTable
  stock: StockTable
  stock_movement: StockMovementTable
  tank_setting: TankSettingTable
  transport_limit: TransportLimitTable
  user_role: UserRoleTable
}
