/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Fields combine with AND, the values of one `in` with OR; flags take "1" or "0". */
export type ProductAttributeFilterInput = {
  sku?: FilterEqualTypeInput | null | undefined;
  name?: FilterMatchTypeInput | null | undefined;
  description?: FilterMatchTypeInput | null | undefined;
  short_description?: FilterMatchTypeInput | null | undefined;
  url_key?: FilterEqualTypeInput | null | undefined;
  price?: FilterRangeTypeInput | null | undefined;
  category_id?: FilterEqualTypeInput | null | undefined;
  category_uid?: FilterEqualTypeInput | null | undefined;
  category_url_path?: FilterEqualTypeInput | null | undefined;
  /** The same as `category_id`. */
  category?: FilterEqualTypeInput | null | undefined;
  /** Names or codes of brands. */
  brand?: FilterEqualTypeInput | null | undefined;
  /** Values as the aggregation of this name lists them. */
  sub_brand?: FilterEqualTypeInput | null | undefined;
  /** Values as the aggregation of this name lists them. */
  beer_type?: FilterEqualTypeInput | null | undefined;
  /** Values as the aggregation of this name lists them. */
  pack_format?: FilterEqualTypeInput | null | undefined;
  /** Values as products have them. */
  pack_material?: FilterEqualTypeInput | null | undefined;
  /** Values as products have them. */
  packaging?: FilterEqualTypeInput | null | undefined;
  /** Values as the aggregation of this name lists them. */
  volume?: FilterEqualTypeInput | null | undefined;
  /** FERT (beer, tank beer included) or ZBTL (POSM). */
  material_type?: FilterEqualTypeInput | null | undefined;
  /** `simple`, `configurable` or `bundle`. */
  type?: FilterEqualTypeInput | null | undefined;
  /** The same as `type`. */
  type_id?: FilterEqualTypeInput | null | undefined;
  /** `1` or `0`: brands that the brewery marks with a rule of their own. */
  is_peroni?: FilterEqualTypeInput | null | undefined;
  /** `1` or `0`: what the caller keeps as a favourite. */
  favourites?: FilterEqualTypeInput | null | undefined;
  /** `1` or `0`; see the field of `ProductInterface`. */
  product_last?: FilterEqualTypeInput | null | undefined;
  /** `1` or `0`; see the field of `ProductInterface`. */
  product_new?: FilterEqualTypeInput | null | undefined;
  /** `1` or `0`; see the field of `ProductInterface`. */
  product_sale?: FilterEqualTypeInput | null | undefined;
  /** `1` or `0`; see the field of `ProductInterface`. */
  product_recommended?: FilterEqualTypeInput | null | undefined;
  /** `1` or `0`; see the field of `ProductInterface`. */
  product_lowstock?: FilterEqualTypeInput | null | undefined;
  /** `1` or `0`; see the field of `ProductInterface`. */
  promotional?: FilterEqualTypeInput | null | undefined;
  /** `1` or `0`; see the field of `ProductInterface`. */
  high_margin?: FilterEqualTypeInput | null | undefined;
  /** `1` or `0`; see the field of `ProductInterface`. */
  free_beer?: FilterEqualTypeInput | null | undefined;
  /** `1` or `0`; see the field of `ProductInterface`. */
  returnable_package?: FilterEqualTypeInput | null | undefined;
};

/** Several fields apply in the order written; ties are broken by SKU. */
export type ProductAttributeSortInput = {
  relevance?: SortEnum | null | undefined;
  position?: SortEnum | null | undefined;
  name?: SortEnum | null | undefined;
  price?: SortEnum | null | undefined;
  /** By the name of the brand. */
  brand?: SortEnum | null | undefined;
  /** By the name of the sub-brand; products without one come last. */
  sub_brand?: SortEnum | null | undefined;
  /** By the content as a number, so that 50 cl comes before 1 l. */
  volume?: SortEnum | null | undefined;
  /** By the SKU. */
  sku?: SortEnum | null | undefined;
  /** By the code of the pack format. */
  pack_format?: SortEnum | null | undefined;
};

/** A product with any of the amounts. */
export type CartItemInput = {
  /** SKU of the product, or of the variant. */
  sku: string;
  /** Loose cases or pieces; by itself, more than the stock is refused (`INSUFFICIENT_STOCK`). */
  quantity: number;
  parent_sku?: string | null | undefined;
  /** The `uid` of each part of a bundle, or of each value of a product with variants. */
  selected_options?: Array<string | number | null | undefined> | null | undefined;
  entered_options?: Array<EnteredOptionInput | null | undefined> | null | undefined;
  /** Loose cases or pieces, instead of `quantity`; with a `number_of_` amount, more than the stock is cut back and said in `user_errors`. */
  number_of_packages?: number | null | undefined;
  /** Whole layers beside them. */
  number_of_layer?: number | null | undefined;
  /** Whole pallets beside them. */
  number_of_pallet?: number | null | undefined;
  /** Litres of tank beer, in steps of 50, at most 9999. */
  liters?: number | null | undefined;
  /** Tanks of type 1 that the beer is for, 0 to 9999. */
  tank_type_1?: number | null | undefined;
  /** Tanks of type 2 that the beer is for, 0 to 9999. */
  tank_type_2?: number | null | undefined;
  /** Tanks of type 3 that the beer is for, 0 to 9999. */
  tank_type_3?: number | null | undefined;
};

export type EnteredOptionInput = {
  uid: string | number;
  value: string;
};

/** The cart and the lines in one object. */
export type AddProductsToCartInput = {
  /** Id of the caller's active cart, 32 letters and digits; any other id is `graphql-no-such-entity`. */
  cart_id: string;
  /** The lines, at most 500. */
  cart_items: Array<CartItemInput | null | undefined>;
};

export type CartUserInputErrorType =
  | 'PRODUCT_NOT_FOUND'
  | 'NOT_SALABLE'
  | 'INSUFFICIENT_STOCK'
  | 'COULD_NOT_FIND_CART_ITEM'
  | 'REQUIRED_PARAMETER_MISSING'
  | 'INVALID_PARAMETER_VALUE'
  | 'PERMISSION_DENIED'
  | 'UNDEFINED';

/** The cart and its lines in one object. */
export type UpdateCartItemsInput = {
  /** Id of the caller's active cart, 32 letters and digits; any other id is `graphql-no-such-entity`. */
  cart_id: string;
  /** The `version` of the cart that the person saw: of one that has changed since, nothing is updated (`cart-changed`). */
  cart_version?: number | null | undefined;
  cart_items: Array<CartItemUpdateInput | null | undefined>;
};

export type CartItemUpdateInput = {
  /** The `id` of the line. */
  cart_item_id?: number | null | undefined;
  /** The `uid` of the line. */
  cart_item_uid?: string | number | null | undefined;
  /** Loose cases or pieces; 0 by itself takes the line out, and more than the stock is refused. */
  quantity?: number | null | undefined;
  customizable_options?: Array<CustomizableOptionInput | null | undefined> | null | undefined;
  /** Loose cases or pieces, instead of `quantity`; more than the stock is cut back. Left out: as it is. */
  number_of_packages?: number | null | undefined;
  /** Whole layers. Left out: as it is. */
  number_of_layer?: number | null | undefined;
  /** Whole pallets. Left out: as it is. */
  number_of_pallet?: number | null | undefined;
  /** Litres of tank beer, in steps of 50, at most 9999. Left out beside another tank amount: 0. */
  liters?: number | null | undefined;
  /** Tanks of type 1 that the beer is for, 0 to 9999. Left out beside another tank amount: 0. */
  tank_type_1?: number | null | undefined;
  /** Tanks of type 2 that the beer is for, 0 to 9999. Left out beside another tank amount: 0. */
  tank_type_2?: number | null | undefined;
  /** Tanks of type 3 that the beer is for, 0 to 9999. Left out beside another tank amount: 0. */
  tank_type_3?: number | null | undefined;
  /** Accepted and never trusted. */
  stock_quantity?: number | null | undefined;
};

export type CustomizableOptionInput = {
  id?: number | null | undefined;
  uid?: string | number | null | undefined;
  value_string: string;
};

export type RemoveItemFromCartInput = {
  /** Id of the caller's active cart, 32 letters and digits; any other id is `graphql-no-such-entity`. */
  cart_id: string;
  /** The `id` of the line. */
  cart_item_id?: number | null | undefined;
  /** The `uid` of the line. */
  cart_item_uid?: string | number | null | undefined;
};

/** A cart and nothing else. */
export type CartIdInput = {
  /** Id of the caller's active cart, 32 letters and digits; any other id is `graphql-no-such-entity`. */
  cart_id: string;
};

/** The delivery in one object. */
export type UpdatePricesInput = {
  /** Id of the caller's active cart, 32 letters and digits; any other id is `graphql-no-such-entity`. */
  cart_id: string;
  /** The delivery day, ISO date; one that the calendar refuses is `graphql-input` (`delivery-date-unavailable`). */
  delivery_date: string;
  /** The day that stands in the order bar, ISO date; where it is left out the header `datepopup` is read. */
  date_popup: string;
  /** Code of a payment method that the ship-to is offered. */
  payment_method: string;
  /** Asked for and not kept. */
  payment_title: string;
  /** Asked for and not kept. */
  outlet_order_type: string;
  /** Code of a method, such as `flatrate_flatrate`. */
  delivery_method: string;
  /** From when it may come, such as `08:00`. */
  delivery_hours_from: string;
  /** Until when it may come, such as `12:00`. */
  delivery_hours_to: string;
  /** Asked for and not kept. */
  user_first_name: string;
  /** Asked for and not kept. */
  user_surname: string;
};

/** The transport in one object. */
export type SetTransportTypeInput = {
  /** Id of the caller's active cart, which is meant where it is left out. */
  cart_id?: string | null | undefined;
  /** Code of a method, such as `flatrate_flatrate`. */
  transport_type: string;
  /** Number of the ship-to that the cart goes to; one of another company is `graphql-input`, one that is not the caller's `graphql-authorization`. */
  outlet_id: string;
  /** The delivery day, ISO date; where it is left out the header `datepopup` is read, and without that the cart keeps its day or gets the first available one. */
  date_popup?: string | null | undefined;
  /** Code of a payment method, read where `payment_code` is left out. */
  payment_method: string;
  /** Code of a payment method that the ship-to is offered. */
  payment_code: string;
  /** A store code, such as `LivePortal_NL_nl`; the language comes from the header `Store`. */
  store: string;
};

export type CancelOrderInput = {
  order_id?: string | number | null | undefined;
  /** The SAP id, or the order number of an order that the ERP has not confirmed. */
  sap_id?: string | null | undefined;
  reason?: string | null | undefined;
};

export type CancelOrderErrorCode =
  | 'ORDER_CANCELLATION_DISABLED'
  | 'ORDER_NOT_FOUND'
  | 'UNAUTHORISED'
  | 'INVALID_ORDER_STATUS'
  | 'PARTIAL_ORDER_ITEM_SHIPPED'
  | 'UNDEFINED';

export type CustomerOrdersFilterInput = {
  number?: FilterStringTypeInput | null | undefined;
  order_date?: FilterRangeTypeInput | null | undefined;
  grand_total?: FilterRangeTypeInput | null | undefined;
  status?: FilterEqualTypeInput | null | undefined;
  /** FERT (beer, tank beer included) or ZBTL (POSM). */
  material_type?: FilterEqualTypeInput | null | undefined;
  /** Numbers of ship-tos. */
  ship_to_id?: FilterEqualTypeInput | null | undefined;
  /** SAP ids. */
  sap_id?: FilterEqualTypeInput | null | undefined;
};

export type CustomerOrderSortInput = {
  sort_field: CustomerOrderSortableField;
  sort_direction: SortEnum;
};

export type CustomerOrderSortableField =
  | 'NUMBER'
  | 'CREATED_AT';

export type PlaceOrderInput = {
  /** Id of the cart to place, or of one that was placed: its order is answered again. */
  cart_id: string;
  /** Where the confirmation goes: the caller's own address, or that of somebody at the company; another one is refused (`custom-email-not-allowed`). */
  custom_email?: string | null | undefined;
  /** True: it may come after 18:00. Left out: as the cart has it. */
  deliveryaftersixpm?: boolean | null | undefined;
  /** True: it comes on pallets. Left out: as the cart has it. */
  deliveryonpallet?: boolean | null | undefined;
  /** The note for the driver, at most 70 characters as people count them. Left out: the header `noteForDriver`, else that of the cart. */
  notefordriver?: string | null | undefined;
  /** Taken and not used: the payment method of the cart holds. */
  sappaymentmethod?: string | null | undefined;
  /** Taken and not used: no order is paid online. */
  return_url?: string | null | undefined;
  /** The same as `return_url`. */
  mollie_return_url?: string | null | undefined;
  /** The grand total with VAT that the person saw; the answer says whether another one was charged. */
  shown_grand_total?: number | null | undefined;
  /** The version of the cart that the person saw; of a cart that has changed since, nothing is ordered (`cart-changed`). */
  cart_version?: number | null | undefined;
};

export type OrderActionType =
  | 'REORDER'
  | 'CANCEL'
  | 'RETURN';

/** What of a line is other than when it was ordered. */
export type OrderAgainChange =
  /** None of it can be had. */
  | 'GONE'
  /** Less of it can be had. */
  | 'LESS'
  /** It has another price. */
  | 'PRICE';

/** A cart and the title that what is put aside gets. */
export type SaveOrderInput = {
  /** Id of the caller's active cart, 32 letters and digits; any other id is `graphql-no-such-entity`. */
  cart_id: string;
  /** The order title, at most 40 characters as people count them. Left out: the header `customerOrderNumber`, else that of the cart. */
  customer_order_number?: string | null | undefined;
};

/** A saved order or a pre-order. */
export type OrderIdInput = {
  /** The `id` of one of the caller's ship-tos; any other is `graphql-no-such-entity`. */
  id: string | number;
};

export type SortEnum =
  | 'ASC'
  | 'DESC';

export type FilterMatchTypeEnum =
  | 'FULL'
  | 'PARTIAL';

export type FilterEqualTypeInput = {
  eq?: string | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
};

/** All words, each may be partial. */
export type FilterMatchTypeInput = {
  match?: string | null | undefined;
  match_type?: FilterMatchTypeEnum | null | undefined;
};

/** Inclusive; either end may be left out; numbers as text. */
export type FilterRangeTypeInput = {
  from?: string | null | undefined;
  to?: string | null | undefined;
};

export type FilterStringTypeInput = {
  eq?: string | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  match?: string | null | undefined;
};

