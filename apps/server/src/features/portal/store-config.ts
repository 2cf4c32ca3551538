import type { Wire } from '@fust/contract/resolvers'
import { uidOf } from '@fust/contract/wire'
import { PASSWORD_MINIMUM } from '@fust/domain/account'
import { localeOf, storeCode, type Language, type MarketPack } from '@fust/domain/market'
import type { Site } from '#request/site.ts'
import { CANCELLATION_REASONS } from './cancellation-reasons.ts'

/** What a store is made of: one language of the brewery's market. */
export type StoreFacts = {
  language: Language
  brewery: string
  market: MarketPack
  rootCategoryId: number | null
  site: Site
  sessionHours: number
}

/** A store in the words of Adobe Commerce; what it can switch and this portal does not have is off. */
export function wireStore(facts: StoreFacts): Wire<'StoreConfig'> {
  return { ...identity(facts), ...addresses(facts), ...texts(facts), ...RULES, ...rulesOf(facts), ...PRICES }
}

function identity({ language, brewery, market, rootCategoryId }: StoreFacts) {
  const code = storeCode(market.market, language)
  const position = market.languages.indexOf(language)
  return {
    id: position + 1,
    code,
    store_code: code,
    store_name: `${brewery} (${language})`,
    store_sort_order: position,
    // Without a Store header the texts are English.
    is_default_store: language === 'en',
    store_group_code: `LivePortal_${market.market}`,
    store_group_name: brewery,
    is_default_store_group: true,
    website_id: 1,
    website_code: `LivePortal_${market.market}`,
    website_name: brewery,
    locale: localeOf(language, market).replace('-', '_'),
    timezone: market.timeZone,
    weight_unit: 'kgs',
    base_currency_code: market.currency,
    default_display_currency_code: market.currency,
    default_country: market.country,
    root_category_id: rootCategoryId,
    root_category_uid: rootCategoryId === null ? null : uidOf(rootCategoryId),
  }
}

function addresses({ site }: StoreFacts) {
  const base = `${site.publicUrl}/`
  const media = `${site.mediaUrl}/`
  return {
    base_url: base,
    secure_base_url: base,
    base_link_url: base,
    secure_base_link_url: base,
    base_media_url: media,
    secure_base_media_url: media,
    base_static_url: base,
    secure_base_static_url: base,
    use_store_in_url: false,
    product_url_suffix: '',
    category_url_suffix: '',
  }
}

function texts({ brewery }: StoreFacts) {
  return {
    default_title: brewery,
    default_description: null,
    default_keywords: null,
    title_prefix: null,
    title_suffix: null,
    title_separator: '-',
    logo_alt: brewery,
    logo_width: null,
    logo_height: null,
    header_logo_src: null,
    head_shortcut_icon: null,
    head_includes: null,
    copyright: brewery,
    welcome: null,
    absolute_footer: null,
    cms_home_page: 'home',
    cms_no_route: 'no-route',
    cms_no_cookies: null,
    front: 'cms',
    no_route: 'cms/noroute/index',
    show_cms_breadcrumbs: 1,
  }
}

function rulesOf({ language, sessionHours }: StoreFacts) {
  return {
    customer_access_token_lifetime: sessionHours,
    order_cancellation_enabled: true,
    order_cancellation_reasons: CANCELLATION_REASONS.map((reason) => ({ description: reason[language] })),
  }
}

const PAGE_SIZES = '10,25,50,100'

/** Lines of a cart or an order that a client shows before it says 'all'. */
const SHOWN_LINES = 10

const NO_GIFTS = {
  allow_gift_wrapping_on_order: '0',
  allow_gift_wrapping_on_order_items: '0',
  allow_gift_receipt: '0',
  allow_printed_card: '0',
  cart_gift_wrapping: '0',
  cart_printed_card: '0',
  sales_gift_wrapping: '0',
  sales_printed_card: '0',
}

const RULES = {
  grid_per_page: 25,
  grid_per_page_values: PAGE_SIZES,
  list_per_page: 25,
  list_per_page_values: PAGE_SIZES,
  list_mode: 'grid-list',
  catalog_default_sort_by: 'position',
  optional_zip_countries: '',
  countries_with_required_region: '',
  display_state_if_optional: false,
  // There are no guest carts (graphql.md §1.3).
  is_guest_checkout_enabled: false,
  is_one_page_checkout_enabled: true,
  minimum_password_length: String(PASSWORD_MINIMUM),
  // Small letters, capitals and numerals.
  required_character_classes_number: '3',
  autocomplete_on_storefront: false,
  create_account_confirmation: true,
  magento_wishlist_general_is_enabled: '0',
  enable_multiple_wishlists: '0',
  maximum_number_of_wishlists: '1',
  configurable_thumbnail_source: 'itself',
  product_reviews_enabled: '0',
  allow_guests_to_write_product_reviews: '0',
  allow_items: '0',
  allow_order: '0',
  newsletter_enabled: false,
  contact_enabled: false,
  // Nobody pays by cheque.
  check_money_order_make_check_payable_to: null,
  check_money_order_send_check_to: null,
  minicart_display: true,
  minicart_max_items: SHOWN_LINES,
  // A cart stays until it is ordered or emptied.
  cart_expires_in_days: null,
  cart_summary_display_quantity: 1,
  max_items_in_order_summary: SHOWN_LINES,
  is_checkout_agreements_enabled: false,
  shopping_assistance_enabled: false,
  share_customer_accounts_scope: 1,
  ...NO_GIFTS,
}

/** Prices in the catalogue and the cart are without VAT, as trade customers count; Adobe's 1 says so. */
const WITHOUT_TAX = 1

const PRICES = {
  shopping_cart_display_price: WITHOUT_TAX,
  shopping_cart_display_subtotal: WITHOUT_TAX,
  shopping_cart_display_shipping: WITHOUT_TAX,
  shopping_cart_display_full_summary: true,
  shopping_cart_display_zero_tax: false,
  shopping_cart_display_grand_total: true,
  shopping_cart_display_tax_gift_wrapping: 'DISPLAY_EXCLUDING_TAX',
  orders_invoices_credit_memos_display_price: WITHOUT_TAX,
  orders_invoices_credit_memos_display_shipping_amount: WITHOUT_TAX,
  orders_invoices_credit_memos_display_subtotal: WITHOUT_TAX,
  orders_invoices_credit_memos_display_grandtotal: true,
  orders_invoices_credit_memos_display_full_summary: true,
  orders_invoices_credit_memos_display_zero_tax: false,
  display_product_prices_in_catalog: WITHOUT_TAX,
  category_fixed_product_tax_display_setting: 'FPT_DISABLED',
  product_fixed_product_tax_display_setting: 'FPT_DISABLED',
  sales_fixed_product_tax_display_setting: 'FPT_DISABLED',
} as const
