/** What data of people is for; what a person downloads is grouped by it. */
export const PURPOSES = {
  account: 'to know who somebody is and how to reach them',
  'signing-in': 'to let them in, and nobody else',
  rights: 'to know what they may do, and for which ship-to',
  orders: 'to take, carry out and account for orders',
  lists: 'to keep what they want to order again',
  budgets: 'to account for what was paid from a budget',
  questions: 'to answer what they ask of the brewery',
  news: 'to tell them what is new about their orders and questions',
  accountability: 'to be able to account for who did what',
} as const
export type Purpose = keyof typeof PURPOSES

/** Rows that are of one person. */
export type Personal = {
  is: 'personal'
  purpose: Purpose
  /** The column that names the person; or the one that names a row of theirs in another table. */
  by: string | { column: string; in: string }
  /** How long a row stays while the person is here. */
  kept: string
  /** Columns that a person is given of it. */
  given: string
  /** Columns that they are not: what opens a door, and what we count by. */
  held: string
  erased:
    | { how: 'removed' }
    /** It goes with the row that it belongs to. */
    | { how: 'removed-with'; owner: string }
    /** What stays, and why; `blanks` says which columns are emptied and what they hold then, `removed` which rows go all the same. */
    | { how: 'kept'; why: string; blanks: Readonly<Record<string, string>>; removed?: string }
}

/** Holds something of people for a short while, and nothing finds it by person: it ends by itself. */
export type Passing = { is: 'passing'; holds: string; kept: string; columns: string }

/** Tells of companies, goods and days; where it names an order, whose it was stands in `sales_order`. */
export type Impersonal = { is: 'impersonal'; holds: string; columns: string }

export type Mapped = Personal | Passing | Impersonal

const personal = (table: Omit<Personal, 'is'>): Personal => ({ is: 'personal', ...table })
const passing = (holds: string, kept: string, columns: string): Passing => ({ is: 'passing', holds, kept, columns })
const impersonal = (holds: string, columns: string): Impersonal => ({ is: 'impersonal', holds, columns })

const REMOVED = { how: 'removed' } as const
const AS_LONG = 'as long as the account'
const BOOKS = 'bookkeeping: seven years by law, and what was delivered to whom'

/**
 * Every column of every table. Export, erasure and docs/privacy.md are made from it; a test holds it against the database. An
 * erasure goes through it from top to bottom.
 */