export type OrdersQueryVariables = Exact<{
  filter?: CustomerOrdersFilterInput | null | undefined;
  sort?: CustomerOrderSortInput | null | undefined;
  currentPage?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type OrdersQuery = { customer: { orders: { total_count: number | null, page_info: { total_pages: number | null } | null, items: Array<{ number: string, order_date: string, status: string, carrier: string | null, shipping_method: string | null, material_type: string | null, ship_to_id: string | null, customer_order_number: string | null, total: { grand_total: { value: number | null } } | null, shipping_address: { firstname: string, company: string | null, street: Array<string | null>, city: string } | null, additional_data: { delivery_date: string | null, delivery_hours_from: string | null, delivery_hours_to: string | null, total_layer: number | null, total_pallet: number | null, total_packages: number | null, total_liters: number | null, total_weight: number | null } | null, comments: Array<{ message: string, timestamp: string } | null> | null } | null> } | null } | null };

export type CancelOrderMutationVariables = Exact<{
  input: CancelOrderInput;
}>;


export type CancelOrderMutation = { cancelOrder: { success: boolean | null, errorV2: { code: CancelOrderErrorCode } | null } | null };

export type ProductBySkuQueryVariables = Exact<{
  sku: string;
}>;


export type ProductBySkuQuery = { products: { items: Array<
      | { ean: string | null, ean_ea: string | null, country_of_origin: string | null, shelf_life: string | null, number_of_items_in_box: number | null, sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, description: { html: string } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, deposits: Array<{ name: string | null, quantity: number | null, price: number | null, total: number | null } | null> | null, downloads: Array<{ title: string | null, url: string | null, file_type: string | null, size: number | null } | null> | null, available_packaging: Array<{ sku: string | null, title: string | null, your_price: number | null } | null> | null, related_products: Array<
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
         | null> | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
            | { value: string, code: string }
            | { code: string }
           | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
      | { ean: string | null, ean_ea: string | null, country_of_origin: string | null, shelf_life: string | null, number_of_items_in_box: number | null, sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, description: { html: string } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, deposits: Array<{ name: string | null, quantity: number | null, price: number | null, total: number | null } | null> | null, downloads: Array<{ title: string | null, url: string | null, file_type: string | null, size: number | null } | null> | null, available_packaging: Array<{ sku: string | null, title: string | null, your_price: number | null } | null> | null, related_products: Array<
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
         | null> | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
            | { value: string, code: string }
            | { code: string }
           | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
      | { ean: string | null, ean_ea: string | null, country_of_origin: string | null, shelf_life: string | null, number_of_items_in_box: number | null, sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, variants: Array<{ attributes: Array<{ label: string | null } | null> | null, product: { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null } | null } | null> | null, description: { html: string } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, deposits: Array<{ name: string | null, quantity: number | null, price: number | null, total: number | null } | null> | null, downloads: Array<{ title: string | null, url: string | null, file_type: string | null, size: number | null } | null> | null, available_packaging: Array<{ sku: string | null, title: string | null, your_price: number | null } | null> | null, related_products: Array<
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
         | null> | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
            | { value: string, code: string }
            | { code: string }
           | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
      | { ean: string | null, ean_ea: string | null, country_of_origin: string | null, shelf_life: string | null, number_of_items_in_box: number | null, sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, items: Array<{ option_id: number | null, title: string | null, type: string | null, required: boolean | null, options: Array<{ id: number | null, label: string | null, quantity: number | null, is_default: boolean | null, can_change_quantity: boolean | null, product:
              | { sku: string | null, stock_quantity: number | null }
              | { sku: string | null, stock_quantity: number | null }
              | { sku: string | null, stock_quantity: number | null }
              | { sku: string | null, stock_quantity: number | null }
              | { sku: string | null, stock_quantity: number | null }
              | { sku: string | null, stock_quantity: number | null }
             | null } | null> | null } | null> | null, description: { html: string } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, deposits: Array<{ name: string | null, quantity: number | null, price: number | null, total: number | null } | null> | null, downloads: Array<{ title: string | null, url: string | null, file_type: string | null, size: number | null } | null> | null, available_packaging: Array<{ sku: string | null, title: string | null, your_price: number | null } | null> | null, related_products: Array<
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
         | null> | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
            | { value: string, code: string }
            | { code: string }
           | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
      | { ean: string | null, ean_ea: string | null, country_of_origin: string | null, shelf_life: string | null, number_of_items_in_box: number | null, sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, description: { html: string } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, deposits: Array<{ name: string | null, quantity: number | null, price: number | null, total: number | null } | null> | null, downloads: Array<{ title: string | null, url: string | null, file_type: string | null, size: number | null } | null> | null, available_packaging: Array<{ sku: string | null, title: string | null, your_price: number | null } | null> | null, related_products: Array<
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
         | null> | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
            | { value: string, code: string }
            | { code: string }
           | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
      | { ean: string | null, ean_ea: string | null, country_of_origin: string | null, shelf_life: string | null, number_of_items_in_box: number | null, sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, description: { html: string } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, deposits: Array<{ name: string | null, quantity: number | null, price: number | null, total: number | null } | null> | null, downloads: Array<{ title: string | null, url: string | null, file_type: string | null, size: number | null } | null> | null, available_packaging: Array<{ sku: string | null, title: string | null, your_price: number | null } | null> | null, related_products: Array<
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
         | null> | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
            | { value: string, code: string }
            | { code: string }
           | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
     | null> | null } | null };

export type ProductsQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: ProductAttributeFilterInput | null | undefined;
  sort?: ProductAttributeSortInput | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type ProductsQuery = { products: { total_count: number | null, items: Array<
      | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
            | { value: string, code: string }
            | { code: string }
           | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
      | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
            | { value: string, code: string }
            | { code: string }
           | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
      | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
            | { value: string, code: string }
            | { code: string }
           | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
      | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
            | { value: string, code: string }
            | { code: string }
           | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
      | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
            | { value: string, code: string }
            | { code: string }
           | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
      | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
            | { value: string, code: string }
            | { code: string }
           | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
     | null> | null, page_info: { total_pages: number | null } | null } | null };

export type ProductFacetsQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: ProductAttributeFilterInput | null | undefined;
}>;


export type ProductFacetsQuery = { products: { total_count: number | null, aggregations: Array<{ attribute_code: string, label: string | null, options: Array<{ label: string | null, value: string, count: number | null } | null> | null } | null> | null, categoryFilter: Array<{ name: string | null, count: number | null, level: number | null, url_path: string | null } | null> | null } | null };

export type RecommendedItemsQueryVariables = Exact<{
  shipTo: string;
  selected?: string | null | undefined;
}>;


export type RecommendedItemsQuery = { recommendItems: { recItems: Array<{ productId: string | null, Priority: string | null } | null> | null } | null };

export type RecommendedProductsQueryVariables = Exact<{
  skus: Array<string> | string;
  pageSize: number;
}>;


export type RecommendedProductsQuery = { products: { items: Array<
      | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
            | { value: string, code: string }
            | { code: string }
           | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
      | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
            | { value: string, code: string }
            | { code: string }
           | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
      | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
            | { value: string, code: string }
            | { code: string }
           | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
      | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
            | { value: string, code: string }
            | { code: string }
           | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
      | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
            | { value: string, code: string }
            | { code: string }
           | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
      | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
            | { value: string, code: string }
            | { code: string }
           | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
     | null> | null } | null };

export type UpcomingBeersQueryVariables = Exact<{ [key: string]: never; }>;


export type UpcomingBeersQuery = { products: { items: Array<
      | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
            | { value: string, code: string }
            | { code: string }
           | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
      | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
            | { value: string, code: string }
            | { code: string }
           | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
      | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
            | { value: string, code: string }
            | { code: string }
           | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
      | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
            | { value: string, code: string }
            | { code: string }
           | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
      | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
            | { value: string, code: string }
            | { code: string }
           | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
      | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
            | { value: string, code: string }
            | { code: string }
           | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
     | null> | null } | null };

export type UpdatePricesMutationVariables = Exact<{
  input: UpdatePricesInput;
}>;


export type UpdatePricesMutation = { updatePrices: { cart: { id: string, version: number, ship_to_id: string | null, delivery_method: string | null, delivery_date: string | null, note_for_driver: string | null, customer_order_number: string | null, paymentMethod: string | null, items: Array<
        | { __typename: 'SimpleCartItem', id: string, quantity: number, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, stock_quantity: number | null, is_available: boolean, product:
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          , tank_details: { liters: number | null } | null, prices: { price: { value: number | null }, row_total: { value: number | null } } | null }
        | { __typename: 'VirtualCartItem', id: string, quantity: number, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, stock_quantity: number | null, is_available: boolean, product:
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          , tank_details: { liters: number | null } | null, prices: { price: { value: number | null }, row_total: { value: number | null } } | null }
        | { __typename: 'ConfigurableCartItem', id: string, quantity: number, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, stock_quantity: number | null, is_available: boolean, configured_variant:
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          , product:
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          , tank_details: { liters: number | null } | null, prices: { price: { value: number | null }, row_total: { value: number | null } } | null }
        | { __typename: 'BundleCartItem', id: string, quantity: number, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, stock_quantity: number | null, is_available: boolean, bundle_options: Array<{ values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, product:
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          , tank_details: { liters: number | null } | null, prices: { price: { value: number | null }, row_total: { value: number | null } } | null }
       | null> | null, prices: { applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, discounts: Array<{ label: string, type: string | null, value: number | null, amount: { value: number | null } } | null> | null } | null, cart_prices: { grand_total_price_with_vat: number | null, deposit: number | null, packaging_tax: number | null, sorting_charge: number | null, summary: number | null } | null, grand_total_your_price_details: { grand_total_your_price: number | null } | null, progress_bar_data: { iMinimumOrderPallet: number | null, iMaximumOrderPallet: number | null, iMinimumOrderWeight: number | null, iMaximumOrderWeight: number | null } | null } } | null };

export type PlaceOrderMutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type PlaceOrderMutation = { placeOrder: { order_number: string | null, price_changed: boolean | null, grand_total: { value: number | null } | null, errors: Array<{ reason: string, skus: Array<string> } | null> } | null };

export type RestoreSavedOrderMutationVariables = Exact<{
  input: OrderIdInput;
}>;


export type RestoreSavedOrderMutation = { reOrderSavedOrder: { failed_items: Array<{ sku: string | null, name: string | null, quantity: number | null } | null> | null, cart: { id: string, version: number, ship_to_id: string | null, delivery_method: string | null, delivery_date: string | null, note_for_driver: string | null, customer_order_number: string | null, paymentMethod: string | null, items: Array<
        | { __typename: 'SimpleCartItem', id: string, quantity: number, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, stock_quantity: number | null, is_available: boolean, product:
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          , tank_details: { liters: number | null } | null, prices: { price: { value: number | null }, row_total: { value: number | null } } | null }
        | { __typename: 'VirtualCartItem', id: string, quantity: number, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, stock_quantity: number | null, is_available: boolean, product:
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          , tank_details: { liters: number | null } | null, prices: { price: { value: number | null }, row_total: { value: number | null } } | null }
        | { __typename: 'ConfigurableCartItem', id: string, quantity: number, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, stock_quantity: number | null, is_available: boolean, configured_variant:
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          , product:
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          , tank_details: { liters: number | null } | null, prices: { price: { value: number | null }, row_total: { value: number | null } } | null }
        | { __typename: 'BundleCartItem', id: string, quantity: number, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, stock_quantity: number | null, is_available: boolean, bundle_options: Array<{ values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, product:
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          , tank_details: { liters: number | null } | null, prices: { price: { value: number | null }, row_total: { value: number | null } } | null }
       | null> | null, prices: { applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, discounts: Array<{ label: string, type: string | null, value: number | null, amount: { value: number | null } } | null> | null } | null, cart_prices: { grand_total_price_with_vat: number | null, deposit: number | null, packaging_tax: number | null, sorting_charge: number | null, summary: number | null } | null, grand_total_your_price_details: { grand_total_your_price: number | null } | null, progress_bar_data: { iMinimumOrderPallet: number | null, iMaximumOrderPallet: number | null, iMinimumOrderWeight: number | null, iMaximumOrderWeight: number | null } | null } | null } | null };

export type RestorePreOrderMutationVariables = Exact<{
  input: OrderIdInput;
}>;


export type RestorePreOrderMutation = { reOrderPreOrder: { failed_items: Array<{ sku: string | null, name: string | null, quantity: number | null } | null> | null, cart: { id: string, version: number, ship_to_id: string | null, delivery_method: string | null, delivery_date: string | null, note_for_driver: string | null, customer_order_number: string | null, paymentMethod: string | null, items: Array<
        | { __typename: 'SimpleCartItem', id: string, quantity: number, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, stock_quantity: number | null, is_available: boolean, product:
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          , tank_details: { liters: number | null } | null, prices: { price: { value: number | null }, row_total: { value: number | null } } | null }
        | { __typename: 'VirtualCartItem', id: string, quantity: number, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, stock_quantity: number | null, is_available: boolean, product:
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          , tank_details: { liters: number | null } | null, prices: { price: { value: number | null }, row_total: { value: number | null } } | null }
        | { __typename: 'ConfigurableCartItem', id: string, quantity: number, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, stock_quantity: number | null, is_available: boolean, configured_variant:
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          , product:
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          , tank_details: { liters: number | null } | null, prices: { price: { value: number | null }, row_total: { value: number | null } } | null }
        | { __typename: 'BundleCartItem', id: string, quantity: number, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, stock_quantity: number | null, is_available: boolean, bundle_options: Array<{ values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, product:
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          , tank_details: { liters: number | null } | null, prices: { price: { value: number | null }, row_total: { value: number | null } } | null }
       | null> | null, prices: { applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, discounts: Array<{ label: string, type: string | null, value: number | null, amount: { value: number | null } } | null> | null } | null, cart_prices: { grand_total_price_with_vat: number | null, deposit: number | null, packaging_tax: number | null, sorting_charge: number | null, summary: number | null } | null, grand_total_your_price_details: { grand_total_your_price: number | null } | null, progress_bar_data: { iMinimumOrderPallet: number | null, iMaximumOrderPallet: number | null, iMinimumOrderWeight: number | null, iMaximumOrderWeight: number | null } | null } | null } | null };

export type SavedOrderPartsFragment = { id: string, date: string | null, total: number | null, total_with_tax: number | null, is_active: boolean | null, shipto_name: string | null, deliver_to: string | null, bill_to: string | null, type_of_transport: string | null, customer_order_number: string | null, note_for_driver: string | null, items: Array<{ id: string | null, sku: string | null, name: string | null, quantity: number | null, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, row_total: number | null, tank_details: { liters: number | null } | null, product:
      | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
            | { value: string, code: string }
            | { code: string }
           | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
      | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
            | { value: string, code: string }
            | { code: string }
           | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
      | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
            | { value: string, code: string }
            | { code: string }
           | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
      | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
            | { value: string, code: string }
            | { code: string }
           | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
      | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
            | { value: string, code: string }
            | { code: string }
           | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
      | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
            | { value: string, code: string }
            | { code: string }
           | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
     | null } | null> | null };

export type SavedOrderDetailsQueryVariables = Exact<{
  id: string | number;
}>;


export type SavedOrderDetailsQuery = { getSaveOrderDetails: { id: string, date: string | null, total: number | null, total_with_tax: number | null, is_active: boolean | null, shipto_name: string | null, deliver_to: string | null, bill_to: string | null, type_of_transport: string | null, customer_order_number: string | null, note_for_driver: string | null, items: Array<{ id: string | null, sku: string | null, name: string | null, quantity: number | null, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, row_total: number | null, tank_details: { liters: number | null } | null, product:
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
       | null } | null> | null } | null };

export type PreOrderDetailsQueryVariables = Exact<{
  id: string | number;
}>;


export type PreOrderDetailsQuery = { getPreOrderDetails: { id: string, date: string | null, total: number | null, total_with_tax: number | null, is_active: boolean | null, shipto_name: string | null, deliver_to: string | null, bill_to: string | null, type_of_transport: string | null, customer_order_number: string | null, note_for_driver: string | null, items: Array<{ id: string | null, sku: string | null, name: string | null, quantity: number | null, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, row_total: number | null, tank_details: { liters: number | null } | null, product:
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
       | null } | null> | null } | null };

export type SavedOrdersQueryVariables = Exact<{
  currentPage?: number | null | undefined;
}>;


export type SavedOrdersQuery = { getSaveOrderForLater: { page_info: { total_pages: number | null } | null, items: Array<{ id: string, date: string | null, total: number | null, total_with_tax: number | null, is_active: boolean | null, shipto_name: string | null, deliver_to: string | null, bill_to: string | null, type_of_transport: string | null, customer_order_number: string | null, note_for_driver: string | null, items: Array<{ id: string | null, sku: string | null, name: string | null, quantity: number | null, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, row_total: number | null, tank_details: { liters: number | null } | null, product:
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
         | null } | null> | null } | null> } | null };

export type PreOrdersQueryVariables = Exact<{
  currentPage?: number | null | undefined;
}>;


export type PreOrdersQuery = { getPreOrder: { page_info: { total_pages: number | null } | null, items: Array<{ id: string, date: string | null, total: number | null, total_with_tax: number | null, is_active: boolean | null, shipto_name: string | null, deliver_to: string | null, bill_to: string | null, type_of_transport: string | null, customer_order_number: string | null, note_for_driver: string | null, items: Array<{ id: string | null, sku: string | null, name: string | null, quantity: number | null, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, row_total: number | null, tank_details: { liters: number | null } | null, product:
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
         | null } | null> | null } | null> } | null };

export type DeleteSavedOrderMutationVariables = Exact<{
  input: OrderIdInput;
}>;


export type DeleteSavedOrderMutation = { deleteSavedOrder: { id: string | null } | null };

export type DeletePreOrderMutationVariables = Exact<{
  input: OrderIdInput;
}>;


export type DeletePreOrderMutation = { deletePreOrder: { id: string | null } | null };

type SearchHit_SimpleProduct_Fragment = { sku: string | null, name: string | null, material_type: string | null, pack_format: string | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
      | { value: string, code: string }
      | { code: string }
     | null> } | null };

type SearchHit_VirtualProduct_Fragment = { sku: string | null, name: string | null, material_type: string | null, pack_format: string | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
      | { value: string, code: string }
      | { code: string }
     | null> } | null };

type SearchHit_ConfigurableProduct_Fragment = { sku: string | null, name: string | null, material_type: string | null, pack_format: string | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
      | { value: string, code: string }
      | { code: string }
     | null> } | null };

type SearchHit_BundleProduct_Fragment = { sku: string | null, name: string | null, material_type: string | null, pack_format: string | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
      | { value: string, code: string }
      | { code: string }
     | null> } | null };

type SearchHit_GroupedProduct_Fragment = { sku: string | null, name: string | null, material_type: string | null, pack_format: string | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
      | { value: string, code: string }
      | { code: string }
     | null> } | null };

type SearchHit_DownloadableProduct_Fragment = { sku: string | null, name: string | null, material_type: string | null, pack_format: string | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
      | { value: string, code: string }
      | { code: string }
     | null> } | null };

export type SearchHitFragment =
  | SearchHit_SimpleProduct_Fragment
  | SearchHit_VirtualProduct_Fragment
  | SearchHit_ConfigurableProduct_Fragment
  | SearchHit_BundleProduct_Fragment
  | SearchHit_GroupedProduct_Fragment
  | SearchHit_DownloadableProduct_Fragment
;

export type SearchProductsQueryVariables = Exact<{
  search: string;
  material: string;
}>;


export type SearchProductsQuery = { products: { total_count: number | null, items: Array<
      | { sku: string | null, name: string | null, material_type: string | null, pack_format: string | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
            | { value: string, code: string }
            | { code: string }
           | null> } | null }
      | { sku: string | null, name: string | null, material_type: string | null, pack_format: string | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
            | { value: string, code: string }
            | { code: string }
           | null> } | null }
      | { sku: string | null, name: string | null, material_type: string | null, pack_format: string | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
            | { value: string, code: string }
            | { code: string }
           | null> } | null }
      | { sku: string | null, name: string | null, material_type: string | null, pack_format: string | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
            | { value: string, code: string }
            | { code: string }
           | null> } | null }
      | { sku: string | null, name: string | null, material_type: string | null, pack_format: string | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
            | { value: string, code: string }
            | { code: string }
           | null> } | null }
      | { sku: string | null, name: string | null, material_type: string | null, pack_format: string | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
            | { value: string, code: string }
            | { code: string }
           | null> } | null }
     | null> | null } | null };

