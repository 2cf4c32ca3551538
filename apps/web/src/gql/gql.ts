/* eslint-disable */
import * as types from './graphql.ts';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query PortalState {\n    getPortalConfig {\n      maintenance\n    }\n  }\n": typeof types.PortalStateDocument,
    "\n  query BudgetLedger($shipTo: String!, $year: Int, $currentPage: Int, $pageSize: Int) {\n    posmBudget(shipTo: $shipTo, year: $year) {\n      year\n      years\n      granted\n      left\n      used_before\n      transactions(currentPage: $currentPage, pageSize: $pageSize) {\n        page_info {\n          total_pages\n        }\n        items {\n          id\n          at\n          kind\n          amount\n          balance\n          order_number\n          reference\n          note\n          by\n        }\n      }\n    }\n  }\n": typeof types.BudgetLedgerDocument,
    "\n  query Orders($filter: CustomerOrdersFilterInput, $sort: CustomerOrderSortInput, $currentPage: Int, $pageSize: Int) {\n    customer {\n      orders(filter: $filter, sort: $sort, currentPage: $currentPage, pageSize: $pageSize) {\n        total_count\n        page_info {\n          total_pages\n        }\n        asked_line {\n          brand\n          pack\n          product\n        }\n        items {\n          ...OrderHead\n        }\n      }\n    }\n  }\n": typeof types.OrdersDocument,
    "\n  mutation CancelOrder($input: CancelOrderInput!) {\n    cancelOrder(input: $input) {\n      success\n      errorV2 {\n        code\n      }\n    }\n  }\n": typeof types.CancelOrderDocument,
    "\n  mutation SaveAsPreOrder($input: SaveOrderInput!) {\n    addPreOrder(input: $input) {\n      id\n    }\n  }\n": typeof types.SaveAsPreOrderDocument,
    "\n  mutation UpdatePrices($input: UpdatePricesInput!) {\n    updatePrices(input: $input) {\n      cart {\n        ...CartParts\n      }\n    }\n  }\n": typeof types.UpdatePricesDocument,
    "\n  mutation PlaceOrder($input: PlaceOrderInput!) {\n    placeOrder(input: $input) {\n      order_number\n      price_changed\n      payment_token\n      payment_redirect_url\n      grand_total {\n        value\n      }\n      errors {\n        reason\n        skus\n      }\n    }\n  }\n": typeof types.PlaceOrderDocument,
    "\n  query CartGoals {\n    customerCart {\n      id\n      shipping_addresses {\n        uid\n        firstname\n        middlename\n        lastname\n        company\n        street\n        postcode\n        city\n        telephone\n        country {\n          code\n        }\n        customer_notes\n        pickup_location_code\n        cart_items {\n          cart_item_id\n          quantity\n        }\n      }\n    }\n  }\n": typeof types.CartGoalsDocument,
    "\n  query DutchAddress($postcode: String!, $houseNumber: String!) {\n    getDutchAddress(postcode: $postcode, houseNumber: $houseNumber) {\n      street\n      city\n      postcode\n    }\n  }\n": typeof types.DutchAddressDocument,
    "\n  mutation OpenQuote($input: CreateMultiShippingQuoteInput) {\n    createMultiShippingQuote(input: $input) {\n      success\n      message\n    }\n  }\n": typeof types.OpenQuoteDocument,
    "\n  mutation SendGoodsTo($input: SetShippingAddressesOnCartInput) {\n    setShippingAddressesOnCart(input: $input) {\n      cart {\n        ...CartParts\n      }\n    }\n  }\n": typeof types.SendGoodsToDocument,
    "\n  mutation ChooseLogistics($input: SetActiveantsLogisticsOptionOnCartInput) {\n    setActiveantsLogisticsOptionOnCart(input: $input) {\n      cart {\n        ...CartParts\n      }\n    }\n  }\n": typeof types.ChooseLogisticsDocument,
    "\n  mutation CollectAt($input: SetShippingAddressesOnCartInput) {\n    setShippingAddressesOnCart(input: $input) {\n      cart {\n        ...CartParts\n      }\n    }\n  }\n": typeof types.CollectAtDocument,
    "\n  fragment ServicePointParts on ServicePoint {\n    id\n    name\n    street\n    house_number\n    postcode\n    city\n    latitude\n    longitude\n    distance\n    opening_hours {\n      day\n      from\n      to\n    }\n  }\n": typeof types.ServicePointPartsFragmentDoc,
    "\n  mutation EstimateShipping($cartId: String, $country: String) {\n    estimateShippingMethods(cart_id: $cartId, country_code: $country) {\n      carrier_code\n      carrier_title\n      method_code\n      amount {\n        value\n      }\n      servicepoints {\n        ...ServicePointParts\n      }\n    }\n  }\n": typeof types.EstimateShippingDocument,
    "\n  mutation RestoreSavedOrder($input: OrderIdInput!) {\n    reOrderSavedOrder(input: $input) {\n      failed_items {\n        ...FailedItem\n      }\n      cart {\n        ...CartParts\n      }\n    }\n  }\n": typeof types.RestoreSavedOrderDocument,
    "\n  mutation RestorePreOrder($input: OrderIdInput!) {\n    reOrderPreOrder(input: $input) {\n      failed_items {\n        ...FailedItem\n      }\n      cart {\n        ...CartParts\n      }\n    }\n  }\n": typeof types.RestorePreOrderDocument,
    "\n  fragment SavedOrderParts on SavedOrder {\n    id\n    date\n    total\n    total_with_tax\n    is_active\n    shipto_name\n    deliver_to\n    bill_to\n    type_of_transport\n    customer_order_number\n    note_for_driver\n    items {\n      id\n      sku\n      name\n      quantity\n      number_of_packages\n      number_of_layer\n      number_of_pallet\n      row_total\n      tank_details {\n        liters\n      }\n      product {\n        ...ProductFacts\n      }\n    }\n  }\n": typeof types.SavedOrderPartsFragmentDoc,
    "\n  query SavedOrderDetails($id: ID!) {\n    getSaveOrderDetails(id: $id) {\n      ...SavedOrderParts\n    }\n  }\n": typeof types.SavedOrderDetailsDocument,
    "\n  query PreOrderDetails($id: ID!) {\n    getPreOrderDetails(id: $id) {\n      ...SavedOrderParts\n    }\n  }\n": typeof types.PreOrderDetailsDocument,
    "\n  query SavedOrders($currentPage: Int) {\n    getSaveOrderForLater(currentPage: $currentPage) {\n      page_info {\n        total_pages\n      }\n      items {\n        ...SavedOrderParts\n      }\n    }\n  }\n": typeof types.SavedOrdersDocument,
    "\n  query PreOrders($currentPage: Int) {\n    getPreOrder(currentPage: $currentPage) {\n      page_info {\n        total_pages\n      }\n      items {\n        ...SavedOrderParts\n      }\n    }\n  }\n": typeof types.PreOrdersDocument,
    "\n  mutation DeleteSavedOrder($input: OrderIdInput!) {\n    deleteSavedOrder(input: $input) {\n      id\n    }\n  }\n": typeof types.DeleteSavedOrderDocument,
    "\n  mutation DeletePreOrder($input: OrderIdInput!) {\n    deletePreOrder(input: $input) {\n      id\n    }\n  }\n": typeof types.DeletePreOrderDocument,
    "\n  mutation RenameSavedOrder($id: ID!, $title: String!) {\n    renameSavedOrder(id: $id, customer_order_number: $title) {\n      id\n    }\n  }\n": typeof types.RenameSavedOrderDocument,
    "\n  mutation RenamePreOrder($id: ID!, $title: String!) {\n    renamePreOrder(id: $id, customer_order_number: $title) {\n      id\n    }\n  }\n": typeof types.RenamePreOrderDocument,
    "\n  query ProductBySku($sku: String!) {\n    products(filter: { sku: { eq: $sku } }, pageSize: 1) {\n      items {\n        ...ProductFacts\n        favourites\n        description {\n          html\n        }\n        ean\n        ean_ea\n        country_of_origin\n        shelf_life\n        number_of_items_in_box\n        price_tiers {\n          quantity\n          final_price {\n            value\n          }\n        }\n        deposits: multi_deposit {\n          name\n          quantity\n          price\n          total\n        }\n        downloads {\n          title\n          url\n          file_type\n          size\n        }\n        available_packaging {\n          sku\n          title\n          your_price\n        }\n        related_products {\n          ...ProductFacts\n          favourites\n        }\n        ... on BundleProduct {\n          items {\n            option_id\n            title\n            type\n            required\n            options {\n              id\n              label\n              quantity\n              is_default\n              can_change_quantity\n              product {\n                sku\n                stock_quantity\n              }\n            }\n          }\n        }\n        ... on ConfigurableProduct {\n          variants {\n            attributes {\n              label\n            }\n            product {\n              ...ProductFacts\n            }\n          }\n        }\n      }\n    }\n  }\n": typeof types.ProductBySkuDocument,
    "\n  query RecommendedItems($shipTo: String!, $selected: String) {\n    recommendItems(shipTo: $shipTo, selectedItem: $selected) {\n      recItems {\n        productId\n        Priority\n      }\n    }\n  }\n": typeof types.RecommendedItemsDocument,
    "\n  query RecommendedProducts($skus: [String!]!, $pageSize: Int!) {\n    products(filter: { sku: { in: $skus }, type: { eq: \"simple\" } }, pageSize: $pageSize) {\n      items {\n        ...ProductFacts\n        favourites\n      }\n    }\n  }\n": typeof types.RecommendedProductsDocument,
    "\n  query Products(\n    $search: String\n    $filter: ProductAttributeFilterInput\n    $sort: ProductAttributeSortInput\n    $page: Int\n    $pageSize: Int\n  ) {\n    products(search: $search, filter: $filter, sort: $sort, pageSize: $pageSize, currentPage: $page) {\n      total_count\n      items {\n        ...ProductFacts\n        favourites\n      }\n      page_info {\n        total_pages\n      }\n    }\n  }\n": typeof types.ProductsDocument,
    "\n  query ProductFacets($search: String, $filter: ProductAttributeFilterInput) {\n    products(search: $search, filter: $filter, pageSize: 1) {\n      total_count\n      aggregations {\n        attribute_code\n        label\n        options {\n          label\n          value\n          count\n        }\n      }\n      categoryFilter {\n        name\n        count\n        level\n        url_path\n      }\n    }\n  }\n": typeof types.ProductFacetsDocument,
    "\n  query UpcomingBeers {\n    products(filter: { material_type: { eq: \"FERT\" }, product_sale: { eq: \"1\" } }, pageSize: 100) {\n      items {\n        ...ProductFacts\n        favourites\n      }\n    }\n  }\n": typeof types.UpcomingBeersDocument,
    "\n  query FavouritesPreview {\n    products(filter: { favourites: { eq: \"1\" } }, sort: { habit: DESC }, pageSize: 4) {\n      items {\n        ...ProductFacts\n      }\n    }\n  }\n": typeof types.FavouritesPreviewDocument,
    "\n  query ProductsBySku($skus: [String], $most: Int) {\n    products(filter: { sku: { in: $skus } }, pageSize: $most) {\n      items {\n        ...ProductFacts\n      }\n    }\n  }\n": typeof types.ProductsBySkuDocument,
    "\n  mutation AddQuickOrder($input: AddProductsToCartInput!) {\n    addProductsToCart(input: $input) {\n      cart {\n        ...CartParts\n      }\n      user_errors {\n        code\n      }\n    }\n  }\n": typeof types.AddQuickOrderDocument,
    "\n  query QuickOrderProducts($codes: [String!]!) {\n    quickOrderProducts(codes: $codes) {\n      code\n      status\n      product {\n        ...ProductFacts\n      }\n    }\n  }\n": typeof types.QuickOrderProductsDocument,
    "\n  query QuickOrderSuggestions($search: String!) {\n    products(search: $search, pageSize: 8) {\n      items {\n        sku\n        name\n        short_description {\n          html\n        }\n      }\n    }\n  }\n": typeof types.QuickOrderSuggestionsDocument,
    "\n  query SearchProducts($search: String!, $material: String!) {\n    products(search: $search, filter: { material_type: { eq: $material } }, pageSize: 10) {\n      total_count\n      items {\n        ...ProductFacts\n      }\n    }\n  }\n": typeof types.SearchProductsDocument,
    "\n  query TopProducts($material: String!) {\n    recommended: products(filter: { material_type: { eq: $material }, product_recommended: { eq: \"1\" } }, pageSize: 4) {\n      items {\n        ...ProductFacts\n      }\n    }\n    range: products(filter: { material_type: { eq: $material } }, pageSize: 4) {\n      items {\n        ...ProductFacts\n      }\n    }\n  }\n": typeof types.TopProductsDocument,
    "\n  query OrdersAwaitingPayment {\n    ordersAwaitingPayment {\n      order_number\n      payment_token\n      cart_id\n      payment_status\n      pay_until\n      is_given_up\n      is_own\n      amount {\n        value\n      }\n    }\n  }\n": typeof types.OrdersAwaitingPaymentDocument,
    "\n  mutation ProcessPayment($token: String!) {\n    mollieProcessTransaction(payment_token: $token) {\n      standing {\n        order_number\n        cart_id\n        payment_status\n        payment_redirect_url\n        pay_until\n        is_given_up\n        is_cart_returned\n        amount {\n          value\n        }\n        refunded {\n          value\n        }\n      }\n    }\n  }\n": typeof types.ProcessPaymentDocument,
    "\n  mutation StartPayment($token: String!) {\n    startPayment(payment_token: $token) {\n      payment_redirect_url\n    }\n  }\n": typeof types.StartPaymentDocument,
    "\n  mutation GiveUpPayment($input: MollieResetCartInput!) {\n    mollieRestoreCart(input: $input) {\n      cart {\n        id\n      }\n    }\n  }\n": typeof types.GiveUpPaymentDocument,
    "\n  query BudgetLeft($shipTo: String!) {\n    posmBudget(shipTo: $shipTo) {\n      year\n      granted\n      left\n    }\n    customerCart {\n      id\n      ship_to_id\n      budgetDetails {\n        posBudget\n      }\n    }\n  }\n": typeof types.BudgetLeftDocument,
    "\n  mutation AddToCart($input: AddProductsToCartInput!) {\n    addProductsToCart(input: $input) {\n      cart {\n        ...CartParts\n      }\n      user_errors {\n        code\n        message\n      }\n    }\n  }\n": typeof types.AddToCartDocument,
    "\n  mutation UpdateCartLines($input: UpdateCartItemsInput!) {\n    updateCartItems(input: $input) {\n      cart {\n        ...CartFigures\n      }\n      errors {\n        code\n        message\n      }\n    }\n  }\n": typeof types.UpdateCartLinesDocument,
    "\n  mutation RemoveCartLine($input: RemoveItemFromCartInput!) {\n    removeItemFromCart(input: $input) {\n      cart {\n        ...CartParts\n      }\n    }\n  }\n": typeof types.RemoveCartLineDocument,
    "\n  mutation SetTransport($input: SetTransportTypeInput!) {\n    setTransportType(input: $input) {\n      cart {\n        ...CartParts\n      }\n    }\n  }\n": typeof types.SetTransportDocument,
    "\n  fragment CartFigures on Cart {\n    id\n    version\n    ship_to_id\n    delivery_method\n    delivery_date\n    note_for_driver\n    customer_order_number\n    paymentMethod\n    applied_coupons {\n      code\n    }\n    replaces {\n      order_number\n      is_open\n      delivery_after_six_pm\n      delivery_on_pallet\n      delivery_hours_from\n      delivery_hours_to\n      grand_total {\n        value\n      }\n    }\n    shipping_addresses {\n      uid\n      firstname\n      middlename\n      lastname\n      company\n      street\n      postcode\n      city\n      pickup_location_code\n      cart_items {\n        quantity\n      }\n    }\n    items {\n      __typename\n      id\n      quantity\n      number_of_packages\n      number_of_layer\n      number_of_pallet\n      stock_quantity\n      is_available\n      tank_details {\n        liters\n        tank_type_1\n        tank_type_2\n        tank_type_3\n        tank_type_4\n      }\n      product {\n        sku\n      }\n      ... on ConfigurableCartItem {\n        configured_variant {\n          sku\n        }\n      }\n      ... on BundleCartItem {\n        bundle_options {\n          values {\n            uid\n            label\n            quantity\n          }\n        }\n      }\n      prices {\n        price {\n          value\n        }\n        row_total {\n          value\n        }\n        price_details {\n          deposit\n        }\n      }\n    }\n    prices {\n      applied_taxes {\n        amount {\n          value\n        }\n        label\n      }\n      discounts {\n        amount {\n          value\n        }\n        label\n        type\n        value\n        coupon {\n          code\n        }\n      }\n    }\n    cart_prices {\n      grand_total_price\n      grand_total_price_with_vat\n      deposit\n      packaging_tax\n      sorting_charge\n      summary\n    }\n    grand_total_your_price_details {\n      grand_total_your_price\n    }\n    progress_bar_data {\n      iMinimumOrderPallet\n      iMaximumOrderPallet\n      iMinimumOrderWeight\n      iMaximumOrderWeight\n      iMinimumOrderLiters\n      iMaximumOrderLiters\n      iMaximumOrderCash\n      cash_discount {\n        isactive\n        canshow\n        from_amount\n        percent\n      }\n    }\n  }\n": typeof types.CartFiguresFragmentDoc,
    "\n  fragment CartParts on Cart {\n    ...CartFigures\n    items {\n      product {\n        ...ProductFacts\n      }\n      ... on ConfigurableCartItem {\n        configured_variant {\n          ...ProductFacts\n        }\n      }\n    }\n  }\n": typeof types.CartPartsFragmentDoc,
    "\n  query CustomerCart {\n    customerCart {\n      ...CartParts\n    }\n  }\n": typeof types.CustomerCartDocument,
    "\n  mutation ChangeOrder($number: String!) {\n    changeOrder(order_number: $number) {\n      cart {\n        ...CartParts\n      }\n      failed_items {\n        ...FailedItem\n      }\n      errors {\n        code\n      }\n    }\n  }\n": typeof types.ChangeOrderDocument,
    "\n  mutation ApplyCoupon($input: ApplyCouponToCartInput!) {\n    applyCouponToCart(input: $input) {\n      cart {\n        ...CartParts\n      }\n    }\n  }\n": typeof types.ApplyCouponDocument,
    "\n  mutation RemoveCoupon($input: RemoveSpecificCouponFromCartInput!) {\n    removeSpecificCouponFromCart(input: $input) {\n      cart {\n        ...CartParts\n      }\n    }\n  }\n": typeof types.RemoveCouponDocument,
    "\n  fragment FailedItem on FailedReorderItem {\n    sku\n    name\n    selected_options\n    quantity\n    message\n    substitutes {\n      sku\n    }\n  }\n": typeof types.FailedItemFragmentDoc,
    "\n  mutation RemoveAllLines($input: CartIdInput!) {\n    removeAllItems(input: $input) {\n      cart {\n        ...CartParts\n      }\n    }\n  }\n": typeof types.RemoveAllLinesDocument,
    "\n  mutation RepeatOrder($number: String!) {\n    reorderItems(orderNumber: $number) {\n      cart {\n        ...CartParts\n      }\n      failed_items {\n        ...FailedItem\n      }\n    }\n  }\n": typeof types.RepeatOrderDocument,
    "\n  mutation SaveForLater($input: SaveOrderInput!) {\n    addSaveOrderForLater(input: $input) {\n      id\n    }\n  }\n": typeof types.SaveForLaterDocument,
    "\n  mutation SendToShipTo($input: SetShippingAddressesOnCartInput) {\n    setShippingAddressesOnCart(input: $input) {\n      cart {\n        ...CartParts\n      }\n    }\n  }\n": typeof types.SendToShipToDocument,
    "\n  query FavouriteCount {\n    customer {\n      wishlist {\n        items_count\n        shipto_item_count\n      }\n    }\n  }\n": typeof types.FavouriteCountDocument,
    "\n  mutation KeepFavourite($sku: String!) {\n    addProductsToWishlist(wishlist_id: \"0\", sku: $sku, quantity: 1) {\n      user_errors {\n        code\n      }\n    }\n  }\n": typeof types.KeepFavouriteDocument,
    "\n  mutation DropFavourite($sku: String!) {\n    removeProductsFromWishlist(wishlist_id: \"0\", sku: $sku) {\n      user_errors {\n        code\n      }\n    }\n  }\n": typeof types.DropFavouriteDocument,
    "\n  query OrderAgain($number: String) {\n    orderAgain(order_number: $number) {\n      delivery_method\n      delivery_date\n      cut_off_at\n      payment_method\n      grand_total {\n        value\n      }\n      items {\n        product_sku\n        product_name\n        changes\n        number_of_packages\n        number_of_layer\n        number_of_pallet\n        liters\n        ordered_price {\n          value\n        }\n        price {\n          value\n        }\n      }\n      refusal {\n        reason\n        message\n      }\n    }\n  }\n": typeof types.OrderAgainDocument,
    "\n  fragment OrderChange on CustomerOrder {\n    can_be_changed\n    replaced_by\n    replaces {\n      order_number\n      grand_total {\n        value\n      }\n      items {\n        product_sku\n        product_name\n        number_of_packages\n        number_of_layer\n        number_of_pallet\n        liters\n      }\n    }\n  }\n": typeof types.OrderChangeFragmentDoc,
    "\n  fragment OrderEmpties on CustomerOrder {\n    items {\n      id\n      product {\n        deposits: multi_deposit {\n          deposit_type\n          name\n          quantity\n          price\n        }\n      }\n    }\n  }\n": typeof types.OrderEmptiesFragmentDoc,
    "\n  fragment OrderHead on CustomerOrder {\n    number\n    order_date\n    status\n    carrier\n    shipping_method\n    material_type\n    ship_to_id\n    ship_to_name\n    customer_order_number\n    payment_status\n    ordered_total {\n      value\n    }\n    total {\n      grand_total {\n        value\n      }\n    }\n    shipping_addresses {\n      firstname\n      middlename\n      lastname\n      company\n      street\n      postcode\n      city\n      service_point {\n        carrier\n      }\n    }\n    additional_data {\n      delivery_date\n      planned_delivery_date\n      delivery_hours_from\n      delivery_hours_to\n      total_layer\n      total_pallet\n      total_packages\n      total_liters\n      total_weight\n    }\n    comments {\n      message\n      timestamp\n    }\n  }\n": typeof types.OrderHeadFragmentDoc,
    "\n  fragment OrderContent on CustomerOrder {\n    id\n    processing_status_label\n    delivery_status\n    ordered_by {\n      name\n      for_customer\n    }\n    available_actions\n    payment_token\n    refunded {\n      value\n    }\n    discount\n    note_for_driver\n    total {\n      subtotal_excl_tax {\n        value\n      }\n      total_tax {\n        value\n      }\n      taxes {\n        rate\n        amount {\n          value\n        }\n      }\n    }\n    payment_methods {\n      name\n    }\n    additional_data {\n      custom_email\n      delivery_after_six_pm\n      delivery_on_pallet\n    }\n    shipments {\n      number\n      tracking {\n        carrier\n        number\n      }\n    }\n    items {\n      id\n      product_sku\n      product_name\n      quantity_ordered\n      quantity_confirmed\n      confirmation {\n        change\n        later_quantity\n        later_on\n        substitute_name\n        substitute_sku\n      }\n      quantity_shipped\n      number_of_packages\n      number_of_layer\n      number_of_pallet\n      tank_details {\n        liters\n      }\n      prices {\n        row_total {\n          value\n        }\n      }\n      product {\n        ...ProductFacts\n      }\n      ... on ConfigurableOrderItem {\n        configured_variant {\n          ...ProductFacts\n        }\n      }\n    }\n  }\n": typeof types.OrderContentFragmentDoc,
    "\n  fragment OrderHeldBack on CustomerOrder {\n    held_back {\n      state\n      is_cancelling\n      since\n      reason\n      behind\n    }\n  }\n": typeof types.OrderHeldBackFragmentDoc,
    "\n  fragment OrderInvoices on CustomerOrder {\n    invoices {\n      number\n      due_date\n      state\n      open {\n        value\n      }\n      total {\n        grand_total {\n          value\n        }\n      }\n    }\n  }\n": typeof types.OrderInvoicesFragmentDoc,
    "\n  query OrderByNumber($number: String!) {\n    customer {\n      orders(filter: { number: { eq: $number } }, pageSize: 1) {\n        items {\n          ...OrderHead\n          ...OrderContent\n          ...OrderEmpties\n          ...OrderChange\n          ...OrderHeldBack\n          ...OrderInvoices\n        }\n      }\n    }\n  }\n": typeof types.OrderByNumberDocument,
    "\n  query RecentOrders($shipToId: String!, $pageSize: Int!) {\n    customer {\n      orders(filter: { ship_to_id: { eq: $shipToId } }, pageSize: $pageSize) {\n        items {\n          ...OrderHead\n          ...OrderContent\n        }\n      }\n    }\n  }\n": typeof types.RecentOrdersDocument,
    "\n  fragment ProductFacts on ProductInterface {\n    sku\n    name\n    type_id\n    material_type\n    pack_format\n    brand\n    short_description {\n      html\n    }\n    small_image {\n      url\n    }\n    custom_attributesV2 {\n      items {\n        code\n        ... on AttributeValue {\n          value\n        }\n      }\n    }\n    price_range {\n      minimum_price {\n        regular_price {\n          value\n        }\n        final_price {\n          value\n        }\n      }\n    }\n    multi_deposit {\n      total\n    }\n    gross_weight_per_case\n    number_of_products_on_layer\n    number_of_layers_per_pallet\n    hectolitres_per_case\n    disable_for_layer_ordering\n    disable_for_pallet_ordering\n    disable_for_layer_ordering_fe\n    disable_for_pallet_ordering_fe\n    isavailable_truck_package_ordering\n    stock_quantity\n    low_stock {\n      is_lowstock\n      out_of_stock\n    }\n    product_new\n    product_sale\n    product_last\n    promotional\n    special_offer_details {\n      max_purchasable_qty\n      valid_to\n      deliverable_from\n      deliverable_to\n    }\n  }\n": typeof types.ProductFactsFragmentDoc,
    "\n  query OfferedUnits {\n    getPortalConfig {\n      orderableunits\n    }\n  }\n": typeof types.OfferedUnitsDocument,
    "\n  query SuggestedCart($shipTo: String!) {\n    suggestedCart(shipTo: $shipTo) {\n      items {\n        is_proposed\n        number_of_packages\n        number_of_layer\n        number_of_pallet\n        liters\n        tank_type_1\n        tank_type_2\n        tank_type_3\n        tank_type_4\n        reason\n        times\n        of_orders\n        last_ordered_on\n        product {\n          ...ProductFacts\n        }\n      }\n    }\n  }\n": typeof types.SuggestedCartDocument,
    "\n  query TankBeer($shipTo: String!) {\n    tankBeer(shipTo: $shipTo) {\n      order_method\n      financial_blocker\n      tank_agreed\n      delivery_date\n      alternative_date\n      min_purchasable_liters\n      max_purchasable_liters\n      purchasable_brands\n      extra_info\n      tanks {\n        position\n        name\n        capacity_liters\n        brand\n        min_liters\n        max_liters\n      }\n    }\n  }\n": typeof types.TankBeerDocument,
};
const documents: Documents = {
    "\n  query PortalState {\n    getPortalConfig {\n      maintenance\n    }\n  }\n": types.PortalStateDocument,
    "\n  query BudgetLedger($shipTo: String!, $year: Int, $currentPage: Int, $pageSize: Int) {\n    posmBudget(shipTo: $shipTo, year: $year) {\n      year\n      years\n      granted\n      left\n      used_before\n      transactions(currentPage: $currentPage, pageSize: $pageSize) {\n        page_info {\n          total_pages\n        }\n        items {\n          id\n          at\n          kind\n          amount\n          balance\n          order_number\n          reference\n          note\n          by\n        }\n      }\n    }\n  }\n": types.BudgetLedgerDocument,
    "\n  query Orders($filter: CustomerOrdersFilterInput, $sort: CustomerOrderSortInput, $currentPage: Int, $pageSize: Int) {\n    customer {\n      orders(filter: $filter, sort: $sort, currentPage: $currentPage, pageSize: $pageSize) {\n        total_count\n        page_info {\n          total_pages\n        }\n        asked_line {\n          brand\n          pack\n          product\n        }\n        items {\n          ...OrderHead\n        }\n      }\n    }\n  }\n": types.OrdersDocument,
    "\n  mutation CancelOrder($input: CancelOrderInput!) {\n    cancelOrder(input: $input) {\n      success\n      errorV2 {\n        code\n      }\n    }\n  }\n": types.CancelOrderDocument,
    "\n  mutation SaveAsPreOrder($input: SaveOrderInput!) {\n    addPreOrder(input: $input) {\n      id\n    }\n  }\n": types.SaveAsPreOrderDocument,
    "\n  mutation UpdatePrices($input: UpdatePricesInput!) {\n    updatePrices(input: $input) {\n      cart {\n        ...CartParts\n      }\n    }\n  }\n": types.UpdatePricesDocument,
    "\n  mutation PlaceOrder($input: PlaceOrderInput!) {\n    placeOrder(input: $input) {\n      order_number\n      price_changed\n      payment_token\n      payment_redirect_url\n      grand_total {\n        value\n      }\n      errors {\n        reason\n        skus\n      }\n    }\n  }\n": types.PlaceOrderDocument,
    "\n  query CartGoals {\n    customerCart {\n      id\n      shipping_addresses {\n        uid\n        firstname\n        middlename\n        lastname\n        company\n        street\n        postcode\n        city\n        telephone\n        country {\n          code\n        }\n        customer_notes\n        pickup_location_code\n        cart_items {\n          cart_item_id\n          quantity\n        }\n      }\n    }\n  }\n": types.CartGoalsDocument,
    "\n  query DutchAddress($postcode: String!, $houseNumber: String!) {\n    getDutchAddress(postcode: $postcode, houseNumber: $houseNumber) {\n      street\n      city\n      postcode\n    }\n  }\n": types.DutchAddressDocument,
    "\n  mutation OpenQuote($input: CreateMultiShippingQuoteInput) {\n    createMultiShippingQuote(input: $input) {\n      success\n      message\n    }\n  }\n": types.OpenQuoteDocument,
    "\n  mutation SendGoodsTo($input: SetShippingAddressesOnCartInput) {\n    setShippingAddressesOnCart(input: $input) {\n      cart {\n        ...CartParts\n      }\n    }\n  }\n": types.SendGoodsToDocument,
    "\n  mutation ChooseLogistics($input: SetActiveantsLogisticsOptionOnCartInput) {\n    setActiveantsLogisticsOptionOnCart(input: $input) {\n      cart {\n        ...CartParts\n      }\n    }\n  }\n": types.ChooseLogisticsDocument,
    "\n  mutation CollectAt($input: SetShippingAddressesOnCartInput) {\n    setShippingAddressesOnCart(input: $input) {\n      cart {\n        ...CartParts\n      }\n    }\n  }\n": types.CollectAtDocument,
    "\n  fragment ServicePointParts on ServicePoint {\n    id\n    name\n    street\n    house_number\n    postcode\n    city\n    latitude\n    longitude\n    distance\n    opening_hours {\n      day\n      from\n      to\n    }\n  }\n": types.ServicePointPartsFragmentDoc,
    "\n  mutation EstimateShipping($cartId: String, $country: String) {\n    estimateShippingMethods(cart_id: $cartId, country_code: $country) {\n      carrier_code\n      carrier_title\n      method_code\n      amount {\n        value\n      }\n      servicepoints {\n        ...ServicePointParts\n      }\n    }\n  }\n": types.EstimateShippingDocument,
    "\n  mutation RestoreSavedOrder($input: OrderIdInput!) {\n    reOrderSavedOrder(input: $input) {\n      failed_items {\n        ...FailedItem\n      }\n      cart {\n        ...CartParts\n      }\n    }\n  }\n": types.RestoreSavedOrderDocument,
    "\n  mutation RestorePreOrder($input: OrderIdInput!) {\n    reOrderPreOrder(input: $input) {\n      failed_items {\n        ...FailedItem\n      }\n      cart {\n        ...CartParts\n      }\n    }\n  }\n": types.RestorePreOrderDocument,
    "\n  fragment SavedOrderParts on SavedOrder {\n    id\n    date\n    total\n    total_with_tax\n    is_active\n    shipto_name\n    deliver_to\n    bill_to\n    type_of_transport\n    customer_order_number\n    note_for_driver\n    items {\n      id\n      sku\n      name\n      quantity\n      number_of_packages\n      number_of_layer\n      number_of_pallet\n      row_total\n      tank_details {\n        liters\n      }\n      product {\n        ...ProductFacts\n      }\n    }\n  }\n": types.SavedOrderPartsFragmentDoc,
    "\n  query SavedOrderDetails($id: ID!) {\n    getSaveOrderDetails(id: $id) {\n      ...SavedOrderParts\n    }\n  }\n": types.SavedOrderDetailsDocument,
    "\n  query PreOrderDetails($id: ID!) {\n    getPreOrderDetails(id: $id) {\n      ...SavedOrderParts\n    }\n  }\n": types.PreOrderDetailsDocument,
    "\n  query SavedOrders($currentPage: Int) {\n    getSaveOrderForLater(currentPage: $currentPage) {\n      page_info {\n        total_pages\n      }\n      items {\n        ...SavedOrderParts\n      }\n    }\n  }\n": types.SavedOrdersDocument,
    "\n  query PreOrders($currentPage: Int) {\n    getPreOrder(currentPage: $currentPage) {\n      page_info {\n        total_pages\n      }\n      items {\n        ...SavedOrderParts\n      }\n    }\n  }\n": types.PreOrdersDocument,
    "\n  mutation DeleteSavedOrder($input: OrderIdInput!) {\n    deleteSavedOrder(input: $input) {\n      id\n    }\n  }\n": types.DeleteSavedOrderDocument,
    "\n  mutation DeletePreOrder($input: OrderIdInput!) {\n    deletePreOrder(input: $input) {\n      id\n    }\n  }\n": types.DeletePreOrderDocument,
    "\n  mutation RenameSavedOrder($id: ID!, $title: String!) {\n    renameSavedOrder(id: $id, customer_order_number: $title) {\n      id\n    }\n  }\n": types.RenameSavedOrderDocument,
    "\n  mutation RenamePreOrder($id: ID!, $title: String!) {\n    renamePreOrder(id: $id, customer_order_number: $title) {\n      id\n    }\n  }\n": types.RenamePreOrderDocument,
    "\n  query ProductBySku($sku: String!) {\n    products(filter: { sku: { eq: $sku } }, pageSize: 1) {\n      items {\n        ...ProductFacts\n        favourites\n        description {\n          html\n        }\n        ean\n        ean_ea\n        country_of_origin\n        shelf_life\n        number_of_items_in_box\n        price_tiers {\n          quantity\n          final_price {\n            value\n          }\n        }\n        deposits: multi_deposit {\n          name\n          quantity\n          price\n          total\n        }\n        downloads {\n          title\n          url\n          file_type\n          size\n        }\n        available_packaging {\n          sku\n          title\n          your_price\n        }\n        related_products {\n          ...ProductFacts\n          favourites\n        }\n        ... on BundleProduct {\n          items {\n            option_id\n            title\n            type\n            required\n            options {\n              id\n              label\n              quantity\n              is_default\n              can_change_quantity\n              product {\n                sku\n                stock_quantity\n              }\n            }\n          }\n        }\n        ... on ConfigurableProduct {\n          variants {\n            attributes {\n              label\n            }\n            product {\n              ...ProductFacts\n            }\n          }\n        }\n      }\n    }\n  }\n": types.ProductBySkuDocument,
    "\n  query RecommendedItems($shipTo: String!, $selected: String) {\n    recommendItems(shipTo: $shipTo, selectedItem: $selected) {\n      recItems {\n        productId\n        Priority\n      }\n    }\n  }\n": types.RecommendedItemsDocument,
    "\n  query RecommendedProducts($skus: [String!]!, $pageSize: Int!) {\n    products(filter: { sku: { in: $skus }, type: { eq: \"simple\" } }, pageSize: $pageSize) {\n      items {\n        ...ProductFacts\n        favourites\n      }\n    }\n  }\n": types.RecommendedProductsDocument,
    "\n  query Products(\n    $search: String\n    $filter: ProductAttributeFilterInput\n    $sort: ProductAttributeSortInput\n    $page: Int\n    $pageSize: Int\n  ) {\n    products(search: $search, filter: $filter, sort: $sort, pageSize: $pageSize, currentPage: $page) {\n      total_count\n      items {\n        ...ProductFacts\n        favourites\n      }\n      page_info {\n        total_pages\n      }\n    }\n  }\n": types.ProductsDocument,
    "\n  query ProductFacets($search: String, $filter: ProductAttributeFilterInput) {\n    products(search: $search, filter: $filter, pageSize: 1) {\n      total_count\n      aggregations {\n        attribute_code\n        label\n        options {\n          label\n          value\n          count\n        }\n      }\n      categoryFilter {\n        name\n        count\n        level\n        url_path\n      }\n    }\n  }\n": types.ProductFacetsDocument,
    "\n  query UpcomingBeers {\n    products(filter: { material_type: { eq: \"FERT\" }, product_sale: { eq: \"1\" } }, pageSize: 100) {\n      items {\n        ...ProductFacts\n        favourites\n      }\n    }\n  }\n": types.UpcomingBeersDocument,
    "\n  query FavouritesPreview {\n    products(filter: { favourites: { eq: \"1\" } }, sort: { habit: DESC }, pageSize: 4) {\n      items {\n        ...ProductFacts\n      }\n    }\n  }\n": types.FavouritesPreviewDocument,
    "\n  query ProductsBySku($skus: [String], $most: Int) {\n    products(filter: { sku: { in: $skus } }, pageSize: $most) {\n      items {\n        ...ProductFacts\n      }\n    }\n  }\n": types.ProductsBySkuDocument,
    "\n  mutation AddQuickOrder($input: AddProductsToCartInput!) {\n    addProductsToCart(input: $input) {\n      cart {\n        ...CartParts\n      }\n      user_errors {\n        code\n      }\n    }\n  }\n": types.AddQuickOrderDocument,
    "\n  query QuickOrderProducts($codes: [String!]!) {\n    quickOrderProducts(codes: $codes) {\n      code\n      status\n      product {\n        ...ProductFacts\n      }\n    }\n  }\n": types.QuickOrderProductsDocument,
    "\n  query QuickOrderSuggestions($search: String!) {\n    products(search: $search, pageSize: 8) {\n      items {\n        sku\n        name\n        short_description {\n          html\n        }\n      }\n    }\n  }\n": types.QuickOrderSuggestionsDocument,
    "\n  query SearchProducts($search: String!, $material: String!) {\n    products(search: $search, filter: { material_type: { eq: $material } }, pageSize: 10) {\n      total_count\n      items {\n        ...ProductFacts\n      }\n    }\n  }\n": types.SearchProductsDocument,
    "\n  query TopProducts($material: String!) {\n    recommended: products(filter: { material_type: { eq: $material }, product_recommended: { eq: \"1\" } }, pageSize: 4) {\n      items {\n        ...ProductFacts\n      }\n    }\n    range: products(filter: { material_type: { eq: $material } }, pageSize: 4) {\n      items {\n        ...ProductFacts\n      }\n    }\n  }\n": types.TopProductsDocument,
    "\n  query OrdersAwaitingPayment {\n    ordersAwaitingPayment {\n      order_number\n      payment_token\n      cart_id\n      payment_status\n      pay_until\n      is_given_up\n      is_own\n      amount {\n        value\n      }\n    }\n  }\n": types.OrdersAwaitingPaymentDocument,
    "\n  mutation ProcessPayment($token: String!) {\n    mollieProcessTransaction(payment_token: $token) {\n      standing {\n        order_number\n        cart_id\n        payment_status\n        payment_redirect_url\n        pay_until\n        is_given_up\n        is_cart_returned\n        amount {\n          value\n        }\n        refunded {\n          value\n        }\n      }\n    }\n  }\n": types.ProcessPaymentDocument,
    "\n  mutation StartPayment($token: String!) {\n    startPayment(payment_token: $token) {\n      payment_redirect_url\n    }\n  }\n": types.StartPaymentDocument,
    "\n  mutation GiveUpPayment($input: MollieResetCartInput!) {\n    mollieRestoreCart(input: $input) {\n      cart {\n        id\n      }\n    }\n  }\n": types.GiveUpPaymentDocument,
    "\n  query BudgetLeft($shipTo: String!) {\n    posmBudget(shipTo: $shipTo) {\n      year\n      granted\n      left\n    }\n    customerCart {\n      id\n      ship_to_id\n      budgetDetails {\n        posBudget\n      }\n    }\n  }\n": types.BudgetLeftDocument,
    "\n  mutation AddToCart($input: AddProductsToCartInput!) {\n    addProductsToCart(input: $input) {\n      cart {\n        ...CartParts\n      }\n      user_errors {\n        code\n        message\n      }\n    }\n  }\n": types.AddToCartDocument,
    "\n  mutation UpdateCartLines($input: UpdateCartItemsInput!) {\n    updateCartItems(input: $input) {\n      cart {\n        ...CartFigures\n      }\n      errors {\n        code\n        message\n      }\n    }\n  }\n": types.UpdateCartLinesDocument,
    "\n  mutation RemoveCartLine($input: RemoveItemFromCartInput!) {\n    removeItemFromCart(input: $input) {\n      cart {\n        ...CartParts\n      }\n    }\n  }\n": types.RemoveCartLineDocument,
    "\n  mutation SetTransport($input: SetTransportTypeInput!) {\n    setTransportType(input: $input) {\n      cart {\n        ...CartParts\n      }\n    }\n  }\n": types.SetTransportDocument,
    "\n  fragment CartFigures on Cart {\n    id\n    version\n    ship_to_id\n    delivery_method\n    delivery_date\n    note_for_driver\n    customer_order_number\n    paymentMethod\n    applied_coupons {\n      code\n    }\n    replaces {\n      order_number\n      is_open\n      delivery_after_six_pm\n      delivery_on_pallet\n      delivery_hours_from\n      delivery_hours_to\n      grand_total {\n        value\n      }\n    }\n    shipping_addresses {\n      uid\n      firstname\n      middlename\n      lastname\n      company\n      street\n      postcode\n      city\n      pickup_location_code\n      cart_items {\n        quantity\n      }\n    }\n    items {\n      __typename\n      id\n      quantity\n      number_of_packages\n      number_of_layer\n      number_of_pallet\n      stock_quantity\n      is_available\n      tank_details {\n        liters\n        tank_type_1\n        tank_type_2\n        tank_type_3\n        tank_type_4\n      }\n      product {\n        sku\n      }\n      ... on ConfigurableCartItem {\n        configured_variant {\n          sku\n        }\n      }\n      ... on BundleCartItem {\n        bundle_options {\n          values {\n            uid\n            label\n            quantity\n          }\n        }\n      }\n      prices {\n        price {\n          value\n        }\n        row_total {\n          value\n        }\n        price_details {\n          deposit\n        }\n      }\n    }\n    prices {\n      applied_taxes {\n        amount {\n          value\n        }\n        label\n      }\n      discounts {\n        amount {\n          value\n        }\n        label\n        type\n        value\n        coupon {\n          code\n        }\n      }\n    }\n    cart_prices {\n      grand_total_price\n      grand_total_price_with_vat\n      deposit\n      packaging_tax\n      sorting_charge\n      summary\n    }\n    grand_total_your_price_details {\n      grand_total_your_price\n    }\n    progress_bar_data {\n      iMinimumOrderPallet\n      iMaximumOrderPallet\n      iMinimumOrderWeight\n      iMaximumOrderWeight\n      iMinimumOrderLiters\n      iMaximumOrderLiters\n      iMaximumOrderCash\n      cash_discount {\n        isactive\n        canshow\n        from_amount\n        percent\n      }\n    }\n  }\n": types.CartFiguresFragmentDoc,
    "\n  fragment CartParts on Cart {\n    ...CartFigures\n    items {\n      product {\n        ...ProductFacts\n      }\n      ... on ConfigurableCartItem {\n        configured_variant {\n          ...ProductFacts\n        }\n      }\n    }\n  }\n": types.CartPartsFragmentDoc,
    "\n  query CustomerCart {\n    customerCart {\n      ...CartParts\n    }\n  }\n": types.CustomerCartDocument,
    "\n  mutation ChangeOrder($number: String!) {\n    changeOrder(order_number: $number) {\n      cart {\n        ...CartParts\n      }\n      failed_items {\n        ...FailedItem\n      }\n      errors {\n        code\n      }\n    }\n  }\n": types.ChangeOrderDocument,
    "\n  mutation ApplyCoupon($input: ApplyCouponToCartInput!) {\n    applyCouponToCart(input: $input) {\n      cart {\n        ...CartParts\n      }\n    }\n  }\n": types.ApplyCouponDocument,
    "\n  mutation RemoveCoupon($input: RemoveSpecificCouponFromCartInput!) {\n    removeSpecificCouponFromCart(input: $input) {\n      cart {\n        ...CartParts\n      }\n    }\n  }\n": types.RemoveCouponDocument,
    "\n  fragment FailedItem on FailedReorderItem {\n    sku\n    name\n    selected_options\n    quantity\n    message\n    substitutes {\n      sku\n    }\n  }\n": types.FailedItemFragmentDoc,
    "\n  mutation RemoveAllLines($input: CartIdInput!) {\n    removeAllItems(input: $input) {\n      cart {\n        ...CartParts\n      }\n    }\n  }\n": types.RemoveAllLinesDocument,
    "\n  mutation RepeatOrder($number: String!) {\n    reorderItems(orderNumber: $number) {\n      cart {\n        ...CartParts\n      }\n      failed_items {\n        ...FailedItem\n      }\n    }\n  }\n": types.RepeatOrderDocument,
    "\n  mutation SaveForLater($input: SaveOrderInput!) {\n    addSaveOrderForLater(input: $input) {\n      id\n    }\n  }\n": types.SaveForLaterDocument,
    "\n  mutation SendToShipTo($input: SetShippingAddressesOnCartInput) {\n    setShippingAddressesOnCart(input: $input) {\n      cart {\n        ...CartParts\n      }\n    }\n  }\n": types.SendToShipToDocument,
    "\n  query FavouriteCount {\n    customer {\n      wishlist {\n        items_count\n        shipto_item_count\n      }\n    }\n  }\n": types.FavouriteCountDocument,
    "\n  mutation KeepFavourite($sku: String!) {\n    addProductsToWishlist(wishlist_id: \"0\", sku: $sku, quantity: 1) {\n      user_errors {\n        code\n      }\n    }\n  }\n": types.KeepFavouriteDocument,
    "\n  mutation DropFavourite($sku: String!) {\n    removeProductsFromWishlist(wishlist_id: \"0\", sku: $sku) {\n      user_errors {\n        code\n      }\n    }\n  }\n": types.DropFavouriteDocument,
    "\n  query OrderAgain($number: String) {\n    orderAgain(order_number: $number) {\n      delivery_method\n      delivery_date\n      cut_off_at\n      payment_method\n      grand_total {\n        value\n      }\n      items {\n        product_sku\n        product_name\n        changes\n        number_of_packages\n        number_of_layer\n        number_of_pallet\n        liters\n        ordered_price {\n          value\n        }\n        price {\n          value\n        }\n      }\n      refusal {\n        reason\n        message\n      }\n    }\n  }\n": types.OrderAgainDocument,
    "\n  fragment OrderChange on CustomerOrder {\n    can_be_changed\n    replaced_by\n    replaces {\n      order_number\n      grand_total {\n        value\n      }\n      items {\n        product_sku\n        product_name\n        number_of_packages\n        number_of_layer\n        number_of_pallet\n        liters\n      }\n    }\n  }\n": types.OrderChangeFragmentDoc,
    "\n  fragment OrderEmpties on CustomerOrder {\n    items {\n      id\n      product {\n        deposits: multi_deposit {\n          deposit_type\n          name\n          quantity\n          price\n        }\n      }\n    }\n  }\n": types.OrderEmptiesFragmentDoc,
    "\n  fragment OrderHead on CustomerOrder {\n    number\n    order_date\n    status\n    carrier\n    shipping_method\n    material_type\n    ship_to_id\n    ship_to_name\n    customer_order_number\n    payment_status\n    ordered_total {\n      value\n    }\n    total {\n      grand_total {\n        value\n      }\n    }\n    shipping_addresses {\n      firstname\n      middlename\n      lastname\n      company\n      street\n      postcode\n      city\n      service_point {\n        carrier\n      }\n    }\n    additional_data {\n      delivery_date\n      planned_delivery_date\n      delivery_hours_from\n      delivery_hours_to\n      total_layer\n      total_pallet\n      total_packages\n      total_liters\n      total_weight\n    }\n    comments {\n      message\n      timestamp\n    }\n  }\n": types.OrderHeadFragmentDoc,
    "\n  fragment OrderContent on CustomerOrder {\n    id\n    processing_status_label\n    delivery_status\n    ordered_by {\n      name\n      for_customer\n    }\n    available_actions\n    payment_token\n    refunded {\n      value\n    }\n    discount\n    note_for_driver\n    total {\n      subtotal_excl_tax {\n        value\n      }\n      total_tax {\n        value\n      }\n      taxes {\n        rate\n        amount {\n          value\n        }\n      }\n    }\n    payment_methods {\n      name\n    }\n    additional_data {\n      custom_email\n      delivery_after_six_pm\n      delivery_on_pallet\n    }\n    shipments {\n      number\n      tracking {\n        carrier\n        number\n      }\n    }\n    items {\n      id\n      product_sku\n      product_name\n      quantity_ordered\n      quantity_confirmed\n      confirmation {\n        change\n        later_quantity\n        later_on\n        substitute_name\n        substitute_sku\n      }\n      quantity_shipped\n      number_of_packages\n      number_of_layer\n      number_of_pallet\n      tank_details {\n        liters\n      }\n      prices {\n        row_total {\n          value\n        }\n      }\n      product {\n        ...ProductFacts\n      }\n      ... on ConfigurableOrderItem {\n        configured_variant {\n          ...ProductFacts\n        }\n      }\n    }\n  }\n": types.OrderContentFragmentDoc,
    "\n  fragment OrderHeldBack on CustomerOrder {\n    held_back {\n      state\n      is_cancelling\n      since\n      reason\n      behind\n    }\n  }\n": types.OrderHeldBackFragmentDoc,
    "\n  fragment OrderInvoices on CustomerOrder {\n    invoices {\n      number\n      due_date\n      state\n      open {\n        value\n      }\n      total {\n        grand_total {\n          value\n        }\n      }\n    }\n  }\n": types.OrderInvoicesFragmentDoc,
    "\n  query OrderByNumber($number: String!) {\n    customer {\n      orders(filter: { number: { eq: $number } }, pageSize: 1) {\n        items {\n          ...OrderHead\n          ...OrderContent\n          ...OrderEmpties\n          ...OrderChange\n          ...OrderHeldBack\n          ...OrderInvoices\n        }\n      }\n    }\n  }\n": types.OrderByNumberDocument,
    "\n  query RecentOrders($shipToId: String!, $pageSize: Int!) {\n    customer {\n      orders(filter: { ship_to_id: { eq: $shipToId } }, pageSize: $pageSize) {\n        items {\n          ...OrderHead\n          ...OrderContent\n        }\n      }\n    }\n  }\n": types.RecentOrdersDocument,
    "\n  fragment ProductFacts on ProductInterface {\n    sku\n    name\n    type_id\n    material_type\n    pack_format\n    brand\n    short_description {\n      html\n    }\n    small_image {\n      url\n    }\n    custom_attributesV2 {\n      items {\n        code\n        ... on AttributeValue {\n          value\n        }\n      }\n    }\n    price_range {\n      minimum_price {\n        regular_price {\n          value\n        }\n        final_price {\n          value\n        }\n      }\n    }\n    multi_deposit {\n      total\n    }\n    gross_weight_per_case\n    number_of_products_on_layer\n    number_of_layers_per_pallet\n    hectolitres_per_case\n    disable_for_layer_ordering\n    disable_for_pallet_ordering\n    disable_for_layer_ordering_fe\n    disable_for_pallet_ordering_fe\n    isavailable_truck_package_ordering\n    stock_quantity\n    low_stock {\n      is_lowstock\n      out_of_stock\n    }\n    product_new\n    product_sale\n    product_last\n    promotional\n    special_offer_details {\n      max_purchasable_qty\n      valid_to\n      deliverable_from\n      deliverable_to\n    }\n  }\n": types.ProductFactsFragmentDoc,
    "\n  query OfferedUnits {\n    getPortalConfig {\n      orderableunits\n    }\n  }\n": types.OfferedUnitsDocument,
    "\n  query SuggestedCart($shipTo: String!) {\n    suggestedCart(shipTo: $shipTo) {\n      items {\n        is_proposed\n        number_of_packages\n        number_of_layer\n        number_of_pallet\n        liters\n        tank_type_1\n        tank_type_2\n        tank_type_3\n        tank_type_4\n        reason\n        times\n        of_orders\n        last_ordered_on\n        product {\n          ...ProductFacts\n        }\n      }\n    }\n  }\n": types.SuggestedCartDocument,
    "\n  query TankBeer($shipTo: String!) {\n    tankBeer(shipTo: $shipTo) {\n      order_method\n      financial_blocker\n      tank_agreed\n      delivery_date\n      alternative_date\n      min_purchasable_liters\n      max_purchasable_liters\n      purchasable_brands\n      extra_info\n      tanks {\n        position\n        name\n        capacity_liters\n        brand\n        min_liters\n        max_liters\n      }\n    }\n  }\n": types.TankBeerDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PortalState {\n    getPortalConfig {\n      maintenance\n    }\n  }\n"): typeof import('./graphql.ts').PortalStateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BudgetLedger($shipTo: String!, $year: Int, $currentPage: Int, $pageSize: Int) {\n    posmBudget(shipTo: $shipTo, year: $year) {\n      year\n      years\n      granted\n      left\n      used_before\n      transactions(currentPage: $currentPage, pageSize: $pageSize) {\n        page_info {\n          total_pages\n        }\n        items {\n          id\n          at\n          kind\n          amount\n          balance\n          order_number\n          reference\n          note\n          by\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').BudgetLedgerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Orders($filter: CustomerOrdersFilterInput, $sort: CustomerOrderSortInput, $currentPage: Int, $pageSize: Int) {\n    customer {\n      orders(filter: $filter, sort: $sort, currentPage: $currentPage, pageSize: $pageSize) {\n        total_count\n        page_info {\n          total_pages\n        }\n        asked_line {\n          brand\n          pack\n          product\n        }\n        items {\n          ...OrderHead\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').OrdersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelOrder($input: CancelOrderInput!) {\n    cancelOrder(input: $input) {\n      success\n      errorV2 {\n        code\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CancelOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveAsPreOrder($input: SaveOrderInput!) {\n    addPreOrder(input: $input) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').SaveAsPreOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdatePrices($input: UpdatePricesInput!) {\n    updatePrices(input: $input) {\n      cart {\n        ...CartParts\n      }\n    }\n  }\n"): typeof import('./graphql.ts').UpdatePricesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PlaceOrder($input: PlaceOrderInput!) {\n    placeOrder(input: $input) {\n      order_number\n      price_changed\n      payment_token\n      payment_redirect_url\n      grand_total {\n        value\n      }\n      errors {\n        reason\n        skus\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PlaceOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CartGoals {\n    customerCart {\n      id\n      shipping_addresses {\n        uid\n        firstname\n        middlename\n        lastname\n        company\n        street\n        postcode\n        city\n        telephone\n        country {\n          code\n        }\n        customer_notes\n        pickup_location_code\n        cart_items {\n          cart_item_id\n          quantity\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CartGoalsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DutchAddress($postcode: String!, $houseNumber: String!) {\n    getDutchAddress(postcode: $postcode, houseNumber: $houseNumber) {\n      street\n      city\n      postcode\n    }\n  }\n"): typeof import('./graphql.ts').DutchAddressDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpenQuote($input: CreateMultiShippingQuoteInput) {\n    createMultiShippingQuote(input: $input) {\n      success\n      message\n    }\n  }\n"): typeof import('./graphql.ts').OpenQuoteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendGoodsTo($input: SetShippingAddressesOnCartInput) {\n    setShippingAddressesOnCart(input: $input) {\n      cart {\n        ...CartParts\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SendGoodsToDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChooseLogistics($input: SetActiveantsLogisticsOptionOnCartInput) {\n    setActiveantsLogisticsOptionOnCart(input: $input) {\n      cart {\n        ...CartParts\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ChooseLogisticsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CollectAt($input: SetShippingAddressesOnCartInput) {\n    setShippingAddressesOnCart(input: $input) {\n      cart {\n        ...CartParts\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CollectAtDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ServicePointParts on ServicePoint {\n    id\n    name\n    street\n    house_number\n    postcode\n    city\n    latitude\n    longitude\n    distance\n    opening_hours {\n      day\n      from\n      to\n    }\n  }\n"): typeof import('./graphql.ts').ServicePointPartsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EstimateShipping($cartId: String, $country: String) {\n    estimateShippingMethods(cart_id: $cartId, country_code: $country) {\n      carrier_code\n      carrier_title\n      method_code\n      amount {\n        value\n      }\n      servicepoints {\n        ...ServicePointParts\n      }\n    }\n  }\n"): typeof import('./graphql.ts').EstimateShippingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreSavedOrder($input: OrderIdInput!) {\n    reOrderSavedOrder(input: $input) {\n      failed_items {\n        ...FailedItem\n      }\n      cart {\n        ...CartParts\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestoreSavedOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestorePreOrder($input: OrderIdInput!) {\n    reOrderPreOrder(input: $input) {\n      failed_items {\n        ...FailedItem\n      }\n      cart {\n        ...CartParts\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestorePreOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SavedOrderParts on SavedOrder {\n    id\n    date\n    total\n    total_with_tax\n    is_active\n    shipto_name\n    deliver_to\n    bill_to\n    type_of_transport\n    customer_order_number\n    note_for_driver\n    items {\n      id\n      sku\n      name\n      quantity\n      number_of_packages\n      number_of_layer\n      number_of_pallet\n      row_total\n      tank_details {\n        liters\n      }\n      product {\n        ...ProductFacts\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SavedOrderPartsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SavedOrderDetails($id: ID!) {\n    getSaveOrderDetails(id: $id) {\n      ...SavedOrderParts\n    }\n  }\n"): typeof import('./graphql.ts').SavedOrderDetailsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PreOrderDetails($id: ID!) {\n    getPreOrderDetails(id: $id) {\n      ...SavedOrderParts\n    }\n  }\n"): typeof import('./graphql.ts').PreOrderDetailsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SavedOrders($currentPage: Int) {\n    getSaveOrderForLater(currentPage: $currentPage) {\n      page_info {\n        total_pages\n      }\n      items {\n        ...SavedOrderParts\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SavedOrdersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PreOrders($currentPage: Int) {\n    getPreOrder(currentPage: $currentPage) {\n      page_info {\n        total_pages\n      }\n      items {\n        ...SavedOrderParts\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PreOrdersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteSavedOrder($input: OrderIdInput!) {\n    deleteSavedOrder(input: $input) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').DeleteSavedOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeletePreOrder($input: OrderIdInput!) {\n    deletePreOrder(input: $input) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').DeletePreOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenameSavedOrder($id: ID!, $title: String!) {\n    renameSavedOrder(id: $id, customer_order_number: $title) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').RenameSavedOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenamePreOrder($id: ID!, $title: String!) {\n    renamePreOrder(id: $id, customer_order_number: $title) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').RenamePreOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProductBySku($sku: String!) {\n    products(filter: { sku: { eq: $sku } }, pageSize: 1) {\n      items {\n        ...ProductFacts\n        favourites\n        description {\n          html\n        }\n        ean\n        ean_ea\n        country_of_origin\n        shelf_life\n        number_of_items_in_box\n        price_tiers {\n          quantity\n          final_price {\n            value\n          }\n        }\n        deposits: multi_deposit {\n          name\n          quantity\n          price\n          total\n        }\n        downloads {\n          title\n          url\n          file_type\n          size\n        }\n        available_packaging {\n          sku\n          title\n          your_price\n        }\n        related_products {\n          ...ProductFacts\n          favourites\n        }\n        ... on BundleProduct {\n          items {\n            option_id\n            title\n            type\n            required\n            options {\n              id\n              label\n              quantity\n              is_default\n              can_change_quantity\n              product {\n                sku\n                stock_quantity\n              }\n            }\n          }\n        }\n        ... on ConfigurableProduct {\n          variants {\n            attributes {\n              label\n            }\n            product {\n              ...ProductFacts\n            }\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ProductBySkuDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecommendedItems($shipTo: String!, $selected: String) {\n    recommendItems(shipTo: $shipTo, selectedItem: $selected) {\n      recItems {\n        productId\n        Priority\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RecommendedItemsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecommendedProducts($skus: [String!]!, $pageSize: Int!) {\n    products(filter: { sku: { in: $skus }, type: { eq: \"simple\" } }, pageSize: $pageSize) {\n      items {\n        ...ProductFacts\n        favourites\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RecommendedProductsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Products(\n    $search: String\n    $filter: ProductAttributeFilterInput\n    $sort: ProductAttributeSortInput\n    $page: Int\n    $pageSize: Int\n  ) {\n    products(search: $search, filter: $filter, sort: $sort, pageSize: $pageSize, currentPage: $page) {\n      total_count\n      items {\n        ...ProductFacts\n        favourites\n      }\n      page_info {\n        total_pages\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ProductsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProductFacets($search: String, $filter: ProductAttributeFilterInput) {\n    products(search: $search, filter: $filter, pageSize: 1) {\n      total_count\n      aggregations {\n        attribute_code\n        label\n        options {\n          label\n          value\n          count\n        }\n      }\n      categoryFilter {\n        name\n        count\n        level\n        url_path\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ProductFacetsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UpcomingBeers {\n    products(filter: { material_type: { eq: \"FERT\" }, product_sale: { eq: \"1\" } }, pageSize: 100) {\n      items {\n        ...ProductFacts\n        favourites\n      }\n    }\n  }\n"): typeof import('./graphql.ts').UpcomingBeersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FavouritesPreview {\n    products(filter: { favourites: { eq: \"1\" } }, sort: { habit: DESC }, pageSize: 4) {\n      items {\n        ...ProductFacts\n      }\n    }\n  }\n"): typeof import('./graphql.ts').FavouritesPreviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProductsBySku($skus: [String], $most: Int) {\n    products(filter: { sku: { in: $skus } }, pageSize: $most) {\n      items {\n        ...ProductFacts\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ProductsBySkuDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddQuickOrder($input: AddProductsToCartInput!) {\n    addProductsToCart(input: $input) {\n      cart {\n        ...CartParts\n      }\n      user_errors {\n        code\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AddQuickOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuickOrderProducts($codes: [String!]!) {\n    quickOrderProducts(codes: $codes) {\n      code\n      status\n      product {\n        ...ProductFacts\n      }\n    }\n  }\n"): typeof import('./graphql.ts').QuickOrderProductsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuickOrderSuggestions($search: String!) {\n    products(search: $search, pageSize: 8) {\n      items {\n        sku\n        name\n        short_description {\n          html\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').QuickOrderSuggestionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SearchProducts($search: String!, $material: String!) {\n    products(search: $search, filter: { material_type: { eq: $material } }, pageSize: 10) {\n      total_count\n      items {\n        ...ProductFacts\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SearchProductsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TopProducts($material: String!) {\n    recommended: products(filter: { material_type: { eq: $material }, product_recommended: { eq: \"1\" } }, pageSize: 4) {\n      items {\n        ...ProductFacts\n      }\n    }\n    range: products(filter: { material_type: { eq: $material } }, pageSize: 4) {\n      items {\n        ...ProductFacts\n      }\n    }\n  }\n"): typeof import('./graphql.ts').TopProductsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrdersAwaitingPayment {\n    ordersAwaitingPayment {\n      order_number\n      payment_token\n      cart_id\n      payment_status\n      pay_until\n      is_given_up\n      is_own\n      amount {\n        value\n      }\n    }\n  }\n"): typeof import('./graphql.ts').OrdersAwaitingPaymentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ProcessPayment($token: String!) {\n    mollieProcessTransaction(payment_token: $token) {\n      standing {\n        order_number\n        cart_id\n        payment_status\n        payment_redirect_url\n        pay_until\n        is_given_up\n        is_cart_returned\n        amount {\n          value\n        }\n        refunded {\n          value\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ProcessPaymentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartPayment($token: String!) {\n    startPayment(payment_token: $token) {\n      payment_redirect_url\n    }\n  }\n"): typeof import('./graphql.ts').StartPaymentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GiveUpPayment($input: MollieResetCartInput!) {\n    mollieRestoreCart(input: $input) {\n      cart {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql.ts').GiveUpPaymentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BudgetLeft($shipTo: String!) {\n    posmBudget(shipTo: $shipTo) {\n      year\n      granted\n      left\n    }\n    customerCart {\n      id\n      ship_to_id\n      budgetDetails {\n        posBudget\n      }\n    }\n  }\n"): typeof import('./graphql.ts').BudgetLeftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddToCart($input: AddProductsToCartInput!) {\n    addProductsToCart(input: $input) {\n      cart {\n        ...CartParts\n      }\n      user_errors {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AddToCartDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCartLines($input: UpdateCartItemsInput!) {\n    updateCartItems(input: $input) {\n      cart {\n        ...CartFigures\n      }\n      errors {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').UpdateCartLinesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveCartLine($input: RemoveItemFromCartInput!) {\n    removeItemFromCart(input: $input) {\n      cart {\n        ...CartParts\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RemoveCartLineDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetTransport($input: SetTransportTypeInput!) {\n    setTransportType(input: $input) {\n      cart {\n        ...CartParts\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SetTransportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CartFigures on Cart {\n    id\n    version\n    ship_to_id\n    delivery_method\n    delivery_date\n    note_for_driver\n    customer_order_number\n    paymentMethod\n    applied_coupons {\n      code\n    }\n    replaces {\n      order_number\n      is_open\n      delivery_after_six_pm\n      delivery_on_pallet\n      delivery_hours_from\n      delivery_hours_to\n      grand_total {\n        value\n      }\n    }\n    shipping_addresses {\n      uid\n      firstname\n      middlename\n      lastname\n      company\n      street\n      postcode\n      city\n      pickup_location_code\n      cart_items {\n        quantity\n      }\n    }\n    items {\n      __typename\n      id\n      quantity\n      number_of_packages\n      number_of_layer\n      number_of_pallet\n      stock_quantity\n      is_available\n      tank_details {\n        liters\n        tank_type_1\n        tank_type_2\n        tank_type_3\n        tank_type_4\n      }\n      product {\n        sku\n      }\n      ... on ConfigurableCartItem {\n        configured_variant {\n          sku\n        }\n      }\n      ... on BundleCartItem {\n        bundle_options {\n          values {\n            uid\n            label\n            quantity\n          }\n        }\n      }\n      prices {\n        price {\n          value\n        }\n        row_total {\n          value\n        }\n        price_details {\n          deposit\n        }\n      }\n    }\n    prices {\n      applied_taxes {\n        amount {\n          value\n        }\n        label\n      }\n      discounts {\n        amount {\n          value\n        }\n        label\n        type\n        value\n        coupon {\n          code\n        }\n      }\n    }\n    cart_prices {\n      grand_total_price\n      grand_total_price_with_vat\n      deposit\n      packaging_tax\n      sorting_charge\n      summary\n    }\n    grand_total_your_price_details {\n      grand_total_your_price\n    }\n    progress_bar_data {\n      iMinimumOrderPallet\n      iMaximumOrderPallet\n      iMinimumOrderWeight\n      iMaximumOrderWeight\n      iMinimumOrderLiters\n      iMaximumOrderLiters\n      iMaximumOrderCash\n      cash_discount {\n        isactive\n        canshow\n        from_amount\n        percent\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CartFiguresFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CartParts on Cart {\n    ...CartFigures\n    items {\n      product {\n        ...ProductFacts\n      }\n      ... on ConfigurableCartItem {\n        configured_variant {\n          ...ProductFacts\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CartPartsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CustomerCart {\n    customerCart {\n      ...CartParts\n    }\n  }\n"): typeof import('./graphql.ts').CustomerCartDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeOrder($number: String!) {\n    changeOrder(order_number: $number) {\n      cart {\n        ...CartParts\n      }\n      failed_items {\n        ...FailedItem\n      }\n      errors {\n        code\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ChangeOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApplyCoupon($input: ApplyCouponToCartInput!) {\n    applyCouponToCart(input: $input) {\n      cart {\n        ...CartParts\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ApplyCouponDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveCoupon($input: RemoveSpecificCouponFromCartInput!) {\n    removeSpecificCouponFromCart(input: $input) {\n      cart {\n        ...CartParts\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RemoveCouponDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FailedItem on FailedReorderItem {\n    sku\n    name\n    selected_options\n    quantity\n    message\n    substitutes {\n      sku\n    }\n  }\n"): typeof import('./graphql.ts').FailedItemFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveAllLines($input: CartIdInput!) {\n    removeAllItems(input: $input) {\n      cart {\n        ...CartParts\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RemoveAllLinesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RepeatOrder($number: String!) {\n    reorderItems(orderNumber: $number) {\n      cart {\n        ...CartParts\n      }\n      failed_items {\n        ...FailedItem\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RepeatOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveForLater($input: SaveOrderInput!) {\n    addSaveOrderForLater(input: $input) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').SaveForLaterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendToShipTo($input: SetShippingAddressesOnCartInput) {\n    setShippingAddressesOnCart(input: $input) {\n      cart {\n        ...CartParts\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SendToShipToDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FavouriteCount {\n    customer {\n      wishlist {\n        items_count\n        shipto_item_count\n      }\n    }\n  }\n"): typeof import('./graphql.ts').FavouriteCountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KeepFavourite($sku: String!) {\n    addProductsToWishlist(wishlist_id: \"0\", sku: $sku, quantity: 1) {\n      user_errors {\n        code\n      }\n    }\n  }\n"): typeof import('./graphql.ts').KeepFavouriteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DropFavourite($sku: String!) {\n    removeProductsFromWishlist(wishlist_id: \"0\", sku: $sku) {\n      user_errors {\n        code\n      }\n    }\n  }\n"): typeof import('./graphql.ts').DropFavouriteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderAgain($number: String) {\n    orderAgain(order_number: $number) {\n      delivery_method\n      delivery_date\n      cut_off_at\n      payment_method\n      grand_total {\n        value\n      }\n      items {\n        product_sku\n        product_name\n        changes\n        number_of_packages\n        number_of_layer\n        number_of_pallet\n        liters\n        ordered_price {\n          value\n        }\n        price {\n          value\n        }\n      }\n      refusal {\n        reason\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').OrderAgainDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderChange on CustomerOrder {\n    can_be_changed\n    replaced_by\n    replaces {\n      order_number\n      grand_total {\n        value\n      }\n      items {\n        product_sku\n        product_name\n        number_of_packages\n        number_of_layer\n        number_of_pallet\n        liters\n      }\n    }\n  }\n"): typeof import('./graphql.ts').OrderChangeFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderEmpties on CustomerOrder {\n    items {\n      id\n      product {\n        deposits: multi_deposit {\n          deposit_type\n          name\n          quantity\n          price\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').OrderEmptiesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderHead on CustomerOrder {\n    number\n    order_date\n    status\n    carrier\n    shipping_method\n    material_type\n    ship_to_id\n    ship_to_name\n    customer_order_number\n    payment_status\n    ordered_total {\n      value\n    }\n    total {\n      grand_total {\n        value\n      }\n    }\n    shipping_addresses {\n      firstname\n      middlename\n      lastname\n      company\n      street\n      postcode\n      city\n      service_point {\n        carrier\n      }\n    }\n    additional_data {\n      delivery_date\n      planned_delivery_date\n      delivery_hours_from\n      delivery_hours_to\n      total_layer\n      total_pallet\n      total_packages\n      total_liters\n      total_weight\n    }\n    comments {\n      message\n      timestamp\n    }\n  }\n"): typeof import('./graphql.ts').OrderHeadFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderContent on CustomerOrder {\n    id\n    processing_status_label\n    delivery_status\n    ordered_by {\n      name\n      for_customer\n    }\n    available_actions\n    payment_token\n    refunded {\n      value\n    }\n    discount\n    note_for_driver\n    total {\n      subtotal_excl_tax {\n        value\n      }\n      total_tax {\n        value\n      }\n      taxes {\n        rate\n        amount {\n          value\n        }\n      }\n    }\n    payment_methods {\n      name\n    }\n    additional_data {\n      custom_email\n      delivery_after_six_pm\n      delivery_on_pallet\n    }\n    shipments {\n      number\n      tracking {\n        carrier\n        number\n      }\n    }\n    items {\n      id\n      product_sku\n      product_name\n      quantity_ordered\n      quantity_confirmed\n      confirmation {\n        change\n        later_quantity\n        later_on\n        substitute_name\n        substitute_sku\n      }\n      quantity_shipped\n      number_of_packages\n      number_of_layer\n      number_of_pallet\n      tank_details {\n        liters\n      }\n      prices {\n        row_total {\n          value\n        }\n      }\n      product {\n        ...ProductFacts\n      }\n      ... on ConfigurableOrderItem {\n        configured_variant {\n          ...ProductFacts\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').OrderContentFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderHeldBack on CustomerOrder {\n    held_back {\n      state\n      is_cancelling\n      since\n      reason\n      behind\n    }\n  }\n"): typeof import('./graphql.ts').OrderHeldBackFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderInvoices on CustomerOrder {\n    invoices {\n      number\n      due_date\n      state\n      open {\n        value\n      }\n      total {\n        grand_total {\n          value\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').OrderInvoicesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderByNumber($number: String!) {\n    customer {\n      orders(filter: { number: { eq: $number } }, pageSize: 1) {\n        items {\n          ...OrderHead\n          ...OrderContent\n          ...OrderEmpties\n          ...OrderChange\n          ...OrderHeldBack\n          ...OrderInvoices\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').OrderByNumberDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecentOrders($shipToId: String!, $pageSize: Int!) {\n    customer {\n      orders(filter: { ship_to_id: { eq: $shipToId } }, pageSize: $pageSize) {\n        items {\n          ...OrderHead\n          ...OrderContent\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RecentOrdersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductFacts on ProductInterface {\n    sku\n    name\n    type_id\n    material_type\n    pack_format\n    brand\n    short_description {\n      html\n    }\n    small_image {\n      url\n    }\n    custom_attributesV2 {\n      items {\n        code\n        ... on AttributeValue {\n          value\n        }\n      }\n    }\n    price_range {\n      minimum_price {\n        regular_price {\n          value\n        }\n        final_price {\n          value\n        }\n      }\n    }\n    multi_deposit {\n      total\n    }\n    gross_weight_per_case\n    number_of_products_on_layer\n    number_of_layers_per_pallet\n    hectolitres_per_case\n    disable_for_layer_ordering\n    disable_for_pallet_ordering\n    disable_for_layer_ordering_fe\n    disable_for_pallet_ordering_fe\n    isavailable_truck_package_ordering\n    stock_quantity\n    low_stock {\n      is_lowstock\n      out_of_stock\n    }\n    product_new\n    product_sale\n    product_last\n    promotional\n    special_offer_details {\n      max_purchasable_qty\n      valid_to\n      deliverable_from\n      deliverable_to\n    }\n  }\n"): typeof import('./graphql.ts').ProductFactsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OfferedUnits {\n    getPortalConfig {\n      orderableunits\n    }\n  }\n"): typeof import('./graphql.ts').OfferedUnitsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SuggestedCart($shipTo: String!) {\n    suggestedCart(shipTo: $shipTo) {\n      items {\n        is_proposed\n        number_of_packages\n        number_of_layer\n        number_of_pallet\n        liters\n        tank_type_1\n        tank_type_2\n        tank_type_3\n        tank_type_4\n        reason\n        times\n        of_orders\n        last_ordered_on\n        product {\n          ...ProductFacts\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SuggestedCartDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TankBeer($shipTo: String!) {\n    tankBeer(shipTo: $shipTo) {\n      order_method\n      financial_blocker\n      tank_agreed\n      delivery_date\n      alternative_date\n      min_purchasable_liters\n      max_purchasable_liters\n      purchasable_brands\n      extra_info\n      tanks {\n        position\n        name\n        capacity_liters\n        brand\n        min_liters\n        max_liters\n      }\n    }\n  }\n"): typeof import('./graphql.ts').TankBeerDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
