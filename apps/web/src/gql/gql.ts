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
    "\n  fragment CartParts on Cart {\n    id\n    ship_to_id\n    delivery_method\n    delivery_date\n    note_for_driver\n    customer_order_number\n    paymentMethod\n    total_quantity\n    items {\n      __typename\n      id\n      quantity\n      number_of_packages\n      number_of_layer\n      number_of_pallet\n      quantity_total\n      stock_quantity\n      is_available\n      tank_details {\n        liters\n        tank_type_1\n        tank_type_2\n        tank_type_3\n      }\n      product {\n        ...ProductFacts\n      }\n      prices {\n        price {\n          value\n        }\n        row_total {\n          value\n        }\n        price_details {\n          deposit\n        }\n      }\n    }\n    available_payment_methods {\n      code\n      title\n      is_deferred\n    }\n    prices {\n      grand_total {\n        value\n      }\n      subtotal_excluding_tax {\n        value\n      }\n      applied_taxes {\n        amount {\n          value\n        }\n        label\n      }\n      discounts {\n        amount {\n          value\n        }\n        label\n      }\n    }\n    cart_prices {\n      grand_total_price\n      grand_total_price_with_vat\n      deposit\n      packaging_tax\n      sorting_charge\n      vat\n      summary\n    }\n    grand_total_your_price_details {\n      grand_total_your_price\n    }\n    progress_bar_data {\n      status\n      isCheckoutEnable\n      iMinimumOrderPallet\n      iMaximumOrderPallet\n      iMinimumOrderWeight\n      iMaximumOrderWeight\n      iMaximumOrderCash\n    }\n    sap_payment_details {\n      sap_payment_code\n      sap_payment_method\n    }\n  }\n": typeof types.CartPartsFragmentDoc,
    "\n  query CustomerCart {\n    customerCart {\n      ...CartParts\n    }\n  }\n": typeof types.CustomerCartDocument,
    "\n  mutation AddToCart($input: AddProductsToCartInput!) {\n    addProductsToCart(input: $input) {\n      cart {\n        ...CartParts\n      }\n      user_errors {\n        code\n        message\n      }\n    }\n  }\n": typeof types.AddToCartDocument,
    "\n  mutation RemoveAllLines($input: CartIdInput!) {\n    removeAllItems(input: $input) {\n      cart {\n        ...CartParts\n      }\n    }\n  }\n": typeof types.RemoveAllLinesDocument,
    "\n  mutation RemoveCartLine($input: RemoveItemFromCartInput!) {\n    removeItemFromCart(input: $input) {\n      cart {\n        ...CartParts\n      }\n    }\n  }\n": typeof types.RemoveCartLineDocument,
    "\n  mutation SetTransport($input: SetTransportTypeInput!) {\n    setTransportType(input: $input) {\n      cart {\n        ...CartParts\n      }\n    }\n  }\n": typeof types.SetTransportDocument,
    "\n  mutation UpdateCartLines($input: UpdateCartItemsInput!) {\n    updateCartItems(input: $input) {\n      cart {\n        ...CartParts\n      }\n      errors {\n        code\n        message\n      }\n    }\n  }\n": typeof types.UpdateCartLinesDocument,
    "\n  query Products($search: String, $filter: ProductAttributeFilterInput, $sort: ProductAttributeSortInput, $page: Int) {\n    products(search: $search, filter: $filter, sort: $sort, pageSize: 25, currentPage: $page) {\n      total_count\n      items {\n        ...ProductFacts\n      }\n      page_info {\n        total_pages\n      }\n    }\n  }\n": typeof types.ProductsDocument,
    "\n  query ProductFacets($search: String, $filter: ProductAttributeFilterInput) {\n    products(search: $search, filter: $filter, pageSize: 1) {\n      total_count\n      aggregations {\n        attribute_code\n        label\n        options {\n          label\n          value\n          count\n        }\n      }\n      categoryFilter {\n        name\n        count\n        level\n        url_path\n      }\n    }\n  }\n": typeof types.ProductFacetsDocument,
    "\n  fragment ProductFacts on ProductInterface {\n    sku\n    name\n    type_id\n    material_type\n    pack_format\n    brand\n    short_description {\n      html\n    }\n    small_image {\n      url\n    }\n    custom_attributesV2 {\n      items {\n        code\n        ... on AttributeValue {\n          value\n        }\n      }\n    }\n    price_range {\n      minimum_price {\n        regular_price {\n          value\n        }\n        final_price {\n          value\n        }\n      }\n    }\n    multi_deposit {\n      total\n    }\n    gross_weight_per_case\n    number_of_products_on_layer\n    number_of_layers_per_pallet\n    hectolitres_per_case\n    disable_for_layer_ordering\n    disable_for_pallet_ordering\n    disable_for_layer_ordering_fe\n    disable_for_pallet_ordering_fe\n    isavailable_truck_package_ordering\n    stock_quantity\n    low_stock {\n      is_lowstock\n      out_of_stock\n    }\n    product_new\n    product_sale\n    special_offer_details {\n      max_purchasable_qty\n      valid_to\n      deliverable_from\n      deliverable_to\n    }\n  }\n": typeof types.ProductFactsFragmentDoc,
    "\n  query OfferedUnits {\n    getPortalConfig {\n      orderableunits\n    }\n  }\n": typeof types.OfferedUnitsDocument,
};
const documents: Documents = {
    "\n  fragment CartParts on Cart {\n    id\n    ship_to_id\n    delivery_method\n    delivery_date\n    note_for_driver\n    customer_order_number\n    paymentMethod\n    total_quantity\n    items {\n      __typename\n      id\n      quantity\n      number_of_packages\n      number_of_layer\n      number_of_pallet\n      quantity_total\n      stock_quantity\n      is_available\n      tank_details {\n        liters\n        tank_type_1\n        tank_type_2\n        tank_type_3\n      }\n      product {\n        ...ProductFacts\n      }\n      prices {\n        price {\n          value\n        }\n        row_total {\n          value\n        }\n        price_details {\n          deposit\n        }\n      }\n    }\n    available_payment_methods {\n      code\n      title\n      is_deferred\n    }\n    prices {\n      grand_total {\n        value\n      }\n      subtotal_excluding_tax {\n        value\n      }\n      applied_taxes {\n        amount {\n          value\n        }\n        label\n      }\n      discounts {\n        amount {\n          value\n        }\n        label\n      }\n    }\n    cart_prices {\n      grand_total_price\n      grand_total_price_with_vat\n      deposit\n      packaging_tax\n      sorting_charge\n      vat\n      summary\n    }\n    grand_total_your_price_details {\n      grand_total_your_price\n    }\n    progress_bar_data {\n      status\n      isCheckoutEnable\n      iMinimumOrderPallet\n      iMaximumOrderPallet\n      iMinimumOrderWeight\n      iMaximumOrderWeight\n      iMaximumOrderCash\n    }\n    sap_payment_details {\n      sap_payment_code\n      sap_payment_method\n    }\n  }\n": types.CartPartsFragmentDoc,
    "\n  query CustomerCart {\n    customerCart {\n      ...CartParts\n    }\n  }\n": types.CustomerCartDocument,
    "\n  mutation AddToCart($input: AddProductsToCartInput!) {\n    addProductsToCart(input: $input) {\n      cart {\n        ...CartParts\n      }\n      user_errors {\n        code\n        message\n      }\n    }\n  }\n": types.AddToCartDocument,
    "\n  mutation RemoveAllLines($input: CartIdInput!) {\n    removeAllItems(input: $input) {\n      cart {\n        ...CartParts\n      }\n    }\n  }\n": types.RemoveAllLinesDocument,
    "\n  mutation RemoveCartLine($input: RemoveItemFromCartInput!) {\n    removeItemFromCart(input: $input) {\n      cart {\n        ...CartParts\n      }\n    }\n  }\n": types.RemoveCartLineDocument,
    "\n  mutation SetTransport($input: SetTransportTypeInput!) {\n    setTransportType(input: $input) {\n      cart {\n        ...CartParts\n      }\n    }\n  }\n": types.SetTransportDocument,
    "\n  mutation UpdateCartLines($input: UpdateCartItemsInput!) {\n    updateCartItems(input: $input) {\n      cart {\n        ...CartParts\n      }\n      errors {\n        code\n        message\n      }\n    }\n  }\n": types.UpdateCartLinesDocument,
    "\n  query Products($search: String, $filter: ProductAttributeFilterInput, $sort: ProductAttributeSortInput, $page: Int) {\n    products(search: $search, filter: $filter, sort: $sort, pageSize: 25, currentPage: $page) {\n      total_count\n      items {\n        ...ProductFacts\n      }\n      page_info {\n        total_pages\n      }\n    }\n  }\n": types.ProductsDocument,
    "\n  query ProductFacets($search: String, $filter: ProductAttributeFilterInput) {\n    products(search: $search, filter: $filter, pageSize: 1) {\n      total_count\n      aggregations {\n        attribute_code\n        label\n        options {\n          label\n          value\n          count\n        }\n      }\n      categoryFilter {\n        name\n        count\n        level\n        url_path\n      }\n    }\n  }\n": types.ProductFacetsDocument,
    "\n  fragment ProductFacts on ProductInterface {\n    sku\n    name\n    type_id\n    material_type\n    pack_format\n    brand\n    short_description {\n      html\n    }\n    small_image {\n      url\n    }\n    custom_attributesV2 {\n      items {\n        code\n        ... on AttributeValue {\n          value\n        }\n      }\n    }\n    price_range {\n      minimum_price {\n        regular_price {\n          value\n        }\n        final_price {\n          value\n        }\n      }\n    }\n    multi_deposit {\n      total\n    }\n    gross_weight_per_case\n    number_of_products_on_layer\n    number_of_layers_per_pallet\n    hectolitres_per_case\n    disable_for_layer_ordering\n    disable_for_pallet_ordering\n    disable_for_layer_ordering_fe\n    disable_for_pallet_ordering_fe\n    isavailable_truck_package_ordering\n    stock_quantity\n    low_stock {\n      is_lowstock\n      out_of_stock\n    }\n    product_new\n    product_sale\n    special_offer_details {\n      max_purchasable_qty\n      valid_to\n      deliverable_from\n      deliverable_to\n    }\n  }\n": types.ProductFactsFragmentDoc,
    "\n  query OfferedUnits {\n    getPortalConfig {\n      orderableunits\n    }\n  }\n": types.OfferedUnitsDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CartParts on Cart {\n    id\n    ship_to_id\n    delivery_method\n    delivery_date\n    note_for_driver\n    customer_order_number\n    paymentMethod\n    total_quantity\n    items {\n      __typename\n      id\n      quantity\n      number_of_packages\n      number_of_layer\n      number_of_pallet\n      quantity_total\n      stock_quantity\n      is_available\n      tank_details {\n        liters\n        tank_type_1\n        tank_type_2\n        tank_type_3\n      }\n      product {\n        ...ProductFacts\n      }\n      prices {\n        price {\n          value\n        }\n        row_total {\n          value\n        }\n        price_details {\n          deposit\n        }\n      }\n    }\n    available_payment_methods {\n      code\n      title\n      is_deferred\n    }\n    prices {\n      grand_total {\n        value\n      }\n      subtotal_excluding_tax {\n        value\n      }\n      applied_taxes {\n        amount {\n          value\n        }\n        label\n      }\n      discounts {\n        amount {\n          value\n        }\n        label\n      }\n    }\n    cart_prices {\n      grand_total_price\n      grand_total_price_with_vat\n      deposit\n      packaging_tax\n      sorting_charge\n      vat\n      summary\n    }\n    grand_total_your_price_details {\n      grand_total_your_price\n    }\n    progress_bar_data {\n      status\n      isCheckoutEnable\n      iMinimumOrderPallet\n      iMaximumOrderPallet\n      iMinimumOrderWeight\n      iMaximumOrderWeight\n      iMaximumOrderCash\n    }\n    sap_payment_details {\n      sap_payment_code\n      sap_payment_method\n    }\n  }\n"): typeof import('./graphql.ts').CartPartsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CustomerCart {\n    customerCart {\n      ...CartParts\n    }\n  }\n"): typeof import('./graphql.ts').CustomerCartDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddToCart($input: AddProductsToCartInput!) {\n    addProductsToCart(input: $input) {\n      cart {\n        ...CartParts\n      }\n      user_errors {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AddToCartDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveAllLines($input: CartIdInput!) {\n    removeAllItems(input: $input) {\n      cart {\n        ...CartParts\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RemoveAllLinesDocument;
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
export function graphql(source: "\n  mutation UpdateCartLines($input: UpdateCartItemsInput!) {\n    updateCartItems(input: $input) {\n      cart {\n        ...CartParts\n      }\n      errors {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').UpdateCartLinesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Products($search: String, $filter: ProductAttributeFilterInput, $sort: ProductAttributeSortInput, $page: Int) {\n    products(search: $search, filter: $filter, sort: $sort, pageSize: 25, currentPage: $page) {\n      total_count\n      items {\n        ...ProductFacts\n      }\n      page_info {\n        total_pages\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ProductsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProductFacets($search: String, $filter: ProductAttributeFilterInput) {\n    products(search: $search, filter: $filter, pageSize: 1) {\n      total_count\n      aggregations {\n        attribute_code\n        label\n        options {\n          label\n          value\n          count\n        }\n      }\n      categoryFilter {\n        name\n        count\n        level\n        url_path\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ProductFacetsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductFacts on ProductInterface {\n    sku\n    name\n    type_id\n    material_type\n    pack_format\n    brand\n    short_description {\n      html\n    }\n    small_image {\n      url\n    }\n    custom_attributesV2 {\n      items {\n        code\n        ... on AttributeValue {\n          value\n        }\n      }\n    }\n    price_range {\n      minimum_price {\n        regular_price {\n          value\n        }\n        final_price {\n          value\n        }\n      }\n    }\n    multi_deposit {\n      total\n    }\n    gross_weight_per_case\n    number_of_products_on_layer\n    number_of_layers_per_pallet\n    hectolitres_per_case\n    disable_for_layer_ordering\n    disable_for_pallet_ordering\n    disable_for_layer_ordering_fe\n    disable_for_pallet_ordering_fe\n    isavailable_truck_package_ordering\n    stock_quantity\n    low_stock {\n      is_lowstock\n      out_of_stock\n    }\n    product_new\n    product_sale\n    special_offer_details {\n      max_purchasable_qty\n      valid_to\n      deliverable_from\n      deliverable_to\n    }\n  }\n"): typeof import('./graphql.ts').ProductFactsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OfferedUnits {\n    getPortalConfig {\n      orderableunits\n    }\n  }\n"): typeof import('./graphql.ts').OfferedUnitsDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