export type TopProductsQueryVariables = Exact<{
  material: string;
}>;


export type TopProductsQuery = { recommended: { items: Array<
      | { sku: string | null, name: string | null, material_type: string | null, pack_format: string | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
            | { value: string, code: string }
            | { code: string }
           | null> } | null }
      | { sku: string | null, name: string | null, material_type: string | null, pack_format: string | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
            | { value: string, code: string }
            | { code: string }
           | null> } | null }
      | { sku: string | null, name: string | null, material_type: string | null, pack_format: string | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
            | { value: string, code: string }
            | { code: string }
           | null> } | null }
      | { sku: string | null, name: string | null, material_type: string | null, pack_format: string | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
            | { value: string, code: string }
            | { code: string }
           | null> } | null }
      | { sku: string | null, name: string | null, material_type: string | null, pack_format: string | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
            | { value: string, code: string }
            | { code: string }
           | null> } | null }
      | { sku: string | null, name: string | null, material_type: string | null, pack_format: string | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
            | { value: string, code: string }
            | { code: string }
           | null> } | null }
     | null> | null } | null, range: { items: Array<
      | { sku: string | null, name: string | null, material_type: string | null, pack_format: string | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
            | { value: string, code: string }
            | { code: string }
           | null> } | null }
      | { sku: string | null, name: string | null, material_type: string | null, pack_format: string | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
            | { value: string, code: string }
            | { code: string }
           | null> } | null }
      | { sku: string | null, name: string | null, material_type: string | null, pack_format: string | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
            | { value: string, code: string }
            | { code: string }
           | null> } | null }
      | { sku: string | null, name: string | null, material_type: string | null, pack_format: string | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
            | { value: string, code: string }
            | { code: string }
           | null> } | null }
      | { sku: string | null, name: string | null, material_type: string | null, pack_format: string | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
            | { value: string, code: string }
            | { code: string }
           | null> } | null }
      | { sku: string | null, name: string | null, material_type: string | null, pack_format: string | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
            | { value: string, code: string }
            | { code: string }
           | null> } | null }
     | null> | null } | null };

export type AddToCartMutationVariables = Exact<{
  input: AddProductsToCartInput;
}>;