export const DATA_MAP: Readonly<Record<string, Mapped>> = {
  session: personal({
    purpose: 'signing-in',
    by: 'user_id',
    kept: 'until it ends: SESSION_IDLE_HOURS, SESSION_DAYS',
    given: 'kind device created_at last_seen_at expires_at ship_to_id ordering_for by_provider',
    held: 'token_hash user_id',
    erased: REMOVED,
  }),
  service_sign_on: personal({
    purpose: 'signing-in',
    by: 'user_id',
    kept: 'as long as the session that it was begun in',
    given: 'client_id',
    held: 'id session_hash user_id',
    erased: REMOVED,
  }),
  one_time_token: personal({
    purpose: 'signing-in',
    by: 'user_id',
    kept: '30 days after it ended',
    given: 'purpose email created_at expires_at used_at ended_at',
    held: 'invitation_id token_hash user_id',
    erased: REMOVED,
  }),
  invitation_role: personal({
    purpose: 'rights',
    by: { column: 'invitation_id', in: 'invitation' },
    kept: 'as long as the invitation',
    given: 'company_id ship_to_id role customer_type',
    held: 'invitation_id',
    erased: { how: 'removed-with', owner: 'invitation' },
  }),
  // Theirs who invites; whom they invite is somebody else, who is here once they accept.
  invitation: personal({
    purpose: 'rights',
    by: 'invited_by',
    kept: 'until the person accepts, or 30 days after it ran out',
    given: 'state created_at expires_at',
    held: 'id email first_name last_name phone locale country version invited_by needs_confirmation confirmed_by mails_sent',
    erased: REMOVED,
  }),
  phone_code: personal({
    purpose: 'signing-in',
    by: 'user_id',
    kept: 'minutes, until it expires',
    given: 'expires_at',
    held: 'code_hash tries_left user_id',
    erased: REMOVED,
  }),
  pending_sign_in: personal({
    purpose: 'signing-in',
    by: 'user_id',
    kept: 'minutes, until it expires',
    given: 'expires_at',
    held: 'token_hash user_id',
    erased: REMOVED,
  }),
  recovery_code: personal({
    purpose: 'signing-in',
    by: 'user_id',
    kept: 'until it is used, or the last second factor is removed',
    given: 'user_id',
    held: 'code_hash',
    erased: REMOVED,
  }),
  known_device: personal({
    purpose: 'signing-in',
    by: 'user_id',
    kept: '90 days after the last sign-in there',
    given: 'last_seen_on failed_attempts locked_until',
    held: 'device_hash user_id',
    erased: REMOVED,
  }),
  known_network: personal({
    purpose: 'signing-in',
    by: 'user_id',
    kept: '90 days after the last sign-in there',
    given: 'last_seen_on failed_attempts locked_until',
    held: 'network_hash user_id',
    erased: REMOVED,
  }),
  passkey: personal({
    purpose: 'signing-in',
    by: 'user_id',
    kept: 'until it is removed',
    given: 'created_at id last_used_at name',
    held: 'credential_id public_key sign_count user_id',
    erased: REMOVED,
  }),
  second_factor: personal({
    purpose: 'signing-in',
    by: 'user_id',
    kept: 'until it is switched off',
    given: 'confirmed_at',
    held: 'last_step secret user_id',
    erased: REMOVED,
  }),
  former_password: personal({
    purpose: 'signing-in',
    by: 'user_id',
    kept: 'the last ones that may not come back',
    given: 'replaced_at',
    held: 'password_hash user_id',
    erased: REMOVED,
  }),
  user_identity: personal({
    purpose: 'signing-in',
    by: 'user_id',
    kept: AS_LONG,
    given: 'issuer subject linked_at',
    held: 'user_id',
    erased: REMOVED,
  }),
  user_role: personal({
    purpose: 'rights',
    by: 'user_id',
    kept: 'until the company or the brewery takes it away',
    given: 'company_id ship_to_id role customer_type withheld only_permissions is_active',
    held: 'user_id',
    erased: REMOVED,
  }),
  favourite: personal({
    purpose: 'lists',
    by: 'user_id',
    kept: AS_LONG,
    given: 'company_id sku quantity note added_at',
    held: 'id user_id',
    erased: REMOVED,
  }),
  saved_order_line: personal({
    purpose: 'lists',
    by: { column: 'saved_order_id', in: 'saved_order' },
    kept: 'as long as the saved order',
    given: 'saved_order_id sku packages layers pallets liters options tank_type_1 tank_type_2 tank_type_3 tank_type_4',
    held: 'id company_id',
    erased: { how: 'removed-with', owner: 'saved_order' },
  }),
  saved_order: personal({
    purpose: 'lists',
    by: 'user_id',
    kept: AS_LONG,
    given:
      'id company_id ship_to_id kind saved_at customer_order_number delivery_date hours_from hours_to method note_for_driver payment_method',
    held: 'cart_id user_id',
    erased: REMOVED,
  }),
  requested_address: personal({
    purpose: 'orders',
    by: 'user_id',
    kept: 'until it is taken back',
    given: 'company_id ship_to_id street house_number postcode city country note requested_at',
    held: 'id user_id',
    erased: REMOVED,
  }),
  notification_read: personal({
    purpose: 'news',
    by: 'user_id',
    kept: 'as long as what was read',
    given: 'notification_id read_at',
    held: 'user_id',
    erased: REMOVED,
  }),
  notification_choice: personal({
    purpose: 'news',
    by: 'user_id',
    kept: AS_LONG,
    given: 'kind in_portal by_mail',
    held: 'user_id',
    erased: REMOVED,
  }),
  notification_unsubscribe: personal({
    purpose: 'news',
    by: 'user_id',
    kept: 'as long as the links of mails work',
    given: 'kind created_at',
    held: 'token_hash user_id',
    erased: REMOVED,
  }),
  push_device: personal({
    purpose: 'news',
    by: 'user_id',
    kept: 'until a logout there, or it is taken back',
    given: 'allowed_at endpoint kinds',
    held: 'auth_secret device_hash id public_key user_id',
    erased: REMOVED,
  }),
  notification: personal({
    purpose: 'news',
    by: 'user_id',
    kept: '90 days',
    given: 'id kind company_id ship_to_id subject news created_at',
    held: 'is_passed_on key order_id ticket_id user_id user_types',
    erased: REMOVED,
  }),
  ticket_attachment: personal({
    purpose: 'questions',
    by: 'user_id',
    kept: 'as long as the company is a customer',
    given: 'ticket_id file_name type bytes created_at',
    held: 'id state stored_as user_id',
    erased: { how: 'kept', why: 'the company’s correspondence', blanks: { user_id: 'null' } },
  }),
  ticket_comment: personal({
    purpose: 'questions',
    by: 'user_id',
    kept: 'as long as the company is a customer',
    given: 'ticket_id description is_staff created_at',
    held: 'id user_id',
    erased: { how: 'kept', why: 'the company’s correspondence', blanks: { user_id: 'null' } },
  }),
  ticket_claim: personal({
    purpose: 'questions',
    by: 'settled_by',
    kept: 'as long as the company is a customer',
    given: 'ticket_id settlement settled_at',
    held: 'company_id order_id settled_by',
    erased: { how: 'kept', why: 'the company’s correspondence', blanks: { settled_by: 'null' } },
  }),
  // The tickets of who is gone are those of customer service.
  ticket_owner: personal({
    purpose: 'questions',
    by: 'user_id',
    kept: 'as long as they look after the ticket',
    given: 'ticket_id',
    held: 'user_id',
    erased: REMOVED,
  }),
  ticket: personal({
    purpose: 'questions',
    by: 'user_id',
    kept: 'as long as the company is a customer',
    given:
      'id company_id ship_to_id market kind category_id sub_category_id subject description status created_at updated_at',
    held: 'order_id reminded_at user_id waiting_since',
    erased: { how: 'kept', why: 'the company’s correspondence', blanks: { user_id: 'null' } },
  }),
  survey_answer: personal({
    purpose: 'questions',
    by: 'answered_by',
    kept: 'as long as the company is a customer',
    given: 'company_id ship_to_id year question answer answered_at',
    held: 'answered_by',
    erased: { how: 'kept', why: 'what the company answered', blanks: { answered_by: `''` } },
  }),
  cart_line: personal({
    purpose: 'orders',
    by: { column: 'cart_id', in: 'cart' },
    kept: 'as long as the cart',
    given: 'cart_id sku packages layers pallets liters options tank_type_1 tank_type_2 tank_type_3 tank_type_4',
    held: 'id company_id',
    erased: { how: 'removed-with', owner: 'cart' },
  }),
  cart: personal({
    purpose: 'orders',
    by: 'user_id',
    kept: AS_LONG,
    given:
      'id company_id ship_to_id state created_at updated_at custom_email note_for_driver customer_order_number delivery_date hours_from hours_to method payment_method coupon_code addresses',
    held: 'after_six date_popup is_multi_shipping on_pallet replaces_id user_id version',
    erased: {
      how: 'kept',
      why: `only what became an order: ${BOOKS}`,
      blanks: { custom_email: 'null', note_for_driver: 'null' },
      removed: `state <> 'placed'`,
    },
  }),
  sales_order: personal({
    purpose: 'orders',
    by: 'user_id',
    kept: 'seven years at least',
    given:
      'number company_id ship_to_id payer_id kind placed_at status status_changed_at delivery_date planned_on hours_from hours_to method payment_method custom_email note_for_driver customer_order_number addresses currency grand_total_cents',
    held: `after_six cart_id confirmation confirmed_totals coupon_code delivery_status deposit_cents discount_cents erp_check_due_at former_numbers goods_cents
      grand_total_ex_vat_cents held_budget_cents held_places id is_by_staff is_half_truck load_calendar_code on_pallet packaging_tax_cents paid_at pallet_places pay_until
      payment_stage price_details processing_status reference replaces_id returned_cart_id sap_id sap_order_type
      sorting_charge_cents token total_cases total_layers total_liters total_pallets total_weight_grams user_id vat_cents`,
    erased: { how: 'kept', why: BOOKS, blanks: { custom_email: 'null', note_for_driver: 'null' } },
  }),
  budget_movement: personal({
    purpose: 'budgets',
    by: 'user_id',
    kept: 'seven years at least',
    given: 'company_id ship_to_id year reason delta_cents reference note moved_at',
    held: 'balance_cents confirmation id order_id user_id',
    erased: { how: 'kept', why: BOOKS, blanks: {} },
  }),
  audit_entry: personal({
    purpose: 'accountability',
    by: 'actor_id',
    kept: 'for good: it takes no change',
    given: 'happened_at action company_id ship_to_id',
    held: 'actor_id details id subject',
    erased: { how: 'kept', why: 'the trail is not rewritten; it knows a person by their number only', blanks: {} },
  }),
  erasure: personal({
    purpose: 'accountability',
    by: 'user_id',
    kept: 'for good: so that an import does not bring them again',
    given: 'asked_at due_at erased_at',
    held: 'status_before user_id',
    erased: { how: 'kept', why: 'to show that it was done, by the number of the person only', blanks: {} },
  }),
  portal_user: personal({
    purpose: 'account',
    by: 'id',
    kept: AS_LONG,
    given:
      'id email first_name last_name phone locale country status default_ship_to_id has_agreed_terms is_validated is_phone_login is_key_account is_first_login tutorial_count failed_attempts locked_until',
    held: 'demo_password_hash password_hash version',
    erased: {
      how: 'kept',
      why: 'orders name their buyer by this number; nothing in it says who it was',
      blanks: {
        email: `'erased-' || md5(id) || '@erased.invalid'`,
        first_name: `''`,
        last_name: `''`,
        phone: `''`,
        status: `'Inactive'`,
        default_ship_to_id: 'null',
        password_hash: 'null',
        demo_password_hash: 'null',
        failed_attempts: '0',
        locked_until: 'null',
      },
    },
  }),

  outbox: passing(
    'whom a letter is for, or who is signed out at a service, by number, and what a visitor wrote to the brewery',
    'OUTBOX_KEPT_DAYS after it was sent',
    'attempts available_at claim company_id created_at dead_at done_at id key lane last_error leased_until payload ship_to_id topic',
  ),
  idempotency_record: passing(
    'answers that may be asked for again, by the number of who asked',
    '72 hours',
    'answer body_hash created_at key scope',
  ),
  rate_limit: passing(
    'addresses of the network, and numbers of people, counted',
    'a minute',
    'hits key window_ends_at',
  ),
  passkey_challenge: passing(
    'what a passkey is asked to sign, and in which browser',
    'minutes, until it expires',
    'challenge_hash expires_at holder_hash purpose',
  ),
  sign_on: passing(
    'what a provider told of somebody who is just signing in',
    'minutes, until it expires',
    'answer back browser_hash expires_at nonce provider state_hash verifier',
  ),

  service_token: passing(
    'a token by which a service asks once more who came to it',
    'minutes, and no longer than the session',
    'expires_at sign_on_id token_hash',
  ),
  service_code: passing(
    'a code by which a service learns who came to it',
    'a minute, and no longer than the session',
    'challenge client_id code_hash expires_at nonce return_url session_hash',
  ),

  ticket_visitor: passing(
    'who a visitor says they are who asks the brewery something, beside their ticket; `fust erase-person` takes it out sooner',
    'a year after something last happened to the ticket',
    'challenge chamber_number city company_name email first_name language last_name phone request_id ticket_id trade wish',
  ),

  company: impersonal(
    'companies that buy, as the brewery’s books have them',
    'chamber_of_commerce city country customer_type house_number id licence_ends_on licence_number name postcode street vat_number',
  ),
  payer: impersonal('who pays', 'city company_id country house_number id name payment_term_days postcode street'),
  ship_to: impersonal(
    'where goods go',
    'calendar_code city company_id country customer_type house_number id latitude longitude name payer_id postcode price_group status street',
  ),
  ship_to_method: impersonal(
    'how goods go there',
    'company_id is_default max_pallets max_weight_grams method min_pallets min_weight_grams ship_to_id',
  ),
  ship_to_payment_method: impersonal('how they are paid', 'code company_id ship_to_id'),
  contract: impersonal(
    'what was agreed with a company',
    'agreed_hectolitres bonus_cents_per_hectolitre company_id ends_on kind number starts_on title',
  ),
  budget: impersonal('what a ship-to may spend', 'company_id granted_cents left_cents ship_to_id year'),
  tank: impersonal(
    'tanks of a venue',
    'brand_code capacity_liters company_id max_liters min_liters name position ship_to_id',
  ),
  tank_setting: impersonal(
    'how a venue orders tank beer',
    'company_id extra_info financial_blocker max_liters min_liters order_method purchasable_brands ship_to_id tank_agreed',
  ),
  order_line: impersonal(
    'what an order holds',
    `brand_code cases_total cash_discount_cents company_id confirmed_deposit_cents confirmed_discount_cents
      confirmed_packaging_tax_cents confirmed_quantity confirmed_row_total_cents confirmed_sorting_charge_cents
      confirmed_vat_cents coupon_discount_cents deposit_cents discount_cents gross_weight_grams held_quantity
      invoiced_quantity is_deposit_taxed later_on later_quantity layers line_change line_number liters options order_id
      packages packaging_discount_cents packaging_tax_cents pallets product_name row_total_cents shipped_cases sku sorting_charge_cents substitute_sku
      subtitle tag tank_type_1 tank_type_2 tank_type_3 tank_type_4 unit_price_cents vat_cents vat_rate_bp`,
  ),
  order_event: impersonal('how far an order is', 'company_id happened_at id order_id source status'),
  order_delivery: impersonal('its deliveries', 'carrier company_id number order_id shipped_at tracking_number'),
  ticket_claim_line: impersonal(
    'what is claimed of a delivery',
    'company_id fault line_number order_id quantity ticket_id',
  ),
  order_delivery_line: impersonal('what came', 'company_id delivery_number line_number order_id quantity'),
  order_invoice: impersonal(
    'its invoices',
    'company_id due_on invoiced_on number order_id paid_cents receivable_check_due_at total_cents',
  ),
  order_day: impersonal('orders of a day, counted', 'company_id day kind orders ship_to_id'),
  ordered_change: impersonal('when the orders of a ship-to changed', 'company_id id placed_at ship_to_id'),
  ordered_month: impersonal(
    'orders of a month, summed up',
    'company_id delivered first_placed_at last_placed_at month on_time orders ship_to_id total_cents zone',
  ),
  ordered_product: impersonal(
    'what was ordered of a product in a month, summed up',
    `brand_code cases cents company_id delivered_cases deposit_cents liters month returned_cents ship_to_id
      shipped_cases sku`,
  ),
  payment: impersonal(
    'what was paid online for an order',
    `amount_cents charged_back_cents check_due_at checkout_url company_id currency disputed_at id is_test method order_id
      provider_id refund_asked_at refund_reason refunded_cents started_at state state_changed_at`,
  ),
  stock_movement: impersonal(
    'changes of stock',
    'balance company_id confirmation delta id moved_at order_id reason sku',
  ),
  stock: impersonal('stock', 'quantity sku'),
  brand: impersonal(
    'brands',
    'accent_colour code deep_colour is_peroni label_colour motif name position style tag tagline tint_colour',
  ),
  brewery_holiday: impersonal('days on which the brewery is closed', 'day name'),
  role_permission: impersonal('what a role gives a customer type', 'customer_type permissions role'),
  brewery_setting: impersonal('settings of the brewery', 'name value'),
  bundle_option: impersonal('what is in a set', 'id input is_required position sku title'),
  bundle_selection: impersonal(
    'what can be chosen in a set',
    'can_change_quantity id is_default option_id position quantity sku',
  ),
  catalogue_mark: impersonal('which catalogue it is', 'mark only_row'),
  category: impersonal('categories', 'description id name parent_id position url_key'),
  content_page: impersonal(
    'pages of the brewery; whom it names there is its own choice',
    `body details files html is_public kind language pictures position published_on published_until slug summary title
      updated_at user_types words`,
  ),
  coupon: impersonal('coupons', 'amount_cents code max_uses name rate_bp uses valid_from valid_to'),
  delivery_calendar: impersonal(
    'when the truck comes',
    'code daily_capacity_places half_truck_weekdays name tank_weekdays weekdays',
  ),
  delivery_calendar_closure: impersonal('when it does not', 'calendar_code day reason'),
  delivery_day_load: impersonal('how full a day is', 'calendar_code capacity_places day taken_places'),
  delivery_hour: impersonal('hours of delivery', 'calendar_code from_time to_time'),
  discount: impersonal('discounts', 'brand_code code kind name price_group rate_bp sku valid_from valid_to'),
  operator_notice: impersonal('what the operator was told', 'cause told_on'),
  payment_method: impersonal('how orders can be paid', 'code is_online position sap_payment_code title'),
  picture: impersonal('pictures of the brewery', 'file version'),
  picture_size: impersonal('their sizes', 'content file format version width'),
  planned_day: impersonal('days as the ERP plans them', 'calendar_code day is_working places'),
  price: impersonal('prices', 'min_cases price_cents price_group sku'),
  price_group: impersonal('price groups', 'code name'),
  product: impersonal(
    'products',
    `alcohol_permille beer_type brand_code cases_per_layer country_of_origin description ean_case ean_unit
      empty_pallet_weight_grams gross_weight_per_case_grams id is_active is_empties is_free_beer is_high_margin is_last is_new
      is_promotional is_recommended is_returnable is_sale items_per_case layers_per_pallet low_stock_below material_type name
      net_weight_grams new_until no_layer_ordering no_pallet_ordering pack_format pack_material packaging packaging_tax_cents
      parent_sku picture position posm_price_cents rotation_days sap_name shelf_life_days sku sorting_charge_cents sub_brand
      subtitle tag truck_single_cases type updated_at url_key variant_attributes vat_rate_bp volume volume_per_case_ml`,
  ),
  product_category: impersonal('their categories', 'category_id sku'),
  product_deposit: impersonal('their deposit', 'kind name per price_cents quantity sku'),
  product_download: impersonal('files about them', 'file position sku title'),
  product_relation: impersonal('what goes with them', 'kind position related_sku sku'),
  product_search: impersonal('words they are found by', 'sku words'),
  challenge_key: impersonal('what the challenges of forms are signed by', 'is_only secret'),
  push_key: impersonal('by which push services know the portal', 'is_only private_key'),
  search_word: impersonal('words of the catalogue', 'word'),
  special_offer: impersonal(
    'special offers',
    'deliverable_from deliverable_to max_cases price_cents sku valid_from valid_to',
  ),
  theme_file: impersonal('how the brewery looks', 'content file height is_made type version width'),
  theme_setting: impersonal('its colours and texts', 'name value'),
  transport_limit: impersonal(
    'limits of transport',
    'customer_type max_cash_cents max_pallets max_weight_grams method min_pallets min_weight_grams',
  ),
  schema_migrations: impersonal('which migrations there were', 'applied_at checksum name'),
  write_trial: impersonal('whether there is space to write', 'filler'),
}

export const wordsOf = (columns: string): string[] => columns.split(/\s+/).filter(Boolean)

/** All columns that the map names of a table. */
export const columnsOf = (mapped: Mapped): string[] =>
  mapped.is === 'personal' ? [...wordsOf(mapped.given), ...wordsOf(mapped.held)] : wordsOf(mapped.columns)

export const PERSONAL_TABLES: readonly (readonly [string, Personal])[] = Object.entries(DATA_MAP).flatMap(
  ([table, mapped]) => (mapped.is === 'personal' ? [[table, mapped] as const] : []),
)
