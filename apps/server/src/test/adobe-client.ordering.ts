// What shops written for Adobe Commerce 2.4.8 send from the cart on; the rest stands in `adobe-client.browsing.ts`.

const CART = `
  fragment CartLine on CartItemInterface {
    __typename id uid quantity
    product {
      __typename sku name
      thumbnail { url }
      ... on PhysicalProductInterface { weight }
    }
    prices {
      price { value currency }
      row_total { value currency }
      row_total_including_tax { value }
      total_item_discount { value }
      discounts {
        label
        amount { value }
      }
    }
    errors { code message }
    ... on SimpleCartItem { customizable_options { label } }
    ... on VirtualCartItem { customizable_options { label } }
    ... on DownloadableCartItem {
      customizable_options { label }
      links { uid title price sample_url }
      samples { title sample_url sort_order }
      product { __typename ... on DownloadableProduct { links_title } }
    }
    ... on ConfigurableCartItem {
      configurable_options { option_label value_label }
      configured_variant { sku }
    }
    ... on BundleCartItem {
      bundle_options {
        uid label
        values { uid label quantity }
      }
    }
  }
  fragment CartSummary on Cart {
    __typename id total_quantity is_virtual email
    lines: items { ...CartLine }
    prices {
      __typename
      grand_total { value currency }
      subtotal_excluding_tax { value }
      subtotal_with_discount_excluding_tax { value }
      applied_taxes {
        label
        amount { value }
      }
      discounts {
        label
        amount { value }
      }
    }
    applied_coupons { code }
  }
`

export const CUSTOMER_CART = `
  query CustomerCart {
    customerCart { ...CartSummary }
  }
  ${CART}
`

export const ADD = `
  mutation AddToCart($cartId: String!, $items: [CartItemInput!]!) {
    addProductsToCart(cartId: $cartId, cartItems: $items) {
      cart { ...CartSummary }
      user_errors {
        code message
        ... on InsufficientStockError { quantity }
      }
    }
  }
  ${CART}
`

export const ADD_SIMPLE = `
  mutation AddSimple($input: AddSimpleProductsToCartInput) {
    addSimpleProductsToCart(input: $input) {
      cart { ...CartSummary }
    }
  }
  ${CART}
`

export const UPDATE = `
  mutation UpdateCart($cartId: String!, $items: [CartItemUpdateInput!]!) {
    updateCartItems(input: { cart_id: $cartId, cart_items: $items }) {
      cart { ...CartSummary }
    }
  }
  ${CART}
`

export const SHIP_TO = `
  mutation ShipTo($cartId: String!, $addressId: Int) {
    setShippingAddressesOnCart(input: { cart_id: $cartId, shipping_addresses: [{ customer_address_id: $addressId }] }) {
      cart {
        id
        shipping_addresses {
          firstname city
          available_shipping_methods { carrier_code method_code available }
        }
      }
    }
  }
`

export const SHIP_BY = `
  mutation ShipBy($cartId: String!, $carrier: String!, $method: String!) {
    setShippingMethodsOnCart(
      input: { cart_id: $cartId, shipping_methods: [{ carrier_code: $carrier, method_code: $method }] }
    ) {
      cart {
        id
        shipping_addresses {
          selected_shipping_method {
            carrier_code carrier_title method_code
            amount { value }
          }
        }
      }
    }
  }
`

export const WRITTEN_ADDRESSES = `
  mutation WrittenAddresses($cartId: String!, $address: CartAddressInput!) {
    setShippingAddressesOnCart(input: { cart_id: $cartId, shipping_addresses: [{ address: $address }] }) {
      cart {
        id
        shipping_addresses { city postcode }
      }
    }
    setBillingAddressOnCart(
      input: { cart_id: $cartId, billing_address: { address: $address, same_as_shipping: false } }
    ) {
      cart {
        id
        billing_address { city }
      }
    }
  }
`

/** As forms send it: street, number and addition each in a line of their own, what was left out empty. */
export const BILL_THEN_SHIP = `
  mutation BillThenShip(
    $cartId: String!, $firstname: String!, $lastname: String!, $street: String!, $houseNumber: String!, $addition: String,
    $postcode: String!, $city: String!, $countryCode: String!, $region: String, $telephone: String = "000", $note: String
  ) {
    setBillingAddressOnCart(input: {
      cart_id: $cartId
      billing_address: {
        address: {
          firstname: $firstname, lastname: $lastname, company: "", street: [$street, $houseNumber, $addition], city: $city
          postcode: $postcode, region: $region, country_code: $countryCode, telephone: $telephone, save_in_address_book: true
        }
        same_as_shipping: true
      }
    }) {
      cart { id billing_address { firstname city } }
    }
    setShippingAddressesOnCart(input: {
      cart_id: $cartId
      shipping_addresses: [{
        address: {
          firstname: $firstname, lastname: $lastname, company: "", street: [$street, $houseNumber, $addition], city: $city
          postcode: $postcode, region: $region, country_code: $countryCode, telephone: $telephone, save_in_address_book: true
        }
        customer_notes: $note
      }]
    }) {
      cart {
        id
        shipping_addresses {
          __typename uid firstname company street city
          region { code label }
          available_shipping_methods { carrier_code method_code available error_message }
        }
      }
    }
  }
`