export type AddToCartMutation = { addProductsToCart: { cart: { id: string, version: number, ship_to_id: string | null, delivery_method: string | null, delivery_date: string | null, note_for_driver: string | null, customer_order_number: string | null, paymentMethod: string | null, items: Array<
        | { __typename: 'SimpleCartItem', id: string, quantity: number, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, stock_quantity: number | null, is_available: boolean, product:
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          , tank_details: { liters: number | null } | null, prices: { price: { value: number | null }, row_total: { value: number | null } } | null }
        | { __typename: 'VirtualCartItem', id: string, quantity: number, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, stock_quantity: number | null, is_available: boolean, product:
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          , tank_details: { liters: number | null } | null, prices: { price: { value: number | null }, row_total: { value: number | null } } | null }
        | { __typename: 'ConfigurableCartItem', id: string, quantity: number, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, stock_quantity: number | null, is_available: boolean, configured_variant:
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          , product:
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          , tank_details: { liters: number | null } | null, prices: { price: { value: number | null }, row_total: { value: number | null } } | null }
        | { __typename: 'BundleCartItem', id: string, quantity: number, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, stock_quantity: number | null, is_available: boolean, bundle_options: Array<{ values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, product:
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          , tank_details: { liters: number | null } | null, prices: { price: { value: number | null }, row_total: { value: number | null } } | null }
       | null> | null, prices: { applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, discounts: Array<{ label: string, type: string | null, value: number | null, amount: { value: number | null } } | null> | null } | null, cart_prices: { grand_total_price_with_vat: number | null, deposit: number | null, packaging_tax: number | null, sorting_charge: number | null, summary: number | null } | null, grand_total_your_price_details: { grand_total_your_price: number | null } | null, progress_bar_data: { iMinimumOrderPallet: number | null, iMaximumOrderPallet: number | null, iMinimumOrderWeight: number | null, iMaximumOrderWeight: number | null } | null }, user_errors: Array<
      | { code: CartUserInputErrorType, message: string }
      | { code: CartUserInputErrorType, message: string }
     | null> } | null };

export type UpdateCartLinesMutationVariables = Exact<{
  input: UpdateCartItemsInput;
}>;


export type UpdateCartLinesMutation = { updateCartItems: { cart: { id: string, version: number, ship_to_id: string | null, delivery_method: string | null, delivery_date: string | null, note_for_driver: string | null, customer_order_number: string | null, paymentMethod: string | null, items: Array<
        | { __typename: 'SimpleCartItem', id: string, quantity: number, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, stock_quantity: number | null, is_available: boolean, tank_details: { liters: number | null } | null, product:
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
          , prices: { price: { value: number | null }, row_total: { value: number | null } } | null }
        | { __typename: 'VirtualCartItem', id: string, quantity: number, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, stock_quantity: number | null, is_available: boolean, tank_details: { liters: number | null } | null, product:
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
          , prices: { price: { value: number | null }, row_total: { value: number | null } } | null }
        | { __typename: 'ConfigurableCartItem', id: string, quantity: number, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, stock_quantity: number | null, is_available: boolean, configured_variant:
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
          , tank_details: { liters: number | null } | null, product:
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
          , prices: { price: { value: number | null }, row_total: { value: number | null } } | null }
        | { __typename: 'BundleCartItem', id: string, quantity: number, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, stock_quantity: number | null, is_available: boolean, bundle_options: Array<{ values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, tank_details: { liters: number | null } | null, product:
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
          , prices: { price: { value: number | null }, row_total: { value: number | null } } | null }
       | null> | null, prices: { applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, discounts: Array<{ label: string, type: string | null, value: number | null, amount: { value: number | null } } | null> | null } | null, cart_prices: { grand_total_price_with_vat: number | null, deposit: number | null, packaging_tax: number | null, sorting_charge: number | null, summary: number | null } | null, grand_total_your_price_details: { grand_total_your_price: number | null } | null, progress_bar_data: { iMinimumOrderPallet: number | null, iMaximumOrderPallet: number | null, iMinimumOrderWeight: number | null, iMaximumOrderWeight: number | null } | null }, errors: Array<{ code: CartUserInputErrorType, message: string } | null> } | null };

export type RemoveCartLineMutationVariables = Exact<{
  input: RemoveItemFromCartInput;
}>;


export type RemoveCartLineMutation = { removeItemFromCart: { cart: { id: string, version: number, ship_to_id: string | null, delivery_method: string | null, delivery_date: string | null, note_for_driver: string | null, customer_order_number: string | null, paymentMethod: string | null, items: Array<
        | { __typename: 'SimpleCartItem', id: string, quantity: number, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, stock_quantity: number | null, is_available: boolean, product:
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          , tank_details: { liters: number | null } | null, prices: { price: { value: number | null }, row_total: { value: number | null } } | null }
        | { __typename: 'VirtualCartItem', id: string, quantity: number, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, stock_quantity: number | null, is_available: boolean, product:
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          , tank_details: { liters: number | null } | null, prices: { price: { value: number | null }, row_total: { value: number | null } } | null }
        | { __typename: 'ConfigurableCartItem', id: string, quantity: number, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, stock_quantity: number | null, is_available: boolean, configured_variant:
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          , product:
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          , tank_details: { liters: number | null } | null, prices: { price: { value: number | null }, row_total: { value: number | null } } | null }
        | { __typename: 'BundleCartItem', id: string, quantity: number, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, stock_quantity: number | null, is_available: boolean, bundle_options: Array<{ values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, product:
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          , tank_details: { liters: number | null } | null, prices: { price: { value: number | null }, row_total: { value: number | null } } | null }
       | null> | null, prices: { applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, discounts: Array<{ label: string, type: string | null, value: number | null, amount: { value: number | null } } | null> | null } | null, cart_prices: { grand_total_price_with_vat: number | null, deposit: number | null, packaging_tax: number | null, sorting_charge: number | null, summary: number | null } | null, grand_total_your_price_details: { grand_total_your_price: number | null } | null, progress_bar_data: { iMinimumOrderPallet: number | null, iMaximumOrderPallet: number | null, iMinimumOrderWeight: number | null, iMaximumOrderWeight: number | null } | null } } | null };

export type SetTransportMutationVariables = Exact<{
  input: SetTransportTypeInput;
}>;


export type SetTransportMutation = { setTransportType: { cart: { id: string, version: number, ship_to_id: string | null, delivery_method: string | null, delivery_date: string | null, note_for_driver: string | null, customer_order_number: string | null, paymentMethod: string | null, items: Array<
        | { __typename: 'SimpleCartItem', id: string, quantity: number, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, stock_quantity: number | null, is_available: boolean, product:
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          , tank_details: { liters: number | null } | null, prices: { price: { value: number | null }, row_total: { value: number | null } } | null }
        | { __typename: 'VirtualCartItem', id: string, quantity: number, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, stock_quantity: number | null, is_available: boolean, product:
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          , tank_details: { liters: number | null } | null, prices: { price: { value: number | null }, row_total: { value: number | null } } | null }
        | { __typename: 'ConfigurableCartItem', id: string, quantity: number, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, stock_quantity: number | null, is_available: boolean, configured_variant:
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          , product:
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          , tank_details: { liters: number | null } | null, prices: { price: { value: number | null }, row_total: { value: number | null } } | null }
        | { __typename: 'BundleCartItem', id: string, quantity: number, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, stock_quantity: number | null, is_available: boolean, bundle_options: Array<{ values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, product:
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          , tank_details: { liters: number | null } | null, prices: { price: { value: number | null }, row_total: { value: number | null } } | null }
       | null> | null, prices: { applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, discounts: Array<{ label: string, type: string | null, value: number | null, amount: { value: number | null } } | null> | null } | null, cart_prices: { grand_total_price_with_vat: number | null, deposit: number | null, packaging_tax: number | null, sorting_charge: number | null, summary: number | null } | null, grand_total_your_price_details: { grand_total_your_price: number | null } | null, progress_bar_data: { iMinimumOrderPallet: number | null, iMaximumOrderPallet: number | null, iMinimumOrderWeight: number | null, iMaximumOrderWeight: number | null } | null } } | null };

export type CartFiguresFragment = { id: string, version: number, ship_to_id: string | null, delivery_method: string | null, delivery_date: string | null, note_for_driver: string | null, customer_order_number: string | null, paymentMethod: string | null, items: Array<
    | { __typename: 'SimpleCartItem', id: string, quantity: number, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, stock_quantity: number | null, is_available: boolean, tank_details: { liters: number | null } | null, product:
        | { sku: string | null }
        | { sku: string | null }
        | { sku: string | null }
        | { sku: string | null }
        | { sku: string | null }
        | { sku: string | null }
      , prices: { price: { value: number | null }, row_total: { value: number | null } } | null }
    | { __typename: 'VirtualCartItem', id: string, quantity: number, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, stock_quantity: number | null, is_available: boolean, tank_details: { liters: number | null } | null, product:
        | { sku: string | null }
        | { sku: string | null }
        | { sku: string | null }
        | { sku: string | null }
        | { sku: string | null }
        | { sku: string | null }
      , prices: { price: { value: number | null }, row_total: { value: number | null } } | null }
    | { __typename: 'ConfigurableCartItem', id: string, quantity: number, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, stock_quantity: number | null, is_available: boolean, configured_variant:
        | { sku: string | null }
        | { sku: string | null }
        | { sku: string | null }
        | { sku: string | null }
        | { sku: string | null }
        | { sku: string | null }
      , tank_details: { liters: number | null } | null, product:
        | { sku: string | null }
        | { sku: string | null }
        | { sku: string | null }
        | { sku: string | null }
        | { sku: string | null }
        | { sku: string | null }
      , prices: { price: { value: number | null }, row_total: { value: number | null } } | null }
    | { __typename: 'BundleCartItem', id: string, quantity: number, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, stock_quantity: number | null, is_available: boolean, bundle_options: Array<{ values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, tank_details: { liters: number | null } | null, product:
        | { sku: string | null }
        | { sku: string | null }
        | { sku: string | null }
        | { sku: string | null }
        | { sku: string | null }
        | { sku: string | null }
      , prices: { price: { value: number | null }, row_total: { value: number | null } } | null }
   | null> | null, prices: { applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, discounts: Array<{ label: string, type: string | null, value: number | null, amount: { value: number | null } } | null> | null } | null, cart_prices: { grand_total_price_with_vat: number | null, deposit: number | null, packaging_tax: number | null, sorting_charge: number | null, summary: number | null } | null, grand_total_your_price_details: { grand_total_your_price: number | null } | null, progress_bar_data: { iMinimumOrderPallet: number | null, iMaximumOrderPallet: number | null, iMinimumOrderWeight: number | null, iMaximumOrderWeight: number | null } | null };

export type CartPartsFragment = { id: string, version: number, ship_to_id: string | null, delivery_method: string | null, delivery_date: string | null, note_for_driver: string | null, customer_order_number: string | null, paymentMethod: string | null, items: Array<
    | { __typename: 'SimpleCartItem', id: string, quantity: number, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, stock_quantity: number | null, is_available: boolean, product:
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
      , tank_details: { liters: number | null } | null, prices: { price: { value: number | null }, row_total: { value: number | null } } | null }
    | { __typename: 'VirtualCartItem', id: string, quantity: number, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, stock_quantity: number | null, is_available: boolean, product:
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
      , tank_details: { liters: number | null } | null, prices: { price: { value: number | null }, row_total: { value: number | null } } | null }
    | { __typename: 'ConfigurableCartItem', id: string, quantity: number, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, stock_quantity: number | null, is_available: boolean, configured_variant:
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
      , product:
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
      , tank_details: { liters: number | null } | null, prices: { price: { value: number | null }, row_total: { value: number | null } } | null }
    | { __typename: 'BundleCartItem', id: string, quantity: number, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, stock_quantity: number | null, is_available: boolean, bundle_options: Array<{ values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, product:
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
      , tank_details: { liters: number | null } | null, prices: { price: { value: number | null }, row_total: { value: number | null } } | null }
   | null> | null, prices: { applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, discounts: Array<{ label: string, type: string | null, value: number | null, amount: { value: number | null } } | null> | null } | null, cart_prices: { grand_total_price_with_vat: number | null, deposit: number | null, packaging_tax: number | null, sorting_charge: number | null, summary: number | null } | null, grand_total_your_price_details: { grand_total_your_price: number | null } | null, progress_bar_data: { iMinimumOrderPallet: number | null, iMaximumOrderPallet: number | null, iMinimumOrderWeight: number | null, iMaximumOrderWeight: number | null } | null };

export type CustomerCartQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerCartQuery = { customerCart: { id: string, version: number, ship_to_id: string | null, delivery_method: string | null, delivery_date: string | null, note_for_driver: string | null, customer_order_number: string | null, paymentMethod: string | null, items: Array<
      | { __typename: 'SimpleCartItem', id: string, quantity: number, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, stock_quantity: number | null, is_available: boolean, product:
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        , tank_details: { liters: number | null } | null, prices: { price: { value: number | null }, row_total: { value: number | null } } | null }
      | { __typename: 'VirtualCartItem', id: string, quantity: number, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, stock_quantity: number | null, is_available: boolean, product:
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        , tank_details: { liters: number | null } | null, prices: { price: { value: number | null }, row_total: { value: number | null } } | null }
      | { __typename: 'ConfigurableCartItem', id: string, quantity: number, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, stock_quantity: number | null, is_available: boolean, configured_variant:
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        , product:
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        , tank_details: { liters: number | null } | null, prices: { price: { value: number | null }, row_total: { value: number | null } } | null }
      | { __typename: 'BundleCartItem', id: string, quantity: number, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, stock_quantity: number | null, is_available: boolean, bundle_options: Array<{ values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, product:
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                | { value: string, code: string }
                | { code: string }
               | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        , tank_details: { liters: number | null } | null, prices: { price: { value: number | null }, row_total: { value: number | null } } | null }
     | null> | null, prices: { applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, discounts: Array<{ label: string, type: string | null, value: number | null, amount: { value: number | null } } | null> | null } | null, cart_prices: { grand_total_price_with_vat: number | null, deposit: number | null, packaging_tax: number | null, sorting_charge: number | null, summary: number | null } | null, grand_total_your_price_details: { grand_total_your_price: number | null } | null, progress_bar_data: { iMinimumOrderPallet: number | null, iMaximumOrderPallet: number | null, iMinimumOrderWeight: number | null, iMaximumOrderWeight: number | null } | null } };

export type RemoveAllLinesMutationVariables = Exact<{
  input: CartIdInput;
}>;


export type RemoveAllLinesMutation = { removeAllItems: { cart: { id: string, version: number, ship_to_id: string | null, delivery_method: string | null, delivery_date: string | null, note_for_driver: string | null, customer_order_number: string | null, paymentMethod: string | null, items: Array<
        | { __typename: 'SimpleCartItem', id: string, quantity: number, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, stock_quantity: number | null, is_available: boolean, product:
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          , tank_details: { liters: number | null } | null, prices: { price: { value: number | null }, row_total: { value: number | null } } | null }
        | { __typename: 'VirtualCartItem', id: string, quantity: number, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, stock_quantity: number | null, is_available: boolean, product:
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          , tank_details: { liters: number | null } | null, prices: { price: { value: number | null }, row_total: { value: number | null } } | null }
        | { __typename: 'ConfigurableCartItem', id: string, quantity: number, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, stock_quantity: number | null, is_available: boolean, configured_variant:
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          , product:
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          , tank_details: { liters: number | null } | null, prices: { price: { value: number | null }, row_total: { value: number | null } } | null }
        | { __typename: 'BundleCartItem', id: string, quantity: number, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, stock_quantity: number | null, is_available: boolean, bundle_options: Array<{ values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, product:
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          , tank_details: { liters: number | null } | null, prices: { price: { value: number | null }, row_total: { value: number | null } } | null }
       | null> | null, prices: { applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, discounts: Array<{ label: string, type: string | null, value: number | null, amount: { value: number | null } } | null> | null } | null, cart_prices: { grand_total_price_with_vat: number | null, deposit: number | null, packaging_tax: number | null, sorting_charge: number | null, summary: number | null } | null, grand_total_your_price_details: { grand_total_your_price: number | null } | null, progress_bar_data: { iMinimumOrderPallet: number | null, iMaximumOrderPallet: number | null, iMinimumOrderWeight: number | null, iMaximumOrderWeight: number | null } | null } } | null };

export type RepeatOrderMutationVariables = Exact<{
  number: string;
}>;


export type RepeatOrderMutation = { reorderItems: { cart: { id: string, version: number, ship_to_id: string | null, delivery_method: string | null, delivery_date: string | null, note_for_driver: string | null, customer_order_number: string | null, paymentMethod: string | null, items: Array<
        | { __typename: 'SimpleCartItem', id: string, quantity: number, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, stock_quantity: number | null, is_available: boolean, product:
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          , tank_details: { liters: number | null } | null, prices: { price: { value: number | null }, row_total: { value: number | null } } | null }
        | { __typename: 'VirtualCartItem', id: string, quantity: number, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, stock_quantity: number | null, is_available: boolean, product:
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          , tank_details: { liters: number | null } | null, prices: { price: { value: number | null }, row_total: { value: number | null } } | null }
        | { __typename: 'ConfigurableCartItem', id: string, quantity: number, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, stock_quantity: number | null, is_available: boolean, configured_variant:
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          , product:
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          , tank_details: { liters: number | null } | null, prices: { price: { value: number | null }, row_total: { value: number | null } } | null }
        | { __typename: 'BundleCartItem', id: string, quantity: number, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, stock_quantity: number | null, is_available: boolean, bundle_options: Array<{ values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, product:
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
            | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                  | { value: string, code: string }
                  | { code: string }
                 | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
          , tank_details: { liters: number | null } | null, prices: { price: { value: number | null }, row_total: { value: number | null } } | null }
       | null> | null, prices: { applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, discounts: Array<{ label: string, type: string | null, value: number | null, amount: { value: number | null } } | null> | null } | null, cart_prices: { grand_total_price_with_vat: number | null, deposit: number | null, packaging_tax: number | null, sorting_charge: number | null, summary: number | null } | null, grand_total_your_price_details: { grand_total_your_price: number | null } | null, progress_bar_data: { iMinimumOrderPallet: number | null, iMaximumOrderPallet: number | null, iMinimumOrderWeight: number | null, iMaximumOrderWeight: number | null } | null }, userInputErrors: Array<{ path: Array<string | null> } | null> } | null };

export type SaveForLaterMutationVariables = Exact<{
  input: SaveOrderInput;
}>;


export type SaveForLaterMutation = { addSaveOrderForLater: { id: string | null } | null };

export type SaveAsPreOrderMutationVariables = Exact<{
  input: SaveOrderInput;
}>;


export type SaveAsPreOrderMutation = { addPreOrder: { id: string | null } | null };

export type OrderAgainQueryVariables = Exact<{
  number?: string | null | undefined;
}>;


export type OrderAgainQuery = { orderAgain: { delivery_method: string | null, delivery_date: string | null, cut_off_at: string | null, payment_method: string | null, grand_total: { value: number | null }, items: Array<{ product_sku: string, product_name: string, changes: Array<OrderAgainChange>, number_of_packages: number, number_of_layer: number, number_of_pallet: number, liters: number, ordered_price: { value: number | null }, price: { value: number | null } | null }>, refusal: { reason: string, message: string } | null } | null };

export type OrderEmptiesFragment = { items: Array<
    | { id: string, product:
        | { deposits: Array<{ deposit_type: string | null, name: string | null, quantity: number | null, price: number | null } | null> | null }
        | { deposits: Array<{ deposit_type: string | null, name: string | null, quantity: number | null, price: number | null } | null> | null }
        | { deposits: Array<{ deposit_type: string | null, name: string | null, quantity: number | null, price: number | null } | null> | null }
        | { deposits: Array<{ deposit_type: string | null, name: string | null, quantity: number | null, price: number | null } | null> | null }
        | { deposits: Array<{ deposit_type: string | null, name: string | null, quantity: number | null, price: number | null } | null> | null }
        | { deposits: Array<{ deposit_type: string | null, name: string | null, quantity: number | null, price: number | null } | null> | null }
       | null }
    | { id: string, product:
        | { deposits: Array<{ deposit_type: string | null, name: string | null, quantity: number | null, price: number | null } | null> | null }
        | { deposits: Array<{ deposit_type: string | null, name: string | null, quantity: number | null, price: number | null } | null> | null }
        | { deposits: Array<{ deposit_type: string | null, name: string | null, quantity: number | null, price: number | null } | null> | null }
        | { deposits: Array<{ deposit_type: string | null, name: string | null, quantity: number | null, price: number | null } | null> | null }
        | { deposits: Array<{ deposit_type: string | null, name: string | null, quantity: number | null, price: number | null } | null> | null }
        | { deposits: Array<{ deposit_type: string | null, name: string | null, quantity: number | null, price: number | null } | null> | null }
       | null }
    | { id: string, product:
        | { deposits: Array<{ deposit_type: string | null, name: string | null, quantity: number | null, price: number | null } | null> | null }
        | { deposits: Array<{ deposit_type: string | null, name: string | null, quantity: number | null, price: number | null } | null> | null }
        | { deposits: Array<{ deposit_type: string | null, name: string | null, quantity: number | null, price: number | null } | null> | null }
        | { deposits: Array<{ deposit_type: string | null, name: string | null, quantity: number | null, price: number | null } | null> | null }
        | { deposits: Array<{ deposit_type: string | null, name: string | null, quantity: number | null, price: number | null } | null> | null }
        | { deposits: Array<{ deposit_type: string | null, name: string | null, quantity: number | null, price: number | null } | null> | null }
       | null }
   | null> | null };

export type OrderHeadFragment = { number: string, order_date: string, status: string, carrier: string | null, shipping_method: string | null, material_type: string | null, ship_to_id: string | null, customer_order_number: string | null, total: { grand_total: { value: number | null } } | null, shipping_address: { firstname: string, company: string | null, street: Array<string | null>, city: string } | null, additional_data: { delivery_date: string | null, delivery_hours_from: string | null, delivery_hours_to: string | null, total_layer: number | null, total_pallet: number | null, total_packages: number | null, total_liters: number | null, total_weight: number | null } | null, comments: Array<{ message: string, timestamp: string } | null> | null };

export type OrderContentFragment = { id: string, available_actions: Array<OrderActionType | null>, discount: number | null, note_for_driver: string | null, total: { subtotal_excl_tax: { value: number | null }, total_tax: { value: number | null }, taxes: Array<{ rate: number, amount: { value: number | null } } | null> | null } | null, payment_methods: Array<{ name: string } | null> | null, additional_data: { custom_email: string | null, delivery_after_six_pm: boolean | null, delivery_on_pallet: boolean | null } | null, shipments: Array<{ number: string } | null> | null, invoices: Array<{ number: string, total: { grand_total: { value: number | null } } | null } | null>, items: Array<
    | { id: string, product_sku: string, product_name: string | null, quantity_ordered: number | null, quantity_shipped: number | null, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, tank_details: { liters: number | null } | null, prices: { row_total: { value: number | null } } | null, product:
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
       | null }
    | { id: string, product_sku: string, product_name: string | null, quantity_ordered: number | null, quantity_shipped: number | null, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, configured_variant:
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
       | null, tank_details: { liters: number | null } | null, prices: { row_total: { value: number | null } } | null, product:
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
       | null }
    | { id: string, product_sku: string, product_name: string | null, quantity_ordered: number | null, quantity_shipped: number | null, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, tank_details: { liters: number | null } | null, prices: { row_total: { value: number | null } } | null, product:
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
        | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
              | { value: string, code: string }
              | { code: string }
             | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
       | null }
   | null> | null };

export type OrderByNumberQueryVariables = Exact<{
  number: string;
}>;


export type OrderByNumberQuery = { customer: { orders: { items: Array<{ number: string, order_date: string, status: string, carrier: string | null, shipping_method: string | null, material_type: string | null, ship_to_id: string | null, customer_order_number: string | null, id: string, available_actions: Array<OrderActionType | null>, discount: number | null, note_for_driver: string | null, total: { grand_total: { value: number | null }, subtotal_excl_tax: { value: number | null }, total_tax: { value: number | null }, taxes: Array<{ rate: number, amount: { value: number | null } } | null> | null } | null, shipping_address: { firstname: string, company: string | null, street: Array<string | null>, city: string } | null, additional_data: { delivery_date: string | null, delivery_hours_from: string | null, delivery_hours_to: string | null, total_layer: number | null, total_pallet: number | null, total_packages: number | null, total_liters: number | null, total_weight: number | null, custom_email: string | null, delivery_after_six_pm: boolean | null, delivery_on_pallet: boolean | null } | null, comments: Array<{ message: string, timestamp: string } | null> | null, payment_methods: Array<{ name: string } | null> | null, shipments: Array<{ number: string } | null> | null, invoices: Array<{ number: string, total: { grand_total: { value: number | null } } | null } | null>, items: Array<
          | { id: string, product_sku: string, product_name: string | null, quantity_ordered: number | null, quantity_shipped: number | null, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, tank_details: { liters: number | null } | null, prices: { row_total: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, deposits: Array<{ deposit_type: string | null, name: string | null, quantity: number | null, price: number | null } | null> | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                    | { value: string, code: string }
                    | { code: string }
                   | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
              | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, deposits: Array<{ deposit_type: string | null, name: string | null, quantity: number | null, price: number | null } | null> | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                    | { value: string, code: string }
                    | { code: string }
                   | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
              | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, deposits: Array<{ deposit_type: string | null, name: string | null, quantity: number | null, price: number | null } | null> | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                    | { value: string, code: string }
                    | { code: string }
                   | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
              | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, deposits: Array<{ deposit_type: string | null, name: string | null, quantity: number | null, price: number | null } | null> | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                    | { value: string, code: string }
                    | { code: string }
                   | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
              | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, deposits: Array<{ deposit_type: string | null, name: string | null, quantity: number | null, price: number | null } | null> | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                    | { value: string, code: string }
                    | { code: string }
                   | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
              | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, deposits: Array<{ deposit_type: string | null, name: string | null, quantity: number | null, price: number | null } | null> | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                    | { value: string, code: string }
                    | { code: string }
                   | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
             | null }
          | { id: string, product_sku: string, product_name: string | null, quantity_ordered: number | null, quantity_shipped: number | null, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, configured_variant:
              | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                    | { value: string, code: string }
                    | { code: string }
                   | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
              | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                    | { value: string, code: string }
                    | { code: string }
                   | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
              | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                    | { value: string, code: string }
                    | { code: string }
                   | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
              | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                    | { value: string, code: string }
                    | { code: string }
                   | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
              | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                    | { value: string, code: string }
                    | { code: string }
                   | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
              | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                    | { value: string, code: string }
                    | { code: string }
                   | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
             | null, tank_details: { liters: number | null } | null, prices: { row_total: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, deposits: Array<{ deposit_type: string | null, name: string | null, quantity: number | null, price: number | null } | null> | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                    | { value: string, code: string }
                    | { code: string }
                   | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
              | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, deposits: Array<{ deposit_type: string | null, name: string | null, quantity: number | null, price: number | null } | null> | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                    | { value: string, code: string }
                    | { code: string }
                   | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
              | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, deposits: Array<{ deposit_type: string | null, name: string | null, quantity: number | null, price: number | null } | null> | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                    | { value: string, code: string }
                    | { code: string }
                   | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
              | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, deposits: Array<{ deposit_type: string | null, name: string | null, quantity: number | null, price: number | null } | null> | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                    | { value: string, code: string }
                    | { code: string }
                   | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
              | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, deposits: Array<{ deposit_type: string | null, name: string | null, quantity: number | null, price: number | null } | null> | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                    | { value: string, code: string }
                    | { code: string }
                   | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
              | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, deposits: Array<{ deposit_type: string | null, name: string | null, quantity: number | null, price: number | null } | null> | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                    | { value: string, code: string }
                    | { code: string }
                   | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
             | null }
          | { id: string, product_sku: string, product_name: string | null, quantity_ordered: number | null, quantity_shipped: number | null, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, tank_details: { liters: number | null } | null, prices: { row_total: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, deposits: Array<{ deposit_type: string | null, name: string | null, quantity: number | null, price: number | null } | null> | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                    | { value: string, code: string }
                    | { code: string }
                   | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
              | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, deposits: Array<{ deposit_type: string | null, name: string | null, quantity: number | null, price: number | null } | null> | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                    | { value: string, code: string }
                    | { code: string }
                   | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
              | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, deposits: Array<{ deposit_type: string | null, name: string | null, quantity: number | null, price: number | null } | null> | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                    | { value: string, code: string }
                    | { code: string }
                   | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
              | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, deposits: Array<{ deposit_type: string | null, name: string | null, quantity: number | null, price: number | null } | null> | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                    | { value: string, code: string }
                    | { code: string }
                   | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
              | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, deposits: Array<{ deposit_type: string | null, name: string | null, quantity: number | null, price: number | null } | null> | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                    | { value: string, code: string }
                    | { code: string }
                   | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
              | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, deposits: Array<{ deposit_type: string | null, name: string | null, quantity: number | null, price: number | null } | null> | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                    | { value: string, code: string }
                    | { code: string }
                   | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
             | null }
         | null> | null } | null> } | null } | null };

export type RecentOrdersQueryVariables = Exact<{
  shipToId: string;
  pageSize: number;
}>;


export type RecentOrdersQuery = { customer: { orders: { items: Array<{ number: string, order_date: string, status: string, carrier: string | null, shipping_method: string | null, material_type: string | null, ship_to_id: string | null, customer_order_number: string | null, id: string, available_actions: Array<OrderActionType | null>, discount: number | null, note_for_driver: string | null, total: { grand_total: { value: number | null }, subtotal_excl_tax: { value: number | null }, total_tax: { value: number | null }, taxes: Array<{ rate: number, amount: { value: number | null } } | null> | null } | null, shipping_address: { firstname: string, company: string | null, street: Array<string | null>, city: string } | null, additional_data: { delivery_date: string | null, delivery_hours_from: string | null, delivery_hours_to: string | null, total_layer: number | null, total_pallet: number | null, total_packages: number | null, total_liters: number | null, total_weight: number | null, custom_email: string | null, delivery_after_six_pm: boolean | null, delivery_on_pallet: boolean | null } | null, comments: Array<{ message: string, timestamp: string } | null> | null, payment_methods: Array<{ name: string } | null> | null, shipments: Array<{ number: string } | null> | null, invoices: Array<{ number: string, total: { grand_total: { value: number | null } } | null } | null>, items: Array<
          | { id: string, product_sku: string, product_name: string | null, quantity_ordered: number | null, quantity_shipped: number | null, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, tank_details: { liters: number | null } | null, prices: { row_total: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                    | { value: string, code: string }
                    | { code: string }
                   | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
              | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                    | { value: string, code: string }
                    | { code: string }
                   | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
              | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                    | { value: string, code: string }
                    | { code: string }
                   | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
              | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                    | { value: string, code: string }
                    | { code: string }
                   | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
              | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                    | { value: string, code: string }
                    | { code: string }
                   | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
              | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                    | { value: string, code: string }
                    | { code: string }
                   | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
             | null }
          | { id: string, product_sku: string, product_name: string | null, quantity_ordered: number | null, quantity_shipped: number | null, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, configured_variant:
              | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                    | { value: string, code: string }
                    | { code: string }
                   | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
              | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                    | { value: string, code: string }
                    | { code: string }
                   | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
              | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                    | { value: string, code: string }
                    | { code: string }
                   | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
              | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                    | { value: string, code: string }
                    | { code: string }
                   | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
              | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                    | { value: string, code: string }
                    | { code: string }
                   | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
              | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                    | { value: string, code: string }
                    | { code: string }
                   | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
             | null, tank_details: { liters: number | null } | null, prices: { row_total: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                    | { value: string, code: string }
                    | { code: string }
                   | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
              | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                    | { value: string, code: string }
                    | { code: string }
                   | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
              | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                    | { value: string, code: string }
                    | { code: string }
                   | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
              | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                    | { value: string, code: string }
                    | { code: string }
                   | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
              | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                    | { value: string, code: string }
                    | { code: string }
                   | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
              | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                    | { value: string, code: string }
                    | { code: string }
                   | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
             | null }
          | { id: string, product_sku: string, product_name: string | null, quantity_ordered: number | null, quantity_shipped: number | null, number_of_packages: number | null, number_of_layer: number | null, number_of_pallet: number | null, tank_details: { liters: number | null } | null, prices: { row_total: { value: number | null } } | null, product:
              | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                    | { value: string, code: string }
                    | { code: string }
                   | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
              | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                    | { value: string, code: string }
                    | { code: string }
                   | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
              | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                    | { value: string, code: string }
                    | { code: string }
                   | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
              | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                    | { value: string, code: string }
                    | { code: string }
                   | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
              | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                    | { value: string, code: string }
                    | { code: string }
                   | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
              | { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
                    | { value: string, code: string }
                    | { code: string }
                   | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null }
             | null }
         | null> | null } | null> } | null } | null };

type ProductFacts_SimpleProduct_Fragment = { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
      | { value: string, code: string }
      | { code: string }
     | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null };

type ProductFacts_VirtualProduct_Fragment = { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
      | { value: string, code: string }
      | { code: string }
     | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null };

type ProductFacts_ConfigurableProduct_Fragment = { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
      | { value: string, code: string }
      | { code: string }
     | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null };

type ProductFacts_BundleProduct_Fragment = { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
      | { value: string, code: string }
      | { code: string }
     | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null };

type ProductFacts_GroupedProduct_Fragment = { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
      | { value: string, code: string }
      | { code: string }
     | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null };

type ProductFacts_DownloadableProduct_Fragment = { sku: string | null, name: string | null, type_id: string | null, material_type: string | null, pack_format: string | null, brand: string | null, gross_weight_per_case: number | null, number_of_products_on_layer: number | null, number_of_layers_per_pallet: number | null, hectolitres_per_case: number | null, disable_for_layer_ordering: number | null, disable_for_pallet_ordering: number | null, disable_for_layer_ordering_fe: number | null, disable_for_pallet_ordering_fe: number | null, isavailable_truck_package_ordering: number | null, stock_quantity: number | null, product_new: number | null, product_sale: number | null, product_last: number | null, promotional: number | null, short_description: { html: string } | null, small_image: { url: string | null } | null, custom_attributesV2: { items: Array<
      | { value: string, code: string }
      | { code: string }
     | null> } | null, price_range: { minimum_price: { regular_price: { value: number | null }, final_price: { value: number | null } } }, multi_deposit: Array<{ total: number | null } | null> | null, low_stock: { is_lowstock: boolean | null, out_of_stock: boolean | null } | null, special_offer_details: { max_purchasable_qty: number | null, valid_to: string | null, deliverable_from: string | null, deliverable_to: string | null } | null };

export type ProductFactsFragment =
  | ProductFacts_SimpleProduct_Fragment
  | ProductFacts_VirtualProduct_Fragment
  | ProductFacts_ConfigurableProduct_Fragment
  | ProductFacts_BundleProduct_Fragment
  | ProductFacts_GroupedProduct_Fragment
  | ProductFacts_DownloadableProduct_Fragment
;

export type OfferedUnitsQueryVariables = Exact<{ [key: string]: never; }>;


export type OfferedUnitsQuery = { getPortalConfig: { orderableunits: string | null } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const ProductFactsFragmentDoc = new TypedDocumentString(`
    fragment ProductFacts on ProductInterface {
  sku
  name
  type_id
  material_type
  pack_format
  brand
  short_description {
    html
  }
  small_image {
    url
  }
  custom_attributesV2 {
    items {
      code
      ... on AttributeValue {
        value
      }
    }
  }
  price_range {
    minimum_price {
      regular_price {
        value
      }
      final_price {
        value
      }
    }
  }
  multi_deposit {
    total
  }
  gross_weight_per_case
  number_of_products_on_layer
  number_of_layers_per_pallet
  hectolitres_per_case
  disable_for_layer_ordering
  disable_for_pallet_ordering
  disable_for_layer_ordering_fe
  disable_for_pallet_ordering_fe
  isavailable_truck_package_ordering
  stock_quantity
  low_stock {
    is_lowstock
    out_of_stock
  }
  product_new
  product_sale
  product_last
  promotional
  special_offer_details {
    max_purchasable_qty
    valid_to
    deliverable_from
    deliverable_to
  }
}
    `, {"fragmentName":"ProductFacts"}) as unknown as TypedDocumentString<ProductFactsFragment, unknown>;
export const SavedOrderPartsFragmentDoc = new TypedDocumentString(`
    fragment SavedOrderParts on SavedOrder {
  id
  date
  total
  total_with_tax
  is_active
  shipto_name
  deliver_to
  bill_to
  type_of_transport
  customer_order_number
  note_for_driver
  items {
    id
    sku
    name
    quantity
    number_of_packages
    number_of_layer
    number_of_pallet
    row_total
    tank_details {
      liters
    }
    product {
      ...ProductFacts
    }
  }
}
    fragment ProductFacts on ProductInterface {
  sku
  name
  type_id
  material_type
  pack_format
  brand
  short_description {
    html
  }
  small_image {
    url
  }
  custom_attributesV2 {
    items {
      code
      ... on AttributeValue {
        value
      }
    }
  }
  price_range {
    minimum_price {
      regular_price {
        value
      }
      final_price {
        value
      }
    }
  }
  multi_deposit {
    total
  }
  gross_weight_per_case
  number_of_products_on_layer
  number_of_layers_per_pallet
  hectolitres_per_case
  disable_for_layer_ordering
  disable_for_pallet_ordering
  disable_for_layer_ordering_fe
  disable_for_pallet_ordering_fe
  isavailable_truck_package_ordering
  stock_quantity
  low_stock {
    is_lowstock
    out_of_stock
  }
  product_new
  product_sale
  product_last
  promotional
  special_offer_details {
    max_purchasable_qty
    valid_to
    deliverable_from
    deliverable_to
  }
}`, {"fragmentName":"SavedOrderParts"}) as unknown as TypedDocumentString<SavedOrderPartsFragment, unknown>;
export const SearchHitFragmentDoc = new TypedDocumentString(`
    fragment SearchHit on ProductInterface {
  sku
  name
  material_type
  pack_format
  short_description {
    html
  }
  small_image {
    url
  }
  custom_attributesV2 {
    items {
      code
      ... on AttributeValue {
        value
      }
    }
  }
}
    `, {"fragmentName":"SearchHit"}) as unknown as TypedDocumentString<SearchHitFragment, unknown>;
export const CartFiguresFragmentDoc = new TypedDocumentString(`
    fragment CartFigures on Cart {
  id
  version
  ship_to_id
  delivery_method
  delivery_date
  note_for_driver
  customer_order_number
  paymentMethod
  items {
    __typename
    id
    quantity
    number_of_packages
    number_of_layer
    number_of_pallet
    stock_quantity
    is_available
    tank_details {
      liters
    }
    product {
      sku
    }
    ... on ConfigurableCartItem {
      configured_variant {
        sku
      }
    }
    ... on BundleCartItem {
      bundle_options {
        values {
          uid
          label
          quantity
        }
      }
    }
    prices {
      price {
        value
      }
      row_total {
        value
      }
    }
  }
  prices {
    applied_taxes {
      amount {
        value
      }
      label
    }
    discounts {
      amount {
        value
      }
      label
      type
      value
    }
  }
  cart_prices {
    grand_total_price_with_vat
    deposit
    packaging_tax
    sorting_charge
    summary
  }
  grand_total_your_price_details {
    grand_total_your_price
  }
  progress_bar_data {
    iMinimumOrderPallet
    iMaximumOrderPallet
    iMinimumOrderWeight
    iMaximumOrderWeight
  }
}
    `, {"fragmentName":"CartFigures"}) as unknown as TypedDocumentString<CartFiguresFragment, unknown>;
export const CartPartsFragmentDoc = new TypedDocumentString(`
    fragment CartParts on Cart {
  ...CartFigures
  items {
    product {
      ...ProductFacts
    }
    ... on ConfigurableCartItem {
      configured_variant {
        ...ProductFacts
      }
    }
  }
}
    fragment CartFigures on Cart {
  id
  version
  ship_to_id
  delivery_method
  delivery_date
  note_for_driver
  customer_order_number
  paymentMethod
  items {
    __typename
    id
    quantity
    number_of_packages
    number_of_layer
    number_of_pallet
    stock_quantity
    is_available
    tank_details {
      liters
    }
    product {
      sku
    }
    ... on ConfigurableCartItem {
      configured_variant {
        sku
      }
    }
    ... on BundleCartItem {
      bundle_options {
        values {
          uid
          label
          quantity
        }
      }
    }
    prices {
      price {
        value
      }
      row_total {
        value
      }
    }
  }
  prices {
    applied_taxes {
      amount {
        value
      }
      label
    }
    discounts {
      amount {
        value
      }
      label
      type
      value
    }
  }
  cart_prices {
    grand_total_price_with_vat
    deposit
    packaging_tax
    sorting_charge
    summary
  }
  grand_total_your_price_details {
    grand_total_your_price
  }
  progress_bar_data {
    iMinimumOrderPallet
    iMaximumOrderPallet
    iMinimumOrderWeight
    iMaximumOrderWeight
  }
}
fragment ProductFacts on ProductInterface {
  sku
  name
  type_id
  material_type
  pack_format
  brand
  short_description {
    html
  }
  small_image {
    url
  }
  custom_attributesV2 {
    items {
      code
      ... on AttributeValue {
        value
      }
    }
  }
  price_range {
    minimum_price {
      regular_price {
        value
      }
      final_price {
        value
      }
    }
  }
  multi_deposit {
    total
  }
  gross_weight_per_case
  number_of_products_on_layer
  number_of_layers_per_pallet
  hectolitres_per_case
  disable_for_layer_ordering
  disable_for_pallet_ordering
  disable_for_layer_ordering_fe
  disable_for_pallet_ordering_fe
  isavailable_truck_package_ordering
  stock_quantity
  low_stock {
    is_lowstock
    out_of_stock
  }
  product_new
  product_sale
  product_last
  promotional
  special_offer_details {
    max_purchasable_qty
    valid_to
    deliverable_from
    deliverable_to
  }
}`, {"fragmentName":"CartParts"}) as unknown as TypedDocumentString<CartPartsFragment, unknown>;
export const OrderEmptiesFragmentDoc = new TypedDocumentString(`
    fragment OrderEmpties on CustomerOrder {
  items {
    id
    product {
      deposits: multi_deposit {
        deposit_type
        name
        quantity
        price
      }
    }
  }
}
    `, {"fragmentName":"OrderEmpties"}) as unknown as TypedDocumentString<OrderEmptiesFragment, unknown>;
export const OrderHeadFragmentDoc = new TypedDocumentString(`
    fragment OrderHead on CustomerOrder {
  number
  order_date
  status
  carrier
  shipping_method
  material_type
  ship_to_id
  customer_order_number
  total {
    grand_total {
      value
    }
  }
  shipping_address {
    firstname
    company
    street
    city
  }
  additional_data {
    delivery_date
    delivery_hours_from
    delivery_hours_to
    total_layer
    total_pallet
    total_packages
    total_liters
    total_weight
  }
  comments {
    message
    timestamp
  }
}
    `, {"fragmentName":"OrderHead"}) as unknown as TypedDocumentString<OrderHeadFragment, unknown>;
export const OrderContentFragmentDoc = new TypedDocumentString(`
    fragment OrderContent on CustomerOrder {
  id
  available_actions
  discount
  note_for_driver
  total {
    subtotal_excl_tax {
      value
    }
    total_tax {
      value
    }
    taxes {
      rate
      amount {
        value
      }
    }
  }
  payment_methods {
    name
  }
  additional_data {
    custom_email
    delivery_after_six_pm
    delivery_on_pallet
  }
  shipments {
    number
  }
  invoices {
    number
    total {
      grand_total {
        value
      }
    }
  }
  items {
    id
    product_sku
    product_name
    quantity_ordered
    quantity_shipped
    number_of_packages
    number_of_layer
    number_of_pallet
    tank_details {
      liters
    }
    prices {
      row_total {
        value
      }
    }
    product {
      ...ProductFacts
    }
    ... on ConfigurableOrderItem {
      configured_variant {
        ...ProductFacts
      }
    }
  }
}
    fragment ProductFacts on ProductInterface {
  sku
  name
  type_id
  material_type
  pack_format
  brand
  short_description {
    html
  }
  small_image {
    url
  }
  custom_attributesV2 {
    items {
      code
      ... on AttributeValue {
        value
      }
    }
  }
  price_range {
    minimum_price {
      regular_price {
        value
      }
      final_price {
        value
      }
    }
  }
  multi_deposit {
    total
  }
  gross_weight_per_case
  number_of_products_on_layer
  number_of_layers_per_pallet
  hectolitres_per_case
  disable_for_layer_ordering
  disable_for_pallet_ordering
  disable_for_layer_ordering_fe
  disable_for_pallet_ordering_fe
  isavailable_truck_package_ordering
  stock_quantity
  low_stock {
    is_lowstock
    out_of_stock
  }
  product_new
  product_sale
  product_last
  promotional
  special_offer_details {
    max_purchasable_qty
    valid_to
    deliverable_from
    deliverable_to
  }
}`, {"fragmentName":"OrderContent"}) as unknown as TypedDocumentString<OrderContentFragment, unknown>;
export const OrdersDocument = new TypedDocumentString(`
    query Orders($filter: CustomerOrdersFilterInput, $sort: CustomerOrderSortInput, $currentPage: Int, $pageSize: Int) {
  customer {
    orders(
      filter: $filter
      sort: $sort
      currentPage: $currentPage
      pageSize: $pageSize
    ) {
      total_count
      page_info {
        total_pages
      }
      items {
        ...OrderHead
      }
    }
  }
}
    fragment OrderHead on CustomerOrder {
  number
  order_date
  status
  carrier
  shipping_method
  material_type
  ship_to_id
  customer_order_number
  total {
    grand_total {
      value
    }
  }
  shipping_address {
    firstname
    company
    street
    city
  }
  additional_data {
    delivery_date
    delivery_hours_from
    delivery_hours_to
    total_layer
    total_pallet
    total_packages
    total_liters
    total_weight
  }
  comments {
    message
    timestamp
  }
}`, {"hash":"sha256:d7bab4ebfb2e9acb6224dfd24895668d3d6c1c179c1aaeb201ef5f04dd6be713"}) as unknown as TypedDocumentString<OrdersQuery, OrdersQueryVariables>;
export const CancelOrderDocument = new TypedDocumentString(`
    mutation CancelOrder($input: CancelOrderInput!) {
  cancelOrder(input: $input) {
    success
    errorV2 {
      code
    }
  }
}
    `, {"hash":"sha256:efebc9c26ccd5cdd62ca5420c88e411fce3eed5339f287dbd72fae3089a9e3a1"}) as unknown as TypedDocumentString<CancelOrderMutation, CancelOrderMutationVariables>;
export const ProductBySkuDocument = new TypedDocumentString(`
    query ProductBySku($sku: String!) {
  products(filter: {sku: {eq: $sku}}, pageSize: 1) {
    items {
      ...ProductFacts
      description {
        html
      }
      ean
      ean_ea
      country_of_origin
      shelf_life
      number_of_items_in_box
      price_tiers {
        quantity
        final_price {
          value
        }
      }
      deposits: multi_deposit {
        name
        quantity
        price
        total
      }
      downloads {
        title
        url
        file_type
        size
      }
      available_packaging {
        sku
        title
        your_price
      }
      related_products {
        ...ProductFacts
      }
      ... on BundleProduct {
        items {
          option_id
          title
          type
          required
          options {
            id
            label
            quantity
            is_default
            can_change_quantity
            product {
              sku
              stock_quantity
            }
          }
        }
      }
      ... on ConfigurableProduct {
        variants {
          attributes {
            label
          }
          product {
            ...ProductFacts
          }
        }
      }
    }
  }
}
    fragment ProductFacts on ProductInterface {
  sku
  name
  type_id
  material_type
  pack_format
  brand
  short_description {
    html
  }
  small_image {
    url
  }
  custom_attributesV2 {
    items {
      code
      ... on AttributeValue {
        value
      }
    }
  }
  price_range {
    minimum_price {
      regular_price {
        value
      }
      final_price {
        value
      }
    }
  }
  multi_deposit {
    total
  }
  gross_weight_per_case
  number_of_products_on_layer
  number_of_layers_per_pallet
  hectolitres_per_case
  disable_for_layer_ordering
  disable_for_pallet_ordering
  disable_for_layer_ordering_fe
  disable_for_pallet_ordering_fe
  isavailable_truck_package_ordering
  stock_quantity
  low_stock {
    is_lowstock
    out_of_stock
  }
  product_new
  product_sale
  product_last
  promotional
  special_offer_details {
    max_purchasable_qty
    valid_to
    deliverable_from
    deliverable_to
  }
}`, {"hash":"sha256:4ef2f31753189e4643875f7cd18d27b6053f0e440fc29e37c546fca8853bdc21"}) as unknown as TypedDocumentString<ProductBySkuQuery, ProductBySkuQueryVariables>;
export const ProductsDocument = new TypedDocumentString(`
    query Products($search: String, $filter: ProductAttributeFilterInput, $sort: ProductAttributeSortInput, $page: Int, $pageSize: Int) {
  products(
    search: $search
    filter: $filter
    sort: $sort
    pageSize: $pageSize
    currentPage: $page
  ) {
    total_count
    items {
      ...ProductFacts
    }
    page_info {
      total_pages
    }
  }
}
    fragment ProductFacts on ProductInterface {
  sku
  name
  type_id
  material_type
  pack_format
  brand
  short_description {
    html
  }
  small_image {
    url
  }
  custom_attributesV2 {
    items {
      code
      ... on AttributeValue {
        value
      }
    }
  }
  price_range {
    minimum_price {
      regular_price {
        value
      }
      final_price {
        value
      }
    }
  }
  multi_deposit {
    total
  }
  gross_weight_per_case
  number_of_products_on_layer
  number_of_layers_per_pallet
  hectolitres_per_case
  disable_for_layer_ordering
  disable_for_pallet_ordering
  disable_for_layer_ordering_fe
  disable_for_pallet_ordering_fe
  isavailable_truck_package_ordering
  stock_quantity
  low_stock {
    is_lowstock
    out_of_stock
  }
  product_new
  product_sale
  product_last
  promotional
  special_offer_details {
    max_purchasable_qty
    valid_to
    deliverable_from
    deliverable_to
  }
}`, {"hash":"sha256:28fea73a3466d0dd44dad381ad58bf9cca03deeb93807385dbe8c2735766f0db"}) as unknown as TypedDocumentString<ProductsQuery, ProductsQueryVariables>;
export const ProductFacetsDocument = new TypedDocumentString(`
    query ProductFacets($search: String, $filter: ProductAttributeFilterInput) {
  products(search: $search, filter: $filter, pageSize: 1) {
    total_count
    aggregations {
      attribute_code
      label
      options {
        label
        value
        count
      }
    }
    categoryFilter {
      name
      count
      level
      url_path
    }
  }
}
    `, {"hash":"sha256:50c08b58aecc32f456115edea83d5a7d5f15d3d0102410a86bce0d22da58af23"}) as unknown as TypedDocumentString<ProductFacetsQuery, ProductFacetsQueryVariables>;
export const RecommendedItemsDocument = new TypedDocumentString(`
    query RecommendedItems($shipTo: String!, $selected: String) {
  recommendItems(shipTo: $shipTo, selectedItem: $selected) {
    recItems {
      productId
      Priority
    }
  }
}
    `, {"hash":"sha256:e60dce5d2009f053dbeed6c86a691bcd87dc80fbab54690f4f5d5807e1dcdf76"}) as unknown as TypedDocumentString<RecommendedItemsQuery, RecommendedItemsQueryVariables>;
export const RecommendedProductsDocument = new TypedDocumentString(`
    query RecommendedProducts($skus: [String!]!, $pageSize: Int!) {
  products(filter: {sku: {in: $skus}, type: {eq: "simple"}}, pageSize: $pageSize) {
    items {
      ...ProductFacts
    }
  }
}
    fragment ProductFacts on ProductInterface {
  sku
  name
  type_id
  material_type
  pack_format
  brand
  short_description {
    html
  }
  small_image {
    url
  }
  custom_attributesV2 {
    items {
      code
      ... on AttributeValue {
        value
      }
    }
  }
  price_range {
    minimum_price {
      regular_price {
        value
      }
      final_price {
        value
      }
    }
  }
  multi_deposit {
    total
  }
  gross_weight_per_case
  number_of_products_on_layer
  number_of_layers_per_pallet
  hectolitres_per_case
  disable_for_layer_ordering
  disable_for_pallet_ordering
  disable_for_layer_ordering_fe
  disable_for_pallet_ordering_fe
  isavailable_truck_package_ordering
  stock_quantity
  low_stock {
    is_lowstock
    out_of_stock
  }
  product_new
  product_sale
  product_last
  promotional
  special_offer_details {
    max_purchasable_qty
    valid_to
    deliverable_from
    deliverable_to
  }
}`, {"hash":"sha256:f676eca3d5276da4f7b697d1ca0823eb39f36cc715de8d5b6fae8a322d30f12c"}) as unknown as TypedDocumentString<RecommendedProductsQuery, RecommendedProductsQueryVariables>;
export const UpcomingBeersDocument = new TypedDocumentString(`
    query UpcomingBeers {
  products(
    filter: {material_type: {eq: "FERT"}, product_sale: {eq: "1"}}
    pageSize: 100
  ) {
    items {
      ...ProductFacts
    }
  }
}
    fragment ProductFacts on ProductInterface {
  sku
  name
  type_id
  material_type
  pack_format
  brand
  short_description {
    html
  }
  small_image {
    url
  }
  custom_attributesV2 {
    items {
      code
      ... on AttributeValue {
        value
      }
    }
  }
  price_range {
    minimum_price {
      regular_price {
        value
      }
      final_price {
        value
      }
    }
  }
  multi_deposit {
    total
  }
  gross_weight_per_case
  number_of_products_on_layer
  number_of_layers_per_pallet
  hectolitres_per_case
  disable_for_layer_ordering
  disable_for_pallet_ordering
  disable_for_layer_ordering_fe
  disable_for_pallet_ordering_fe
  isavailable_truck_package_ordering
  stock_quantity
  low_stock {
    is_lowstock
    out_of_stock
  }
  product_new
  product_sale
  product_last
  promotional
  special_offer_details {
    max_purchasable_qty
    valid_to
    deliverable_from
    deliverable_to
  }
}`, {"hash":"sha256:b30f13cccc4a357ac840dd60c2ccb45620bb7f242781c6f240a7694d5a83c879"}) as unknown as TypedDocumentString<UpcomingBeersQuery, UpcomingBeersQueryVariables>;
export const UpdatePricesDocument = new TypedDocumentString(`
    mutation UpdatePrices($input: UpdatePricesInput!) {
  updatePrices(input: $input) {
    cart {
      ...CartParts
    }
  }
}
    fragment CartFigures on Cart {
  id
  version
  ship_to_id
  delivery_method
  delivery_date
  note_for_driver
  customer_order_number
  paymentMethod
  items {
    __typename
    id
    quantity
    number_of_packages
    number_of_layer
    number_of_pallet
    stock_quantity
    is_available
    tank_details {
      liters
    }
    product {
      sku
    }
    ... on ConfigurableCartItem {
      configured_variant {
        sku
      }
    }
    ... on BundleCartItem {
      bundle_options {
        values {
          uid
          label
          quantity
        }
      }
    }
    prices {
      price {
        value
      }
      row_total {
        value
      }
    }
  }
  prices {
    applied_taxes {
      amount {
        value
      }
      label
    }
    discounts {
      amount {
        value
      }
      label
      type
      value
    }
  }
  cart_prices {
    grand_total_price_with_vat
    deposit
    packaging_tax
    sorting_charge
    summary
  }
  grand_total_your_price_details {
    grand_total_your_price
  }
  progress_bar_data {
    iMinimumOrderPallet
    iMaximumOrderPallet
    iMinimumOrderWeight
    iMaximumOrderWeight
  }
}
fragment CartParts on Cart {
  ...CartFigures
  items {
    product {
      ...ProductFacts
    }
    ... on ConfigurableCartItem {
      configured_variant {
        ...ProductFacts
      }
    }
  }
}
fragment ProductFacts on ProductInterface {
  sku
  name
  type_id
  material_type
  pack_format
  brand
  short_description {
    html
  }
  small_image {
    url
  }
  custom_attributesV2 {
    items {
      code
      ... on AttributeValue {
        value
      }
    }
  }
  price_range {
    minimum_price {
      regular_price {
        value
      }
      final_price {
        value
      }
    }
  }
  multi_deposit {
    total
  }
  gross_weight_per_case
  number_of_products_on_layer
  number_of_layers_per_pallet
  hectolitres_per_case
  disable_for_layer_ordering
  disable_for_pallet_ordering
  disable_for_layer_ordering_fe
  disable_for_pallet_ordering_fe
  isavailable_truck_package_ordering
  stock_quantity
  low_stock {
    is_lowstock
    out_of_stock
  }
  product_new
  product_sale
  product_last
  promotional
  special_offer_details {
    max_purchasable_qty
    valid_to
    deliverable_from
    deliverable_to
  }
}`, {"hash":"sha256:e8487325db3c12fc92aff5368fa925fa62213b3988d001533584efe350eb40d6"}) as unknown as TypedDocumentString<UpdatePricesMutation, UpdatePricesMutationVariables>;
export const PlaceOrderDocument = new TypedDocumentString(`
    mutation PlaceOrder($input: PlaceOrderInput!) {
  placeOrder(input: $input) {
    order_number
    price_changed
    grand_total {
      value
    }
    errors {
      reason
      skus
    }
  }
}
    `, {"hash":"sha256:ba8017764328e05f75a161bec9392bf314ebcaaff7c7ccd962d0a808dfc07664"}) as unknown as TypedDocumentString<PlaceOrderMutation, PlaceOrderMutationVariables>;
export const RestoreSavedOrderDocument = new TypedDocumentString(`
    mutation RestoreSavedOrder($input: OrderIdInput!) {
  reOrderSavedOrder(input: $input) {
    failed_items {
      sku
      name
      quantity
    }
    cart {
      ...CartParts
    }
  }
}
    fragment CartFigures on Cart {
  id
  version
  ship_to_id
  delivery_method
  delivery_date
  note_for_driver
  customer_order_number
  paymentMethod
  items {
    __typename
    id
    quantity
    number_of_packages
    number_of_layer
    number_of_pallet
    stock_quantity
    is_available
    tank_details {
      liters
    }
    product {
      sku
    }
    ... on ConfigurableCartItem {
      configured_variant {
        sku
      }
    }
    ... on BundleCartItem {
      bundle_options {
        values {
          uid
          label
          quantity
        }
      }
    }
    prices {
      price {
        value
      }
      row_total {
        value
      }
    }
  }
  prices {
    applied_taxes {
      amount {
        value
      }
      label
    }
    discounts {
      amount {
        value
      }
      label
      type
      value
    }
  }
  cart_prices {
    grand_total_price_with_vat
    deposit
    packaging_tax
    sorting_charge
    summary
  }
  grand_total_your_price_details {
    grand_total_your_price
  }
  progress_bar_data {
    iMinimumOrderPallet
    iMaximumOrderPallet
    iMinimumOrderWeight
    iMaximumOrderWeight
  }
}
fragment CartParts on Cart {
  ...CartFigures
  items {
    product {
      ...ProductFacts
    }
    ... on ConfigurableCartItem {
      configured_variant {
        ...ProductFacts
      }
    }
  }
}
fragment ProductFacts on ProductInterface {
  sku
  name
  type_id
  material_type
  pack_format
  brand
  short_description {
    html
  }
  small_image {
    url
  }
  custom_attributesV2 {
    items {
      code
      ... on AttributeValue {
        value
      }
    }
  }
  price_range {
    minimum_price {
      regular_price {
        value
      }
      final_price {
        value
      }
    }
  }
  multi_deposit {
    total
  }
  gross_weight_per_case
  number_of_products_on_layer
  number_of_layers_per_pallet
  hectolitres_per_case
  disable_for_layer_ordering
  disable_for_pallet_ordering
  disable_for_layer_ordering_fe
  disable_for_pallet_ordering_fe
  isavailable_truck_package_ordering
  stock_quantity
  low_stock {
    is_lowstock
    out_of_stock
  }
  product_new
  product_sale
  product_last
  promotional
  special_offer_details {
    max_purchasable_qty
    valid_to
    deliverable_from
    deliverable_to
  }
}`, {"hash":"sha256:3a189608051b16cdd39b61b80182e32e09e4811be4e7d1e5da64616f5927ac90"}) as unknown as TypedDocumentString<RestoreSavedOrderMutation, RestoreSavedOrderMutationVariables>;
export const RestorePreOrderDocument = new TypedDocumentString(`
    mutation RestorePreOrder($input: OrderIdInput!) {
  reOrderPreOrder(input: $input) {
    failed_items {
      sku
      name
      quantity
    }
    cart {
      ...CartParts
    }
  }
}
    fragment CartFigures on Cart {
  id
  version
  ship_to_id
  delivery_method
  delivery_date
  note_for_driver
  customer_order_number
  paymentMethod
  items {
    __typename
    id
    quantity
    number_of_packages
    number_of_layer
    number_of_pallet
    stock_quantity
    is_available
    tank_details {
      liters
    }
    product {
      sku
    }
    ... on ConfigurableCartItem {
      configured_variant {
        sku
      }
    }
    ... on BundleCartItem {
      bundle_options {
        values {
          uid
          label
          quantity
        }
      }
    }
    prices {
      price {
        value
      }
      row_total {
        value
      }
    }
  }
  prices {
    applied_taxes {
      amount {
        value
      }
      label
    }
    discounts {
      amount {
        value
      }
      label
      type
      value
    }
  }
  cart_prices {
    grand_total_price_with_vat
    deposit
    packaging_tax
    sorting_charge
    summary
  }
  grand_total_your_price_details {
    grand_total_your_price
  }
  progress_bar_data {
    iMinimumOrderPallet
    iMaximumOrderPallet
    iMinimumOrderWeight
    iMaximumOrderWeight
  }
}
fragment CartParts on Cart {
  ...CartFigures
  items {
    product {
      ...ProductFacts
    }
    ... on ConfigurableCartItem {
      configured_variant {
        ...ProductFacts
      }
    }
  }
}
fragment ProductFacts on ProductInterface {
  sku
  name
  type_id
  material_type
  pack_format
  brand
  short_description {
    html
  }
  small_image {
    url
  }
  custom_attributesV2 {
    items {
      code
      ... on AttributeValue {
        value
      }
    }
  }
  price_range {
    minimum_price {
      regular_price {
        value
      }
      final_price {
        value
      }
    }
  }
  multi_deposit {
    total
  }
  gross_weight_per_case
  number_of_products_on_layer
  number_of_layers_per_pallet
  hectolitres_per_case
  disable_for_layer_ordering
  disable_for_pallet_ordering
  disable_for_layer_ordering_fe
  disable_for_pallet_ordering_fe
  isavailable_truck_package_ordering
  stock_quantity
  low_stock {
    is_lowstock
    out_of_stock
  }
  product_new
  product_sale
  product_last
  promotional
  special_offer_details {
    max_purchasable_qty
    valid_to
    deliverable_from
    deliverable_to
  }
}`, {"hash":"sha256:6b58e30a0c2fb6d9ed5949f4af46eb47703a29c97d82b46c90b1c7703cb201ff"}) as unknown as TypedDocumentString<RestorePreOrderMutation, RestorePreOrderMutationVariables>;
export const SavedOrderDetailsDocument = new TypedDocumentString(`
    query SavedOrderDetails($id: ID!) {
  getSaveOrderDetails(id: $id) {
    ...SavedOrderParts
  }
}
    fragment SavedOrderParts on SavedOrder {
  id
  date
  total
  total_with_tax
  is_active
  shipto_name
  deliver_to
  bill_to
  type_of_transport
  customer_order_number
  note_for_driver
  items {
    id
    sku
    name
    quantity
    number_of_packages
    number_of_layer
    number_of_pallet
    row_total
    tank_details {
      liters
    }
    product {
      ...ProductFacts
    }
  }
}
fragment ProductFacts on ProductInterface {
  sku
  name
  type_id
  material_type
  pack_format
  brand
  short_description {
    html
  }
  small_image {
    url
  }
  custom_attributesV2 {
    items {
      code
      ... on AttributeValue {
        value
      }
    }
  }
  price_range {
    minimum_price {
      regular_price {
        value
      }
      final_price {
        value
      }
    }
  }
  multi_deposit {
    total
  }
  gross_weight_per_case
  number_of_products_on_layer
  number_of_layers_per_pallet
  hectolitres_per_case
  disable_for_layer_ordering
  disable_for_pallet_ordering
  disable_for_layer_ordering_fe
  disable_for_pallet_ordering_fe
  isavailable_truck_package_ordering
  stock_quantity
  low_stock {
    is_lowstock
    out_of_stock
  }
  product_new
  product_sale
  product_last
  promotional
  special_offer_details {
    max_purchasable_qty
    valid_to
    deliverable_from
    deliverable_to
  }
}`, {"hash":"sha256:d6c3d15a383c32f72de89485d51fcb88b34d7457566e0aac2e104436d3970a05"}) as unknown as TypedDocumentString<SavedOrderDetailsQuery, SavedOrderDetailsQueryVariables>;
export const PreOrderDetailsDocument = new TypedDocumentString(`
    query PreOrderDetails($id: ID!) {
  getPreOrderDetails(id: $id) {
    ...SavedOrderParts
  }
}
    fragment SavedOrderParts on SavedOrder {
  id
  date
  total
  total_with_tax
  is_active
  shipto_name
  deliver_to
  bill_to
  type_of_transport
  customer_order_number
  note_for_driver
  items {
    id
    sku
    name
    quantity
    number_of_packages
    number_of_layer
    number_of_pallet
    row_total
    tank_details {
      liters
    }
    product {
      ...ProductFacts
    }
  }
}
fragment ProductFacts on ProductInterface {
  sku
  name
  type_id
  material_type
  pack_format
  brand
  short_description {
    html
  }
  small_image {
    url
  }
  custom_attributesV2 {
    items {
      code
      ... on AttributeValue {
        value
      }
    }
  }
  price_range {
    minimum_price {
      regular_price {
        value
      }
      final_price {
        value
      }
    }
  }
  multi_deposit {
    total
  }
  gross_weight_per_case
  number_of_products_on_layer
  number_of_layers_per_pallet
  hectolitres_per_case
  disable_for_layer_ordering
  disable_for_pallet_ordering
  disable_for_layer_ordering_fe
  disable_for_pallet_ordering_fe
  isavailable_truck_package_ordering
  stock_quantity
  low_stock {
    is_lowstock
    out_of_stock
  }
  product_new
  product_sale
  product_last
  promotional
  special_offer_details {
    max_purchasable_qty
    valid_to
    deliverable_from
    deliverable_to
  }
}`, {"hash":"sha256:ea8fa56773bb698e82eefac298e088bbe667d135ca29e5578ff01fdcadcf2fee"}) as unknown as TypedDocumentString<PreOrderDetailsQuery, PreOrderDetailsQueryVariables>;
export const SavedOrdersDocument = new TypedDocumentString(`
    query SavedOrders($currentPage: Int) {
  getSaveOrderForLater(currentPage: $currentPage) {
    page_info {
      total_pages
    }
    items {
      ...SavedOrderParts
    }
  }
}
    fragment SavedOrderParts on SavedOrder {
  id
  date
  total
  total_with_tax
  is_active
  shipto_name
  deliver_to
  bill_to
  type_of_transport
  customer_order_number
  note_for_driver
  items {
    id
    sku
    name
    quantity
    number_of_packages
    number_of_layer
    number_of_pallet
    row_total
    tank_details {
      liters
    }
    product {
      ...ProductFacts
    }
  }
}
fragment ProductFacts on ProductInterface {
  sku
  name
  type_id
  material_type
  pack_format
  brand
  short_description {
    html
  }
  small_image {
    url
  }
  custom_attributesV2 {
    items {
      code
      ... on AttributeValue {
        value
      }
    }
  }
  price_range {
    minimum_price {
      regular_price {
        value
      }
      final_price {
        value
      }
    }
  }
  multi_deposit {
    total
  }
  gross_weight_per_case
  number_of_products_on_layer
  number_of_layers_per_pallet
  hectolitres_per_case
  disable_for_layer_ordering
  disable_for_pallet_ordering
  disable_for_layer_ordering_fe
  disable_for_pallet_ordering_fe
  isavailable_truck_package_ordering
  stock_quantity
  low_stock {
    is_lowstock
    out_of_stock
  }
  product_new
  product_sale
  product_last
  promotional
  special_offer_details {
    max_purchasable_qty
    valid_to
    deliverable_from
    deliverable_to
  }
}`, {"hash":"sha256:9807d58f89c3f9d8cb9e7ec921ac9817840d4fd0a5db47078d9f0f42a9a24cf2"}) as unknown as TypedDocumentString<SavedOrdersQuery, SavedOrdersQueryVariables>;
export const PreOrdersDocument = new TypedDocumentString(`
    query PreOrders($currentPage: Int) {
  getPreOrder(currentPage: $currentPage) {
    page_info {
      total_pages
    }
    items {
      ...SavedOrderParts
    }
  }
}
    fragment SavedOrderParts on SavedOrder {
  id
  date
  total
  total_with_tax
  is_active
  shipto_name
  deliver_to
  bill_to
  type_of_transport
  customer_order_number
  note_for_driver
  items {
    id
    sku
    name
    quantity
    number_of_packages
    number_of_layer
    number_of_pallet
    row_total
    tank_details {
      liters
    }
    product {
      ...ProductFacts
    }
  }
}
fragment ProductFacts on ProductInterface {
  sku
  name
  type_id
  material_type
  pack_format
  brand
  short_description {
    html
  }
  small_image {
    url
  }
  custom_attributesV2 {
    items {
      code
      ... on AttributeValue {
        value
      }
    }
  }
  price_range {
    minimum_price {
      regular_price {
        value
      }
      final_price {
        value
      }
    }
  }
  multi_deposit {
    total
  }
  gross_weight_per_case
  number_of_products_on_layer
  number_of_layers_per_pallet
  hectolitres_per_case
  disable_for_layer_ordering
  disable_for_pallet_ordering
  disable_for_layer_ordering_fe
  disable_for_pallet_ordering_fe
  isavailable_truck_package_ordering
  stock_quantity
  low_stock {
    is_lowstock
    out_of_stock
  }
  product_new
  product_sale
  product_last
  promotional
  special_offer_details {
    max_purchasable_qty
    valid_to
    deliverable_from
    deliverable_to
  }
}`, {"hash":"sha256:f544a653230c615d992ebe8dc3bc871e173a624ccb3de750ef5f1e0158c2df73"}) as unknown as TypedDocumentString<PreOrdersQuery, PreOrdersQueryVariables>;
export const DeleteSavedOrderDocument = new TypedDocumentString(`
    mutation DeleteSavedOrder($input: OrderIdInput!) {
  deleteSavedOrder(input: $input) {
    id
  }
}
    `, {"hash":"sha256:6e70f8d002fa644057f2f553ac406b179f7423e1ba50f8bb6b24ccc87b5d9ae6"}) as unknown as TypedDocumentString<DeleteSavedOrderMutation, DeleteSavedOrderMutationVariables>;
export const DeletePreOrderDocument = new TypedDocumentString(`
    mutation DeletePreOrder($input: OrderIdInput!) {
  deletePreOrder(input: $input) {
    id
  }
}
    `, {"hash":"sha256:5136deaf1d2351c22dc2e97de80cd878d559ecf731a2a9e0904e21cbe608db87"}) as unknown as TypedDocumentString<DeletePreOrderMutation, DeletePreOrderMutationVariables>;
export const SearchProductsDocument = new TypedDocumentString(`
    query SearchProducts($search: String!, $material: String!) {
  products(
    search: $search
    filter: {material_type: {eq: $material}}
    pageSize: 10
  ) {
    total_count
    items {
      ...SearchHit
    }
  }
}
    fragment SearchHit on ProductInterface {
  sku
  name
  material_type
  pack_format
  short_description {
    html
  }
  small_image {
    url
  }
  custom_attributesV2 {
    items {
      code
      ... on AttributeValue {
        value
      }
    }
  }
}`, {"hash":"sha256:5b74cd4ae9bfb219074488545798fe0d7bd57f3598cb171c8e084c131d45a307"}) as unknown as TypedDocumentString<SearchProductsQuery, SearchProductsQueryVariables>;
export const TopProductsDocument = new TypedDocumentString(`
    query TopProducts($material: String!) {
  recommended: products(
    filter: {material_type: {eq: $material}, product_recommended: {eq: "1"}}
    pageSize: 4
  ) {
    items {
      ...SearchHit
    }
  }
  range: products(filter: {material_type: {eq: $material}}, pageSize: 4) {
    items {
      ...SearchHit
    }
  }
}
    fragment SearchHit on ProductInterface {
  sku
  name
  material_type
  pack_format
  short_description {
    html
  }
  small_image {
    url
  }
  custom_attributesV2 {
    items {
      code
      ... on AttributeValue {
        value
      }
    }
  }
}`, {"hash":"sha256:7145cb834173624c59b71f689a2b897c4eaffa0a8d40ff2286840c1ea09721a5"}) as unknown as TypedDocumentString<TopProductsQuery, TopProductsQueryVariables>;
export const AddToCartDocument = new TypedDocumentString(`
    mutation AddToCart($input: AddProductsToCartInput!) {
  addProductsToCart(input: $input) {
    cart {
      ...CartParts
    }
    user_errors {
      code
      message
    }
  }
}
    fragment CartFigures on Cart {
  id
  version
  ship_to_id
  delivery_method
  delivery_date
  note_for_driver
  customer_order_number
  paymentMethod
  items {
    __typename
    id
    quantity
    number_of_packages
    number_of_layer
    number_of_pallet
    stock_quantity
    is_available
    tank_details {
      liters
    }
    product {
      sku
    }
    ... on ConfigurableCartItem {
      configured_variant {
        sku
      }
    }
    ... on BundleCartItem {
      bundle_options {
        values {
          uid
          label
          quantity
        }
      }
    }
    prices {
      price {
        value
      }
      row_total {
        value
      }
    }
  }
  prices {
    applied_taxes {
      amount {
        value
      }
      label
    }
    discounts {
      amount {
        value
      }
      label
      type
      value
    }
  }
  cart_prices {
    grand_total_price_with_vat
    deposit
    packaging_tax
    sorting_charge
    summary
  }
  grand_total_your_price_details {
    grand_total_your_price
  }
  progress_bar_data {
    iMinimumOrderPallet
    iMaximumOrderPallet
    iMinimumOrderWeight
    iMaximumOrderWeight
  }
}
fragment CartParts on Cart {
  ...CartFigures
  items {
    product {
      ...ProductFacts
    }
    ... on ConfigurableCartItem {
      configured_variant {
        ...ProductFacts
      }
    }
  }
}
fragment ProductFacts on ProductInterface {
  sku
  name
  type_id
  material_type
  pack_format
  brand
  short_description {
    html
  }
  small_image {
    url
  }
  custom_attributesV2 {
    items {
      code
      ... on AttributeValue {
        value
      }
    }
  }
  price_range {
    minimum_price {
      regular_price {
        value
      }
      final_price {
        value
      }
    }
  }
  multi_deposit {
    total
  }
  gross_weight_per_case
  number_of_products_on_layer
  number_of_layers_per_pallet
  hectolitres_per_case
  disable_for_layer_ordering
  disable_for_pallet_ordering
  disable_for_layer_ordering_fe
  disable_for_pallet_ordering_fe
  isavailable_truck_package_ordering
  stock_quantity
  low_stock {
    is_lowstock
    out_of_stock
  }
  product_new
  product_sale
  product_last
  promotional
  special_offer_details {
    max_purchasable_qty
    valid_to
    deliverable_from
    deliverable_to
  }
}`, {"hash":"sha256:2aebbd24981523fc5051491a6766819d97033a1e8916160825ffdf069171d5c6"}) as unknown as TypedDocumentString<AddToCartMutation, AddToCartMutationVariables>;
export const UpdateCartLinesDocument = new TypedDocumentString(`
    mutation UpdateCartLines($input: UpdateCartItemsInput!) {
  updateCartItems(input: $input) {
    cart {
      ...CartFigures
    }
    errors {
      code
      message
    }
  }
}
    fragment CartFigures on Cart {
  id
  version
  ship_to_id
  delivery_method
  delivery_date
  note_for_driver
  customer_order_number
  paymentMethod
  items {
    __typename
    id
    quantity
    number_of_packages
    number_of_layer
    number_of_pallet
    stock_quantity
    is_available
    tank_details {
      liters
    }
    product {
      sku
    }
    ... on ConfigurableCartItem {
      configured_variant {
        sku
      }
    }
    ... on BundleCartItem {
      bundle_options {
        values {
          uid
          label
          quantity
        }
      }
    }
    prices {
      price {
        value
      }
      row_total {
        value
      }
    }
  }
  prices {
    applied_taxes {
      amount {
        value
      }
      label
    }
    discounts {
      amount {
        value
      }
      label
      type
      value
    }
  }
  cart_prices {
    grand_total_price_with_vat
    deposit
    packaging_tax
    sorting_charge
    summary
  }
  grand_total_your_price_details {
    grand_total_your_price
  }
  progress_bar_data {
    iMinimumOrderPallet
    iMaximumOrderPallet
    iMinimumOrderWeight
    iMaximumOrderWeight
  }
}`, {"hash":"sha256:1b112331709f52d81e2fcf3c0e9f394719864d8a9a6bf230727630c5c495e719"}) as unknown as TypedDocumentString<UpdateCartLinesMutation, UpdateCartLinesMutationVariables>;
export const RemoveCartLineDocument = new TypedDocumentString(`
    mutation RemoveCartLine($input: RemoveItemFromCartInput!) {
  removeItemFromCart(input: $input) {
    cart {
      ...CartParts
    }
  }
}
    fragment CartFigures on Cart {
  id
  version
  ship_to_id
  delivery_method
  delivery_date
  note_for_driver
  customer_order_number
  paymentMethod
  items {
    __typename
    id
    quantity
    number_of_packages
    number_of_layer
    number_of_pallet
    stock_quantity
    is_available
    tank_details {
      liters
    }
    product {
      sku
    }
    ... on ConfigurableCartItem {
      configured_variant {
        sku
      }
    }
    ... on BundleCartItem {
      bundle_options {
        values {
          uid
          label
          quantity
        }
      }
    }
    prices {
      price {
        value
      }
      row_total {
        value
      }
    }
  }
  prices {
    applied_taxes {
      amount {
        value
      }
      label
    }
    discounts {
      amount {
        value
      }
      label
      type
      value
    }
  }
  cart_prices {
    grand_total_price_with_vat
    deposit
    packaging_tax
    sorting_charge
    summary
  }
  grand_total_your_price_details {
    grand_total_your_price
  }
  progress_bar_data {
    iMinimumOrderPallet
    iMaximumOrderPallet
    iMinimumOrderWeight
    iMaximumOrderWeight
  }
}
fragment CartParts on Cart {
  ...CartFigures
  items {
    product {
      ...ProductFacts
    }
    ... on ConfigurableCartItem {
      configured_variant {
        ...ProductFacts
      }
    }
  }
}
fragment ProductFacts on ProductInterface {
  sku
  name
  type_id
  material_type
  pack_format
  brand
  short_description {
    html
  }
  small_image {
    url
  }
  custom_attributesV2 {
    items {
      code
      ... on AttributeValue {
        value
      }
    }
  }
  price_range {
    minimum_price {
      regular_price {
        value
      }
      final_price {
        value
      }
    }
  }
  multi_deposit {
    total
  }
  gross_weight_per_case
  number_of_products_on_layer
  number_of_layers_per_pallet
  hectolitres_per_case
  disable_for_layer_ordering
  disable_for_pallet_ordering
  disable_for_layer_ordering_fe
  disable_for_pallet_ordering_fe
  isavailable_truck_package_ordering
  stock_quantity
  low_stock {
    is_lowstock
    out_of_stock
  }
  product_new
  product_sale
  product_last
  promotional
  special_offer_details {
    max_purchasable_qty
    valid_to
    deliverable_from
    deliverable_to
  }
}`, {"hash":"sha256:8a7273bfac845b5898418b53bc65e9c04db9f2853d99ef78a04d847b9f780db6"}) as unknown as TypedDocumentString<RemoveCartLineMutation, RemoveCartLineMutationVariables>;
export const SetTransportDocument = new TypedDocumentString(`
    mutation SetTransport($input: SetTransportTypeInput!) {
  setTransportType(input: $input) {
    cart {
      ...CartParts
    }
  }
}
    fragment CartFigures on Cart {
  id
  version
  ship_to_id
  delivery_method
  delivery_date
  note_for_driver
  customer_order_number
  paymentMethod
  items {
    __typename
    id
    quantity
    number_of_packages
    number_of_layer
    number_of_pallet
    stock_quantity
    is_available
    tank_details {
      liters
    }
    product {
      sku
    }
    ... on ConfigurableCartItem {
      configured_variant {
        sku
      }
    }
    ... on BundleCartItem {
      bundle_options {
        values {
          uid
          label
          quantity
        }
      }
    }
    prices {
      price {
        value
      }
      row_total {
        value
      }
    }
  }
  prices {
    applied_taxes {
      amount {
        value
      }
      label
    }
    discounts {
      amount {
        value
      }
      label
      type
      value
    }
  }
  cart_prices {
    grand_total_price_with_vat
    deposit
    packaging_tax
    sorting_charge
    summary
  }
  grand_total_your_price_details {
    grand_total_your_price
  }
  progress_bar_data {
    iMinimumOrderPallet
    iMaximumOrderPallet
    iMinimumOrderWeight
    iMaximumOrderWeight
  }
}
fragment CartParts on Cart {
  ...CartFigures
  items {
    product {
      ...ProductFacts
    }
    ... on ConfigurableCartItem {
      configured_variant {
        ...ProductFacts
      }
    }
  }
}
fragment ProductFacts on ProductInterface {
  sku
  name
  type_id
  material_type
  pack_format
  brand
  short_description {
    html
  }
  small_image {
    url
  }
  custom_attributesV2 {
    items {
      code
      ... on AttributeValue {
        value
      }
    }
  }
  price_range {
    minimum_price {
      regular_price {
        value
      }
      final_price {
        value
      }
    }
  }
  multi_deposit {
    total
  }
  gross_weight_per_case
  number_of_products_on_layer
  number_of_layers_per_pallet
  hectolitres_per_case
  disable_for_layer_ordering
  disable_for_pallet_ordering
  disable_for_layer_ordering_fe
  disable_for_pallet_ordering_fe
  isavailable_truck_package_ordering
  stock_quantity
  low_stock {
    is_lowstock
    out_of_stock
  }
  product_new
  product_sale
  product_last
  promotional
  special_offer_details {
    max_purchasable_qty
    valid_to
    deliverable_from
    deliverable_to
  }
}`, {"hash":"sha256:43168770bdcd9f236c21e5af1ccf4eeadcb2931224031614b64a3f8eceb25e19"}) as unknown as TypedDocumentString<SetTransportMutation, SetTransportMutationVariables>;
export const CustomerCartDocument = new TypedDocumentString(`
    query CustomerCart {
  customerCart {
    ...CartParts
  }
}
    fragment CartFigures on Cart {
  id
  version
  ship_to_id
  delivery_method
  delivery_date
  note_for_driver
  customer_order_number
  paymentMethod
  items {
    __typename
    id
    quantity
    number_of_packages
    number_of_layer
    number_of_pallet
    stock_quantity
    is_available
    tank_details {
      liters
    }
    product {
      sku
    }
    ... on ConfigurableCartItem {
      configured_variant {
        sku
      }
    }
    ... on BundleCartItem {
      bundle_options {
        values {
          uid
          label
          quantity
        }
      }
    }
    prices {
      price {
        value
      }
      row_total {
        value
      }
    }
  }
  prices {
    applied_taxes {
      amount {
        value
      }
      label
    }
    discounts {
      amount {
        value
      }
      label
      type
      value
    }
  }
  cart_prices {
    grand_total_price_with_vat
    deposit
    packaging_tax
    sorting_charge
    summary
  }
  grand_total_your_price_details {
    grand_total_your_price
  }
  progress_bar_data {
    iMinimumOrderPallet
    iMaximumOrderPallet
    iMinimumOrderWeight
    iMaximumOrderWeight
  }
}
fragment CartParts on Cart {
  ...CartFigures
  items {
    product {
      ...ProductFacts
    }
    ... on ConfigurableCartItem {
      configured_variant {
        ...ProductFacts
      }
    }
  }
}
fragment ProductFacts on ProductInterface {
  sku
  name
  type_id
  material_type
  pack_format
  brand
  short_description {
    html
  }
  small_image {
    url
  }
  custom_attributesV2 {
    items {
      code
      ... on AttributeValue {
        value
      }
    }
  }
  price_range {
    minimum_price {
      regular_price {
        value
      }
      final_price {
        value
      }
    }
  }
  multi_deposit {
    total
  }
  gross_weight_per_case
  number_of_products_on_layer
  number_of_layers_per_pallet
  hectolitres_per_case
  disable_for_layer_ordering
  disable_for_pallet_ordering
  disable_for_layer_ordering_fe
  disable_for_pallet_ordering_fe
  isavailable_truck_package_ordering
  stock_quantity
  low_stock {
    is_lowstock
    out_of_stock
  }
  product_new
  product_sale
  product_last
  promotional
  special_offer_details {
    max_purchasable_qty
    valid_to
    deliverable_from
    deliverable_to
  }
}`, {"hash":"sha256:e7a39fdaf2b81f7ae82bf4bbebbf26157cd2530cf3d993cc594b6a5d81eb32c1"}) as unknown as TypedDocumentString<CustomerCartQuery, CustomerCartQueryVariables>;
export const RemoveAllLinesDocument = new TypedDocumentString(`
    mutation RemoveAllLines($input: CartIdInput!) {
  removeAllItems(input: $input) {
    cart {
      ...CartParts
    }
  }
}
    fragment CartFigures on Cart {
  id
  version
  ship_to_id
  delivery_method
  delivery_date
  note_for_driver
  customer_order_number
  paymentMethod
  items {
    __typename
    id
    quantity
    number_of_packages
    number_of_layer
    number_of_pallet
    stock_quantity
    is_available
    tank_details {
      liters
    }
    product {
      sku
    }
    ... on ConfigurableCartItem {
      configured_variant {
        sku
      }
    }
    ... on BundleCartItem {
      bundle_options {
        values {
          uid
          label
          quantity
        }
      }
    }
    prices {
      price {
        value
      }
      row_total {
        value
      }
    }
  }
  prices {
    applied_taxes {
      amount {
        value
      }
      label
    }
    discounts {
      amount {
        value
      }
      label
      type
      value
    }
  }
  cart_prices {
    grand_total_price_with_vat
    deposit
    packaging_tax
    sorting_charge
    summary
  }
  grand_total_your_price_details {
    grand_total_your_price
  }
  progress_bar_data {
    iMinimumOrderPallet
    iMaximumOrderPallet
    iMinimumOrderWeight
    iMaximumOrderWeight
  }
}
fragment CartParts on Cart {
  ...CartFigures
  items {
    product {
      ...ProductFacts
    }
    ... on ConfigurableCartItem {
      configured_variant {
        ...ProductFacts
      }
    }
  }
}
fragment ProductFacts on ProductInterface {
  sku
  name
  type_id
  material_type
  pack_format
  brand
  short_description {
    html
  }
  small_image {
    url
  }
  custom_attributesV2 {
    items {
      code
      ... on AttributeValue {
        value
      }
    }
  }
  price_range {
    minimum_price {
      regular_price {
        value
      }
      final_price {
        value
      }
    }
  }
  multi_deposit {
    total
  }
  gross_weight_per_case
  number_of_products_on_layer
  number_of_layers_per_pallet
  hectolitres_per_case
  disable_for_layer_ordering
  disable_for_pallet_ordering
  disable_for_layer_ordering_fe
  disable_for_pallet_ordering_fe
  isavailable_truck_package_ordering
  stock_quantity
  low_stock {
    is_lowstock
    out_of_stock
  }
  product_new
  product_sale
  product_last
  promotional
  special_offer_details {
    max_purchasable_qty
    valid_to
    deliverable_from
    deliverable_to
  }
}`, {"hash":"sha256:88dbf73ee29e28c178fe1e58d0637c5131c6f7c580352a04601898f216a87188"}) as unknown as TypedDocumentString<RemoveAllLinesMutation, RemoveAllLinesMutationVariables>;
export const RepeatOrderDocument = new TypedDocumentString(`
    mutation RepeatOrder($number: String!) {
  reorderItems(orderNumber: $number) {
    cart {
      ...CartParts
    }
    userInputErrors {
      path
    }
  }
}
    fragment CartFigures on Cart {
  id
  version
  ship_to_id
  delivery_method
  delivery_date
  note_for_driver
  customer_order_number
  paymentMethod
  items {
    __typename
    id
    quantity
    number_of_packages
    number_of_layer
    number_of_pallet
    stock_quantity
    is_available
    tank_details {
      liters
    }
    product {
      sku
    }
    ... on ConfigurableCartItem {
      configured_variant {
        sku
      }
    }
    ... on BundleCartItem {
      bundle_options {
        values {
          uid
          label
          quantity
        }
      }
    }
    prices {
      price {
        value
      }
      row_total {
        value
      }
    }
  }
  prices {
    applied_taxes {
      amount {
        value
      }
      label
    }
    discounts {
      amount {
        value
      }
      label
      type
      value
    }
  }
  cart_prices {
    grand_total_price_with_vat
    deposit
    packaging_tax
    sorting_charge
    summary
  }
  grand_total_your_price_details {
    grand_total_your_price
  }
  progress_bar_data {
    iMinimumOrderPallet
    iMaximumOrderPallet
    iMinimumOrderWeight
    iMaximumOrderWeight
  }
}
fragment CartParts on Cart {
  ...CartFigures
  items {
    product {
      ...ProductFacts
    }
    ... on ConfigurableCartItem {
      configured_variant {
        ...ProductFacts
      }
    }
  }
}
fragment ProductFacts on ProductInterface {
  sku
  name
  type_id
  material_type
  pack_format
  brand
  short_description {
    html
  }
  small_image {
    url
  }
  custom_attributesV2 {
    items {
      code
      ... on AttributeValue {
        value
      }
    }
  }
  price_range {
    minimum_price {
      regular_price {
        value
      }
      final_price {
        value
      }
    }
  }
  multi_deposit {
    total
  }
  gross_weight_per_case
  number_of_products_on_layer
  number_of_layers_per_pallet
  hectolitres_per_case
  disable_for_layer_ordering
  disable_for_pallet_ordering
  disable_for_layer_ordering_fe
  disable_for_pallet_ordering_fe
  isavailable_truck_package_ordering
  stock_quantity
  low_stock {
    is_lowstock
    out_of_stock
  }
  product_new
  product_sale
  product_last
  promotional
  special_offer_details {
    max_purchasable_qty
    valid_to
    deliverable_from
    deliverable_to
  }
}`, {"hash":"sha256:055a76d9567897a8c7ac342c8eb59b6666ed6ac6f980e2ae74aa8137d22a994b"}) as unknown as TypedDocumentString<RepeatOrderMutation, RepeatOrderMutationVariables>;
export const SaveForLaterDocument = new TypedDocumentString(`
    mutation SaveForLater($input: SaveOrderInput!) {
  addSaveOrderForLater(input: $input) {
    id
  }
}
    `, {"hash":"sha256:8c8c76b7ad1d06945e2763c0c61482901e5175c5f22e45b0a1c86a55e7af2b73"}) as unknown as TypedDocumentString<SaveForLaterMutation, SaveForLaterMutationVariables>;
export const SaveAsPreOrderDocument = new TypedDocumentString(`
    mutation SaveAsPreOrder($input: SaveOrderInput!) {
  addPreOrder(input: $input) {
    id
  }
}
    `, {"hash":"sha256:3d0788f7541ae719656c9a7bdb745a082b7914399052bb6e5983b799cfc70df9"}) as unknown as TypedDocumentString<SaveAsPreOrderMutation, SaveAsPreOrderMutationVariables>;
export const OrderAgainDocument = new TypedDocumentString(`
    query OrderAgain($number: String) {
  orderAgain(order_number: $number) {
    delivery_method
    delivery_date
    cut_off_at
    payment_method
    grand_total {
      value
    }
    items {
      product_sku
      product_name
      changes
      number_of_packages
      number_of_layer
      number_of_pallet
      liters
      ordered_price {
        value
      }
      price {
        value
      }
    }
    refusal {
      reason
      message
    }
  }
}
    `, {"hash":"sha256:bdafd227e4a0c021c2ea803ea165338fb735c688201370784dbd69be3e9c1fb5"}) as unknown as TypedDocumentString<OrderAgainQuery, OrderAgainQueryVariables>;
export const OrderByNumberDocument = new TypedDocumentString(`
    query OrderByNumber($number: String!) {
  customer {
    orders(filter: {number: {eq: $number}}, pageSize: 1) {
      items {
        ...OrderHead
        ...OrderContent
        ...OrderEmpties
      }
    }
  }
}
    fragment OrderEmpties on CustomerOrder {
  items {
    id
    product {
      deposits: multi_deposit {
        deposit_type
        name
        quantity
        price
      }
    }
  }
}
fragment OrderHead on CustomerOrder {
  number
  order_date
  status
  carrier
  shipping_method
  material_type
  ship_to_id
  customer_order_number
  total {
    grand_total {
      value
    }
  }
  shipping_address {
    firstname
    company
    street
    city
  }
  additional_data {
    delivery_date
    delivery_hours_from
    delivery_hours_to
    total_layer
    total_pallet
    total_packages
    total_liters
    total_weight
  }
  comments {
    message
    timestamp
  }
}
fragment OrderContent on CustomerOrder {
  id
  available_actions
  discount
  note_for_driver
  total {
    subtotal_excl_tax {
      value
    }
    total_tax {
      value
    }
    taxes {
      rate
      amount {
        value
      }
    }
  }
  payment_methods {
    name
  }
  additional_data {
    custom_email
    delivery_after_six_pm
    delivery_on_pallet
  }
  shipments {
    number
  }
  invoices {
    number
    total {
      grand_total {
        value
      }
    }
  }
  items {
    id
    product_sku
    product_name
    quantity_ordered
    quantity_shipped
    number_of_packages
    number_of_layer
    number_of_pallet
    tank_details {
      liters
    }
    prices {
      row_total {
        value
      }
    }
    product {
      ...ProductFacts
    }
    ... on ConfigurableOrderItem {
      configured_variant {
        ...ProductFacts
      }
    }
  }
}
fragment ProductFacts on ProductInterface {
  sku
  name
  type_id
  material_type
  pack_format
  brand
  short_description {
    html
  }
  small_image {
    url
  }
  custom_attributesV2 {
    items {
      code
      ... on AttributeValue {
        value
      }
    }
  }
  price_range {
    minimum_price {
      regular_price {
        value
      }
      final_price {
        value
      }
    }
  }
  multi_deposit {
    total
  }
  gross_weight_per_case
  number_of_products_on_layer
  number_of_layers_per_pallet
  hectolitres_per_case
  disable_for_layer_ordering
  disable_for_pallet_ordering
  disable_for_layer_ordering_fe
  disable_for_pallet_ordering_fe
  isavailable_truck_package_ordering
  stock_quantity
  low_stock {
    is_lowstock
    out_of_stock
  }
  product_new
  product_sale
  product_last
  promotional
  special_offer_details {
    max_purchasable_qty
    valid_to
    deliverable_from
    deliverable_to
  }
}`, {"hash":"sha256:522f2fd5724fb433ca99cbcfb6d89aa4842bbf098e5d05de15edbf9dda2ac9eb"}) as unknown as TypedDocumentString<OrderByNumberQuery, OrderByNumberQueryVariables>;
export const RecentOrdersDocument = new TypedDocumentString(`
    query RecentOrders($shipToId: String!, $pageSize: Int!) {
  customer {
    orders(filter: {ship_to_id: {eq: $shipToId}}, pageSize: $pageSize) {
      items {
        ...OrderHead
        ...OrderContent
      }
    }
  }
}
    fragment OrderHead on CustomerOrder {
  number
  order_date
  status
  carrier
  shipping_method
  material_type
  ship_to_id
  customer_order_number
  total {
    grand_total {
      value
    }
  }
  shipping_address {
    firstname
    company
    street
    city
  }
  additional_data {
    delivery_date
    delivery_hours_from
    delivery_hours_to
    total_layer
    total_pallet
    total_packages
    total_liters
    total_weight
  }
  comments {
    message
    timestamp
  }
}
fragment OrderContent on CustomerOrder {
  id
  available_actions
  discount
  note_for_driver
  total {
    subtotal_excl_tax {
      value
    }
    total_tax {
      value
    }
    taxes {
      rate
      amount {
        value
      }
    }
  }
  payment_methods {
    name
  }
  additional_data {
    custom_email
    delivery_after_six_pm
    delivery_on_pallet
  }
  shipments {
    number
  }
  invoices {
    number
    total {
      grand_total {
        value
      }
    }
  }
  items {
    id
    product_sku
    product_name
    quantity_ordered
    quantity_shipped
    number_of_packages
    number_of_layer
    number_of_pallet
    tank_details {
      liters
    }
    prices {
      row_total {
        value
      }
    }
    product {
      ...ProductFacts
    }
    ... on ConfigurableOrderItem {
      configured_variant {
        ...ProductFacts
      }
    }
  }
}
fragment ProductFacts on ProductInterface {
  sku
  name
  type_id
  material_type
  pack_format
  brand
  short_description {
    html
  }
  small_image {
    url
  }
  custom_attributesV2 {
    items {
      code
      ... on AttributeValue {
        value
      }
    }
  }
  price_range {
    minimum_price {
      regular_price {
        value
      }
      final_price {
        value
      }
    }
  }
  multi_deposit {
    total
  }
  gross_weight_per_case
  number_of_products_on_layer
  number_of_layers_per_pallet
  hectolitres_per_case
  disable_for_layer_ordering
  disable_for_pallet_ordering
  disable_for_layer_ordering_fe
  disable_for_pallet_ordering_fe
  isavailable_truck_package_ordering
  stock_quantity
  low_stock {
    is_lowstock
    out_of_stock
  }
  product_new
  product_sale
  product_last
  promotional
  special_offer_details {
    max_purchasable_qty
    valid_to
    deliverable_from
    deliverable_to
  }
}`, {"hash":"sha256:dd7d0bf1badf22aaff38585b82d63f52592430c7191f4c86bd064606a5cb4158"}) as unknown as TypedDocumentString<RecentOrdersQuery, RecentOrdersQueryVariables>;
export const OfferedUnitsDocument = new TypedDocumentString(`
    query OfferedUnits {
  getPortalConfig {
    orderableunits
  }
}
    `, {"hash":"sha256:fd8710094cacadb280dec1eaa7ef88990b1a3b371f765063b1d6c56c2db51051"}) as unknown as TypedDocumentString<OfferedUnitsQuery, OfferedUnitsQueryVariables>;