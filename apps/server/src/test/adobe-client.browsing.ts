// What shops written for Adobe Commerce 2.4.8 send: named operations with variables, fragments on interfaces,
// `__typename` everywhere, aliases.

export const START = `
  query Start {
    storeConfig {
      __typename store_code locale base_currency_code product_url_suffix category_url_suffix root_category_uid
      grid_per_page catalog_default_sort_by is_guest_checkout_enabled order_cancellation_enabled
      order_cancellation_reasons { description }
      base_media_url check_money_order_make_check_payable_to
    }
    availableStores { store_code locale is_default_store }
    checkoutAgreements { agreement_id name checkbox_text mode }
    currency {
      default_display_currency_code
      exchange_rates { currency_to rate }
    }
    countries {
      id full_name_locale
      available_regions { id code name }
    }
  }
`

export const CMS_PAGE = `
  query GetCmsPage($identifier: String!) {
    cmsPage(identifier: $identifier) {
      __typename identifier url_key title content content_heading page_layout
      meta_title meta_keywords meta_description
    }
  }
`

export const CMS_BLOCKS = `
  query GetCmsBlocks($identifiers: [String]!) {
    cmsBlocks(identifiers: $identifiers) {
      __typename
      items { __typename identifier title content }
    }
  }
`

export const SIGN_IN = `
  mutation SignIn($email: String!, $password: String!) {
    generateCustomerToken(email: $email, password: $password) { __typename token }
  }
`

export const CUSTOMER = `
  query Customer {
    customer {
      id email firstname lastname is_subscribed default_shipping default_billing
      addresses {
        id firstname lastname city street postcode country_code telephone default_shipping default_billing
        region { region region_code region_id }
      }
    }
  }
`

export const ACCOUNT = `
  query Account {
    customer {
      __typename firstname lastname email is_subscribed
      addresses { id city }
      orders(currentPage: 1, pageSize: 5) {
        items { number order_date status }
        page_info { total_pages }
      }
    }
    customerDownloadableProducts {
      items { date download_url order_increment_id remaining_downloads status }
    }
    customerPaymentTokens {
      items { public_hash payment_method_code type details }
    }
  }
`

const PRODUCT = `
  fragment ProductPrice on PriceRange {
    minimum_price {
      regular_price { value currency }
      final_price { value currency }
      discount { amount_off percent_off }
    }
  }
  fragment ProductCard on ProductInterface {
    __typename id uid sku name url_key stock_status only_x_left_in_stock rating_summary
    small_image { url label }
    price_range { ...ProductPrice }
    price_tiers {
      quantity
      final_price { value }
    }
    ... on ConfigurableProduct {
      configurable_options {
        attribute_code
        values { uid label }
      }
    }
    ... on BundleProduct {
      dynamic_price
      items {
        option_id title required
        options {
          uid quantity
          product { __typename sku }
        }
      }
    }
    ... on CustomizableProductInterface { options { uid title } }
  }
`

export const MENU = `
  query Menu {
    categories(filters: {}) {
      items {
        __typename uid id name url_path include_in_menu
        children { uid name url_path children_count }
      }
      page_info { total_pages }
      total_count
    }
  }
`

export const CATEGORY_PAGE = `
  query CategoryPage(
    $filters: ProductAttributeFilterInput!
    $sort: ProductAttributeSortInput
    $pageSize: Int!
    $currentPage: Int!
  ) {
    products(filter: $filters, sort: $sort, pageSize: $pageSize, currentPage: $currentPage) {
      total_count
      items { ...ProductCard }
      page_info { page_size current_page total_pages }
      aggregations(filter: { category: { includeDirectChildrenOnly: true } }) {
        attribute_code label count
        options { label value count }
      }
      sort_fields {
        default
        options { label value }
      }
    }
  }
  ${PRODUCT}
`

export const SEARCH = `
  query Search($phrase: String!, $pageSize: Int!) {
    products(search: $phrase, pageSize: $pageSize, sort: { relevance: DESC }) {
      total_count
      suggestions { search }
      items { ...ProductCard }
    }
  }
  ${PRODUCT}
`

export const PAGE = `
  query Page($url: String!) {
    route(url: $url) {
      __typename relative_url redirect_code type
      ... on ProductInterface { ...ProductCard }
      ... on CategoryTree { name url_path }
    }
    urlResolver(url: $url) { id entity_uid canonical_url relative_url redirectCode type }
  }
  ${PRODUCT}
`

export const PRODUCT_PAGE = `
  query ProductPage($key: String!) {
    products(filter: { url_key: { eq: $key } }) {
      items {
        ...ProductCard
        media_gallery { url label disabled }
        categories { uid name url_path breadcrumbs { category_name } }
        description { html }
        related_products { sku url_key }
        ... on ConfigurableProduct {
          variants {
            attributes { code label uid }
            product { sku small_image { url } }
          }
        }
      }
    }
  }
  ${PRODUCT}
`