/** How it is paid and whom the invoice is for, in one document. */
export const BILL_AND_PAY = `
  mutation BillAndPay($cartId: String!, $payment: PaymentMethodInput!, $address: BillingAddressInput!) {
    setBillingAddressOnCart(input: { cart_id: $cartId, billing_address: $address }) {
      cart { id }
    }
    setPaymentMethodOnCart(input: { cart_id: $cartId, payment_method: $payment }) {
      cart {
        ...CartSummary
        selected_payment_method { code title purchase_order_number }
      }
    }
  }
  ${CART}
`

export const REMOVE = `
  mutation RemoveLine($cartId: String!, $uid: ID!) {
    removeItemFromCart(input: { cart_id: $cartId, cart_item_uid: $uid }) {
      cart { ...CartSummary }
    }
  }
  ${CART}
`

export const TAKE_COUPON_OFF = `
  mutation TakeCouponOff($cartId: String!) {
    removeCouponFromCart(input: { cart_id: $cartId }) {
      cart {
        id
        applied_coupons { code }
      }
    }
  }
`

export const REORDER = `
  mutation Reorder($number: String!) {
    reorderItems(orderNumber: $number) {
      cart { ...CartSummary }
      userInputErrors { code message path }
    }
  }
  ${CART}
`

export const BILL_TO = `
  mutation BillTo($cartId: String!) {
    setBillingAddressOnCart(input: { cart_id: $cartId, billing_address: { same_as_shipping: true } }) {
      cart {
        id
        billing_address { __typename city }
      }
    }
  }
`

export const COUPON = `
  mutation Coupon($cartId: String!, $code: String!) {
    applyCouponToCart(input: { cart_id: $cartId, coupon_code: $code }) {
      cart {
        id
        applied_coupons { code }
      }
    }
  }
`

export const PAY_BY = `
  mutation PayBy($cartId: String!, $code: String!) {
    setPaymentMethodOnCart(input: { cart_id: $cartId, payment_method: { code: $code } }) {
      cart {
        id
        selected_payment_method { code title }
      }
    }
  }
`

export const CHECKOUT = `
  query Checkout($cartId: String!, $pageSize: Int = 20, $currentPage: Int = 1) {
    cart(cart_id: $cartId) {
      ...CartSummary
      itemsV2(pageSize: $pageSize, currentPage: $currentPage) {
        total_count
        items { ...CartLine }
        page_info { page_size current_page total_pages }
      }
      available_payment_methods { code title }
      selected_payment_method { code title }
      shipping_addresses {
        ...Address
        available_shipping_methods {
          carrier_code carrier_title method_code method_title available
          amount { value currency }
        }
        selected_shipping_method {
          carrier_code method_code
          amount { value }
        }
        cart_items_v2 { __typename uid quantity }
      }
      billing_address { ...Address }
    }
  }
  fragment Address on CartAddressInterface {
    __typename uid firstname lastname company street city postcode telephone
    region { code label }
    country { code label }
  }
  ${CART}
`

export const PLACE = `
  mutation Place($cartId: String!) {
    placeOrder(input: { cart_id: $cartId }) {
      order { order_number }
    }
  }
`

export const HISTORY = `
  query History($number: String) {
    customer {
      orders(filter: { number: { eq: $number } }, sort: { sort_field: CREATED_AT, sort_direction: DESC }) {
        total_count
        page_info { total_pages }
        items {
          __typename id number order_date status carrier shipping_method
          total {
            grand_total { value currency }
            subtotal { value }
            total_tax { value }
            taxes {
              title rate
              amount { value }
            }
            discounts {
              label
              amount { value }
            }
            shipping_handling { total_amount { value } }
          }
          items {
            __typename id product_name product_sku product_url_key quantity_ordered
            product_sale_price { value }
            selected_options { label value }
            product {
              __typename url_key
              small_image { url }
            }
            ... on DownloadableOrderItem { downloadable_links { uid title sort_order } }
            ... on BundleOrderItem {
              bundle_options {
                label
                values { product_name product_sku quantity }
              }
            }
          }
          shipments {
            id
            tracking { carrier number }
          }
          invoices { id number }
          payment_methods { name type }
          shipping_address { ...OrderPlace }
          billing_address { ...OrderPlace }
          applied_coupons { code }
          available_actions
        }
      }
    }
  }
  fragment OrderPlace on OrderAddress {
    firstname lastname company street city postcode country_code
  }
`
