import type { GraphQLResolveInfo } from 'graphql';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
};

/** An address of the Dutch register. */
export type DutchAddress = {
  __typename?: 'DutchAddress';
  /** Name of the street. */
  street?: Maybe<Scalars['String']['output']>;
  /** The house number, without what stands behind it. */
  houseNumber?: Maybe<Scalars['String']['output']>;
  /** Letter and addition; null without. */
  houseNumberAddition?: Maybe<Scalars['String']['output']>;
  /** Four digits, a space and two capitals. */
  postcode?: Maybe<Scalars['String']['output']>;
  /** The city. */
  city?: Maybe<Scalars['String']['output']>;
  /** The municipality. */
  municipality?: Maybe<Scalars['String']['output']>;
  /** The province. */
  province?: Maybe<Scalars['String']['output']>;
  /** Where it lies. */
  coordinates?: Maybe<DutchAddressCoordinates>;
  /** `found`, or `addition-unknown` where the number is known and what stands behind it is not. */
  status?: Maybe<Scalars['String']['output']>;
  /** The same as a number: 200 or 206. */
  statusCode?: Maybe<Scalars['Int']['output']>;
};

/** A place on earth (WGS 84). */
export type DutchAddressCoordinates = {
  __typename?: 'DutchAddressCoordinates';
  /** Degrees north. */
  latitude?: Maybe<Scalars['Float']['output']>;
  /** Degrees east. */
  longitude?: Maybe<Scalars['Float']['output']>;
};

/** Kinds of objects that have fields. */
export type AttributeEntityTypeEnum =
  /** Products. */
  | 'CATALOG_PRODUCT'
  /** Categories. */
  | 'CATALOG_CATEGORY'
  /** People. */
  | 'CUSTOMER'
  /** Addresses of people. */
  | 'CUSTOMER_ADDRESS'
  /** Returned goods. */
  | 'RMA_ITEM';

/** The fields of a form. */
export type AttributesFormOutput = {
  __typename?: 'AttributesFormOutput';
  /** In the order of the form. */
  items: Array<Maybe<CustomAttributeMetadataInterface>>;
  /** Why there are none. */
  errors: Array<Maybe<AttributeMetadataError>>;
};

/** The fields of a kind of object. */
export type AttributesMetadataOutput = {
  __typename?: 'AttributesMetadataOutput';
  /** In the order of a form. */
  items: Array<Maybe<CustomAttributeMetadataInterface>>;
  /** Always empty. */
  errors: Array<Maybe<AttributeMetadataError>>;
};

/** A field of a form. */
export type CustomAttributeMetadataInterface = {
  /** As the inputs of the calls name it. */
  code: Scalars['ID']['output'];
  /** What stands in it at first; null where nothing does. */
  default_value?: Maybe<Scalars['String']['output']>;
  /** What has the field. */
  entity_type: AttributeEntityTypeEnum;
  /** Always null: the portal checks fields itself. */
  frontend_class?: Maybe<Scalars['String']['output']>;
  /** How it is filled in. */
  frontend_input?: Maybe<AttributeFrontendInputEnum>;
  /** Whether it has to be filled in. */
  is_required: Scalars['Boolean']['output'];
  /** Always false. */
  is_unique: Scalars['Boolean']['output'];
  /** Its name in the language of the store. */
  label?: Maybe<Scalars['String']['output']>;
  /** Always empty: the countries stand in `countries`. */
  options: Array<Maybe<CustomAttributeOptionInterface>>;
};

/** Something to choose in a field. */
export type CustomAttributeOptionInterface = {
  /** Whether it is chosen at first. */
  is_default: Scalars['Boolean']['output'];
  /** Its name. */
  label: Scalars['String']['output'];
  /** Its value. */
  value: Scalars['String']['output'];
};

/** How a field is filled in. */
export type AttributeFrontendInputEnum =
  /** Never answered. */
  | 'BOOLEAN'
  /** Never answered. */
  | 'DATE'
  /** Never answered. */
  | 'DATETIME'
  /** Never answered. */
  | 'FILE'
  /** Never answered. */
  | 'GALLERY'
  /** Never answered. */
  | 'HIDDEN'
  /** Never answered. */
  | 'IMAGE'
  /** Never answered. */
  | 'MEDIA_IMAGE'
  /** Several lines of text. */
  | 'MULTILINE'
  /** Never answered. */
  | 'MULTISELECT'
  /** Never answered. */
  | 'PRICE'
  /** One of a list. */
  | 'SELECT'
  /** A line of text. */
  | 'TEXT'
  /** Never answered. */
  | 'TEXTAREA'
  /** Never answered. */
  | 'WEIGHT'
  /** Never answered. */
  | 'UNDEFINED';

/** A field of a person or of an address. */
export type CustomerAttributeMetadata = CustomAttributeMetadataInterface & {
  __typename?: 'CustomerAttributeMetadata';
  /** As the inputs of the calls name it. */
  code: Scalars['ID']['output'];
  /** What stands in it at first; null where nothing does. */
  default_value?: Maybe<Scalars['String']['output']>;
  /** What has the field. */
  entity_type: AttributeEntityTypeEnum;
  /** Always null: the portal checks fields itself. */
  frontend_class?: Maybe<Scalars['String']['output']>;
  /** How it is filled in. */
  frontend_input?: Maybe<AttributeFrontendInputEnum>;
  /** Whether it has to be filled in. */
  is_required: Scalars['Boolean']['output'];
  /** Always false. */
  is_unique: Scalars['Boolean']['output'];
  /** Its name in the language of the store. */
  label?: Maybe<Scalars['String']['output']>;
  /** Always empty: the countries stand in `countries`. */
  options: Array<Maybe<CustomAttributeOptionInterface>>;
  /** Always null. */
  input_filter?: Maybe<InputFilterEnum>;
  /** Lines at most; 1 for a single line. */
  multiline_count?: Maybe<Scalars['Int']['output']>;
  /** Its place in the form, from 1. */
  sort_order?: Maybe<Scalars['Int']['output']>;
  /** How long the text may be. */
  validate_rules?: Maybe<Array<Maybe<ValidationRule>>>;
};

/** A field of returned goods. Never answered; see `Returns`. */
export type ReturnItemAttributeMetadata = CustomAttributeMetadataInterface & {
  __typename?: 'ReturnItemAttributeMetadata';
  /** As the inputs of the calls name it. */
  code: Scalars['ID']['output'];
  /** What stands in it at first; null where nothing does. */
  default_value?: Maybe<Scalars['String']['output']>;
  /** What has the field. */
  entity_type: AttributeEntityTypeEnum;
  /** Always null: the portal checks fields itself. */
  frontend_class?: Maybe<Scalars['String']['output']>;
  /** How it is filled in. */
  frontend_input?: Maybe<AttributeFrontendInputEnum>;
  /** Whether it has to be filled in. */
  is_required: Scalars['Boolean']['output'];
  /** Always false. */
  is_unique: Scalars['Boolean']['output'];
  /** Its name in the language of the store. */
  label?: Maybe<Scalars['String']['output']>;
  /** Always empty: the countries stand in `countries`. */
  options: Array<Maybe<CustomAttributeOptionInterface>>;
  /** Always null. */
  input_filter?: Maybe<InputFilterEnum>;
  /** Lines at most. */
  multiline_count?: Maybe<Scalars['Int']['output']>;
  /** Its place in the form. */
  sort_order?: Maybe<Scalars['Int']['output']>;
  /** What a value has to be. */
  validate_rules?: Maybe<Array<Maybe<ValidationRule>>>;
};

/** What is done with a text before it is kept. Never answered. */
export type InputFilterEnum =
  /** Nothing. */
  | 'NONE'
  /** It is read as a day. */
  | 'DATE'
  /** Blanks around it are taken off. */
  | 'TRIM'
  /** Marks of HTML are taken off. */
  | 'STRIPTAGS'
  /** Marks of HTML are written out. */
  | 'ESCAPEHTML';

/** What a value of a field has to be. */
export type ValidationRule = {
  __typename?: 'ValidationRule';
  /** Which rule. */
  name?: Maybe<ValidationRuleEnum>;
  /** Its limit. */
  value?: Maybe<Scalars['String']['output']>;
};

/** Rules for the values of fields. */
export type ValidationRuleEnum =
  /** Never answered. */
  | 'DATE_RANGE_MAX'
  /** Never answered. */
  | 'DATE_RANGE_MIN'
  /** Never answered. */
  | 'FILE_EXTENSIONS'
  /** Never answered. */
  | 'INPUT_VALIDATION'
  /** Characters at most. */
  | 'MAX_TEXT_LENGTH'
  /** Characters at least. */
  | 'MIN_TEXT_LENGTH'
  /** Never answered. */
  | 'MAX_FILE_SIZE'
  /** Never answered. */
  | 'MAX_IMAGE_HEIGHT'
  /** Never answered. */
  | 'MAX_IMAGE_WIDTH';

/** A message to the person who gets a gift. Never answered: the portal has no gift options. */
export type GiftMessage = {
  __typename?: 'GiftMessage';
  /** The name of the giver. */
  from: Scalars['String']['output'];
  /** The name of the person who gets it. */
  to: Scalars['String']['output'];
  /** The text. */
  message: Scalars['String']['output'];
};

/** A wrapping for gifts. Never answered: the portal has no gift options. */
export type GiftWrapping = {
  __typename?: 'GiftWrapping';
  /** Its id. */
  uid: Scalars['ID']['output'];
  /** Its name. */
  design: Scalars['String']['output'];
  /** What it looks like; null without a picture. */
  image?: Maybe<GiftWrappingImage>;
  /** What it costs. */
  price: Money;
};

/** The picture of a wrapping. Never answered: the portal has no gift options. */
export type GiftWrappingImage = {
  __typename?: 'GiftWrappingImage';
  /** Its name. */
  label: Scalars['String']['output'];
  /** Where it is. */
  url: Scalars['String']['output'];
};

/** What gift options cost. Never answered: the portal has no gift options. */
export type GiftOptionsPrices = {
  __typename?: 'GiftOptionsPrices';
  /** Wrapping of single lines, without VAT. */
  gift_wrapping_for_items?: Maybe<Money>;
  /** Wrapping of single lines, with VAT. */
  gift_wrapping_for_items_incl_tax?: Maybe<Money>;
  /** Wrapping of the whole order, without VAT. */
  gift_wrapping_for_order?: Maybe<Money>;
  /** Wrapping of the whole order, with VAT. */
  gift_wrapping_for_order_incl_tax?: Maybe<Money>;
  /** A printed card, without VAT. */
  printed_card?: Maybe<Money>;
  /** A printed card, with VAT. */
  printed_card_incl_tax?: Maybe<Money>;
};

/** A gift card that pays for a cart. Never answered: the portal has no gift cards. */
export type AppliedGiftCard = {
  __typename?: 'AppliedGiftCard';
  /** Its code. */
  code?: Maybe<Scalars['String']['output']>;
  /** What it pays of the cart. */
  applied_balance?: Maybe<Money>;
  /** What is left on it. */
  current_balance?: Maybe<Money>;
  /** Until when it can be used, ISO date. */
  expiration_date?: Maybe<Scalars['String']['output']>;
};

/** A gift card that paid for an order. Never answered: the portal has no gift cards. */
export type ApplyGiftCardToOrder = {
  __typename?: 'ApplyGiftCardToOrder';
  /** Its code. */
  code: Scalars['String']['output'];
  /** What it paid of the order. */
  applied_balance: Money;
};

/** A gift card in a cart. Never answered: the portal sells no gift cards. */
export type GiftCardCartItem = CartItemInterface & {
  __typename?: 'GiftCardCartItem';
  /** Id of the line. */
  uid: Scalars['ID']['output'];
  /** Id of the line. */
  id: Scalars['String']['output'];
  /** Loose packages, the same as `number_of_packages`. */
  quantity: Scalars['Float']['output'];
  /** The card as a product. */
  product: ProductInterface;
  /** What it costs. */
  prices?: Maybe<CartItemPrices>;
  /** What is wrong with the line. */
  errors?: Maybe<Array<Maybe<CartItemError>>>;
  /** Whether it can be ordered. */
  is_available: Scalars['Boolean']['output'];
  /** Why it cannot be ordered. */
  not_available_message?: Maybe<Scalars['String']['output']>;
  /** How many can be ordered at most. */
  max_qty?: Maybe<Scalars['Float']['output']>;
  /** How many can be ordered at least. */
  min_qty?: Maybe<Scalars['Float']['output']>;
  /** Pack format of the product; see `ProductInterface`. */
  pack_format?: Maybe<Scalars['String']['output']>;
  /** Loose cases, or pieces of POSM. */
  number_of_packages?: Maybe<Scalars['Int']['output']>;
  /** Whole layers beside the loose cases. */
  number_of_layer?: Maybe<Scalars['Int']['output']>;
  /** Layers, those on whole pallets included. */
  number_of_layer_total?: Maybe<Scalars['Int']['output']>;
  /** Whole pallets beside the loose cases. */
  number_of_pallet?: Maybe<Scalars['Int']['output']>;
  /** Packages, those on layers and pallets included. */
  quantity_total?: Maybe<Scalars['Float']['output']>;
  /** Cases, pieces or whole bundles in stock. */
  stock_quantity?: Maybe<Scalars['Float']['output']>;
  /** Litres and tanks of tank beer; null for other lines. */
  tank_details?: Maybe<TankDetails>;
  /** Always empty: a gift card has no options. */
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  /** The value of the card. */
  amount: Money;
  /** The message to the person who gets it. */
  message?: Maybe<Scalars['String']['output']>;
  /** The name of the giver. */
  sender_name: Scalars['String']['output'];
  /** The address of the giver. */
  sender_email?: Maybe<Scalars['String']['output']>;
  /** The name of the person who gets it. */
  recipient_name: Scalars['String']['output'];
  /** The address of the person who gets it. */
  recipient_email?: Maybe<Scalars['String']['output']>;
  /** Always empty: the portal has no gift options. */
  available_gift_wrapping: Array<Maybe<GiftWrapping>>;
  /** Always null: the portal has no gift options. */
  gift_message?: Maybe<GiftMessage>;
  /** Always null: the portal has no gift options. */
  gift_wrapping?: Maybe<GiftWrapping>;
};

/** A gift card in an order. Never answered: the portal sells no gift cards. */
export type GiftCardOrderItem = OrderItemInterface & {
  __typename?: 'GiftCardOrderItem';
  /** Id of the line. */
  id: Scalars['ID']['output'];
  /** The card as a product. */
  product?: Maybe<ProductInterface>;
  /** Its name. */
  product_name?: Maybe<Scalars['String']['output']>;
  /** Its SKU. */
  product_sku: Scalars['String']['output'];
  /** The kind of product. */
  product_type?: Maybe<Scalars['String']['output']>;
  /** The end of its address. */
  product_url_key?: Maybe<Scalars['String']['output']>;
  /** The price of one. */
  product_sale_price: Money;
  /** What it costs. */
  prices?: Maybe<OrderItemPrices>;
  /** What was taken off. */
  discounts?: Maybe<Array<Maybe<Discount>>>;
  /** How far the order is. */
  status?: Maybe<Scalars['String']['output']>;
  /** Whether it can come back. */
  eligible_for_return?: Maybe<Scalars['Boolean']['output']>;
  /** How many were ordered. */
  quantity_ordered?: Maybe<Scalars['Float']['output']>;
  /** What the ERP has confirmed of it, in cases, pieces or litres of tank beer; null until it has. */
  quantity_confirmed?: Maybe<Scalars['Float']['output']>;
  /** Why it does not come as it was ordered; null where it does. */
  confirmation?: Maybe<OrderLineConfirmation>;
  /** How many were sent. */
  quantity_shipped?: Maybe<Scalars['Float']['output']>;
  /** How many were invoiced. */
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
  /** How many were cancelled. */
  quantity_canceled?: Maybe<Scalars['Float']['output']>;
  /** How many were paid back. */
  quantity_refunded?: Maybe<Scalars['Float']['output']>;
  /** How many came back. */
  quantity_returned?: Maybe<Scalars['Float']['output']>;
  /** What was chosen. */
  selected_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  /** What was written. */
  entered_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  /** Loose cases or pieces that were ordered. */
  number_of_packages?: Maybe<Scalars['Int']['output']>;
  /** Whole layers beside them. */
  number_of_layer?: Maybe<Scalars['Int']['output']>;
  /** Whole pallets beside them. */
  number_of_pallet?: Maybe<Scalars['Int']['output']>;
  /** Litres and tanks of tank beer; null for other lines. */
  tank_details?: Maybe<TankDetails>;
  /** Always null: the portal has no gift options. */
  gift_message?: Maybe<GiftMessage>;
  /** Always null: the portal has no gift options. */
  gift_wrapping?: Maybe<GiftWrapping>;
  /** Always null: the portal has no free gifts. */
  free_gift_label?: Maybe<Scalars['String']['output']>;
  /** Always 0: return items are ordered as lines of an order, and claims are tickets. */
  quantity_return_requested?: Maybe<Scalars['Float']['output']>;
  /** What was said about the card. */
  gift_card?: Maybe<GiftCardItem>;
};

/** What was said about a gift card. Never answered: the portal sells no gift cards. */
export type GiftCardItem = {
  __typename?: 'GiftCardItem';
  /** The message to the person who gets it. */
  message?: Maybe<Scalars['String']['output']>;
  /** The name of the giver. */
  sender_name?: Maybe<Scalars['String']['output']>;
  /** The address of the giver. */
  sender_email?: Maybe<Scalars['String']['output']>;
  /** The name of the person who gets it. */
  recipient_name?: Maybe<Scalars['String']['output']>;
  /** The address of the person who gets it. */
  recipient_email?: Maybe<Scalars['String']['output']>;
};

/** Names an order of a guest. */
export type GuestOrderInformationInput = {
  /** The order number. */
  number: Scalars['String']['input'];
  /** The address that it was ordered with. */
  email: Scalars['String']['input'];
  /** The last name of the person who ordered it. */
  lastname: Scalars['String']['input'];
};

/** Names an order of a guest. */
export type OrderTokenInput = {
  /** Its token. */
  token: Scalars['String']['input'];
};

/** A guest cart. */
export type CreateGuestCartInput = {
  /** The id that is proposed for it. */
  cart_uid?: InputMaybe<Scalars['ID']['input']>;
};

/** The answer of `createGuestCart`. Never answered: there are no guest carts. */
export type CreateGuestCartOutput = {
  __typename?: 'CreateGuestCartOutput';
  /** The cart. */
  cart?: Maybe<Cart>;
};

/** Cancels the order of a guest. */
export type GuestOrderCancelInput = {
  /** The token of the order. */
  token: Scalars['String']['input'];
  /** Why it is cancelled. */
  reason: Scalars['String']['input'];
};

/** Confirms that an order is cancelled. */
export type ConfirmCancelOrderInput = {
  /** Id of the order. */
  order_id: Scalars['ID']['input'];
  /** The key of the confirmation. */
  confirmation_key: Scalars['String']['input'];
};

/** Asks for a return of goods. */
export type RequestReturnInput = {
  /** Id of the order. */
  order_uid: Scalars['ID']['input'];
  /** Where the answer goes. */
  contact_email?: InputMaybe<Scalars['String']['input']>;
  /** What there is to say about it. */
  comment_text?: InputMaybe<Scalars['String']['input']>;
  /** The goods. */
  items: Array<InputMaybe<RequestReturnItemInput>>;
};

/** Asks for a return of a guest's goods. */
export type RequestGuestReturnInput = {
  /** The token of the order. */
  token: Scalars['String']['input'];
  /** Where the answer goes. */
  contact_email?: InputMaybe<Scalars['String']['input']>;
  /** What there is to say about it. */
  comment_text?: InputMaybe<Scalars['String']['input']>;
  /** The goods. */
  items: Array<InputMaybe<RequestReturnItemInput>>;
};

/** A product that is to come back. */
export type RequestReturnItemInput = {
  /** Id of the line of the order. */
  order_item_uid: Scalars['ID']['input'];
  /** How many of it. */
  quantity_to_return: Scalars['Float']['input'];
  /** What else is said of it by text. */
  entered_custom_attributes?: InputMaybe<Array<InputMaybe<EnteredCustomAttributeInput>>>;
  /** What else is said of it by choice. */
  selected_custom_attributes?: InputMaybe<Array<InputMaybe<SelectedCustomAttributeInput>>>;
};

/** A text about a product that is to come back. */
export type EnteredCustomAttributeInput = {
  /** What it is about. */
  attribute_code: Scalars['String']['input'];
  /** The text. */
  value: Scalars['String']['input'];
};

/** A choice about a product that is to come back. */
export type SelectedCustomAttributeInput = {
  /** What it is about. */
  attribute_code: Scalars['String']['input'];
  /** Id of what was chosen. */
  value: Scalars['ID']['input'];
};

/** Confirms a return of goods. */
export type ConfirmReturnInput = {
  /** Id of the order. */
  order_id: Scalars['ID']['input'];
  /** The key of the confirmation. */
  confirmation_key: Scalars['String']['input'];
};

/** The answer of calls about returns. Never answered; see `Returns`. */
export type RequestReturnOutput = {
  __typename?: 'RequestReturnOutput';
  /** The return. */
  return?: Maybe<Return>;
};

/** Confirms the address of a person. */
export type ConfirmEmailInput = {
  /** The address. */
  email: Scalars['String']['input'];
  /** The key of the confirmation. */
  confirmation_key: Scalars['String']['input'];
};

/** A person who registers. */
export type CustomerCreateInput = {
  /** The address. */
  email: Scalars['String']['input'];
  /** The first name. */
  firstname: Scalars['String']['input'];
  /** The last name. */
  lastname: Scalars['String']['input'];
  /** The password. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** The middle name. */
  middlename?: InputMaybe<Scalars['String']['input']>;
  /** What stands before the name. */
  prefix?: InputMaybe<Scalars['String']['input']>;
  /** What stands behind the name. */
  suffix?: InputMaybe<Scalars['String']['input']>;
  /** The day of birth, ISO date. */
  date_of_birth?: InputMaybe<Scalars['String']['input']>;
  /** The same as `date_of_birth`. */
  dob?: InputMaybe<Scalars['String']['input']>;
  /** 1 male, 2 female, 3 not specified. */
  gender?: InputMaybe<Scalars['Int']['input']>;
  /** The VAT number. */
  taxvat?: InputMaybe<Scalars['String']['input']>;
  /** Whether the person wants the newsletter. */
  is_subscribed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the brewery may shop for the person. */
  allow_remote_shopping_assistance?: InputMaybe<Scalars['Boolean']['input']>;
  /** What else is said of the person. */
  custom_attributes?: InputMaybe<Array<InputMaybe<AttributeValueInput>>>;
};

/** The answer of `deletePaymentToken`. Never answered: none is kept. */
export type DeletePaymentTokenOutput = {
  __typename?: 'DeletePaymentTokenOutput';
  /** Whether it is gone. */
  result: Scalars['Boolean']['output'];
  /** The rest of them. */
  customerPaymentTokens?: Maybe<CustomerPaymentTokens>;
};

/** A gift card for a cart. */
export type ApplyGiftCardToCartInput = {
  /** Id of the cart. */
  cart_id: Scalars['String']['input'];
  /** Its code. */
  gift_card_code: Scalars['String']['input'];
};

/** A gift card for a cart. */
export type RemoveGiftCardFromCartInput = {
  /** Id of the cart. */
  cart_id: Scalars['String']['input'];
  /** Its code. */
  gift_card_code: Scalars['String']['input'];
};

/** The answer of `applyGiftCardToCart`. Never answered: the portal has no gift cards. */
export type ApplyGiftCardToCartOutput = {
  __typename?: 'ApplyGiftCardToCartOutput';
  /** The cart. */
  cart: Cart;
};

/** The answer of `removeGiftCardFromCart`. Never answered: the portal has no gift cards. */
export type RemoveGiftCardFromCartOutput = {
  __typename?: 'RemoveGiftCardFromCartOutput';
  /** The cart. */
  cart: Cart;
};

/** Gift options for a cart. */
export type SetGiftOptionsOnCartInput = {
  /** Id of the cart. */
  cart_id: Scalars['String']['input'];
  /** The message to the person who gets the gift. */
  gift_message?: InputMaybe<GiftMessageInput>;
  /** Id of the wrapping. */
  gift_wrapping_id?: InputMaybe<Scalars['ID']['input']>;
  /** Whether a receipt without prices comes along. */
  gift_receipt_included: Scalars['Boolean']['input'];
  /** Whether a printed card comes along. */
  printed_card_included: Scalars['Boolean']['input'];
};

/** A message to the person who gets a gift. */
export type GiftMessageInput = {
  /** The name of the giver. */
  from: Scalars['String']['input'];
  /** The name of the person who gets it. */
  to: Scalars['String']['input'];
  /** The text. */
  message: Scalars['String']['input'];
};

/** The answer of `setGiftOptionsOnCart`. Never answered: the portal has no gift options. */
export type SetGiftOptionsOnCartOutput = {
  __typename?: 'SetGiftOptionsOnCartOutput';
  /** The cart. */
  cart: Cart;
};

/** Returns of goods. Always empty: return items are ordered as lines of an order, and claims are tickets. */
export type Returns = {
  __typename?: 'Returns';
  /** Always empty. */
  items?: Maybe<Array<Maybe<Return>>>;
  /** Page 1 of 0. */
  page_info?: Maybe<SearchResultPageInfo>;
  /** Always 0. */
  total_count?: Maybe<Scalars['Int']['output']>;
};

/** A return of goods. Never answered; see `Returns`. */
export type Return = {
  __typename?: 'Return';
  /** Its id. */
  uid: Scalars['ID']['output'];
  /** Its number. */
  number: Scalars['String']['output'];
  /** When it was asked for, ISO instant. */
  created_at: Scalars['String']['output'];
  /** How far it is. */
  status?: Maybe<ReturnStatus>;
  /** The order that the goods come from. */
  order?: Maybe<CustomerOrder>;
  /** The goods. */
  items?: Maybe<Array<Maybe<ReturnItem>>>;
  /** How they come back. */
  shipping?: Maybe<ReturnShipping>;
};

/** How far a return is. Never answered; see `Returns`. */
export type ReturnStatus =
  /** It waits for an answer. */
  | 'PENDING'
  /** The person has not confirmed it. */
  | 'UNCONFIRMED'
  /** The goods may come. */
  | 'AUTHORIZED'
  /** Some of the goods may come. */
  | 'PARTIALLY_AUTHORIZED'
  /** The goods have come. */
  | 'RECEIVED'
  /** Some of the goods have come. */
  | 'PARTIALLY_RECEIVED'
  /** It is accepted. */
  | 'APPROVED'
  /** A part of it is accepted. */
  | 'PARTIALLY_APPROVED'
  /** It is not accepted. */
  | 'REJECTED'
  /** A part of it is not accepted. */
  | 'PARTIALLY_REJECTED'
  /** The goods may not come. */
  | 'DENIED'
  /** It is paid back. */
  | 'PROCESSED_AND_CLOSED'
  /** It is over. */
  | 'CLOSED';

/** A product that comes back. Never answered; see `Returns`. */
export type ReturnItem = {
  __typename?: 'ReturnItem';
  /** Its id. */
  uid: Scalars['ID']['output'];
  /** How many are accepted. */
  quantity: Scalars['Float']['output'];
  /** How many the person wants to send back. */
  request_quantity: Scalars['Float']['output'];
  /** How far it is. */
  status: ReturnItemStatus;
  /** The line of the order. */
  order_item: OrderItemInterface;
};

/** How far a product of a return is. Never answered; see `Returns`. */
export type ReturnItemStatus =
  /** It waits for an answer. */
  | 'PENDING'
  /** It may come. */
  | 'AUTHORIZED'
  /** It has come. */
  | 'RECEIVED'
  /** It is accepted. */
  | 'APPROVED'
  /** It is not accepted. */
  | 'REJECTED'
  /** It may not come. */
  | 'DENIED';

/** How goods come back. Never answered; see `Returns`. */
export type ReturnShipping = {
  __typename?: 'ReturnShipping';
  /** The parcels; the one of that id where one is named. */
  tracking?: Maybe<Array<Maybe<ReturnShippingTracking>>>;
};


/** How goods come back. Never answered; see `Returns`. */
export type ReturnShippingTrackingArgs = {
  uid?: InputMaybe<Scalars['ID']['input']>;
};

/** A parcel with goods that come back. Never answered; see `Returns`. */
export type ReturnShippingTracking = {
  __typename?: 'ReturnShippingTracking';
  /** Its id. */
  uid: Scalars['ID']['output'];
  /** Its number at the carrier. */
  tracking_number: Scalars['String']['output'];
  /** The carrier. */
  carrier: ReturnShippingCarrier;
  /** Where it is. */
  status?: Maybe<ReturnShippingTrackingStatus>;
};

/** A carrier of goods that come back. Never answered; see `Returns`. */
export type ReturnShippingCarrier = {
  __typename?: 'ReturnShippingCarrier';
  /** Its id. */
  uid: Scalars['ID']['output'];
  /** Its name. */
  label: Scalars['String']['output'];
};

/** Where a parcel is. Never answered; see `Returns`. */
export type ReturnShippingTrackingStatus = {
  __typename?: 'ReturnShippingTrackingStatus';
  /** The words of the carrier. */
  text: Scalars['String']['output'];
  /** Whether they tell of a fault. */
  type: ReturnShippingTrackingStatusType;
};

/** What the words of a carrier are. Never answered; see `Returns`. */
export type ReturnShippingTrackingStatusType =
  /** Where the parcel is. */
  | 'INFORMATION'
  /** What went wrong. */
  | 'ERROR';

export type Products = {
  __typename?: 'Products';
  total_count?: Maybe<Scalars['Int']['output']>;
  items?: Maybe<Array<Maybe<ProductInterface>>>;
  page_info?: Maybe<SearchResultPageInfo>;
  aggregations?: Maybe<Array<Maybe<Aggregation>>>;
  sort_fields?: Maybe<SortFields>;
  suggestions?: Maybe<Array<Maybe<SearchSuggestion>>>;
  /** @deprecated Use `aggregations`. */
  filters?: Maybe<Array<Maybe<LayerFilter>>>;
  /** The categories that hold products of the whole result, in the order of the tree. */
  categoryFilter?: Maybe<Array<Maybe<ProductCategoryFilter>>>;
};


export type ProductsAggregationsArgs = {
  filter?: InputMaybe<AggregationsFilterInput>;
};

export type Aggregation = {
  __typename?: 'Aggregation';
  attribute_code: Scalars['String']['output'];
  label?: Maybe<Scalars['String']['output']>;
  count?: Maybe<Scalars['Int']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  options?: Maybe<Array<Maybe<AggregationOption>>>;
};

export type AggregationOptionInterface = {
  label?: Maybe<Scalars['String']['output']>;
  value: Scalars['String']['output'];
  count?: Maybe<Scalars['Int']['output']>;
};

export type AggregationOption = AggregationOptionInterface & {
  __typename?: 'AggregationOption';
  label?: Maybe<Scalars['String']['output']>;
  value: Scalars['String']['output'];
  count?: Maybe<Scalars['Int']['output']>;
};

/** What a result can be narrowed by. */
export type AggregationResult = {
  __typename?: 'AggregationResult';
  /** The same as of `products`. */
  aggregations?: Maybe<Array<Maybe<Aggregation>>>;
  /** Products of the whole result. */
  total_count?: Maybe<Scalars['Int']['output']>;
};

export type AggregationsFilterInput = {
  category?: InputMaybe<AggregationsCategoryFilterInput>;
};

export type AggregationsCategoryFilterInput = {
  includeDirectChildrenOnly?: InputMaybe<Scalars['Boolean']['input']>;
};

export type LayerFilter = {
  __typename?: 'LayerFilter';
  name?: Maybe<Scalars['String']['output']>;
  request_var?: Maybe<Scalars['String']['output']>;
  filter_items_count?: Maybe<Scalars['Int']['output']>;
  filter_items?: Maybe<Array<Maybe<LayerFilterItemInterface>>>;
};

export type LayerFilterItemInterface = {
  label?: Maybe<Scalars['String']['output']>;
  value_string?: Maybe<Scalars['String']['output']>;
  items_count?: Maybe<Scalars['Int']['output']>;
};

export type LayerFilterItem = LayerFilterItemInterface & {
  __typename?: 'LayerFilterItem';
  label?: Maybe<Scalars['String']['output']>;
  value_string?: Maybe<Scalars['String']['output']>;
  items_count?: Maybe<Scalars['Int']['output']>;
};

export type SortFields = {
  __typename?: 'SortFields';
  default?: Maybe<Scalars['String']['output']>;
  options?: Maybe<Array<Maybe<SortField>>>;
};

export type SortField = {
  __typename?: 'SortField';
  label?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
};

export type SearchSuggestion = {
  __typename?: 'SearchSuggestion';
  search: Scalars['String']['output'];
};

/** A category, with how much of a result lies in it. */
export type ProductCategoryFilter = {
  __typename?: 'ProductCategoryFilter';
  /** Its number. */
  id?: Maybe<Scalars['Int']['output']>;
  /** Its number in Base64, as `category_uid` takes it. */
  uid?: Maybe<Scalars['ID']['output']>;
  /** Its name in the language of the store. */
  name?: Maybe<Scalars['String']['output']>;
  /** The same as `name`, as lists of filters call it. */
  label?: Maybe<Scalars['String']['output']>;
  /** Its number as text, as `category_id` takes it. */
  value?: Maybe<Scalars['String']['output']>;
  /** Products of the result in it or below it. */
  count?: Maybe<Scalars['Int']['output']>;
  /** How deep it lies; the root is 1. */
  level?: Maybe<Scalars['Int']['output']>;
  /** The numbers from the root to it, joined by slashes. */
  path?: Maybe<Scalars['String']['output']>;
  /** Its own part of the address. */
  url_key?: Maybe<Scalars['String']['output']>;
  /** Its address within the shop. */
  url_path?: Maybe<Scalars['String']['output']>;
};

/** Fields combine with AND, the values of one `in` with OR; flags take "1" or "0". */
export type ProductAttributeFilterInput = {
  sku?: InputMaybe<FilterEqualTypeInput>;
  name?: InputMaybe<FilterMatchTypeInput>;
  description?: InputMaybe<FilterMatchTypeInput>;
  short_description?: InputMaybe<FilterMatchTypeInput>;
  url_key?: InputMaybe<FilterEqualTypeInput>;
  price?: InputMaybe<FilterRangeTypeInput>;
  category_id?: InputMaybe<FilterEqualTypeInput>;
  category_uid?: InputMaybe<FilterEqualTypeInput>;
  category_url_path?: InputMaybe<FilterEqualTypeInput>;
  /** The same as `category_id`. */
  category?: InputMaybe<FilterEqualTypeInput>;
  /** Names or codes of brands. */
  brand?: InputMaybe<FilterEqualTypeInput>;
  /** Values as the aggregation of this name lists them. */
  sub_brand?: InputMaybe<FilterEqualTypeInput>;
  /** Values as the aggregation of this name lists them. */
  beer_type?: InputMaybe<FilterEqualTypeInput>;
  /** Values as the aggregation of this name lists them. */
  pack_format?: InputMaybe<FilterEqualTypeInput>;
  /** Values as products have them. */
  pack_material?: InputMaybe<FilterEqualTypeInput>;
  /** Values as products have them. */
  packaging?: InputMaybe<FilterEqualTypeInput>;
  /** Values as the aggregation of this name lists them. */
  volume?: InputMaybe<FilterEqualTypeInput>;
  /** FERT (beer, tank beer included) or ZBTL (POSM). */
  material_type?: InputMaybe<FilterEqualTypeInput>;
  /** `simple`, `configurable` or `bundle`. */
  type?: InputMaybe<FilterEqualTypeInput>;
  /** The same as `type`. */
  type_id?: InputMaybe<FilterEqualTypeInput>;
  /** `1` or `0`: brands that the brewery marks with a rule of their own. */
  is_peroni?: InputMaybe<FilterEqualTypeInput>;
  /** `1` or `0`: what the caller keeps as a favourite. */
  favourites?: InputMaybe<FilterEqualTypeInput>;
  /** `1` or `0`; see the field of `ProductInterface`. */
  product_last?: InputMaybe<FilterEqualTypeInput>;
  /** `1` or `0`; see the field of `ProductInterface`. */
  product_new?: InputMaybe<FilterEqualTypeInput>;
  /** `1` or `0`; see the field of `ProductInterface`. */
  product_sale?: InputMaybe<FilterEqualTypeInput>;
  /** `1` or `0`; see the field of `ProductInterface`. */
  product_recommended?: InputMaybe<FilterEqualTypeInput>;
  /** `1` or `0`; see the field of `ProductInterface`. */
  product_lowstock?: InputMaybe<FilterEqualTypeInput>;
  /** `1` or `0`; see the field of `ProductInterface`. */
  promotional?: InputMaybe<FilterEqualTypeInput>;
  /** `1` or `0`; see the field of `ProductInterface`. */
  high_margin?: InputMaybe<FilterEqualTypeInput>;
  /** `1` or `0`; see the field of `ProductInterface`. */
  free_beer?: InputMaybe<FilterEqualTypeInput>;
  /** `1` or `0`; see the field of `ProductInterface`. */
  returnable_package?: InputMaybe<FilterEqualTypeInput>;
};

/** Several fields apply in the order written; ties are broken by SKU. */
export type ProductAttributeSortInput = {
  relevance?: InputMaybe<SortEnum>;
  position?: InputMaybe<SortEnum>;
  name?: InputMaybe<SortEnum>;
  price?: InputMaybe<SortEnum>;
  /** By the name of the brand. */
  brand?: InputMaybe<SortEnum>;
  /** By the name of the sub-brand; products without one come last. */
  sub_brand?: InputMaybe<SortEnum>;
  /** By the content as a number, so that 50 cl comes before 1 l. */
  volume?: InputMaybe<SortEnum>;
  /** By the SKU. */
  sku?: InputMaybe<SortEnum>;
  /** By the code of the pack format. */
  pack_format?: InputMaybe<SortEnum>;
  /**
   * As the first field and `DESC`: what the ship-to of the request ordered most often in a year, packs of one beer
   * together; then the brands in turn, up to four packs of one beer at a time. `ASC` is the other way round. After another
   * field, and for a caller without a ship-to, it is the brands in turn alone.
   */
  habit?: InputMaybe<SortEnum>;
};

export type RoutableInterface = {
  relative_url?: Maybe<Scalars['String']['output']>;
  redirect_code: Scalars['Int']['output'];
  type?: Maybe<UrlRewriteEntityTypeEnum>;
};

export type PhysicalProductInterface = {
  weight?: Maybe<Scalars['Float']['output']>;
};

export type CustomizableProductInterface = {
  options?: Maybe<Array<Maybe<CustomizableOptionInterface>>>;
};

/** Products have none; declared so that client fragments validate. */
export type CustomizableOptionInterface = {
  uid: Scalars['ID']['output'];
  option_id?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
};

export type CustomizableAreaValue = {
  __typename?: 'CustomizableAreaValue';
  uid: Scalars['ID']['output'];
  price?: Maybe<Scalars['Float']['output']>;
  price_type?: Maybe<PriceTypeEnum>;
  sku?: Maybe<Scalars['String']['output']>;
  max_characters?: Maybe<Scalars['Int']['output']>;
};

export type CustomizableFieldValue = {
  __typename?: 'CustomizableFieldValue';
  uid: Scalars['ID']['output'];
  price?: Maybe<Scalars['Float']['output']>;
  price_type?: Maybe<PriceTypeEnum>;
  sku?: Maybe<Scalars['String']['output']>;
  max_characters?: Maybe<Scalars['Int']['output']>;
};

export type CustomizableDateValue = {
  __typename?: 'CustomizableDateValue';
  uid: Scalars['ID']['output'];
  price?: Maybe<Scalars['Float']['output']>;
  price_type?: Maybe<PriceTypeEnum>;
  sku?: Maybe<Scalars['String']['output']>;
  type?: Maybe<CustomizableDateTypeEnum>;
};

export type CustomizableDateTypeEnum =
  | 'DATE'
  | 'DATE_TIME'
  | 'TIME';

export type CustomizableFileValue = {
  __typename?: 'CustomizableFileValue';
  uid: Scalars['ID']['output'];
  price?: Maybe<Scalars['Float']['output']>;
  price_type?: Maybe<PriceTypeEnum>;
  sku?: Maybe<Scalars['String']['output']>;
  file_extension?: Maybe<Scalars['String']['output']>;
  image_size_x?: Maybe<Scalars['Int']['output']>;
  image_size_y?: Maybe<Scalars['Int']['output']>;
};

export type CustomizableCheckboxValue = {
  __typename?: 'CustomizableCheckboxValue';
  uid: Scalars['ID']['output'];
  option_type_id?: Maybe<Scalars['Int']['output']>;
  price?: Maybe<Scalars['Float']['output']>;
  price_type?: Maybe<PriceTypeEnum>;
  sku?: Maybe<Scalars['String']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
};

export type CustomizableDropDownValue = {
  __typename?: 'CustomizableDropDownValue';
  uid: Scalars['ID']['output'];
  option_type_id?: Maybe<Scalars['Int']['output']>;
  price?: Maybe<Scalars['Float']['output']>;
  price_type?: Maybe<PriceTypeEnum>;
  sku?: Maybe<Scalars['String']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
};

export type CustomizableMultipleValue = {
  __typename?: 'CustomizableMultipleValue';
  uid: Scalars['ID']['output'];
  option_type_id?: Maybe<Scalars['Int']['output']>;
  price?: Maybe<Scalars['Float']['output']>;
  price_type?: Maybe<PriceTypeEnum>;
  sku?: Maybe<Scalars['String']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
};

export type CustomizableRadioValue = {
  __typename?: 'CustomizableRadioValue';
  uid: Scalars['ID']['output'];
  option_type_id?: Maybe<Scalars['Int']['output']>;
  price?: Maybe<Scalars['Float']['output']>;
  price_type?: Maybe<PriceTypeEnum>;
  sku?: Maybe<Scalars['String']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
};

export type CustomizableAreaOption = CustomizableOptionInterface & {
  __typename?: 'CustomizableAreaOption';
  uid: Scalars['ID']['output'];
  option_id?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  product_sku?: Maybe<Scalars['String']['output']>;
  value?: Maybe<CustomizableAreaValue>;
};

export type CustomizableFieldOption = CustomizableOptionInterface & {
  __typename?: 'CustomizableFieldOption';
  uid: Scalars['ID']['output'];
  option_id?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  product_sku?: Maybe<Scalars['String']['output']>;
  value?: Maybe<CustomizableFieldValue>;
};

export type CustomizableDateOption = CustomizableOptionInterface & {
  __typename?: 'CustomizableDateOption';
  uid: Scalars['ID']['output'];
  option_id?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  product_sku?: Maybe<Scalars['String']['output']>;
  value?: Maybe<CustomizableDateValue>;
};

export type CustomizableFileOption = CustomizableOptionInterface & {
  __typename?: 'CustomizableFileOption';
  uid: Scalars['ID']['output'];
  option_id?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  product_sku?: Maybe<Scalars['String']['output']>;
  value?: Maybe<CustomizableFileValue>;
};

export type CustomizableCheckboxOption = CustomizableOptionInterface & {
  __typename?: 'CustomizableCheckboxOption';
  uid: Scalars['ID']['output'];
  option_id?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  value?: Maybe<Array<Maybe<CustomizableCheckboxValue>>>;
};

export type CustomizableDropDownOption = CustomizableOptionInterface & {
  __typename?: 'CustomizableDropDownOption';
  uid: Scalars['ID']['output'];
  option_id?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  value?: Maybe<Array<Maybe<CustomizableDropDownValue>>>;
};

export type CustomizableMultipleOption = CustomizableOptionInterface & {
  __typename?: 'CustomizableMultipleOption';
  uid: Scalars['ID']['output'];
  option_id?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  value?: Maybe<Array<Maybe<CustomizableMultipleValue>>>;
};

export type CustomizableRadioOption = CustomizableOptionInterface & {
  __typename?: 'CustomizableRadioOption';
  uid: Scalars['ID']['output'];
  option_id?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  value?: Maybe<Array<Maybe<CustomizableRadioValue>>>;
};

export type ProductInterface = {
  uid: Scalars['ID']['output'];
  id?: Maybe<Scalars['Int']['output']>;
  sku?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  type_id?: Maybe<Scalars['String']['output']>;
  attribute_set_id?: Maybe<Scalars['Int']['output']>;
  url_key?: Maybe<Scalars['String']['output']>;
  url_path?: Maybe<Scalars['String']['output']>;
  url_suffix?: Maybe<Scalars['String']['output']>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  url_rewrites?: Maybe<Array<Maybe<UrlRewrite>>>;
  description?: Maybe<ComplexTextValue>;
  short_description?: Maybe<ComplexTextValue>;
  image?: Maybe<ProductImage>;
  small_image?: Maybe<ProductImage>;
  thumbnail?: Maybe<ProductImage>;
  swatch_image?: Maybe<Scalars['String']['output']>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  /** @deprecated Use `media_gallery`. */
  media_gallery_entries?: Maybe<Array<Maybe<MediaGalleryEntry>>>;
  meta_title?: Maybe<Scalars['String']['output']>;
  meta_keyword?: Maybe<Scalars['String']['output']>;
  meta_description?: Maybe<Scalars['String']['output']>;
  price_range: PriceRange;
  price_tiers?: Maybe<Array<Maybe<TierPrice>>>;
  /** @deprecated Use `price_range`. */
  price?: Maybe<ProductPrices>;
  /** @deprecated Use `price_tiers`. */
  tier_prices?: Maybe<Array<Maybe<ProductTierPrices>>>;
  special_price?: Maybe<Scalars['Float']['output']>;
  special_from_date?: Maybe<Scalars['String']['output']>;
  special_to_date?: Maybe<Scalars['String']['output']>;
  new_from_date?: Maybe<Scalars['String']['output']>;
  new_to_date?: Maybe<Scalars['String']['output']>;
  created_at?: Maybe<Scalars['String']['output']>;
  updated_at?: Maybe<Scalars['String']['output']>;
  country_of_manufacture?: Maybe<Scalars['String']['output']>;
  stock_status?: Maybe<ProductStockStatus>;
  only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  quantity?: Maybe<Scalars['Float']['output']>;
  min_sale_qty?: Maybe<Scalars['Float']['output']>;
  max_sale_qty?: Maybe<Scalars['Float']['output']>;
  rating_summary: Scalars['Float']['output'];
  review_count: Scalars['Int']['output'];
  reviews: ProductReviews;
  categories?: Maybe<Array<Maybe<CategoryInterface>>>;
  related_products?: Maybe<Array<Maybe<ProductInterface>>>;
  upsell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  crosssell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  product_links?: Maybe<Array<Maybe<ProductLinksInterface>>>;
  custom_attributesV2?: Maybe<ProductCustomAttributes>;
  options_container?: Maybe<Scalars['String']['output']>;
  gift_message_available: Scalars['Boolean']['output'];
  /** Always false: the portal has no gift options. */
  gift_wrapping_available: Scalars['Boolean']['output'];
  /** Always null: the portal has no gift options. */
  gift_wrapping_price?: Maybe<Money>;
  is_returnable?: Maybe<Scalars['String']['output']>;
  staged: Scalars['Boolean']['output'];
  /** What the ERP calls it, in one language. */
  product_name_sap?: Maybe<Scalars['String']['output']>;
  /** The same as `name`, in the language of the store. */
  catalog_product_name?: Maybe<Scalars['String']['output']>;
  /** EAN-13 of a case; null where the brewery gives none. */
  ean?: Maybe<Scalars['String']['output']>;
  /** EAN-13 of a single unit in the case; null where the brewery gives none. */
  ean_ea?: Maybe<Scalars['String']['output']>;
  /** FERT (beer, tank beer included) or ZBTL (POSM). */
  material_type?: Maybe<Scalars['String']['output']>;
  /** Name of its brand. */
  brand?: Maybe<Scalars['String']['output']>;
  /** The line within the brand, such as Dubbel; null without one. */
  sub_brand?: Maybe<Scalars['String']['output']>;
  /** Kind of beer in the brewery's words; null without one. */
  beer_type?: Maybe<Scalars['String']['output']>;
  /** CRATE, KEG, TRAY, BOX, BULK (tank beer), PIECE, SET, PALLET, BAG or a code of the brewery's own. */
  pack_format?: Maybe<Scalars['String']['output']>;
  /** What the packaging is made of, in the brewery's words; null where it gives none. */
  pack_material?: Maybe<Scalars['String']['output']>;
  /** The packaging in words, such as `Krat 24 × 33 cl`, in one language; null where the brewery gives none. */
  packaging?: Maybe<Scalars['String']['output']>;
  /** Content as printed on the package, such as `33 cl`; null where the brewery gives none. */
  volume?: Maybe<Scalars['String']['output']>;
  /** Two-letter code (ISO 3166-1). */
  country_of_origin?: Maybe<Scalars['String']['output']>;
  /** The same as `media_gallery`: one picture, or none. */
  images?: Maybe<Array<Maybe<ProductImage>>>;
  /** Euros without VAT and deposit for a case, of tank beer for a litre; null for POSM, and for what the ship-to has no price for. */
  your_price?: Maybe<Scalars['Float']['output']>;
  /** `your_price` with VAT. */
  your_price_tax?: Maybe<Scalars['Float']['output']>;
  /** Euros without VAT for a piece of POSM; null for beer. */
  posm_price?: Maybe<Scalars['Float']['output']>;
  /** `posm_price` with VAT. */
  posm_price_vat?: Maybe<Scalars['Float']['output']>;
  /** Deposits on a case and on the pallet that it stands on. */
  multi_deposit?: Maybe<Array<Maybe<MultiDeposit>>>;
  /** Kilograms of a full case with its packaging. */
  gross_weight_per_case?: Maybe<Scalars['Float']['output']>;
  /** Kilograms of a full pallet with the pallet itself; null for what does not stand on pallets. */
  pallet_weight?: Maybe<Scalars['Float']['output']>;
  /** Single units in a case. */
  number_of_items_in_box?: Maybe<Scalars['Int']['output']>;
  /** Cases on a full pallet; null for what does not stand on pallets. */
  number_of_items_on_pallet?: Maybe<Scalars['Int']['output']>;
  /** Cases on a layer; null for what does not stand on pallets. */
  number_of_products_on_layer?: Maybe<Scalars['Int']['output']>;
  /** Layers on a full pallet; null for what does not stand on pallets. */
  number_of_layers_per_pallet?: Maybe<Scalars['Int']['output']>;
  /** Hectolitres in a case. */
  hectolitres_per_case?: Maybe<Scalars['Float']['output']>;
  /** Hectolitres on a full pallet; null for what does not stand on pallets. */
  hectolitres_per_pallet?: Maybe<Scalars['Float']['output']>;
  /** The same as `hectolitres_per_case`. */
  hectolitres_fe?: Maybe<Scalars['Float']['output']>;
  /** Days in words, such as `540 days`, in the language of the store; null where the brewery gives none. */
  shelf_life?: Maybe<Scalars['String']['output']>;
  /** 1 when its packaging comes back to the brewery, else 0. */
  returnable_package?: Maybe<Scalars['Int']['output']>;
  /** Weights and measures once more, as a sheet of their own. */
  logistic?: Maybe<ProductLogistic>;
  /** 1 when the caller keeps it as a favourite, else 0. */
  favourites?: Maybe<Scalars['Int']['output']>;
  /** 1 when it is the last of it, else 0. */
  product_last?: Maybe<Scalars['Int']['output']>;
  /** 1 while the brewery marks it as new, else 0. */
  product_new?: Maybe<Scalars['Int']['output']>;
  /** 1 when the brewery marks it as a special offer or one is valid today, else 0. */
  product_sale?: Maybe<Scalars['Int']['output']>;
  /** 1 when the brewery recommends it, else 0. */
  product_recommended?: Maybe<Scalars['Int']['output']>;
  /** 1 when the stock is below what the brewery calls low, else 0. */
  product_lowstock?: Maybe<Scalars['Int']['output']>;
  /** 1 when the brewery marks it as a promotion, else 0. */
  promotional?: Maybe<Scalars['Int']['output']>;
  /** 1 when the brewery marks it so, else 0. */
  high_margin?: Maybe<Scalars['Int']['output']>;
  /** 1 when the brewery marks it so, else 0. */
  free_beer?: Maybe<Scalars['Int']['output']>;
  /** 1 when it is not sold by the layer, else 0. */
  disable_for_layer_ordering?: Maybe<Scalars['Int']['output']>;
  /** 1 when it is not sold by the pallet, else 0. */
  disable_for_pallet_ordering?: Maybe<Scalars['Int']['output']>;
  /** The same as `disable_for_layer_ordering`. */
  disable_for_layer_ordering_fe?: Maybe<Scalars['Int']['output']>;
  /** The same as `disable_for_pallet_ordering`. */
  disable_for_pallet_ordering_fe?: Maybe<Scalars['Int']['output']>;
  /** 0 when a full truck takes it by layer or pallet only, else 1. */
  isavailable_truck_package_ordering?: Maybe<Scalars['Int']['output']>;
  /** Cases or pieces in stock; of a bundle whole bundles, of a product with variants those of all of them. */
  stock_quantity?: Maybe<Scalars['Float']['output']>;
  /** How the stock stands. */
  low_stock?: Maybe<ProductLowStock>;
  /** The special offer that is valid today; null without one. */
  special_offer_details?: Maybe<SpecialOfferDetails>;
  /** What the caller's active cart holds of it. */
  cart_fields?: Maybe<ProductCartFields>;
  /** The same beer in other packagings that are for sale to the ship-to; empty on a product that stands inside another one. */
  available_packaging?: Maybe<Array<Maybe<PackagingOption>>>;
  /** Sheets and pictures to save, in the brewery's order. */
  downloads?: Maybe<Array<Maybe<ProductDownload>>>;
};


export type ProductInterfaceReviewsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};


export type ProductInterfaceCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};

export type SimpleProduct = ProductInterface & RoutableInterface & PhysicalProductInterface & CustomizableProductInterface & {
  __typename?: 'SimpleProduct';
  uid: Scalars['ID']['output'];
  id?: Maybe<Scalars['Int']['output']>;
  sku?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  type_id?: Maybe<Scalars['String']['output']>;
  attribute_set_id?: Maybe<Scalars['Int']['output']>;
  url_key?: Maybe<Scalars['String']['output']>;
  url_path?: Maybe<Scalars['String']['output']>;
  url_suffix?: Maybe<Scalars['String']['output']>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  url_rewrites?: Maybe<Array<Maybe<UrlRewrite>>>;
  description?: Maybe<ComplexTextValue>;
  short_description?: Maybe<ComplexTextValue>;
  image?: Maybe<ProductImage>;
  small_image?: Maybe<ProductImage>;
  thumbnail?: Maybe<ProductImage>;
  swatch_image?: Maybe<Scalars['String']['output']>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  /** @deprecated Use `media_gallery`. */
  media_gallery_entries?: Maybe<Array<Maybe<MediaGalleryEntry>>>;
  meta_title?: Maybe<Scalars['String']['output']>;
  meta_keyword?: Maybe<Scalars['String']['output']>;
  meta_description?: Maybe<Scalars['String']['output']>;
  price_range: PriceRange;
  price_tiers?: Maybe<Array<Maybe<TierPrice>>>;
  /** @deprecated Use `price_range`. */
  price?: Maybe<ProductPrices>;
  /** @deprecated Use `price_tiers`. */
  tier_prices?: Maybe<Array<Maybe<ProductTierPrices>>>;
  special_price?: Maybe<Scalars['Float']['output']>;
  special_from_date?: Maybe<Scalars['String']['output']>;
  special_to_date?: Maybe<Scalars['String']['output']>;
  new_from_date?: Maybe<Scalars['String']['output']>;
  new_to_date?: Maybe<Scalars['String']['output']>;
  created_at?: Maybe<Scalars['String']['output']>;
  updated_at?: Maybe<Scalars['String']['output']>;
  country_of_manufacture?: Maybe<Scalars['String']['output']>;
  stock_status?: Maybe<ProductStockStatus>;
  only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  quantity?: Maybe<Scalars['Float']['output']>;
  min_sale_qty?: Maybe<Scalars['Float']['output']>;
  max_sale_qty?: Maybe<Scalars['Float']['output']>;
  rating_summary: Scalars['Float']['output'];
  review_count: Scalars['Int']['output'];
  reviews: ProductReviews;
  categories?: Maybe<Array<Maybe<CategoryInterface>>>;
  related_products?: Maybe<Array<Maybe<ProductInterface>>>;
  upsell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  crosssell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  product_links?: Maybe<Array<Maybe<ProductLinksInterface>>>;
  custom_attributesV2?: Maybe<ProductCustomAttributes>;
  options_container?: Maybe<Scalars['String']['output']>;
  gift_message_available: Scalars['Boolean']['output'];
  /** Always false: the portal has no gift options. */
  gift_wrapping_available: Scalars['Boolean']['output'];
  /** Always null: the portal has no gift options. */
  gift_wrapping_price?: Maybe<Money>;
  is_returnable?: Maybe<Scalars['String']['output']>;
  staged: Scalars['Boolean']['output'];
  /** What the ERP calls it, in one language. */
  product_name_sap?: Maybe<Scalars['String']['output']>;
  /** The same as `name`, in the language of the store. */
  catalog_product_name?: Maybe<Scalars['String']['output']>;
  /** EAN-13 of a case; null where the brewery gives none. */
  ean?: Maybe<Scalars['String']['output']>;
  /** EAN-13 of a single unit in the case; null where the brewery gives none. */
  ean_ea?: Maybe<Scalars['String']['output']>;
  /** FERT (beer, tank beer included) or ZBTL (POSM). */
  material_type?: Maybe<Scalars['String']['output']>;
  /** Name of its brand. */
  brand?: Maybe<Scalars['String']['output']>;
  /** The line within the brand, such as Dubbel; null without one. */
  sub_brand?: Maybe<Scalars['String']['output']>;
  /** Kind of beer in the brewery's words; null without one. */
  beer_type?: Maybe<Scalars['String']['output']>;
  /** CRATE, KEG, TRAY, BOX, BULK (tank beer), PIECE, SET, PALLET, BAG or a code of the brewery's own. */
  pack_format?: Maybe<Scalars['String']['output']>;
  /** What the packaging is made of, in the brewery's words; null where it gives none. */
  pack_material?: Maybe<Scalars['String']['output']>;
  /** The packaging in words, such as `Krat 24 × 33 cl`, in one language; null where the brewery gives none. */
  packaging?: Maybe<Scalars['String']['output']>;
  /** Content as printed on the package, such as `33 cl`; null where the brewery gives none. */
  volume?: Maybe<Scalars['String']['output']>;
  /** Two-letter code (ISO 3166-1). */
  country_of_origin?: Maybe<Scalars['String']['output']>;
  /** The same as `media_gallery`: one picture, or none. */
  images?: Maybe<Array<Maybe<ProductImage>>>;
  /** Euros without VAT and deposit for a case, of tank beer for a litre; null for POSM, and for what the ship-to has no price for. */
  your_price?: Maybe<Scalars['Float']['output']>;
  /** `your_price` with VAT. */
  your_price_tax?: Maybe<Scalars['Float']['output']>;
  /** Euros without VAT for a piece of POSM; null for beer. */
  posm_price?: Maybe<Scalars['Float']['output']>;
  /** `posm_price` with VAT. */
  posm_price_vat?: Maybe<Scalars['Float']['output']>;
  /** Deposits on a case and on the pallet that it stands on. */
  multi_deposit?: Maybe<Array<Maybe<MultiDeposit>>>;
  /** Kilograms of a full case with its packaging. */
  gross_weight_per_case?: Maybe<Scalars['Float']['output']>;
  /** Kilograms of a full pallet with the pallet itself; null for what does not stand on pallets. */
  pallet_weight?: Maybe<Scalars['Float']['output']>;
  /** Single units in a case. */
  number_of_items_in_box?: Maybe<Scalars['Int']['output']>;
  /** Cases on a full pallet; null for what does not stand on pallets. */
  number_of_items_on_pallet?: Maybe<Scalars['Int']['output']>;
  /** Cases on a layer; null for what does not stand on pallets. */
  number_of_products_on_layer?: Maybe<Scalars['Int']['output']>;
  /** Layers on a full pallet; null for what does not stand on pallets. */
  number_of_layers_per_pallet?: Maybe<Scalars['Int']['output']>;
  /** Hectolitres in a case. */
  hectolitres_per_case?: Maybe<Scalars['Float']['output']>;
  /** Hectolitres on a full pallet; null for what does not stand on pallets. */
  hectolitres_per_pallet?: Maybe<Scalars['Float']['output']>;
  /** The same as `hectolitres_per_case`. */
  hectolitres_fe?: Maybe<Scalars['Float']['output']>;
  /** Days in words, such as `540 days`, in the language of the store; null where the brewery gives none. */
  shelf_life?: Maybe<Scalars['String']['output']>;
  /** 1 when its packaging comes back to the brewery, else 0. */
  returnable_package?: Maybe<Scalars['Int']['output']>;
  /** Weights and measures once more, as a sheet of their own. */
  logistic?: Maybe<ProductLogistic>;
  /** 1 when the caller keeps it as a favourite, else 0. */
  favourites?: Maybe<Scalars['Int']['output']>;
  /** 1 when it is the last of it, else 0. */
  product_last?: Maybe<Scalars['Int']['output']>;
  /** 1 while the brewery marks it as new, else 0. */
  product_new?: Maybe<Scalars['Int']['output']>;
  /** 1 when the brewery marks it as a special offer or one is valid today, else 0. */
  product_sale?: Maybe<Scalars['Int']['output']>;
  /** 1 when the brewery recommends it, else 0. */
  product_recommended?: Maybe<Scalars['Int']['output']>;
  /** 1 when the stock is below what the brewery calls low, else 0. */
  product_lowstock?: Maybe<Scalars['Int']['output']>;
  /** 1 when the brewery marks it as a promotion, else 0. */
  promotional?: Maybe<Scalars['Int']['output']>;
  /** 1 when the brewery marks it so, else 0. */
  high_margin?: Maybe<Scalars['Int']['output']>;
  /** 1 when the brewery marks it so, else 0. */
  free_beer?: Maybe<Scalars['Int']['output']>;
  /** 1 when it is not sold by the layer, else 0. */
  disable_for_layer_ordering?: Maybe<Scalars['Int']['output']>;
  /** 1 when it is not sold by the pallet, else 0. */
  disable_for_pallet_ordering?: Maybe<Scalars['Int']['output']>;
  /** The same as `disable_for_layer_ordering`. */
  disable_for_layer_ordering_fe?: Maybe<Scalars['Int']['output']>;
  /** The same as `disable_for_pallet_ordering`. */
  disable_for_pallet_ordering_fe?: Maybe<Scalars['Int']['output']>;
  /** 0 when a full truck takes it by layer or pallet only, else 1. */
  isavailable_truck_package_ordering?: Maybe<Scalars['Int']['output']>;
  /** Cases or pieces in stock; of a bundle whole bundles, of a product with variants those of all of them. */
  stock_quantity?: Maybe<Scalars['Float']['output']>;
  /** How the stock stands. */
  low_stock?: Maybe<ProductLowStock>;
  /** The special offer that is valid today; null without one. */
  special_offer_details?: Maybe<SpecialOfferDetails>;
  /** What the caller's active cart holds of it. */
  cart_fields?: Maybe<ProductCartFields>;
  /** The same beer in other packagings that are for sale to the ship-to; empty on a product that stands inside another one. */
  available_packaging?: Maybe<Array<Maybe<PackagingOption>>>;
  /** Sheets and pictures to save, in the brewery's order. */
  downloads?: Maybe<Array<Maybe<ProductDownload>>>;
  relative_url?: Maybe<Scalars['String']['output']>;
  redirect_code: Scalars['Int']['output'];
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  weight?: Maybe<Scalars['Float']['output']>;
  options?: Maybe<Array<Maybe<CustomizableOptionInterface>>>;
};


export type SimpleProductReviewsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};


export type SimpleProductCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};

export type VirtualProduct = ProductInterface & RoutableInterface & CustomizableProductInterface & {
  __typename?: 'VirtualProduct';
  uid: Scalars['ID']['output'];
  id?: Maybe<Scalars['Int']['output']>;
  sku?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  type_id?: Maybe<Scalars['String']['output']>;
  attribute_set_id?: Maybe<Scalars['Int']['output']>;
  url_key?: Maybe<Scalars['String']['output']>;
  url_path?: Maybe<Scalars['String']['output']>;
  url_suffix?: Maybe<Scalars['String']['output']>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  url_rewrites?: Maybe<Array<Maybe<UrlRewrite>>>;
  description?: Maybe<ComplexTextValue>;
  short_description?: Maybe<ComplexTextValue>;
  image?: Maybe<ProductImage>;
  small_image?: Maybe<ProductImage>;
  thumbnail?: Maybe<ProductImage>;
  swatch_image?: Maybe<Scalars['String']['output']>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  /** @deprecated Use `media_gallery`. */
  media_gallery_entries?: Maybe<Array<Maybe<MediaGalleryEntry>>>;
  meta_title?: Maybe<Scalars['String']['output']>;
  meta_keyword?: Maybe<Scalars['String']['output']>;
  meta_description?: Maybe<Scalars['String']['output']>;
  price_range: PriceRange;
  price_tiers?: Maybe<Array<Maybe<TierPrice>>>;
  /** @deprecated Use `price_range`. */
  price?: Maybe<ProductPrices>;
  /** @deprecated Use `price_tiers`. */
  tier_prices?: Maybe<Array<Maybe<ProductTierPrices>>>;
  special_price?: Maybe<Scalars['Float']['output']>;
  special_from_date?: Maybe<Scalars['String']['output']>;
  special_to_date?: Maybe<Scalars['String']['output']>;
  new_from_date?: Maybe<Scalars['String']['output']>;
  new_to_date?: Maybe<Scalars['String']['output']>;
  created_at?: Maybe<Scalars['String']['output']>;
  updated_at?: Maybe<Scalars['String']['output']>;
  country_of_manufacture?: Maybe<Scalars['String']['output']>;
  stock_status?: Maybe<ProductStockStatus>;
  only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  quantity?: Maybe<Scalars['Float']['output']>;
  min_sale_qty?: Maybe<Scalars['Float']['output']>;
  max_sale_qty?: Maybe<Scalars['Float']['output']>;
  rating_summary: Scalars['Float']['output'];
  review_count: Scalars['Int']['output'];
  reviews: ProductReviews;
  categories?: Maybe<Array<Maybe<CategoryInterface>>>;
  related_products?: Maybe<Array<Maybe<ProductInterface>>>;
  upsell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  crosssell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  product_links?: Maybe<Array<Maybe<ProductLinksInterface>>>;
  custom_attributesV2?: Maybe<ProductCustomAttributes>;
  options_container?: Maybe<Scalars['String']['output']>;
  gift_message_available: Scalars['Boolean']['output'];
  /** Always false: the portal has no gift options. */
  gift_wrapping_available: Scalars['Boolean']['output'];
  /** Always null: the portal has no gift options. */
  gift_wrapping_price?: Maybe<Money>;
  is_returnable?: Maybe<Scalars['String']['output']>;
  staged: Scalars['Boolean']['output'];
  /** What the ERP calls it, in one language. */
  product_name_sap?: Maybe<Scalars['String']['output']>;
  /** The same as `name`, in the language of the store. */
  catalog_product_name?: Maybe<Scalars['String']['output']>;
  /** EAN-13 of a case; null where the brewery gives none. */
  ean?: Maybe<Scalars['String']['output']>;
  /** EAN-13 of a single unit in the case; null where the brewery gives none. */
  ean_ea?: Maybe<Scalars['String']['output']>;
  /** FERT (beer, tank beer included) or ZBTL (POSM). */
  material_type?: Maybe<Scalars['String']['output']>;
  /** Name of its brand. */
  brand?: Maybe<Scalars['String']['output']>;
  /** The line within the brand, such as Dubbel; null without one. */
  sub_brand?: Maybe<Scalars['String']['output']>;
  /** Kind of beer in the brewery's words; null without one. */
  beer_type?: Maybe<Scalars['String']['output']>;
  /** CRATE, KEG, TRAY, BOX, BULK (tank beer), PIECE, SET, PALLET, BAG or a code of the brewery's own. */
  pack_format?: Maybe<Scalars['String']['output']>;
  /** What the packaging is made of, in the brewery's words; null where it gives none. */
  pack_material?: Maybe<Scalars['String']['output']>;
  /** The packaging in words, such as `Krat 24 × 33 cl`, in one language; null where the brewery gives none. */
  packaging?: Maybe<Scalars['String']['output']>;
  /** Content as printed on the package, such as `33 cl`; null where the brewery gives none. */
  volume?: Maybe<Scalars['String']['output']>;
  /** Two-letter code (ISO 3166-1). */
  country_of_origin?: Maybe<Scalars['String']['output']>;
  /** The same as `media_gallery`: one picture, or none. */
  images?: Maybe<Array<Maybe<ProductImage>>>;
  /** Euros without VAT and deposit for a case, of tank beer for a litre; null for POSM, and for what the ship-to has no price for. */
  your_price?: Maybe<Scalars['Float']['output']>;
  /** `your_price` with VAT. */
  your_price_tax?: Maybe<Scalars['Float']['output']>;
  /** Euros without VAT for a piece of POSM; null for beer. */
  posm_price?: Maybe<Scalars['Float']['output']>;
  /** `posm_price` with VAT. */
  posm_price_vat?: Maybe<Scalars['Float']['output']>;
  /** Deposits on a case and on the pallet that it stands on. */
  multi_deposit?: Maybe<Array<Maybe<MultiDeposit>>>;
  /** Kilograms of a full case with its packaging. */
  gross_weight_per_case?: Maybe<Scalars['Float']['output']>;
  /** Kilograms of a full pallet with the pallet itself; null for what does not stand on pallets. */
  pallet_weight?: Maybe<Scalars['Float']['output']>;
  /** Single units in a case. */
  number_of_items_in_box?: Maybe<Scalars['Int']['output']>;
  /** Cases on a full pallet; null for what does not stand on pallets. */
  number_of_items_on_pallet?: Maybe<Scalars['Int']['output']>;
  /** Cases on a layer; null for what does not stand on pallets. */
  number_of_products_on_layer?: Maybe<Scalars['Int']['output']>;
  /** Layers on a full pallet; null for what does not stand on pallets. */
  number_of_layers_per_pallet?: Maybe<Scalars['Int']['output']>;
  /** Hectolitres in a case. */
  hectolitres_per_case?: Maybe<Scalars['Float']['output']>;
  /** Hectolitres on a full pallet; null for what does not stand on pallets. */
  hectolitres_per_pallet?: Maybe<Scalars['Float']['output']>;
  /** The same as `hectolitres_per_case`. */
  hectolitres_fe?: Maybe<Scalars['Float']['output']>;
  /** Days in words, such as `540 days`, in the language of the store; null where the brewery gives none. */
  shelf_life?: Maybe<Scalars['String']['output']>;
  /** 1 when its packaging comes back to the brewery, else 0. */
  returnable_package?: Maybe<Scalars['Int']['output']>;
  /** Weights and measures once more, as a sheet of their own. */
  logistic?: Maybe<ProductLogistic>;
  /** 1 when the caller keeps it as a favourite, else 0. */
  favourites?: Maybe<Scalars['Int']['output']>;
  /** 1 when it is the last of it, else 0. */
  product_last?: Maybe<Scalars['Int']['output']>;
  /** 1 while the brewery marks it as new, else 0. */
  product_new?: Maybe<Scalars['Int']['output']>;
  /** 1 when the brewery marks it as a special offer or one is valid today, else 0. */
  product_sale?: Maybe<Scalars['Int']['output']>;
  /** 1 when the brewery recommends it, else 0. */
  product_recommended?: Maybe<Scalars['Int']['output']>;
  /** 1 when the stock is below what the brewery calls low, else 0. */
  product_lowstock?: Maybe<Scalars['Int']['output']>;
  /** 1 when the brewery marks it as a promotion, else 0. */
  promotional?: Maybe<Scalars['Int']['output']>;
  /** 1 when the brewery marks it so, else 0. */
  high_margin?: Maybe<Scalars['Int']['output']>;
  /** 1 when the brewery marks it so, else 0. */
  free_beer?: Maybe<Scalars['Int']['output']>;
  /** 1 when it is not sold by the layer, else 0. */
  disable_for_layer_ordering?: Maybe<Scalars['Int']['output']>;
  /** 1 when it is not sold by the pallet, else 0. */
  disable_for_pallet_ordering?: Maybe<Scalars['Int']['output']>;
  /** The same as `disable_for_layer_ordering`. */
  disable_for_layer_ordering_fe?: Maybe<Scalars['Int']['output']>;
  /** The same as `disable_for_pallet_ordering`. */
  disable_for_pallet_ordering_fe?: Maybe<Scalars['Int']['output']>;
  /** 0 when a full truck takes it by layer or pallet only, else 1. */
  isavailable_truck_package_ordering?: Maybe<Scalars['Int']['output']>;
  /** Cases or pieces in stock; of a bundle whole bundles, of a product with variants those of all of them. */
  stock_quantity?: Maybe<Scalars['Float']['output']>;
  /** How the stock stands. */
  low_stock?: Maybe<ProductLowStock>;
  /** The special offer that is valid today; null without one. */
  special_offer_details?: Maybe<SpecialOfferDetails>;
  /** What the caller's active cart holds of it. */
  cart_fields?: Maybe<ProductCartFields>;
  /** The same beer in other packagings that are for sale to the ship-to; empty on a product that stands inside another one. */
  available_packaging?: Maybe<Array<Maybe<PackagingOption>>>;
  /** Sheets and pictures to save, in the brewery's order. */
  downloads?: Maybe<Array<Maybe<ProductDownload>>>;
  relative_url?: Maybe<Scalars['String']['output']>;
  redirect_code: Scalars['Int']['output'];
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  options?: Maybe<Array<Maybe<CustomizableOptionInterface>>>;
};


export type VirtualProductReviewsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};


export type VirtualProductCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};

export type ConfigurableProduct = ProductInterface & RoutableInterface & PhysicalProductInterface & CustomizableProductInterface & {
  __typename?: 'ConfigurableProduct';
  uid: Scalars['ID']['output'];
  id?: Maybe<Scalars['Int']['output']>;
  sku?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  type_id?: Maybe<Scalars['String']['output']>;
  attribute_set_id?: Maybe<Scalars['Int']['output']>;
  url_key?: Maybe<Scalars['String']['output']>;
  url_path?: Maybe<Scalars['String']['output']>;
  url_suffix?: Maybe<Scalars['String']['output']>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  url_rewrites?: Maybe<Array<Maybe<UrlRewrite>>>;
  description?: Maybe<ComplexTextValue>;
  short_description?: Maybe<ComplexTextValue>;
  image?: Maybe<ProductImage>;
  small_image?: Maybe<ProductImage>;
  thumbnail?: Maybe<ProductImage>;
  swatch_image?: Maybe<Scalars['String']['output']>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  /** @deprecated Use `media_gallery`. */
  media_gallery_entries?: Maybe<Array<Maybe<MediaGalleryEntry>>>;
  meta_title?: Maybe<Scalars['String']['output']>;
  meta_keyword?: Maybe<Scalars['String']['output']>;
  meta_description?: Maybe<Scalars['String']['output']>;
  price_range: PriceRange;
  price_tiers?: Maybe<Array<Maybe<TierPrice>>>;
  /** @deprecated Use `price_range`. */
  price?: Maybe<ProductPrices>;
  /** @deprecated Use `price_tiers`. */
  tier_prices?: Maybe<Array<Maybe<ProductTierPrices>>>;
  special_price?: Maybe<Scalars['Float']['output']>;
  special_from_date?: Maybe<Scalars['String']['output']>;
  special_to_date?: Maybe<Scalars['String']['output']>;
  new_from_date?: Maybe<Scalars['String']['output']>;
  new_to_date?: Maybe<Scalars['String']['output']>;
  created_at?: Maybe<Scalars['String']['output']>;
  updated_at?: Maybe<Scalars['String']['output']>;
  country_of_manufacture?: Maybe<Scalars['String']['output']>;
  stock_status?: Maybe<ProductStockStatus>;
  only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  quantity?: Maybe<Scalars['Float']['output']>;
  min_sale_qty?: Maybe<Scalars['Float']['output']>;
  max_sale_qty?: Maybe<Scalars['Float']['output']>;
  rating_summary: Scalars['Float']['output'];
  review_count: Scalars['Int']['output'];
  reviews: ProductReviews;
  categories?: Maybe<Array<Maybe<CategoryInterface>>>;
  related_products?: Maybe<Array<Maybe<ProductInterface>>>;
  upsell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  crosssell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  product_links?: Maybe<Array<Maybe<ProductLinksInterface>>>;
  custom_attributesV2?: Maybe<ProductCustomAttributes>;
  options_container?: Maybe<Scalars['String']['output']>;
  gift_message_available: Scalars['Boolean']['output'];
  /** Always false: the portal has no gift options. */
  gift_wrapping_available: Scalars['Boolean']['output'];
  /** Always null: the portal has no gift options. */
  gift_wrapping_price?: Maybe<Money>;
  is_returnable?: Maybe<Scalars['String']['output']>;
  staged: Scalars['Boolean']['output'];
  /** What the ERP calls it, in one language. */
  product_name_sap?: Maybe<Scalars['String']['output']>;
  /** The same as `name`, in the language of the store. */
  catalog_product_name?: Maybe<Scalars['String']['output']>;
  /** EAN-13 of a case; null where the brewery gives none. */
  ean?: Maybe<Scalars['String']['output']>;
  /** EAN-13 of a single unit in the case; null where the brewery gives none. */
  ean_ea?: Maybe<Scalars['String']['output']>;
  /** FERT (beer, tank beer included) or ZBTL (POSM). */
  material_type?: Maybe<Scalars['String']['output']>;
  /** Name of its brand. */
  brand?: Maybe<Scalars['String']['output']>;
  /** The line within the brand, such as Dubbel; null without one. */
  sub_brand?: Maybe<Scalars['String']['output']>;
  /** Kind of beer in the brewery's words; null without one. */
  beer_type?: Maybe<Scalars['String']['output']>;
  /** CRATE, KEG, TRAY, BOX, BULK (tank beer), PIECE, SET, PALLET, BAG or a code of the brewery's own. */
  pack_format?: Maybe<Scalars['String']['output']>;
  /** What the packaging is made of, in the brewery's words; null where it gives none. */
  pack_material?: Maybe<Scalars['String']['output']>;
  /** The packaging in words, such as `Krat 24 × 33 cl`, in one language; null where the brewery gives none. */
  packaging?: Maybe<Scalars['String']['output']>;
  /** Content as printed on the package, such as `33 cl`; null where the brewery gives none. */
  volume?: Maybe<Scalars['String']['output']>;
  /** Two-letter code (ISO 3166-1). */
  country_of_origin?: Maybe<Scalars['String']['output']>;
  /** The same as `media_gallery`: one picture, or none. */
  images?: Maybe<Array<Maybe<ProductImage>>>;
  /** Euros without VAT and deposit for a case, of tank beer for a litre; null for POSM, and for what the ship-to has no price for. */
  your_price?: Maybe<Scalars['Float']['output']>;
  /** `your_price` with VAT. */
  your_price_tax?: Maybe<Scalars['Float']['output']>;
  /** Euros without VAT for a piece of POSM; null for beer. */
  posm_price?: Maybe<Scalars['Float']['output']>;
  /** `posm_price` with VAT. */
  posm_price_vat?: Maybe<Scalars['Float']['output']>;
  /** Deposits on a case and on the pallet that it stands on. */
  multi_deposit?: Maybe<Array<Maybe<MultiDeposit>>>;
  /** Kilograms of a full case with its packaging. */
  gross_weight_per_case?: Maybe<Scalars['Float']['output']>;
  /** Kilograms of a full pallet with the pallet itself; null for what does not stand on pallets. */
  pallet_weight?: Maybe<Scalars['Float']['output']>;
  /** Single units in a case. */
  number_of_items_in_box?: Maybe<Scalars['Int']['output']>;
  /** Cases on a full pallet; null for what does not stand on pallets. */
  number_of_items_on_pallet?: Maybe<Scalars['Int']['output']>;
  /** Cases on a layer; null for what does not stand on pallets. */
  number_of_products_on_layer?: Maybe<Scalars['Int']['output']>;
  /** Layers on a full pallet; null for what does not stand on pallets. */
  number_of_layers_per_pallet?: Maybe<Scalars['Int']['output']>;
  /** Hectolitres in a case. */
  hectolitres_per_case?: Maybe<Scalars['Float']['output']>;
  /** Hectolitres on a full pallet; null for what does not stand on pallets. */
  hectolitres_per_pallet?: Maybe<Scalars['Float']['output']>;
  /** The same as `hectolitres_per_case`. */
  hectolitres_fe?: Maybe<Scalars['Float']['output']>;
  /** Days in words, such as `540 days`, in the language of the store; null where the brewery gives none. */
  shelf_life?: Maybe<Scalars['String']['output']>;
  /** 1 when its packaging comes back to the brewery, else 0. */
  returnable_package?: Maybe<Scalars['Int']['output']>;
  /** Weights and measures once more, as a sheet of their own. */
  logistic?: Maybe<ProductLogistic>;
  /** 1 when the caller keeps it as a favourite, else 0. */
  favourites?: Maybe<Scalars['Int']['output']>;
  /** 1 when it is the last of it, else 0. */
  product_last?: Maybe<Scalars['Int']['output']>;
  /** 1 while the brewery marks it as new, else 0. */
  product_new?: Maybe<Scalars['Int']['output']>;
  /** 1 when the brewery marks it as a special offer or one is valid today, else 0. */
  product_sale?: Maybe<Scalars['Int']['output']>;
  /** 1 when the brewery recommends it, else 0. */
  product_recommended?: Maybe<Scalars['Int']['output']>;
  /** 1 when the stock is below what the brewery calls low, else 0. */
  product_lowstock?: Maybe<Scalars['Int']['output']>;
  /** 1 when the brewery marks it as a promotion, else 0. */
  promotional?: Maybe<Scalars['Int']['output']>;
  /** 1 when the brewery marks it so, else 0. */
  high_margin?: Maybe<Scalars['Int']['output']>;
  /** 1 when the brewery marks it so, else 0. */
  free_beer?: Maybe<Scalars['Int']['output']>;
  /** 1 when it is not sold by the layer, else 0. */
  disable_for_layer_ordering?: Maybe<Scalars['Int']['output']>;
  /** 1 when it is not sold by the pallet, else 0. */
  disable_for_pallet_ordering?: Maybe<Scalars['Int']['output']>;
  /** The same as `disable_for_layer_ordering`. */
  disable_for_layer_ordering_fe?: Maybe<Scalars['Int']['output']>;
  /** The same as `disable_for_pallet_ordering`. */
  disable_for_pallet_ordering_fe?: Maybe<Scalars['Int']['output']>;
  /** 0 when a full truck takes it by layer or pallet only, else 1. */
  isavailable_truck_package_ordering?: Maybe<Scalars['Int']['output']>;
  /** Cases or pieces in stock; of a bundle whole bundles, of a product with variants those of all of them. */
  stock_quantity?: Maybe<Scalars['Float']['output']>;
  /** How the stock stands. */
  low_stock?: Maybe<ProductLowStock>;
  /** The special offer that is valid today; null without one. */
  special_offer_details?: Maybe<SpecialOfferDetails>;
  /** What the caller's active cart holds of it. */
  cart_fields?: Maybe<ProductCartFields>;
  /** The same beer in other packagings that are for sale to the ship-to; empty on a product that stands inside another one. */
  available_packaging?: Maybe<Array<Maybe<PackagingOption>>>;
  /** Sheets and pictures to save, in the brewery's order. */
  downloads?: Maybe<Array<Maybe<ProductDownload>>>;
  relative_url?: Maybe<Scalars['String']['output']>;
  redirect_code: Scalars['Int']['output'];
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  weight?: Maybe<Scalars['Float']['output']>;
  options?: Maybe<Array<Maybe<CustomizableOptionInterface>>>;
  configurable_options?: Maybe<Array<Maybe<ConfigurableProductOptions>>>;
  variants?: Maybe<Array<Maybe<ConfigurableVariant>>>;
  configurable_product_options_selection?: Maybe<ConfigurableProductOptionsSelection>;
};


export type ConfigurableProductReviewsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};


export type ConfigurableProductCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};


export type ConfigurableProductConfigurable_Product_Options_SelectionArgs = {
  configurableOptionValueUids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type BundleProduct = ProductInterface & RoutableInterface & PhysicalProductInterface & CustomizableProductInterface & {
  __typename?: 'BundleProduct';
  uid: Scalars['ID']['output'];
  id?: Maybe<Scalars['Int']['output']>;
  sku?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  type_id?: Maybe<Scalars['String']['output']>;
  attribute_set_id?: Maybe<Scalars['Int']['output']>;
  url_key?: Maybe<Scalars['String']['output']>;
  url_path?: Maybe<Scalars['String']['output']>;
  url_suffix?: Maybe<Scalars['String']['output']>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  url_rewrites?: Maybe<Array<Maybe<UrlRewrite>>>;
  description?: Maybe<ComplexTextValue>;
  short_description?: Maybe<ComplexTextValue>;
  image?: Maybe<ProductImage>;
  small_image?: Maybe<ProductImage>;
  thumbnail?: Maybe<ProductImage>;
  swatch_image?: Maybe<Scalars['String']['output']>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  /** @deprecated Use `media_gallery`. */
  media_gallery_entries?: Maybe<Array<Maybe<MediaGalleryEntry>>>;
  meta_title?: Maybe<Scalars['String']['output']>;
  meta_keyword?: Maybe<Scalars['String']['output']>;
  meta_description?: Maybe<Scalars['String']['output']>;
  price_range: PriceRange;
  price_tiers?: Maybe<Array<Maybe<TierPrice>>>;
  /** @deprecated Use `price_range`. */
  price?: Maybe<ProductPrices>;
  /** @deprecated Use `price_tiers`. */
  tier_prices?: Maybe<Array<Maybe<ProductTierPrices>>>;
  special_price?: Maybe<Scalars['Float']['output']>;
  special_from_date?: Maybe<Scalars['String']['output']>;
  special_to_date?: Maybe<Scalars['String']['output']>;
  new_from_date?: Maybe<Scalars['String']['output']>;
  new_to_date?: Maybe<Scalars['String']['output']>;
  created_at?: Maybe<Scalars['String']['output']>;
  updated_at?: Maybe<Scalars['String']['output']>;
  country_of_manufacture?: Maybe<Scalars['String']['output']>;
  stock_status?: Maybe<ProductStockStatus>;
  only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  quantity?: Maybe<Scalars['Float']['output']>;
  min_sale_qty?: Maybe<Scalars['Float']['output']>;
  max_sale_qty?: Maybe<Scalars['Float']['output']>;
  rating_summary: Scalars['Float']['output'];
  review_count: Scalars['Int']['output'];
  reviews: ProductReviews;
  categories?: Maybe<Array<Maybe<CategoryInterface>>>;
  related_products?: Maybe<Array<Maybe<ProductInterface>>>;
  upsell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  crosssell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  product_links?: Maybe<Array<Maybe<ProductLinksInterface>>>;
  custom_attributesV2?: Maybe<ProductCustomAttributes>;
  options_container?: Maybe<Scalars['String']['output']>;
  gift_message_available: Scalars['Boolean']['output'];
  /** Always false: the portal has no gift options. */
  gift_wrapping_available: Scalars['Boolean']['output'];
  /** Always null: the portal has no gift options. */
  gift_wrapping_price?: Maybe<Money>;
  is_returnable?: Maybe<Scalars['String']['output']>;
  staged: Scalars['Boolean']['output'];
  /** What the ERP calls it, in one language. */
  product_name_sap?: Maybe<Scalars['String']['output']>;
  /** The same as `name`, in the language of the store. */
  catalog_product_name?: Maybe<Scalars['String']['output']>;
  /** EAN-13 of a case; null where the brewery gives none. */
  ean?: Maybe<Scalars['String']['output']>;
  /** EAN-13 of a single unit in the case; null where the brewery gives none. */
  ean_ea?: Maybe<Scalars['String']['output']>;
  /** FERT (beer, tank beer included) or ZBTL (POSM). */
  material_type?: Maybe<Scalars['String']['output']>;
  /** Name of its brand. */
  brand?: Maybe<Scalars['String']['output']>;
  /** The line within the brand, such as Dubbel; null without one. */
  sub_brand?: Maybe<Scalars['String']['output']>;
  /** Kind of beer in the brewery's words; null without one. */
  beer_type?: Maybe<Scalars['String']['output']>;
  /** CRATE, KEG, TRAY, BOX, BULK (tank beer), PIECE, SET, PALLET, BAG or a code of the brewery's own. */
  pack_format?: Maybe<Scalars['String']['output']>;
  /** What the packaging is made of, in the brewery's words; null where it gives none. */
  pack_material?: Maybe<Scalars['String']['output']>;
  /** The packaging in words, such as `Krat 24 × 33 cl`, in one language; null where the brewery gives none. */
  packaging?: Maybe<Scalars['String']['output']>;
  /** Content as printed on the package, such as `33 cl`; null where the brewery gives none. */
  volume?: Maybe<Scalars['String']['output']>;
  /** Two-letter code (ISO 3166-1). */
  country_of_origin?: Maybe<Scalars['String']['output']>;
  /** The same as `media_gallery`: one picture, or none. */
  images?: Maybe<Array<Maybe<ProductImage>>>;
  /** Euros without VAT and deposit for a case, of tank beer for a litre; null for POSM, and for what the ship-to has no price for. */
  your_price?: Maybe<Scalars['Float']['output']>;
  /** `your_price` with VAT. */
  your_price_tax?: Maybe<Scalars['Float']['output']>;
  /** Euros without VAT for a piece of POSM; null for beer. */
  posm_price?: Maybe<Scalars['Float']['output']>;
  /** `posm_price` with VAT. */
  posm_price_vat?: Maybe<Scalars['Float']['output']>;
  /** Deposits on a case and on the pallet that it stands on. */
  multi_deposit?: Maybe<Array<Maybe<MultiDeposit>>>;
  /** Kilograms of a full case with its packaging. */
  gross_weight_per_case?: Maybe<Scalars['Float']['output']>;
  /** Kilograms of a full pallet with the pallet itself; null for what does not stand on pallets. */
  pallet_weight?: Maybe<Scalars['Float']['output']>;
  /** Single units in a case. */
  number_of_items_in_box?: Maybe<Scalars['Int']['output']>;
  /** Cases on a full pallet; null for what does not stand on pallets. */
  number_of_items_on_pallet?: Maybe<Scalars['Int']['output']>;
  /** Cases on a layer; null for what does not stand on pallets. */
  number_of_products_on_layer?: Maybe<Scalars['Int']['output']>;
  /** Layers on a full pallet; null for what does not stand on pallets. */
  number_of_layers_per_pallet?: Maybe<Scalars['Int']['output']>;
  /** Hectolitres in a case. */
  hectolitres_per_case?: Maybe<Scalars['Float']['output']>;
  /** Hectolitres on a full pallet; null for what does not stand on pallets. */
  hectolitres_per_pallet?: Maybe<Scalars['Float']['output']>;
  /** The same as `hectolitres_per_case`. */
  hectolitres_fe?: Maybe<Scalars['Float']['output']>;
  /** Days in words, such as `540 days`, in the language of the store; null where the brewery gives none. */
  shelf_life?: Maybe<Scalars['String']['output']>;
  /** 1 when its packaging comes back to the brewery, else 0. */
  returnable_package?: Maybe<Scalars['Int']['output']>;
  /** Weights and measures once more, as a sheet of their own. */
  logistic?: Maybe<ProductLogistic>;
  /** 1 when the caller keeps it as a favourite, else 0. */
  favourites?: Maybe<Scalars['Int']['output']>;
  /** 1 when it is the last of it, else 0. */
  product_last?: Maybe<Scalars['Int']['output']>;
  /** 1 while the brewery marks it as new, else 0. */
  product_new?: Maybe<Scalars['Int']['output']>;
  /** 1 when the brewery marks it as a special offer or one is valid today, else 0. */
  product_sale?: Maybe<Scalars['Int']['output']>;
  /** 1 when the brewery recommends it, else 0. */
  product_recommended?: Maybe<Scalars['Int']['output']>;
  /** 1 when the stock is below what the brewery calls low, else 0. */
  product_lowstock?: Maybe<Scalars['Int']['output']>;
  /** 1 when the brewery marks it as a promotion, else 0. */
  promotional?: Maybe<Scalars['Int']['output']>;
  /** 1 when the brewery marks it so, else 0. */
  high_margin?: Maybe<Scalars['Int']['output']>;
  /** 1 when the brewery marks it so, else 0. */
  free_beer?: Maybe<Scalars['Int']['output']>;
  /** 1 when it is not sold by the layer, else 0. */
  disable_for_layer_ordering?: Maybe<Scalars['Int']['output']>;
  /** 1 when it is not sold by the pallet, else 0. */
  disable_for_pallet_ordering?: Maybe<Scalars['Int']['output']>;
  /** The same as `disable_for_layer_ordering`. */
  disable_for_layer_ordering_fe?: Maybe<Scalars['Int']['output']>;
  /** The same as `disable_for_pallet_ordering`. */
  disable_for_pallet_ordering_fe?: Maybe<Scalars['Int']['output']>;
  /** 0 when a full truck takes it by layer or pallet only, else 1. */
  isavailable_truck_package_ordering?: Maybe<Scalars['Int']['output']>;
  /** Cases or pieces in stock; of a bundle whole bundles, of a product with variants those of all of them. */
  stock_quantity?: Maybe<Scalars['Float']['output']>;
  /** How the stock stands. */
  low_stock?: Maybe<ProductLowStock>;
  /** The special offer that is valid today; null without one. */
  special_offer_details?: Maybe<SpecialOfferDetails>;
  /** What the caller's active cart holds of it. */
  cart_fields?: Maybe<ProductCartFields>;
  /** The same beer in other packagings that are for sale to the ship-to; empty on a product that stands inside another one. */
  available_packaging?: Maybe<Array<Maybe<PackagingOption>>>;
  /** Sheets and pictures to save, in the brewery's order. */
  downloads?: Maybe<Array<Maybe<ProductDownload>>>;
  relative_url?: Maybe<Scalars['String']['output']>;
  redirect_code: Scalars['Int']['output'];
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  weight?: Maybe<Scalars['Float']['output']>;
  options?: Maybe<Array<Maybe<CustomizableOptionInterface>>>;
  dynamic_price?: Maybe<Scalars['Boolean']['output']>;
  dynamic_sku?: Maybe<Scalars['Boolean']['output']>;
  dynamic_weight?: Maybe<Scalars['Boolean']['output']>;
  price_view?: Maybe<PriceViewEnum>;
  ship_bundle_items?: Maybe<ShipBundleItemsEnum>;
  items?: Maybe<Array<Maybe<BundleItem>>>;
};


export type BundleProductReviewsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};


export type BundleProductCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};

/** Never returned; declared because clients spread fragments on it. */
export type GroupedProduct = ProductInterface & RoutableInterface & PhysicalProductInterface & {
  __typename?: 'GroupedProduct';
  uid: Scalars['ID']['output'];
  id?: Maybe<Scalars['Int']['output']>;
  sku?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  type_id?: Maybe<Scalars['String']['output']>;
  attribute_set_id?: Maybe<Scalars['Int']['output']>;
  url_key?: Maybe<Scalars['String']['output']>;
  url_path?: Maybe<Scalars['String']['output']>;
  url_suffix?: Maybe<Scalars['String']['output']>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  url_rewrites?: Maybe<Array<Maybe<UrlRewrite>>>;
  description?: Maybe<ComplexTextValue>;
  short_description?: Maybe<ComplexTextValue>;
  image?: Maybe<ProductImage>;
  small_image?: Maybe<ProductImage>;
  thumbnail?: Maybe<ProductImage>;
  swatch_image?: Maybe<Scalars['String']['output']>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  /** @deprecated Use `media_gallery`. */
  media_gallery_entries?: Maybe<Array<Maybe<MediaGalleryEntry>>>;
  meta_title?: Maybe<Scalars['String']['output']>;
  meta_keyword?: Maybe<Scalars['String']['output']>;
  meta_description?: Maybe<Scalars['String']['output']>;
  price_range: PriceRange;
  price_tiers?: Maybe<Array<Maybe<TierPrice>>>;
  /** @deprecated Use `price_range`. */
  price?: Maybe<ProductPrices>;
  /** @deprecated Use `price_tiers`. */
  tier_prices?: Maybe<Array<Maybe<ProductTierPrices>>>;
  special_price?: Maybe<Scalars['Float']['output']>;
  special_from_date?: Maybe<Scalars['String']['output']>;
  special_to_date?: Maybe<Scalars['String']['output']>;
  new_from_date?: Maybe<Scalars['String']['output']>;
  new_to_date?: Maybe<Scalars['String']['output']>;
  created_at?: Maybe<Scalars['String']['output']>;
  updated_at?: Maybe<Scalars['String']['output']>;
  country_of_manufacture?: Maybe<Scalars['String']['output']>;
  stock_status?: Maybe<ProductStockStatus>;
  only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  quantity?: Maybe<Scalars['Float']['output']>;
  min_sale_qty?: Maybe<Scalars['Float']['output']>;
  max_sale_qty?: Maybe<Scalars['Float']['output']>;
  rating_summary: Scalars['Float']['output'];
  review_count: Scalars['Int']['output'];
  reviews: ProductReviews;
  categories?: Maybe<Array<Maybe<CategoryInterface>>>;
  related_products?: Maybe<Array<Maybe<ProductInterface>>>;
  upsell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  crosssell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  product_links?: Maybe<Array<Maybe<ProductLinksInterface>>>;
  custom_attributesV2?: Maybe<ProductCustomAttributes>;
  options_container?: Maybe<Scalars['String']['output']>;
  gift_message_available: Scalars['Boolean']['output'];
  /** Always false: the portal has no gift options. */
  gift_wrapping_available: Scalars['Boolean']['output'];
  /** Always null: the portal has no gift options. */
  gift_wrapping_price?: Maybe<Money>;
  is_returnable?: Maybe<Scalars['String']['output']>;
  staged: Scalars['Boolean']['output'];
  /** What the ERP calls it, in one language. */
  product_name_sap?: Maybe<Scalars['String']['output']>;
  /** The same as `name`, in the language of the store. */
  catalog_product_name?: Maybe<Scalars['String']['output']>;
  /** EAN-13 of a case; null where the brewery gives none. */
  ean?: Maybe<Scalars['String']['output']>;
  /** EAN-13 of a single unit in the case; null where the brewery gives none. */
  ean_ea?: Maybe<Scalars['String']['output']>;
  /** FERT (beer, tank beer included) or ZBTL (POSM). */
  material_type?: Maybe<Scalars['String']['output']>;
  /** Name of its brand. */
  brand?: Maybe<Scalars['String']['output']>;
  /** The line within the brand, such as Dubbel; null without one. */
  sub_brand?: Maybe<Scalars['String']['output']>;
  /** Kind of beer in the brewery's words; null without one. */
  beer_type?: Maybe<Scalars['String']['output']>;
  /** CRATE, KEG, TRAY, BOX, BULK (tank beer), PIECE, SET, PALLET, BAG or a code of the brewery's own. */
  pack_format?: Maybe<Scalars['String']['output']>;
  /** What the packaging is made of, in the brewery's words; null where it gives none. */
  pack_material?: Maybe<Scalars['String']['output']>;
  /** The packaging in words, such as `Krat 24 × 33 cl`, in one language; null where the brewery gives none. */
  packaging?: Maybe<Scalars['String']['output']>;
  /** Content as printed on the package, such as `33 cl`; null where the brewery gives none. */
  volume?: Maybe<Scalars['String']['output']>;
  /** Two-letter code (ISO 3166-1). */
  country_of_origin?: Maybe<Scalars['String']['output']>;
  /** The same as `media_gallery`: one picture, or none. */
  images?: Maybe<Array<Maybe<ProductImage>>>;
  /** Euros without VAT and deposit for a case, of tank beer for a litre; null for POSM, and for what the ship-to has no price for. */
  your_price?: Maybe<Scalars['Float']['output']>;
  /** `your_price` with VAT. */
  your_price_tax?: Maybe<Scalars['Float']['output']>;
  /** Euros without VAT for a piece of POSM; null for beer. */
  posm_price?: Maybe<Scalars['Float']['output']>;
  /** `posm_price` with VAT. */
  posm_price_vat?: Maybe<Scalars['Float']['output']>;
  /** Deposits on a case and on the pallet that it stands on. */
  multi_deposit?: Maybe<Array<Maybe<MultiDeposit>>>;
  /** Kilograms of a full case with its packaging. */
  gross_weight_per_case?: Maybe<Scalars['Float']['output']>;
  /** Kilograms of a full pallet with the pallet itself; null for what does not stand on pallets. */
  pallet_weight?: Maybe<Scalars['Float']['output']>;
  /** Single units in a case. */
  number_of_items_in_box?: Maybe<Scalars['Int']['output']>;
  /** Cases on a full pallet; null for what does not stand on pallets. */
  number_of_items_on_pallet?: Maybe<Scalars['Int']['output']>;
  /** Cases on a layer; null for what does not stand on pallets. */
  number_of_products_on_layer?: Maybe<Scalars['Int']['output']>;
  /** Layers on a full pallet; null for what does not stand on pallets. */
  number_of_layers_per_pallet?: Maybe<Scalars['Int']['output']>;
  /** Hectolitres in a case. */
  hectolitres_per_case?: Maybe<Scalars['Float']['output']>;
  /** Hectolitres on a full pallet; null for what does not stand on pallets. */
  hectolitres_per_pallet?: Maybe<Scalars['Float']['output']>;
  /** The same as `hectolitres_per_case`. */
  hectolitres_fe?: Maybe<Scalars['Float']['output']>;
  /** Days in words, such as `540 days`, in the language of the store; null where the brewery gives none. */
  shelf_life?: Maybe<Scalars['String']['output']>;
  /** 1 when its packaging comes back to the brewery, else 0. */
  returnable_package?: Maybe<Scalars['Int']['output']>;
  /** Weights and measures once more, as a sheet of their own. */
  logistic?: Maybe<ProductLogistic>;
  /** 1 when the caller keeps it as a favourite, else 0. */
  favourites?: Maybe<Scalars['Int']['output']>;
  /** 1 when it is the last of it, else 0. */
  product_last?: Maybe<Scalars['Int']['output']>;
  /** 1 while the brewery marks it as new, else 0. */
  product_new?: Maybe<Scalars['Int']['output']>;
  /** 1 when the brewery marks it as a special offer or one is valid today, else 0. */
  product_sale?: Maybe<Scalars['Int']['output']>;
  /** 1 when the brewery recommends it, else 0. */
  product_recommended?: Maybe<Scalars['Int']['output']>;
  /** 1 when the stock is below what the brewery calls low, else 0. */
  product_lowstock?: Maybe<Scalars['Int']['output']>;
  /** 1 when the brewery marks it as a promotion, else 0. */
  promotional?: Maybe<Scalars['Int']['output']>;
  /** 1 when the brewery marks it so, else 0. */
  high_margin?: Maybe<Scalars['Int']['output']>;
  /** 1 when the brewery marks it so, else 0. */
  free_beer?: Maybe<Scalars['Int']['output']>;
  /** 1 when it is not sold by the layer, else 0. */
  disable_for_layer_ordering?: Maybe<Scalars['Int']['output']>;
  /** 1 when it is not sold by the pallet, else 0. */
  disable_for_pallet_ordering?: Maybe<Scalars['Int']['output']>;
  /** The same as `disable_for_layer_ordering`. */
  disable_for_layer_ordering_fe?: Maybe<Scalars['Int']['output']>;
  /** The same as `disable_for_pallet_ordering`. */
  disable_for_pallet_ordering_fe?: Maybe<Scalars['Int']['output']>;
  /** 0 when a full truck takes it by layer or pallet only, else 1. */
  isavailable_truck_package_ordering?: Maybe<Scalars['Int']['output']>;
  /** Cases or pieces in stock; of a bundle whole bundles, of a product with variants those of all of them. */
  stock_quantity?: Maybe<Scalars['Float']['output']>;
  /** How the stock stands. */
  low_stock?: Maybe<ProductLowStock>;
  /** The special offer that is valid today; null without one. */
  special_offer_details?: Maybe<SpecialOfferDetails>;
  /** What the caller's active cart holds of it. */
  cart_fields?: Maybe<ProductCartFields>;
  /** The same beer in other packagings that are for sale to the ship-to; empty on a product that stands inside another one. */
  available_packaging?: Maybe<Array<Maybe<PackagingOption>>>;
  /** Sheets and pictures to save, in the brewery's order. */
  downloads?: Maybe<Array<Maybe<ProductDownload>>>;
  relative_url?: Maybe<Scalars['String']['output']>;
  redirect_code: Scalars['Int']['output'];
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  weight?: Maybe<Scalars['Float']['output']>;
  items?: Maybe<Array<Maybe<GroupedProductItem>>>;
};


/** Never returned; declared because clients spread fragments on it. */
export type GroupedProductReviewsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};


/** Never returned; declared because clients spread fragments on it. */
export type GroupedProductCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};

export type GroupedProductItem = {
  __typename?: 'GroupedProductItem';
  product?: Maybe<ProductInterface>;
  qty?: Maybe<Scalars['Float']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
};

/** Never returned; declared because clients spread fragments on it. */
export type DownloadableProduct = ProductInterface & RoutableInterface & CustomizableProductInterface & {
  __typename?: 'DownloadableProduct';
  uid: Scalars['ID']['output'];
  id?: Maybe<Scalars['Int']['output']>;
  sku?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  type_id?: Maybe<Scalars['String']['output']>;
  attribute_set_id?: Maybe<Scalars['Int']['output']>;
  url_key?: Maybe<Scalars['String']['output']>;
  url_path?: Maybe<Scalars['String']['output']>;
  url_suffix?: Maybe<Scalars['String']['output']>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  url_rewrites?: Maybe<Array<Maybe<UrlRewrite>>>;
  description?: Maybe<ComplexTextValue>;
  short_description?: Maybe<ComplexTextValue>;
  image?: Maybe<ProductImage>;
  small_image?: Maybe<ProductImage>;
  thumbnail?: Maybe<ProductImage>;
  swatch_image?: Maybe<Scalars['String']['output']>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  /** @deprecated Use `media_gallery`. */
  media_gallery_entries?: Maybe<Array<Maybe<MediaGalleryEntry>>>;
  meta_title?: Maybe<Scalars['String']['output']>;
  meta_keyword?: Maybe<Scalars['String']['output']>;
  meta_description?: Maybe<Scalars['String']['output']>;
  price_range: PriceRange;
  price_tiers?: Maybe<Array<Maybe<TierPrice>>>;
  /** @deprecated Use `price_range`. */
  price?: Maybe<ProductPrices>;
  /** @deprecated Use `price_tiers`. */
  tier_prices?: Maybe<Array<Maybe<ProductTierPrices>>>;
  special_price?: Maybe<Scalars['Float']['output']>;
  special_from_date?: Maybe<Scalars['String']['output']>;
  special_to_date?: Maybe<Scalars['String']['output']>;
  new_from_date?: Maybe<Scalars['String']['output']>;
  new_to_date?: Maybe<Scalars['String']['output']>;
  created_at?: Maybe<Scalars['String']['output']>;
  updated_at?: Maybe<Scalars['String']['output']>;
  country_of_manufacture?: Maybe<Scalars['String']['output']>;
  stock_status?: Maybe<ProductStockStatus>;
  only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  quantity?: Maybe<Scalars['Float']['output']>;
  min_sale_qty?: Maybe<Scalars['Float']['output']>;
  max_sale_qty?: Maybe<Scalars['Float']['output']>;
  rating_summary: Scalars['Float']['output'];
  review_count: Scalars['Int']['output'];
  reviews: ProductReviews;
  categories?: Maybe<Array<Maybe<CategoryInterface>>>;
  related_products?: Maybe<Array<Maybe<ProductInterface>>>;
  upsell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  crosssell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  product_links?: Maybe<Array<Maybe<ProductLinksInterface>>>;
  custom_attributesV2?: Maybe<ProductCustomAttributes>;
  options_container?: Maybe<Scalars['String']['output']>;
  gift_message_available: Scalars['Boolean']['output'];
  /** Always false: the portal has no gift options. */
  gift_wrapping_available: Scalars['Boolean']['output'];
  /** Always null: the portal has no gift options. */
  gift_wrapping_price?: Maybe<Money>;
  is_returnable?: Maybe<Scalars['String']['output']>;
  staged: Scalars['Boolean']['output'];
  /** What the ERP calls it, in one language. */
  product_name_sap?: Maybe<Scalars['String']['output']>;
  /** The same as `name`, in the language of the store. */
  catalog_product_name?: Maybe<Scalars['String']['output']>;
  /** EAN-13 of a case; null where the brewery gives none. */
  ean?: Maybe<Scalars['String']['output']>;
  /** EAN-13 of a single unit in the case; null where the brewery gives none. */
  ean_ea?: Maybe<Scalars['String']['output']>;
  /** FERT (beer, tank beer included) or ZBTL (POSM). */
  material_type?: Maybe<Scalars['String']['output']>;
  /** Name of its brand. */
  brand?: Maybe<Scalars['String']['output']>;
  /** The line within the brand, such as Dubbel; null without one. */
  sub_brand?: Maybe<Scalars['String']['output']>;
  /** Kind of beer in the brewery's words; null without one. */
  beer_type?: Maybe<Scalars['String']['output']>;
  /** CRATE, KEG, TRAY, BOX, BULK (tank beer), PIECE, SET, PALLET, BAG or a code of the brewery's own. */
  pack_format?: Maybe<Scalars['String']['output']>;
  /** What the packaging is made of, in the brewery's words; null where it gives none. */
  pack_material?: Maybe<Scalars['String']['output']>;
  /** The packaging in words, such as `Krat 24 × 33 cl`, in one language; null where the brewery gives none. */
  packaging?: Maybe<Scalars['String']['output']>;
  /** Content as printed on the package, such as `33 cl`; null where the brewery gives none. */
  volume?: Maybe<Scalars['String']['output']>;
  /** Two-letter code (ISO 3166-1). */
  country_of_origin?: Maybe<Scalars['String']['output']>;
  /** The same as `media_gallery`: one picture, or none. */
  images?: Maybe<Array<Maybe<ProductImage>>>;
  /** Euros without VAT and deposit for a case, of tank beer for a litre; null for POSM, and for what the ship-to has no price for. */
  your_price?: Maybe<Scalars['Float']['output']>;
  /** `your_price` with VAT. */
  your_price_tax?: Maybe<Scalars['Float']['output']>;
  /** Euros without VAT for a piece of POSM; null for beer. */
  posm_price?: Maybe<Scalars['Float']['output']>;
  /** `posm_price` with VAT. */
  posm_price_vat?: Maybe<Scalars['Float']['output']>;
  /** Deposits on a case and on the pallet that it stands on. */
  multi_deposit?: Maybe<Array<Maybe<MultiDeposit>>>;
  /** Kilograms of a full case with its packaging. */
  gross_weight_per_case?: Maybe<Scalars['Float']['output']>;
  /** Kilograms of a full pallet with the pallet itself; null for what does not stand on pallets. */
  pallet_weight?: Maybe<Scalars['Float']['output']>;
  /** Single units in a case. */
  number_of_items_in_box?: Maybe<Scalars['Int']['output']>;
  /** Cases on a full pallet; null for what does not stand on pallets. */
  number_of_items_on_pallet?: Maybe<Scalars['Int']['output']>;
  /** Cases on a layer; null for what does not stand on pallets. */
  number_of_products_on_layer?: Maybe<Scalars['Int']['output']>;
  /** Layers on a full pallet; null for what does not stand on pallets. */
  number_of_layers_per_pallet?: Maybe<Scalars['Int']['output']>;
  /** Hectolitres in a case. */
  hectolitres_per_case?: Maybe<Scalars['Float']['output']>;
  /** Hectolitres on a full pallet; null for what does not stand on pallets. */
  hectolitres_per_pallet?: Maybe<Scalars['Float']['output']>;
  /** The same as `hectolitres_per_case`. */
  hectolitres_fe?: Maybe<Scalars['Float']['output']>;
  /** Days in words, such as `540 days`, in the language of the store; null where the brewery gives none. */
  shelf_life?: Maybe<Scalars['String']['output']>;
  /** 1 when its packaging comes back to the brewery, else 0. */
  returnable_package?: Maybe<Scalars['Int']['output']>;
  /** Weights and measures once more, as a sheet of their own. */
  logistic?: Maybe<ProductLogistic>;
  /** 1 when the caller keeps it as a favourite, else 0. */
  favourites?: Maybe<Scalars['Int']['output']>;
  /** 1 when it is the last of it, else 0. */
  product_last?: Maybe<Scalars['Int']['output']>;
  /** 1 while the brewery marks it as new, else 0. */
  product_new?: Maybe<Scalars['Int']['output']>;
  /** 1 when the brewery marks it as a special offer or one is valid today, else 0. */
  product_sale?: Maybe<Scalars['Int']['output']>;
  /** 1 when the brewery recommends it, else 0. */
  product_recommended?: Maybe<Scalars['Int']['output']>;
  /** 1 when the stock is below what the brewery calls low, else 0. */
  product_lowstock?: Maybe<Scalars['Int']['output']>;
  /** 1 when the brewery marks it as a promotion, else 0. */
  promotional?: Maybe<Scalars['Int']['output']>;
  /** 1 when the brewery marks it so, else 0. */
  high_margin?: Maybe<Scalars['Int']['output']>;
  /** 1 when the brewery marks it so, else 0. */
  free_beer?: Maybe<Scalars['Int']['output']>;
  /** 1 when it is not sold by the layer, else 0. */
  disable_for_layer_ordering?: Maybe<Scalars['Int']['output']>;
  /** 1 when it is not sold by the pallet, else 0. */
  disable_for_pallet_ordering?: Maybe<Scalars['Int']['output']>;
  /** The same as `disable_for_layer_ordering`. */
  disable_for_layer_ordering_fe?: Maybe<Scalars['Int']['output']>;
  /** The same as `disable_for_pallet_ordering`. */
  disable_for_pallet_ordering_fe?: Maybe<Scalars['Int']['output']>;
  /** 0 when a full truck takes it by layer or pallet only, else 1. */
  isavailable_truck_package_ordering?: Maybe<Scalars['Int']['output']>;
  /** Cases or pieces in stock; of a bundle whole bundles, of a product with variants those of all of them. */
  stock_quantity?: Maybe<Scalars['Float']['output']>;
  /** How the stock stands. */
  low_stock?: Maybe<ProductLowStock>;
  /** The special offer that is valid today; null without one. */
  special_offer_details?: Maybe<SpecialOfferDetails>;
  /** What the caller's active cart holds of it. */
  cart_fields?: Maybe<ProductCartFields>;
  /** The same beer in other packagings that are for sale to the ship-to; empty on a product that stands inside another one. */
  available_packaging?: Maybe<Array<Maybe<PackagingOption>>>;
  /** Sheets and pictures to save, in the brewery's order. */
  downloads?: Maybe<Array<Maybe<ProductDownload>>>;
  relative_url?: Maybe<Scalars['String']['output']>;
  redirect_code: Scalars['Int']['output'];
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  options?: Maybe<Array<Maybe<CustomizableOptionInterface>>>;
  downloadable_product_links?: Maybe<Array<Maybe<DownloadableProductLinks>>>;
  downloadable_product_samples?: Maybe<Array<Maybe<DownloadableProductSamples>>>;
  links_title?: Maybe<Scalars['String']['output']>;
  links_purchased_separately?: Maybe<Scalars['Int']['output']>;
};


/** Never returned; declared because clients spread fragments on it. */
export type DownloadableProductReviewsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};


/** Never returned; declared because clients spread fragments on it. */
export type DownloadableProductCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};

export type DownloadableProductLinks = {
  __typename?: 'DownloadableProductLinks';
  uid: Scalars['ID']['output'];
  id?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  price?: Maybe<Scalars['Float']['output']>;
  sample_url?: Maybe<Scalars['String']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
};

export type DownloadableProductSamples = {
  __typename?: 'DownloadableProductSamples';
  title?: Maybe<Scalars['String']['output']>;
  sample_url?: Maybe<Scalars['String']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
};

export type PriceViewEnum =
  | 'PRICE_RANGE'
  | 'AS_LOW_AS';

export type ShipBundleItemsEnum =
  | 'TOGETHER'
  | 'SEPARATELY';

export type ConfigurableProductOptions = {
  __typename?: 'ConfigurableProductOptions';
  uid: Scalars['ID']['output'];
  id?: Maybe<Scalars['Int']['output']>;
  attribute_uid: Scalars['ID']['output'];
  attribute_id?: Maybe<Scalars['String']['output']>;
  attribute_id_v2?: Maybe<Scalars['Int']['output']>;
  attribute_code?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  product_id?: Maybe<Scalars['Int']['output']>;
  use_default?: Maybe<Scalars['Boolean']['output']>;
  values?: Maybe<Array<Maybe<ConfigurableProductOptionsValues>>>;
};

export type ConfigurableProductOptionsValues = {
  __typename?: 'ConfigurableProductOptionsValues';
  uid?: Maybe<Scalars['ID']['output']>;
  value_index?: Maybe<Scalars['Int']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  default_label?: Maybe<Scalars['String']['output']>;
  store_label?: Maybe<Scalars['String']['output']>;
  use_default_value?: Maybe<Scalars['Boolean']['output']>;
  swatch_data?: Maybe<SwatchDataInterface>;
};

export type SwatchDataInterface = {
  value?: Maybe<Scalars['String']['output']>;
};

export type TextSwatchData = SwatchDataInterface & {
  __typename?: 'TextSwatchData';
  value?: Maybe<Scalars['String']['output']>;
};

export type ColorSwatchData = SwatchDataInterface & {
  __typename?: 'ColorSwatchData';
  value?: Maybe<Scalars['String']['output']>;
};

export type ImageSwatchData = SwatchDataInterface & {
  __typename?: 'ImageSwatchData';
  value?: Maybe<Scalars['String']['output']>;
  thumbnail?: Maybe<Scalars['String']['output']>;
};

export type ConfigurableVariant = {
  __typename?: 'ConfigurableVariant';
  attributes?: Maybe<Array<Maybe<ConfigurableAttributeOption>>>;
  product?: Maybe<SimpleProduct>;
};

export type ConfigurableAttributeOption = {
  __typename?: 'ConfigurableAttributeOption';
  uid: Scalars['ID']['output'];
  code?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  value_index?: Maybe<Scalars['Int']['output']>;
};

export type ConfigurableProductOptionsSelection = {
  __typename?: 'ConfigurableProductOptionsSelection';
  options_available_for_selection?: Maybe<Array<ConfigurableOptionAvailableForSelection>>;
  configurable_options?: Maybe<Array<ConfigurableProductOption>>;
  media_gallery?: Maybe<Array<MediaGalleryInterface>>;
  variant?: Maybe<SimpleProduct>;
};

export type ConfigurableOptionAvailableForSelection = {
  __typename?: 'ConfigurableOptionAvailableForSelection';
  attribute_code: Scalars['String']['output'];
  option_value_uids: Array<Scalars['ID']['output']>;
};

export type ConfigurableProductOption = {
  __typename?: 'ConfigurableProductOption';
  uid: Scalars['ID']['output'];
  attribute_code: Scalars['String']['output'];
  label: Scalars['String']['output'];
  values?: Maybe<Array<ConfigurableProductOptionValue>>;
};

export type ConfigurableProductOptionValue = {
  __typename?: 'ConfigurableProductOptionValue';
  uid: Scalars['ID']['output'];
  label: Scalars['String']['output'];
  is_available: Scalars['Boolean']['output'];
  is_use_default: Scalars['Boolean']['output'];
  swatch?: Maybe<SwatchDataInterface>;
};

export type BundleItem = {
  __typename?: 'BundleItem';
  uid?: Maybe<Scalars['ID']['output']>;
  option_id?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  sku?: Maybe<Scalars['String']['output']>;
  type?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  price_range: PriceRange;
  options?: Maybe<Array<Maybe<BundleItemOption>>>;
};

export type BundleItemOption = {
  __typename?: 'BundleItemOption';
  uid: Scalars['ID']['output'];
  id?: Maybe<Scalars['Int']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  is_default?: Maybe<Scalars['Boolean']['output']>;
  quantity?: Maybe<Scalars['Float']['output']>;
  qty?: Maybe<Scalars['Float']['output']>;
  can_change_quantity?: Maybe<Scalars['Boolean']['output']>;
  price?: Maybe<Scalars['Float']['output']>;
  price_type?: Maybe<PriceTypeEnum>;
  product?: Maybe<ProductInterface>;
};

export type PriceRange = {
  __typename?: 'PriceRange';
  minimum_price: ProductPrice;
  maximum_price?: Maybe<ProductPrice>;
};

export type ProductPrice = {
  __typename?: 'ProductPrice';
  /** List price. */
  regular_price: Money;
  /** What this ship-to pays, without VAT. */
  final_price: Money;
  discount?: Maybe<ProductDiscount>;
  fixed_product_taxes?: Maybe<Array<Maybe<FixedProductTax>>>;
};

export type ProductDiscount = {
  __typename?: 'ProductDiscount';
  amount_off?: Maybe<Scalars['Float']['output']>;
  percent_off?: Maybe<Scalars['Float']['output']>;
};

export type FixedProductTax = {
  __typename?: 'FixedProductTax';
  amount?: Maybe<Money>;
  label?: Maybe<Scalars['String']['output']>;
};

export type TierPrice = {
  __typename?: 'TierPrice';
  quantity?: Maybe<Scalars['Float']['output']>;
  final_price?: Maybe<Money>;
  discount?: Maybe<ProductDiscount>;
};

export type ProductTierPrices = {
  __typename?: 'ProductTierPrices';
  customer_group_id?: Maybe<Scalars['String']['output']>;
  percentage_value?: Maybe<Scalars['Float']['output']>;
  qty?: Maybe<Scalars['Float']['output']>;
  value?: Maybe<Scalars['Float']['output']>;
  website_id?: Maybe<Scalars['Float']['output']>;
};

export type ProductPrices = {
  __typename?: 'ProductPrices';
  regularPrice?: Maybe<Price>;
  minimalPrice?: Maybe<Price>;
  maximalPrice?: Maybe<Price>;
};

export type Price = {
  __typename?: 'Price';
  amount?: Maybe<Money>;
  adjustments?: Maybe<Array<Maybe<PriceAdjustment>>>;
};

export type PriceAdjustment = {
  __typename?: 'PriceAdjustment';
  amount?: Maybe<Money>;
  code?: Maybe<PriceAdjustmentCodesEnum>;
  description?: Maybe<PriceAdjustmentDescriptionEnum>;
};

export type PriceAdjustmentCodesEnum =
  | 'TAX'
  | 'WEEE'
  | 'WEEE_TAX';

export type PriceAdjustmentDescriptionEnum =
  | 'INCLUDED'
  | 'EXCLUDED';

export type MediaGalleryInterface = {
  url?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  disabled?: Maybe<Scalars['Boolean']['output']>;
};

export type ProductImage = MediaGalleryInterface & {
  __typename?: 'ProductImage';
  url?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  disabled?: Maybe<Scalars['Boolean']['output']>;
};

export type ProductVideo = MediaGalleryInterface & {
  __typename?: 'ProductVideo';
  url?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  disabled?: Maybe<Scalars['Boolean']['output']>;
  video_content?: Maybe<ProductMediaGalleryEntriesVideoContent>;
};

export type ProductMediaGalleryEntriesVideoContent = {
  __typename?: 'ProductMediaGalleryEntriesVideoContent';
  media_type?: Maybe<Scalars['String']['output']>;
  video_provider?: Maybe<Scalars['String']['output']>;
  video_url?: Maybe<Scalars['String']['output']>;
  video_title?: Maybe<Scalars['String']['output']>;
  video_description?: Maybe<Scalars['String']['output']>;
  video_metadata?: Maybe<Scalars['String']['output']>;
};

export type MediaGalleryEntry = {
  __typename?: 'MediaGalleryEntry';
  uid: Scalars['ID']['output'];
  id?: Maybe<Scalars['Int']['output']>;
  file?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  media_type?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  disabled?: Maybe<Scalars['Boolean']['output']>;
  types?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
};

export type UrlRewrite = {
  __typename?: 'UrlRewrite';
  url?: Maybe<Scalars['String']['output']>;
  parameters?: Maybe<Array<Maybe<HttpQueryParameter>>>;
};

export type HttpQueryParameter = {
  __typename?: 'HttpQueryParameter';
  name?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
};

export type ProductLinksInterface = {
  sku?: Maybe<Scalars['String']['output']>;
  link_type?: Maybe<Scalars['String']['output']>;
  linked_product_sku?: Maybe<Scalars['String']['output']>;
  linked_product_type?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
};

export type ProductLinks = ProductLinksInterface & {
  __typename?: 'ProductLinks';
  sku?: Maybe<Scalars['String']['output']>;
  link_type?: Maybe<Scalars['String']['output']>;
  linked_product_sku?: Maybe<Scalars['String']['output']>;
  linked_product_type?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
};

export type ProductReviews = {
  __typename?: 'ProductReviews';
  items: Array<Maybe<ProductReview>>;
  page_info: SearchResultPageInfo;
};

export type ProductReview = {
  __typename?: 'ProductReview';
  nickname: Scalars['String']['output'];
  summary: Scalars['String']['output'];
  text: Scalars['String']['output'];
  average_rating: Scalars['Float']['output'];
  created_at: Scalars['String']['output'];
  product: ProductInterface;
  ratings_breakdown: Array<Maybe<ProductReviewRating>>;
};

export type ProductReviewRating = {
  __typename?: 'ProductReviewRating';
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type AttributeFilterInput = {
  is_filterable?: InputMaybe<Scalars['Boolean']['input']>;
  is_visible_on_front?: InputMaybe<Scalars['Boolean']['input']>;
  used_in_product_listing?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ProductCustomAttributes = {
  __typename?: 'ProductCustomAttributes';
  items: Array<Maybe<AttributeValueInterface>>;
  errors: Array<Maybe<AttributeMetadataError>>;
};

export type AttributeMetadataError = {
  __typename?: 'AttributeMetadataError';
  type: AttributeMetadataErrorType;
  message: Scalars['String']['output'];
};

export type AttributeMetadataErrorType =
  | 'ENTITY_NOT_FOUND'
  | 'ATTRIBUTE_NOT_FOUND'
  | 'FILTER_NOT_FOUND'
  | 'UNDEFINED';

export type AttributeValueInterface = {
  code: Scalars['ID']['output'];
};

export type AttributeValue = AttributeValueInterface & {
  __typename?: 'AttributeValue';
  code: Scalars['ID']['output'];
  value: Scalars['String']['output'];
};

export type AttributeSelectedOptions = AttributeValueInterface & {
  __typename?: 'AttributeSelectedOptions';
  code: Scalars['ID']['output'];
  selected_options: Array<Maybe<AttributeSelectedOptionInterface>>;
};

export type AttributeSelectedOptionInterface = {
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type AttributeSelectedOption = AttributeSelectedOptionInterface & {
  __typename?: 'AttributeSelectedOption';
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

/** A deposit on a product or on a line of the cart. */
export type MultiDeposit = {
  __typename?: 'MultiDeposit';
  /** SKU of the product that it is on. */
  sku?: Maybe<Scalars['String']['output']>;
  /** What it is paid for, in the language of the store. */
  name?: Maybe<Scalars['String']['output']>;
  /** `bottle`, `can`, `crate`, `keg` or `pallet`. */
  deposit_type?: Maybe<Scalars['String']['output']>;
  /** Pieces: of a product those of a case, and none of the pallet; of a line those of all of it. */
  quantity?: Maybe<Scalars['Float']['output']>;
  /** Euros for one piece; on a line of empties negative. */
  price?: Maybe<Scalars['Float']['output']>;
  /** Euros for all pieces. */
  total?: Maybe<Scalars['Float']['output']>;
};

/** What a product weighs and measures. */
export type ProductLogistic = {
  __typename?: 'ProductLogistic';
  /** EAN-13 of a case; null where the brewery gives none. */
  ean?: Maybe<Scalars['String']['output']>;
  /** EAN-13 of a single unit in the case; null where the brewery gives none. */
  ean_ea?: Maybe<Scalars['String']['output']>;
  /** Kilograms of the content of a case. */
  weight?: Maybe<Scalars['Float']['output']>;
  /** Kilograms of a full case with its packaging. */
  gross_weight_per_case?: Maybe<Scalars['Float']['output']>;
  /** Kilograms of a full pallet with the pallet itself; null for what does not stand on pallets. */
  pallet_weight?: Maybe<Scalars['Float']['output']>;
  /** Single units in a case. */
  number_of_items_in_box?: Maybe<Scalars['Int']['output']>;
  /** Cases on a full pallet; null for what does not stand on pallets. */
  number_of_items_on_pallet?: Maybe<Scalars['Int']['output']>;
  /** Cases on a layer; null for what does not stand on pallets. */
  number_of_products_on_layer?: Maybe<Scalars['Int']['output']>;
  /** Layers on a full pallet; null for what does not stand on pallets. */
  number_of_layers_per_pallet?: Maybe<Scalars['Int']['output']>;
  /** Hectolitres in a case. */
  hectolitres_per_case?: Maybe<Scalars['Float']['output']>;
  /** Hectolitres on a full pallet; null for what does not stand on pallets. */
  hectolitres_per_pallet?: Maybe<Scalars['Float']['output']>;
  /** Days in words, such as `540 days`, in the language of the store; null where the brewery gives none. */
  shelf_life?: Maybe<Scalars['String']['output']>;
};

/** How the stock of a product stands. */
export type ProductLowStock = {
  __typename?: 'ProductLowStock';
  /** True below what the brewery calls low. */
  is_lowstock?: Maybe<Scalars['Boolean']['output']>;
  /** True when there is none. */
  out_of_stock?: Maybe<Scalars['Boolean']['output']>;
  /** Days of rotation that the brewery gives; null without any. */
  rotation_day?: Maybe<Scalars['Int']['output']>;
  /** Cases or pieces in stock. */
  quantity?: Maybe<Scalars['Float']['output']>;
};

/** A special offer that is valid today. */
export type SpecialOfferDetails = {
  __typename?: 'SpecialOfferDetails';
  /** Cases that a line may have at most; null without a maximum of its own. */
  max_purchasable_qty?: Maybe<Scalars['Float']['output']>;
  /** First day that it can be ordered on, ISO date. */
  valid_from?: Maybe<Scalars['String']['output']>;
  /** Last day that it can be ordered on, ISO date. */
  valid_to?: Maybe<Scalars['String']['output']>;
  /** First delivery day that it can come on, ISO date; null when any. */
  deliverable_from?: Maybe<Scalars['String']['output']>;
  /** Last delivery day that it can come on, ISO date; null when any. */
  deliverable_to?: Maybe<Scalars['String']['output']>;
  /** 1 when its delivery days are limited, else 0. */
  deliverable_flag?: Maybe<Scalars['Int']['output']>;
  /** 1 when a whole layer is more than the maximum, else 0. */
  layer_error_flag?: Maybe<Scalars['Int']['output']>;
};

/** What the active cart holds of a product, all its lines together. */
export type ProductCartFields = {
  __typename?: 'ProductCartFields';
  /** Loose cases or pieces. */
  packaging_cart?: Maybe<Scalars['Int']['output']>;
  /** Whole layers beside them. */
  layer_cart?: Maybe<Scalars['Int']['output']>;
  /** Whole pallets beside them. */
  pallets_cart?: Maybe<Scalars['Int']['output']>;
  /** All cases together, those on layers and pallets included. */
  total_units?: Maybe<Scalars['Int']['output']>;
};

/** A document or picture of a product that people save. */
export type ProductDownload = {
  __typename?: 'ProductDownload';
  /** Its path in the brewery's folder. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Its title in the language of the store. */
  title?: Maybe<Scalars['String']['output']>;
  /** Where signed-in people get it. */
  url?: Maybe<Scalars['String']['output']>;
  /** The ending of the file in small letters, such as `pdf`. */
  file_type?: Maybe<Scalars['String']['output']>;
  /** Bytes; null when the file is not there. */
  size?: Maybe<Scalars['Int']['output']>;
};

/** A product as one of several packagings of a beer. */
export type PackagingOption = {
  __typename?: 'PackagingOption';
  /** Its pack format; see `ProductInterface`. */
  type?: Maybe<Scalars['String']['output']>;
  /** Content as printed on the package; null where the brewery gives none. */
  volume?: Maybe<Scalars['String']['output']>;
  /** Its subtitle in the language of the store, else its packaging. */
  title?: Maybe<Scalars['String']['output']>;
  /** Euros without VAT for a case or piece, of tank beer for a litre; null where the ship-to has no price for it. */
  your_price?: Maybe<Scalars['Float']['output']>;
  /** `your_price` with VAT. */
  your_price_tax?: Maybe<Scalars['Float']['output']>;
  /** The SKU to order it by. */
  sku?: Maybe<Scalars['String']['output']>;
};

export type CategoryFilterInput = {
  ids?: InputMaybe<FilterEqualTypeInput>;
  parent_id?: InputMaybe<FilterEqualTypeInput>;
  category_uid?: InputMaybe<FilterEqualTypeInput>;
  parent_category_uid?: InputMaybe<FilterEqualTypeInput>;
  name?: InputMaybe<FilterMatchTypeInput>;
  url_key?: InputMaybe<FilterEqualTypeInput>;
  url_path?: InputMaybe<FilterEqualTypeInput>;
};

export type CategoryInterface = {
  uid: Scalars['ID']['output'];
  id?: Maybe<Scalars['Int']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  level?: Maybe<Scalars['Int']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  path?: Maybe<Scalars['String']['output']>;
  path_in_store?: Maybe<Scalars['String']['output']>;
  url_key?: Maybe<Scalars['String']['output']>;
  url_path?: Maybe<Scalars['String']['output']>;
  url_suffix?: Maybe<Scalars['String']['output']>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  image?: Maybe<Scalars['String']['output']>;
  display_mode?: Maybe<Scalars['String']['output']>;
  landing_page?: Maybe<Scalars['Int']['output']>;
  is_anchor?: Maybe<Scalars['Int']['output']>;
  include_in_menu?: Maybe<Scalars['Int']['output']>;
  children_count?: Maybe<Scalars['String']['output']>;
  product_count?: Maybe<Scalars['Int']['output']>;
  default_sort_by?: Maybe<Scalars['String']['output']>;
  available_sort_by?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  meta_title?: Maybe<Scalars['String']['output']>;
  meta_keywords?: Maybe<Scalars['String']['output']>;
  meta_description?: Maybe<Scalars['String']['output']>;
  breadcrumbs?: Maybe<Array<Maybe<Breadcrumb>>>;
  cms_block?: Maybe<CmsBlock>;
  created_at?: Maybe<Scalars['String']['output']>;
  updated_at?: Maybe<Scalars['String']['output']>;
  products?: Maybe<CategoryProducts>;
};


export type CategoryInterfaceProductsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductAttributeSortInput>;
};

export type CategoryTree = CategoryInterface & RoutableInterface & {
  __typename?: 'CategoryTree';
  uid: Scalars['ID']['output'];
  id?: Maybe<Scalars['Int']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  level?: Maybe<Scalars['Int']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  path?: Maybe<Scalars['String']['output']>;
  path_in_store?: Maybe<Scalars['String']['output']>;
  url_key?: Maybe<Scalars['String']['output']>;
  url_path?: Maybe<Scalars['String']['output']>;
  url_suffix?: Maybe<Scalars['String']['output']>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  image?: Maybe<Scalars['String']['output']>;
  display_mode?: Maybe<Scalars['String']['output']>;
  landing_page?: Maybe<Scalars['Int']['output']>;
  is_anchor?: Maybe<Scalars['Int']['output']>;
  include_in_menu?: Maybe<Scalars['Int']['output']>;
  children_count?: Maybe<Scalars['String']['output']>;
  product_count?: Maybe<Scalars['Int']['output']>;
  default_sort_by?: Maybe<Scalars['String']['output']>;
  available_sort_by?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  meta_title?: Maybe<Scalars['String']['output']>;
  meta_keywords?: Maybe<Scalars['String']['output']>;
  meta_description?: Maybe<Scalars['String']['output']>;
  breadcrumbs?: Maybe<Array<Maybe<Breadcrumb>>>;
  cms_block?: Maybe<CmsBlock>;
  created_at?: Maybe<Scalars['String']['output']>;
  updated_at?: Maybe<Scalars['String']['output']>;
  products?: Maybe<CategoryProducts>;
  relative_url?: Maybe<Scalars['String']['output']>;
  redirect_code: Scalars['Int']['output'];
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  children?: Maybe<Array<Maybe<CategoryTree>>>;
};


export type CategoryTreeProductsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductAttributeSortInput>;
};

export type CategoryResult = {
  __typename?: 'CategoryResult';
  items?: Maybe<Array<Maybe<CategoryTree>>>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

export type CategoryProducts = {
  __typename?: 'CategoryProducts';
  items?: Maybe<Array<Maybe<ProductInterface>>>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

export type Breadcrumb = {
  __typename?: 'Breadcrumb';
  category_uid: Scalars['ID']['output'];
  category_id?: Maybe<Scalars['Int']['output']>;
  category_name?: Maybe<Scalars['String']['output']>;
  category_level?: Maybe<Scalars['Int']['output']>;
  category_url_key?: Maybe<Scalars['String']['output']>;
  category_url_path?: Maybe<Scalars['String']['output']>;
};

export type EntityUrl = {
  __typename?: 'EntityUrl';
  id?: Maybe<Scalars['Int']['output']>;
  entity_uid?: Maybe<Scalars['ID']['output']>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  relative_url?: Maybe<Scalars['String']['output']>;
  redirectCode?: Maybe<Scalars['Int']['output']>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
};

/** A budget for POS materials. All amounts are without VAT. */
export type PosmBudget = {
  __typename?: 'PosmBudget';
  /** The ship-to that was asked about. */
  ship_to_id: Scalars['String']['output'];
  /** The calendar year in which an order is placed that is paid from it. */
  year: Scalars['Int']['output'];
  /** The years of which the ship-to has a budget, the latest first. */
  years: Array<Scalars['Int']['output']>;
  /** Euros that the brewery gave. */
  granted: Scalars['Float']['output'];
  /** Euros that are left. */
  left: Scalars['Float']['output'];
  /** Euros that were used. */
  used: Scalars['Float']['output'];
  /** Euros of these that were used before the ledger began, as the brewery brought the budget in. */
  used_before: Scalars['Float']['output'];
  /** Every change of it, the latest first. */
  transactions: BudgetTransactions;
};


/** A budget for POS materials. All amounts are without VAT. */
export type PosmBudgetTransactionsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of the ledger of a budget. */
export type BudgetTransactions = {
  __typename?: 'BudgetTransactions';
  /** The changes on this page. */
  items: Array<BudgetTransaction>;
  /** Which page it is. */
  page_info: SearchResultPageInfo;
  /** How many changes there are. */
  total_count: Scalars['Int']['output'];
};

/** One change of a budget. */
export type BudgetTransaction = {
  __typename?: 'BudgetTransaction';
  /** Known by it among the changes of all budgets. */
  id: Scalars['ID']['output'];
  /** When, `YYYY-MM-DD HH:MM:SS` in the market's time zone. */
  at: Scalars['String']['output'];
  /** What changed it. */
  kind: BudgetTransactionKind;
  /** Euros; what was spent is below zero. */
  amount: Scalars['Float']['output'];
  /** Euros that were left after it. */
  balance: Scalars['Float']['output'];
  /** The order that was paid, or that gave back what it cost; null otherwise. */
  order_number?: Maybe<Scalars['String']['output']>;
  /** What was booked beside orders is known by it; null otherwise. */
  reference?: Maybe<Scalars['String']['output']>;
  /** What was noted with the booking; null without. */
  note?: Maybe<Scalars['String']['output']>;
  /** Who ordered or booked it; null for the brewery. */
  by?: Maybe<Scalars['String']['output']>;
};

/** What changes a budget. */
export type BudgetTransactionKind =
  /** The brewery gave or took something. */
  | 'GRANT'
  /** An order was paid. */
  | 'ORDER'
  /** An order was cancelled and gave back what it cost. */
  | 'RELEASE'
  /** Something beside orders was booked, or booked otherwise. */
  | 'BOOKING';

export type ClearCartInput = {
  uid: Scalars['ID']['input'];
};

export type ClearCartOutput = {
  __typename?: 'ClearCartOutput';
  cart?: Maybe<Cart>;
  errors?: Maybe<Array<Maybe<ClearCartError>>>;
};

export type ClearCartError = {
  __typename?: 'ClearCartError';
  type: ClearCartErrorType;
  message: Scalars['String']['output'];
};

export type ClearCartErrorType =
  | 'NOT_FOUND'
  | 'UNAUTHORISED'
  | 'INACTIVE'
  | 'UNDEFINED';

export type SimpleProductCartItemInput = {
  data: CartItemInput;
  customizable_options?: InputMaybe<Array<InputMaybe<CustomizableOptionInput>>>;
};

export type AddSimpleProductsToCartInput = {
  cart_id: Scalars['String']['input'];
  cart_items: Array<InputMaybe<SimpleProductCartItemInput>>;
};

export type AddSimpleProductsToCartOutput = {
  __typename?: 'AddSimpleProductsToCartOutput';
  cart: Cart;
};

export type VirtualProductCartItemInput = {
  data: CartItemInput;
  customizable_options?: InputMaybe<Array<InputMaybe<CustomizableOptionInput>>>;
};

export type AddVirtualProductsToCartInput = {
  cart_id: Scalars['String']['input'];
  cart_items: Array<InputMaybe<VirtualProductCartItemInput>>;
};

export type AddVirtualProductsToCartOutput = {
  __typename?: 'AddVirtualProductsToCartOutput';
  cart: Cart;
};

export type ConfigurableProductCartItemInput = {
  data: CartItemInput;
  parent_sku?: InputMaybe<Scalars['String']['input']>;
  variant_sku?: InputMaybe<Scalars['String']['input']>;
  customizable_options?: InputMaybe<Array<InputMaybe<CustomizableOptionInput>>>;
};

export type AddConfigurableProductsToCartInput = {
  cart_id: Scalars['String']['input'];
  cart_items: Array<InputMaybe<ConfigurableProductCartItemInput>>;
};

export type AddConfigurableProductsToCartOutput = {
  __typename?: 'AddConfigurableProductsToCartOutput';
  cart: Cart;
};

/** `value` names the selections chosen for the option `id`. */
export type BundleOptionInput = {
  id: Scalars['Int']['input'];
  quantity: Scalars['Float']['input'];
  value: Array<InputMaybe<Scalars['String']['input']>>;
};

export type BundleProductCartItemInput = {
  data: CartItemInput;
  bundle_options: Array<InputMaybe<BundleOptionInput>>;
  customizable_options?: InputMaybe<Array<InputMaybe<CustomizableOptionInput>>>;
};

export type AddBundleProductsToCartInput = {
  cart_id: Scalars['String']['input'];
  cart_items: Array<InputMaybe<BundleProductCartItemInput>>;
};

export type AddBundleProductsToCartOutput = {
  __typename?: 'AddBundleProductsToCartOutput';
  cart: Cart;
};

/** A cart and what its client counts with. */
export type CalculateBudgetInput = {
  /** Id of the caller's active cart, 32 letters and digits; any other id is `graphql-no-such-entity`. */
  cart_id: Scalars['String']['input'];
  /** Euros, 0 or more, that the client counts with; it can only lower what there is. */
  budget: Scalars['Float']['input'];
};

/** The budget for POSM in the running year. All amounts are null where the ship-to has none. */
export type CalculateBudgetOutput = {
  __typename?: 'CalculateBudgetOutput';
  /** Why the cart does not fit the budget, or that there is none; null when all is well. */
  message?: Maybe<Scalars['String']['output']>;
  /** Euros left after this cart; negative when it costs more than there is. */
  remaining?: Maybe<Scalars['Float']['output']>;
  /** Euros left before this cart. */
  budgetleft?: Maybe<Scalars['Float']['output']>;
  /** Euros spent of the budget. */
  budgetused?: Maybe<Scalars['Float']['output']>;
  /** The cart, unchanged. */
  cart?: Maybe<Cart>;
};

export type Cart = {
  __typename?: 'Cart';
  id: Scalars['ID']['output'];
  /** Counts the changes of the cart. Whoever sends it along as `cart_version` acts on the cart that they saw, or not at all. */
  version: Scalars['Int']['output'];
  items?: Maybe<Array<Maybe<CartItemInterface>>>;
  itemsV2?: Maybe<CartItems>;
  /** The sum of `quantity_total`. */
  total_quantity: Scalars['Float']['output'];
  /** The same as `total_quantity`. */
  total_summary_quantity_including_config: Scalars['Float']['output'];
  is_virtual: Scalars['Boolean']['output'];
  email?: Maybe<Scalars['String']['output']>;
  prices?: Maybe<CartPrices>;
  /** @deprecated Use `applied_coupons`. */
  applied_coupon?: Maybe<AppliedCoupon>;
  applied_coupons?: Maybe<Array<Maybe<AppliedCoupon>>>;
  shipping_addresses: Array<Maybe<ShippingCartAddress>>;
  billing_address?: Maybe<BillingCartAddress>;
  available_payment_methods?: Maybe<Array<Maybe<AvailablePaymentMethod>>>;
  selected_payment_method?: Maybe<SelectedPaymentMethod>;
  /** Ship-to and method of the cart, together. */
  query?: Maybe<CartQuery>;
  /** The delivery day, ISO date; null until one is chosen. */
  delivery_date?: Maybe<Scalars['String']['output']>;
  /** The note for the driver; null without one. */
  note_for_driver?: Maybe<Scalars['String']['output']>;
  /** The order title; null without one. */
  customer_order_number?: Maybe<Scalars['String']['output']>;
  /** Litres of tank beer in all lines; 0 in other carts. */
  total_liters?: Maybe<Scalars['Float']['output']>;
  /** The ship-to that it goes to. */
  outlet_details?: Maybe<CartPartyDetails>;
  /** The payer, who gets the invoice. */
  payer_details?: Maybe<CartPartyDetails>;
  /** The sums in the portal's words. */
  cart_prices?: Maybe<PortalCartPrices>;
  /** How full the transport is, and whether the cart can be ordered. */
  progress_bar_data?: Maybe<ProgressBarData>;
  /** The return items in it. */
  empties?: Maybe<Array<Maybe<CartEmpties>>>;
  /** The chosen payment method as the ERP knows it; null until one is chosen. */
  sap_payment_details?: Maybe<SapPaymentDetails>;
  /** What the ship-to may still spend on POSM; null where it has no budget. */
  budgetDetails?: Maybe<BudgetDetails>;
  /** The sum of the goods. */
  grand_total_your_price_details?: Maybe<GrandTotalYourPriceDetails>;
  /** Code of the chosen payment method; null until one is chosen. */
  paymentMethod?: Maybe<Scalars['String']['output']>;
  /** Code of the chosen method, such as `flatrate_flatrate`; null until one is chosen. */
  delivery_method?: Maybe<Scalars['String']['output']>;
  /** Number of the ship-to that it goes to. */
  ship_to_id?: Maybe<Scalars['String']['output']>;
  /** Always empty: the portal has no gift cards. */
  applied_gift_cards?: Maybe<Array<Maybe<AppliedGiftCard>>>;
  /** Always false: the portal has no gift options. */
  gift_receipt_included: Scalars['Boolean']['output'];
  /** Always false: the portal has no gift options. */
  printed_card_included: Scalars['Boolean']['output'];
  /** Always null: the portal has no gift options. */
  gift_message?: Maybe<GiftMessage>;
  /** Always null: the portal has no gift options. */
  gift_wrapping?: Maybe<GiftWrapping>;
  /** Always empty: the portal has no gift options. */
  available_gift_wrappings: Array<Maybe<GiftWrapping>>;
  /** Always false: the portal has no free gifts to choose from. */
  has_available_free_gifts?: Maybe<Scalars['Boolean']['output']>;
  /** The order that is cancelled when this cart is placed; null in other carts. It ends with the last line of the cart. */
  replaces?: Maybe<ReplacedOrder>;
};


export type CartItemsV2Args = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<QuoteItemsSortInput>;
};

export type CartItems = {
  __typename?: 'CartItems';
  items: Array<Maybe<CartItemInterface>>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_count: Scalars['Int']['output'];
};

export type QuoteItemsSortInput = {
  field: SortQuoteItemsEnum;
  order: SortEnum;
};

export type SortQuoteItemsEnum =
  | 'ITEM_ID'
  | 'CREATED_AT'
  | 'UPDATED_AT'
  | 'PRODUCT_ID'
  | 'SKU'
  | 'NAME'
  | 'DESCRIPTION'
  | 'WEIGHT'
  | 'QTY'
  | 'PRICE'
  | 'BASE_PRICE'
  | 'CUSTOM_PRICE'
  | 'DISCOUNT_PERCENT'
  | 'DISCOUNT_AMOUNT';

export type CartItemInterface = {
  uid: Scalars['ID']['output'];
  id: Scalars['String']['output'];
  /** Loose packages, the same as `number_of_packages`. */
  quantity: Scalars['Float']['output'];
  product: ProductInterface;
  prices?: Maybe<CartItemPrices>;
  errors?: Maybe<Array<Maybe<CartItemError>>>;
  is_available: Scalars['Boolean']['output'];
  not_available_message?: Maybe<Scalars['String']['output']>;
  max_qty?: Maybe<Scalars['Float']['output']>;
  min_qty?: Maybe<Scalars['Float']['output']>;
  /** Pack format of the product; see `ProductInterface`. */
  pack_format?: Maybe<Scalars['String']['output']>;
  /** Loose cases, or pieces of POSM. */
  number_of_packages?: Maybe<Scalars['Int']['output']>;
  /** Whole layers beside the loose cases. */
  number_of_layer?: Maybe<Scalars['Int']['output']>;
  /** Layers, those on whole pallets included. */
  number_of_layer_total?: Maybe<Scalars['Int']['output']>;
  /** Whole pallets beside the loose cases. */
  number_of_pallet?: Maybe<Scalars['Int']['output']>;
  /** Packages, those on layers and pallets included. */
  quantity_total?: Maybe<Scalars['Float']['output']>;
  /** Cases, pieces or whole bundles in stock. */
  stock_quantity?: Maybe<Scalars['Float']['output']>;
  /** Litres and tanks of tank beer; null for other lines. */
  tank_details?: Maybe<TankDetails>;
};

export type SimpleCartItem = CartItemInterface & {
  __typename?: 'SimpleCartItem';
  uid: Scalars['ID']['output'];
  id: Scalars['String']['output'];
  /** Loose packages, the same as `number_of_packages`. */
  quantity: Scalars['Float']['output'];
  product: ProductInterface;
  prices?: Maybe<CartItemPrices>;
  errors?: Maybe<Array<Maybe<CartItemError>>>;
  is_available: Scalars['Boolean']['output'];
  not_available_message?: Maybe<Scalars['String']['output']>;
  max_qty?: Maybe<Scalars['Float']['output']>;
  min_qty?: Maybe<Scalars['Float']['output']>;
  /** Pack format of the product; see `ProductInterface`. */
  pack_format?: Maybe<Scalars['String']['output']>;
  /** Loose cases, or pieces of POSM. */
  number_of_packages?: Maybe<Scalars['Int']['output']>;
  /** Whole layers beside the loose cases. */
  number_of_layer?: Maybe<Scalars['Int']['output']>;
  /** Layers, those on whole pallets included. */
  number_of_layer_total?: Maybe<Scalars['Int']['output']>;
  /** Whole pallets beside the loose cases. */
  number_of_pallet?: Maybe<Scalars['Int']['output']>;
  /** Packages, those on layers and pallets included. */
  quantity_total?: Maybe<Scalars['Float']['output']>;
  /** Cases, pieces or whole bundles in stock. */
  stock_quantity?: Maybe<Scalars['Float']['output']>;
  /** Litres and tanks of tank beer; null for other lines. */
  tank_details?: Maybe<TankDetails>;
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  /** Always empty: the portal has no gift options. */
  available_gift_wrapping: Array<Maybe<GiftWrapping>>;
  /** Always null: the portal has no gift options. */
  gift_message?: Maybe<GiftMessage>;
  /** Always null: the portal has no gift options. */
  gift_wrapping?: Maybe<GiftWrapping>;
};

export type VirtualCartItem = CartItemInterface & {
  __typename?: 'VirtualCartItem';
  uid: Scalars['ID']['output'];
  id: Scalars['String']['output'];
  /** Loose packages, the same as `number_of_packages`. */
  quantity: Scalars['Float']['output'];
  product: ProductInterface;
  prices?: Maybe<CartItemPrices>;
  errors?: Maybe<Array<Maybe<CartItemError>>>;
  is_available: Scalars['Boolean']['output'];
  not_available_message?: Maybe<Scalars['String']['output']>;
  max_qty?: Maybe<Scalars['Float']['output']>;
  min_qty?: Maybe<Scalars['Float']['output']>;
  /** Pack format of the product; see `ProductInterface`. */
  pack_format?: Maybe<Scalars['String']['output']>;
  /** Loose cases, or pieces of POSM. */
  number_of_packages?: Maybe<Scalars['Int']['output']>;
  /** Whole layers beside the loose cases. */
  number_of_layer?: Maybe<Scalars['Int']['output']>;
  /** Layers, those on whole pallets included. */
  number_of_layer_total?: Maybe<Scalars['Int']['output']>;
  /** Whole pallets beside the loose cases. */
  number_of_pallet?: Maybe<Scalars['Int']['output']>;
  /** Packages, those on layers and pallets included. */
  quantity_total?: Maybe<Scalars['Float']['output']>;
  /** Cases, pieces or whole bundles in stock. */
  stock_quantity?: Maybe<Scalars['Float']['output']>;
  /** Litres and tanks of tank beer; null for other lines. */
  tank_details?: Maybe<TankDetails>;
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
};

export type DownloadableCartItem = CartItemInterface & {
  __typename?: 'DownloadableCartItem';
  uid: Scalars['ID']['output'];
  id: Scalars['String']['output'];
  /** Loose packages, the same as `number_of_packages`. */
  quantity: Scalars['Float']['output'];
  product: ProductInterface;
  prices?: Maybe<CartItemPrices>;
  errors?: Maybe<Array<Maybe<CartItemError>>>;
  is_available: Scalars['Boolean']['output'];
  not_available_message?: Maybe<Scalars['String']['output']>;
  max_qty?: Maybe<Scalars['Float']['output']>;
  min_qty?: Maybe<Scalars['Float']['output']>;
  /** Pack format of the product; see `ProductInterface`. */
  pack_format?: Maybe<Scalars['String']['output']>;
  /** Loose cases, or pieces of POSM. */
  number_of_packages?: Maybe<Scalars['Int']['output']>;
  /** Whole layers beside the loose cases. */
  number_of_layer?: Maybe<Scalars['Int']['output']>;
  /** Layers, those on whole pallets included. */
  number_of_layer_total?: Maybe<Scalars['Int']['output']>;
  /** Whole pallets beside the loose cases. */
  number_of_pallet?: Maybe<Scalars['Int']['output']>;
  /** Packages, those on layers and pallets included. */
  quantity_total?: Maybe<Scalars['Float']['output']>;
  /** Cases, pieces or whole bundles in stock. */
  stock_quantity?: Maybe<Scalars['Float']['output']>;
  /** Litres and tanks of tank beer; null for other lines. */
  tank_details?: Maybe<TankDetails>;
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  links?: Maybe<Array<Maybe<DownloadableProductLinks>>>;
  samples?: Maybe<Array<Maybe<DownloadableProductSamples>>>;
};

export type ConfigurableCartItem = CartItemInterface & {
  __typename?: 'ConfigurableCartItem';
  uid: Scalars['ID']['output'];
  id: Scalars['String']['output'];
  /** Loose packages, the same as `number_of_packages`. */
  quantity: Scalars['Float']['output'];
  product: ProductInterface;
  prices?: Maybe<CartItemPrices>;
  errors?: Maybe<Array<Maybe<CartItemError>>>;
  is_available: Scalars['Boolean']['output'];
  not_available_message?: Maybe<Scalars['String']['output']>;
  max_qty?: Maybe<Scalars['Float']['output']>;
  min_qty?: Maybe<Scalars['Float']['output']>;
  /** Pack format of the product; see `ProductInterface`. */
  pack_format?: Maybe<Scalars['String']['output']>;
  /** Loose cases, or pieces of POSM. */
  number_of_packages?: Maybe<Scalars['Int']['output']>;
  /** Whole layers beside the loose cases. */
  number_of_layer?: Maybe<Scalars['Int']['output']>;
  /** Layers, those on whole pallets included. */
  number_of_layer_total?: Maybe<Scalars['Int']['output']>;
  /** Whole pallets beside the loose cases. */
  number_of_pallet?: Maybe<Scalars['Int']['output']>;
  /** Packages, those on layers and pallets included. */
  quantity_total?: Maybe<Scalars['Float']['output']>;
  /** Cases, pieces or whole bundles in stock. */
  stock_quantity?: Maybe<Scalars['Float']['output']>;
  /** Litres and tanks of tank beer; null for other lines. */
  tank_details?: Maybe<TankDetails>;
  configurable_options: Array<Maybe<SelectedConfigurableOption>>;
  configured_variant: ProductInterface;
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  /** Always empty: the portal has no gift options. */
  available_gift_wrapping: Array<Maybe<GiftWrapping>>;
  /** Always null: the portal has no gift options. */
  gift_message?: Maybe<GiftMessage>;
  /** Always null: the portal has no gift options. */
  gift_wrapping?: Maybe<GiftWrapping>;
};

export type BundleCartItem = CartItemInterface & {
  __typename?: 'BundleCartItem';
  uid: Scalars['ID']['output'];
  id: Scalars['String']['output'];
  /** Loose packages, the same as `number_of_packages`. */
  quantity: Scalars['Float']['output'];
  product: ProductInterface;
  prices?: Maybe<CartItemPrices>;
  errors?: Maybe<Array<Maybe<CartItemError>>>;
  is_available: Scalars['Boolean']['output'];
  not_available_message?: Maybe<Scalars['String']['output']>;
  max_qty?: Maybe<Scalars['Float']['output']>;
  min_qty?: Maybe<Scalars['Float']['output']>;
  /** Pack format of the product; see `ProductInterface`. */
  pack_format?: Maybe<Scalars['String']['output']>;
  /** Loose cases, or pieces of POSM. */
  number_of_packages?: Maybe<Scalars['Int']['output']>;
  /** Whole layers beside the loose cases. */
  number_of_layer?: Maybe<Scalars['Int']['output']>;
  /** Layers, those on whole pallets included. */
  number_of_layer_total?: Maybe<Scalars['Int']['output']>;
  /** Whole pallets beside the loose cases. */
  number_of_pallet?: Maybe<Scalars['Int']['output']>;
  /** Packages, those on layers and pallets included. */
  quantity_total?: Maybe<Scalars['Float']['output']>;
  /** Cases, pieces or whole bundles in stock. */
  stock_quantity?: Maybe<Scalars['Float']['output']>;
  /** Litres and tanks of tank beer; null for other lines. */
  tank_details?: Maybe<TankDetails>;
  bundle_options: Array<Maybe<SelectedBundleOption>>;
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  /** Always empty: the portal has no gift options. */
  available_gift_wrapping: Array<Maybe<GiftWrapping>>;
  /** Always null: the portal has no gift options. */
  gift_message?: Maybe<GiftMessage>;
  /** Always null: the portal has no gift options. */
  gift_wrapping?: Maybe<GiftWrapping>;
};

export type CartItemError = {
  __typename?: 'CartItemError';
  code: CartItemErrorType;
  message: Scalars['String']['output'];
};

export type CartItemErrorType =
  | 'UNDEFINED'
  | 'ITEM_QTY'
  | 'ITEM_INCREMENTS';

export type SelectedConfigurableOption = {
  __typename?: 'SelectedConfigurableOption';
  id: Scalars['Int']['output'];
  option_label: Scalars['String']['output'];
  value_id: Scalars['Int']['output'];
  value_label: Scalars['String']['output'];
  configurable_product_option_uid: Scalars['ID']['output'];
  configurable_product_option_value_uid: Scalars['ID']['output'];
};

export type SelectedBundleOption = {
  __typename?: 'SelectedBundleOption';
  uid: Scalars['ID']['output'];
  id: Scalars['Int']['output'];
  label: Scalars['String']['output'];
  type: Scalars['String']['output'];
  values: Array<Maybe<SelectedBundleOptionValue>>;
};

export type SelectedBundleOptionValue = {
  __typename?: 'SelectedBundleOptionValue';
  uid: Scalars['ID']['output'];
  id: Scalars['Int']['output'];
  label: Scalars['String']['output'];
  quantity: Scalars['Float']['output'];
  price: Scalars['Float']['output'];
  priceV2: Money;
  original_price: Money;
  /** The part itself, so that its stock can be read. */
  product?: Maybe<ProductInterface>;
};

export type SelectedCustomizableOption = {
  __typename?: 'SelectedCustomizableOption';
  customizable_option_uid: Scalars['ID']['output'];
  id: Scalars['Int']['output'];
  label: Scalars['String']['output'];
  type: Scalars['String']['output'];
  is_required: Scalars['Boolean']['output'];
  sort_order: Scalars['Int']['output'];
  values: Array<Maybe<SelectedCustomizableOptionValue>>;
};

export type SelectedCustomizableOptionValue = {
  __typename?: 'SelectedCustomizableOptionValue';
  customizable_option_value_uid: Scalars['ID']['output'];
  id: Scalars['Int']['output'];
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
  price: CartItemSelectedOptionValuePrice;
};

export type CartItemSelectedOptionValuePrice = {
  __typename?: 'CartItemSelectedOptionValuePrice';
  type: PriceTypeEnum;
  units: Scalars['String']['output'];
  value: Scalars['Float']['output'];
};

export type CartItemPrices = {
  __typename?: 'CartItemPrices';
  price: Money;
  price_including_tax: Money;
  row_total: Money;
  row_total_including_tax: Money;
  original_item_price: Money;
  original_row_total: Money;
  total_item_discount?: Maybe<Money>;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  fixed_product_taxes?: Maybe<Array<Maybe<FixedProductTax>>>;
  catalog_discount?: Maybe<ProductDiscount>;
  /** The same in the portal's words. */
  price_details?: Maybe<CartItemPriceDetails>;
  /** The deposits of the line. */
  multi_deposit_details?: Maybe<Array<Maybe<MultiDeposit>>>;
};

/** What a line costs, in euros; discounts are amounts above 0. */
export type CartItemPriceDetails = {
  __typename?: 'CartItemPriceDetails';
  /** A case without VAT, of tank beer a litre, at the tier that the quantity reaches; null for POSM. */
  your_price?: Maybe<Scalars['Float']['output']>;
  /** `your_price` with VAT. */
  your_price_tax?: Maybe<Scalars['Float']['output']>;
  /** A piece of POSM without VAT; null for beer. */
  posm_price?: Maybe<Scalars['Float']['output']>;
  /** `posm_price` with VAT. */
  posm_price_vat?: Maybe<Scalars['Float']['output']>;
  /** All units before discounts, without VAT, charges and deposit. */
  row_total?: Maybe<Scalars['Float']['output']>;
  /** All that the line adds to what is paid: after discounts, with charges, deposit and VAT. */
  row_total_tax?: Maybe<Scalars['Float']['output']>;
  /** Deposit of all units; negative for return items. */
  deposit?: Maybe<Scalars['Float']['output']>;
  /** Packaging tax of all units. */
  packaging_tax?: Maybe<Scalars['Float']['output']>;
  /** Sorting charge of all units. */
  sorting_charge?: Maybe<Scalars['Float']['output']>;
  /** The fixed discount on the line. */
  fixed_discount?: Maybe<Scalars['Float']['output']>;
  /** The promotional discount on the line. */
  promotional_discount?: Maybe<Scalars['Float']['output']>;
  /** VAT on the line. */
  vat?: Maybe<Scalars['Float']['output']>;
};

export type TankDetails = {
  __typename?: 'TankDetails';
  liters?: Maybe<Scalars['Float']['output']>;
  tank_type_1?: Maybe<Scalars['Int']['output']>;
  tank_type_2?: Maybe<Scalars['Int']['output']>;
  tank_type_3?: Maybe<Scalars['Int']['output']>;
  /** Litres of them for the fourth tank. */
  tank_type_4?: Maybe<Scalars['Int']['output']>;
};

export type CartPrices = {
  __typename?: 'CartPrices';
  grand_total?: Maybe<Money>;
  grand_total_excluding_tax?: Maybe<Money>;
  subtotal_excluding_tax?: Maybe<Money>;
  subtotal_including_tax?: Maybe<Money>;
  subtotal_with_discount_excluding_tax?: Maybe<Money>;
  applied_taxes?: Maybe<Array<Maybe<CartTaxItem>>>;
  discount?: Maybe<CartDiscount>;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  /** Always null: the portal has no gift options. */
  gift_options?: Maybe<GiftOptionsPrices>;
};

export type CartTaxItem = {
  __typename?: 'CartTaxItem';
  amount: Money;
  label: Scalars['String']['output'];
};

export type CartDiscount = {
  __typename?: 'CartDiscount';
  amount: Money;
  label: Array<Maybe<Scalars['String']['output']>>;
};

export type Discount = {
  __typename?: 'Discount';
  amount: Money;
  label: Scalars['String']['output'];
  applied_to: CartDiscountType;
  coupon?: Maybe<AppliedCoupon>;
  type?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['Float']['output']>;
};

export type CartDiscountType =
  | 'ITEM'
  | 'SHIPPING';

export type AppliedCoupon = {
  __typename?: 'AppliedCoupon';
  code: Scalars['String']['output'];
};

export type CartAddressInterface = {
  id?: Maybe<Scalars['Int']['output']>;
  uid: Scalars['String']['output'];
  firstname: Scalars['String']['output'];
  lastname: Scalars['String']['output'];
  middlename?: Maybe<Scalars['String']['output']>;
  prefix?: Maybe<Scalars['String']['output']>;
  suffix?: Maybe<Scalars['String']['output']>;
  company?: Maybe<Scalars['String']['output']>;
  street: Array<Maybe<Scalars['String']['output']>>;
  city: Scalars['String']['output'];
  postcode?: Maybe<Scalars['String']['output']>;
  region?: Maybe<CartAddressRegion>;
  country: CartAddressCountry;
  telephone?: Maybe<Scalars['String']['output']>;
  fax?: Maybe<Scalars['String']['output']>;
  vat_id?: Maybe<Scalars['String']['output']>;
  custom_attributes: Array<Maybe<AttributeValueInterface>>;
  /** Number of the ship-to; null where its id is no number, and for the payer. */
  customer_address_id?: Maybe<Scalars['Int']['output']>;
};

export type ShippingCartAddress = CartAddressInterface & {
  __typename?: 'ShippingCartAddress';
  id?: Maybe<Scalars['Int']['output']>;
  uid: Scalars['String']['output'];
  firstname: Scalars['String']['output'];
  lastname: Scalars['String']['output'];
  middlename?: Maybe<Scalars['String']['output']>;
  prefix?: Maybe<Scalars['String']['output']>;
  suffix?: Maybe<Scalars['String']['output']>;
  company?: Maybe<Scalars['String']['output']>;
  street: Array<Maybe<Scalars['String']['output']>>;
  city: Scalars['String']['output'];
  postcode?: Maybe<Scalars['String']['output']>;
  region?: Maybe<CartAddressRegion>;
  country: CartAddressCountry;
  telephone?: Maybe<Scalars['String']['output']>;
  fax?: Maybe<Scalars['String']['output']>;
  vat_id?: Maybe<Scalars['String']['output']>;
  custom_attributes: Array<Maybe<AttributeValueInterface>>;
  /** Number of the ship-to; null where its id is no number, and for the payer. */
  customer_address_id?: Maybe<Scalars['Int']['output']>;
  available_shipping_methods?: Maybe<Array<Maybe<AvailableShippingMethod>>>;
  selected_shipping_method?: Maybe<SelectedShippingMethod>;
  customer_notes?: Maybe<Scalars['String']['output']>;
  items_weight?: Maybe<Scalars['Float']['output']>;
  cart_items?: Maybe<Array<Maybe<CartItemQuantity>>>;
  cart_items_v2?: Maybe<Array<Maybe<CartItemInterface>>>;
  /** Id of the service point that it is collected at; null where it is brought. */
  pickup_location_code?: Maybe<Scalars['String']['output']>;
  same_as_billing: Scalars['Boolean']['output'];
  /** `shipping`, always. */
  address_type?: Maybe<Scalars['String']['output']>;
};

export type BillingCartAddress = CartAddressInterface & {
  __typename?: 'BillingCartAddress';
  id?: Maybe<Scalars['Int']['output']>;
  uid: Scalars['String']['output'];
  firstname: Scalars['String']['output'];
  lastname: Scalars['String']['output'];
  middlename?: Maybe<Scalars['String']['output']>;
  prefix?: Maybe<Scalars['String']['output']>;
  suffix?: Maybe<Scalars['String']['output']>;
  company?: Maybe<Scalars['String']['output']>;
  street: Array<Maybe<Scalars['String']['output']>>;
  city: Scalars['String']['output'];
  postcode?: Maybe<Scalars['String']['output']>;
  region?: Maybe<CartAddressRegion>;
  country: CartAddressCountry;
  telephone?: Maybe<Scalars['String']['output']>;
  fax?: Maybe<Scalars['String']['output']>;
  vat_id?: Maybe<Scalars['String']['output']>;
  custom_attributes: Array<Maybe<AttributeValueInterface>>;
  /** Number of the ship-to; null where its id is no number, and for the payer. */
  customer_address_id?: Maybe<Scalars['Int']['output']>;
  customer_notes?: Maybe<Scalars['String']['output']>;
};

export type CartAddressRegion = {
  __typename?: 'CartAddressRegion';
  region_id?: Maybe<Scalars['Int']['output']>;
  code?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
};

export type CartAddressCountry = {
  __typename?: 'CartAddressCountry';
  code: Scalars['String']['output'];
  label: Scalars['String']['output'];
};

export type CartItemQuantity = {
  __typename?: 'CartItemQuantity';
  cart_item_id: Scalars['Int']['output'];
  quantity: Scalars['Float']['output'];
};

export type AvailableShippingMethod = {
  __typename?: 'AvailableShippingMethod';
  carrier_code: Scalars['String']['output'];
  carrier_title: Scalars['String']['output'];
  method_code?: Maybe<Scalars['String']['output']>;
  method_title?: Maybe<Scalars['String']['output']>;
  amount: Money;
  base_amount?: Maybe<Money>;
  price_excl_tax: Money;
  price_incl_tax: Money;
  available: Scalars['Boolean']['output'];
  error_message?: Maybe<Scalars['String']['output']>;
  /** Always empty: days are read by REST, `orders/GetGlobalCalendar`. */
  schedule?: Maybe<Array<Maybe<ShippingSchedule>>>;
  /** Where POS materials can be collected near the ship-to, the nearest first: in `estimateShippingMethods` alone, and empty where there are none, as for what is fetched at the brewery. Null: the carrier does not say now, and goods can be brought all the same. */
  servicepoints?: Maybe<Array<Maybe<ServicePoint>>>;
};

export type SelectedShippingMethod = {
  __typename?: 'SelectedShippingMethod';
  carrier_code: Scalars['String']['output'];
  carrier_title: Scalars['String']['output'];
  method_code: Scalars['String']['output'];
  method_title: Scalars['String']['output'];
  amount: Money;
  base_amount?: Maybe<Money>;
  price_excl_tax: Money;
  price_incl_tax: Money;
};

export type ShippingSchedule = {
  __typename?: 'ShippingSchedule';
  date?: Maybe<Scalars['String']['output']>;
  from?: Maybe<Scalars['String']['output']>;
  to?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
};

export type ServicePoint = {
  __typename?: 'ServicePoint';
  /** For `pickup_location_code` of `setShippingAddressesOnCart`. */
  id?: Maybe<Scalars['ID']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  street?: Maybe<Scalars['String']['output']>;
  house_number?: Maybe<Scalars['String']['output']>;
  postcode?: Maybe<Scalars['String']['output']>;
  city?: Maybe<Scalars['String']['output']>;
  latitude?: Maybe<Scalars['Float']['output']>;
  longitude?: Maybe<Scalars['Float']['output']>;
  /** Metres from the ship-to. */
  distance?: Maybe<Scalars['Int']['output']>;
  /** From Monday to Sunday, a day with a break twice; empty where the carrier tells none. */
  opening_hours?: Maybe<Array<ServicePointHours>>;
};

/** When a service point is open on a day of the week. */
export type ServicePointHours = {
  __typename?: 'ServicePointHours';
  /** `Monday` to `Sunday`. */
  day: Scalars['String']['output'];
  /** A time such as `09:00`. */
  from: Scalars['String']['output'];
  /** A time such as `18:00`. */
  to: Scalars['String']['output'];
};

export type AvailablePaymentMethod = {
  __typename?: 'AvailablePaymentMethod';
  code: Scalars['String']['output'];
  title: Scalars['String']['output'];
  is_deferred: Scalars['Boolean']['output'];
  mollie_available_issuers?: Maybe<Array<MollieIssuer>>;
  mollie_meta: MolliePaymentMethodMeta;
};

export type MollieIssuer = {
  __typename?: 'MollieIssuer';
  code?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  image?: Maybe<Scalars['String']['output']>;
  svg?: Maybe<Scalars['String']['output']>;
};

export type MolliePaymentMethodMeta = {
  __typename?: 'MolliePaymentMethodMeta';
  image?: Maybe<Scalars['String']['output']>;
};

export type SelectedPaymentMethod = {
  __typename?: 'SelectedPaymentMethod';
  code: Scalars['String']['output'];
  title: Scalars['String']['output'];
  purchase_order_number?: Maybe<Scalars['String']['output']>;
};

/** Where a cart goes, and how. */
export type CartQuery = {
  __typename?: 'CartQuery';
  /** Number of the ship-to. */
  ship_to_id?: Maybe<Scalars['String']['output']>;
  /** Code of the chosen method; null until one is chosen. */
  delivery_method?: Maybe<Scalars['String']['output']>;
};

/** A ship-to or a payer with its address. */
export type CartPartyDetails = {
  __typename?: 'CartPartyDetails';
  /** Its number at the brewery. */
  id?: Maybe<Scalars['String']['output']>;
  /** Its name at the brewery. */
  name?: Maybe<Scalars['String']['output']>;
  /** Without the house number. */
  street?: Maybe<Scalars['String']['output']>;
  /** With its addition. */
  house_number?: Maybe<Scalars['String']['output']>;
  /** As the brewery writes it. */
  postcode?: Maybe<Scalars['String']['output']>;
  /** As the brewery writes it. */
  city?: Maybe<Scalars['String']['output']>;
  /** Two-letter code (ISO 3166-1). */
  country?: Maybe<Scalars['String']['output']>;
  /** Customer type of a ship-to; null for a payer. */
  customer_type?: Maybe<Scalars['String']['output']>;
  /** `ACTIVE` or `SUSPENDED`, of a ship-to; null for a payer. */
  status?: Maybe<Scalars['String']['output']>;
};

/** Sums of the cart in euros, from the same calculation as `prices`; discounts are amounts above 0. */
export type PortalCartPrices = {
  __typename?: 'PortalCartPrices';
  /** What is paid, without VAT: goods after discounts, charges and deposit. */
  grand_total_price?: Maybe<Scalars['Float']['output']>;
  /** What is paid. */
  grand_total_price_with_vat?: Maybe<Scalars['Float']['output']>;
  /** Deposit less what return items give back. */
  deposit?: Maybe<Scalars['Float']['output']>;
  /** Fixed discounts of all lines. */
  fixed_discounts?: Maybe<Scalars['Float']['output']>;
  /** Promotional discounts of all lines. */
  promotional_discounts?: Maybe<Scalars['Float']['output']>;
  /** Packaging tax of all lines. */
  packaging_tax?: Maybe<Scalars['Float']['output']>;
  /** Sorting charges of all lines. */
  sorting_charge?: Maybe<Scalars['Float']['output']>;
  /** VAT of all rates. */
  vat?: Maybe<Scalars['Float']['output']>;
  /** Goods before discounts, without VAT, charges and deposit. */
  summary?: Maybe<Scalars['Float']['output']>;
};

/** How full the transport is; the limits are those of the method at the ship-to. */
export type ProgressBarData = {
  __typename?: 'ProgressBarData';
  /** `green` when status is 2, else `red`. */
  color?: Maybe<Scalars['String']['output']>;
  /** True when the chosen method drives with a full truck. */
  isFullTruck?: Maybe<Scalars['Boolean']['output']>;
  /** True when the chosen method drives with a half truck. */
  isHalfTruck?: Maybe<Scalars['Boolean']['output']>;
  /** True when the chosen method drives with a small vehicle. */
  isSmallOrder?: Maybe<Scalars['Boolean']['output']>;
  /** True when status is 2 and something is in the cart. */
  isCheckoutEnable?: Maybe<Scalars['Boolean']['output']>;
  /** Pallets at least; null where none applies. */
  iMinimumOrderPallet?: Maybe<Scalars['Float']['output']>;
  /** Pallets at most; null where none applies. */
  iMaximumOrderPallet?: Maybe<Scalars['Float']['output']>;
  /** Kilograms at least; null where none applies. */
  iMinimumOrderWeight?: Maybe<Scalars['Float']['output']>;
  /** Kilograms at most; null where none applies. */
  iMaximumOrderWeight?: Maybe<Scalars['Float']['output']>;
  /** Litres of tank beer at least; null where there are no tanks. */
  iMinimumOrderLiters?: Maybe<Scalars['Float']['output']>;
  /** Litres of tank beer at most; null where none applies. */
  iMaximumOrderLiters?: Maybe<Scalars['Float']['output']>;
  /** Kilograms of the cart with its pallets. */
  iTotalCartWeight?: Maybe<Scalars['Float']['output']>;
  /** Pallets of the cart, to three decimals. */
  iTotalCartPalletQty?: Maybe<Scalars['Float']['output']>;
  /** Hectolitres of the cart. */
  iTotalCartVolume?: Maybe<Scalars['Float']['output']>;
  /** Always 0. */
  iTotalCartFreeItems?: Maybe<Scalars['Float']['output']>;
  /** Euros at which the percent bar is full; null without any. */
  iMaximumOrderCash?: Maybe<Scalars['Float']['output']>;
  /** 1 minimum not reached, 2 order possible, 3 maximum exceeded. */
  status?: Maybe<Scalars['Int']['output']>;
  /** The cash discount on the cart. */
  cash_discount?: Maybe<CashDiscount>;
  /** The packaged beer by brand, what takes most of the transport first. */
  brand_progress?: Maybe<Array<Maybe<BrandProgress>>>;
  /** Always false. */
  can_show_layer_notice?: Maybe<Scalars['Boolean']['output']>;
};

/** The cash discount, which a cart gets once its goods reach an amount. */
export type CashDiscount = {
  __typename?: 'CashDiscount';
  /** Euros taken off; 0 below that amount. */
  cashamount?: Maybe<Scalars['Float']['output']>;
  /** True when something is taken off. */
  isactive?: Maybe<Scalars['Boolean']['output']>;
  /** True where the brewery gives one. */
  canshow?: Maybe<Scalars['Boolean']['output']>;
  /** Euros that the goods have to reach; null where the brewery gives none. */
  from_amount?: Maybe<Scalars['Float']['output']>;
  /** What comes off the goods then, in percent; null where the brewery gives none. */
  percent?: Maybe<Scalars['Float']['output']>;
};

/** How much of a brand is in the cart. */
export type BrandProgress = {
  __typename?: 'BrandProgress';
  /** Its name. */
  brand?: Maybe<Scalars['String']['output']>;
  /** Pallets of it, to three decimals. */
  current?: Maybe<Scalars['Float']['output']>;
  /** Never filled: no minimum is asked for a single brand. */
  minimum?: Maybe<Scalars['Float']['output']>;
  /** Pallets that the transport takes at most; null where none applies. */
  maximum?: Maybe<Scalars['Float']['output']>;
  /** The one of the other, from 0 to 100; 0 without a maximum. */
  percent?: Maybe<Scalars['Float']['output']>;
};

/** A return item in a cart or an order. */
export type CartEmpties = {
  __typename?: 'CartEmpties';
  /** Its SKU. */
  sku?: Maybe<Scalars['String']['output']>;
  /** Its name in the language of the store. */
  name?: Maybe<Scalars['String']['output']>;
  /** Cases that come back. */
  quantity?: Maybe<Scalars['Float']['output']>;
  /** Euros of deposit for a case; negative, since it is paid back. */
  price?: Maybe<Scalars['Float']['output']>;
  /** Euros of deposit for all of them; negative, since it is paid back. */
  total?: Maybe<Scalars['Float']['output']>;
};

/** A payment method as the ERP knows it. */
export type SapPaymentDetails = {
  __typename?: 'SapPaymentDetails';
  /** Its code in the ERP. */
  sap_payment_code?: Maybe<Scalars['String']['output']>;
  /** Its title in the language of the store. */
  sap_payment_method?: Maybe<Scalars['String']['output']>;
};

/** The budget for POSM of the ship-to. */
export type BudgetDetails = {
  __typename?: 'BudgetDetails';
  /** Euros left of the running year. */
  posBudget?: Maybe<Scalars['Float']['output']>;
};

/** The sum of the goods. */
export type GrandTotalYourPriceDetails = {
  __typename?: 'GrandTotalYourPriceDetails';
  /** Euros after all discounts, without VAT, charges and deposit. */
  grand_total_your_price?: Maybe<Scalars['Float']['output']>;
};

export type CreateEmptyCartInput = {
  cart_id?: InputMaybe<Scalars['String']['input']>;
};

/** A product with any of the amounts. */
export type CartItemInput = {
  /** SKU of the product, or of the variant. */
  sku: Scalars['String']['input'];
  /** Loose cases or pieces; by itself, more than the stock is refused (`INSUFFICIENT_STOCK`). */
  quantity: Scalars['Float']['input'];
  parent_sku?: InputMaybe<Scalars['String']['input']>;
  /** The `uid` of each part of a bundle, or of each value of a product with variants. */
  selected_options?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  entered_options?: InputMaybe<Array<InputMaybe<EnteredOptionInput>>>;
  /** Loose cases or pieces, instead of `quantity`; with a `number_of_` amount, more than the stock is cut back and said in `user_errors`. */
  number_of_packages?: InputMaybe<Scalars['Int']['input']>;
  /** Whole layers beside them. */
  number_of_layer?: InputMaybe<Scalars['Int']['input']>;
  /** Whole pallets beside them. */
  number_of_pallet?: InputMaybe<Scalars['Int']['input']>;
  /** Litres of tank beer, in steps of 50, at most 9999. */
  liters?: InputMaybe<Scalars['Float']['input']>;
  /** Litres of them for the first tank, 0 to 9999. Each tank is held to its limits where the litres of all tanks come to `liters`. */
  tank_type_1?: InputMaybe<Scalars['Int']['input']>;
  /** Litres of them for the second tank, 0 to 9999. */
  tank_type_2?: InputMaybe<Scalars['Int']['input']>;
  /** Litres of them for the third tank, 0 to 9999. */
  tank_type_3?: InputMaybe<Scalars['Int']['input']>;
  /** Litres of them for the fourth tank, 0 to 9999. */
  tank_type_4?: InputMaybe<Scalars['Int']['input']>;
};

export type EnteredOptionInput = {
  uid: Scalars['ID']['input'];
  value: Scalars['String']['input'];
};

/** The cart and the lines in one object. */
export type AddProductsToCartInput = {
  /** Id of the caller's active cart, 32 letters and digits; any other id is `graphql-no-such-entity`. */
  cart_id: Scalars['String']['input'];
  /** The lines, at most 500. */
  cart_items: Array<InputMaybe<CartItemInput>>;
};

export type AddProductsToCartOutput = {
  __typename?: 'AddProductsToCartOutput';
  cart: Cart;
  user_errors: Array<Maybe<Error>>;
};

export type Error = {
  code: CartUserInputErrorType;
  message: Scalars['String']['output'];
};

export type CartUserInputError = Error & {
  __typename?: 'CartUserInputError';
  code: CartUserInputErrorType;
  message: Scalars['String']['output'];
};

export type InsufficientStockError = Error & {
  __typename?: 'InsufficientStockError';
  code: CartUserInputErrorType;
  message: Scalars['String']['output'];
  quantity?: Maybe<Scalars['Float']['output']>;
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
  cart_id: Scalars['String']['input'];
  /** The `version` of the cart that the person saw: of one that has changed since, nothing is updated (`cart-changed`). */
  cart_version?: InputMaybe<Scalars['Int']['input']>;
  cart_items: Array<InputMaybe<CartItemUpdateInput>>;
};

export type CartItemUpdateInput = {
  /** The `id` of the line. */
  cart_item_id?: InputMaybe<Scalars['Int']['input']>;
  /** The `uid` of the line. */
  cart_item_uid?: InputMaybe<Scalars['ID']['input']>;
  /** Loose cases or pieces; 0 by itself takes the line out, and more than the stock is refused. */
  quantity?: InputMaybe<Scalars['Float']['input']>;
  customizable_options?: InputMaybe<Array<InputMaybe<CustomizableOptionInput>>>;
  /** Loose cases or pieces, instead of `quantity`; more than the stock is cut back. Left out: as it is. */
  number_of_packages?: InputMaybe<Scalars['Int']['input']>;
  /** Whole layers. Left out: as it is. */
  number_of_layer?: InputMaybe<Scalars['Int']['input']>;
  /** Whole pallets. Left out: as it is. */
  number_of_pallet?: InputMaybe<Scalars['Int']['input']>;
  /** Litres of tank beer, in steps of 50, at most 9999. Left out beside another tank amount: 0. */
  liters?: InputMaybe<Scalars['Float']['input']>;
  /** Litres of them for the first tank, 0 to 9999. Left out beside another tank amount: 0. */
  tank_type_1?: InputMaybe<Scalars['Int']['input']>;
  /** Litres of them for the second tank, 0 to 9999. Left out beside another tank amount: 0. */
  tank_type_2?: InputMaybe<Scalars['Int']['input']>;
  /** Litres of them for the third tank, 0 to 9999. Left out beside another tank amount: 0. */
  tank_type_3?: InputMaybe<Scalars['Int']['input']>;
  /** Litres of them for the fourth tank, 0 to 9999. Left out beside another tank amount: 0. */
  tank_type_4?: InputMaybe<Scalars['Int']['input']>;
  /** Accepted and never trusted. */
  stock_quantity?: InputMaybe<Scalars['Float']['input']>;
};

export type CustomizableOptionInput = {
  id?: InputMaybe<Scalars['Int']['input']>;
  uid?: InputMaybe<Scalars['ID']['input']>;
  value_string: Scalars['String']['input'];
};

export type UpdateCartItemsOutput = {
  __typename?: 'UpdateCartItemsOutput';
  cart: Cart;
  /** Filled only when selected; otherwise the same failure is a top-level error. */
  errors: Array<Maybe<CartUserInputError>>;
};

export type RemoveItemFromCartInput = {
  /** Id of the caller's active cart, 32 letters and digits; any other id is `graphql-no-such-entity`. */
  cart_id: Scalars['String']['input'];
  /** The `id` of the line. */
  cart_item_id?: InputMaybe<Scalars['Int']['input']>;
  /** The `uid` of the line. */
  cart_item_uid?: InputMaybe<Scalars['ID']['input']>;
};

export type RemoveItemFromCartOutput = {
  __typename?: 'RemoveItemFromCartOutput';
  cart: Cart;
};

/** A cart and nothing else. */
export type CartIdInput = {
  /** Id of the caller's active cart, 32 letters and digits; any other id is `graphql-no-such-entity`. */
  cart_id: Scalars['String']['input'];
};

/** The answer of the calls that Adobe Commerce does not have. */
export type CartOutput = {
  __typename?: 'CartOutput';
  /** The cart after the call. */
  cart: Cart;
  /** Whether it was done; mostly a refusal is an error instead. */
  success?: Maybe<Scalars['Boolean']['output']>;
  /** What there is to say about it, in the language of the store; mostly null. */
  message?: Maybe<Scalars['String']['output']>;
};

export type SetPaymentMethodOnCartInput = {
  cart_id: Scalars['String']['input'];
  payment_method: PaymentMethodInput;
};

export type PaymentMethodInput = {
  code: Scalars['String']['input'];
  purchase_order_number?: InputMaybe<Scalars['String']['input']>;
  /** Taken and not used: what the ERP calls it follows from `code`. */
  sap_payment_code?: InputMaybe<Scalars['String']['input']>;
  /** Taken and not used: what the ERP calls it follows from `code`. */
  sap_payment_method?: InputMaybe<Scalars['String']['input']>;
  mollie_selected_issuer?: InputMaybe<Scalars['String']['input']>;
  mollie_card_token?: InputMaybe<Scalars['String']['input']>;
};

export type SetPaymentMethodOnCartOutput = {
  __typename?: 'SetPaymentMethodOnCartOutput';
  cart: Cart;
};

/** The delivery in one object. */
export type UpdatePricesInput = {
  /** Id of the caller's active cart, 32 letters and digits; any other id is `graphql-no-such-entity`. */
  cart_id: Scalars['String']['input'];
  /** The delivery day, ISO date; one that the calendar refuses is `graphql-input` (`delivery-date-unavailable`). */
  delivery_date: Scalars['String']['input'];
  /** The day that stands in the order bar, ISO date; where it is left out the header `datepopup` is read. */
  date_popup: Scalars['String']['input'];
  /** Code of a payment method that the ship-to is offered. */
  payment_method: Scalars['String']['input'];
  /** Asked for and not kept. */
  payment_title: Scalars['String']['input'];
  /** Asked for and not kept. */
  outlet_order_type: Scalars['String']['input'];
  /** Code of a method, such as `flatrate_flatrate`. */
  delivery_method: Scalars['String']['input'];
  /** From when it may come, such as `08:00`. */
  delivery_hours_from: Scalars['String']['input'];
  /** Until when it may come, such as `12:00`. */
  delivery_hours_to: Scalars['String']['input'];
  /** Asked for and not kept. */
  user_first_name: Scalars['String']['input'];
  /** Asked for and not kept. */
  user_surname: Scalars['String']['input'];
};

/** The transport in one object. */
export type SetTransportTypeInput = {
  /** Id of the caller's active cart, which is meant where it is left out. */
  cart_id?: InputMaybe<Scalars['String']['input']>;
  /** Code of a method, such as `flatrate_flatrate`. */
  transport_type: Scalars['String']['input'];
  /** Number of the ship-to that the cart goes to; one of another company is `graphql-input`, one that is not the caller's `graphql-authorization`. */
  outlet_id: Scalars['String']['input'];
  /** The delivery day, ISO date; where it is left out the header `datepopup` is read, and without that the cart keeps its day or gets the first available one. */
  date_popup?: InputMaybe<Scalars['String']['input']>;
  /** Code of a payment method, read where `payment_code` is left out. */
  payment_method: Scalars['String']['input'];
  /** Code of a payment method that the ship-to is offered. */
  payment_code: Scalars['String']['input'];
  /** A store code, such as `LivePortal_NL_nl`; the language comes from the header `Store`. */
  store: Scalars['String']['input'];
};

export type ApplyCouponToCartInput = {
  /** Id of the caller's active cart, 32 letters and digits; any other id is `graphql-no-such-entity`. */
  cart_id: Scalars['String']['input'];
  /** The code as the brewery gives it out; spaces around it do not count. */
  coupon_code: Scalars['String']['input'];
};

export type ApplyCouponsToCartInput = {
  cart_id: Scalars['String']['input'];
  coupon_codes: Array<InputMaybe<Scalars['String']['input']>>;
  type?: InputMaybe<ApplyCouponsStrategy>;
};

export type ApplyCouponsStrategy =
  | 'APPEND'
  | 'REPLACE';

export type ApplyCouponToCartOutput = {
  __typename?: 'ApplyCouponToCartOutput';
  cart: Cart;
};

export type RemoveCouponFromCartInput = {
  cart_id: Scalars['String']['input'];
};

export type RemoveCouponsFromCartInput = {
  cart_id: Scalars['String']['input'];
  coupon_codes: Array<InputMaybe<Scalars['String']['input']>>;
};

/** A cart and the coupon to take off. */
export type RemoveSpecificCouponFromCartInput = {
  /** Id of the caller's active cart, 32 letters and digits; any other id is `graphql-no-such-entity`. */
  cart_id: Scalars['String']['input'];
  /** The code that is on the cart. */
  coupon_code: Scalars['String']['input'];
};

export type RemoveCouponFromCartOutput = {
  __typename?: 'RemoveCouponFromCartOutput';
  cart?: Maybe<Cart>;
};

/** A cart and its method. */
export type SetDeliveryMethodInput = {
  /** Id of the caller's active cart, 32 letters and digits; any other id is `graphql-no-such-entity`. */
  cart_id: Scalars['String']['input'];
  /** Code of a method, such as `flatrate_flatrate`. */
  deliverymethod: Scalars['String']['input'];
  /** A store code, such as `LivePortal_NL_nl`; the language comes from the header `Store`. */
  store?: InputMaybe<Scalars['String']['input']>;
};

export type SetShippingMethodsOnCartInput = {
  cart_id: Scalars['String']['input'];
  shipping_methods: Array<InputMaybe<ShippingMethodInput>>;
};

/** The two halves of a method's code: `flatrate` and `flatrate`. */
export type ShippingMethodInput = {
  carrier_code: Scalars['String']['input'];
  method_code: Scalars['String']['input'];
};

export type SetShippingMethodsOnCartOutput = {
  __typename?: 'SetShippingMethodsOnCartOutput';
  cart: Cart;
};

export type SetShippingAddressesOnCartInput = {
  cart_id: Scalars['String']['input'];
  shipping_addresses: Array<InputMaybe<ShippingAddressInput>>;
};

export type ShippingAddressInput = {
  address?: InputMaybe<CartAddressInput>;
  customer_address_id?: InputMaybe<Scalars['Int']['input']>;
  /** Id of a ship-to, also one that is no number; read before `customer_address_id`. */
  ship_to_id?: InputMaybe<Scalars['String']['input']>;
  customer_notes?: InputMaybe<Scalars['String']['input']>;
  /** Id of a service point that `estimateShippingMethods` tells, for POS materials; read before all else. One that is not offered near the ship-to is `graphql-no-such-entity`, any while the carrier does not say `graphql-input`. */
  pickup_location_code?: InputMaybe<Scalars['String']['input']>;
  /** What goes there, where the cart goes to several addresses; what nobody names goes to the first. */
  cart_items?: InputMaybe<Array<InputMaybe<ShippingCartItemInput>>>;
};

/** How much of a line goes to one of several addresses. */
export type ShippingCartItemInput = {
  /** Id of the line; one of the two ids is needed (`graphql-input`). */
  cart_item_id?: InputMaybe<Scalars['Int']['input']>;
  /** Uid of the line, read before `cart_item_id`. */
  cart_item_uid?: InputMaybe<Scalars['ID']['input']>;
  /** Pieces, whole ones; fewer than none and parts are refused (`graphql-input`). */
  quantity: Scalars['Float']['input'];
};

export type CartAddressInput = {
  firstname: Scalars['String']['input'];
  lastname: Scalars['String']['input'];
  middlename?: InputMaybe<Scalars['String']['input']>;
  prefix?: InputMaybe<Scalars['String']['input']>;
  suffix?: InputMaybe<Scalars['String']['input']>;
  company?: InputMaybe<Scalars['String']['input']>;
  street: Array<InputMaybe<Scalars['String']['input']>>;
  city: Scalars['String']['input'];
  postcode?: InputMaybe<Scalars['String']['input']>;
  region?: InputMaybe<Scalars['String']['input']>;
  region_id?: InputMaybe<Scalars['Int']['input']>;
  country_code: Scalars['String']['input'];
  telephone?: InputMaybe<Scalars['String']['input']>;
  fax?: InputMaybe<Scalars['String']['input']>;
  vat_id?: InputMaybe<Scalars['String']['input']>;
  save_in_address_book?: InputMaybe<Scalars['Boolean']['input']>;
  custom_attributes?: InputMaybe<Array<InputMaybe<AttributeValueInput>>>;
  /** The house number, which may also stand in `street`. */
  house_number?: InputMaybe<Scalars['String']['input']>;
  /** Taken and not compared: an addition stands with the house number. */
  house_number_addition?: InputMaybe<Scalars['String']['input']>;
};

export type AttributeValueInput = {
  attribute_code: Scalars['String']['input'];
  value?: InputMaybe<Scalars['String']['input']>;
  selected_options?: InputMaybe<Array<InputMaybe<AttributeInputSelectedOption>>>;
};

export type AttributeInputSelectedOption = {
  value: Scalars['String']['input'];
};

export type SetShippingAddressesOnCartOutput = {
  __typename?: 'SetShippingAddressesOnCartOutput';
  cart: Cart;
};

export type SetBillingAddressOnCartInput = {
  cart_id: Scalars['String']['input'];
  billing_address: BillingAddressInput;
};

export type BillingAddressInput = {
  address?: InputMaybe<CartAddressInput>;
  customer_address_id?: InputMaybe<Scalars['Int']['input']>;
  same_as_shipping?: InputMaybe<Scalars['Boolean']['input']>;
  use_for_shipping?: InputMaybe<Scalars['Boolean']['input']>;
};

export type SetBillingAddressOnCartOutput = {
  __typename?: 'SetBillingAddressOnCartOutput';
  cart: Cart;
};

export type SetGuestEmailOnCartInput = {
  cart_id: Scalars['String']['input'];
  email: Scalars['String']['input'];
};

export type SetGuestEmailOnCartOutput = {
  __typename?: 'SetGuestEmailOnCartOutput';
  cart: Cart;
};

/** A cart and its order title. */
export type CustomerOrderNumberInput = {
  /** Id of the caller's active cart, 32 letters and digits; any other id is `graphql-no-such-entity`. */
  cart_id: Scalars['String']['input'];
  /** The order title, at most 40 characters as people count them. A longer one is `graphql-input` (`title-too-long`). */
  customer_order_number: Scalars['String']['input'];
};

/** What was done with a saved order, a pre-order or an order title. */
export type SaveOrderOutput = {
  __typename?: 'SaveOrderOutput';
  /** True: a refusal is an error. */
  success?: Maybe<Scalars['Boolean']['output']>;
  /** `success`, or `saved` for an order title of a cart. */
  status?: Maybe<Scalars['String']['output']>;
  /** Always null. */
  message?: Maybe<Scalars['String']['output']>;
  /** The saved order or pre-order that it is about; null for an order title. */
  id?: Maybe<Scalars['ID']['output']>;
  /** The cart that it is about. */
  cart_id?: Maybe<Scalars['String']['output']>;
};

export type EstimateTotalsInput = {
  /** Id of the caller's active cart, 32 letters and digits; any other id is `graphql-no-such-entity`. */
  cart_id: Scalars['String']['input'];
  address: EstimateAddressInput;
  shipping_method?: InputMaybe<ShippingMethodInput>;
};

export type EstimateAddressInput = {
  /** Two-letter code (ISO 3166-1). */
  country_code: CountryCodeEnum;
  /** Taken and not used: methods hang on the ship-to. */
  postcode?: InputMaybe<Scalars['String']['input']>;
  /** Taken and not used: methods hang on the ship-to. */
  region?: InputMaybe<CustomerAddressRegionInput>;
};

export type CustomerAddressRegionInput = {
  region?: InputMaybe<Scalars['String']['input']>;
  region_code?: InputMaybe<Scalars['String']['input']>;
  region_id?: InputMaybe<Scalars['Int']['input']>;
};

export type EstimateTotalsOutput = {
  __typename?: 'EstimateTotalsOutput';
  cart?: Maybe<Cart>;
};

/** A cart of POS materials and how they are brought. */
export type SetActiveantsLogisticsOptionOnCartInput = {
  /** Id of the caller's active cart, 32 letters and digits; any other id is `graphql-no-such-entity`. */
  cart_id: Scalars['String']['input'];
  /** Code of a method, such as `selfpickup_selfpickup`. */
  option: Scalars['String']['input'];
};

/** A cart and its methods. */
export type AddMultiShippingMethodsInput = {
  /** Id of the caller's active cart, 32 letters and digits; any other id is `graphql-no-such-entity`. */
  cart_id: Scalars['String']['input'];
  /** One method: a cart goes to one address, and more are `graphql-input`. */
  shipping_methods: Array<InputMaybe<MultiShippingMethodInput>>;
};

/** A method for an address of the cart. */
export type MultiShippingMethodInput = {
  /** Number of the ship-to; left out: the one that the cart goes to. Another one is `graphql-no-such-entity`. */
  address_id?: InputMaybe<Scalars['Int']['input']>;
  /** The first half of the method's code. */
  carrier_code: Scalars['String']['input'];
  /** The second half of the method's code. */
  method_code: Scalars['String']['input'];
};

/** A cart and the type of its addresses. */
export type CreateMultiShippingQuoteInput = {
  /** Id of the caller's active cart, 32 letters and digits; any other id is `graphql-no-such-entity`. */
  cart_id: Scalars['String']['input'];
  /** `shipping`; anything else is `graphql-input`. */
  address_type: Scalars['String']['input'];
};

/** A cart and the address to take off. */
export type DeleteAddressInput = {
  /** Id of the caller's active cart, 32 letters and digits; any other id is `graphql-no-such-entity`. */
  cart_id: Scalars['String']['input'];
  /** True: all addresses, whatever `address_id` says. */
  delete_all?: InputMaybe<Scalars['Boolean']['input']>;
  /** Number of the ship-to; one that the cart does not go to is `graphql-no-such-entity`. */
  address_id?: InputMaybe<Scalars['Int']['input']>;
};

export type CmsPage = RoutableInterface & {
  __typename?: 'CmsPage';
  relative_url?: Maybe<Scalars['String']['output']>;
  redirect_code: Scalars['Int']['output'];
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  identifier?: Maybe<Scalars['String']['output']>;
  url_key?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  content?: Maybe<Scalars['String']['output']>;
  content_heading?: Maybe<Scalars['String']['output']>;
  page_layout?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  meta_keywords?: Maybe<Scalars['String']['output']>;
  meta_description?: Maybe<Scalars['String']['output']>;
};

export type CmsBlocks = {
  __typename?: 'CmsBlocks';
  items?: Maybe<Array<Maybe<CmsBlock>>>;
};

export type CmsBlock = {
  __typename?: 'CmsBlock';
  identifier?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  content?: Maybe<Scalars['String']['output']>;
};

export type CustomerAddresses = {
  __typename?: 'CustomerAddresses';
  items: Array<Maybe<CustomerAddress>>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

export type CustomerAddress = {
  __typename?: 'CustomerAddress';
  /** Number of the ship-to in `addresses` and `addressesV2`; number of the requested address in `requested_addresses`. */
  id?: Maybe<Scalars['Int']['output']>;
  /** The same as `id`, encoded as all ids of this kind. */
  uid?: Maybe<Scalars['ID']['output']>;
  firstname?: Maybe<Scalars['String']['output']>;
  lastname?: Maybe<Scalars['String']['output']>;
  middlename?: Maybe<Scalars['String']['output']>;
  prefix?: Maybe<Scalars['String']['output']>;
  suffix?: Maybe<Scalars['String']['output']>;
  company?: Maybe<Scalars['String']['output']>;
  street?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  city?: Maybe<Scalars['String']['output']>;
  postcode?: Maybe<Scalars['String']['output']>;
  region?: Maybe<CustomerAddressRegion>;
  region_id?: Maybe<Scalars['Int']['output']>;
  country_code?: Maybe<CountryCodeEnum>;
  country_id?: Maybe<Scalars['String']['output']>;
  telephone?: Maybe<Scalars['String']['output']>;
  fax?: Maybe<Scalars['String']['output']>;
  vat_id?: Maybe<Scalars['String']['output']>;
  default_shipping?: Maybe<Scalars['Boolean']['output']>;
  default_billing?: Maybe<Scalars['Boolean']['output']>;
  customer_id?: Maybe<Scalars['Int']['output']>;
  extension_attributes?: Maybe<Array<Maybe<CustomerAddressAttribute>>>;
  custom_attributes?: Maybe<Array<Maybe<CustomerAddressAttribute>>>;
  custom_attributesV2: Array<Maybe<AttributeValueInterface>>;
};


export type CustomerAddressCustom_AttributesV2Args = {
  attributeCodes?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type CustomerAddressAttribute = {
  __typename?: 'CustomerAddressAttribute';
  attribute_code?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
};

export type CustomerAddressRegion = {
  __typename?: 'CustomerAddressRegion';
  region?: Maybe<Scalars['String']['output']>;
  region_code?: Maybe<Scalars['String']['output']>;
  region_id?: Maybe<Scalars['Int']['output']>;
};

export type CustomerAddressInput = {
  firstname?: InputMaybe<Scalars['String']['input']>;
  lastname?: InputMaybe<Scalars['String']['input']>;
  middlename?: InputMaybe<Scalars['String']['input']>;
  prefix?: InputMaybe<Scalars['String']['input']>;
  suffix?: InputMaybe<Scalars['String']['input']>;
  company?: InputMaybe<Scalars['String']['input']>;
  street?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  city?: InputMaybe<Scalars['String']['input']>;
  postcode?: InputMaybe<Scalars['String']['input']>;
  region?: InputMaybe<CustomerAddressRegionInput>;
  country_code?: InputMaybe<CountryCodeEnum>;
  country_id?: InputMaybe<CountryCodeEnum>;
  telephone?: InputMaybe<Scalars['String']['input']>;
  fax?: InputMaybe<Scalars['String']['input']>;
  vat_id?: InputMaybe<Scalars['String']['input']>;
  default_shipping?: InputMaybe<Scalars['Boolean']['input']>;
  default_billing?: InputMaybe<Scalars['Boolean']['input']>;
  /** Taken and not used: an address has no other fields. */
  custom_attributes?: InputMaybe<Array<InputMaybe<CustomerAddressAttributeInput>>>;
  /** Taken and not used: an address has no other fields. */
  custom_attributesV2?: InputMaybe<Array<InputMaybe<AttributeValueInput>>>;
};

/** A value of an attribute that a client adds to an address. */
export type CustomerAddressAttributeInput = {
  /** Code of the attribute. */
  attribute_code: Scalars['String']['input'];
  /** The value. */
  value: Scalars['String']['input'];
};

export type IsEmailAvailableOutput = {
  __typename?: 'IsEmailAvailableOutput';
  is_email_available?: Maybe<Scalars['Boolean']['output']>;
};

/** A ship-to. */
export type SetCustomerGroupInput = {
  /** Number of one of the caller's ship-tos; another one is `graphql-authorization`. */
  outletid: Scalars['String']['input'];
};

/** The price group that holds from now on. */
export type SetCustomerGroupOutput = {
  __typename?: 'SetCustomerGroupOutput';
  /** True: a refusal is an error. */
  success: Scalars['Boolean']['output'];
  /** Always null. */
  message?: Maybe<Scalars['String']['output']>;
  /** Price group of the ship-to. */
  customer_group?: Maybe<Scalars['String']['output']>;
  /** Always null: price groups have codes and no numbers. */
  customer_group_id?: Maybe<Scalars['Int']['output']>;
};

/** A bearer for API clients. */
export type CustomerToken = {
  __typename?: 'CustomerToken';
  token?: Maybe<Scalars['String']['output']>;
};

export type RevokeCustomerTokenOutput = {
  __typename?: 'RevokeCustomerTokenOutput';
  result: Scalars['Boolean']['output'];
};

/** What a person changes about themselves. */
export type CustomerUpdateInput = {
  /** The first name; left out or null: it stays. */
  firstname?: InputMaybe<Scalars['String']['input']>;
  /** The last name; left out or null: it stays. */
  lastname?: InputMaybe<Scalars['String']['input']>;
  /** Kept nowhere: null or empty. */
  middlename?: InputMaybe<Scalars['String']['input']>;
  /** Kept nowhere: null or empty. */
  prefix?: InputMaybe<Scalars['String']['input']>;
  /** Kept nowhere: null or empty. */
  suffix?: InputMaybe<Scalars['String']['input']>;
  /** Kept nowhere: null or empty. */
  date_of_birth?: InputMaybe<Scalars['String']['input']>;
  /** Kept nowhere: null or empty. */
  dob?: InputMaybe<Scalars['String']['input']>;
  /** Kept nowhere: null or 0. */
  gender?: InputMaybe<Scalars['Int']['input']>;
  /** Kept nowhere: null or empty. */
  taxvat?: InputMaybe<Scalars['String']['input']>;
  /** The portal has no newsletter: null or false. */
  is_subscribed?: InputMaybe<Scalars['Boolean']['input']>;
  /** The brewery's people order for customers by their role: null or false. */
  allow_remote_shopping_assistance?: InputMaybe<Scalars['Boolean']['input']>;
  /** Kept nowhere: null or empty. */
  custom_attributes?: InputMaybe<Array<InputMaybe<AttributeValueInput>>>;
};

/** A person, as `updateCustomer` and `createCustomer` take one. */
export type CustomerInput = {
  /** The address; another one than the person has is refused. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Taken and not used; `changeCustomerPassword` changes the password. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** The first name; left out or null: it stays. */
  firstname?: InputMaybe<Scalars['String']['input']>;
  /** The last name; left out or null: it stays. */
  lastname?: InputMaybe<Scalars['String']['input']>;
  /** Kept nowhere: null or empty. */
  middlename?: InputMaybe<Scalars['String']['input']>;
  /** Kept nowhere: null or empty. */
  prefix?: InputMaybe<Scalars['String']['input']>;
  /** Kept nowhere: null or empty. */
  suffix?: InputMaybe<Scalars['String']['input']>;
  /** Kept nowhere: null or empty. */
  date_of_birth?: InputMaybe<Scalars['String']['input']>;
  /** Kept nowhere: null or empty. */
  dob?: InputMaybe<Scalars['String']['input']>;
  /** Kept nowhere: null or 0. */
  gender?: InputMaybe<Scalars['Int']['input']>;
  /** Kept nowhere: null or empty. */
  taxvat?: InputMaybe<Scalars['String']['input']>;
  /** The portal has no newsletter: null or false. */
  is_subscribed?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The person after a change. */
export type CustomerOutput = {
  __typename?: 'CustomerOutput';
  /** The caller. */
  customer: Customer;
};

export type CustomerDownloadableProducts = {
  __typename?: 'CustomerDownloadableProducts';
  items?: Maybe<Array<Maybe<CustomerDownloadableProduct>>>;
};

export type CustomerDownloadableProduct = {
  __typename?: 'CustomerDownloadableProduct';
  date?: Maybe<Scalars['String']['output']>;
  download_url?: Maybe<Scalars['String']['output']>;
  order_increment_id?: Maybe<Scalars['String']['output']>;
  remaining_downloads?: Maybe<Scalars['String']['output']>;
  status?: Maybe<Scalars['String']['output']>;
};

export type CustomerPaymentTokens = {
  __typename?: 'CustomerPaymentTokens';
  items: Array<Maybe<PaymentToken>>;
};

export type PaymentToken = {
  __typename?: 'PaymentToken';
  details?: Maybe<Scalars['String']['output']>;
  payment_method_code: Scalars['String']['output'];
  public_hash: Scalars['String']['output'];
  type: PaymentTokenTypeEnum;
};

export type PaymentTokenTypeEnum =
  | 'card'
  | 'account';

export type Customer = {
  __typename?: 'Customer';
  /** The number in the person's UID: 100001 of `U100001`. Null where the UID has none, as that of an invited person; REST takes the UID of `/identity/session`, and the number too. */
  id?: Maybe<Scalars['Int']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  firstname?: Maybe<Scalars['String']['output']>;
  lastname?: Maybe<Scalars['String']['output']>;
  middlename?: Maybe<Scalars['String']['output']>;
  prefix?: Maybe<Scalars['String']['output']>;
  suffix?: Maybe<Scalars['String']['output']>;
  date_of_birth?: Maybe<Scalars['String']['output']>;
  dob?: Maybe<Scalars['String']['output']>;
  gender?: Maybe<Scalars['Int']['output']>;
  taxvat?: Maybe<Scalars['String']['output']>;
  created_at?: Maybe<Scalars['String']['output']>;
  group_id?: Maybe<Scalars['Int']['output']>;
  is_subscribed?: Maybe<Scalars['Boolean']['output']>;
  default_shipping?: Maybe<Scalars['String']['output']>;
  default_billing?: Maybe<Scalars['String']['output']>;
  custom_attributes?: Maybe<Array<Maybe<AttributeValueInterface>>>;
  /** Number of the ship-to that a session begins with; null when none is chosen. */
  default_ship_to_id?: Maybe<Scalars['String']['output']>;
  /** Customer type of the ship-to of the request, such as `Ontrade`; null without a ship-to. */
  customer_type?: Maybe<Scalars['String']['output']>;
  /** The language that the person chose, such as `nl`. */
  locale?: Maybe<Scalars['String']['output']>;
  /** Price group of the ship-to of the request; null without a ship-to. */
  group?: Maybe<CustomerGroupStorefront>;
  /** Always null: roles belong to ship-tos, and stand in the REST answer of the session. */
  role?: Maybe<CompanyRole>;
  /** Always `ACTIVE`: only such a person signs in. */
  status?: Maybe<CompanyUserStatusEnum>;
  /** Always false: the brewery's people order for customers by their role. */
  allow_remote_shopping_assistance: Scalars['Boolean']['output'];
  /** Always empty: what the brewery's people ordered for the company says so in the order. */
  admin_assistance_actions: AdminAssistanceActions;
  /** Always false: orders are placed, and wait for no purchase order. */
  purchase_orders_enabled: Scalars['Boolean']['output'];
  /** Always empty: return items are ordered as lines of an order, and claims are tickets. */
  returns?: Maybe<Returns>;
  /** The ship-tos that a cart goes to, and nothing else; `default_shipping` and `default_billing` are ids of these. The brewery keeps them: no call changes or deletes one. */
  addresses?: Maybe<Array<Maybe<CustomerAddress>>>;
  /** Addresses that the brewery was asked to deliver at, by `createCustomerAddress`: no ship-tos. They can be changed and deleted; POS materials go there already. */
  requested_addresses?: Maybe<Array<Maybe<CustomerAddress>>>;
  /** The ship-tos of `addresses`, by the page; like these, no call changes or deletes one. */
  addressesV2?: Maybe<CustomerAddresses>;
  reviews: ProductReviews;
  wishlist: Wishlist;
  wishlists: Array<Maybe<Wishlist>>;
  wishlist_v2?: Maybe<Wishlist>;
  orders?: Maybe<CustomerOrders>;
};


export type CustomerCustom_AttributesArgs = {
  attributeCodes?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type CustomerAdmin_Assistance_ActionsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};


export type CustomerReturnsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};


export type CustomerAddressesV2Args = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type CustomerReviewsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};


export type CustomerWishlistsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};


export type CustomerWishlist_V2Args = {
  id: Scalars['ID']['input'];
};


export type CustomerOrdersArgs = {
  filter?: InputMaybe<CustomerOrdersFilterInput>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<CustomerOrderSortInput>;
  scope?: InputMaybe<ScopeTypeEnum>;
};

/** The price group of a person. */
export type CustomerGroupStorefront = {
  __typename?: 'CustomerGroupStorefront';
  /** Code of the price group, encoded as all ids of this kind. */
  uid: Scalars['ID']['output'];
};

/** A role at a company. Never answered: roles belong to ship-tos. */
export type CompanyRole = {
  __typename?: 'CompanyRole';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name?: Maybe<Scalars['String']['output']>;
  /** What it may do. */
  permissions?: Maybe<Array<Maybe<CompanyAclResource>>>;
};

/** Something that a role may do. Never answered: roles belong to ship-tos. */
export type CompanyAclResource = {
  __typename?: 'CompanyAclResource';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Its name. */
  text?: Maybe<Scalars['String']['output']>;
  /** Where it stands among others. */
  sort_order?: Maybe<Scalars['Int']['output']>;
  /** Its parts. */
  children?: Maybe<Array<Maybe<CompanyAclResource>>>;
};

/** Whether a person may sign in. */
export type CompanyUserStatusEnum =
  /** The person may sign in. */
  | 'ACTIVE'
  /** Never answered: such a person cannot ask. */
  | 'INACTIVE';

/** What the brewery's people did for a person. Always empty. */
export type AdminAssistanceActions = {
  __typename?: 'AdminAssistanceActions';
  /** Always empty. */
  items: Array<Maybe<AdminAssistanceAction>>;
  /** Page 1 of 0. */
  page_info: SearchResultPageInfo;
  /** Always 0. */
  total_count: Scalars['Int']['output'];
};

/** Something that the brewery's people did for a person. Never answered. */
export type AdminAssistanceAction = {
  __typename?: 'AdminAssistanceAction';
  /** What was done. */
  action: Scalars['String']['output'];
  /** When, ISO instant. */
  date: Scalars['String']['output'];
  /** What there is to say about it. */
  details?: Maybe<Scalars['String']['output']>;
};

export type Wishlist = {
  __typename?: 'Wishlist';
  id?: Maybe<Scalars['ID']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  items_count?: Maybe<Scalars['Int']['output']>;
  sharing_code?: Maybe<Scalars['String']['output']>;
  updated_at?: Maybe<Scalars['String']['output']>;
  visibility: WishlistVisibilityEnum;
  /** The latest 500; `items_v2` has all of them, by the page. */
  items?: Maybe<Array<Maybe<WishlistItem>>>;
  items_v2?: Maybe<WishlistItems>;
  /** How many of them the ship-to of the request can order today. */
  shipto_item_count?: Maybe<Scalars['Int']['output']>;
};


export type WishlistItems_V2Args = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type WishlistVisibilityEnum =
  | 'PUBLIC'
  | 'PRIVATE';

export type WishlistItem = {
  __typename?: 'WishlistItem';
  id?: Maybe<Scalars['Int']['output']>;
  qty?: Maybe<Scalars['Float']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  added_at?: Maybe<Scalars['String']['output']>;
  product?: Maybe<ProductInterface>;
  /** The same as `qty`. */
  quantity?: Maybe<Scalars['Float']['output']>;
  /** `FERT` for beer, `ZBTL` for POS materials; null where the caller may not see the product. */
  material_type?: Maybe<Scalars['String']['output']>;
};

export type WishlistItems = {
  __typename?: 'WishlistItems';
  items: Array<Maybe<WishlistItemInterface>>;
  page_info?: Maybe<SearchResultPageInfo>;
};

export type WishlistItemInterface = {
  id: Scalars['ID']['output'];
  quantity: Scalars['Float']['output'];
  description?: Maybe<Scalars['String']['output']>;
  added_at: Scalars['String']['output'];
  product?: Maybe<ProductInterface>;
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  /** `FERT` for beer, `ZBTL` for POS materials; null where the caller may not see the product. */
  material_type?: Maybe<Scalars['String']['output']>;
};

export type SimpleWishlistItem = WishlistItemInterface & {
  __typename?: 'SimpleWishlistItem';
  id: Scalars['ID']['output'];
  quantity: Scalars['Float']['output'];
  description?: Maybe<Scalars['String']['output']>;
  added_at: Scalars['String']['output'];
  product?: Maybe<ProductInterface>;
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  /** `FERT` for beer, `ZBTL` for POS materials; null where the caller may not see the product. */
  material_type?: Maybe<Scalars['String']['output']>;
};

export type VirtualWishlistItem = WishlistItemInterface & {
  __typename?: 'VirtualWishlistItem';
  id: Scalars['ID']['output'];
  quantity: Scalars['Float']['output'];
  description?: Maybe<Scalars['String']['output']>;
  added_at: Scalars['String']['output'];
  product?: Maybe<ProductInterface>;
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  /** `FERT` for beer, `ZBTL` for POS materials; null where the caller may not see the product. */
  material_type?: Maybe<Scalars['String']['output']>;
};

export type ConfigurableWishlistItem = WishlistItemInterface & {
  __typename?: 'ConfigurableWishlistItem';
  id: Scalars['ID']['output'];
  quantity: Scalars['Float']['output'];
  description?: Maybe<Scalars['String']['output']>;
  added_at: Scalars['String']['output'];
  product?: Maybe<ProductInterface>;
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  /** `FERT` for beer, `ZBTL` for POS materials; null where the caller may not see the product. */
  material_type?: Maybe<Scalars['String']['output']>;
  child_sku: Scalars['String']['output'];
  configured_variant?: Maybe<ProductInterface>;
  configurable_options?: Maybe<Array<Maybe<SelectedConfigurableOption>>>;
};

export type BundleWishlistItem = WishlistItemInterface & {
  __typename?: 'BundleWishlistItem';
  id: Scalars['ID']['output'];
  quantity: Scalars['Float']['output'];
  description?: Maybe<Scalars['String']['output']>;
  added_at: Scalars['String']['output'];
  product?: Maybe<ProductInterface>;
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  /** `FERT` for beer, `ZBTL` for POS materials; null where the caller may not see the product. */
  material_type?: Maybe<Scalars['String']['output']>;
  bundle_options?: Maybe<Array<Maybe<SelectedBundleOption>>>;
};

export type WishlistOutput = {
  __typename?: 'WishlistOutput';
  /** The latest 500. */
  items?: Maybe<Array<Maybe<WishlistItem>>>;
  items_count?: Maybe<Scalars['Int']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  sharing_code?: Maybe<Scalars['String']['output']>;
  updated_at?: Maybe<Scalars['String']['output']>;
};

/** A product to keep. What is chosen of it is chosen when it is ordered: a favourite is the product itself. */
export type WishlistItemInput = {
  sku: Scalars['String']['input'];
  quantity: Scalars['Float']['input'];
  parent_sku?: InputMaybe<Scalars['String']['input']>;
  selected_options?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  entered_options?: InputMaybe<Array<InputMaybe<EnteredOptionInput>>>;
};

export type WishlistItemUpdateInput = {
  wishlist_item_id: Scalars['ID']['input'];
  quantity?: InputMaybe<Scalars['Float']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  selected_options?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  entered_options?: InputMaybe<Array<InputMaybe<EnteredOptionInput>>>;
};

export type AddProductsToWishlistOutput = {
  __typename?: 'AddProductsToWishlistOutput';
  wishlist: Wishlist;
  user_errors: Array<Maybe<WishListUserInputError>>;
};

export type RemoveProductsFromWishlistOutput = {
  __typename?: 'RemoveProductsFromWishlistOutput';
  wishlist: Wishlist;
  user_errors: Array<Maybe<WishListUserInputError>>;
};

export type UpdateProductsInWishlistOutput = {
  __typename?: 'UpdateProductsInWishlistOutput';
  wishlist: Wishlist;
  user_errors: Array<Maybe<WishListUserInputError>>;
};

export type WishListUserInputError = {
  __typename?: 'WishListUserInputError';
  code: WishListUserInputErrorType;
  message: Scalars['String']['output'];
};

export type WishListUserInputErrorType =
  | 'PRODUCT_NOT_FOUND'
  | 'UNDEFINED';

/** A list of favourites. */
export type CreateWishlistInput = {
  /** Taken and not used: the one list has no name. */
  name: Scalars['String']['input'];
  /** Taken and not used: nobody else sees favourites. */
  visibility: WishlistVisibilityEnum;
};

/** The caller's favourites. */
export type CreateWishlistOutput = {
  __typename?: 'CreateWishlistOutput';
  /** The one list that there is. */
  wishlist: Wishlist;
};

/** What became of favourites that were put into the cart. */
export type AddWishlistItemsToCartOutput = {
  __typename?: 'AddWishlistItemsToCartOutput';
  /** True when all of them are in the cart. */
  status: Scalars['Boolean']['output'];
  /** The favourites, as they were. */
  wishlist: Wishlist;
  /** Those that are not in the cart, or less of them than was meant. */
  add_wishlist_items_to_cart_user_errors: Array<Maybe<WishlistCartUserInputError>>;
};

/** A favourite that could not be put into the cart. */
export type WishlistCartUserInputError = {
  __typename?: 'WishlistCartUserInputError';
  /** Why. */
  code: WishlistCartUserInputErrorType;
  /** The same in the language of the store. */
  message: Scalars['String']['output'];
  /** Id of the list. */
  wishlistId: Scalars['ID']['output'];
  /** Id of the favourite. */
  wishlistItemId: Scalars['ID']['output'];
};

/** Why a favourite could not be put into the cart. */
export type WishlistCartUserInputErrorType =
  /** There is no such favourite, or its product is gone. */
  | 'PRODUCT_NOT_FOUND'
  /** The product cannot be ordered into this cart. */
  | 'NOT_SALABLE'
  /** There is less in stock than is meant. */
  | 'INSUFFICIENT_STOCK'
  /** Another rule says no. */
  | 'UNDEFINED';

export type CancelOrderInput = {
  order_id?: InputMaybe<Scalars['ID']['input']>;
  /** The SAP id, or the order number of an order that the ERP has not confirmed. */
  sap_id?: InputMaybe<Scalars['String']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};

export type CancelOrderOutput = {
  __typename?: 'CancelOrderOutput';
  error?: Maybe<Scalars['String']['output']>;
  errorV2?: Maybe<CancelOrderError>;
  order?: Maybe<CustomerOrder>;
  /** False when `error` says why not. */
  success?: Maybe<Scalars['Boolean']['output']>;
  /** The same as `error`; null when it is cancelled. */
  message?: Maybe<Scalars['String']['output']>;
  /** The SAP id of the order; null until the ERP has confirmed it, and when it is not cancelled. */
  sap_id?: Maybe<Scalars['String']['output']>;
};

export type CancelOrderError = {
  __typename?: 'CancelOrderError';
  code: CancelOrderErrorCode;
  message: Scalars['String']['output'];
};

export type CancelOrderErrorCode =
  | 'ORDER_CANCELLATION_DISABLED'
  | 'ORDER_NOT_FOUND'
  | 'UNAUTHORISED'
  | 'INVALID_ORDER_STATUS'
  | 'PARTIAL_ORDER_ITEM_SHIPPED'
  | 'UNDEFINED';

/** The cart that takes the place of an order, or why it cannot be changed. */
export type ChangeOrderOutput = {
  __typename?: 'ChangeOrderOutput';
  /** The cart; null when `errors` says why not. */
  cart?: Maybe<Cart>;
  /** What could not be taken over, in whole or in part. */
  failed_items: Array<FailedReorderItem>;
  /** Why the order cannot be changed; empty when it can. */
  errors: Array<ChangeOrderError>;
};

/** Why an order cannot be changed. */
export type ChangeOrderError = {
  __typename?: 'ChangeOrderError';
  /** In the words of `cancelOrder`. */
  code: CancelOrderErrorCode;
  /** The same in the language of the store. */
  message: Scalars['String']['output'];
};

/** An order that another one takes the place of. */
export type ReplacedOrder = {
  __typename?: 'ReplacedOrder';
  /** Its number. */
  order_number: Scalars['String']['output'];
  /** What it cost, with VAT and deposit. */
  grand_total: Money;
  /** Its delivery day, ISO date. */
  delivery_date: Scalars['String']['output'];
  /** From when it was to come, such as `08:00`; null when any. */
  delivery_hours_from?: Maybe<Scalars['String']['output']>;
  /** Until when it was to come; null when any. */
  delivery_hours_to?: Maybe<Scalars['String']['output']>;
  /** True when it may come after 18:00. */
  delivery_after_six_pm: Scalars['Boolean']['output'];
  /** True when it comes on pallets. */
  delivery_on_pallet: Scalars['Boolean']['output'];
  /** True while its place can still be taken. */
  is_open: Scalars['Boolean']['output'];
  /** Its lines. */
  items: Array<ReplacedOrderItem>;
};

/** A line of an order that another one takes the place of. */
export type ReplacedOrderItem = {
  __typename?: 'ReplacedOrderItem';
  /** SKU of the product. */
  product_sku: Scalars['String']['output'];
  /** Its name at that time. */
  product_name: Scalars['String']['output'];
  /** Single cases or pieces; 0 of tank beer. */
  number_of_packages: Scalars['Int']['output'];
  /** Layers beside them. */
  number_of_layer: Scalars['Int']['output'];
  /** Pallets beside them. */
  number_of_pallet: Scalars['Int']['output'];
  /** Litres of tank beer; 0 of all else. */
  liters: Scalars['Int']['output'];
};

export type CustomerOrders = {
  __typename?: 'CustomerOrders';
  items: Array<Maybe<CustomerOrder>>;
  total_count?: Maybe<Scalars['Int']['output']>;
  page_info?: Maybe<SearchResultPageInfo>;
  date_of_first_order?: Maybe<Scalars['String']['output']>;
  /** The brand, the pack and the product that the filter asks for, as people call them: of a line of the first order. Null where it asks for none, or nothing is found. */
  asked_line?: Maybe<AskedOrderLine>;
};

/** What a line is of. */
export type AskedOrderLine = {
  __typename?: 'AskedOrderLine';
  /** Null of a product that has none. */
  brand?: Maybe<Scalars['String']['output']>;
  /** Null of a product that is gone. */
  pack?: Maybe<Scalars['String']['output']>;
  /** With how it is packed. */
  product: Scalars['String']['output'];
};

export type CustomerOrdersFilterInput = {
  number?: InputMaybe<FilterStringTypeInput>;
  order_date?: InputMaybe<FilterRangeTypeInput>;
  grand_total?: InputMaybe<FilterRangeTypeInput>;
  status?: InputMaybe<FilterEqualTypeInput>;
  /** FERT (beer, tank beer included) or ZBTL (POSM). */
  material_type?: InputMaybe<FilterEqualTypeInput>;
  /** Numbers of ship-tos. */
  ship_to_id?: InputMaybe<FilterEqualTypeInput>;
  /** SAP ids. */
  sap_id?: InputMaybe<FilterEqualTypeInput>;
  /** Codes of brands: orders with a line of one of them. One and the same line is of the brand, the pack and the product that are asked for. */
  brand?: InputMaybe<FilterEqualTypeInput>;
  /** Packs, as reports name them: orders with a line in one of them. */
  pack?: InputMaybe<FilterEqualTypeInput>;
  /** Products: orders with a line of one of them. */
  sku?: InputMaybe<FilterEqualTypeInput>;
  /** Names of reports, such as `sales`: orders that one of them counts. They are of ship-tos that it is for, were not cancelled and do not wait for a payment. */
  report?: InputMaybe<FilterEqualTypeInput>;
};

export type CustomerOrderSortInput = {
  sort_field: CustomerOrderSortableField;
  sort_direction: SortEnum;
};

export type CustomerOrderSortableField =
  | 'NUMBER'
  | 'CREATED_AT';

export type ScopeTypeEnum =
  | 'GLOBAL'
  | 'WEBSITE'
  | 'STORE';

export type PlaceOrderInput = {
  /** Id of the cart to place, or of one that was placed: its order is answered again. */
  cart_id: Scalars['String']['input'];
  /** Where the confirmation goes: the caller's own address, or that of somebody at the company; another one is refused (`custom-email-not-allowed`). */
  custom_email?: InputMaybe<Scalars['String']['input']>;
  /** True: it may come after 18:00. Left out: as the cart has it. */
  deliveryaftersixpm?: InputMaybe<Scalars['Boolean']['input']>;
  /** True: it comes on pallets. Left out: as the cart has it. */
  deliveryonpallet?: InputMaybe<Scalars['Boolean']['input']>;
  /** The note for the driver, at most 70 characters as people count them. Left out: the header `noteForDriver`, else that of the cart. */
  notefordriver?: InputMaybe<Scalars['String']['input']>;
  /** Taken and not used: the payment method of the cart holds. */
  sappaymentmethod?: InputMaybe<Scalars['String']['input']>;
  /** Where people come back to from paying online: an address of the portal, to which `payment_token` is added; another one is refused. Left out: `/checkoutpayment`. */
  return_url?: InputMaybe<Scalars['String']['input']>;
  /** The same as `return_url`. */
  mollie_return_url?: InputMaybe<Scalars['String']['input']>;
  /** The grand total with VAT that the person saw; the answer says whether another one was charged. */
  shown_grand_total?: InputMaybe<Scalars['Float']['input']>;
  /** The version of the cart that the person saw; of a cart that has changed since, nothing is ordered (`cart-changed`). */
  cart_version?: InputMaybe<Scalars['Int']['input']>;
};

/** The order, or why there is none; the fields beside it repeat those of `order`, and are null without one. */
export type PlaceOrderOutput = {
  __typename?: 'PlaceOrderOutput';
  order?: Maybe<Order>;
  orderV2?: Maybe<CustomerOrder>;
  /** Filled only when selected; otherwise the same failure is a top-level error. */
  errors: Array<Maybe<PlaceOrderError>>;
  /** The order number. */
  order_number?: Maybe<Scalars['String']['output']>;
  /** The order title; null without one. */
  customer_order_number?: Maybe<Scalars['String']['output']>;
  /** The note for the driver; null without one. */
  note_for_driver?: Maybe<Scalars['String']['output']>;
  /** The SAP id; null until the ERP has confirmed the order. */
  sap_id?: Maybe<Scalars['String']['output']>;
  /** By which the order is paid; null where it goes on account. */
  payment_token?: Maybe<Scalars['String']['output']>;
  /** Where it is paid; null where it goes on account or is paid, and where the payment provider does not answer: then `startPayment` tries again. */
  payment_redirect_url?: Maybe<Scalars['String']['output']>;
  /** What was charged, with VAT. */
  grand_total?: Maybe<Money>;
  /** True when it is not the `shown_grand_total` of the call; null when the call names none. */
  price_changed?: Maybe<Scalars['Boolean']['output']>;
};

export type Order = {
  __typename?: 'Order';
  order_number: Scalars['String']['output'];
  order_id?: Maybe<Scalars['String']['output']>;
  /** The order title; null without one. */
  customer_order_number?: Maybe<Scalars['String']['output']>;
  /** The note for the driver; null without one. */
  note_for_driver?: Maybe<Scalars['String']['output']>;
  /** The SAP id; null until the ERP has confirmed the order. */
  sap_id?: Maybe<Scalars['String']['output']>;
  /** By which the order is paid; null where it goes on account. */
  payment_token?: Maybe<Scalars['String']['output']>;
  /** Where it is paid; null where it goes on account or is paid, and where the payment provider does not answer: then `startPayment` tries again. */
  payment_redirect_url?: Maybe<Scalars['String']['output']>;
  /** The same as `payment_token`. */
  mollie_payment_token?: Maybe<Scalars['String']['output']>;
  /** The same as `payment_redirect_url`. */
  mollie_redirect_url?: Maybe<Scalars['String']['output']>;
  /** What was charged, with VAT. */
  grand_total: Money;
  /** True when it is not the `shown_grand_total` of the call; null when the call names none. */
  price_changed?: Maybe<Scalars['Boolean']['output']>;
};

export type PlaceOrderError = {
  __typename?: 'PlaceOrderError';
  code: PlaceOrderErrorCodes;
  message: Scalars['String']['output'];
  /** Which rule says no, such as `delivery-date-unavailable`; it stays when the words of the message change. */
  reason: Scalars['String']['output'];
  /** The products that it is about, each once and of the order's own lines or the parts of their bundles; empty where it is about the whole order. */
  skus: Array<Scalars['String']['output']>;
};

export type PlaceOrderErrorCodes =
  | 'CART_NOT_FOUND'
  | 'CART_NOT_ACTIVE'
  | 'GUEST_EMAIL_MISSING'
  | 'UNABLE_TO_PLACE_ORDER'
  | 'UNDEFINED';

export type OrderActionType =
  | 'REORDER'
  | 'CANCEL'
  | 'RETURN';

/** Who placed an order, and for whom. */
export type OrderedBy = {
  __typename?: 'OrderedBy';
  /** First and last name. */
  name: Scalars['String']['output'];
  /** The company that somebody of the brewery ordered it for; null where a person of the company did. */
  for_customer?: Maybe<Scalars['String']['output']>;
};

export type CustomerOrder = {
  __typename?: 'CustomerOrder';
  id: Scalars['ID']['output'];
  number: Scalars['String']['output'];
  order_number: Scalars['String']['output'];
  increment_id?: Maybe<Scalars['String']['output']>;
  order_date: Scalars['String']['output'];
  created_at?: Maybe<Scalars['String']['output']>;
  order_status_change_date: Scalars['String']['output'];
  status: Scalars['String']['output'];
  email?: Maybe<Scalars['String']['output']>;
  token: Scalars['String']['output'];
  carrier?: Maybe<Scalars['String']['output']>;
  shipping_method?: Maybe<Scalars['String']['output']>;
  is_virtual: Scalars['Boolean']['output'];
  /** What it costs: what the ERP has confirmed, and what was ordered as long as it has not. */
  grand_total?: Maybe<Scalars['Float']['output']>;
  /** What it cost as it was ordered; null where that is what it costs. */
  ordered_total?: Maybe<Money>;
  total?: Maybe<OrderTotal>;
  items?: Maybe<Array<Maybe<OrderItemInterface>>>;
  items_eligible_for_return?: Maybe<Array<Maybe<OrderItemInterface>>>;
  shipments?: Maybe<Array<Maybe<OrderShipment>>>;
  invoices: Array<Maybe<Invoice>>;
  credit_memos?: Maybe<Array<Maybe<CreditMemo>>>;
  payment_methods?: Maybe<Array<Maybe<OrderPaymentMethod>>>;
  comments?: Maybe<Array<Maybe<SalesCommentItem>>>;
  /** The first of `shipping_addresses`. */
  shipping_address?: Maybe<OrderAddress>;
  /** Where the order goes: the ship-to, or the addresses that its POS materials went to. */
  shipping_addresses: Array<OrderAddress>;
  billing_address?: Maybe<OrderAddress>;
  applied_coupons: Array<Maybe<AppliedCoupon>>;
  available_actions: Array<Maybe<OrderActionType>>;
  /** The SAP id; null until the ERP has confirmed the order. */
  sap_id?: Maybe<Scalars['String']['output']>;
  /** The order title; null without one. */
  customer_order_number?: Maybe<Scalars['String']['output']>;
  /** The note for the driver; null without one. */
  note_for_driver?: Maybe<Scalars['String']['output']>;
  /** FERT (beer, tank beer included) or ZBTL (POSM). */
  material_type?: Maybe<Scalars['String']['output']>;
  /** Number of the ship-to. */
  ship_to_id?: Maybe<Scalars['String']['output']>;
  /** Name of the ship-to, wherever the goods go. */
  ship_to_name?: Maybe<Scalars['String']['output']>;
  /** Who placed it; null where nobody did whom the portal knows. */
  ordered_by?: Maybe<OrderedBy>;
  /** What keeps it, or its cancelling, from the brewery's ERP; null where nothing does that the caller is told of. */
  held_back?: Maybe<OrderHeldBack>;
  /** Where the goods are, in the ERP's words, such as `AWAITING SHIPMENT`. */
  delivery_status?: Maybe<Scalars['String']['output']>;
  /** How far the ERP has processed it, in the ERP's words, such as `Not Yet Processed`. */
  processing_status?: Maybe<Scalars['String']['output']>;
  /** The processing status in the language of the store. */
  processing_status_label?: Maybe<Scalars['String']['output']>;
  /** Always 0. */
  delivery_cost?: Maybe<Scalars['Float']['output']>;
  /** How far it is paid online; null where it goes on account. */
  payment_status?: Maybe<PaymentStatusEnum>;
  /** By which it is paid, as long as it waits for that. */
  payment_token?: Maybe<Scalars['String']['output']>;
  /** What went back of what was paid online, or is on its way back. */
  refunded?: Maybe<Money>;
  /** Euros taken off the goods. */
  discount?: Maybe<Scalars['Float']['output']>;
  /** What else was ordered and chosen. */
  additional_data?: Maybe<OrderAdditionalData>;
  /** 1 when somebody of the brewery ordered it for the company, else 0. */
  admin_assisted_order?: Maybe<Scalars['Int']['output']>;
  /** Always empty: the portal has no gift cards. */
  applied_gift_cards?: Maybe<Array<Maybe<ApplyGiftCardToOrder>>>;
  /** Always false: the portal has no gift options. */
  gift_receipt_included: Scalars['Boolean']['output'];
  /** Always false: the portal has no gift options. */
  printed_card_included: Scalars['Boolean']['output'];
  /** Always null: the portal has no gift options. */
  gift_message?: Maybe<GiftMessage>;
  /** Always null: the portal has no gift options. */
  gift_wrapping?: Maybe<GiftWrapping>;
  /** Always empty: return items are ordered as lines of an order, and claims are tickets. */
  returns?: Maybe<Returns>;
  /** True while `changeOrder` takes it. */
  can_be_changed: Scalars['Boolean']['output'];
  /** The order whose place it took; null where it took none. */
  replaces?: Maybe<ReplacedOrder>;
  /** Number of the order that took its place; null where none did. */
  replaced_by?: Maybe<Scalars['String']['output']>;
};


export type CustomerOrderReturnsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};

/** What keeps an order, or its cancelling, from the brewery's ERP. Buyers are told that somebody looks at it; the brewery's own people, in which words the ERP says no, too. */
export type OrderHeldBack = {
  __typename?: 'OrderHeldBack';
  /** Whether it is tried again, and what it waits for. */
  state: OrderHeldBackState;
  /** True: the ERP has the order, and does not know that it was cancelled. */
  is_cancelling: Scalars['Boolean']['output'];
  /** Since when the ERP is to be told, ISO instant in UTC. */
  since: Scalars['String']['output'];
  /** What the last try came to, in the ERP's words where it answered; null to buyers, and before any try. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Number of the order of the ship-to that it waits behind; null to buyers, and where it waits behind none. */
  behind?: Maybe<Scalars['String']['output']>;
};

/** Why the brewery's ERP does not have an order, or does not know that it was cancelled. */
export type OrderHeldBackState =
  /** It is not tried any more: a person of the brewery looks at it. */
  | 'REFUSED'
  /** An earlier order of the ship-to is refused. */
  | 'BEHIND'
  /** It is tried again by itself; told to the brewery's people alone. */
  | 'RETRIED';

/** What was chosen for an order, and its amounts. */
export type OrderAdditionalData = {
  __typename?: 'OrderAdditionalData';
  /** The delivery day that was ordered, ISO date. */
  delivery_date?: Maybe<Scalars['String']['output']>;
  /** The day on which the brewery plans to deliver it (the last of several deliveries), ISO date; null where that is the day that was ordered. */
  planned_delivery_date?: Maybe<Scalars['String']['output']>;
  /** Code of the payment method. */
  payment_method?: Maybe<Scalars['String']['output']>;
  /** Code of the method, such as `flatrate_flatrate`. */
  transport_type?: Maybe<Scalars['String']['output']>;
  /** The return items in it. */
  empties?: Maybe<Array<Maybe<CartEmpties>>>;
  /** Whole layers of all lines, without those on pallets. */
  total_layer?: Maybe<Scalars['Int']['output']>;
  /** Whole pallets of all lines. */
  total_pallet?: Maybe<Scalars['Int']['output']>;
  /** Cases of all lines, those on layers and pallets included. */
  total_packages?: Maybe<Scalars['Int']['output']>;
  /** Litres of tank beer. */
  total_liters?: Maybe<Scalars['Float']['output']>;
  /** Kilograms. */
  total_weight?: Maybe<Scalars['Float']['output']>;
  /** From when it may come, such as `08:00`; null when any. */
  delivery_hours_from?: Maybe<Scalars['String']['output']>;
  /** Until when it may come; null when any. */
  delivery_hours_to?: Maybe<Scalars['String']['output']>;
  /** Where the confirmation went; null when it went to the person who ordered. */
  custom_email?: Maybe<Scalars['String']['output']>;
  /** True when it may come after 18:00. */
  delivery_after_six_pm?: Maybe<Scalars['Boolean']['output']>;
  /** True when it comes on pallets. */
  delivery_on_pallet?: Maybe<Scalars['Boolean']['output']>;
  /** The note for the driver; null without one. */
  note_for_driver?: Maybe<Scalars['String']['output']>;
};

export type OrderTotal = {
  __typename?: 'OrderTotal';
  base_grand_total: Money;
  grand_total: Money;
  subtotal: Money;
  subtotal_excl_tax: Money;
  subtotal_incl_tax: Money;
  total_shipping: Money;
  total_tax: Money;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  taxes?: Maybe<Array<Maybe<TaxItem>>>;
  shipping_handling?: Maybe<ShippingHandling>;
  /** The grand total without VAT. */
  grand_total_excl_tax: Money;
  /** Always null: the portal has no gift options. */
  gift_options?: Maybe<GiftOptionsPrices>;
  /** Always null: the portal has no gift cards. */
  total_giftcard?: Maybe<Money>;
};

export type TaxItem = {
  __typename?: 'TaxItem';
  amount: Money;
  rate: Scalars['Float']['output'];
  title: Scalars['String']['output'];
};

export type ShippingHandling = {
  __typename?: 'ShippingHandling';
  total_amount: Money;
  amount_including_tax?: Maybe<Money>;
  amount_excluding_tax?: Maybe<Money>;
  discounts?: Maybe<Array<Maybe<ShippingDiscount>>>;
  taxes?: Maybe<Array<Maybe<TaxItem>>>;
};

export type ShippingDiscount = {
  __typename?: 'ShippingDiscount';
  amount: Money;
};

export type OrderItemInterface = {
  id: Scalars['ID']['output'];
  product?: Maybe<ProductInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sku: Scalars['String']['output'];
  product_type?: Maybe<Scalars['String']['output']>;
  product_url_key?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  prices?: Maybe<OrderItemPrices>;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  status?: Maybe<Scalars['String']['output']>;
  eligible_for_return?: Maybe<Scalars['Boolean']['output']>;
  quantity_ordered?: Maybe<Scalars['Float']['output']>;
  /** What the ERP has confirmed of it, in cases, pieces or litres of tank beer; null until it has. */
  quantity_confirmed?: Maybe<Scalars['Float']['output']>;
  /** Why it does not come as it was ordered; null where it does. */
  confirmation?: Maybe<OrderLineConfirmation>;
  quantity_shipped?: Maybe<Scalars['Float']['output']>;
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
  quantity_canceled?: Maybe<Scalars['Float']['output']>;
  quantity_refunded?: Maybe<Scalars['Float']['output']>;
  quantity_returned?: Maybe<Scalars['Float']['output']>;
  selected_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  entered_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  /** Loose cases or pieces that were ordered. */
  number_of_packages?: Maybe<Scalars['Int']['output']>;
  /** Whole layers beside them. */
  number_of_layer?: Maybe<Scalars['Int']['output']>;
  /** Whole pallets beside them. */
  number_of_pallet?: Maybe<Scalars['Int']['output']>;
  /** Litres and tanks of tank beer; null for other lines. */
  tank_details?: Maybe<TankDetails>;
  /** Always null: the portal has no gift options. */
  gift_message?: Maybe<GiftMessage>;
  /** Always null: the portal has no gift options. */
  gift_wrapping?: Maybe<GiftWrapping>;
  /** Always null: the portal has no free gifts. */
  free_gift_label?: Maybe<Scalars['String']['output']>;
  /** Always 0: return items are ordered as lines of an order, and claims are tickets. */
  quantity_return_requested?: Maybe<Scalars['Float']['output']>;
};

/** Why a line of an order does not come as it was ordered. */
export type OrderLineConfirmation = {
  __typename?: 'OrderLineConfirmation';
  /** What the brewery makes of the line. */
  change: OrderLineChange;
  /** How much of the confirmed quantity comes after the ordered day; null where nothing does. */
  later_quantity?: Maybe<Scalars['Float']['output']>;
  /** The day on which the last of it comes, ISO date; null where nothing comes later. */
  later_on?: Maybe<Scalars['String']['output']>;
  /** The product that comes in place of the ordered one; null where none does. */
  substitute_sku?: Maybe<Scalars['String']['output']>;
  /** What it is called in the language of the store; null where the catalogue does not have it. */
  substitute_name?: Maybe<Scalars['String']['output']>;
};

/** What the brewery makes of a line. */
export type OrderLineChange =
  /** Nothing of it comes: the brewery has rejected it. */
  | 'REJECTED'
  /** Less of it comes than was ordered. */
  | 'REDUCED'
  /** Another product comes in its place. */
  | 'SUBSTITUTED'
  /** Less of it was delivered than was confirmed, and the rest does not follow. */
  | 'SHORT_DELIVERED'
  /** All of it comes, a part of it after the ordered day. */
  | 'BACKORDERED';

export type OrderItem = OrderItemInterface & {
  __typename?: 'OrderItem';
  id: Scalars['ID']['output'];
  product?: Maybe<ProductInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sku: Scalars['String']['output'];
  product_type?: Maybe<Scalars['String']['output']>;
  product_url_key?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  prices?: Maybe<OrderItemPrices>;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  status?: Maybe<Scalars['String']['output']>;
  eligible_for_return?: Maybe<Scalars['Boolean']['output']>;
  quantity_ordered?: Maybe<Scalars['Float']['output']>;
  /** What the ERP has confirmed of it, in cases, pieces or litres of tank beer; null until it has. */
  quantity_confirmed?: Maybe<Scalars['Float']['output']>;
  /** Why it does not come as it was ordered; null where it does. */
  confirmation?: Maybe<OrderLineConfirmation>;
  quantity_shipped?: Maybe<Scalars['Float']['output']>;
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
  quantity_canceled?: Maybe<Scalars['Float']['output']>;
  quantity_refunded?: Maybe<Scalars['Float']['output']>;
  quantity_returned?: Maybe<Scalars['Float']['output']>;
  selected_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  entered_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  /** Loose cases or pieces that were ordered. */
  number_of_packages?: Maybe<Scalars['Int']['output']>;
  /** Whole layers beside them. */
  number_of_layer?: Maybe<Scalars['Int']['output']>;
  /** Whole pallets beside them. */
  number_of_pallet?: Maybe<Scalars['Int']['output']>;
  /** Litres and tanks of tank beer; null for other lines. */
  tank_details?: Maybe<TankDetails>;
  /** Always null: the portal has no gift options. */
  gift_message?: Maybe<GiftMessage>;
  /** Always null: the portal has no gift options. */
  gift_wrapping?: Maybe<GiftWrapping>;
  /** Always null: the portal has no free gifts. */
  free_gift_label?: Maybe<Scalars['String']['output']>;
  /** Always 0: return items are ordered as lines of an order, and claims are tickets. */
  quantity_return_requested?: Maybe<Scalars['Float']['output']>;
};

export type ConfigurableOrderItem = OrderItemInterface & {
  __typename?: 'ConfigurableOrderItem';
  id: Scalars['ID']['output'];
  product?: Maybe<ProductInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sku: Scalars['String']['output'];
  product_type?: Maybe<Scalars['String']['output']>;
  product_url_key?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  prices?: Maybe<OrderItemPrices>;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  status?: Maybe<Scalars['String']['output']>;
  eligible_for_return?: Maybe<Scalars['Boolean']['output']>;
  quantity_ordered?: Maybe<Scalars['Float']['output']>;
  /** What the ERP has confirmed of it, in cases, pieces or litres of tank beer; null until it has. */
  quantity_confirmed?: Maybe<Scalars['Float']['output']>;
  /** Why it does not come as it was ordered; null where it does. */
  confirmation?: Maybe<OrderLineConfirmation>;
  quantity_shipped?: Maybe<Scalars['Float']['output']>;
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
  quantity_canceled?: Maybe<Scalars['Float']['output']>;
  quantity_refunded?: Maybe<Scalars['Float']['output']>;
  quantity_returned?: Maybe<Scalars['Float']['output']>;
  selected_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  entered_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  /** Loose cases or pieces that were ordered. */
  number_of_packages?: Maybe<Scalars['Int']['output']>;
  /** Whole layers beside them. */
  number_of_layer?: Maybe<Scalars['Int']['output']>;
  /** Whole pallets beside them. */
  number_of_pallet?: Maybe<Scalars['Int']['output']>;
  /** Litres and tanks of tank beer; null for other lines. */
  tank_details?: Maybe<TankDetails>;
  parent_sku?: Maybe<Scalars['String']['output']>;
  /** What was sold; `product` is what it was chosen of. */
  configured_variant?: Maybe<ProductInterface>;
  /** Always null: the portal has no gift options. */
  gift_message?: Maybe<GiftMessage>;
  /** Always null: the portal has no gift options. */
  gift_wrapping?: Maybe<GiftWrapping>;
  /** Always null: the portal has no free gifts. */
  free_gift_label?: Maybe<Scalars['String']['output']>;
  /** Always 0: return items are ordered as lines of an order, and claims are tickets. */
  quantity_return_requested?: Maybe<Scalars['Float']['output']>;
};

export type BundleOrderItem = OrderItemInterface & {
  __typename?: 'BundleOrderItem';
  id: Scalars['ID']['output'];
  product?: Maybe<ProductInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sku: Scalars['String']['output'];
  product_type?: Maybe<Scalars['String']['output']>;
  product_url_key?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  prices?: Maybe<OrderItemPrices>;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  status?: Maybe<Scalars['String']['output']>;
  eligible_for_return?: Maybe<Scalars['Boolean']['output']>;
  quantity_ordered?: Maybe<Scalars['Float']['output']>;
  /** What the ERP has confirmed of it, in cases, pieces or litres of tank beer; null until it has. */
  quantity_confirmed?: Maybe<Scalars['Float']['output']>;
  /** Why it does not come as it was ordered; null where it does. */
  confirmation?: Maybe<OrderLineConfirmation>;
  quantity_shipped?: Maybe<Scalars['Float']['output']>;
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
  quantity_canceled?: Maybe<Scalars['Float']['output']>;
  quantity_refunded?: Maybe<Scalars['Float']['output']>;
  quantity_returned?: Maybe<Scalars['Float']['output']>;
  selected_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  entered_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  /** Loose cases or pieces that were ordered. */
  number_of_packages?: Maybe<Scalars['Int']['output']>;
  /** Whole layers beside them. */
  number_of_layer?: Maybe<Scalars['Int']['output']>;
  /** Whole pallets beside them. */
  number_of_pallet?: Maybe<Scalars['Int']['output']>;
  /** Litres and tanks of tank beer; null for other lines. */
  tank_details?: Maybe<TankDetails>;
  parent_sku?: Maybe<Scalars['String']['output']>;
  bundle_options?: Maybe<Array<Maybe<ItemSelectedBundleOption>>>;
  /** Always null: the portal has no gift options. */
  gift_message?: Maybe<GiftMessage>;
  /** Always null: the portal has no gift options. */
  gift_wrapping?: Maybe<GiftWrapping>;
  /** Always null: the portal has no free gifts. */
  free_gift_label?: Maybe<Scalars['String']['output']>;
  /** Always 0: return items are ordered as lines of an order, and claims are tickets. */
  quantity_return_requested?: Maybe<Scalars['Float']['output']>;
};

export type DownloadableOrderItem = OrderItemInterface & {
  __typename?: 'DownloadableOrderItem';
  id: Scalars['ID']['output'];
  product?: Maybe<ProductInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sku: Scalars['String']['output'];
  product_type?: Maybe<Scalars['String']['output']>;
  product_url_key?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  prices?: Maybe<OrderItemPrices>;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  status?: Maybe<Scalars['String']['output']>;
  eligible_for_return?: Maybe<Scalars['Boolean']['output']>;
  quantity_ordered?: Maybe<Scalars['Float']['output']>;
  /** What the ERP has confirmed of it, in cases, pieces or litres of tank beer; null until it has. */
  quantity_confirmed?: Maybe<Scalars['Float']['output']>;
  /** Why it does not come as it was ordered; null where it does. */
  confirmation?: Maybe<OrderLineConfirmation>;
  quantity_shipped?: Maybe<Scalars['Float']['output']>;
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
  quantity_canceled?: Maybe<Scalars['Float']['output']>;
  quantity_refunded?: Maybe<Scalars['Float']['output']>;
  quantity_returned?: Maybe<Scalars['Float']['output']>;
  selected_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  entered_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  /** Loose cases or pieces that were ordered. */
  number_of_packages?: Maybe<Scalars['Int']['output']>;
  /** Whole layers beside them. */
  number_of_layer?: Maybe<Scalars['Int']['output']>;
  /** Whole pallets beside them. */
  number_of_pallet?: Maybe<Scalars['Int']['output']>;
  /** Litres and tanks of tank beer; null for other lines. */
  tank_details?: Maybe<TankDetails>;
  downloadable_links?: Maybe<Array<Maybe<DownloadableItemsLinks>>>;
  /** Always null: the portal has no gift options. */
  gift_message?: Maybe<GiftMessage>;
  /** Always null: the portal has no gift options. */
  gift_wrapping?: Maybe<GiftWrapping>;
  /** Always null: the portal has no free gifts. */
  free_gift_label?: Maybe<Scalars['String']['output']>;
  /** Always 0: return items are ordered as lines of an order, and claims are tickets. */
  quantity_return_requested?: Maybe<Scalars['Float']['output']>;
};

export type DownloadableItemsLinks = {
  __typename?: 'DownloadableItemsLinks';
  uid: Scalars['ID']['output'];
  title?: Maybe<Scalars['String']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
};

export type ItemSelectedBundleOption = {
  __typename?: 'ItemSelectedBundleOption';
  uid: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
  label: Scalars['String']['output'];
  values?: Maybe<Array<Maybe<ItemSelectedBundleOptionValue>>>;
};

export type ItemSelectedBundleOptionValue = {
  __typename?: 'ItemSelectedBundleOptionValue';
  uid: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
  product_name: Scalars['String']['output'];
  product_sku: Scalars['String']['output'];
  quantity: Scalars['Float']['output'];
  price: Money;
};

export type OrderItemOption = {
  __typename?: 'OrderItemOption';
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type OrderItemPrices = {
  __typename?: 'OrderItemPrices';
  price: Money;
  price_including_tax: Money;
  row_total: Money;
  row_total_including_tax: Money;
  original_price?: Maybe<Money>;
  original_price_including_tax?: Maybe<Money>;
  original_row_total: Money;
  original_row_total_including_tax: Money;
  total_item_discount: Money;
  discounts?: Maybe<Array<Maybe<Discount>>>;
};

export type OrderAddress = {
  __typename?: 'OrderAddress';
  firstname: Scalars['String']['output'];
  lastname: Scalars['String']['output'];
  middlename?: Maybe<Scalars['String']['output']>;
  prefix?: Maybe<Scalars['String']['output']>;
  suffix?: Maybe<Scalars['String']['output']>;
  company?: Maybe<Scalars['String']['output']>;
  street: Array<Maybe<Scalars['String']['output']>>;
  city: Scalars['String']['output'];
  postcode?: Maybe<Scalars['String']['output']>;
  region?: Maybe<Scalars['String']['output']>;
  region_id?: Maybe<Scalars['ID']['output']>;
  country_code?: Maybe<CountryCodeEnum>;
  telephone?: Maybe<Scalars['String']['output']>;
  fax?: Maybe<Scalars['String']['output']>;
  vat_id?: Maybe<Scalars['String']['output']>;
  /** Where its buyer collects it; null where it is brought. */
  service_point?: Maybe<OrderServicePoint>;
};

/** A service point of a carrier. */
export type OrderServicePoint = {
  __typename?: 'OrderServicePoint';
  /** Known to its carrier by it. */
  id: Scalars['String']['output'];
  /** Who brings it there. */
  carrier: Scalars['String']['output'];
};

export type OrderShipment = {
  __typename?: 'OrderShipment';
  id: Scalars['ID']['output'];
  number: Scalars['String']['output'];
  tracking?: Maybe<Array<Maybe<ShipmentTracking>>>;
  items?: Maybe<Array<Maybe<ShipmentItemInterface>>>;
  comments?: Maybe<Array<Maybe<SalesCommentItem>>>;
};

export type ShipmentTracking = {
  __typename?: 'ShipmentTracking';
  carrier: Scalars['String']['output'];
  title: Scalars['String']['output'];
  number?: Maybe<Scalars['String']['output']>;
};

export type ShipmentItemInterface = {
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sku: Scalars['String']['output'];
  product_sale_price: Money;
  quantity_shipped: Scalars['Float']['output'];
};

export type ShipmentItem = ShipmentItemInterface & {
  __typename?: 'ShipmentItem';
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sku: Scalars['String']['output'];
  product_sale_price: Money;
  quantity_shipped: Scalars['Float']['output'];
};

export type BundleShipmentItem = ShipmentItemInterface & {
  __typename?: 'BundleShipmentItem';
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sku: Scalars['String']['output'];
  product_sale_price: Money;
  quantity_shipped: Scalars['Float']['output'];
  bundle_options?: Maybe<Array<Maybe<ItemSelectedBundleOption>>>;
};

export type OrderPaymentMethod = {
  __typename?: 'OrderPaymentMethod';
  name: Scalars['String']['output'];
  type: Scalars['String']['output'];
  additional_data?: Maybe<Array<Maybe<KeyValue>>>;
};

export type SalesCommentItem = {
  __typename?: 'SalesCommentItem';
  message: Scalars['String']['output'];
  timestamp: Scalars['String']['output'];
};

/** What an invoice is on the market's own day. */
export type InvoiceState =
  /** To be paid, and in time. */
  | 'OPEN'
  /** To be paid, and its due date is past. */
  | 'OVERDUE'
  /** Nothing is left to pay. */
  | 'PAID';

export type Invoice = {
  __typename?: 'Invoice';
  id: Scalars['ID']['output'];
  number: Scalars['String']['output'];
  /** The last day on which it is paid in time; null while the ERP has not told it, and for who may see no documents. */
  due_date?: Maybe<Scalars['String']['output']>;
  /** What has been paid of it; null while the ERP has not told it, and for who may see no documents. */
  paid?: Maybe<Money>;
  /** What is still to be paid of it; null while the ERP has not told it, and for who may see no documents. */
  open?: Maybe<Money>;
  /** What it is today; null while the ERP has not told it, and for who may see no documents. */
  state?: Maybe<InvoiceState>;
  total?: Maybe<InvoiceTotal>;
  items?: Maybe<Array<Maybe<InvoiceItemInterface>>>;
  comments?: Maybe<Array<Maybe<SalesCommentItem>>>;
};

export type InvoiceTotal = {
  __typename?: 'InvoiceTotal';
  base_grand_total: Money;
  grand_total: Money;
  subtotal: Money;
  total_shipping: Money;
  total_tax: Money;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  taxes?: Maybe<Array<Maybe<TaxItem>>>;
  shipping_handling?: Maybe<ShippingHandling>;
};

export type CreditMemo = {
  __typename?: 'CreditMemo';
  id: Scalars['ID']['output'];
  number: Scalars['String']['output'];
  total?: Maybe<CreditMemoTotal>;
  items?: Maybe<Array<Maybe<CreditMemoItemInterface>>>;
  comments?: Maybe<Array<Maybe<SalesCommentItem>>>;
};

export type CreditMemoTotal = {
  __typename?: 'CreditMemoTotal';
  base_grand_total: Money;
  grand_total: Money;
  subtotal: Money;
  total_shipping: Money;
  total_tax: Money;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  taxes?: Maybe<Array<Maybe<TaxItem>>>;
  shipping_handling?: Maybe<ShippingHandling>;
  adjustment: Money;
};

export type InvoiceItemInterface = {
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sku: Scalars['String']['output'];
  product_sale_price: Money;
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
  discounts?: Maybe<Array<Maybe<Discount>>>;
};

export type InvoiceItem = InvoiceItemInterface & {
  __typename?: 'InvoiceItem';
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sku: Scalars['String']['output'];
  product_sale_price: Money;
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
  discounts?: Maybe<Array<Maybe<Discount>>>;
};

export type BundleInvoiceItem = InvoiceItemInterface & {
  __typename?: 'BundleInvoiceItem';
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sku: Scalars['String']['output'];
  product_sale_price: Money;
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  bundle_options?: Maybe<Array<Maybe<ItemSelectedBundleOption>>>;
};

export type DownloadableInvoiceItem = InvoiceItemInterface & {
  __typename?: 'DownloadableInvoiceItem';
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sku: Scalars['String']['output'];
  product_sale_price: Money;
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  downloadable_links?: Maybe<Array<Maybe<DownloadableItemsLinks>>>;
};

export type CreditMemoItemInterface = {
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sku: Scalars['String']['output'];
  product_sale_price: Money;
  quantity_refunded?: Maybe<Scalars['Float']['output']>;
  discounts?: Maybe<Array<Maybe<Discount>>>;
};

export type CreditMemoItem = CreditMemoItemInterface & {
  __typename?: 'CreditMemoItem';
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sku: Scalars['String']['output'];
  product_sale_price: Money;
  quantity_refunded?: Maybe<Scalars['Float']['output']>;
  discounts?: Maybe<Array<Maybe<Discount>>>;
};

export type BundleCreditMemoItem = CreditMemoItemInterface & {
  __typename?: 'BundleCreditMemoItem';
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sku: Scalars['String']['output'];
  product_sale_price: Money;
  quantity_refunded?: Maybe<Scalars['Float']['output']>;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  bundle_options?: Maybe<Array<Maybe<ItemSelectedBundleOption>>>;
};

export type DownloadableCreditMemoItem = CreditMemoItemInterface & {
  __typename?: 'DownloadableCreditMemoItem';
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sku: Scalars['String']['output'];
  product_sale_price: Money;
  quantity_refunded?: Maybe<Scalars['Float']['output']>;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  downloadable_links?: Maybe<Array<Maybe<DownloadableItemsLinks>>>;
};

export type MollieProcessTransactionInput = {
  payment_token: Scalars['String']['input'];
};

export type MollieProcessTransactionOutput = {
  __typename?: 'MollieProcessTransactionOutput';
  paymentStatus?: Maybe<PaymentStatusEnum>;
  /** The caller's cart, where the goods of the order are in it again. */
  cart?: Maybe<Cart>;
  redirect_to_cart?: Maybe<Scalars['Boolean']['output']>;
  redirect_to_success_page?: Maybe<Scalars['Boolean']['output']>;
  /** The order, and where it can be paid. */
  standing?: Maybe<PaymentStanding>;
};

export type MollieResetCartInput = {
  cart_id: Scalars['String']['input'];
};

export type MollieResetCartOutput = {
  __typename?: 'MollieResetCartOutput';
  cart: Cart;
};

/** How far an order is paid. */
export type PaymentStanding = {
  __typename?: 'PaymentStanding';
  /** The number of the order. */
  order_number: Scalars['String']['output'];
  /** By which the order is paid and asked about. */
  payment_token: Scalars['String']['output'];
  /** The cart that the order was placed from, as `mollieRestoreCart` takes it. */
  cart_id?: Maybe<Scalars['String']['output']>;
  /** Where the payment is at the provider; `CREATED` while it has none, `REFUNDED` once its money goes back. */
  payment_status: PaymentStatusEnum;
  /** Where the order can be paid now; null where it cannot, or where the provider does not answer. */
  payment_redirect_url?: Maybe<Scalars['String']['output']>;
  /** Until when the order waits for its payment; null once it waits no more. */
  pay_until?: Maybe<Scalars['String']['output']>;
  /** What is to be paid, with VAT. */
  amount: Money;
  /** What went back, or is on its way back. */
  refunded: Money;
  /** True once the order is given up: it will not come. */
  is_given_up: Scalars['Boolean']['output'];
  /** True once the goods of an order that was given up were put into its buyer's cart. */
  is_cart_returned: Scalars['Boolean']['output'];
  /** True where the caller placed the order: only then its goods can come back into the caller's cart. */
  is_own: Scalars['Boolean']['output'];
};

export type PaymentStatusEnum =
  | 'CREATED'
  | 'PAID'
  | 'AUTHORIZED'
  | 'CANCELED'
  | 'SHIPPING'
  | 'COMPLETED'
  | 'EXPIRED'
  | 'PENDING'
  | 'REFUNDED'
  | 'ERROR'
  | 'FAILED'
  | 'OPEN';

/** What of a cart cannot be had. */
export type CheckProductsStockOutput = {
  __typename?: 'CheckProductsStockOutput';
  /** Empty when all of it can be had. */
  items: Array<Maybe<StockCheckItem>>;
  /** The cart, unchanged. */
  cart?: Maybe<Cart>;
};

/** A product that cannot be had as the cart asks for it. */
export type StockCheckItem = {
  __typename?: 'StockCheckItem';
  /** Its SKU. */
  sku: Scalars['String']['output'];
  /** Why, by a stable name such as `no-longer-sold`. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Cases or pieces that can be had; 0 when none. */
  max_available_quantity?: Maybe<Scalars['Float']['output']>;
};

export type SetPaymentMethodAndPlaceOrderInput = {
  cart_id: Scalars['String']['input'];
  payment_method: PaymentMethodInput;
};

export type ReorderItemsOutput = {
  __typename?: 'ReorderItemsOutput';
  cart: Cart;
  userInputErrors: Array<Maybe<CheckoutUserInputError>>;
  /** What could not be added, in whole or in part; the same lines as `userInputErrors`, in the same order. */
  failed_items: Array<FailedReorderItem>;
};

export type CheckoutUserInputError = {
  __typename?: 'CheckoutUserInputError';
  code: CheckoutUserInputErrorCodes;
  message: Scalars['String']['output'];
  path: Array<Maybe<Scalars['String']['output']>>;
};

export type CheckoutUserInputErrorCodes =
  | 'REORDER_NOT_AVAILABLE'
  | 'PRODUCT_NOT_FOUND'
  | 'NOT_SALABLE'
  | 'INSUFFICIENT_STOCK'
  | 'UNDEFINED';

/** An order of the past as it would be today, at the ship-to that the request names, else at its own. */
export type OrderAgain = {
  __typename?: 'OrderAgain';
  /** Number of the order that it is about. */
  order_number: Scalars['String']['output'];
  /** Code of the method that it would travel by: that of the order where the buyer may choose and it is still offered, else the one that an order begins with. Null when none is offered. */
  delivery_method?: Maybe<Scalars['String']['output']>;
  /** The first day that it can come on, ISO date; null when no day is open. */
  delivery_date?: Maybe<Scalars['String']['output']>;
  /** Until when it has to be placed for that day, ISO instant in UTC; null when no day is open. */
  cut_off_at?: Maybe<Scalars['String']['output']>;
  /** Code of the payment method that it would begin with; null when none is offered. */
  payment_method?: Maybe<Scalars['String']['output']>;
  /** Its lines in the order of that time. */
  items: Array<OrderAgainItem>;
  /** What it would cost today, with VAT and deposit. */
  grand_total: Money;
  /** Why it could not be placed as it would be; null when it could. */
  refusal?: Maybe<OrderAgainRefusal>;
};

/** A line of an order of the past, and what can be had of it today. */
export type OrderAgainItem = {
  __typename?: 'OrderAgainItem';
  /** SKU of what was ordered. */
  product_sku: Scalars['String']['output'];
  /** Its name at that time. */
  product_name: Scalars['String']['output'];
  /** What is other than it was; empty when nothing is. */
  changes: Array<OrderAgainChange>;
  /** Why not all of it can be had; null when all of it can. */
  message?: Maybe<Scalars['String']['output']>;
  /** Single cases or pieces that can be had; 0 of tank beer. */
  number_of_packages: Scalars['Int']['output'];
  /** Layers that can be had. */
  number_of_layer: Scalars['Int']['output'];
  /** Pallets that can be had. */
  number_of_pallet: Scalars['Int']['output'];
  /** Litres that can be had of tank beer; 0 of all else. */
  liters: Scalars['Int']['output'];
  /** What a case, a piece or a litre cost then, without VAT. */
  ordered_price: Money;
  /** What it costs today, without VAT; null when none of it can be had. */
  price?: Maybe<Money>;
};

/** What of a line is other than when it was ordered. */
export type OrderAgainChange =
  /** None of it can be had. */
  | 'GONE'
  /** Less of it can be had. */
  | 'LESS'
  /** It has another price. */
  | 'PRICE';

/** Why an order of the past could not be placed again as it would be. */
export type OrderAgainRefusal = {
  __typename?: 'OrderAgainRefusal';
  /** The stable name, as `reason` in the errors of `placeOrder`. */
  reason: Scalars['String']['output'];
  /** The same in words. */
  message: Scalars['String']['output'];
};

export type Currency = {
  __typename?: 'Currency';
  base_currency_code?: Maybe<Scalars['String']['output']>;
  base_currency_symbol?: Maybe<Scalars['String']['output']>;
  default_display_currency_code?: Maybe<Scalars['String']['output']>;
  default_display_currency_symbol?: Maybe<Scalars['String']['output']>;
  /** @deprecated Use `default_display_currency_code`. */
  default_display_currecy_code?: Maybe<Scalars['String']['output']>;
  /** @deprecated Use `default_display_currency_symbol`. */
  default_display_currecy_symbol?: Maybe<Scalars['String']['output']>;
  available_currency_codes?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  exchange_rates?: Maybe<Array<Maybe<ExchangeRate>>>;
};

export type ExchangeRate = {
  __typename?: 'ExchangeRate';
  currency_to?: Maybe<Scalars['String']['output']>;
  rate?: Maybe<Scalars['Float']['output']>;
};

export type Country = {
  __typename?: 'Country';
  id?: Maybe<Scalars['String']['output']>;
  two_letter_abbreviation?: Maybe<Scalars['String']['output']>;
  three_letter_abbreviation?: Maybe<Scalars['String']['output']>;
  full_name_english?: Maybe<Scalars['String']['output']>;
  full_name_locale?: Maybe<Scalars['String']['output']>;
  available_regions?: Maybe<Array<Maybe<Region>>>;
};

export type Region = {
  __typename?: 'Region';
  id?: Maybe<Scalars['Int']['output']>;
  code?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
};

/** Settings of the portal, readable without signing in. */
export type PortalConfig = {
  __typename?: 'PortalConfig';
  /** True while the portal is closed to buyers. */
  maintenance?: Maybe<Scalars['Boolean']['output']>;
  /** Seconds that a banner stays. */
  banner_rotation?: Maybe<Scalars['Int']['output']>;
  /** Days without delivery in this and the next year, by month. */
  holidays?: Maybe<Array<Maybe<PortalHolidayMonth>>>;
  /** JSON text: the list of permissions that open a section of the portal. */
  sections?: Maybe<Scalars['String']['output']>;
  /** Comma list of `Packaging`, `Layers`, `Pallets`. */
  orderableunits?: Maybe<Scalars['String']['output']>;
};

/** The holidays of a month, in both years. */
export type PortalHolidayMonth = {
  __typename?: 'PortalHolidayMonth';
  /** Its number as text, `1` to `12`. */
  month?: Maybe<Scalars['String']['output']>;
  /** ISO dates in order. */
  days?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
};

export type CheckoutAgreement = {
  __typename?: 'CheckoutAgreement';
  agreement_id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  content: Scalars['String']['output'];
  content_height?: Maybe<Scalars['String']['output']>;
  checkbox_text: Scalars['String']['output'];
  is_html: Scalars['Boolean']['output'];
  mode: CheckoutAgreementMode;
};

export type CheckoutAgreementMode =
  | 'AUTO'
  | 'MANUAL';

export type StoreConfig = {
  __typename?: 'StoreConfig';
  id?: Maybe<Scalars['Int']['output']>;
  code?: Maybe<Scalars['String']['output']>;
  store_code?: Maybe<Scalars['ID']['output']>;
  store_name?: Maybe<Scalars['String']['output']>;
  store_sort_order?: Maybe<Scalars['Int']['output']>;
  is_default_store?: Maybe<Scalars['Boolean']['output']>;
  store_group_code?: Maybe<Scalars['ID']['output']>;
  store_group_name?: Maybe<Scalars['String']['output']>;
  is_default_store_group?: Maybe<Scalars['Boolean']['output']>;
  website_id?: Maybe<Scalars['Int']['output']>;
  website_code?: Maybe<Scalars['ID']['output']>;
  website_name?: Maybe<Scalars['String']['output']>;
  locale?: Maybe<Scalars['String']['output']>;
  timezone?: Maybe<Scalars['String']['output']>;
  weight_unit?: Maybe<Scalars['String']['output']>;
  base_currency_code?: Maybe<Scalars['String']['output']>;
  default_display_currency_code?: Maybe<Scalars['String']['output']>;
  base_url?: Maybe<Scalars['String']['output']>;
  secure_base_url?: Maybe<Scalars['String']['output']>;
  base_link_url?: Maybe<Scalars['String']['output']>;
  secure_base_link_url?: Maybe<Scalars['String']['output']>;
  base_media_url?: Maybe<Scalars['String']['output']>;
  secure_base_media_url?: Maybe<Scalars['String']['output']>;
  base_static_url?: Maybe<Scalars['String']['output']>;
  secure_base_static_url?: Maybe<Scalars['String']['output']>;
  root_category_id?: Maybe<Scalars['Int']['output']>;
  root_category_uid?: Maybe<Scalars['ID']['output']>;
  product_url_suffix?: Maybe<Scalars['String']['output']>;
  category_url_suffix?: Maybe<Scalars['String']['output']>;
  title_separator?: Maybe<Scalars['String']['output']>;
  default_title?: Maybe<Scalars['String']['output']>;
  default_description?: Maybe<Scalars['String']['output']>;
  default_keywords?: Maybe<Scalars['String']['output']>;
  title_prefix?: Maybe<Scalars['String']['output']>;
  title_suffix?: Maybe<Scalars['String']['output']>;
  header_logo_src?: Maybe<Scalars['String']['output']>;
  logo_alt?: Maybe<Scalars['String']['output']>;
  logo_width?: Maybe<Scalars['Int']['output']>;
  logo_height?: Maybe<Scalars['Int']['output']>;
  head_shortcut_icon?: Maybe<Scalars['String']['output']>;
  copyright?: Maybe<Scalars['String']['output']>;
  cms_home_page?: Maybe<Scalars['String']['output']>;
  cms_no_route?: Maybe<Scalars['String']['output']>;
  cms_no_cookies?: Maybe<Scalars['String']['output']>;
  front?: Maybe<Scalars['String']['output']>;
  no_route?: Maybe<Scalars['String']['output']>;
  show_cms_breadcrumbs?: Maybe<Scalars['Int']['output']>;
  grid_per_page?: Maybe<Scalars['Int']['output']>;
  grid_per_page_values?: Maybe<Scalars['String']['output']>;
  list_per_page?: Maybe<Scalars['Int']['output']>;
  list_per_page_values?: Maybe<Scalars['String']['output']>;
  list_mode?: Maybe<Scalars['String']['output']>;
  catalog_default_sort_by?: Maybe<Scalars['String']['output']>;
  default_country?: Maybe<Scalars['String']['output']>;
  optional_zip_countries?: Maybe<Scalars['String']['output']>;
  countries_with_required_region?: Maybe<Scalars['String']['output']>;
  display_state_if_optional?: Maybe<Scalars['Boolean']['output']>;
  is_guest_checkout_enabled?: Maybe<Scalars['Boolean']['output']>;
  is_one_page_checkout_enabled?: Maybe<Scalars['Boolean']['output']>;
  minimum_password_length?: Maybe<Scalars['String']['output']>;
  required_character_classes_number?: Maybe<Scalars['String']['output']>;
  magento_wishlist_general_is_enabled?: Maybe<Scalars['String']['output']>;
  enable_multiple_wishlists?: Maybe<Scalars['String']['output']>;
  maximum_number_of_wishlists?: Maybe<Scalars['String']['output']>;
  configurable_thumbnail_source?: Maybe<Scalars['String']['output']>;
  product_reviews_enabled?: Maybe<Scalars['String']['output']>;
  allow_guests_to_write_product_reviews?: Maybe<Scalars['String']['output']>;
  customer_access_token_lifetime?: Maybe<Scalars['Float']['output']>;
  autocomplete_on_storefront?: Maybe<Scalars['Boolean']['output']>;
  create_account_confirmation?: Maybe<Scalars['Boolean']['output']>;
  shopping_cart_display_price?: Maybe<Scalars['Int']['output']>;
  shopping_cart_display_subtotal?: Maybe<Scalars['Int']['output']>;
  shopping_cart_display_shipping?: Maybe<Scalars['Int']['output']>;
  shopping_cart_display_full_summary?: Maybe<Scalars['Boolean']['output']>;
  shopping_cart_display_zero_tax?: Maybe<Scalars['Boolean']['output']>;
  display_product_prices_in_catalog: Scalars['Int']['output'];
  category_fixed_product_tax_display_setting?: Maybe<FixedProductTaxDisplaySettings>;
  product_fixed_product_tax_display_setting?: Maybe<FixedProductTaxDisplaySettings>;
  sales_fixed_product_tax_display_setting?: Maybe<FixedProductTaxDisplaySettings>;
  order_cancellation_enabled: Scalars['Boolean']['output'];
  order_cancellation_reasons: Array<Maybe<CancellationReason>>;
  allow_items?: Maybe<Scalars['String']['output']>;
  allow_order?: Maybe<Scalars['String']['output']>;
  head_includes?: Maybe<Scalars['String']['output']>;
  welcome?: Maybe<Scalars['String']['output']>;
  absolute_footer?: Maybe<Scalars['String']['output']>;
  use_store_in_url?: Maybe<Scalars['Boolean']['output']>;
  newsletter_enabled: Scalars['Boolean']['output'];
  contact_enabled: Scalars['Boolean']['output'];
  check_money_order_make_check_payable_to?: Maybe<Scalars['String']['output']>;
  check_money_order_send_check_to?: Maybe<Scalars['String']['output']>;
  /** True: a client may show a small cart on every page. */
  minicart_display?: Maybe<Scalars['Boolean']['output']>;
  /** Lines that a client shows in the small cart at most. */
  minicart_max_items?: Maybe<Scalars['Int']['output']>;
  /** Null: a cart stays until it is ordered or emptied. */
  cart_expires_in_days?: Maybe<Scalars['Int']['output']>;
  /** 1: the number of packages is shown, not the number of lines. */
  cart_summary_display_quantity?: Maybe<Scalars['Int']['output']>;
  /** Lines that a client shows in the summary of the checkout at most. */
  max_items_in_order_summary?: Maybe<Scalars['Int']['output']>;
  /** True: the grand total is shown with VAT and without. */
  shopping_cart_display_grand_total?: Maybe<Scalars['Boolean']['output']>;
  /** Always `DISPLAY_EXCLUDING_TAX`: the portal has no gift options. */
  shopping_cart_display_tax_gift_wrapping?: Maybe<TaxWrappingEnum>;
  /** Always `0`: the portal has no gift options. */
  allow_gift_wrapping_on_order?: Maybe<Scalars['String']['output']>;
  /** Always `0`: the portal has no gift options. */
  allow_gift_wrapping_on_order_items?: Maybe<Scalars['String']['output']>;
  /** Always `0`: the portal has no gift options. */
  allow_gift_receipt?: Maybe<Scalars['String']['output']>;
  /** Always `0`: the portal has no gift options. */
  allow_printed_card?: Maybe<Scalars['String']['output']>;
  /** Always null: the portal has no gift options. */
  printed_card_priceV2?: Maybe<Money>;
  /** Always `0`: the portal has no gift options. */
  cart_gift_wrapping?: Maybe<Scalars['String']['output']>;
  /** Always `0`: the portal has no gift options. */
  cart_printed_card?: Maybe<Scalars['String']['output']>;
  /** Always `0`: the portal has no gift options. */
  sales_gift_wrapping?: Maybe<Scalars['String']['output']>;
  /** Always `0`: the portal has no gift options. */
  sales_printed_card?: Maybe<Scalars['String']['output']>;
  /** Always false: terms are accepted with the account. */
  is_checkout_agreements_enabled: Scalars['Boolean']['output'];
  /** 1: prices of orders are shown without VAT. */
  orders_invoices_credit_memos_display_price: Scalars['Int']['output'];
  /** 1: delivery costs of orders are shown without VAT. */
  orders_invoices_credit_memos_display_shipping_amount: Scalars['Int']['output'];
  /** 1: subtotals of orders are shown without VAT. */
  orders_invoices_credit_memos_display_subtotal: Scalars['Int']['output'];
  /** True: grand totals of orders are shown with VAT and without. */
  orders_invoices_credit_memos_display_grandtotal: Scalars['Boolean']['output'];
  /** True: each VAT rate of an order is shown. */
  orders_invoices_credit_memos_display_full_summary: Scalars['Boolean']['output'];
  /** False: a VAT of 0 is not shown. */
  orders_invoices_credit_memos_display_zero_tax: Scalars['Boolean']['output'];
  /** Always false: the brewery's people order for customers by their role. */
  shopping_assistance_enabled: Scalars['Boolean']['output'];
  /** Always null: the portal asks nobody for that. */
  shopping_assistance_checkbox_title?: Maybe<Scalars['String']['output']>;
  /** Always null: the portal asks nobody for that. */
  shopping_assistance_checkbox_tooltip?: Maybe<Scalars['String']['output']>;
  /** 1: an account is of one website. */
  share_customer_accounts_scope?: Maybe<Scalars['Int']['output']>;
};

/** How the price of a wrapping is shown. */
export type TaxWrappingEnum =
  /** Without VAT. */
  | 'DISPLAY_EXCLUDING_TAX'
  /** With VAT. */
  | 'DISPLAY_INCLUDING_TAX'
  /** Both. */
  | 'DISPLAY_TYPE_BOTH';

export type FixedProductTaxDisplaySettings =
  | 'INCLUDE_FPT_WITHOUT_DETAILS'
  | 'INCLUDE_FPT_WITH_DETAILS'
  | 'EXCLUDE_FPT_AND_INCLUDE_WITH_DETAILS'
  | 'EXCLUDE_FPT_WITHOUT_DETAILS'
  | 'FPT_DISABLED';

export type CancellationReason = {
  __typename?: 'CancellationReason';
  description: Scalars['String']['output'];
};

/** What came of it. */
export type QuickOrderOutput = {
  __typename?: 'QuickOrderOutput';
  /** How many products were added, and which codes were not. */
  success_message?: Maybe<Scalars['String']['output']>;
  /** The cart that they are in. */
  cart_id?: Maybe<Scalars['String']['output']>;
};

/** A code, and what it means. */
export type QuickOrderProduct = {
  __typename?: 'QuickOrderProduct';
  /** As it was asked for. */
  code: Scalars['String']['output'];
  /** Whether it means one product. */
  status: QuickOrderStatus;
  /** The product; null unless there is exactly one. */
  product?: Maybe<ProductInterface>;
};

/** How many products a code means. */
export type QuickOrderStatus =
  /** Exactly one. */
  | 'FOUND'
  /** More than one, such as the packs of one beer by its name. */
  | 'SEVERAL'
  /** None that the ship-to can order. */
  | 'UNKNOWN';

/** A page of saved orders or pre-orders. */
export type SavedOrders = {
  __typename?: 'SavedOrders';
  /** The orders of the page. */
  items: Array<Maybe<SavedOrder>>;
  /** Orders on all pages. */
  total_count?: Maybe<Scalars['Int']['output']>;
  /** Which page it is, and of how many. */
  page_info?: Maybe<SearchResultPageInfo>;
};

/** A saved order or a pre-order, at the prices of the moment it is read. */
export type SavedOrder = {
  __typename?: 'SavedOrder';
  /** What the other calls name it by. */
  id: Scalars['ID']['output'];
  /** When it was put aside, `YYYY-MM-DD HH:MM:SS` in the market's time zone. */
  date?: Maybe<Scalars['String']['output']>;
  /** Euros without VAT, with charges and deposit. */
  total?: Maybe<Scalars['Float']['output']>;
  /** `total` with VAT. */
  total_with_tax?: Maybe<Scalars['Float']['output']>;
  /** Cases, pieces or litres of all lines. */
  total_qty?: Maybe<Scalars['Float']['output']>;
  /** Street, house number, postcode and city of the ship-to in one line. */
  deliver_to?: Maybe<Scalars['String']['output']>;
  /** Name of the ship-to. */
  shipto_name?: Maybe<Scalars['String']['output']>;
  /** Name of the payer. */
  bill_to?: Maybe<Scalars['String']['output']>;
  /** False when nothing of it is sold any more. */
  is_active?: Maybe<Scalars['Boolean']['output']>;
  /** The cart that it was put aside from. */
  cart_id?: Maybe<Scalars['String']['output']>;
  /** Number of the ship-to. */
  outlet_id?: Maybe<Scalars['String']['output']>;
  /** The order title; null without one. */
  customer_order_number?: Maybe<Scalars['String']['output']>;
  /** Code of the chosen method; null when none was chosen. */
  type_of_transport?: Maybe<Scalars['String']['output']>;
  /** The order type that it would have in the ERP, such as `YSOR`; null for beer without a method. */
  sap_order_type?: Maybe<Scalars['String']['output']>;
  /** Layers of all lines, those on whole pallets included. */
  total_layer?: Maybe<Scalars['Int']['output']>;
  /** Whole pallets of all lines. */
  total_pallet?: Maybe<Scalars['Int']['output']>;
  /** The day that was chosen, ISO date, which may have passed; null when none was. */
  delivery_date?: Maybe<Scalars['String']['output']>;
  /** The note for the driver; null without one. */
  note_for_driver?: Maybe<Scalars['String']['output']>;
  /** Its lines. */
  items?: Maybe<Array<Maybe<SavedOrderItem>>>;
};

/** A line of a saved order or a pre-order. */
export type SavedOrderItem = {
  __typename?: 'SavedOrderItem';
  /** What the line is known by. */
  id?: Maybe<Scalars['ID']['output']>;
  /** SKU of the product. */
  sku?: Maybe<Scalars['String']['output']>;
  /** Name of the product in the language of the store. */
  name?: Maybe<Scalars['String']['output']>;
  /** Cases, pieces or litres in all. */
  quantity?: Maybe<Scalars['Float']['output']>;
  /** Loose cases or pieces. */
  number_of_packages?: Maybe<Scalars['Int']['output']>;
  /** Whole layers beside them. */
  number_of_layer?: Maybe<Scalars['Int']['output']>;
  /** Whole pallets beside them. */
  number_of_pallet?: Maybe<Scalars['Int']['output']>;
  /** Euros without VAT for a case, a piece or a litre. */
  price?: Maybe<Scalars['Float']['output']>;
  /** Euros before discounts, without VAT, charges and deposit. */
  row_total?: Maybe<Scalars['Float']['output']>;
  /** Euros after discounts, with VAT, without charges and deposit. */
  row_total_with_tax?: Maybe<Scalars['Float']['output']>;
  /** Litres and tanks of tank beer; null for other lines. */
  tank_details?: Maybe<TankDetails>;
  /** The product as the ship-to of the request sees it now. */
  product?: Maybe<ProductInterface>;
};

/** A cart and the title that what is put aside gets. */
export type SaveOrderInput = {
  /** Id of the caller's active cart, 32 letters and digits; any other id is `graphql-no-such-entity`. */
  cart_id: Scalars['String']['input'];
  /** The order title, at most 40 characters as people count them; an empty one is none. Left out: the header `customerOrderNumber`, else that of the cart. */
  customer_order_number?: InputMaybe<Scalars['String']['input']>;
};

/** A saved order or a pre-order. */
export type OrderIdInput = {
  /** The `id` of one of the caller's ship-tos; any other is `graphql-no-such-entity`. */
  id: Scalars['ID']['input'];
};

/** The cart after a saved order or a pre-order was added to it. */
export type ReorderOutput = {
  __typename?: 'ReorderOutput';
  /** What went wrong, in the language of the store; null when all was added. */
  message?: Maybe<Scalars['String']['output']>;
  /** `success`, or `partial` when something could not be added. */
  status?: Maybe<Scalars['String']['output']>;
  /** What could not be added, in whole or in part. */
  failed_items?: Maybe<Array<Maybe<FailedReorderItem>>>;
  /** The cart with what was added. */
  cart?: Maybe<Cart>;
};

/** A line that could not be added, or not all of it. */
export type FailedReorderItem = {
  __typename?: 'FailedReorderItem';
  /** The SKU of its product. */
  sku?: Maybe<Scalars['String']['output']>;
  /** Its name in the language of the store. */
  name?: Maybe<Scalars['String']['output']>;
  /** The `uid` of each part that was chosen for a bundle, which tell its lines apart; empty for other products. */
  selected_options: Array<Scalars['ID']['output']>;
  /** Cases, pieces or litres that are missing. */
  quantity?: Maybe<Scalars['Float']['output']>;
  /** Why, as in the errors of `addProductsToCart`. */
  code: CartUserInputErrorType;
  /** The same in words. */
  message: Scalars['String']['output'];
  /** Cases or pieces of the product that can be had in all; null where no number would help. */
  max_available_quantity?: Maybe<Scalars['Float']['output']>;
  /** What the ship-to of the request can have instead on the day of the cart, the nearest first, at most three: of the same brand, or as much of such a beer of another one. Empty where nothing comes near. */
  substitutes: Array<ProductInterface>;
};

/** Products that a ship-to may want next. */
export type RecommendItems = {
  __typename?: 'RecommendItems';
  /** The ship-to that was asked about. */
  shipTo?: Maybe<Scalars['String']['output']>;
  /** At most 100; none while the header `productrecoenabled` is `0`, or where a role of the caller lacks `Product Recommendation`. */
  recItems?: Maybe<Array<Maybe<RecommendItem>>>;
};

/** A product, and how soon it is shown. */
export type RecommendItem = {
  __typename?: 'RecommendItem';
  /** Its SKU. */
  productId?: Maybe<Scalars['String']['output']>;
  /** A whole number as text; the lowest comes first. */
  Priority?: Maybe<Scalars['String']['output']>;
};

/** A proposed order, of one kind: what most of the latest orders were of. */
export type SuggestedCart = {
  __typename?: 'SuggestedCart';
  /** The ship-to that was asked about. */
  ship_to_id: Scalars['String']['output'];
  /** The likeliest first, at most 30; none before the first order. */
  items: Array<SuggestedItem>;
};

/** A product of a proposed order, as much as the ship-to usually orders of it, in units that it can be ordered in today. */
export type SuggestedItem = {
  __typename?: 'SuggestedItem';
  /** The lowest comes first. */
  priority: Scalars['Int']['output'];
  /** True for the lines that make up an order as large as usual; the others are ordered now and then. */
  is_proposed: Scalars['Boolean']['output'];
  /** Loose packages. */
  number_of_packages: Scalars['Int']['output'];
  /** Whole layers beside them. */
  number_of_layer: Scalars['Int']['output'];
  /** Whole pallets beside them. */
  number_of_pallet: Scalars['Int']['output'];
  /** Litres of tank beer. */
  liters: Scalars['Float']['output'];
  /** What of them is for the first tank. */
  tank_type_1: Scalars['Int']['output'];
  /** What of them is for the second tank. */
  tank_type_2: Scalars['Int']['output'];
  /** What of them is for the third tank. */
  tank_type_3: Scalars['Int']['output'];
  /** What of them is for the fourth tank. */
  tank_type_4: Scalars['Int']['output'];
  /** Why it is proposed. */
  reason: SuggestionReason;
  /** In how many of the latest orders it was; null for other reasons than `USUAL`. */
  times?: Maybe<Scalars['Int']['output']>;
  /** How many of the latest orders were looked at; null for other reasons than `USUAL`. */
  of_orders?: Maybe<Scalars['Int']['output']>;
  /** The day it was ordered on last, for `SEASON` a year ago; null for `USUAL`. */
  last_ordered_on?: Maybe<Scalars['String']['output']>;
  /** The product, as the ship-to sees it. */
  product: ProductInterface;
};

/** Why a product is proposed. */
export type SuggestionReason =
  /** It was in the last order, and in others of the latest ten. */
  | 'USUAL'
  /** It was ordered before, and not with the last order. */
  | 'MISSING'
  /** It was ordered at this time a year ago, and hardly since. */
  | 'SEASON';

/** What is agreed with a ship-to about tank beer. It can be ordered where `tank_agreed` is true, `financial_blocker` false and `order_method` `portal`. */
export type TankBeer = {
  __typename?: 'TankBeer';
  /** The ship-to that was asked about. */
  ship_to_id?: Maybe<Scalars['String']['output']>;
  /** True when tank beer can be ordered here now. */
  tankbeer?: Maybe<Scalars['Boolean']['output']>;
  /** `portal`, or `phone` where orders are taken by phone alone. */
  order_method?: Maybe<Scalars['String']['output']>;
  /** True when a bill keeps the brewery from delivering. */
  financial_blocker?: Maybe<Scalars['Boolean']['output']>;
  /** False when there is no agreement, or none any more. */
  tank_agreed?: Maybe<Scalars['Boolean']['output']>;
  /** The next day that tank beer can come on, as `2026-11-24`; null when there is none within a year. */
  delivery_date?: Maybe<Scalars['String']['output']>;
  /** The day after that one. */
  alternative_date?: Maybe<Scalars['String']['output']>;
  /** Litres of an order at least. */
  min_purchasable_liters?: Maybe<Scalars['Float']['output']>;
  /** Litres of an order at most; null without a limit. */
  max_purchasable_liters?: Maybe<Scalars['Float']['output']>;
  /** Names of the brands that may be bought, as products have them; none: all of them. */
  purchasable_brands?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  /** What the driver finds there, in the language of the store; null where nothing is written down. */
  extra_info?: Maybe<Scalars['String']['output']>;
  /** Name of the first tank; the text `null` where there is none. */
  tank_type_1?: Maybe<Scalars['String']['output']>;
  /** Name of the second tank; the text `null` where there is none. */
  tank_type_2?: Maybe<Scalars['String']['output']>;
  /** Name of the third tank; the text `null` where there is none. */
  tank_type_3?: Maybe<Scalars['String']['output']>;
  /** Name of the fourth tank; the text `null` where there is none. */
  tank_type_4?: Maybe<Scalars['String']['output']>;
  /** How many tanks stand under the fourth name: 1, or null where there is none. */
  number_tank_type_4?: Maybe<Scalars['Int']['output']>;
  /** The tanks by their place in the cellar, at most four. */
  tanks: Array<VenueTank>;
};

/** A tank in the cellar of a ship-to. */
export type VenueTank = {
  __typename?: 'VenueTank';
  /** Its place, 1 to 4: the litres for it are `tank_type_1` to `tank_type_4` of a line. */
  position: Scalars['Int']['output'];
  /** What it is called there. */
  name: Scalars['String']['output'];
  /** Litres that it holds; null where that is not written down. */
  capacity_liters?: Maybe<Scalars['Float']['output']>;
  /** Name of the brand that is in it, as products have it; null takes any brand that may be bought. */
  brand?: Maybe<Scalars['String']['output']>;
  /** Litres of a top-up at least, a multiple of 50. */
  min_liters: Scalars['Float']['output'];
  /** Litres of a top-up at most, a multiple of 50. */
  max_liters: Scalars['Float']['output'];
};

export type Query = {
  __typename?: 'Query';
  /** Street and city of a Dutch address, from the register. Null where it is not known, outside the Netherlands, and where nobody looks addresses up; a postcode that is none is `graphql-input`. */
  getDutchAddress?: Maybe<DutchAddress>;
  /** The fields of a form: `customer_account_edit` and `customer_account_create` (names), `customer_address_edit` and `customer_register_address` (what `createCustomerAddress` keeps). Any other form has none, and says so in `errors`. */
  attributesForm: AttributesFormOutput;
  /** The fields of a kind of object: those of `attributesForm` for `CUSTOMER` and `CUSTOMER_ADDRESS`; none for the other kinds. */
  attributesList?: Maybe<AttributesMetadataOutput>;
  /** Always refused with `graphql-authorization` (`sign-in-first`): orders are shown to signed-in people. */
  guestOrder: CustomerOrder;
  /** Always refused with `graphql-authorization` (`sign-in-first`): orders are shown to signed-in people. */
  guestOrderByToken: CustomerOrder;
  /** A page of the products for sale to the ship-to of the request; without `search` and without `filter`, and with a search of fewer than 3 characters, it is `graphql-input`. Needs a catalogue permission, unless the brewery opens its catalogue to visitors. */
  products?: Maybe<Products>;
  /** The categories that the filter names, in the order of the tree, each with all below it; without a filter the root. */
  categoryList?: Maybe<Array<Maybe<CategoryTree>>>;
  /** What the products of this filter can be narrowed by; short for `aggregations` of `products`. */
  aggregation?: Maybe<AggregationResult>;
  /** The same beer in other packagings that are for sale to the ship-to of the request; spelt as the contract spells it. */
  getProductAvaliablePackaging?: Maybe<Array<Maybe<PackagingOption>>>;
  /** The same as `categoryList`, with the number of pages. */
  categories?: Maybe<CategoryResult>;
  /** One category by its number; without a number the root, null for an unknown one. */
  category?: Maybe<CategoryTree>;
  /** The category behind an address of the shop, by its path, the product, by the key at the end, or the page of the brewery of that name, as `cmsPage` has it for who asks; null where there is none of them. */
  route?: Maybe<RoutableInterface>;
  /**
   * The same in the shape that clients read before `route`.
   * @deprecated Use `route`.
   */
  urlResolver?: Maybe<EntityUrl>;
  /** What one of the caller's ship-tos may spend on POS materials in a year, and its ledger. Null where no budget is kept. */
  posmBudget?: Maybe<PosmBudget>;
  /** A cart of the caller by its id; an unknown one, a placed one and one of somebody else are the same `graphql-no-such-entity`. */
  cart?: Maybe<Cart>;
  /** The caller's active cart for the company of the ship-to, made when there is none. */
  customerCart: Cart;
  /** A page of the brewery, for who may read it. None asked for is `graphql-input`; one that is not there, or is not for who asks, is `graphql-no-such-entity`. */
  cmsPage?: Maybe<CmsPage>;
  /** Texts that stand at places of the portal, in the order in which they are asked for; in place of one that is not there, or is not for who asks, stands null with `graphql-no-such-entity`. None asked for is `graphql-input`. */
  cmsBlocks?: Maybe<CmsBlocks>;
  /** The signed-in person. */
  customer?: Maybe<Customer>;
  /** Always true: the answer must not tell who has an account. */
  isEmailAvailable?: Maybe<IsEmailAvailableOutput>;
  /** Empty: nothing that is sold here is downloaded. */
  customerDownloadableProducts?: Maybe<CustomerDownloadableProducts>;
  /** Empty: no card and no account to pay from is kept. */
  customerPaymentTokens?: Maybe<CustomerPaymentTokens>;
  /** The caller's favourites. */
  wishlist?: Maybe<WishlistOutput>;
  /**
   * The orders of the caller's ship-tos, newest first, 100 of them at most.
   * @deprecated Use `customer { orders }`.
   */
  customerOrders?: Maybe<CustomerOrders>;
  /** Orders that wait for their payment, first the one that waits the shortest, at most 20: those that the caller placed at ship-tos where they order; for somebody of the brewery who orders for a customer, all of that customer's that they may order for. Behind them the caller's own orders of the last day that ended unpaid and whose goods are in no cart: `mollieProcessTransaction` puts these back. An order placed later hides them. */
  ordersAwaitingPayment: Array<PaymentStanding>;
  /** What an order of the past would be if it were ordered again now: with the transport, the first day and the prices of today, by the rules of cart and order; nothing is stored. An unknown number and one of somebody else are the same `graphql-input`. */
  orderAgain?: Maybe<OrderAgain>;
  /** The currency of all prices. */
  currency?: Maybe<Currency>;
  /** All countries, named in the language of the store. */
  countries?: Maybe<Array<Maybe<Country>>>;
  /** One country by its two-letter code; an unknown one is `graphql-no-such-entity`. */
  country?: Maybe<Country>;
  /** Settings of the portal, for everybody. */
  getPortalConfig?: Maybe<PortalConfig>;
  /** The store of the request: the brewery in one language. */
  storeConfig?: Maybe<StoreConfig>;
  /** One store for each language of the market. */
  availableStores?: Maybe<Array<Maybe<StoreConfig>>>;
  /** Empty: nothing is agreed to at the checkout, terms are accepted with the account. */
  checkoutAgreements?: Maybe<Array<Maybe<CheckoutAgreement>>>;
  /**
   * Which product each code means: a SKU with or without its dashes, an EAN-8, EAN-13 or GTIN-14 of a case or a single
   * piece, also as a scanner sends it (`(01)…`, `]C1…`), or a name, in any letter case. Only products that the ship-to of
   * the request can order today are found.
   */
  quickOrderProducts: Array<QuickOrderProduct>;
  /** The saved orders of the ship-to of the request, newest first; needs My Orders. */
  getSaveOrderForLater?: Maybe<SavedOrders>;
  /** One saved order of the caller's ship-tos; any other id is `graphql-no-such-entity`. */
  getSaveOrderDetails?: Maybe<SavedOrder>;
  /** The pre-orders of the ship-to of the request, newest first; needs My Orders. */
  getPreOrder?: Maybe<SavedOrders>;
  /** One pre-order of the caller's ship-tos; any other id is `graphql-no-such-entity`. */
  getPreOrderDetails?: Maybe<SavedOrder>;
  /** What this ship-to often orders and what goes with it; the lowest priority comes first. */
  recommendItems?: Maybe<RecommendItems>;
  /** The next order of a ship-to as its own history proposes it: what it usually orders, what its last order lacked, what the season brings. */
  suggestedCart?: Maybe<SuggestedCart>;
  /** Tank beer at one of the caller's ship-tos: what is agreed, the tanks, and the next days. Null where nothing is written down about tanks. */
  tankBeer?: Maybe<TankBeer>;
};


export type QueryGetDutchAddressArgs = {
  postcode: Scalars['String']['input'];
  houseNumber: Scalars['String']['input'];
  houseNumberAddition?: InputMaybe<Scalars['String']['input']>;
};


export type QueryAttributesFormArgs = {
  formCode: Scalars['String']['input'];
};


export type QueryAttributesListArgs = {
  entityType: AttributeEntityTypeEnum;
  filters?: InputMaybe<AttributeFilterInput>;
};


export type QueryGuestOrderArgs = {
  input: GuestOrderInformationInput;
};


export type QueryGuestOrderByTokenArgs = {
  input: OrderTokenInput;
};


export type QueryProductsArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductAttributeFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductAttributeSortInput>;
  is_peroni?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryCategoryListArgs = {
  filters?: InputMaybe<CategoryFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAggregationArgs = {
  sku?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  brand?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  filter?: InputMaybe<ProductAttributeFilterInput>;
};


export type QueryGetProductAvaliablePackagingArgs = {
  sku: Scalars['String']['input'];
  sub_brand_code?: InputMaybe<Scalars['String']['input']>;
  sub_brand?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCategoriesArgs = {
  filters?: InputMaybe<CategoryFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCategoryArgs = {
  id?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryRouteArgs = {
  url: Scalars['String']['input'];
};


export type QueryUrlResolverArgs = {
  url: Scalars['String']['input'];
};


export type QueryPosmBudgetArgs = {
  shipTo: Scalars['String']['input'];
  year?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCartArgs = {
  cart_id: Scalars['String']['input'];
};


export type QueryCmsPageArgs = {
  id?: InputMaybe<Scalars['Int']['input']>;
  identifier?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCmsBlocksArgs = {
  identifiers?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};


export type QueryIsEmailAvailableArgs = {
  email: Scalars['String']['input'];
};


export type QueryOrderAgainArgs = {
  order_number?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCountryArgs = {
  id?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetPortalConfigArgs = {
  customerType?: InputMaybe<Scalars['String']['input']>;
  orderType?: InputMaybe<Scalars['String']['input']>;
};


export type QueryAvailableStoresArgs = {
  useCurrentGroup?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryQuickOrderProductsArgs = {
  codes: Array<Scalars['String']['input']>;
};


export type QueryGetSaveOrderForLaterArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetSaveOrderDetailsArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetPreOrderArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetPreOrderDetailsArgs = {
  id: Scalars['ID']['input'];
};


export type QueryRecommendItemsArgs = {
  shipTo: Scalars['String']['input'];
  selectedItem?: InputMaybe<Scalars['String']['input']>;
  cartItems?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};


export type QuerySuggestedCartArgs = {
  shipTo: Scalars['String']['input'];
  cartItems?: InputMaybe<Array<Scalars['String']['input']>>;
};


export type QueryTankBeerArgs = {
  shipTo: Scalars['String']['input'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Always refused with `graphql-authorization` (`sign-in-first`): carts belong to signed-in people, `customerCart` makes one. */
  createGuestCart?: Maybe<CreateGuestCartOutput>;
  /** Always refused with `graphql-authorization` (`sign-in-first`): there are no guest carts, `customerCart` answers the person's own. */
  assignCustomerToGuestCart: Cart;
  /** Always refused with `graphql-authorization` (`sign-in-first`): orders are cancelled by signed-in people, with `cancelOrder`. */
  requestGuestOrderCancel?: Maybe<CancelOrderOutput>;
  /** Always refused with `graphql-authorization` (`sign-in-first`): claims are tickets of signed-in people. */
  requestGuestReturn?: Maybe<RequestReturnOutput>;
  /** Always refused with `graphql-input` (`not-offered`): people are invited by their company. */
  createCustomer?: Maybe<CustomerOutput>;
  /** Always refused with `graphql-input` (`not-offered`): people are invited by their company. */
  createCustomerV2?: Maybe<CustomerOutput>;
  /** Always refused with `graphql-input` (`not-offered`): the link of an invitation confirms the address. */
  confirmEmail?: Maybe<CustomerOutput>;
  /** Always refused with `graphql-input` (`not-offered`): the company sends its invitation again. */
  resendConfirmationEmail?: Maybe<Scalars['Boolean']['output']>;
  /** Always refused with `graphql-input` (`not-offered`): an address stays what it was when the person was invited. */
  updateCustomerEmail?: Maybe<CustomerOutput>;
  /** Always refused with `graphql-input` (`not-offered`): no card and no account to pay from is kept. */
  deletePaymentToken?: Maybe<DeletePaymentTokenOutput>;
  /** Always refused with `graphql-input` (`not-offered`): claims are tickets, return items are ordered. */
  requestReturn?: Maybe<RequestReturnOutput>;
  /** Always refused with `graphql-input` (`not-offered`): no return waits to be confirmed. */
  confirmReturn?: Maybe<RequestReturnOutput>;
  /** Always refused with `graphql-input` (`not-offered`): `cancelOrder` needs no confirmation. */
  confirmCancelOrder?: Maybe<CancelOrderOutput>;
  /** Always refused with `graphql-input` (`not-offered`): the portal has no gift cards. */
  applyGiftCardToCart?: Maybe<ApplyGiftCardToCartOutput>;
  /** Always refused with `graphql-input` (`not-offered`): the portal has no gift cards. */
  removeGiftCardFromCart?: Maybe<RemoveGiftCardFromCartOutput>;
  /** Always refused with `graphql-input` (`not-offered`): the portal has no gift options. */
  setGiftOptionsOnCart?: Maybe<SetGiftOptionsOnCartOutput>;
  /** The same as `removeAllItems`; an unknown cart is told in `errors`. */
  clearCart: ClearCartOutput;
  /** A person has one active cart for each company; carts of two companies do not merge. */
  mergeCarts: Cart;
  /**
   * Puts products into the cart; one that cannot be taken refuses them all.
   * @deprecated Use `addProductsToCart`.
   */
  addSimpleProductsToCart?: Maybe<AddSimpleProductsToCartOutput>;
  /**
   * The same as `addSimpleProductsToCart`.
   * @deprecated Use `addProductsToCart`.
   */
  addVirtualProductsToCart?: Maybe<AddVirtualProductsToCartOutput>;
  /**
   * Puts variants into the cart, each by its own SKU; one that cannot be taken refuses them all.
   * @deprecated Use `addProductsToCart`.
   */
  addConfigurableProductsToCart?: Maybe<AddConfigurableProductsToCartOutput>;
  /**
   * Puts bundles into the cart with the parts that were chosen; one that cannot be taken refuses them all.
   * @deprecated Use `addProductsToCart`.
   */
  addBundleProductsToCart?: Maybe<AddBundleProductsToCartOutput>;
  /** What the cart leaves of the budget for POS materials. `budget` is what the client counts with; it can only lower what there is. */
  calculateBudget?: Maybe<CalculateBudgetOutput>;
  /** Answers the id of the caller's active cart, which is made when there is none. A new one takes the id that is proposed: of another length than 32 it is `graphql-input`, one that is taken `graphql-already-exists`. */
  createEmptyCart?: Maybe<Scalars['String']['output']>;
  /** Puts lines into the cart: a list, or one line by itself; equal lines merge. What cannot be taken is told in `user_errors`, the rest is kept. */
  addProductsToCart?: Maybe<AddProductsToCartOutput>;
  /** Sets amounts of lines, of which one with nothing left goes. More than the stock is cut back where `number_of_` amounts ask for it, and refused where `quantity` does. */
  updateCartItems?: Maybe<UpdateCartItemsOutput>;
  /** Takes one line out of the cart; an unknown one is `graphql-no-such-entity`. */
  removeItemFromCart?: Maybe<RemoveItemFromCartOutput>;
  /** Takes all lines and the coupon out of the cart, which stays active under its id. */
  removeAllItems?: Maybe<CartOutput>;
  /** Stores method, day, hours and payment method of the delivery and answers the cart with its prices; what the ship-to is not offered is `graphql-input`. */
  updatePrices?: Maybe<CartOutput>;
  /** Stores ship-to, method, day and payment method at once; what the ship-to is not offered, and a suspended ship-to, is `graphql-input`. */
  setTransportType?: Maybe<CartOutput>;
  /** Stores the payment method; one that the ship-to is not offered is `graphql-input`. */
  setPaymentMethodOnCart?: Maybe<SetPaymentMethodOnCartOutput>;
  /** Puts a coupon on the cart. An unknown code and one that does not hold today are the same `graphql-no-such-entity`; an empty cart, the same code again and a second code are `graphql-input`. */
  applyCouponToCart?: Maybe<ApplyCouponToCartOutput>;
  /** A cart takes one code; APPEND is refused where there is one, REPLACE takes its place. */
  applyCouponsToCart?: Maybe<ApplyCouponToCartOutput>;
  /** Takes the coupon off the cart; a code that is not on it is `graphql-no-such-entity`. */
  removeSpecificCouponFromCart?: Maybe<RemoveCouponFromCartOutput>;
  /** Takes off whatever coupon the cart has; without one nothing happens. */
  removeCouponFromCart?: Maybe<RemoveCouponFromCartOutput>;
  /** Takes the coupon off where it is among those named; where none of them is on the cart it is `graphql-no-such-entity`. */
  removeCouponsFromCart?: Maybe<RemoveCouponFromCartOutput>;
  /** Stores the method; one that the ship-to is not offered is `graphql-input` (`method-not-offered`). */
  setDeliveryMethod?: Maybe<CartOutput>;
  /** Stores the method by the two halves of its code, one for the whole cart; a day in the header `datepopup` is stored with it. */
  setShippingMethodsOnCart?: Maybe<SetShippingMethodsOnCartOutput>;
  /** Goods go to a ship-to: by `ship_to_id`, by `customer_address_id`, or by its address. POS materials go to any address, and to several while a quote for several is open. */
  setShippingAddressesOnCart?: Maybe<SetShippingAddressesOnCartOutput>;
  /** The invoice goes to the payer of the ship-to; a ship-to or the payer may be named. */
  setBillingAddressOnCart?: Maybe<SetBillingAddressOnCartOutput>;
  /** Stored as the order's custom e-mail, an address of the company. */
  setGuestEmailOnCart?: Maybe<SetGuestEmailOnCartOutput>;
  /** Gives the cart its order title. */
  saveCustomerOrderNumber?: Maybe<SaveOrderOutput>;
  /** The methods that the cart's ship-to is offered; none for another country than the ship-to's. */
  estimateShippingMethods?: Maybe<Array<Maybe<AvailableShippingMethod>>>;
  /** The cart as it would be with this method; nothing is stored. */
  estimateTotals: EstimateTotalsOutput;
  /** The method of the cart, for one of its addresses or for each of them. */
  addMultiShippingMethods?: Maybe<CartOutput>;
  /** From then on a cart of POS materials may go to several addresses; `address_type` is `shipping`. */
  createMultiShippingQuote?: Maybe<CartOutput>;
  /** How POS materials are brought: one of the methods that the ship-to is offered. Of any other cart `success` is false, with the reason. */
  setActiveantsLogisticsOptionOnCart?: Maybe<CartOutput>;
  /** Takes one of several addresses off. Of the last one, or of all, the transport, the day and the hours are taken back, and the cart goes to its ship-to. */
  deleteAddress?: Maybe<CartOutput>;
  /** Asks for deliveries at an address; the brewery makes a ship-to of it. Until then it stands in `requested_addresses`, not in `addresses`. */
  createCustomerAddress?: Maybe<CustomerAddress>;
  /** Changes one of `requested_addresses`. Those in `addresses` and `addressesV2` are ship-tos: the brewery keeps them, and their ids are `graphql-no-such-entity` as any unknown id. */
  updateCustomerAddress?: Maybe<CustomerAddress>;
  /** Deletes one of `requested_addresses`. Those in `addresses` and `addressesV2` are ship-tos: the brewery keeps them, and their ids are `graphql-no-such-entity` as any unknown id. */
  deleteCustomerAddress?: Maybe<Scalars['Boolean']['output']>;
  /** A bearer for API clients; a wrong password, an unknown address and a locked account are the same `graphql-authentication`, and whoever has a second factor signs in on the web alone. */
  generateCustomerToken?: Maybe<CustomerToken>;
  /** Ends the session of the bearer. */
  revokeCustomerToken?: Maybe<RevokeCustomerTokenOutput>;
  /** Changes the caller's own password; all other sessions of the person end, and open links to a password. A wrong old password and a password that may not be chosen are `graphql-input`; while somebody orders for a customer it is `graphql-authorization`. */
  changeCustomerPassword?: Maybe<Customer>;
  /** Changes the first and the last name of the caller. Other fields are kept nowhere: another value than `customer` answers is `graphql-input` (`customer-field-not-kept`). While somebody orders for a customer it is `graphql-authorization`. */
  updateCustomerV2?: Maybe<CustomerOutput>;
  /**
   * The same as `updateCustomerV2`. Another address is `graphql-input` (`email-not-changeable`).
   * @deprecated Use `updateCustomerV2`.
   */
  updateCustomer?: Maybe<CustomerOutput>;
  /** Selects the ship-to, and with it the price group, for the rest of the session. */
  setCustomerGroup?: Maybe<SetCustomerGroupOutput>;
  /** Keeps products as favourites. One that is kept already stays as it is; one that is unknown, or not for sale to the ship-to of the request, is named in `user_errors`. */
  addProductsToWishlist?: Maybe<AddProductsToWishlistOutput>;
  /** Takes favourites away; one that is not there is named in `user_errors`. */
  removeProductsFromWishlist?: Maybe<RemoveProductsFromWishlistOutput>;
  /** Changes how many of a favourite are meant, or what is noted beside it. */
  updateProductsInWishlist?: Maybe<UpdateProductsInWishlistOutput>;
  /** Answers the caller's favourites, the one list that there is: no second one is made, and it takes no name. */
  createWishlist?: Maybe<CreateWishlistOutput>;
  /** Puts favourites into the caller's cart, as many as are meant of each; all of them where none is named, at most 500. What cannot be taken is named, the rest is in the cart. They stay favourites. */
  addWishlistItemsToCart?: Maybe<AddWishlistItemsToCartOutput>;
  /** Cancels an order that is still 'Order created' and not too near its day, and gives back what it took; needs My Orders. It is named by its `order_id` or its `sap_id`; a refusal stands in `error`. */
  cancelOrder?: Maybe<CancelOrderOutput>;
  /** Puts an order that could still be cancelled into the empty cart, which takes its place: the order stands until the cart is placed, and is cancelled by that. Needs My Orders; a cart that holds something else is `graphql-input` (`cart-not-empty`). */
  changeOrder?: Maybe<ChangeOrderOutput>;
  /** Places the cart as one order, which is answered again when it is asked for again; all rules are checked once more, and a refusal stands in `errors`. The cart is then empty under a new id. */
  placeOrder?: Maybe<PlaceOrderOutput>;
  /** Asks the payment provider how far the payment of an order is; for whoever orders at its ship-to. A payment that failed, was cancelled or has expired gives up the order, and its goods are in the cart again. */
  mollieProcessTransaction?: Maybe<MollieProcessTransactionOutput>;
  /** Gives up an order that was not paid, by the id of the cart that it was placed from; its goods are in the cart again. One that is paid is refused. */
  mollieRestoreCart?: Maybe<MollieResetCartOutput>;
  /** Begins the payment of an order, or goes on with it; for whoever orders at its ship-to. The same payment however often it is asked. */
  startPayment?: Maybe<PaymentStanding>;
  /** Lists the products of the cart that cannot be had as they stand there, and only those. */
  checkProductsStock?: Maybe<CheckProductsStockOutput>;
  /** Stores the payment method and places the order. */
  setPaymentMethodAndPlaceOrder?: Maybe<PlaceOrderOutput>;
  /** Puts the lines of an earlier order into the active cart as far as they can be had; an unknown number and one of somebody else are the same `graphql-input`. */
  reorderItems?: Maybe<ReorderItemsOutput>;
  /** Mails a link to a new password. Always true, and after the same time: the answer must not tell who has an account. */
  requestPasswordResetEmail?: Maybe<Scalars['Boolean']['output']>;
  /** Sets a new password by the token of such a link, and ends all sessions of the person. A token that was used, replaced or is too old, and a password that may not be chosen, are `graphql-input`. */
  resetPassword?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Puts one of each product into the caller's cart; a product that is named twice, two. What could not be added is named
   * in `success_message`.
   */
  quickOrder?: Maybe<QuickOrderOutput>;
  /** Puts the lines of the cart aside as a saved order; an empty cart is `graphql-input`. What was chosen for the delivery stays on the cart. */
  addSaveOrderForLater?: Maybe<SaveOrderOutput>;
  /** Puts the lines of the cart aside as a pre-order; an empty cart is `graphql-input`. */
  addPreOrder?: Maybe<SaveOrderOutput>;
  /** Adds the lines of a saved order to the active cart as far as they can be had; an empty cart takes over its delivery, too. The saved order stays. */
  reOrderSavedOrder?: Maybe<ReorderOutput>;
  /** Adds the lines of a pre-order to the active cart as far as they can be had. The pre-order stays. */
  reOrderPreOrder?: Maybe<ReorderOutput>;
  /** Deletes a saved order of the caller's ship-tos; any other id is `graphql-no-such-entity`. */
  deleteSavedOrder?: Maybe<SaveOrderOutput>;
  /** Deletes a pre-order of the caller's ship-tos; any other id is `graphql-no-such-entity`. */
  deletePreOrder?: Maybe<SaveOrderOutput>;
  /** Gives a saved order of the caller's ship-tos another order title; any other id is `graphql-no-such-entity`. */
  renameSavedOrder?: Maybe<SaveOrderOutput>;
  /** Gives a pre-order of the caller's ship-tos another order title; any other id is `graphql-no-such-entity`. */
  renamePreOrder?: Maybe<SaveOrderOutput>;
  /** The same as `saveCustomerOrderNumber`. */
  savePreCustomerOrderNumber?: Maybe<SaveOrderOutput>;
};


export type MutationCreateGuestCartArgs = {
  input?: InputMaybe<CreateGuestCartInput>;
};


export type MutationAssignCustomerToGuestCartArgs = {
  cart_id: Scalars['String']['input'];
};


export type MutationRequestGuestOrderCancelArgs = {
  input: GuestOrderCancelInput;
};


export type MutationRequestGuestReturnArgs = {
  input: RequestGuestReturnInput;
};


export type MutationCreateCustomerArgs = {
  input: CustomerInput;
};


export type MutationCreateCustomerV2Args = {
  input: CustomerCreateInput;
};


export type MutationConfirmEmailArgs = {
  input: ConfirmEmailInput;
};


export type MutationResendConfirmationEmailArgs = {
  email: Scalars['String']['input'];
};


export type MutationUpdateCustomerEmailArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationDeletePaymentTokenArgs = {
  public_hash: Scalars['String']['input'];
};


export type MutationRequestReturnArgs = {
  input: RequestReturnInput;
};


export type MutationConfirmReturnArgs = {
  input: ConfirmReturnInput;
};


export type MutationConfirmCancelOrderArgs = {
  input: ConfirmCancelOrderInput;
};


export type MutationApplyGiftCardToCartArgs = {
  input?: InputMaybe<ApplyGiftCardToCartInput>;
};


export type MutationRemoveGiftCardFromCartArgs = {
  input?: InputMaybe<RemoveGiftCardFromCartInput>;
};


export type MutationSetGiftOptionsOnCartArgs = {
  input?: InputMaybe<SetGiftOptionsOnCartInput>;
};


export type MutationClearCartArgs = {
  input: ClearCartInput;
};


export type MutationMergeCartsArgs = {
  source_cart_id: Scalars['String']['input'];
  destination_cart_id?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddSimpleProductsToCartArgs = {
  input?: InputMaybe<AddSimpleProductsToCartInput>;
};


export type MutationAddVirtualProductsToCartArgs = {
  input?: InputMaybe<AddVirtualProductsToCartInput>;
};


export type MutationAddConfigurableProductsToCartArgs = {
  input?: InputMaybe<AddConfigurableProductsToCartInput>;
};


export type MutationAddBundleProductsToCartArgs = {
  input?: InputMaybe<AddBundleProductsToCartInput>;
};


export type MutationCalculateBudgetArgs = {
  input?: InputMaybe<CalculateBudgetInput>;
  cart_id?: InputMaybe<Scalars['String']['input']>;
  budget?: InputMaybe<Scalars['Float']['input']>;
};


export type MutationCreateEmptyCartArgs = {
  input?: InputMaybe<CreateEmptyCartInput>;
};


export type MutationAddProductsToCartArgs = {
  cartId?: InputMaybe<Scalars['String']['input']>;
  cartItems?: InputMaybe<Array<CartItemInput>>;
  input?: InputMaybe<AddProductsToCartInput>;
  cart_id?: InputMaybe<Scalars['String']['input']>;
  sku?: InputMaybe<Scalars['String']['input']>;
  quantity?: InputMaybe<Scalars['Float']['input']>;
  number_of_packages?: InputMaybe<Scalars['Int']['input']>;
  number_of_layer?: InputMaybe<Scalars['Int']['input']>;
  number_of_pallet?: InputMaybe<Scalars['Int']['input']>;
  selected_options?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  liters?: InputMaybe<Scalars['Float']['input']>;
  tank_type_1?: InputMaybe<Scalars['Int']['input']>;
  tank_type_2?: InputMaybe<Scalars['Int']['input']>;
  tank_type_3?: InputMaybe<Scalars['Int']['input']>;
  tank_type_4?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateCartItemsArgs = {
  input?: InputMaybe<UpdateCartItemsInput>;
  cart_id?: InputMaybe<Scalars['String']['input']>;
  cart_version?: InputMaybe<Scalars['Int']['input']>;
  cart_item_id?: InputMaybe<Scalars['Int']['input']>;
  cart_item_uid?: InputMaybe<Scalars['ID']['input']>;
  quantity?: InputMaybe<Scalars['Float']['input']>;
  number_of_packages?: InputMaybe<Scalars['Int']['input']>;
  number_of_layer?: InputMaybe<Scalars['Int']['input']>;
  number_of_pallet?: InputMaybe<Scalars['Int']['input']>;
  liters?: InputMaybe<Scalars['Float']['input']>;
  tank_type_1?: InputMaybe<Scalars['Int']['input']>;
  tank_type_2?: InputMaybe<Scalars['Int']['input']>;
  tank_type_3?: InputMaybe<Scalars['Int']['input']>;
  tank_type_4?: InputMaybe<Scalars['Int']['input']>;
  stock_quantity?: InputMaybe<Scalars['Float']['input']>;
};


export type MutationRemoveItemFromCartArgs = {
  input?: InputMaybe<RemoveItemFromCartInput>;
  cart_id?: InputMaybe<Scalars['String']['input']>;
  cart_item_id?: InputMaybe<Scalars['Int']['input']>;
  cart_item_uid?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationRemoveAllItemsArgs = {
  input?: InputMaybe<CartIdInput>;
  cart_id?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUpdatePricesArgs = {
  input?: InputMaybe<UpdatePricesInput>;
  cart_id?: InputMaybe<Scalars['String']['input']>;
  delivery_date?: InputMaybe<Scalars['String']['input']>;
  date_popup?: InputMaybe<Scalars['String']['input']>;
  payment_method?: InputMaybe<Scalars['String']['input']>;
  payment_title?: InputMaybe<Scalars['String']['input']>;
  outlet_order_type?: InputMaybe<Scalars['String']['input']>;
  delivery_method?: InputMaybe<Scalars['String']['input']>;
  delivery_hours_from?: InputMaybe<Scalars['String']['input']>;
  delivery_hours_to?: InputMaybe<Scalars['String']['input']>;
  user_first_name?: InputMaybe<Scalars['String']['input']>;
  user_surname?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSetTransportTypeArgs = {
  input?: InputMaybe<SetTransportTypeInput>;
  cart_id?: InputMaybe<Scalars['String']['input']>;
  transport_type?: InputMaybe<Scalars['String']['input']>;
  outlet_id?: InputMaybe<Scalars['String']['input']>;
  date_popup?: InputMaybe<Scalars['String']['input']>;
  payment_method?: InputMaybe<Scalars['String']['input']>;
  payment_code?: InputMaybe<Scalars['String']['input']>;
  store?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSetPaymentMethodOnCartArgs = {
  input?: InputMaybe<SetPaymentMethodOnCartInput>;
};


export type MutationApplyCouponToCartArgs = {
  input?: InputMaybe<ApplyCouponToCartInput>;
  cart_id?: InputMaybe<Scalars['String']['input']>;
  coupon_code?: InputMaybe<Scalars['String']['input']>;
};


export type MutationApplyCouponsToCartArgs = {
  input?: InputMaybe<ApplyCouponsToCartInput>;
};


export type MutationRemoveSpecificCouponFromCartArgs = {
  input?: InputMaybe<RemoveSpecificCouponFromCartInput>;
  cart_id?: InputMaybe<Scalars['String']['input']>;
  coupon_code?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRemoveCouponFromCartArgs = {
  input?: InputMaybe<RemoveCouponFromCartInput>;
};


export type MutationRemoveCouponsFromCartArgs = {
  input?: InputMaybe<RemoveCouponsFromCartInput>;
};


export type MutationSetDeliveryMethodArgs = {
  input?: InputMaybe<SetDeliveryMethodInput>;
  cart_id?: InputMaybe<Scalars['String']['input']>;
  deliverymethod?: InputMaybe<Scalars['String']['input']>;
  store?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSetShippingMethodsOnCartArgs = {
  input?: InputMaybe<SetShippingMethodsOnCartInput>;
};


export type MutationSetShippingAddressesOnCartArgs = {
  input?: InputMaybe<SetShippingAddressesOnCartInput>;
};


export type MutationSetBillingAddressOnCartArgs = {
  input?: InputMaybe<SetBillingAddressOnCartInput>;
};


export type MutationSetGuestEmailOnCartArgs = {
  input?: InputMaybe<SetGuestEmailOnCartInput>;
};


export type MutationSaveCustomerOrderNumberArgs = {
  input?: InputMaybe<CustomerOrderNumberInput>;
  cart_id?: InputMaybe<Scalars['String']['input']>;
  customer_order_number?: InputMaybe<Scalars['String']['input']>;
};


export type MutationEstimateShippingMethodsArgs = {
  input?: InputMaybe<EstimateTotalsInput>;
  cart_id?: InputMaybe<Scalars['String']['input']>;
  country_code?: InputMaybe<Scalars['String']['input']>;
  region?: InputMaybe<Scalars['String']['input']>;
  postcode?: InputMaybe<Scalars['String']['input']>;
};


export type MutationEstimateTotalsArgs = {
  input: EstimateTotalsInput;
};


export type MutationAddMultiShippingMethodsArgs = {
  input?: InputMaybe<AddMultiShippingMethodsInput>;
  cart_id?: InputMaybe<Scalars['String']['input']>;
  shipping_methods?: InputMaybe<Array<InputMaybe<MultiShippingMethodInput>>>;
};


export type MutationCreateMultiShippingQuoteArgs = {
  input?: InputMaybe<CreateMultiShippingQuoteInput>;
  cart_id?: InputMaybe<Scalars['String']['input']>;
  address_type?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSetActiveantsLogisticsOptionOnCartArgs = {
  input?: InputMaybe<SetActiveantsLogisticsOptionOnCartInput>;
  cart_id?: InputMaybe<Scalars['String']['input']>;
  option?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteAddressArgs = {
  input?: InputMaybe<DeleteAddressInput>;
  cart_id?: InputMaybe<Scalars['String']['input']>;
  delete_all?: InputMaybe<Scalars['Boolean']['input']>;
  address_id?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCreateCustomerAddressArgs = {
  input: CustomerAddressInput;
};


export type MutationUpdateCustomerAddressArgs = {
  id: Scalars['Int']['input'];
  input?: InputMaybe<CustomerAddressInput>;
};


export type MutationDeleteCustomerAddressArgs = {
  id: Scalars['Int']['input'];
};


export type MutationGenerateCustomerTokenArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationChangeCustomerPasswordArgs = {
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};


export type MutationUpdateCustomerV2Args = {
  input: CustomerUpdateInput;
};


export type MutationUpdateCustomerArgs = {
  input: CustomerInput;
};


export type MutationSetCustomerGroupArgs = {
  input?: InputMaybe<SetCustomerGroupInput>;
  outletid?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddProductsToWishlistArgs = {
  wishlistId?: InputMaybe<Scalars['ID']['input']>;
  wishlistItems?: InputMaybe<Array<WishlistItemInput>>;
  wishlist_id?: InputMaybe<Scalars['ID']['input']>;
  sku?: InputMaybe<Scalars['String']['input']>;
  quantity?: InputMaybe<Scalars['Float']['input']>;
};


export type MutationRemoveProductsFromWishlistArgs = {
  wishlistId?: InputMaybe<Scalars['ID']['input']>;
  wishlistItemsIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  wishlist_id?: InputMaybe<Scalars['ID']['input']>;
  item_id?: InputMaybe<Scalars['ID']['input']>;
  sku?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUpdateProductsInWishlistArgs = {
  wishlistId: Scalars['ID']['input'];
  wishlistItems: Array<WishlistItemUpdateInput>;
};


export type MutationCreateWishlistArgs = {
  input: CreateWishlistInput;
};


export type MutationAddWishlistItemsToCartArgs = {
  wishlistId: Scalars['ID']['input'];
  wishlistItemIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type MutationCancelOrderArgs = {
  input?: InputMaybe<CancelOrderInput>;
  sap_id?: InputMaybe<Scalars['String']['input']>;
};


export type MutationChangeOrderArgs = {
  order_number: Scalars['String']['input'];
};


export type MutationPlaceOrderArgs = {
  input?: InputMaybe<PlaceOrderInput>;
  cart_id?: InputMaybe<Scalars['String']['input']>;
  custom_email?: InputMaybe<Scalars['String']['input']>;
  deliveryaftersixpm?: InputMaybe<Scalars['Boolean']['input']>;
  deliveryonpallet?: InputMaybe<Scalars['Boolean']['input']>;
  notefordriver?: InputMaybe<Scalars['String']['input']>;
  sappaymentmethod?: InputMaybe<Scalars['String']['input']>;
  return_url?: InputMaybe<Scalars['String']['input']>;
  shown_grand_total?: InputMaybe<Scalars['Float']['input']>;
  cart_version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationMollieProcessTransactionArgs = {
  input?: InputMaybe<MollieProcessTransactionInput>;
  payment_token?: InputMaybe<Scalars['String']['input']>;
};


export type MutationMollieRestoreCartArgs = {
  input?: InputMaybe<MollieResetCartInput>;
};


export type MutationStartPaymentArgs = {
  payment_token: Scalars['String']['input'];
  return_url?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCheckProductsStockArgs = {
  input?: InputMaybe<CartIdInput>;
  cart_id?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSetPaymentMethodAndPlaceOrderArgs = {
  input?: InputMaybe<SetPaymentMethodAndPlaceOrderInput>;
};


export type MutationReorderItemsArgs = {
  orderNumber?: InputMaybe<Scalars['String']['input']>;
  order_number?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRequestPasswordResetEmailArgs = {
  email: Scalars['String']['input'];
};


export type MutationResetPasswordArgs = {
  email: Scalars['String']['input'];
  resetPasswordToken: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};


export type MutationQuickOrderArgs = {
  sku?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  removeItems?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationAddSaveOrderForLaterArgs = {
  input?: InputMaybe<SaveOrderInput>;
  cart_id?: InputMaybe<Scalars['String']['input']>;
  customer_order_number?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddPreOrderArgs = {
  input?: InputMaybe<SaveOrderInput>;
  cart_id?: InputMaybe<Scalars['String']['input']>;
  customer_order_number?: InputMaybe<Scalars['String']['input']>;
};


export type MutationReOrderSavedOrderArgs = {
  input?: InputMaybe<OrderIdInput>;
  id?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationReOrderPreOrderArgs = {
  input?: InputMaybe<OrderIdInput>;
  id?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationDeleteSavedOrderArgs = {
  input?: InputMaybe<OrderIdInput>;
  id?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationDeletePreOrderArgs = {
  input?: InputMaybe<OrderIdInput>;
  id?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationRenameSavedOrderArgs = {
  id: Scalars['ID']['input'];
  customer_order_number: Scalars['String']['input'];
};


export type MutationRenamePreOrderArgs = {
  id: Scalars['ID']['input'];
  customer_order_number: Scalars['String']['input'];
};


export type MutationSavePreCustomerOrderNumberArgs = {
  input?: InputMaybe<CustomerOrderNumberInput>;
  cart_id?: InputMaybe<Scalars['String']['input']>;
  customer_order_number?: InputMaybe<Scalars['String']['input']>;
};

/** Currency codes, complete so that every value a client sends is valid; prices are in that of the market. */
export type CurrencyEnum =
  | 'AED'
  | 'AFN'
  | 'ALL'
  | 'AMD'
  | 'ANG'
  | 'AOA'
  | 'ARS'
  | 'AUD'
  | 'AWG'
  | 'AZM'
  | 'AZN'
  | 'BAM'
  | 'BBD'
  | 'BDT'
  | 'BGN'
  | 'BHD'
  | 'BIF'
  | 'BMD'
  | 'BND'
  | 'BOB'
  | 'BRL'
  | 'BSD'
  | 'BTN'
  | 'BUK'
  | 'BWP'
  | 'BYN'
  | 'BZD'
  | 'CAD'
  | 'CDF'
  | 'CHE'
  | 'CHF'
  | 'CHW'
  | 'CLP'
  | 'CNY'
  | 'COP'
  | 'CRC'
  | 'CUP'
  | 'CVE'
  | 'CZK'
  | 'DJF'
  | 'DKK'
  | 'DOP'
  | 'DZD'
  | 'EEK'
  | 'EGP'
  | 'ERN'
  | 'ETB'
  | 'EUR'
  | 'FJD'
  | 'FKP'
  | 'GBP'
  | 'GEK'
  | 'GEL'
  | 'GHS'
  | 'GIP'
  | 'GMD'
  | 'GNF'
  | 'GQE'
  | 'GTQ'
  | 'GYD'
  | 'HKD'
  | 'HNL'
  | 'HRK'
  | 'HTG'
  | 'HUF'
  | 'IDR'
  | 'ILS'
  | 'INR'
  | 'IQD'
  | 'IRR'
  | 'ISK'
  | 'JMD'
  | 'JOD'
  | 'JPY'
  | 'KES'
  | 'KGS'
  | 'KHR'
  | 'KMF'
  | 'KPW'
  | 'KRW'
  | 'KWD'
  | 'KYD'
  | 'KZT'
  | 'LAK'
  | 'LBP'
  | 'LKR'
  | 'LRD'
  | 'LSL'
  | 'LSM'
  | 'LTL'
  | 'LVL'
  | 'LYD'
  | 'MAD'
  | 'MDL'
  | 'MGA'
  | 'MKD'
  | 'MMK'
  | 'MNT'
  | 'MOP'
  | 'MRO'
  | 'MUR'
  | 'MVR'
  | 'MWK'
  | 'MXN'
  | 'MYR'
  | 'MZN'
  | 'NAD'
  | 'NGN'
  | 'NIC'
  | 'NOK'
  | 'NPR'
  | 'NZD'
  | 'OMR'
  | 'PAB'
  | 'PEN'
  | 'PGK'
  | 'PHP'
  | 'PKR'
  | 'PLN'
  | 'PYG'
  | 'QAR'
  | 'RHD'
  | 'ROL'
  | 'RON'
  | 'RSD'
  | 'RUB'
  | 'RWF'
  | 'SAR'
  | 'SBD'
  | 'SCR'
  | 'SDG'
  | 'SEK'
  | 'SGD'
  | 'SHP'
  | 'SKK'
  | 'SLL'
  | 'SOS'
  | 'SRD'
  | 'STD'
  | 'SVC'
  | 'SYP'
  | 'SZL'
  | 'THB'
  | 'TJS'
  | 'TMM'
  | 'TND'
  | 'TOP'
  | 'TRL'
  | 'TRY'
  | 'TTD'
  | 'TWD'
  | 'TZS'
  | 'UAH'
  | 'UGX'
  | 'USD'
  | 'UYU'
  | 'UZS'
  | 'VEB'
  | 'VEF'
  | 'VND'
  | 'VUV'
  | 'WST'
  | 'XCD'
  | 'XOF'
  | 'XPF'
  | 'YER'
  | 'YTL'
  | 'ZAR'
  | 'ZMK'
  | 'ZWD';

export type SortEnum =
  | 'ASC'
  | 'DESC';

/** Two-letter codes (ISO 3166-1), complete so that every value a client sends is valid. */
export type CountryCodeEnum =
  | 'AD'
  | 'AE'
  | 'AF'
  | 'AG'
  | 'AI'
  | 'AL'
  | 'AM'
  | 'AN'
  | 'AO'
  | 'AQ'
  | 'AR'
  | 'AS'
  | 'AT'
  | 'AU'
  | 'AW'
  | 'AX'
  | 'AZ'
  | 'BA'
  | 'BB'
  | 'BD'
  | 'BE'
  | 'BF'
  | 'BG'
  | 'BH'
  | 'BI'
  | 'BJ'
  | 'BL'
  | 'BM'
  | 'BN'
  | 'BO'
  | 'BQ'
  | 'BR'
  | 'BS'
  | 'BT'
  | 'BV'
  | 'BW'
  | 'BY'
  | 'BZ'
  | 'CA'
  | 'CC'
  | 'CD'
  | 'CF'
  | 'CG'
  | 'CH'
  | 'CI'
  | 'CK'
  | 'CL'
  | 'CM'
  | 'CN'
  | 'CO'
  | 'CR'
  | 'CU'
  | 'CV'
  | 'CW'
  | 'CX'
  | 'CY'
  | 'CZ'
  | 'DE'
  | 'DJ'
  | 'DK'
  | 'DM'
  | 'DO'
  | 'DZ'
  | 'EC'
  | 'EE'
  | 'EG'
  | 'EH'
  | 'ER'
  | 'ES'
  | 'ET'
  | 'FI'
  | 'FJ'
  | 'FK'
  | 'FM'
  | 'FO'
  | 'FR'
  | 'GA'
  | 'GB'
  | 'GD'
  | 'GE'
  | 'GF'
  | 'GG'
  | 'GH'
  | 'GI'
  | 'GL'
  | 'GM'
  | 'GN'
  | 'GP'
  | 'GQ'
  | 'GR'
  | 'GS'
  | 'GT'
  | 'GU'
  | 'GW'
  | 'GY'
  | 'HK'
  | 'HM'
  | 'HN'
  | 'HR'
  | 'HT'
  | 'HU'
  | 'ID'
  | 'IE'
  | 'IL'
  | 'IM'
  | 'IN'
  | 'IO'
  | 'IQ'
  | 'IR'
  | 'IS'
  | 'IT'
  | 'JE'
  | 'JM'
  | 'JO'
  | 'JP'
  | 'KE'
  | 'KG'
  | 'KH'
  | 'KI'
  | 'KM'
  | 'KN'
  | 'KP'
  | 'KR'
  | 'KW'
  | 'KY'
  | 'KZ'
  | 'LA'
  | 'LB'
  | 'LC'
  | 'LI'
  | 'LK'
  | 'LR'
  | 'LS'
  | 'LT'
  | 'LU'
  | 'LV'
  | 'LY'
  | 'MA'
  | 'MC'
  | 'MD'
  | 'ME'
  | 'MF'
  | 'MG'
  | 'MH'
  | 'MK'
  | 'ML'
  | 'MM'
  | 'MN'
  | 'MO'
  | 'MP'
  | 'MQ'
  | 'MR'
  | 'MS'
  | 'MT'
  | 'MU'
  | 'MV'
  | 'MW'
  | 'MX'
  | 'MY'
  | 'MZ'
  | 'NA'
  | 'NC'
  | 'NE'
  | 'NF'
  | 'NG'
  | 'NI'
  | 'NL'
  | 'NO'
  | 'NP'
  | 'NR'
  | 'NU'
  | 'NZ'
  | 'OM'
  | 'PA'
  | 'PE'
  | 'PF'
  | 'PG'
  | 'PH'
  | 'PK'
  | 'PL'
  | 'PM'
  | 'PN'
  | 'PR'
  | 'PS'
  | 'PT'
  | 'PW'
  | 'PY'
  | 'QA'
  | 'RE'
  | 'RO'
  | 'RS'
  | 'RU'
  | 'RW'
  | 'SA'
  | 'SB'
  | 'SC'
  | 'SD'
  | 'SE'
  | 'SG'
  | 'SH'
  | 'SI'
  | 'SJ'
  | 'SK'
  | 'SL'
  | 'SM'
  | 'SN'
  | 'SO'
  | 'SR'
  | 'SS'
  | 'ST'
  | 'SV'
  | 'SX'
  | 'SY'
  | 'SZ'
  | 'TC'
  | 'TD'
  | 'TF'
  | 'TG'
  | 'TH'
  | 'TJ'
  | 'TK'
  | 'TL'
  | 'TM'
  | 'TN'
  | 'TO'
  | 'TR'
  | 'TT'
  | 'TV'
  | 'TW'
  | 'TZ'
  | 'UA'
  | 'UG'
  | 'UM'
  | 'US'
  | 'UY'
  | 'UZ'
  | 'VA'
  | 'VC'
  | 'VE'
  | 'VG'
  | 'VI'
  | 'VN'
  | 'VU'
  | 'WF'
  | 'WS'
  | 'XK'
  | 'YE'
  | 'YT'
  | 'ZA'
  | 'ZM'
  | 'ZW';

export type PriceTypeEnum =
  | 'FIXED'
  | 'PERCENT'
  | 'DYNAMIC';

export type ProductStockStatus =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK';

export type UrlRewriteEntityTypeEnum =
  | 'PRODUCT'
  | 'CATEGORY'
  | 'CMS_PAGE';

export type FilterMatchTypeEnum =
  | 'FULL'
  | 'PARTIAL';

/** Rounded to two decimals. */
export type Money = {
  __typename?: 'Money';
  value?: Maybe<Scalars['Float']['output']>;
  currency?: Maybe<CurrencyEnum>;
};

export type KeyValue = {
  __typename?: 'KeyValue';
  name?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
};

export type ComplexTextValue = {
  __typename?: 'ComplexTextValue';
  html: Scalars['String']['output'];
};

export type SearchResultPageInfo = {
  __typename?: 'SearchResultPageInfo';
  current_page?: Maybe<Scalars['Int']['output']>;
  page_size?: Maybe<Scalars['Int']['output']>;
  total_pages?: Maybe<Scalars['Int']['output']>;
};

export type FilterEqualTypeInput = {
  eq?: InputMaybe<Scalars['String']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};

/** All words, each may be partial. */
export type FilterMatchTypeInput = {
  match?: InputMaybe<Scalars['String']['input']>;
  match_type?: InputMaybe<FilterMatchTypeEnum>;
};

/** Inclusive; either end may be left out; numbers as text. */
export type FilterRangeTypeInput = {
  from?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
};

export type FilterStringTypeInput = {
  eq?: InputMaybe<Scalars['String']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  match?: InputMaybe<Scalars['String']['input']>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  CustomAttributeMetadataInterface:
    | ( Omit<CustomerAttributeMetadata, 'options'> & { options: Array<Maybe<_RefType['CustomAttributeOptionInterface']>> } & { __typename: 'CustomerAttributeMetadata' } )
    | ( Omit<ReturnItemAttributeMetadata, 'options'> & { options: Array<Maybe<_RefType['CustomAttributeOptionInterface']>> } & { __typename: 'ReturnItemAttributeMetadata' } )
  ;
  CustomAttributeOptionInterface: never;
  AggregationOptionInterface: ( AggregationOption & { __typename: 'AggregationOption' } );
  LayerFilterItemInterface: ( LayerFilterItem & { __typename: 'LayerFilterItem' } );
  RoutableInterface:
    | ( Omit<SimpleProduct, 'media_gallery' | 'reviews' | 'categories' | 'related_products' | 'upsell_products' | 'crosssell_products' | 'product_links' | 'custom_attributesV2' | 'options'> & { media_gallery?: Maybe<Array<Maybe<_RefType['MediaGalleryInterface']>>>, reviews: _RefType['ProductReviews'], categories?: Maybe<Array<Maybe<_RefType['CategoryInterface']>>>, related_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, upsell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, crosssell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, product_links?: Maybe<Array<Maybe<_RefType['ProductLinksInterface']>>>, custom_attributesV2?: Maybe<_RefType['ProductCustomAttributes']>, options?: Maybe<Array<Maybe<_RefType['CustomizableOptionInterface']>>> } & { __typename: 'SimpleProduct' } )
    | ( Omit<VirtualProduct, 'media_gallery' | 'reviews' | 'categories' | 'related_products' | 'upsell_products' | 'crosssell_products' | 'product_links' | 'custom_attributesV2' | 'options'> & { media_gallery?: Maybe<Array<Maybe<_RefType['MediaGalleryInterface']>>>, reviews: _RefType['ProductReviews'], categories?: Maybe<Array<Maybe<_RefType['CategoryInterface']>>>, related_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, upsell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, crosssell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, product_links?: Maybe<Array<Maybe<_RefType['ProductLinksInterface']>>>, custom_attributesV2?: Maybe<_RefType['ProductCustomAttributes']>, options?: Maybe<Array<Maybe<_RefType['CustomizableOptionInterface']>>> } & { __typename: 'VirtualProduct' } )
    | ( Omit<ConfigurableProduct, 'media_gallery' | 'reviews' | 'categories' | 'related_products' | 'upsell_products' | 'crosssell_products' | 'product_links' | 'custom_attributesV2' | 'options' | 'configurable_options' | 'variants' | 'configurable_product_options_selection'> & { media_gallery?: Maybe<Array<Maybe<_RefType['MediaGalleryInterface']>>>, reviews: _RefType['ProductReviews'], categories?: Maybe<Array<Maybe<_RefType['CategoryInterface']>>>, related_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, upsell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, crosssell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, product_links?: Maybe<Array<Maybe<_RefType['ProductLinksInterface']>>>, custom_attributesV2?: Maybe<_RefType['ProductCustomAttributes']>, options?: Maybe<Array<Maybe<_RefType['CustomizableOptionInterface']>>>, configurable_options?: Maybe<Array<Maybe<_RefType['ConfigurableProductOptions']>>>, variants?: Maybe<Array<Maybe<_RefType['ConfigurableVariant']>>>, configurable_product_options_selection?: Maybe<_RefType['ConfigurableProductOptionsSelection']> } & { __typename: 'ConfigurableProduct' } )
    | ( Omit<BundleProduct, 'media_gallery' | 'reviews' | 'categories' | 'related_products' | 'upsell_products' | 'crosssell_products' | 'product_links' | 'custom_attributesV2' | 'options' | 'items'> & { media_gallery?: Maybe<Array<Maybe<_RefType['MediaGalleryInterface']>>>, reviews: _RefType['ProductReviews'], categories?: Maybe<Array<Maybe<_RefType['CategoryInterface']>>>, related_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, upsell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, crosssell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, product_links?: Maybe<Array<Maybe<_RefType['ProductLinksInterface']>>>, custom_attributesV2?: Maybe<_RefType['ProductCustomAttributes']>, options?: Maybe<Array<Maybe<_RefType['CustomizableOptionInterface']>>>, items?: Maybe<Array<Maybe<_RefType['BundleItem']>>> } & { __typename: 'BundleProduct' } )
    | ( Omit<GroupedProduct, 'media_gallery' | 'reviews' | 'categories' | 'related_products' | 'upsell_products' | 'crosssell_products' | 'product_links' | 'custom_attributesV2' | 'items'> & { media_gallery?: Maybe<Array<Maybe<_RefType['MediaGalleryInterface']>>>, reviews: _RefType['ProductReviews'], categories?: Maybe<Array<Maybe<_RefType['CategoryInterface']>>>, related_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, upsell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, crosssell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, product_links?: Maybe<Array<Maybe<_RefType['ProductLinksInterface']>>>, custom_attributesV2?: Maybe<_RefType['ProductCustomAttributes']>, items?: Maybe<Array<Maybe<_RefType['GroupedProductItem']>>> } & { __typename: 'GroupedProduct' } )
    | ( Omit<DownloadableProduct, 'media_gallery' | 'reviews' | 'categories' | 'related_products' | 'upsell_products' | 'crosssell_products' | 'product_links' | 'custom_attributesV2' | 'options'> & { media_gallery?: Maybe<Array<Maybe<_RefType['MediaGalleryInterface']>>>, reviews: _RefType['ProductReviews'], categories?: Maybe<Array<Maybe<_RefType['CategoryInterface']>>>, related_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, upsell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, crosssell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, product_links?: Maybe<Array<Maybe<_RefType['ProductLinksInterface']>>>, custom_attributesV2?: Maybe<_RefType['ProductCustomAttributes']>, options?: Maybe<Array<Maybe<_RefType['CustomizableOptionInterface']>>> } & { __typename: 'DownloadableProduct' } )
    | ( Omit<CategoryTree, 'products' | 'children'> & { products?: Maybe<_RefType['CategoryProducts']>, children?: Maybe<Array<Maybe<_RefType['CategoryTree']>>> } & { __typename: 'CategoryTree' } )
    | ( CmsPage & { __typename: 'CmsPage' } )
  ;
  PhysicalProductInterface:
    | ( Omit<SimpleProduct, 'media_gallery' | 'reviews' | 'categories' | 'related_products' | 'upsell_products' | 'crosssell_products' | 'product_links' | 'custom_attributesV2' | 'options'> & { media_gallery?: Maybe<Array<Maybe<_RefType['MediaGalleryInterface']>>>, reviews: _RefType['ProductReviews'], categories?: Maybe<Array<Maybe<_RefType['CategoryInterface']>>>, related_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, upsell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, crosssell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, product_links?: Maybe<Array<Maybe<_RefType['ProductLinksInterface']>>>, custom_attributesV2?: Maybe<_RefType['ProductCustomAttributes']>, options?: Maybe<Array<Maybe<_RefType['CustomizableOptionInterface']>>> } & { __typename: 'SimpleProduct' } )
    | ( Omit<ConfigurableProduct, 'media_gallery' | 'reviews' | 'categories' | 'related_products' | 'upsell_products' | 'crosssell_products' | 'product_links' | 'custom_attributesV2' | 'options' | 'configurable_options' | 'variants' | 'configurable_product_options_selection'> & { media_gallery?: Maybe<Array<Maybe<_RefType['MediaGalleryInterface']>>>, reviews: _RefType['ProductReviews'], categories?: Maybe<Array<Maybe<_RefType['CategoryInterface']>>>, related_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, upsell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, crosssell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, product_links?: Maybe<Array<Maybe<_RefType['ProductLinksInterface']>>>, custom_attributesV2?: Maybe<_RefType['ProductCustomAttributes']>, options?: Maybe<Array<Maybe<_RefType['CustomizableOptionInterface']>>>, configurable_options?: Maybe<Array<Maybe<_RefType['ConfigurableProductOptions']>>>, variants?: Maybe<Array<Maybe<_RefType['ConfigurableVariant']>>>, configurable_product_options_selection?: Maybe<_RefType['ConfigurableProductOptionsSelection']> } & { __typename: 'ConfigurableProduct' } )
    | ( Omit<BundleProduct, 'media_gallery' | 'reviews' | 'categories' | 'related_products' | 'upsell_products' | 'crosssell_products' | 'product_links' | 'custom_attributesV2' | 'options' | 'items'> & { media_gallery?: Maybe<Array<Maybe<_RefType['MediaGalleryInterface']>>>, reviews: _RefType['ProductReviews'], categories?: Maybe<Array<Maybe<_RefType['CategoryInterface']>>>, related_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, upsell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, crosssell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, product_links?: Maybe<Array<Maybe<_RefType['ProductLinksInterface']>>>, custom_attributesV2?: Maybe<_RefType['ProductCustomAttributes']>, options?: Maybe<Array<Maybe<_RefType['CustomizableOptionInterface']>>>, items?: Maybe<Array<Maybe<_RefType['BundleItem']>>> } & { __typename: 'BundleProduct' } )
    | ( Omit<GroupedProduct, 'media_gallery' | 'reviews' | 'categories' | 'related_products' | 'upsell_products' | 'crosssell_products' | 'product_links' | 'custom_attributesV2' | 'items'> & { media_gallery?: Maybe<Array<Maybe<_RefType['MediaGalleryInterface']>>>, reviews: _RefType['ProductReviews'], categories?: Maybe<Array<Maybe<_RefType['CategoryInterface']>>>, related_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, upsell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, crosssell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, product_links?: Maybe<Array<Maybe<_RefType['ProductLinksInterface']>>>, custom_attributesV2?: Maybe<_RefType['ProductCustomAttributes']>, items?: Maybe<Array<Maybe<_RefType['GroupedProductItem']>>> } & { __typename: 'GroupedProduct' } )
  ;
  CustomizableProductInterface:
    | ( Omit<SimpleProduct, 'media_gallery' | 'reviews' | 'categories' | 'related_products' | 'upsell_products' | 'crosssell_products' | 'product_links' | 'custom_attributesV2' | 'options'> & { media_gallery?: Maybe<Array<Maybe<_RefType['MediaGalleryInterface']>>>, reviews: _RefType['ProductReviews'], categories?: Maybe<Array<Maybe<_RefType['CategoryInterface']>>>, related_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, upsell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, crosssell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, product_links?: Maybe<Array<Maybe<_RefType['ProductLinksInterface']>>>, custom_attributesV2?: Maybe<_RefType['ProductCustomAttributes']>, options?: Maybe<Array<Maybe<_RefType['CustomizableOptionInterface']>>> } & { __typename: 'SimpleProduct' } )
    | ( Omit<VirtualProduct, 'media_gallery' | 'reviews' | 'categories' | 'related_products' | 'upsell_products' | 'crosssell_products' | 'product_links' | 'custom_attributesV2' | 'options'> & { media_gallery?: Maybe<Array<Maybe<_RefType['MediaGalleryInterface']>>>, reviews: _RefType['ProductReviews'], categories?: Maybe<Array<Maybe<_RefType['CategoryInterface']>>>, related_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, upsell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, crosssell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, product_links?: Maybe<Array<Maybe<_RefType['ProductLinksInterface']>>>, custom_attributesV2?: Maybe<_RefType['ProductCustomAttributes']>, options?: Maybe<Array<Maybe<_RefType['CustomizableOptionInterface']>>> } & { __typename: 'VirtualProduct' } )
    | ( Omit<ConfigurableProduct, 'media_gallery' | 'reviews' | 'categories' | 'related_products' | 'upsell_products' | 'crosssell_products' | 'product_links' | 'custom_attributesV2' | 'options' | 'configurable_options' | 'variants' | 'configurable_product_options_selection'> & { media_gallery?: Maybe<Array<Maybe<_RefType['MediaGalleryInterface']>>>, reviews: _RefType['ProductReviews'], categories?: Maybe<Array<Maybe<_RefType['CategoryInterface']>>>, related_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, upsell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, crosssell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, product_links?: Maybe<Array<Maybe<_RefType['ProductLinksInterface']>>>, custom_attributesV2?: Maybe<_RefType['ProductCustomAttributes']>, options?: Maybe<Array<Maybe<_RefType['CustomizableOptionInterface']>>>, configurable_options?: Maybe<Array<Maybe<_RefType['ConfigurableProductOptions']>>>, variants?: Maybe<Array<Maybe<_RefType['ConfigurableVariant']>>>, configurable_product_options_selection?: Maybe<_RefType['ConfigurableProductOptionsSelection']> } & { __typename: 'ConfigurableProduct' } )
    | ( Omit<BundleProduct, 'media_gallery' | 'reviews' | 'categories' | 'related_products' | 'upsell_products' | 'crosssell_products' | 'product_links' | 'custom_attributesV2' | 'options' | 'items'> & { media_gallery?: Maybe<Array<Maybe<_RefType['MediaGalleryInterface']>>>, reviews: _RefType['ProductReviews'], categories?: Maybe<Array<Maybe<_RefType['CategoryInterface']>>>, related_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, upsell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, crosssell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, product_links?: Maybe<Array<Maybe<_RefType['ProductLinksInterface']>>>, custom_attributesV2?: Maybe<_RefType['ProductCustomAttributes']>, options?: Maybe<Array<Maybe<_RefType['CustomizableOptionInterface']>>>, items?: Maybe<Array<Maybe<_RefType['BundleItem']>>> } & { __typename: 'BundleProduct' } )
    | ( Omit<DownloadableProduct, 'media_gallery' | 'reviews' | 'categories' | 'related_products' | 'upsell_products' | 'crosssell_products' | 'product_links' | 'custom_attributesV2' | 'options'> & { media_gallery?: Maybe<Array<Maybe<_RefType['MediaGalleryInterface']>>>, reviews: _RefType['ProductReviews'], categories?: Maybe<Array<Maybe<_RefType['CategoryInterface']>>>, related_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, upsell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, crosssell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, product_links?: Maybe<Array<Maybe<_RefType['ProductLinksInterface']>>>, custom_attributesV2?: Maybe<_RefType['ProductCustomAttributes']>, options?: Maybe<Array<Maybe<_RefType['CustomizableOptionInterface']>>> } & { __typename: 'DownloadableProduct' } )
  ;
  CustomizableOptionInterface:
    | ( CustomizableAreaOption & { __typename: 'CustomizableAreaOption' } )
    | ( CustomizableFieldOption & { __typename: 'CustomizableFieldOption' } )
    | ( CustomizableDateOption & { __typename: 'CustomizableDateOption' } )
    | ( CustomizableFileOption & { __typename: 'CustomizableFileOption' } )
    | ( CustomizableCheckboxOption & { __typename: 'CustomizableCheckboxOption' } )
    | ( CustomizableDropDownOption & { __typename: 'CustomizableDropDownOption' } )
    | ( CustomizableMultipleOption & { __typename: 'CustomizableMultipleOption' } )
    | ( CustomizableRadioOption & { __typename: 'CustomizableRadioOption' } )
  ;
  ProductInterface:
    | ( Omit<SimpleProduct, 'media_gallery' | 'reviews' | 'categories' | 'related_products' | 'upsell_products' | 'crosssell_products' | 'product_links' | 'custom_attributesV2' | 'options'> & { media_gallery?: Maybe<Array<Maybe<_RefType['MediaGalleryInterface']>>>, reviews: _RefType['ProductReviews'], categories?: Maybe<Array<Maybe<_RefType['CategoryInterface']>>>, related_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, upsell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, crosssell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, product_links?: Maybe<Array<Maybe<_RefType['ProductLinksInterface']>>>, custom_attributesV2?: Maybe<_RefType['ProductCustomAttributes']>, options?: Maybe<Array<Maybe<_RefType['CustomizableOptionInterface']>>> } & { __typename: 'SimpleProduct' } )
    | ( Omit<VirtualProduct, 'media_gallery' | 'reviews' | 'categories' | 'related_products' | 'upsell_products' | 'crosssell_products' | 'product_links' | 'custom_attributesV2' | 'options'> & { media_gallery?: Maybe<Array<Maybe<_RefType['MediaGalleryInterface']>>>, reviews: _RefType['ProductReviews'], categories?: Maybe<Array<Maybe<_RefType['CategoryInterface']>>>, related_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, upsell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, crosssell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, product_links?: Maybe<Array<Maybe<_RefType['ProductLinksInterface']>>>, custom_attributesV2?: Maybe<_RefType['ProductCustomAttributes']>, options?: Maybe<Array<Maybe<_RefType['CustomizableOptionInterface']>>> } & { __typename: 'VirtualProduct' } )
    | ( Omit<ConfigurableProduct, 'media_gallery' | 'reviews' | 'categories' | 'related_products' | 'upsell_products' | 'crosssell_products' | 'product_links' | 'custom_attributesV2' | 'options' | 'configurable_options' | 'variants' | 'configurable_product_options_selection'> & { media_gallery?: Maybe<Array<Maybe<_RefType['MediaGalleryInterface']>>>, reviews: _RefType['ProductReviews'], categories?: Maybe<Array<Maybe<_RefType['CategoryInterface']>>>, related_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, upsell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, crosssell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, product_links?: Maybe<Array<Maybe<_RefType['ProductLinksInterface']>>>, custom_attributesV2?: Maybe<_RefType['ProductCustomAttributes']>, options?: Maybe<Array<Maybe<_RefType['CustomizableOptionInterface']>>>, configurable_options?: Maybe<Array<Maybe<_RefType['ConfigurableProductOptions']>>>, variants?: Maybe<Array<Maybe<_RefType['ConfigurableVariant']>>>, configurable_product_options_selection?: Maybe<_RefType['ConfigurableProductOptionsSelection']> } & { __typename: 'ConfigurableProduct' } )
    | ( Omit<BundleProduct, 'media_gallery' | 'reviews' | 'categories' | 'related_products' | 'upsell_products' | 'crosssell_products' | 'product_links' | 'custom_attributesV2' | 'options' | 'items'> & { media_gallery?: Maybe<Array<Maybe<_RefType['MediaGalleryInterface']>>>, reviews: _RefType['ProductReviews'], categories?: Maybe<Array<Maybe<_RefType['CategoryInterface']>>>, related_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, upsell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, crosssell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, product_links?: Maybe<Array<Maybe<_RefType['ProductLinksInterface']>>>, custom_attributesV2?: Maybe<_RefType['ProductCustomAttributes']>, options?: Maybe<Array<Maybe<_RefType['CustomizableOptionInterface']>>>, items?: Maybe<Array<Maybe<_RefType['BundleItem']>>> } & { __typename: 'BundleProduct' } )
    | ( Omit<GroupedProduct, 'media_gallery' | 'reviews' | 'categories' | 'related_products' | 'upsell_products' | 'crosssell_products' | 'product_links' | 'custom_attributesV2' | 'items'> & { media_gallery?: Maybe<Array<Maybe<_RefType['MediaGalleryInterface']>>>, reviews: _RefType['ProductReviews'], categories?: Maybe<Array<Maybe<_RefType['CategoryInterface']>>>, related_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, upsell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, crosssell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, product_links?: Maybe<Array<Maybe<_RefType['ProductLinksInterface']>>>, custom_attributesV2?: Maybe<_RefType['ProductCustomAttributes']>, items?: Maybe<Array<Maybe<_RefType['GroupedProductItem']>>> } & { __typename: 'GroupedProduct' } )
    | ( Omit<DownloadableProduct, 'media_gallery' | 'reviews' | 'categories' | 'related_products' | 'upsell_products' | 'crosssell_products' | 'product_links' | 'custom_attributesV2' | 'options'> & { media_gallery?: Maybe<Array<Maybe<_RefType['MediaGalleryInterface']>>>, reviews: _RefType['ProductReviews'], categories?: Maybe<Array<Maybe<_RefType['CategoryInterface']>>>, related_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, upsell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, crosssell_products?: Maybe<Array<Maybe<_RefType['ProductInterface']>>>, product_links?: Maybe<Array<Maybe<_RefType['ProductLinksInterface']>>>, custom_attributesV2?: Maybe<_RefType['ProductCustomAttributes']>, options?: Maybe<Array<Maybe<_RefType['CustomizableOptionInterface']>>> } & { __typename: 'DownloadableProduct' } )
  ;
  SwatchDataInterface:
    | ( TextSwatchData & { __typename: 'TextSwatchData' } )
    | ( ColorSwatchData & { __typename: 'ColorSwatchData' } )
    | ( ImageSwatchData & { __typename: 'ImageSwatchData' } )
  ;
  MediaGalleryInterface:
    | ( ProductImage & { __typename: 'ProductImage' } )
    | ( ProductVideo & { __typename: 'ProductVideo' } )
  ;
  ProductLinksInterface: ( ProductLinks & { __typename: 'ProductLinks' } );
  AttributeValueInterface:
    | ( AttributeValue & { __typename: 'AttributeValue' } )
    | ( Omit<AttributeSelectedOptions, 'selected_options'> & { selected_options: Array<Maybe<_RefType['AttributeSelectedOptionInterface']>> } & { __typename: 'AttributeSelectedOptions' } )
  ;
  AttributeSelectedOptionInterface: ( AttributeSelectedOption & { __typename: 'AttributeSelectedOption' } );
  CategoryInterface: ( Omit<CategoryTree, 'products' | 'children'> & { products?: Maybe<_RefType['CategoryProducts']>, children?: Maybe<Array<Maybe<_RefType['CategoryTree']>>> } & { __typename: 'CategoryTree' } );
  CartItemInterface:
    | ( Omit<GiftCardCartItem, 'product'> & { product_sku: string } & { __typename: 'GiftCardCartItem' } )
    | ( Omit<SimpleCartItem, 'product'> & { product_sku: string } & { __typename: 'SimpleCartItem' } )
    | ( Omit<VirtualCartItem, 'product'> & { product_sku: string } & { __typename: 'VirtualCartItem' } )
    | ( Omit<DownloadableCartItem, 'product'> & { product_sku: string } & { __typename: 'DownloadableCartItem' } )
    | ( Omit<ConfigurableCartItem, 'product' | 'configured_variant' | 'configurable_options'> & { product_sku: string; variant_sku: string } & { __typename: 'ConfigurableCartItem' } )
    | ( Omit<BundleCartItem, 'product' | 'bundle_options'> & { product_sku: string; bundle_options: (Omit<SelectedBundleOption, 'label' | 'type' | 'values'> & { bundle_sku: string; values: (Omit<SelectedBundleOptionValue, 'label' | 'product'> & { product_sku: string })[] })[] } & { __typename: 'BundleCartItem' } )
  ;
  CartAddressInterface:
    | ( Omit<ShippingCartAddress, 'region' | 'custom_attributes' | 'cart_items_v2'> & { region?: Maybe<_RefType['CartAddressRegion']>, custom_attributes: Array<Maybe<_RefType['AttributeValueInterface']>>, cart_items_v2?: Maybe<Array<Maybe<_RefType['CartItemInterface']>>> } & { __typename: 'ShippingCartAddress' } )
    | ( Omit<BillingCartAddress, 'region' | 'custom_attributes'> & { region?: Maybe<_RefType['CartAddressRegion']>, custom_attributes: Array<Maybe<_RefType['AttributeValueInterface']>> } & { __typename: 'BillingCartAddress' } )
  ;
  Error:
    | ( CartUserInputError & { __typename: 'CartUserInputError' } )
    | ( InsufficientStockError & { __typename: 'InsufficientStockError' } )
  ;
  WishlistItemInterface:
    | ( Omit<SimpleWishlistItem, 'product'> & { product?: Maybe<_RefType['ProductInterface']> } & { __typename: 'SimpleWishlistItem' } )
    | ( Omit<VirtualWishlistItem, 'product'> & { product?: Maybe<_RefType['ProductInterface']> } & { __typename: 'VirtualWishlistItem' } )
    | ( Omit<ConfigurableWishlistItem, 'product' | 'configured_variant'> & { product?: Maybe<_RefType['ProductInterface']>, configured_variant?: Maybe<_RefType['ProductInterface']> } & { __typename: 'ConfigurableWishlistItem' } )
    | ( Omit<BundleWishlistItem, 'product' | 'bundle_options'> & { product?: Maybe<_RefType['ProductInterface']>, bundle_options?: Maybe<Array<Maybe<_RefType['SelectedBundleOption']>>> } & { __typename: 'BundleWishlistItem' } )
  ;
  OrderItemInterface:
    | ( Omit<GiftCardOrderItem, 'product'> & { __typename: 'GiftCardOrderItem' } )
    | ( Omit<OrderItem, 'product'> & { __typename: 'OrderItem' } )
    | ( Omit<ConfigurableOrderItem, 'product' | 'configured_variant'> & { __typename: 'ConfigurableOrderItem' } )
    | ( Omit<BundleOrderItem, 'product' | 'bundle_options'> & { bundle_options: (Omit<ItemSelectedBundleOption, 'label' | 'values'> & { bundle_sku: string; option_id: number; values: (Omit<ItemSelectedBundleOptionValue, 'product_name'>)[] })[] } & { __typename: 'BundleOrderItem' } )
    | ( Omit<DownloadableOrderItem, 'product'> & { product?: Maybe<_RefType['ProductInterface']> } & { __typename: 'DownloadableOrderItem' } )
  ;
  ShipmentItemInterface:
    | ( Omit<ShipmentItem, 'order_item'> & { order_item?: Maybe<_RefType['OrderItemInterface']> } & { __typename: 'ShipmentItem' } )
    | ( Omit<BundleShipmentItem, 'order_item' | 'bundle_options'> & { order_item?: Maybe<_RefType['OrderItemInterface']>, bundle_options?: Maybe<Array<Maybe<_RefType['ItemSelectedBundleOption']>>> } & { __typename: 'BundleShipmentItem' } )
  ;
  InvoiceItemInterface:
    | ( Omit<InvoiceItem, 'order_item'> & { order_item?: Maybe<_RefType['OrderItemInterface']> } & { __typename: 'InvoiceItem' } )
    | ( Omit<BundleInvoiceItem, 'order_item' | 'bundle_options'> & { order_item?: Maybe<_RefType['OrderItemInterface']>, bundle_options?: Maybe<Array<Maybe<_RefType['ItemSelectedBundleOption']>>> } & { __typename: 'BundleInvoiceItem' } )
    | ( Omit<DownloadableInvoiceItem, 'order_item'> & { order_item?: Maybe<_RefType['OrderItemInterface']> } & { __typename: 'DownloadableInvoiceItem' } )
  ;
  CreditMemoItemInterface:
    | ( Omit<CreditMemoItem, 'order_item'> & { order_item?: Maybe<_RefType['OrderItemInterface']> } & { __typename: 'CreditMemoItem' } )
    | ( Omit<BundleCreditMemoItem, 'order_item' | 'bundle_options'> & { order_item?: Maybe<_RefType['OrderItemInterface']>, bundle_options?: Maybe<Array<Maybe<_RefType['ItemSelectedBundleOption']>>> } & { __typename: 'BundleCreditMemoItem' } )
    | ( Omit<DownloadableCreditMemoItem, 'order_item'> & { order_item?: Maybe<_RefType['OrderItemInterface']> } & { __typename: 'DownloadableCreditMemoItem' } )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  DutchAddress: ResolverTypeWrapper<DutchAddress>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  DutchAddressCoordinates: ResolverTypeWrapper<DutchAddressCoordinates>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  AttributeEntityTypeEnum: AttributeEntityTypeEnum;
  AttributesFormOutput: ResolverTypeWrapper<Omit<AttributesFormOutput, 'items'> & { items: Array<Maybe<ResolversTypes['CustomAttributeMetadataInterface']>> }>;
  AttributesMetadataOutput: ResolverTypeWrapper<Omit<AttributesMetadataOutput, 'items'> & { items: Array<Maybe<ResolversTypes['CustomAttributeMetadataInterface']>> }>;
  CustomAttributeMetadataInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CustomAttributeMetadataInterface']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CustomAttributeOptionInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CustomAttributeOptionInterface']>;
  AttributeFrontendInputEnum: AttributeFrontendInputEnum;
  CustomerAttributeMetadata: ResolverTypeWrapper<Omit<CustomerAttributeMetadata, 'options'> & { options: Array<Maybe<ResolversTypes['CustomAttributeOptionInterface']>> }>;
  ReturnItemAttributeMetadata: ResolverTypeWrapper<Omit<ReturnItemAttributeMetadata, 'options'> & { options: Array<Maybe<ResolversTypes['CustomAttributeOptionInterface']>> }>;
  InputFilterEnum: InputFilterEnum;
  ValidationRule: ResolverTypeWrapper<ValidationRule>;
  ValidationRuleEnum: ValidationRuleEnum;
  GiftMessage: ResolverTypeWrapper<GiftMessage>;
  GiftWrapping: ResolverTypeWrapper<GiftWrapping>;
  GiftWrappingImage: ResolverTypeWrapper<GiftWrappingImage>;
  GiftOptionsPrices: ResolverTypeWrapper<GiftOptionsPrices>;
  AppliedGiftCard: ResolverTypeWrapper<AppliedGiftCard>;
  ApplyGiftCardToOrder: ResolverTypeWrapper<ApplyGiftCardToOrder>;
  GiftCardCartItem: ResolverTypeWrapper<Omit<GiftCardCartItem, 'product'> & { product_sku: string }>;
  GiftCardOrderItem: ResolverTypeWrapper<Omit<GiftCardOrderItem, 'product'>>;
  GiftCardItem: ResolverTypeWrapper<GiftCardItem>;
  GuestOrderInformationInput: GuestOrderInformationInput;
  OrderTokenInput: OrderTokenInput;
  CreateGuestCartInput: CreateGuestCartInput;
  CreateGuestCartOutput: ResolverTypeWrapper<Omit<CreateGuestCartOutput, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  GuestOrderCancelInput: GuestOrderCancelInput;
  ConfirmCancelOrderInput: ConfirmCancelOrderInput;
  RequestReturnInput: RequestReturnInput;
  RequestGuestReturnInput: RequestGuestReturnInput;
  RequestReturnItemInput: RequestReturnItemInput;
  EnteredCustomAttributeInput: EnteredCustomAttributeInput;
  SelectedCustomAttributeInput: SelectedCustomAttributeInput;
  ConfirmReturnInput: ConfirmReturnInput;
  RequestReturnOutput: ResolverTypeWrapper<Omit<RequestReturnOutput, 'return'> & { return?: Maybe<ResolversTypes['Return']> }>;
  ConfirmEmailInput: ConfirmEmailInput;
  CustomerCreateInput: CustomerCreateInput;
  DeletePaymentTokenOutput: ResolverTypeWrapper<DeletePaymentTokenOutput>;
  ApplyGiftCardToCartInput: ApplyGiftCardToCartInput;
  RemoveGiftCardFromCartInput: RemoveGiftCardFromCartInput;
  ApplyGiftCardToCartOutput: ResolverTypeWrapper<Omit<ApplyGiftCardToCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  RemoveGiftCardFromCartOutput: ResolverTypeWrapper<Omit<RemoveGiftCardFromCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  SetGiftOptionsOnCartInput: SetGiftOptionsOnCartInput;
  GiftMessageInput: GiftMessageInput;
  SetGiftOptionsOnCartOutput: ResolverTypeWrapper<Omit<SetGiftOptionsOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  Returns: ResolverTypeWrapper<Omit<Returns, 'items'> & { items?: Maybe<Array<Maybe<ResolversTypes['Return']>>> }>;
  Return: ResolverTypeWrapper<Omit<Return, 'order' | 'items'> & { order?: Maybe<ResolversTypes['CustomerOrder']>, items?: Maybe<Array<Maybe<ResolversTypes['ReturnItem']>>> }>;
  ReturnStatus: ReturnStatus;
  ReturnItem: ResolverTypeWrapper<Omit<ReturnItem, 'order_item'> & { order_item: ResolversTypes['OrderItemInterface'] }>;
  ReturnItemStatus: ReturnItemStatus;
  ReturnShipping: ResolverTypeWrapper<ReturnShipping>;
  ReturnShippingTracking: ResolverTypeWrapper<ReturnShippingTracking>;
  ReturnShippingCarrier: ResolverTypeWrapper<ReturnShippingCarrier>;
  ReturnShippingTrackingStatus: ResolverTypeWrapper<ReturnShippingTrackingStatus>;
  ReturnShippingTrackingStatusType: ReturnShippingTrackingStatusType;
  Products: ResolverTypeWrapper<Omit<Products, 'items' | 'filters'> & { items?: Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, filters?: Maybe<Array<Maybe<ResolversTypes['LayerFilter']>>> }>;
  Aggregation: ResolverTypeWrapper<Aggregation>;
  AggregationOptionInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['AggregationOptionInterface']>;
  AggregationOption: ResolverTypeWrapper<AggregationOption>;
  AggregationResult: ResolverTypeWrapper<AggregationResult>;
  AggregationsFilterInput: AggregationsFilterInput;
  AggregationsCategoryFilterInput: AggregationsCategoryFilterInput;
  LayerFilter: ResolverTypeWrapper<Omit<LayerFilter, 'filter_items'> & { filter_items?: Maybe<Array<Maybe<ResolversTypes['LayerFilterItemInterface']>>> }>;
  LayerFilterItemInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['LayerFilterItemInterface']>;
  LayerFilterItem: ResolverTypeWrapper<LayerFilterItem>;
  SortFields: ResolverTypeWrapper<SortFields>;
  SortField: ResolverTypeWrapper<SortField>;
  SearchSuggestion: ResolverTypeWrapper<SearchSuggestion>;
  ProductCategoryFilter: ResolverTypeWrapper<ProductCategoryFilter>;
  ProductAttributeFilterInput: ProductAttributeFilterInput;
  ProductAttributeSortInput: ProductAttributeSortInput;
  RoutableInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['RoutableInterface']>;
  PhysicalProductInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['PhysicalProductInterface']>;
  CustomizableProductInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CustomizableProductInterface']>;
  CustomizableOptionInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CustomizableOptionInterface']>;
  CustomizableAreaValue: ResolverTypeWrapper<CustomizableAreaValue>;
  CustomizableFieldValue: ResolverTypeWrapper<CustomizableFieldValue>;
  CustomizableDateValue: ResolverTypeWrapper<CustomizableDateValue>;
  CustomizableDateTypeEnum: CustomizableDateTypeEnum;
  CustomizableFileValue: ResolverTypeWrapper<CustomizableFileValue>;
  CustomizableCheckboxValue: ResolverTypeWrapper<CustomizableCheckboxValue>;
  CustomizableDropDownValue: ResolverTypeWrapper<CustomizableDropDownValue>;
  CustomizableMultipleValue: ResolverTypeWrapper<CustomizableMultipleValue>;
  CustomizableRadioValue: ResolverTypeWrapper<CustomizableRadioValue>;
  CustomizableAreaOption: ResolverTypeWrapper<CustomizableAreaOption>;
  CustomizableFieldOption: ResolverTypeWrapper<CustomizableFieldOption>;
  CustomizableDateOption: ResolverTypeWrapper<CustomizableDateOption>;
  CustomizableFileOption: ResolverTypeWrapper<CustomizableFileOption>;
  CustomizableCheckboxOption: ResolverTypeWrapper<CustomizableCheckboxOption>;
  CustomizableDropDownOption: ResolverTypeWrapper<CustomizableDropDownOption>;
  CustomizableMultipleOption: ResolverTypeWrapper<CustomizableMultipleOption>;
  CustomizableRadioOption: ResolverTypeWrapper<CustomizableRadioOption>;
  ProductInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ProductInterface']>;
  SimpleProduct: ResolverTypeWrapper<Omit<SimpleProduct, 'media_gallery' | 'reviews' | 'categories' | 'related_products' | 'upsell_products' | 'crosssell_products' | 'product_links' | 'custom_attributesV2' | 'options'> & { media_gallery?: Maybe<Array<Maybe<ResolversTypes['MediaGalleryInterface']>>>, reviews: ResolversTypes['ProductReviews'], categories?: Maybe<Array<Maybe<ResolversTypes['CategoryInterface']>>>, related_products?: Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, upsell_products?: Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, crosssell_products?: Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, product_links?: Maybe<Array<Maybe<ResolversTypes['ProductLinksInterface']>>>, custom_attributesV2?: Maybe<ResolversTypes['ProductCustomAttributes']>, options?: Maybe<Array<Maybe<ResolversTypes['CustomizableOptionInterface']>>> }>;
  VirtualProduct: ResolverTypeWrapper<Omit<VirtualProduct, 'media_gallery' | 'reviews' | 'categories' | 'related_products' | 'upsell_products' | 'crosssell_products' | 'product_links' | 'custom_attributesV2' | 'options'> & { media_gallery?: Maybe<Array<Maybe<ResolversTypes['MediaGalleryInterface']>>>, reviews: ResolversTypes['ProductReviews'], categories?: Maybe<Array<Maybe<ResolversTypes['CategoryInterface']>>>, related_products?: Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, upsell_products?: Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, crosssell_products?: Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, product_links?: Maybe<Array<Maybe<ResolversTypes['ProductLinksInterface']>>>, custom_attributesV2?: Maybe<ResolversTypes['ProductCustomAttributes']>, options?: Maybe<Array<Maybe<ResolversTypes['CustomizableOptionInterface']>>> }>;
  ConfigurableProduct: ResolverTypeWrapper<Omit<ConfigurableProduct, 'media_gallery' | 'reviews' | 'categories' | 'related_products' | 'upsell_products' | 'crosssell_products' | 'product_links' | 'custom_attributesV2' | 'options' | 'configurable_options' | 'variants' | 'configurable_product_options_selection'> & { media_gallery?: Maybe<Array<Maybe<ResolversTypes['MediaGalleryInterface']>>>, reviews: ResolversTypes['ProductReviews'], categories?: Maybe<Array<Maybe<ResolversTypes['CategoryInterface']>>>, related_products?: Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, upsell_products?: Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, crosssell_products?: Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, product_links?: Maybe<Array<Maybe<ResolversTypes['ProductLinksInterface']>>>, custom_attributesV2?: Maybe<ResolversTypes['ProductCustomAttributes']>, options?: Maybe<Array<Maybe<ResolversTypes['CustomizableOptionInterface']>>>, configurable_options?: Maybe<Array<Maybe<ResolversTypes['ConfigurableProductOptions']>>>, variants?: Maybe<Array<Maybe<ResolversTypes['ConfigurableVariant']>>>, configurable_product_options_selection?: Maybe<ResolversTypes['ConfigurableProductOptionsSelection']> }>;
  BundleProduct: ResolverTypeWrapper<Omit<BundleProduct, 'media_gallery' | 'reviews' | 'categories' | 'related_products' | 'upsell_products' | 'crosssell_products' | 'product_links' | 'custom_attributesV2' | 'options' | 'items'> & { media_gallery?: Maybe<Array<Maybe<ResolversTypes['MediaGalleryInterface']>>>, reviews: ResolversTypes['ProductReviews'], categories?: Maybe<Array<Maybe<ResolversTypes['CategoryInterface']>>>, related_products?: Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, upsell_products?: Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, crosssell_products?: Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, product_links?: Maybe<Array<Maybe<ResolversTypes['ProductLinksInterface']>>>, custom_attributesV2?: Maybe<ResolversTypes['ProductCustomAttributes']>, options?: Maybe<Array<Maybe<ResolversTypes['CustomizableOptionInterface']>>>, items?: Maybe<Array<Maybe<ResolversTypes['BundleItem']>>> }>;
  GroupedProduct: ResolverTypeWrapper<Omit<GroupedProduct, 'media_gallery' | 'reviews' | 'categories' | 'related_products' | 'upsell_products' | 'crosssell_products' | 'product_links' | 'custom_attributesV2' | 'items'> & { media_gallery?: Maybe<Array<Maybe<ResolversTypes['MediaGalleryInterface']>>>, reviews: ResolversTypes['ProductReviews'], categories?: Maybe<Array<Maybe<ResolversTypes['CategoryInterface']>>>, related_products?: Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, upsell_products?: Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, crosssell_products?: Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, product_links?: Maybe<Array<Maybe<ResolversTypes['ProductLinksInterface']>>>, custom_attributesV2?: Maybe<ResolversTypes['ProductCustomAttributes']>, items?: Maybe<Array<Maybe<ResolversTypes['GroupedProductItem']>>> }>;
  GroupedProductItem: ResolverTypeWrapper<Omit<GroupedProductItem, 'product'> & { product?: Maybe<ResolversTypes['ProductInterface']> }>;
  DownloadableProduct: ResolverTypeWrapper<Omit<DownloadableProduct, 'media_gallery' | 'reviews' | 'categories' | 'related_products' | 'upsell_products' | 'crosssell_products' | 'product_links' | 'custom_attributesV2' | 'options'> & { media_gallery?: Maybe<Array<Maybe<ResolversTypes['MediaGalleryInterface']>>>, reviews: ResolversTypes['ProductReviews'], categories?: Maybe<Array<Maybe<ResolversTypes['CategoryInterface']>>>, related_products?: Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, upsell_products?: Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, crosssell_products?: Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, product_links?: Maybe<Array<Maybe<ResolversTypes['ProductLinksInterface']>>>, custom_attributesV2?: Maybe<ResolversTypes['ProductCustomAttributes']>, options?: Maybe<Array<Maybe<ResolversTypes['CustomizableOptionInterface']>>> }>;
  DownloadableProductLinks: ResolverTypeWrapper<DownloadableProductLinks>;
  DownloadableProductSamples: ResolverTypeWrapper<DownloadableProductSamples>;
  PriceViewEnum: PriceViewEnum;
  ShipBundleItemsEnum: ShipBundleItemsEnum;
  ConfigurableProductOptions: ResolverTypeWrapper<Omit<ConfigurableProductOptions, 'values'> & { values?: Maybe<Array<Maybe<ResolversTypes['ConfigurableProductOptionsValues']>>> }>;
  ConfigurableProductOptionsValues: ResolverTypeWrapper<Omit<ConfigurableProductOptionsValues, 'swatch_data'> & { swatch_data?: Maybe<ResolversTypes['SwatchDataInterface']> }>;
  SwatchDataInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['SwatchDataInterface']>;
  TextSwatchData: ResolverTypeWrapper<TextSwatchData>;
  ColorSwatchData: ResolverTypeWrapper<ColorSwatchData>;
  ImageSwatchData: ResolverTypeWrapper<ImageSwatchData>;
  ConfigurableVariant: ResolverTypeWrapper<Omit<ConfigurableVariant, 'attributes' | 'product'> & { attributes?: Maybe<Array<Maybe<ResolversTypes['ConfigurableAttributeOption']>>>, product?: Maybe<ResolversTypes['SimpleProduct']> }>;
  ConfigurableAttributeOption: ResolverTypeWrapper<ConfigurableAttributeOption>;
  ConfigurableProductOptionsSelection: ResolverTypeWrapper<Omit<ConfigurableProductOptionsSelection, 'options_available_for_selection' | 'configurable_options' | 'media_gallery' | 'variant'> & { options_available_for_selection?: Maybe<Array<ResolversTypes['ConfigurableOptionAvailableForSelection']>>, configurable_options?: Maybe<Array<ResolversTypes['ConfigurableProductOption']>>, media_gallery?: Maybe<Array<ResolversTypes['MediaGalleryInterface']>>, variant?: Maybe<ResolversTypes['SimpleProduct']> }>;
  ConfigurableOptionAvailableForSelection: ResolverTypeWrapper<ConfigurableOptionAvailableForSelection>;
  ConfigurableProductOption: ResolverTypeWrapper<Omit<ConfigurableProductOption, 'values'> & { values?: Maybe<Array<ResolversTypes['ConfigurableProductOptionValue']>> }>;
  ConfigurableProductOptionValue: ResolverTypeWrapper<Omit<ConfigurableProductOptionValue, 'swatch'> & { swatch?: Maybe<ResolversTypes['SwatchDataInterface']> }>;
  BundleItem: ResolverTypeWrapper<Omit<BundleItem, 'options'> & { options?: Maybe<Array<Maybe<ResolversTypes['BundleItemOption']>>> }>;
  BundleItemOption: ResolverTypeWrapper<Omit<BundleItemOption, 'product'> & { product?: Maybe<ResolversTypes['ProductInterface']> }>;
  PriceRange: ResolverTypeWrapper<PriceRange>;
  ProductPrice: ResolverTypeWrapper<ProductPrice>;
  ProductDiscount: ResolverTypeWrapper<ProductDiscount>;
  FixedProductTax: ResolverTypeWrapper<FixedProductTax>;
  TierPrice: ResolverTypeWrapper<TierPrice>;
  ProductTierPrices: ResolverTypeWrapper<ProductTierPrices>;
  ProductPrices: ResolverTypeWrapper<ProductPrices>;
  Price: ResolverTypeWrapper<Price>;
  PriceAdjustment: ResolverTypeWrapper<PriceAdjustment>;
  PriceAdjustmentCodesEnum: PriceAdjustmentCodesEnum;
  PriceAdjustmentDescriptionEnum: PriceAdjustmentDescriptionEnum;
  MediaGalleryInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['MediaGalleryInterface']>;
  ProductImage: ResolverTypeWrapper<ProductImage>;
  ProductVideo: ResolverTypeWrapper<ProductVideo>;
  ProductMediaGalleryEntriesVideoContent: ResolverTypeWrapper<ProductMediaGalleryEntriesVideoContent>;
  MediaGalleryEntry: ResolverTypeWrapper<MediaGalleryEntry>;
  UrlRewrite: ResolverTypeWrapper<UrlRewrite>;
  HttpQueryParameter: ResolverTypeWrapper<HttpQueryParameter>;
  ProductLinksInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ProductLinksInterface']>;
  ProductLinks: ResolverTypeWrapper<ProductLinks>;
  ProductReviews: ResolverTypeWrapper<Omit<ProductReviews, 'items'> & { items: Array<Maybe<ResolversTypes['ProductReview']>> }>;
  ProductReview: ResolverTypeWrapper<Omit<ProductReview, 'product'> & { product: ResolversTypes['ProductInterface'] }>;
  ProductReviewRating: ResolverTypeWrapper<ProductReviewRating>;
  AttributeFilterInput: AttributeFilterInput;
  ProductCustomAttributes: ResolverTypeWrapper<Omit<ProductCustomAttributes, 'items'> & { items: Array<Maybe<ResolversTypes['AttributeValueInterface']>> }>;
  AttributeMetadataError: ResolverTypeWrapper<AttributeMetadataError>;
  AttributeMetadataErrorType: AttributeMetadataErrorType;
  AttributeValueInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['AttributeValueInterface']>;
  AttributeValue: ResolverTypeWrapper<AttributeValue>;
  AttributeSelectedOptions: ResolverTypeWrapper<Omit<AttributeSelectedOptions, 'selected_options'> & { selected_options: Array<Maybe<ResolversTypes['AttributeSelectedOptionInterface']>> }>;
  AttributeSelectedOptionInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['AttributeSelectedOptionInterface']>;
  AttributeSelectedOption: ResolverTypeWrapper<AttributeSelectedOption>;
  MultiDeposit: ResolverTypeWrapper<MultiDeposit>;
  ProductLogistic: ResolverTypeWrapper<ProductLogistic>;
  ProductLowStock: ResolverTypeWrapper<ProductLowStock>;
  SpecialOfferDetails: ResolverTypeWrapper<SpecialOfferDetails>;
  ProductCartFields: ResolverTypeWrapper<ProductCartFields>;
  ProductDownload: ResolverTypeWrapper<ProductDownload>;
  PackagingOption: ResolverTypeWrapper<PackagingOption>;
  CategoryFilterInput: CategoryFilterInput;
  CategoryInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CategoryInterface']>;
  CategoryTree: ResolverTypeWrapper<Omit<CategoryTree, 'products' | 'children'> & { products?: Maybe<ResolversTypes['CategoryProducts']>, children?: Maybe<Array<Maybe<ResolversTypes['CategoryTree']>>> }>;
  CategoryResult: ResolverTypeWrapper<Omit<CategoryResult, 'items'> & { items?: Maybe<Array<Maybe<ResolversTypes['CategoryTree']>>> }>;
  CategoryProducts: ResolverTypeWrapper<Omit<CategoryProducts, 'items'> & { items?: Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>> }>;
  Breadcrumb: ResolverTypeWrapper<Breadcrumb>;
  EntityUrl: ResolverTypeWrapper<EntityUrl>;
  PosmBudget: ResolverTypeWrapper<Omit<PosmBudget, 'years' | 'used_before' | 'transactions'> & { budget: { access: { companyId: string; shipToId: string }; year: number } }>;
  BudgetTransactions: ResolverTypeWrapper<BudgetTransactions>;
  BudgetTransaction: ResolverTypeWrapper<BudgetTransaction>;
  BudgetTransactionKind: BudgetTransactionKind;
  ClearCartInput: ClearCartInput;
  ClearCartOutput: ResolverTypeWrapper<Omit<ClearCartOutput, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  ClearCartError: ResolverTypeWrapper<ClearCartError>;
  ClearCartErrorType: ClearCartErrorType;
  SimpleProductCartItemInput: SimpleProductCartItemInput;
  AddSimpleProductsToCartInput: AddSimpleProductsToCartInput;
  AddSimpleProductsToCartOutput: ResolverTypeWrapper<Omit<AddSimpleProductsToCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  VirtualProductCartItemInput: VirtualProductCartItemInput;
  AddVirtualProductsToCartInput: AddVirtualProductsToCartInput;
  AddVirtualProductsToCartOutput: ResolverTypeWrapper<Omit<AddVirtualProductsToCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  ConfigurableProductCartItemInput: ConfigurableProductCartItemInput;
  AddConfigurableProductsToCartInput: AddConfigurableProductsToCartInput;
  AddConfigurableProductsToCartOutput: ResolverTypeWrapper<Omit<AddConfigurableProductsToCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  BundleOptionInput: BundleOptionInput;
  BundleProductCartItemInput: BundleProductCartItemInput;
  AddBundleProductsToCartInput: AddBundleProductsToCartInput;
  AddBundleProductsToCartOutput: ResolverTypeWrapper<Omit<AddBundleProductsToCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  CalculateBudgetInput: CalculateBudgetInput;
  CalculateBudgetOutput: ResolverTypeWrapper<Omit<CalculateBudgetOutput, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  Cart: ResolverTypeWrapper<Omit<Cart, 'items' | 'itemsV2' | 'shipping_addresses' | 'billing_address' | 'replaces'> & { items?: Maybe<Array<Maybe<ResolversTypes['CartItemInterface']>>>, itemsV2?: Maybe<ResolversTypes['CartItems']>, shipping_addresses: Array<Maybe<ResolversTypes['ShippingCartAddress']>>, billing_address?: Maybe<ResolversTypes['BillingCartAddress']>, replaces?: Maybe<ResolversTypes['ReplacedOrder']> }>;
  CartItems: ResolverTypeWrapper<Omit<CartItems, 'items'> & { items: Array<Maybe<ResolversTypes['CartItemInterface']>> }>;
  QuoteItemsSortInput: QuoteItemsSortInput;
  SortQuoteItemsEnum: SortQuoteItemsEnum;
  CartItemInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CartItemInterface']>;
  SimpleCartItem: ResolverTypeWrapper<Omit<SimpleCartItem, 'product'> & { product_sku: string }>;
  VirtualCartItem: ResolverTypeWrapper<Omit<VirtualCartItem, 'product'> & { product_sku: string }>;
  DownloadableCartItem: ResolverTypeWrapper<Omit<DownloadableCartItem, 'product'> & { product_sku: string }>;
  ConfigurableCartItem: ResolverTypeWrapper<Omit<ConfigurableCartItem, 'product' | 'configured_variant' | 'configurable_options'> & { product_sku: string; variant_sku: string }>;
  BundleCartItem: ResolverTypeWrapper<Omit<BundleCartItem, 'product' | 'bundle_options'> & { product_sku: string; bundle_options: (Omit<SelectedBundleOption, 'label' | 'type' | 'values'> & { bundle_sku: string; values: (Omit<SelectedBundleOptionValue, 'label' | 'product'> & { product_sku: string })[] })[] }>;
  CartItemError: ResolverTypeWrapper<CartItemError>;
  CartItemErrorType: CartItemErrorType;
  SelectedConfigurableOption: ResolverTypeWrapper<SelectedConfigurableOption>;
  SelectedBundleOption: ResolverTypeWrapper<Omit<SelectedBundleOption, 'label' | 'type' | 'values'> & { bundle_sku: string; values: (Omit<SelectedBundleOptionValue, 'label' | 'product'> & { product_sku: string })[] }>;
  SelectedBundleOptionValue: ResolverTypeWrapper<Omit<SelectedBundleOptionValue, 'label' | 'product'> & { product_sku: string }>;
  SelectedCustomizableOption: ResolverTypeWrapper<SelectedCustomizableOption>;
  SelectedCustomizableOptionValue: ResolverTypeWrapper<SelectedCustomizableOptionValue>;
  CartItemSelectedOptionValuePrice: ResolverTypeWrapper<CartItemSelectedOptionValuePrice>;
  CartItemPrices: ResolverTypeWrapper<CartItemPrices>;
  CartItemPriceDetails: ResolverTypeWrapper<CartItemPriceDetails>;
  TankDetails: ResolverTypeWrapper<TankDetails>;
  CartPrices: ResolverTypeWrapper<CartPrices>;
  CartTaxItem: ResolverTypeWrapper<CartTaxItem>;
  CartDiscount: ResolverTypeWrapper<CartDiscount>;
  Discount: ResolverTypeWrapper<Discount>;
  CartDiscountType: CartDiscountType;
  AppliedCoupon: ResolverTypeWrapper<AppliedCoupon>;
  CartAddressInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CartAddressInterface']>;
  ShippingCartAddress: ResolverTypeWrapper<Omit<ShippingCartAddress, 'region' | 'custom_attributes' | 'cart_items_v2'> & { region?: Maybe<ResolversTypes['CartAddressRegion']>, custom_attributes: Array<Maybe<ResolversTypes['AttributeValueInterface']>>, cart_items_v2?: Maybe<Array<Maybe<ResolversTypes['CartItemInterface']>>> }>;
  BillingCartAddress: ResolverTypeWrapper<Omit<BillingCartAddress, 'region' | 'custom_attributes'> & { region?: Maybe<ResolversTypes['CartAddressRegion']>, custom_attributes: Array<Maybe<ResolversTypes['AttributeValueInterface']>> }>;
  CartAddressRegion: ResolverTypeWrapper<CartAddressRegion>;
  CartAddressCountry: ResolverTypeWrapper<CartAddressCountry>;
  CartItemQuantity: ResolverTypeWrapper<CartItemQuantity>;
  AvailableShippingMethod: ResolverTypeWrapper<AvailableShippingMethod>;
  SelectedShippingMethod: ResolverTypeWrapper<SelectedShippingMethod>;
  ShippingSchedule: ResolverTypeWrapper<ShippingSchedule>;
  ServicePoint: ResolverTypeWrapper<ServicePoint>;
  ServicePointHours: ResolverTypeWrapper<ServicePointHours>;
  AvailablePaymentMethod: ResolverTypeWrapper<AvailablePaymentMethod>;
  MollieIssuer: ResolverTypeWrapper<MollieIssuer>;
  MolliePaymentMethodMeta: ResolverTypeWrapper<MolliePaymentMethodMeta>;
  SelectedPaymentMethod: ResolverTypeWrapper<SelectedPaymentMethod>;
  CartQuery: ResolverTypeWrapper<CartQuery>;
  CartPartyDetails: ResolverTypeWrapper<CartPartyDetails>;
  PortalCartPrices: ResolverTypeWrapper<PortalCartPrices>;
  ProgressBarData: ResolverTypeWrapper<ProgressBarData>;
  CashDiscount: ResolverTypeWrapper<CashDiscount>;
  BrandProgress: ResolverTypeWrapper<BrandProgress>;
  CartEmpties: ResolverTypeWrapper<CartEmpties>;
  SapPaymentDetails: ResolverTypeWrapper<SapPaymentDetails>;
  BudgetDetails: ResolverTypeWrapper<BudgetDetails>;
  GrandTotalYourPriceDetails: ResolverTypeWrapper<GrandTotalYourPriceDetails>;
  createEmptyCartInput: CreateEmptyCartInput;
  CartItemInput: CartItemInput;
  EnteredOptionInput: EnteredOptionInput;
  AddProductsToCartInput: AddProductsToCartInput;
  AddProductsToCartOutput: ResolverTypeWrapper<Omit<AddProductsToCartOutput, 'cart' | 'user_errors'> & { cart: ResolversTypes['Cart'], user_errors: Array<Maybe<ResolversTypes['Error']>> }>;
  Error: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Error']>;
  CartUserInputError: ResolverTypeWrapper<CartUserInputError>;
  InsufficientStockError: ResolverTypeWrapper<InsufficientStockError>;
  CartUserInputErrorType: CartUserInputErrorType;
  UpdateCartItemsInput: UpdateCartItemsInput;
  CartItemUpdateInput: CartItemUpdateInput;
  CustomizableOptionInput: CustomizableOptionInput;
  UpdateCartItemsOutput: ResolverTypeWrapper<Omit<UpdateCartItemsOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  RemoveItemFromCartInput: RemoveItemFromCartInput;
  RemoveItemFromCartOutput: ResolverTypeWrapper<Omit<RemoveItemFromCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  CartIdInput: CartIdInput;
  CartOutput: ResolverTypeWrapper<Omit<CartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  SetPaymentMethodOnCartInput: SetPaymentMethodOnCartInput;
  PaymentMethodInput: PaymentMethodInput;
  SetPaymentMethodOnCartOutput: ResolverTypeWrapper<Omit<SetPaymentMethodOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  UpdatePricesInput: UpdatePricesInput;
  SetTransportTypeInput: SetTransportTypeInput;
  ApplyCouponToCartInput: ApplyCouponToCartInput;
  ApplyCouponsToCartInput: ApplyCouponsToCartInput;
  ApplyCouponsStrategy: ApplyCouponsStrategy;
  ApplyCouponToCartOutput: ResolverTypeWrapper<Omit<ApplyCouponToCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  RemoveCouponFromCartInput: RemoveCouponFromCartInput;
  RemoveCouponsFromCartInput: RemoveCouponsFromCartInput;
  RemoveSpecificCouponFromCartInput: RemoveSpecificCouponFromCartInput;
  RemoveCouponFromCartOutput: ResolverTypeWrapper<Omit<RemoveCouponFromCartOutput, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  SetDeliveryMethodInput: SetDeliveryMethodInput;
  SetShippingMethodsOnCartInput: SetShippingMethodsOnCartInput;
  ShippingMethodInput: ShippingMethodInput;
  SetShippingMethodsOnCartOutput: ResolverTypeWrapper<Omit<SetShippingMethodsOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  SetShippingAddressesOnCartInput: SetShippingAddressesOnCartInput;
  ShippingAddressInput: ShippingAddressInput;
  ShippingCartItemInput: ShippingCartItemInput;
  CartAddressInput: CartAddressInput;
  AttributeValueInput: AttributeValueInput;
  AttributeInputSelectedOption: AttributeInputSelectedOption;
  SetShippingAddressesOnCartOutput: ResolverTypeWrapper<Omit<SetShippingAddressesOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  SetBillingAddressOnCartInput: SetBillingAddressOnCartInput;
  BillingAddressInput: BillingAddressInput;
  SetBillingAddressOnCartOutput: ResolverTypeWrapper<Omit<SetBillingAddressOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  SetGuestEmailOnCartInput: SetGuestEmailOnCartInput;
  SetGuestEmailOnCartOutput: ResolverTypeWrapper<Omit<SetGuestEmailOnCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  CustomerOrderNumberInput: CustomerOrderNumberInput;
  SaveOrderOutput: ResolverTypeWrapper<SaveOrderOutput>;
  EstimateTotalsInput: EstimateTotalsInput;
  EstimateAddressInput: EstimateAddressInput;
  CustomerAddressRegionInput: CustomerAddressRegionInput;
  EstimateTotalsOutput: ResolverTypeWrapper<Omit<EstimateTotalsOutput, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  SetActiveantsLogisticsOptionOnCartInput: SetActiveantsLogisticsOptionOnCartInput;
  AddMultiShippingMethodsInput: AddMultiShippingMethodsInput;
  MultiShippingMethodInput: MultiShippingMethodInput;
  CreateMultiShippingQuoteInput: CreateMultiShippingQuoteInput;
  DeleteAddressInput: DeleteAddressInput;
  CmsPage: ResolverTypeWrapper<CmsPage>;
  CmsBlocks: ResolverTypeWrapper<{ items: (CmsBlock | globalThis.Error)[] }>;
  CmsBlock: ResolverTypeWrapper<CmsBlock>;
  CustomerAddresses: ResolverTypeWrapper<Omit<CustomerAddresses, 'items'> & { items: Array<Maybe<ResolversTypes['CustomerAddress']>> }>;
  CustomerAddress: ResolverTypeWrapper<Omit<CustomerAddress, 'region' | 'custom_attributesV2'> & { region?: Maybe<ResolversTypes['CustomerAddressRegion']>, custom_attributesV2: Array<Maybe<ResolversTypes['AttributeValueInterface']>> }>;
  CustomerAddressAttribute: ResolverTypeWrapper<CustomerAddressAttribute>;
  CustomerAddressRegion: ResolverTypeWrapper<CustomerAddressRegion>;
  CustomerAddressInput: CustomerAddressInput;
  CustomerAddressAttributeInput: CustomerAddressAttributeInput;
  IsEmailAvailableOutput: ResolverTypeWrapper<IsEmailAvailableOutput>;
  SetCustomerGroupInput: SetCustomerGroupInput;
  SetCustomerGroupOutput: ResolverTypeWrapper<SetCustomerGroupOutput>;
  CustomerToken: ResolverTypeWrapper<CustomerToken>;
  RevokeCustomerTokenOutput: ResolverTypeWrapper<RevokeCustomerTokenOutput>;
  CustomerUpdateInput: CustomerUpdateInput;
  CustomerInput: CustomerInput;
  CustomerOutput: ResolverTypeWrapper<Omit<CustomerOutput, 'customer'> & { customer: ResolversTypes['Customer'] }>;
  CustomerDownloadableProducts: ResolverTypeWrapper<CustomerDownloadableProducts>;
  CustomerDownloadableProduct: ResolverTypeWrapper<CustomerDownloadableProduct>;
  CustomerPaymentTokens: ResolverTypeWrapper<CustomerPaymentTokens>;
  PaymentToken: ResolverTypeWrapper<PaymentToken>;
  PaymentTokenTypeEnum: PaymentTokenTypeEnum;
  Customer: ResolverTypeWrapper<Omit<Customer, 'orders' | 'addresses' | 'addressesV2' | 'reviews' | 'wishlist' | 'wishlists' | 'wishlist_v2'>>;
  CustomerGroupStorefront: ResolverTypeWrapper<CustomerGroupStorefront>;
  CompanyRole: ResolverTypeWrapper<CompanyRole>;
  CompanyAclResource: ResolverTypeWrapper<CompanyAclResource>;
  CompanyUserStatusEnum: CompanyUserStatusEnum;
  AdminAssistanceActions: ResolverTypeWrapper<AdminAssistanceActions>;
  AdminAssistanceAction: ResolverTypeWrapper<AdminAssistanceAction>;
  Wishlist: ResolverTypeWrapper<Omit<Wishlist, 'items' | 'items_v2' | 'shipto_item_count'> & { list: { id: string; keeper: { companyId: string; userId: string }; count: number; latest: Date | null } }>;
  WishlistVisibilityEnum: WishlistVisibilityEnum;
  WishlistItem: ResolverTypeWrapper<Omit<WishlistItem, 'product'> & { product?: Maybe<ResolversTypes['ProductInterface']> }>;
  WishlistItems: ResolverTypeWrapper<Omit<WishlistItems, 'items'> & { items: Array<Maybe<ResolversTypes['WishlistItemInterface']>> }>;
  WishlistItemInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['WishlistItemInterface']>;
  SimpleWishlistItem: ResolverTypeWrapper<Omit<SimpleWishlistItem, 'product'> & { product?: Maybe<ResolversTypes['ProductInterface']> }>;
  VirtualWishlistItem: ResolverTypeWrapper<Omit<VirtualWishlistItem, 'product'> & { product?: Maybe<ResolversTypes['ProductInterface']> }>;
  ConfigurableWishlistItem: ResolverTypeWrapper<Omit<ConfigurableWishlistItem, 'product' | 'configured_variant'> & { product?: Maybe<ResolversTypes['ProductInterface']>, configured_variant?: Maybe<ResolversTypes['ProductInterface']> }>;
  BundleWishlistItem: ResolverTypeWrapper<Omit<BundleWishlistItem, 'product' | 'bundle_options'> & { product?: Maybe<ResolversTypes['ProductInterface']>, bundle_options?: Maybe<Array<Maybe<ResolversTypes['SelectedBundleOption']>>> }>;
  WishlistOutput: ResolverTypeWrapper<Omit<WishlistOutput, 'items'> & { items?: Maybe<Array<Maybe<ResolversTypes['WishlistItem']>>> }>;
  WishlistItemInput: WishlistItemInput;
  WishlistItemUpdateInput: WishlistItemUpdateInput;
  AddProductsToWishlistOutput: ResolverTypeWrapper<Omit<AddProductsToWishlistOutput, 'wishlist'> & { wishlist: ResolversTypes['Wishlist'] }>;
  RemoveProductsFromWishlistOutput: ResolverTypeWrapper<Omit<RemoveProductsFromWishlistOutput, 'wishlist'> & { wishlist: ResolversTypes['Wishlist'] }>;
  UpdateProductsInWishlistOutput: ResolverTypeWrapper<Omit<UpdateProductsInWishlistOutput, 'wishlist'> & { wishlist: ResolversTypes['Wishlist'] }>;
  WishListUserInputError: ResolverTypeWrapper<WishListUserInputError>;
  WishListUserInputErrorType: WishListUserInputErrorType;
  CreateWishlistInput: CreateWishlistInput;
  CreateWishlistOutput: ResolverTypeWrapper<Omit<CreateWishlistOutput, 'wishlist'> & { wishlist: ResolversTypes['Wishlist'] }>;
  AddWishlistItemsToCartOutput: ResolverTypeWrapper<Omit<AddWishlistItemsToCartOutput, 'wishlist'> & { wishlist: ResolversTypes['Wishlist'] }>;
  WishlistCartUserInputError: ResolverTypeWrapper<WishlistCartUserInputError>;
  WishlistCartUserInputErrorType: WishlistCartUserInputErrorType;
  CancelOrderInput: CancelOrderInput;
  CancelOrderOutput: ResolverTypeWrapper<Omit<CancelOrderOutput, 'order'> & { order?: Maybe<ResolversTypes['CustomerOrder']> }>;
  CancelOrderError: ResolverTypeWrapper<CancelOrderError>;
  CancelOrderErrorCode: CancelOrderErrorCode;
  ChangeOrderOutput: ResolverTypeWrapper<Omit<ChangeOrderOutput, 'cart' | 'failed_items'> & { cart?: Maybe<ResolversTypes['Cart']>, failed_items: Array<ResolversTypes['FailedReorderItem']> }>;
  ChangeOrderError: ResolverTypeWrapper<ChangeOrderError>;
  ReplacedOrder: ResolverTypeWrapper<{ company_id: string; order_id: number }>;
  ReplacedOrderItem: ResolverTypeWrapper<ReplacedOrderItem>;
  CustomerOrders: ResolverTypeWrapper<Omit<CustomerOrders, 'items'> & { items: Array<Maybe<ResolversTypes['CustomerOrder']>> }>;
  AskedOrderLine: ResolverTypeWrapper<AskedOrderLine>;
  CustomerOrdersFilterInput: CustomerOrdersFilterInput;
  CustomerOrderSortInput: CustomerOrderSortInput;
  CustomerOrderSortableField: CustomerOrderSortableField;
  ScopeTypeEnum: ScopeTypeEnum;
  PlaceOrderInput: PlaceOrderInput;
  PlaceOrderOutput: ResolverTypeWrapper<Omit<PlaceOrderOutput, 'orderV2'> & { orderV2?: Maybe<ResolversTypes['CustomerOrder']> }>;
  Order: ResolverTypeWrapper<Order>;
  PlaceOrderError: ResolverTypeWrapper<PlaceOrderError>;
  PlaceOrderErrorCodes: PlaceOrderErrorCodes;
  OrderActionType: OrderActionType;
  OrderedBy: ResolverTypeWrapper<OrderedBy>;
  CustomerOrder: ResolverTypeWrapper<Omit<CustomerOrder, 'items' | 'items_eligible_for_return' | 'shipments' | 'invoices' | 'comments' | 'can_be_changed' | 'replaces' | 'replaced_by'> & Pick<Partial<CustomerOrder>, 'comments'> & { company_id: string; order_id: number; replaces: { company_id: string; order_id: number } | null }>;
  OrderHeldBack: ResolverTypeWrapper<OrderHeldBack>;
  OrderHeldBackState: OrderHeldBackState;
  OrderAdditionalData: ResolverTypeWrapper<OrderAdditionalData>;
  OrderTotal: ResolverTypeWrapper<OrderTotal>;
  TaxItem: ResolverTypeWrapper<TaxItem>;
  ShippingHandling: ResolverTypeWrapper<ShippingHandling>;
  ShippingDiscount: ResolverTypeWrapper<ShippingDiscount>;
  OrderItemInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['OrderItemInterface']>;
  OrderLineConfirmation: ResolverTypeWrapper<OrderLineConfirmation>;
  OrderLineChange: OrderLineChange;
  OrderItem: ResolverTypeWrapper<Omit<OrderItem, 'product'>>;
  ConfigurableOrderItem: ResolverTypeWrapper<Omit<ConfigurableOrderItem, 'product' | 'configured_variant'>>;
  BundleOrderItem: ResolverTypeWrapper<Omit<BundleOrderItem, 'product' | 'bundle_options'> & { bundle_options: (Omit<ItemSelectedBundleOption, 'label' | 'values'> & { bundle_sku: string; option_id: number; values: (Omit<ItemSelectedBundleOptionValue, 'product_name'>)[] })[] }>;
  DownloadableOrderItem: ResolverTypeWrapper<Omit<DownloadableOrderItem, 'product'> & { product?: Maybe<ResolversTypes['ProductInterface']> }>;
  DownloadableItemsLinks: ResolverTypeWrapper<DownloadableItemsLinks>;
  ItemSelectedBundleOption: ResolverTypeWrapper<Omit<ItemSelectedBundleOption, 'label' | 'values'> & { bundle_sku: string; option_id: number; values: (Omit<ItemSelectedBundleOptionValue, 'product_name'>)[] }>;
  ItemSelectedBundleOptionValue: ResolverTypeWrapper<Omit<ItemSelectedBundleOptionValue, 'product_name'>>;
  OrderItemOption: ResolverTypeWrapper<OrderItemOption>;
  OrderItemPrices: ResolverTypeWrapper<OrderItemPrices>;
  OrderAddress: ResolverTypeWrapper<OrderAddress>;
  OrderServicePoint: ResolverTypeWrapper<OrderServicePoint>;
  OrderShipment: ResolverTypeWrapper<Omit<OrderShipment, 'tracking' | 'items'> & { tracking?: Maybe<Array<Maybe<ResolversTypes['ShipmentTracking']>>>, items?: Maybe<Array<Maybe<ResolversTypes['ShipmentItemInterface']>>> }>;
  ShipmentTracking: ResolverTypeWrapper<ShipmentTracking>;
  ShipmentItemInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ShipmentItemInterface']>;
  ShipmentItem: ResolverTypeWrapper<Omit<ShipmentItem, 'order_item'> & { order_item?: Maybe<ResolversTypes['OrderItemInterface']> }>;
  BundleShipmentItem: ResolverTypeWrapper<Omit<BundleShipmentItem, 'order_item' | 'bundle_options'> & { order_item?: Maybe<ResolversTypes['OrderItemInterface']>, bundle_options?: Maybe<Array<Maybe<ResolversTypes['ItemSelectedBundleOption']>>> }>;
  OrderPaymentMethod: ResolverTypeWrapper<OrderPaymentMethod>;
  SalesCommentItem: ResolverTypeWrapper<SalesCommentItem>;
  InvoiceState: InvoiceState;
  Invoice: ResolverTypeWrapper<Omit<Invoice, 'total' | 'items'> & { total?: Maybe<ResolversTypes['InvoiceTotal']>, items?: Maybe<Array<Maybe<ResolversTypes['InvoiceItemInterface']>>> }>;
  InvoiceTotal: ResolverTypeWrapper<InvoiceTotal>;
  CreditMemo: ResolverTypeWrapper<Omit<CreditMemo, 'total' | 'items'> & { total?: Maybe<ResolversTypes['CreditMemoTotal']>, items?: Maybe<Array<Maybe<ResolversTypes['CreditMemoItemInterface']>>> }>;
  CreditMemoTotal: ResolverTypeWrapper<CreditMemoTotal>;
  InvoiceItemInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['InvoiceItemInterface']>;
  InvoiceItem: ResolverTypeWrapper<Omit<InvoiceItem, 'order_item'> & { order_item?: Maybe<ResolversTypes['OrderItemInterface']> }>;
  BundleInvoiceItem: ResolverTypeWrapper<Omit<BundleInvoiceItem, 'order_item' | 'bundle_options'> & { order_item?: Maybe<ResolversTypes['OrderItemInterface']>, bundle_options?: Maybe<Array<Maybe<ResolversTypes['ItemSelectedBundleOption']>>> }>;
  DownloadableInvoiceItem: ResolverTypeWrapper<Omit<DownloadableInvoiceItem, 'order_item'> & { order_item?: Maybe<ResolversTypes['OrderItemInterface']> }>;
  CreditMemoItemInterface: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CreditMemoItemInterface']>;
  CreditMemoItem: ResolverTypeWrapper<Omit<CreditMemoItem, 'order_item'> & { order_item?: Maybe<ResolversTypes['OrderItemInterface']> }>;
  BundleCreditMemoItem: ResolverTypeWrapper<Omit<BundleCreditMemoItem, 'order_item' | 'bundle_options'> & { order_item?: Maybe<ResolversTypes['OrderItemInterface']>, bundle_options?: Maybe<Array<Maybe<ResolversTypes['ItemSelectedBundleOption']>>> }>;
  DownloadableCreditMemoItem: ResolverTypeWrapper<Omit<DownloadableCreditMemoItem, 'order_item'> & { order_item?: Maybe<ResolversTypes['OrderItemInterface']> }>;
  MollieProcessTransactionInput: MollieProcessTransactionInput;
  MollieProcessTransactionOutput: ResolverTypeWrapper<Omit<MollieProcessTransactionOutput, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  MollieResetCartInput: MollieResetCartInput;
  MollieResetCartOutput: ResolverTypeWrapper<Omit<MollieResetCartOutput, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  PaymentStanding: ResolverTypeWrapper<PaymentStanding>;
  PaymentStatusEnum: PaymentStatusEnum;
  CheckProductsStockOutput: ResolverTypeWrapper<Omit<CheckProductsStockOutput, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  StockCheckItem: ResolverTypeWrapper<StockCheckItem>;
  SetPaymentMethodAndPlaceOrderInput: SetPaymentMethodAndPlaceOrderInput;
  ReorderItemsOutput: ResolverTypeWrapper<Omit<ReorderItemsOutput, 'cart' | 'failed_items'> & { cart: ResolversTypes['Cart'], failed_items: Array<ResolversTypes['FailedReorderItem']> }>;
  CheckoutUserInputError: ResolverTypeWrapper<CheckoutUserInputError>;
  CheckoutUserInputErrorCodes: CheckoutUserInputErrorCodes;
  OrderAgain: ResolverTypeWrapper<OrderAgain>;
  OrderAgainItem: ResolverTypeWrapper<OrderAgainItem>;
  OrderAgainChange: OrderAgainChange;
  OrderAgainRefusal: ResolverTypeWrapper<OrderAgainRefusal>;
  Currency: ResolverTypeWrapper<Currency>;
  ExchangeRate: ResolverTypeWrapper<ExchangeRate>;
  Country: ResolverTypeWrapper<Country>;
  Region: ResolverTypeWrapper<Region>;
  PortalConfig: ResolverTypeWrapper<PortalConfig>;
  PortalHolidayMonth: ResolverTypeWrapper<PortalHolidayMonth>;
  CheckoutAgreement: ResolverTypeWrapper<CheckoutAgreement>;
  CheckoutAgreementMode: CheckoutAgreementMode;
  StoreConfig: ResolverTypeWrapper<StoreConfig>;
  TaxWrappingEnum: TaxWrappingEnum;
  FixedProductTaxDisplaySettings: FixedProductTaxDisplaySettings;
  CancellationReason: ResolverTypeWrapper<CancellationReason>;
  QuickOrderOutput: ResolverTypeWrapper<QuickOrderOutput>;
  QuickOrderProduct: ResolverTypeWrapper<Omit<QuickOrderProduct, 'product'> & { product?: Maybe<ResolversTypes['ProductInterface']> }>;
  QuickOrderStatus: QuickOrderStatus;
  SavedOrders: ResolverTypeWrapper<Omit<SavedOrders, 'items'> & { items: Array<Maybe<ResolversTypes['SavedOrder']>> }>;
  SavedOrder: ResolverTypeWrapper<Omit<SavedOrder, 'items'> & { items?: Maybe<Array<Maybe<ResolversTypes['SavedOrderItem']>>> }>;
  SavedOrderItem: ResolverTypeWrapper<Omit<SavedOrderItem, 'product'>>;
  SaveOrderInput: SaveOrderInput;
  OrderIdInput: OrderIdInput;
  ReorderOutput: ResolverTypeWrapper<Omit<ReorderOutput, 'failed_items' | 'cart'> & { failed_items?: Maybe<Array<Maybe<ResolversTypes['FailedReorderItem']>>>, cart?: Maybe<ResolversTypes['Cart']> }>;
  FailedReorderItem: ResolverTypeWrapper<Omit<FailedReorderItem, 'sku' | 'substitutes'> & { sku: string; delivery_date: string | null }>;
  RecommendItems: ResolverTypeWrapper<RecommendItems>;
  RecommendItem: ResolverTypeWrapper<RecommendItem>;
  SuggestedCart: ResolverTypeWrapper<Omit<SuggestedCart, 'items'> & { items: Array<ResolversTypes['SuggestedItem']> }>;
  SuggestedItem: ResolverTypeWrapper<Omit<SuggestedItem, 'product'> & { product: ResolversTypes['ProductInterface'] }>;
  SuggestionReason: SuggestionReason;
  TankBeer: ResolverTypeWrapper<TankBeer>;
  VenueTank: ResolverTypeWrapper<VenueTank>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  CurrencyEnum: CurrencyEnum;
  SortEnum: SortEnum;
  CountryCodeEnum: CountryCodeEnum;
  PriceTypeEnum: PriceTypeEnum;
  ProductStockStatus: ProductStockStatus;
  UrlRewriteEntityTypeEnum: UrlRewriteEntityTypeEnum;
  FilterMatchTypeEnum: FilterMatchTypeEnum;
  Money: ResolverTypeWrapper<Money>;
  KeyValue: ResolverTypeWrapper<KeyValue>;
  ComplexTextValue: ResolverTypeWrapper<ComplexTextValue>;
  SearchResultPageInfo: ResolverTypeWrapper<SearchResultPageInfo>;
  FilterEqualTypeInput: FilterEqualTypeInput;
  FilterMatchTypeInput: FilterMatchTypeInput;
  FilterRangeTypeInput: FilterRangeTypeInput;
  FilterStringTypeInput: FilterStringTypeInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  DutchAddress: DutchAddress;
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  DutchAddressCoordinates: DutchAddressCoordinates;
  Float: Scalars['Float']['output'];
  AttributesFormOutput: Omit<AttributesFormOutput, 'items'> & { items: Array<Maybe<ResolversParentTypes['CustomAttributeMetadataInterface']>> };
  AttributesMetadataOutput: Omit<AttributesMetadataOutput, 'items'> & { items: Array<Maybe<ResolversParentTypes['CustomAttributeMetadataInterface']>> };
  CustomAttributeMetadataInterface: ResolversInterfaceTypes<ResolversParentTypes>['CustomAttributeMetadataInterface'];
  ID: Scalars['ID']['output'];
  Boolean: Scalars['Boolean']['output'];
  CustomAttributeOptionInterface: ResolversInterfaceTypes<ResolversParentTypes>['CustomAttributeOptionInterface'];
  CustomerAttributeMetadata: Omit<CustomerAttributeMetadata, 'options'> & { options: Array<Maybe<ResolversParentTypes['CustomAttributeOptionInterface']>> };
  ReturnItemAttributeMetadata: Omit<ReturnItemAttributeMetadata, 'options'> & { options: Array<Maybe<ResolversParentTypes['CustomAttributeOptionInterface']>> };
  ValidationRule: ValidationRule;
  GiftMessage: GiftMessage;
  GiftWrapping: GiftWrapping;
  GiftWrappingImage: GiftWrappingImage;
  GiftOptionsPrices: GiftOptionsPrices;
  AppliedGiftCard: AppliedGiftCard;
  ApplyGiftCardToOrder: ApplyGiftCardToOrder;
  GiftCardCartItem: Omit<GiftCardCartItem, 'product'> & { product_sku: string };
  GiftCardOrderItem: Omit<GiftCardOrderItem, 'product'>;
  GiftCardItem: GiftCardItem;
  GuestOrderInformationInput: GuestOrderInformationInput;
  OrderTokenInput: OrderTokenInput;
  CreateGuestCartInput: CreateGuestCartInput;
  CreateGuestCartOutput: Omit<CreateGuestCartOutput, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  GuestOrderCancelInput: GuestOrderCancelInput;
  ConfirmCancelOrderInput: ConfirmCancelOrderInput;
  RequestReturnInput: RequestReturnInput;
  RequestGuestReturnInput: RequestGuestReturnInput;
  RequestReturnItemInput: RequestReturnItemInput;
  EnteredCustomAttributeInput: EnteredCustomAttributeInput;
  SelectedCustomAttributeInput: SelectedCustomAttributeInput;
  ConfirmReturnInput: ConfirmReturnInput;
  RequestReturnOutput: Omit<RequestReturnOutput, 'return'> & { return?: Maybe<ResolversParentTypes['Return']> };
  ConfirmEmailInput: ConfirmEmailInput;
  CustomerCreateInput: CustomerCreateInput;
  DeletePaymentTokenOutput: DeletePaymentTokenOutput;
  ApplyGiftCardToCartInput: ApplyGiftCardToCartInput;
  RemoveGiftCardFromCartInput: RemoveGiftCardFromCartInput;
  ApplyGiftCardToCartOutput: Omit<ApplyGiftCardToCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  RemoveGiftCardFromCartOutput: Omit<RemoveGiftCardFromCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  SetGiftOptionsOnCartInput: SetGiftOptionsOnCartInput;
  GiftMessageInput: GiftMessageInput;
  SetGiftOptionsOnCartOutput: Omit<SetGiftOptionsOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  Returns: Omit<Returns, 'items'> & { items?: Maybe<Array<Maybe<ResolversParentTypes['Return']>>> };
  Return: Omit<Return, 'order' | 'items'> & { order?: Maybe<ResolversParentTypes['CustomerOrder']>, items?: Maybe<Array<Maybe<ResolversParentTypes['ReturnItem']>>> };
  ReturnItem: Omit<ReturnItem, 'order_item'> & { order_item: ResolversParentTypes['OrderItemInterface'] };
  ReturnShipping: ReturnShipping;
  ReturnShippingTracking: ReturnShippingTracking;
  ReturnShippingCarrier: ReturnShippingCarrier;
  ReturnShippingTrackingStatus: ReturnShippingTrackingStatus;
  Products: Omit<Products, 'items' | 'filters'> & { items?: Maybe<Array<Maybe<ResolversParentTypes['ProductInterface']>>>, filters?: Maybe<Array<Maybe<ResolversParentTypes['LayerFilter']>>> };
  Aggregation: Aggregation;
  AggregationOptionInterface: ResolversInterfaceTypes<ResolversParentTypes>['AggregationOptionInterface'];
  AggregationOption: AggregationOption;
  AggregationResult: AggregationResult;
  AggregationsFilterInput: AggregationsFilterInput;
  AggregationsCategoryFilterInput: AggregationsCategoryFilterInput;
  LayerFilter: Omit<LayerFilter, 'filter_items'> & { filter_items?: Maybe<Array<Maybe<ResolversParentTypes['LayerFilterItemInterface']>>> };
  LayerFilterItemInterface: ResolversInterfaceTypes<ResolversParentTypes>['LayerFilterItemInterface'];
  LayerFilterItem: LayerFilterItem;
  SortFields: SortFields;
  SortField: SortField;
  SearchSuggestion: SearchSuggestion;
  ProductCategoryFilter: ProductCategoryFilter;
  ProductAttributeFilterInput: ProductAttributeFilterInput;
  ProductAttributeSortInput: ProductAttributeSortInput;
  RoutableInterface: ResolversInterfaceTypes<ResolversParentTypes>['RoutableInterface'];
  PhysicalProductInterface: ResolversInterfaceTypes<ResolversParentTypes>['PhysicalProductInterface'];
  CustomizableProductInterface: ResolversInterfaceTypes<ResolversParentTypes>['CustomizableProductInterface'];
  CustomizableOptionInterface: ResolversInterfaceTypes<ResolversParentTypes>['CustomizableOptionInterface'];
  CustomizableAreaValue: CustomizableAreaValue;
  CustomizableFieldValue: CustomizableFieldValue;
  CustomizableDateValue: CustomizableDateValue;
  CustomizableFileValue: CustomizableFileValue;
  CustomizableCheckboxValue: CustomizableCheckboxValue;
  CustomizableDropDownValue: CustomizableDropDownValue;
  CustomizableMultipleValue: CustomizableMultipleValue;
  CustomizableRadioValue: CustomizableRadioValue;
  CustomizableAreaOption: CustomizableAreaOption;
  CustomizableFieldOption: CustomizableFieldOption;
  CustomizableDateOption: CustomizableDateOption;
  CustomizableFileOption: CustomizableFileOption;
  CustomizableCheckboxOption: CustomizableCheckboxOption;
  CustomizableDropDownOption: CustomizableDropDownOption;
  CustomizableMultipleOption: CustomizableMultipleOption;
  CustomizableRadioOption: CustomizableRadioOption;
  ProductInterface: ResolversInterfaceTypes<ResolversParentTypes>['ProductInterface'];
  SimpleProduct: Omit<SimpleProduct, 'media_gallery' | 'reviews' | 'categories' | 'related_products' | 'upsell_products' | 'crosssell_products' | 'product_links' | 'custom_attributesV2' | 'options'> & { media_gallery?: Maybe<Array<Maybe<ResolversParentTypes['MediaGalleryInterface']>>>, reviews: ResolversParentTypes['ProductReviews'], categories?: Maybe<Array<Maybe<ResolversParentTypes['CategoryInterface']>>>, related_products?: Maybe<Array<Maybe<ResolversParentTypes['ProductInterface']>>>, upsell_products?: Maybe<Array<Maybe<ResolversParentTypes['ProductInterface']>>>, crosssell_products?: Maybe<Array<Maybe<ResolversParentTypes['ProductInterface']>>>, product_links?: Maybe<Array<Maybe<ResolversParentTypes['ProductLinksInterface']>>>, custom_attributesV2?: Maybe<ResolversParentTypes['ProductCustomAttributes']>, options?: Maybe<Array<Maybe<ResolversParentTypes['CustomizableOptionInterface']>>> };
  VirtualProduct: Omit<VirtualProduct, 'media_gallery' | 'reviews' | 'categories' | 'related_products' | 'upsell_products' | 'crosssell_products' | 'product_links' | 'custom_attributesV2' | 'options'> & { media_gallery?: Maybe<Array<Maybe<ResolversParentTypes['MediaGalleryInterface']>>>, reviews: ResolversParentTypes['ProductReviews'], categories?: Maybe<Array<Maybe<ResolversParentTypes['CategoryInterface']>>>, related_products?: Maybe<Array<Maybe<ResolversParentTypes['ProductInterface']>>>, upsell_products?: Maybe<Array<Maybe<ResolversParentTypes['ProductInterface']>>>, crosssell_products?: Maybe<Array<Maybe<ResolversParentTypes['ProductInterface']>>>, product_links?: Maybe<Array<Maybe<ResolversParentTypes['ProductLinksInterface']>>>, custom_attributesV2?: Maybe<ResolversParentTypes['ProductCustomAttributes']>, options?: Maybe<Array<Maybe<ResolversParentTypes['CustomizableOptionInterface']>>> };
  ConfigurableProduct: Omit<ConfigurableProduct, 'media_gallery' | 'reviews' | 'categories' | 'related_products' | 'upsell_products' | 'crosssell_products' | 'product_links' | 'custom_attributesV2' | 'options' | 'configurable_options' | 'variants' | 'configurable_product_options_selection'> & { media_gallery?: Maybe<Array<Maybe<ResolversParentTypes['MediaGalleryInterface']>>>, reviews: ResolversParentTypes['ProductReviews'], categories?: Maybe<Array<Maybe<ResolversParentTypes['CategoryInterface']>>>, related_products?: Maybe<Array<Maybe<ResolversParentTypes['ProductInterface']>>>, upsell_products?: Maybe<Array<Maybe<ResolversParentTypes['ProductInterface']>>>, crosssell_products?: Maybe<Array<Maybe<ResolversParentTypes['ProductInterface']>>>, product_links?: Maybe<Array<Maybe<ResolversParentTypes['ProductLinksInterface']>>>, custom_attributesV2?: Maybe<ResolversParentTypes['ProductCustomAttributes']>, options?: Maybe<Array<Maybe<ResolversParentTypes['CustomizableOptionInterface']>>>, configurable_options?: Maybe<Array<Maybe<ResolversParentTypes['ConfigurableProductOptions']>>>, variants?: Maybe<Array<Maybe<ResolversParentTypes['ConfigurableVariant']>>>, configurable_product_options_selection?: Maybe<ResolversParentTypes['ConfigurableProductOptionsSelection']> };
  BundleProduct: Omit<BundleProduct, 'media_gallery' | 'reviews' | 'categories' | 'related_products' | 'upsell_products' | 'crosssell_products' | 'product_links' | 'custom_attributesV2' | 'options' | 'items'> & { media_gallery?: Maybe<Array<Maybe<ResolversParentTypes['MediaGalleryInterface']>>>, reviews: ResolversParentTypes['ProductReviews'], categories?: Maybe<Array<Maybe<ResolversParentTypes['CategoryInterface']>>>, related_products?: Maybe<Array<Maybe<ResolversParentTypes['ProductInterface']>>>, upsell_products?: Maybe<Array<Maybe<ResolversParentTypes['ProductInterface']>>>, crosssell_products?: Maybe<Array<Maybe<ResolversParentTypes['ProductInterface']>>>, product_links?: Maybe<Array<Maybe<ResolversParentTypes['ProductLinksInterface']>>>, custom_attributesV2?: Maybe<ResolversParentTypes['ProductCustomAttributes']>, options?: Maybe<Array<Maybe<ResolversParentTypes['CustomizableOptionInterface']>>>, items?: Maybe<Array<Maybe<ResolversParentTypes['BundleItem']>>> };
  GroupedProduct: Omit<GroupedProduct, 'media_gallery' | 'reviews' | 'categories' | 'related_products' | 'upsell_products' | 'crosssell_products' | 'product_links' | 'custom_attributesV2' | 'items'> & { media_gallery?: Maybe<Array<Maybe<ResolversParentTypes['MediaGalleryInterface']>>>, reviews: ResolversParentTypes['ProductReviews'], categories?: Maybe<Array<Maybe<ResolversParentTypes['CategoryInterface']>>>, related_products?: Maybe<Array<Maybe<ResolversParentTypes['ProductInterface']>>>, upsell_products?: Maybe<Array<Maybe<ResolversParentTypes['ProductInterface']>>>, crosssell_products?: Maybe<Array<Maybe<ResolversParentTypes['ProductInterface']>>>, product_links?: Maybe<Array<Maybe<ResolversParentTypes['ProductLinksInterface']>>>, custom_attributesV2?: Maybe<ResolversParentTypes['ProductCustomAttributes']>, items?: Maybe<Array<Maybe<ResolversParentTypes['GroupedProductItem']>>> };
  GroupedProductItem: Omit<GroupedProductItem, 'product'> & { product?: Maybe<ResolversParentTypes['ProductInterface']> };
  DownloadableProduct: Omit<DownloadableProduct, 'media_gallery' | 'reviews' | 'categories' | 'related_products' | 'upsell_products' | 'crosssell_products' | 'product_links' | 'custom_attributesV2' | 'options'> & { media_gallery?: Maybe<Array<Maybe<ResolversParentTypes['MediaGalleryInterface']>>>, reviews: ResolversParentTypes['ProductReviews'], categories?: Maybe<Array<Maybe<ResolversParentTypes['CategoryInterface']>>>, related_products?: Maybe<Array<Maybe<ResolversParentTypes['ProductInterface']>>>, upsell_products?: Maybe<Array<Maybe<ResolversParentTypes['ProductInterface']>>>, crosssell_products?: Maybe<Array<Maybe<ResolversParentTypes['ProductInterface']>>>, product_links?: Maybe<Array<Maybe<ResolversParentTypes['ProductLinksInterface']>>>, custom_attributesV2?: Maybe<ResolversParentTypes['ProductCustomAttributes']>, options?: Maybe<Array<Maybe<ResolversParentTypes['CustomizableOptionInterface']>>> };
  DownloadableProductLinks: DownloadableProductLinks;
  DownloadableProductSamples: DownloadableProductSamples;
  ConfigurableProductOptions: Omit<ConfigurableProductOptions, 'values'> & { values?: Maybe<Array<Maybe<ResolversParentTypes['ConfigurableProductOptionsValues']>>> };
  ConfigurableProductOptionsValues: Omit<ConfigurableProductOptionsValues, 'swatch_data'> & { swatch_data?: Maybe<ResolversParentTypes['SwatchDataInterface']> };
  SwatchDataInterface: ResolversInterfaceTypes<ResolversParentTypes>['SwatchDataInterface'];
  TextSwatchData: TextSwatchData;
  ColorSwatchData: ColorSwatchData;
  ImageSwatchData: ImageSwatchData;
  ConfigurableVariant: Omit<ConfigurableVariant, 'attributes' | 'product'> & { attributes?: Maybe<Array<Maybe<ResolversParentTypes['ConfigurableAttributeOption']>>>, product?: Maybe<ResolversParentTypes['SimpleProduct']> };
  ConfigurableAttributeOption: ConfigurableAttributeOption;
  ConfigurableProductOptionsSelection: Omit<ConfigurableProductOptionsSelection, 'options_available_for_selection' | 'configurable_options' | 'media_gallery' | 'variant'> & { options_available_for_selection?: Maybe<Array<ResolversParentTypes['ConfigurableOptionAvailableForSelection']>>, configurable_options?: Maybe<Array<ResolversParentTypes['ConfigurableProductOption']>>, media_gallery?: Maybe<Array<ResolversParentTypes['MediaGalleryInterface']>>, variant?: Maybe<ResolversParentTypes['SimpleProduct']> };
  ConfigurableOptionAvailableForSelection: ConfigurableOptionAvailableForSelection;
  ConfigurableProductOption: Omit<ConfigurableProductOption, 'values'> & { values?: Maybe<Array<ResolversParentTypes['ConfigurableProductOptionValue']>> };
  ConfigurableProductOptionValue: Omit<ConfigurableProductOptionValue, 'swatch'> & { swatch?: Maybe<ResolversParentTypes['SwatchDataInterface']> };
  BundleItem: Omit<BundleItem, 'options'> & { options?: Maybe<Array<Maybe<ResolversParentTypes['BundleItemOption']>>> };
  BundleItemOption: Omit<BundleItemOption, 'product'> & { product?: Maybe<ResolversParentTypes['ProductInterface']> };
  PriceRange: PriceRange;
  ProductPrice: ProductPrice;
  ProductDiscount: ProductDiscount;
  FixedProductTax: FixedProductTax;
  TierPrice: TierPrice;
  ProductTierPrices: ProductTierPrices;
  ProductPrices: ProductPrices;
  Price: Price;
  PriceAdjustment: PriceAdjustment;
  MediaGalleryInterface: ResolversInterfaceTypes<ResolversParentTypes>['MediaGalleryInterface'];
  ProductImage: ProductImage;
  ProductVideo: ProductVideo;
  ProductMediaGalleryEntriesVideoContent: ProductMediaGalleryEntriesVideoContent;
  MediaGalleryEntry: MediaGalleryEntry;
  UrlRewrite: UrlRewrite;
  HttpQueryParameter: HttpQueryParameter;
  ProductLinksInterface: ResolversInterfaceTypes<ResolversParentTypes>['ProductLinksInterface'];
  ProductLinks: ProductLinks;
  ProductReviews: Omit<ProductReviews, 'items'> & { items: Array<Maybe<ResolversParentTypes['ProductReview']>> };
  ProductReview: Omit<ProductReview, 'product'> & { product: ResolversParentTypes['ProductInterface'] };
  ProductReviewRating: ProductReviewRating;
  AttributeFilterInput: AttributeFilterInput;
  ProductCustomAttributes: Omit<ProductCustomAttributes, 'items'> & { items: Array<Maybe<ResolversParentTypes['AttributeValueInterface']>> };
  AttributeMetadataError: AttributeMetadataError;
  AttributeValueInterface: ResolversInterfaceTypes<ResolversParentTypes>['AttributeValueInterface'];
  AttributeValue: AttributeValue;
  AttributeSelectedOptions: Omit<AttributeSelectedOptions, 'selected_options'> & { selected_options: Array<Maybe<ResolversParentTypes['AttributeSelectedOptionInterface']>> };
  AttributeSelectedOptionInterface: ResolversInterfaceTypes<ResolversParentTypes>['AttributeSelectedOptionInterface'];
  AttributeSelectedOption: AttributeSelectedOption;
  MultiDeposit: MultiDeposit;
  ProductLogistic: ProductLogistic;
  ProductLowStock: ProductLowStock;
  SpecialOfferDetails: SpecialOfferDetails;
  ProductCartFields: ProductCartFields;
  ProductDownload: ProductDownload;
  PackagingOption: PackagingOption;
  CategoryFilterInput: CategoryFilterInput;
  CategoryInterface: ResolversInterfaceTypes<ResolversParentTypes>['CategoryInterface'];
  CategoryTree: Omit<CategoryTree, 'products' | 'children'> & { products?: Maybe<ResolversParentTypes['CategoryProducts']>, children?: Maybe<Array<Maybe<ResolversParentTypes['CategoryTree']>>> };
  CategoryResult: Omit<CategoryResult, 'items'> & { items?: Maybe<Array<Maybe<ResolversParentTypes['CategoryTree']>>> };
  CategoryProducts: Omit<CategoryProducts, 'items'> & { items?: Maybe<Array<Maybe<ResolversParentTypes['ProductInterface']>>> };
  Breadcrumb: Breadcrumb;
  EntityUrl: EntityUrl;
  PosmBudget: Omit<PosmBudget, 'years' | 'used_before' | 'transactions'> & { budget: { access: { companyId: string; shipToId: string }; year: number } };
  BudgetTransactions: BudgetTransactions;
  BudgetTransaction: BudgetTransaction;
  ClearCartInput: ClearCartInput;
  ClearCartOutput: Omit<ClearCartOutput, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  ClearCartError: ClearCartError;
  SimpleProductCartItemInput: SimpleProductCartItemInput;
  AddSimpleProductsToCartInput: AddSimpleProductsToCartInput;
  AddSimpleProductsToCartOutput: Omit<AddSimpleProductsToCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  VirtualProductCartItemInput: VirtualProductCartItemInput;
  AddVirtualProductsToCartInput: AddVirtualProductsToCartInput;
  AddVirtualProductsToCartOutput: Omit<AddVirtualProductsToCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  ConfigurableProductCartItemInput: ConfigurableProductCartItemInput;
  AddConfigurableProductsToCartInput: AddConfigurableProductsToCartInput;
  AddConfigurableProductsToCartOutput: Omit<AddConfigurableProductsToCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  BundleOptionInput: BundleOptionInput;
  BundleProductCartItemInput: BundleProductCartItemInput;
  AddBundleProductsToCartInput: AddBundleProductsToCartInput;
  AddBundleProductsToCartOutput: Omit<AddBundleProductsToCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  CalculateBudgetInput: CalculateBudgetInput;
  CalculateBudgetOutput: Omit<CalculateBudgetOutput, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  Cart: Omit<Cart, 'items' | 'itemsV2' | 'shipping_addresses' | 'billing_address' | 'replaces'> & { items?: Maybe<Array<Maybe<ResolversParentTypes['CartItemInterface']>>>, itemsV2?: Maybe<ResolversParentTypes['CartItems']>, shipping_addresses: Array<Maybe<ResolversParentTypes['ShippingCartAddress']>>, billing_address?: Maybe<ResolversParentTypes['BillingCartAddress']>, replaces?: Maybe<ResolversParentTypes['ReplacedOrder']> };
  CartItems: Omit<CartItems, 'items'> & { items: Array<Maybe<ResolversParentTypes['CartItemInterface']>> };
  QuoteItemsSortInput: QuoteItemsSortInput;
  CartItemInterface: ResolversInterfaceTypes<ResolversParentTypes>['CartItemInterface'];
  SimpleCartItem: Omit<SimpleCartItem, 'product'> & { product_sku: string };
  VirtualCartItem: Omit<VirtualCartItem, 'product'> & { product_sku: string };
  DownloadableCartItem: Omit<DownloadableCartItem, 'product'> & { product_sku: string };
  ConfigurableCartItem: Omit<ConfigurableCartItem, 'product' | 'configured_variant' | 'configurable_options'> & { product_sku: string; variant_sku: string };
  BundleCartItem: Omit<BundleCartItem, 'product' | 'bundle_options'> & { product_sku: string; bundle_options: (Omit<SelectedBundleOption, 'label' | 'type' | 'values'> & { bundle_sku: string; values: (Omit<SelectedBundleOptionValue, 'label' | 'product'> & { product_sku: string })[] })[] };
  CartItemError: CartItemError;
  SelectedConfigurableOption: SelectedConfigurableOption;
  SelectedBundleOption: Omit<SelectedBundleOption, 'label' | 'type' | 'values'> & { bundle_sku: string; values: (Omit<SelectedBundleOptionValue, 'label' | 'product'> & { product_sku: string })[] };
  SelectedBundleOptionValue: Omit<SelectedBundleOptionValue, 'label' | 'product'> & { product_sku: string };
  SelectedCustomizableOption: SelectedCustomizableOption;
  SelectedCustomizableOptionValue: SelectedCustomizableOptionValue;
  CartItemSelectedOptionValuePrice: CartItemSelectedOptionValuePrice;
  CartItemPrices: CartItemPrices;
  CartItemPriceDetails: CartItemPriceDetails;
  TankDetails: TankDetails;
  CartPrices: CartPrices;
  CartTaxItem: CartTaxItem;
  CartDiscount: CartDiscount;
  Discount: Discount;
  AppliedCoupon: AppliedCoupon;
  CartAddressInterface: ResolversInterfaceTypes<ResolversParentTypes>['CartAddressInterface'];
  ShippingCartAddress: Omit<ShippingCartAddress, 'region' | 'custom_attributes' | 'cart_items_v2'> & { region?: Maybe<ResolversParentTypes['CartAddressRegion']>, custom_attributes: Array<Maybe<ResolversParentTypes['AttributeValueInterface']>>, cart_items_v2?: Maybe<Array<Maybe<ResolversParentTypes['CartItemInterface']>>> };
  BillingCartAddress: Omit<BillingCartAddress, 'region' | 'custom_attributes'> & { region?: Maybe<ResolversParentTypes['CartAddressRegion']>, custom_attributes: Array<Maybe<ResolversParentTypes['AttributeValueInterface']>> };
  CartAddressRegion: CartAddressRegion;
  CartAddressCountry: CartAddressCountry;
  CartItemQuantity: CartItemQuantity;
  AvailableShippingMethod: AvailableShippingMethod;
  SelectedShippingMethod: SelectedShippingMethod;
  ShippingSchedule: ShippingSchedule;
  ServicePoint: ServicePoint;
  ServicePointHours: ServicePointHours;
  AvailablePaymentMethod: AvailablePaymentMethod;
  MollieIssuer: MollieIssuer;
  MolliePaymentMethodMeta: MolliePaymentMethodMeta;
  SelectedPaymentMethod: SelectedPaymentMethod;
  CartQuery: CartQuery;
  CartPartyDetails: CartPartyDetails;
  PortalCartPrices: PortalCartPrices;
  ProgressBarData: ProgressBarData;
  CashDiscount: CashDiscount;
  BrandProgress: BrandProgress;
  CartEmpties: CartEmpties;
  SapPaymentDetails: SapPaymentDetails;
  BudgetDetails: BudgetDetails;
  GrandTotalYourPriceDetails: GrandTotalYourPriceDetails;
  createEmptyCartInput: CreateEmptyCartInput;
  CartItemInput: CartItemInput;
  EnteredOptionInput: EnteredOptionInput;
  AddProductsToCartInput: AddProductsToCartInput;
  AddProductsToCartOutput: Omit<AddProductsToCartOutput, 'cart' | 'user_errors'> & { cart: ResolversParentTypes['Cart'], user_errors: Array<Maybe<ResolversParentTypes['Error']>> };
  Error: ResolversInterfaceTypes<ResolversParentTypes>['Error'];
  CartUserInputError: CartUserInputError;
  InsufficientStockError: InsufficientStockError;
  UpdateCartItemsInput: UpdateCartItemsInput;
  CartItemUpdateInput: CartItemUpdateInput;
  CustomizableOptionInput: CustomizableOptionInput;
  UpdateCartItemsOutput: Omit<UpdateCartItemsOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  RemoveItemFromCartInput: RemoveItemFromCartInput;
  RemoveItemFromCartOutput: Omit<RemoveItemFromCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  CartIdInput: CartIdInput;
  CartOutput: Omit<CartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  SetPaymentMethodOnCartInput: SetPaymentMethodOnCartInput;
  PaymentMethodInput: PaymentMethodInput;
  SetPaymentMethodOnCartOutput: Omit<SetPaymentMethodOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  UpdatePricesInput: UpdatePricesInput;
  SetTransportTypeInput: SetTransportTypeInput;
  ApplyCouponToCartInput: ApplyCouponToCartInput;
  ApplyCouponsToCartInput: ApplyCouponsToCartInput;
  ApplyCouponToCartOutput: Omit<ApplyCouponToCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  RemoveCouponFromCartInput: RemoveCouponFromCartInput;
  RemoveCouponsFromCartInput: RemoveCouponsFromCartInput;
  RemoveSpecificCouponFromCartInput: RemoveSpecificCouponFromCartInput;
  RemoveCouponFromCartOutput: Omit<RemoveCouponFromCartOutput, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  SetDeliveryMethodInput: SetDeliveryMethodInput;
  SetShippingMethodsOnCartInput: SetShippingMethodsOnCartInput;
  ShippingMethodInput: ShippingMethodInput;
  SetShippingMethodsOnCartOutput: Omit<SetShippingMethodsOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  SetShippingAddressesOnCartInput: SetShippingAddressesOnCartInput;
  ShippingAddressInput: ShippingAddressInput;
  ShippingCartItemInput: ShippingCartItemInput;
  CartAddressInput: CartAddressInput;
  AttributeValueInput: AttributeValueInput;
  AttributeInputSelectedOption: AttributeInputSelectedOption;
  SetShippingAddressesOnCartOutput: Omit<SetShippingAddressesOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  SetBillingAddressOnCartInput: SetBillingAddressOnCartInput;
  BillingAddressInput: BillingAddressInput;
  SetBillingAddressOnCartOutput: Omit<SetBillingAddressOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  SetGuestEmailOnCartInput: SetGuestEmailOnCartInput;
  SetGuestEmailOnCartOutput: Omit<SetGuestEmailOnCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  CustomerOrderNumberInput: CustomerOrderNumberInput;
  SaveOrderOutput: SaveOrderOutput;
  EstimateTotalsInput: EstimateTotalsInput;
  EstimateAddressInput: EstimateAddressInput;
  CustomerAddressRegionInput: CustomerAddressRegionInput;
  EstimateTotalsOutput: Omit<EstimateTotalsOutput, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  SetActiveantsLogisticsOptionOnCartInput: SetActiveantsLogisticsOptionOnCartInput;
  AddMultiShippingMethodsInput: AddMultiShippingMethodsInput;
  MultiShippingMethodInput: MultiShippingMethodInput;
  CreateMultiShippingQuoteInput: CreateMultiShippingQuoteInput;
  DeleteAddressInput: DeleteAddressInput;
  CmsPage: CmsPage;
  CmsBlocks: { items: (CmsBlock | globalThis.Error)[] };
  CmsBlock: CmsBlock;
  CustomerAddresses: Omit<CustomerAddresses, 'items'> & { items: Array<Maybe<ResolversParentTypes['CustomerAddress']>> };
  CustomerAddress: Omit<CustomerAddress, 'region' | 'custom_attributesV2'> & { region?: Maybe<ResolversParentTypes['CustomerAddressRegion']>, custom_attributesV2: Array<Maybe<ResolversParentTypes['AttributeValueInterface']>> };
  CustomerAddressAttribute: CustomerAddressAttribute;
  CustomerAddressRegion: CustomerAddressRegion;
  CustomerAddressInput: CustomerAddressInput;
  CustomerAddressAttributeInput: CustomerAddressAttributeInput;
  IsEmailAvailableOutput: IsEmailAvailableOutput;
  SetCustomerGroupInput: SetCustomerGroupInput;
  SetCustomerGroupOutput: SetCustomerGroupOutput;
  CustomerToken: CustomerToken;
  RevokeCustomerTokenOutput: RevokeCustomerTokenOutput;
  CustomerUpdateInput: CustomerUpdateInput;
  CustomerInput: CustomerInput;
  CustomerOutput: Omit<CustomerOutput, 'customer'> & { customer: ResolversParentTypes['Customer'] };
  CustomerDownloadableProducts: CustomerDownloadableProducts;
  CustomerDownloadableProduct: CustomerDownloadableProduct;
  CustomerPaymentTokens: CustomerPaymentTokens;
  PaymentToken: PaymentToken;
  Customer: Omit<Customer, 'orders' | 'addresses' | 'addressesV2' | 'reviews' | 'wishlist' | 'wishlists' | 'wishlist_v2'>;
  CustomerGroupStorefront: CustomerGroupStorefront;
  CompanyRole: CompanyRole;
  CompanyAclResource: CompanyAclResource;
  AdminAssistanceActions: AdminAssistanceActions;
  AdminAssistanceAction: AdminAssistanceAction;
  Wishlist: Omit<Wishlist, 'items' | 'items_v2' | 'shipto_item_count'> & { list: { id: string; keeper: { companyId: string; userId: string }; count: number; latest: Date | null } };
  WishlistItem: Omit<WishlistItem, 'product'> & { product?: Maybe<ResolversParentTypes['ProductInterface']> };
  WishlistItems: Omit<WishlistItems, 'items'> & { items: Array<Maybe<ResolversParentTypes['WishlistItemInterface']>> };
  WishlistItemInterface: ResolversInterfaceTypes<ResolversParentTypes>['WishlistItemInterface'];
  SimpleWishlistItem: Omit<SimpleWishlistItem, 'product'> & { product?: Maybe<ResolversParentTypes['ProductInterface']> };
  VirtualWishlistItem: Omit<VirtualWishlistItem, 'product'> & { product?: Maybe<ResolversParentTypes['ProductInterface']> };
  ConfigurableWishlistItem: Omit<ConfigurableWishlistItem, 'product' | 'configured_variant'> & { product?: Maybe<ResolversParentTypes['ProductInterface']>, configured_variant?: Maybe<ResolversParentTypes['ProductInterface']> };
  BundleWishlistItem: Omit<BundleWishlistItem, 'product' | 'bundle_options'> & { product?: Maybe<ResolversParentTypes['ProductInterface']>, bundle_options?: Maybe<Array<Maybe<ResolversParentTypes['SelectedBundleOption']>>> };
  WishlistOutput: Omit<WishlistOutput, 'items'> & { items?: Maybe<Array<Maybe<ResolversParentTypes['WishlistItem']>>> };
  WishlistItemInput: WishlistItemInput;
  WishlistItemUpdateInput: WishlistItemUpdateInput;
  AddProductsToWishlistOutput: Omit<AddProductsToWishlistOutput, 'wishlist'> & { wishlist: ResolversParentTypes['Wishlist'] };
  RemoveProductsFromWishlistOutput: Omit<RemoveProductsFromWishlistOutput, 'wishlist'> & { wishlist: ResolversParentTypes['Wishlist'] };
  UpdateProductsInWishlistOutput: Omit<UpdateProductsInWishlistOutput, 'wishlist'> & { wishlist: ResolversParentTypes['Wishlist'] };
  WishListUserInputError: WishListUserInputError;
  CreateWishlistInput: CreateWishlistInput;
  CreateWishlistOutput: Omit<CreateWishlistOutput, 'wishlist'> & { wishlist: ResolversParentTypes['Wishlist'] };
  AddWishlistItemsToCartOutput: Omit<AddWishlistItemsToCartOutput, 'wishlist'> & { wishlist: ResolversParentTypes['Wishlist'] };
  WishlistCartUserInputError: WishlistCartUserInputError;
  CancelOrderInput: CancelOrderInput;
  CancelOrderOutput: Omit<CancelOrderOutput, 'order'> & { order?: Maybe<ResolversParentTypes['CustomerOrder']> };
  CancelOrderError: CancelOrderError;
  ChangeOrderOutput: Omit<ChangeOrderOutput, 'cart' | 'failed_items'> & { cart?: Maybe<ResolversParentTypes['Cart']>, failed_items: Array<ResolversParentTypes['FailedReorderItem']> };
  ChangeOrderError: ChangeOrderError;
  ReplacedOrder: { company_id: string; order_id: number };
  ReplacedOrderItem: ReplacedOrderItem;
  CustomerOrders: Omit<CustomerOrders, 'items'> & { items: Array<Maybe<ResolversParentTypes['CustomerOrder']>> };
  AskedOrderLine: AskedOrderLine;
  CustomerOrdersFilterInput: CustomerOrdersFilterInput;
  CustomerOrderSortInput: CustomerOrderSortInput;
  PlaceOrderInput: PlaceOrderInput;
  PlaceOrderOutput: Omit<PlaceOrderOutput, 'orderV2'> & { orderV2?: Maybe<ResolversParentTypes['CustomerOrder']> };
  Order: Order;
  PlaceOrderError: PlaceOrderError;
  OrderedBy: OrderedBy;
  CustomerOrder: Omit<CustomerOrder, 'items' | 'items_eligible_for_return' | 'shipments' | 'invoices' | 'comments' | 'can_be_changed' | 'replaces' | 'replaced_by'> & Pick<Partial<CustomerOrder>, 'comments'> & { company_id: string; order_id: number; replaces: { company_id: string; order_id: number } | null };
  OrderHeldBack: OrderHeldBack;
  OrderAdditionalData: OrderAdditionalData;
  OrderTotal: OrderTotal;
  TaxItem: TaxItem;
  ShippingHandling: ShippingHandling;
  ShippingDiscount: ShippingDiscount;
  OrderItemInterface: ResolversInterfaceTypes<ResolversParentTypes>['OrderItemInterface'];
  OrderLineConfirmation: OrderLineConfirmation;
  OrderItem: Omit<OrderItem, 'product'>;
  ConfigurableOrderItem: Omit<ConfigurableOrderItem, 'product' | 'configured_variant'>;
  BundleOrderItem: Omit<BundleOrderItem, 'product' | 'bundle_options'> & { bundle_options: (Omit<ItemSelectedBundleOption, 'label' | 'values'> & { bundle_sku: string; option_id: number; values: (Omit<ItemSelectedBundleOptionValue, 'product_name'>)[] })[] };
  DownloadableOrderItem: Omit<DownloadableOrderItem, 'product'> & { product?: Maybe<ResolversParentTypes['ProductInterface']> };
  DownloadableItemsLinks: DownloadableItemsLinks;
  ItemSelectedBundleOption: Omit<ItemSelectedBundleOption, 'label' | 'values'> & { bundle_sku: string; option_id: number; values: (Omit<ItemSelectedBundleOptionValue, 'product_name'>)[] };
  ItemSelectedBundleOptionValue: Omit<ItemSelectedBundleOptionValue, 'product_name'>;
  OrderItemOption: OrderItemOption;
  OrderItemPrices: OrderItemPrices;
  OrderAddress: OrderAddress;
  OrderServicePoint: OrderServicePoint;
  OrderShipment: Omit<OrderShipment, 'tracking' | 'items'> & { tracking?: Maybe<Array<Maybe<ResolversParentTypes['ShipmentTracking']>>>, items?: Maybe<Array<Maybe<ResolversParentTypes['ShipmentItemInterface']>>> };
  ShipmentTracking: ShipmentTracking;
  ShipmentItemInterface: ResolversInterfaceTypes<ResolversParentTypes>['ShipmentItemInterface'];
  ShipmentItem: Omit<ShipmentItem, 'order_item'> & { order_item?: Maybe<ResolversParentTypes['OrderItemInterface']> };
  BundleShipmentItem: Omit<BundleShipmentItem, 'order_item' | 'bundle_options'> & { order_item?: Maybe<ResolversParentTypes['OrderItemInterface']>, bundle_options?: Maybe<Array<Maybe<ResolversParentTypes['ItemSelectedBundleOption']>>> };
  OrderPaymentMethod: OrderPaymentMethod;
  SalesCommentItem: SalesCommentItem;
  Invoice: Omit<Invoice, 'total' | 'items'> & { total?: Maybe<ResolversParentTypes['InvoiceTotal']>, items?: Maybe<Array<Maybe<ResolversParentTypes['InvoiceItemInterface']>>> };
  InvoiceTotal: InvoiceTotal;
  CreditMemo: Omit<CreditMemo, 'total' | 'items'> & { total?: Maybe<ResolversParentTypes['CreditMemoTotal']>, items?: Maybe<Array<Maybe<ResolversParentTypes['CreditMemoItemInterface']>>> };
  CreditMemoTotal: CreditMemoTotal;
  InvoiceItemInterface: ResolversInterfaceTypes<ResolversParentTypes>['InvoiceItemInterface'];
  InvoiceItem: Omit<InvoiceItem, 'order_item'> & { order_item?: Maybe<ResolversParentTypes['OrderItemInterface']> };
  BundleInvoiceItem: Omit<BundleInvoiceItem, 'order_item' | 'bundle_options'> & { order_item?: Maybe<ResolversParentTypes['OrderItemInterface']>, bundle_options?: Maybe<Array<Maybe<ResolversParentTypes['ItemSelectedBundleOption']>>> };
  DownloadableInvoiceItem: Omit<DownloadableInvoiceItem, 'order_item'> & { order_item?: Maybe<ResolversParentTypes['OrderItemInterface']> };
  CreditMemoItemInterface: ResolversInterfaceTypes<ResolversParentTypes>['CreditMemoItemInterface'];
  CreditMemoItem: Omit<CreditMemoItem, 'order_item'> & { order_item?: Maybe<ResolversParentTypes['OrderItemInterface']> };
  BundleCreditMemoItem: Omit<BundleCreditMemoItem, 'order_item' | 'bundle_options'> & { order_item?: Maybe<ResolversParentTypes['OrderItemInterface']>, bundle_options?: Maybe<Array<Maybe<ResolversParentTypes['ItemSelectedBundleOption']>>> };
  DownloadableCreditMemoItem: Omit<DownloadableCreditMemoItem, 'order_item'> & { order_item?: Maybe<ResolversParentTypes['OrderItemInterface']> };
  MollieProcessTransactionInput: MollieProcessTransactionInput;
  MollieProcessTransactionOutput: Omit<MollieProcessTransactionOutput, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  MollieResetCartInput: MollieResetCartInput;
  MollieResetCartOutput: Omit<MollieResetCartOutput, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  PaymentStanding: PaymentStanding;
  CheckProductsStockOutput: Omit<CheckProductsStockOutput, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  StockCheckItem: StockCheckItem;
  SetPaymentMethodAndPlaceOrderInput: SetPaymentMethodAndPlaceOrderInput;
  ReorderItemsOutput: Omit<ReorderItemsOutput, 'cart' | 'failed_items'> & { cart: ResolversParentTypes['Cart'], failed_items: Array<ResolversParentTypes['FailedReorderItem']> };
  CheckoutUserInputError: CheckoutUserInputError;
  OrderAgain: OrderAgain;
  OrderAgainItem: OrderAgainItem;
  OrderAgainRefusal: OrderAgainRefusal;
  Currency: Currency;
  ExchangeRate: ExchangeRate;
  Country: Country;
  Region: Region;
  PortalConfig: PortalConfig;
  PortalHolidayMonth: PortalHolidayMonth;
  CheckoutAgreement: CheckoutAgreement;
  StoreConfig: StoreConfig;
  CancellationReason: CancellationReason;
  QuickOrderOutput: QuickOrderOutput;
  QuickOrderProduct: Omit<QuickOrderProduct, 'product'> & { product?: Maybe<ResolversParentTypes['ProductInterface']> };
  SavedOrders: Omit<SavedOrders, 'items'> & { items: Array<Maybe<ResolversParentTypes['SavedOrder']>> };
  SavedOrder: Omit<SavedOrder, 'items'> & { items?: Maybe<Array<Maybe<ResolversParentTypes['SavedOrderItem']>>> };
  SavedOrderItem: Omit<SavedOrderItem, 'product'>;
  SaveOrderInput: SaveOrderInput;
  OrderIdInput: OrderIdInput;
  ReorderOutput: Omit<ReorderOutput, 'failed_items' | 'cart'> & { failed_items?: Maybe<Array<Maybe<ResolversParentTypes['FailedReorderItem']>>>, cart?: Maybe<ResolversParentTypes['Cart']> };
  FailedReorderItem: Omit<FailedReorderItem, 'sku' | 'substitutes'> & { sku: string; delivery_date: string | null };
  RecommendItems: RecommendItems;
  RecommendItem: RecommendItem;
  SuggestedCart: Omit<SuggestedCart, 'items'> & { items: Array<ResolversParentTypes['SuggestedItem']> };
  SuggestedItem: Omit<SuggestedItem, 'product'> & { product: ResolversParentTypes['ProductInterface'] };
  TankBeer: TankBeer;
  VenueTank: VenueTank;
  Query: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
  Money: Money;
  KeyValue: KeyValue;
  ComplexTextValue: ComplexTextValue;
  SearchResultPageInfo: SearchResultPageInfo;
  FilterEqualTypeInput: FilterEqualTypeInput;
  FilterMatchTypeInput: FilterMatchTypeInput;
  FilterRangeTypeInput: FilterRangeTypeInput;
  FilterStringTypeInput: FilterStringTypeInput;
};

export type DutchAddressResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['DutchAddress'] = ResolversParentTypes['DutchAddress']> = {
  street?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  houseNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  houseNumberAddition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  municipality?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  province?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  coordinates?: Resolver<Maybe<ResolversTypes['DutchAddressCoordinates']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  statusCode?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DutchAddressCoordinatesResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['DutchAddressCoordinates'] = ResolversParentTypes['DutchAddressCoordinates']> = {
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type AttributesFormOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AttributesFormOutput'] = ResolversParentTypes['AttributesFormOutput']> = {
  items?: Resolver<Array<Maybe<ResolversTypes['CustomAttributeMetadataInterface']>>, ParentType, ContextType>;
  errors?: Resolver<Array<Maybe<ResolversTypes['AttributeMetadataError']>>, ParentType, ContextType>;
};

export type AttributesMetadataOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AttributesMetadataOutput'] = ResolversParentTypes['AttributesMetadataOutput']> = {
  items?: Resolver<Array<Maybe<ResolversTypes['CustomAttributeMetadataInterface']>>, ParentType, ContextType>;
  errors?: Resolver<Array<Maybe<ResolversTypes['AttributeMetadataError']>>, ParentType, ContextType>;
};

export type CustomAttributeMetadataInterfaceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CustomAttributeMetadataInterface'] = ResolversParentTypes['CustomAttributeMetadataInterface']> = {
  __resolveType: TypeResolveFn<'CustomerAttributeMetadata' | 'ReturnItemAttributeMetadata', ParentType, ContextType>;
};

export type CustomAttributeOptionInterfaceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CustomAttributeOptionInterface'] = ResolversParentTypes['CustomAttributeOptionInterface']> = {
  __resolveType: TypeResolveFn<null, ParentType, ContextType>;
};

export type CustomerAttributeMetadataResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CustomerAttributeMetadata'] = ResolversParentTypes['CustomerAttributeMetadata']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  default_value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entity_type?: Resolver<ResolversTypes['AttributeEntityTypeEnum'], ParentType, ContextType>;
  frontend_class?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  frontend_input?: Resolver<Maybe<ResolversTypes['AttributeFrontendInputEnum']>, ParentType, ContextType>;
  is_required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_unique?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<Array<Maybe<ResolversTypes['CustomAttributeOptionInterface']>>, ParentType, ContextType>;
  input_filter?: Resolver<Maybe<ResolversTypes['InputFilterEnum']>, ParentType, ContextType>;
  multiline_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sort_order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  validate_rules?: Resolver<Maybe<Array<Maybe<ResolversTypes['ValidationRule']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReturnItemAttributeMetadataResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ReturnItemAttributeMetadata'] = ResolversParentTypes['ReturnItemAttributeMetadata']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  default_value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entity_type?: Resolver<ResolversTypes['AttributeEntityTypeEnum'], ParentType, ContextType>;
  frontend_class?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  frontend_input?: Resolver<Maybe<ResolversTypes['AttributeFrontendInputEnum']>, ParentType, ContextType>;
  is_required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_unique?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<Array<Maybe<ResolversTypes['CustomAttributeOptionInterface']>>, ParentType, ContextType>;
  input_filter?: Resolver<Maybe<ResolversTypes['InputFilterEnum']>, ParentType, ContextType>;
  multiline_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sort_order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  validate_rules?: Resolver<Maybe<Array<Maybe<ResolversTypes['ValidationRule']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ValidationRuleResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ValidationRule'] = ResolversParentTypes['ValidationRule']> = {
  name?: Resolver<Maybe<ResolversTypes['ValidationRuleEnum']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GiftMessageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GiftMessage'] = ResolversParentTypes['GiftMessage']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GiftWrappingResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GiftWrapping'] = ResolversParentTypes['GiftWrapping']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  design?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['GiftWrappingImage']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type GiftWrappingImageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GiftWrappingImage'] = ResolversParentTypes['GiftWrappingImage']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GiftOptionsPricesResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GiftOptionsPrices'] = ResolversParentTypes['GiftOptionsPrices']> = {
  gift_wrapping_for_items?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  gift_wrapping_for_items_incl_tax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  gift_wrapping_for_order?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  gift_wrapping_for_order_incl_tax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  printed_card?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  printed_card_incl_tax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type AppliedGiftCardResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AppliedGiftCard'] = ResolversParentTypes['AppliedGiftCard']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  applied_balance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  current_balance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  expiration_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ApplyGiftCardToOrderResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ApplyGiftCardToOrder'] = ResolversParentTypes['ApplyGiftCardToOrder']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  applied_balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type GiftCardCartItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GiftCardCartItem'] = ResolversParentTypes['GiftCardCartItem']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  prices?: Resolver<Maybe<ResolversTypes['CartItemPrices']>, ParentType, ContextType>;
  errors?: Resolver<Maybe<Array<Maybe<ResolversTypes['CartItemError']>>>, ParentType, ContextType>;
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  not_available_message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  max_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  pack_format?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number_of_packages?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_layer?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_layer_total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_pallet?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quantity_total?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  stock_quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tank_details?: Resolver<Maybe<ResolversTypes['TankDetails']>, ParentType, ContextType>;
  customizable_options?: Resolver<Array<Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sender_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sender_email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipient_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipient_email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  available_gift_wrapping?: Resolver<Array<Maybe<ResolversTypes['GiftWrapping']>>, ParentType, ContextType>;
  gift_message?: Resolver<Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
  gift_wrapping?: Resolver<Maybe<ResolversTypes['GiftWrapping']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GiftCardOrderItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GiftCardOrderItem'] = ResolversParentTypes['GiftCardOrderItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  prices?: Resolver<Maybe<ResolversTypes['OrderItemPrices']>, ParentType, ContextType>;
  discounts?: Resolver<Maybe<Array<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eligible_for_return?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  quantity_ordered?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_confirmed?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  confirmation?: Resolver<Maybe<ResolversTypes['OrderLineConfirmation']>, ParentType, ContextType>;
  quantity_shipped?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_invoiced?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_canceled?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_refunded?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_returned?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  selected_options?: Resolver<Maybe<Array<Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  entered_options?: Resolver<Maybe<Array<Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  number_of_packages?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_layer?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_pallet?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  tank_details?: Resolver<Maybe<ResolversTypes['TankDetails']>, ParentType, ContextType>;
  gift_message?: Resolver<Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
  gift_wrapping?: Resolver<Maybe<ResolversTypes['GiftWrapping']>, ParentType, ContextType>;
  free_gift_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity_return_requested?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  gift_card?: Resolver<Maybe<ResolversTypes['GiftCardItem']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GiftCardItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GiftCardItem'] = ResolversParentTypes['GiftCardItem']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sender_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sender_email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipient_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipient_email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CreateGuestCartOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CreateGuestCartOutput'] = ResolversParentTypes['CreateGuestCartOutput']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
};

export type RequestReturnOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RequestReturnOutput'] = ResolversParentTypes['RequestReturnOutput']> = {
  return?: Resolver<Maybe<ResolversTypes['Return']>, ParentType, ContextType>;
};

export type DeletePaymentTokenOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['DeletePaymentTokenOutput'] = ResolversParentTypes['DeletePaymentTokenOutput']> = {
  result?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  customerPaymentTokens?: Resolver<Maybe<ResolversTypes['CustomerPaymentTokens']>, ParentType, ContextType>;
};

export type ApplyGiftCardToCartOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ApplyGiftCardToCartOutput'] = ResolversParentTypes['ApplyGiftCardToCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type RemoveGiftCardFromCartOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RemoveGiftCardFromCartOutput'] = ResolversParentTypes['RemoveGiftCardFromCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type SetGiftOptionsOnCartOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SetGiftOptionsOnCartOutput'] = ResolversParentTypes['SetGiftOptionsOnCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type ReturnsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Returns'] = ResolversParentTypes['Returns']> = {
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['Return']>>>, ParentType, ContextType>;
  page_info?: Resolver<Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ReturnResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Return'] = ResolversParentTypes['Return']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['ReturnStatus']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['CustomerOrder']>, ParentType, ContextType>;
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['ReturnItem']>>>, ParentType, ContextType>;
  shipping?: Resolver<Maybe<ResolversTypes['ReturnShipping']>, ParentType, ContextType>;
};

export type ReturnItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ReturnItem'] = ResolversParentTypes['ReturnItem']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  request_quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReturnItemStatus'], ParentType, ContextType>;
  order_item?: Resolver<ResolversTypes['OrderItemInterface'], ParentType, ContextType>;
};

export type ReturnShippingResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ReturnShipping'] = ResolversParentTypes['ReturnShipping']> = {
  tracking?: Resolver<Maybe<Array<Maybe<ResolversTypes['ReturnShippingTracking']>>>, ParentType, ContextType, Partial<ReturnShippingTrackingArgs>>;
};

export type ReturnShippingTrackingResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ReturnShippingTracking'] = ResolversParentTypes['ReturnShippingTracking']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tracking_number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  carrier?: Resolver<ResolversTypes['ReturnShippingCarrier'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['ReturnShippingTrackingStatus']>, ParentType, ContextType>;
};

export type ReturnShippingCarrierResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ReturnShippingCarrier'] = ResolversParentTypes['ReturnShippingCarrier']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReturnShippingTrackingStatusResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ReturnShippingTrackingStatus'] = ResolversParentTypes['ReturnShippingTrackingStatus']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ReturnShippingTrackingStatusType'], ParentType, ContextType>;
};

export type ProductsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Products'] = ResolversParentTypes['Products']> = {
  total_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  page_info?: Resolver<Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  aggregations?: Resolver<Maybe<Array<Maybe<ResolversTypes['Aggregation']>>>, ParentType, ContextType, Partial<ProductsAggregationsArgs>>;
  sort_fields?: Resolver<Maybe<ResolversTypes['SortFields']>, ParentType, ContextType>;
  suggestions?: Resolver<Maybe<Array<Maybe<ResolversTypes['SearchSuggestion']>>>, ParentType, ContextType>;
  filters?: Resolver<Maybe<Array<Maybe<ResolversTypes['LayerFilter']>>>, ParentType, ContextType>;
  categoryFilter?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductCategoryFilter']>>>, ParentType, ContextType>;
};

export type AggregationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Aggregation'] = ResolversParentTypes['Aggregation']> = {
  attribute_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  options?: Resolver<Maybe<Array<Maybe<ResolversTypes['AggregationOption']>>>, ParentType, ContextType>;
};

export type AggregationOptionInterfaceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AggregationOptionInterface'] = ResolversParentTypes['AggregationOptionInterface']> = {
  __resolveType: TypeResolveFn<'AggregationOption', ParentType, ContextType>;
};

export type AggregationOptionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AggregationOption'] = ResolversParentTypes['AggregationOption']> = {
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AggregationResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AggregationResult'] = ResolversParentTypes['AggregationResult']> = {
  aggregations?: Resolver<Maybe<Array<Maybe<ResolversTypes['Aggregation']>>>, ParentType, ContextType>;
  total_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type LayerFilterResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LayerFilter'] = ResolversParentTypes['LayerFilter']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  request_var?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  filter_items_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  filter_items?: Resolver<Maybe<Array<Maybe<ResolversTypes['LayerFilterItemInterface']>>>, ParentType, ContextType>;
};

export type LayerFilterItemInterfaceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LayerFilterItemInterface'] = ResolversParentTypes['LayerFilterItemInterface']> = {
  __resolveType: TypeResolveFn<'LayerFilterItem', ParentType, ContextType>;
};

export type LayerFilterItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LayerFilterItem'] = ResolversParentTypes['LayerFilterItem']> = {
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value_string?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  items_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SortFieldsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SortFields'] = ResolversParentTypes['SortFields']> = {
  default?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<Maybe<Array<Maybe<ResolversTypes['SortField']>>>, ParentType, ContextType>;
};

export type SortFieldResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SortField'] = ResolversParentTypes['SortField']> = {
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SearchSuggestionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SearchSuggestion'] = ResolversParentTypes['SearchSuggestion']> = {
  search?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductCategoryFilterResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductCategoryFilter'] = ResolversParentTypes['ProductCategoryFilter']> = {
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  level?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RoutableInterfaceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RoutableInterface'] = ResolversParentTypes['RoutableInterface']> = {
  __resolveType: TypeResolveFn<'SimpleProduct' | 'VirtualProduct' | 'ConfigurableProduct' | 'BundleProduct' | 'GroupedProduct' | 'DownloadableProduct' | 'CategoryTree' | 'CmsPage', ParentType, ContextType>;
};

export type PhysicalProductInterfaceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PhysicalProductInterface'] = ResolversParentTypes['PhysicalProductInterface']> = {
  __resolveType: TypeResolveFn<'SimpleProduct' | 'ConfigurableProduct' | 'BundleProduct' | 'GroupedProduct', ParentType, ContextType>;
};

export type CustomizableProductInterfaceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CustomizableProductInterface'] = ResolversParentTypes['CustomizableProductInterface']> = {
  __resolveType: TypeResolveFn<'SimpleProduct' | 'VirtualProduct' | 'ConfigurableProduct' | 'BundleProduct' | 'DownloadableProduct', ParentType, ContextType>;
};

export type CustomizableOptionInterfaceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CustomizableOptionInterface'] = ResolversParentTypes['CustomizableOptionInterface']> = {
  __resolveType: TypeResolveFn<'CustomizableAreaOption' | 'CustomizableFieldOption' | 'CustomizableDateOption' | 'CustomizableFileOption' | 'CustomizableCheckboxOption' | 'CustomizableDropDownOption' | 'CustomizableMultipleOption' | 'CustomizableRadioOption', ParentType, ContextType>;
};

export type CustomizableAreaValueResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CustomizableAreaValue'] = ResolversParentTypes['CustomizableAreaValue']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_type?: Resolver<Maybe<ResolversTypes['PriceTypeEnum']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  max_characters?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CustomizableFieldValueResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CustomizableFieldValue'] = ResolversParentTypes['CustomizableFieldValue']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_type?: Resolver<Maybe<ResolversTypes['PriceTypeEnum']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  max_characters?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CustomizableDateValueResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CustomizableDateValue'] = ResolversParentTypes['CustomizableDateValue']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_type?: Resolver<Maybe<ResolversTypes['PriceTypeEnum']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['CustomizableDateTypeEnum']>, ParentType, ContextType>;
};

export type CustomizableFileValueResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CustomizableFileValue'] = ResolversParentTypes['CustomizableFileValue']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_type?: Resolver<Maybe<ResolversTypes['PriceTypeEnum']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  file_extension?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image_size_x?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  image_size_y?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CustomizableCheckboxValueResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CustomizableCheckboxValue'] = ResolversParentTypes['CustomizableCheckboxValue']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  option_type_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_type?: Resolver<Maybe<ResolversTypes['PriceTypeEnum']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sort_order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomizableDropDownValueResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CustomizableDropDownValue'] = ResolversParentTypes['CustomizableDropDownValue']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  option_type_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_type?: Resolver<Maybe<ResolversTypes['PriceTypeEnum']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sort_order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomizableMultipleValueResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CustomizableMultipleValue'] = ResolversParentTypes['CustomizableMultipleValue']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  option_type_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_type?: Resolver<Maybe<ResolversTypes['PriceTypeEnum']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sort_order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomizableRadioValueResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CustomizableRadioValue'] = ResolversParentTypes['CustomizableRadioValue']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  option_type_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_type?: Resolver<Maybe<ResolversTypes['PriceTypeEnum']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sort_order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomizableAreaOptionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CustomizableAreaOption'] = ResolversParentTypes['CustomizableAreaOption']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  option_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sort_order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['CustomizableAreaValue']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomizableFieldOptionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CustomizableFieldOption'] = ResolversParentTypes['CustomizableFieldOption']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  option_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sort_order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['CustomizableFieldValue']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomizableDateOptionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CustomizableDateOption'] = ResolversParentTypes['CustomizableDateOption']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  option_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sort_order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['CustomizableDateValue']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomizableFileOptionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CustomizableFileOption'] = ResolversParentTypes['CustomizableFileOption']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  option_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sort_order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['CustomizableFileValue']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomizableCheckboxOptionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CustomizableCheckboxOption'] = ResolversParentTypes['CustomizableCheckboxOption']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  option_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sort_order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  value?: Resolver<Maybe<Array<Maybe<ResolversTypes['CustomizableCheckboxValue']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomizableDropDownOptionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CustomizableDropDownOption'] = ResolversParentTypes['CustomizableDropDownOption']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  option_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sort_order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  value?: Resolver<Maybe<Array<Maybe<ResolversTypes['CustomizableDropDownValue']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomizableMultipleOptionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CustomizableMultipleOption'] = ResolversParentTypes['CustomizableMultipleOption']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  option_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sort_order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  value?: Resolver<Maybe<Array<Maybe<ResolversTypes['CustomizableMultipleValue']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomizableRadioOptionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CustomizableRadioOption'] = ResolversParentTypes['CustomizableRadioOption']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  option_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sort_order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  value?: Resolver<Maybe<Array<Maybe<ResolversTypes['CustomizableRadioValue']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductInterfaceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductInterface'] = ResolversParentTypes['ProductInterface']> = {
  __resolveType: TypeResolveFn<'SimpleProduct' | 'VirtualProduct' | 'ConfigurableProduct' | 'BundleProduct' | 'GroupedProduct' | 'DownloadableProduct', ParentType, ContextType>;
};

export type SimpleProductResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SimpleProduct'] = ResolversParentTypes['SimpleProduct']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attribute_set_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canonical_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_rewrites?: Resolver<Maybe<Array<Maybe<ResolversTypes['UrlRewrite']>>>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  short_description?: Resolver<Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  small_image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  swatch_image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  media_gallery?: Resolver<Maybe<Array<Maybe<ResolversTypes['MediaGalleryInterface']>>>, ParentType, ContextType>;
  media_gallery_entries?: Resolver<Maybe<Array<Maybe<ResolversTypes['MediaGalleryEntry']>>>, ParentType, ContextType>;
  meta_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keyword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price_range?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  price_tiers?: Resolver<Maybe<Array<Maybe<ResolversTypes['TierPrice']>>>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['ProductPrices']>, ParentType, ContextType>;
  tier_prices?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductTierPrices']>>>, ParentType, ContextType>;
  special_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  special_from_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  special_to_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_from_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_to_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_of_manufacture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stock_status?: Resolver<Maybe<ResolversTypes['ProductStockStatus']>, ParentType, ContextType>;
  only_x_left_in_stock?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_sale_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  max_sale_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rating_summary?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  review_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<SimpleProductReviewsArgs, 'pageSize' | 'currentPage'>>;
  categories?: Resolver<Maybe<Array<Maybe<ResolversTypes['CategoryInterface']>>>, ParentType, ContextType>;
  related_products?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  upsell_products?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  crosssell_products?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  product_links?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductLinksInterface']>>>, ParentType, ContextType>;
  custom_attributesV2?: Resolver<Maybe<ResolversTypes['ProductCustomAttributes']>, ParentType, ContextType, Partial<SimpleProductCustom_AttributesV2Args>>;
  options_container?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gift_message_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gift_wrapping_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gift_wrapping_price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  is_returnable?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  staged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  product_name_sap?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  catalog_product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ean?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ean_ea?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  material_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sub_brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  beer_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pack_format?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pack_material?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  packaging?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  volume?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_of_origin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  images?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductImage']>>>, ParentType, ContextType>;
  your_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  your_price_tax?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  posm_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  posm_price_vat?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  multi_deposit?: Resolver<Maybe<Array<Maybe<ResolversTypes['MultiDeposit']>>>, ParentType, ContextType>;
  gross_weight_per_case?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  pallet_weight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  number_of_items_in_box?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_items_on_pallet?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_products_on_layer?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_layers_per_pallet?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hectolitres_per_case?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  hectolitres_per_pallet?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  hectolitres_fe?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  shelf_life?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnable_package?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  logistic?: Resolver<Maybe<ResolversTypes['ProductLogistic']>, ParentType, ContextType>;
  favourites?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_last?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_new?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_sale?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_recommended?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_lowstock?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  promotional?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  high_margin?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  free_beer?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  disable_for_layer_ordering?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  disable_for_pallet_ordering?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  disable_for_layer_ordering_fe?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  disable_for_pallet_ordering_fe?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isavailable_truck_package_ordering?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stock_quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  low_stock?: Resolver<Maybe<ResolversTypes['ProductLowStock']>, ParentType, ContextType>;
  special_offer_details?: Resolver<Maybe<ResolversTypes['SpecialOfferDetails']>, ParentType, ContextType>;
  cart_fields?: Resolver<Maybe<ResolversTypes['ProductCartFields']>, ParentType, ContextType>;
  available_packaging?: Resolver<Maybe<Array<Maybe<ResolversTypes['PackagingOption']>>>, ParentType, ContextType>;
  downloads?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductDownload']>>>, ParentType, ContextType>;
  relative_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  options?: Resolver<Maybe<Array<Maybe<ResolversTypes['CustomizableOptionInterface']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VirtualProductResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['VirtualProduct'] = ResolversParentTypes['VirtualProduct']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attribute_set_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canonical_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_rewrites?: Resolver<Maybe<Array<Maybe<ResolversTypes['UrlRewrite']>>>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  short_description?: Resolver<Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  small_image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  swatch_image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  media_gallery?: Resolver<Maybe<Array<Maybe<ResolversTypes['MediaGalleryInterface']>>>, ParentType, ContextType>;
  media_gallery_entries?: Resolver<Maybe<Array<Maybe<ResolversTypes['MediaGalleryEntry']>>>, ParentType, ContextType>;
  meta_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keyword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price_range?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  price_tiers?: Resolver<Maybe<Array<Maybe<ResolversTypes['TierPrice']>>>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['ProductPrices']>, ParentType, ContextType>;
  tier_prices?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductTierPrices']>>>, ParentType, ContextType>;
  special_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  special_from_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  special_to_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_from_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_to_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_of_manufacture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stock_status?: Resolver<Maybe<ResolversTypes['ProductStockStatus']>, ParentType, ContextType>;
  only_x_left_in_stock?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_sale_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  max_sale_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rating_summary?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  review_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<VirtualProductReviewsArgs, 'pageSize' | 'currentPage'>>;
  categories?: Resolver<Maybe<Array<Maybe<ResolversTypes['CategoryInterface']>>>, ParentType, ContextType>;
  related_products?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  upsell_products?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  crosssell_products?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  product_links?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductLinksInterface']>>>, ParentType, ContextType>;
  custom_attributesV2?: Resolver<Maybe<ResolversTypes['ProductCustomAttributes']>, ParentType, ContextType, Partial<VirtualProductCustom_AttributesV2Args>>;
  options_container?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gift_message_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gift_wrapping_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gift_wrapping_price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  is_returnable?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  staged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  product_name_sap?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  catalog_product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ean?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ean_ea?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  material_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sub_brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  beer_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pack_format?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pack_material?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  packaging?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  volume?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_of_origin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  images?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductImage']>>>, ParentType, ContextType>;
  your_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  your_price_tax?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  posm_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  posm_price_vat?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  multi_deposit?: Resolver<Maybe<Array<Maybe<ResolversTypes['MultiDeposit']>>>, ParentType, ContextType>;
  gross_weight_per_case?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  pallet_weight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  number_of_items_in_box?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_items_on_pallet?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_products_on_layer?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_layers_per_pallet?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hectolitres_per_case?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  hectolitres_per_pallet?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  hectolitres_fe?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  shelf_life?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnable_package?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  logistic?: Resolver<Maybe<ResolversTypes['ProductLogistic']>, ParentType, ContextType>;
  favourites?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_last?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_new?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_sale?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_recommended?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_lowstock?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  promotional?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  high_margin?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  free_beer?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  disable_for_layer_ordering?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  disable_for_pallet_ordering?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  disable_for_layer_ordering_fe?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  disable_for_pallet_ordering_fe?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isavailable_truck_package_ordering?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stock_quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  low_stock?: Resolver<Maybe<ResolversTypes['ProductLowStock']>, ParentType, ContextType>;
  special_offer_details?: Resolver<Maybe<ResolversTypes['SpecialOfferDetails']>, ParentType, ContextType>;
  cart_fields?: Resolver<Maybe<ResolversTypes['ProductCartFields']>, ParentType, ContextType>;
  available_packaging?: Resolver<Maybe<Array<Maybe<ResolversTypes['PackagingOption']>>>, ParentType, ContextType>;
  downloads?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductDownload']>>>, ParentType, ContextType>;
  relative_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  options?: Resolver<Maybe<Array<Maybe<ResolversTypes['CustomizableOptionInterface']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfigurableProductResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ConfigurableProduct'] = ResolversParentTypes['ConfigurableProduct']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attribute_set_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canonical_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_rewrites?: Resolver<Maybe<Array<Maybe<ResolversTypes['UrlRewrite']>>>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  short_description?: Resolver<Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  small_image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  swatch_image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  media_gallery?: Resolver<Maybe<Array<Maybe<ResolversTypes['MediaGalleryInterface']>>>, ParentType, ContextType>;
  media_gallery_entries?: Resolver<Maybe<Array<Maybe<ResolversTypes['MediaGalleryEntry']>>>, ParentType, ContextType>;
  meta_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keyword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price_range?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  price_tiers?: Resolver<Maybe<Array<Maybe<ResolversTypes['TierPrice']>>>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['ProductPrices']>, ParentType, ContextType>;
  tier_prices?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductTierPrices']>>>, ParentType, ContextType>;
  special_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  special_from_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  special_to_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_from_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_to_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_of_manufacture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stock_status?: Resolver<Maybe<ResolversTypes['ProductStockStatus']>, ParentType, ContextType>;
  only_x_left_in_stock?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_sale_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  max_sale_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rating_summary?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  review_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<ConfigurableProductReviewsArgs, 'pageSize' | 'currentPage'>>;
  categories?: Resolver<Maybe<Array<Maybe<ResolversTypes['CategoryInterface']>>>, ParentType, ContextType>;
  related_products?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  upsell_products?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  crosssell_products?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  product_links?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductLinksInterface']>>>, ParentType, ContextType>;
  custom_attributesV2?: Resolver<Maybe<ResolversTypes['ProductCustomAttributes']>, ParentType, ContextType, Partial<ConfigurableProductCustom_AttributesV2Args>>;
  options_container?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gift_message_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gift_wrapping_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gift_wrapping_price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  is_returnable?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  staged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  product_name_sap?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  catalog_product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ean?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ean_ea?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  material_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sub_brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  beer_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pack_format?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pack_material?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  packaging?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  volume?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_of_origin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  images?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductImage']>>>, ParentType, ContextType>;
  your_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  your_price_tax?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  posm_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  posm_price_vat?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  multi_deposit?: Resolver<Maybe<Array<Maybe<ResolversTypes['MultiDeposit']>>>, ParentType, ContextType>;
  gross_weight_per_case?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  pallet_weight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  number_of_items_in_box?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_items_on_pallet?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_products_on_layer?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_layers_per_pallet?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hectolitres_per_case?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  hectolitres_per_pallet?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  hectolitres_fe?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  shelf_life?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnable_package?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  logistic?: Resolver<Maybe<ResolversTypes['ProductLogistic']>, ParentType, ContextType>;
  favourites?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_last?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_new?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_sale?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_recommended?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_lowstock?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  promotional?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  high_margin?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  free_beer?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  disable_for_layer_ordering?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  disable_for_pallet_ordering?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  disable_for_layer_ordering_fe?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  disable_for_pallet_ordering_fe?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isavailable_truck_package_ordering?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stock_quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  low_stock?: Resolver<Maybe<ResolversTypes['ProductLowStock']>, ParentType, ContextType>;
  special_offer_details?: Resolver<Maybe<ResolversTypes['SpecialOfferDetails']>, ParentType, ContextType>;
  cart_fields?: Resolver<Maybe<ResolversTypes['ProductCartFields']>, ParentType, ContextType>;
  available_packaging?: Resolver<Maybe<Array<Maybe<ResolversTypes['PackagingOption']>>>, ParentType, ContextType>;
  downloads?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductDownload']>>>, ParentType, ContextType>;
  relative_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  options?: Resolver<Maybe<Array<Maybe<ResolversTypes['CustomizableOptionInterface']>>>, ParentType, ContextType>;
  configurable_options?: Resolver<Maybe<Array<Maybe<ResolversTypes['ConfigurableProductOptions']>>>, ParentType, ContextType>;
  variants?: Resolver<Maybe<Array<Maybe<ResolversTypes['ConfigurableVariant']>>>, ParentType, ContextType>;
  configurable_product_options_selection?: Resolver<Maybe<ResolversTypes['ConfigurableProductOptionsSelection']>, ParentType, ContextType, Partial<ConfigurableProductConfigurable_Product_Options_SelectionArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BundleProductResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BundleProduct'] = ResolversParentTypes['BundleProduct']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attribute_set_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canonical_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_rewrites?: Resolver<Maybe<Array<Maybe<ResolversTypes['UrlRewrite']>>>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  short_description?: Resolver<Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  small_image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  swatch_image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  media_gallery?: Resolver<Maybe<Array<Maybe<ResolversTypes['MediaGalleryInterface']>>>, ParentType, ContextType>;
  media_gallery_entries?: Resolver<Maybe<Array<Maybe<ResolversTypes['MediaGalleryEntry']>>>, ParentType, ContextType>;
  meta_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keyword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price_range?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  price_tiers?: Resolver<Maybe<Array<Maybe<ResolversTypes['TierPrice']>>>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['ProductPrices']>, ParentType, ContextType>;
  tier_prices?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductTierPrices']>>>, ParentType, ContextType>;
  special_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  special_from_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  special_to_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_from_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_to_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_of_manufacture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stock_status?: Resolver<Maybe<ResolversTypes['ProductStockStatus']>, ParentType, ContextType>;
  only_x_left_in_stock?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_sale_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  max_sale_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rating_summary?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  review_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<BundleProductReviewsArgs, 'pageSize' | 'currentPage'>>;
  categories?: Resolver<Maybe<Array<Maybe<ResolversTypes['CategoryInterface']>>>, ParentType, ContextType>;
  related_products?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  upsell_products?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  crosssell_products?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  product_links?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductLinksInterface']>>>, ParentType, ContextType>;
  custom_attributesV2?: Resolver<Maybe<ResolversTypes['ProductCustomAttributes']>, ParentType, ContextType, Partial<BundleProductCustom_AttributesV2Args>>;
  options_container?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gift_message_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gift_wrapping_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gift_wrapping_price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  is_returnable?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  staged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  product_name_sap?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  catalog_product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ean?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ean_ea?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  material_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sub_brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  beer_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pack_format?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pack_material?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  packaging?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  volume?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_of_origin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  images?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductImage']>>>, ParentType, ContextType>;
  your_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  your_price_tax?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  posm_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  posm_price_vat?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  multi_deposit?: Resolver<Maybe<Array<Maybe<ResolversTypes['MultiDeposit']>>>, ParentType, ContextType>;
  gross_weight_per_case?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  pallet_weight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  number_of_items_in_box?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_items_on_pallet?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_products_on_layer?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_layers_per_pallet?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hectolitres_per_case?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  hectolitres_per_pallet?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  hectolitres_fe?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  shelf_life?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnable_package?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  logistic?: Resolver<Maybe<ResolversTypes['ProductLogistic']>, ParentType, ContextType>;
  favourites?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_last?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_new?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_sale?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_recommended?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_lowstock?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  promotional?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  high_margin?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  free_beer?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  disable_for_layer_ordering?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  disable_for_pallet_ordering?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  disable_for_layer_ordering_fe?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  disable_for_pallet_ordering_fe?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isavailable_truck_package_ordering?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stock_quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  low_stock?: Resolver<Maybe<ResolversTypes['ProductLowStock']>, ParentType, ContextType>;
  special_offer_details?: Resolver<Maybe<ResolversTypes['SpecialOfferDetails']>, ParentType, ContextType>;
  cart_fields?: Resolver<Maybe<ResolversTypes['ProductCartFields']>, ParentType, ContextType>;
  available_packaging?: Resolver<Maybe<Array<Maybe<ResolversTypes['PackagingOption']>>>, ParentType, ContextType>;
  downloads?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductDownload']>>>, ParentType, ContextType>;
  relative_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  options?: Resolver<Maybe<Array<Maybe<ResolversTypes['CustomizableOptionInterface']>>>, ParentType, ContextType>;
  dynamic_price?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  dynamic_sku?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  dynamic_weight?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  price_view?: Resolver<Maybe<ResolversTypes['PriceViewEnum']>, ParentType, ContextType>;
  ship_bundle_items?: Resolver<Maybe<ResolversTypes['ShipBundleItemsEnum']>, ParentType, ContextType>;
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['BundleItem']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GroupedProductResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GroupedProduct'] = ResolversParentTypes['GroupedProduct']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attribute_set_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canonical_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_rewrites?: Resolver<Maybe<Array<Maybe<ResolversTypes['UrlRewrite']>>>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  short_description?: Resolver<Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  small_image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  swatch_image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  media_gallery?: Resolver<Maybe<Array<Maybe<ResolversTypes['MediaGalleryInterface']>>>, ParentType, ContextType>;
  media_gallery_entries?: Resolver<Maybe<Array<Maybe<ResolversTypes['MediaGalleryEntry']>>>, ParentType, ContextType>;
  meta_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keyword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price_range?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  price_tiers?: Resolver<Maybe<Array<Maybe<ResolversTypes['TierPrice']>>>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['ProductPrices']>, ParentType, ContextType>;
  tier_prices?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductTierPrices']>>>, ParentType, ContextType>;
  special_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  special_from_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  special_to_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_from_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_to_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_of_manufacture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stock_status?: Resolver<Maybe<ResolversTypes['ProductStockStatus']>, ParentType, ContextType>;
  only_x_left_in_stock?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_sale_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  max_sale_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rating_summary?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  review_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<GroupedProductReviewsArgs, 'pageSize' | 'currentPage'>>;
  categories?: Resolver<Maybe<Array<Maybe<ResolversTypes['CategoryInterface']>>>, ParentType, ContextType>;
  related_products?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  upsell_products?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  crosssell_products?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  product_links?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductLinksInterface']>>>, ParentType, ContextType>;
  custom_attributesV2?: Resolver<Maybe<ResolversTypes['ProductCustomAttributes']>, ParentType, ContextType, Partial<GroupedProductCustom_AttributesV2Args>>;
  options_container?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gift_message_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gift_wrapping_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gift_wrapping_price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  is_returnable?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  staged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  product_name_sap?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  catalog_product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ean?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ean_ea?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  material_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sub_brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  beer_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pack_format?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pack_material?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  packaging?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  volume?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_of_origin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  images?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductImage']>>>, ParentType, ContextType>;
  your_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  your_price_tax?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  posm_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  posm_price_vat?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  multi_deposit?: Resolver<Maybe<Array<Maybe<ResolversTypes['MultiDeposit']>>>, ParentType, ContextType>;
  gross_weight_per_case?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  pallet_weight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  number_of_items_in_box?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_items_on_pallet?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_products_on_layer?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_layers_per_pallet?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hectolitres_per_case?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  hectolitres_per_pallet?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  hectolitres_fe?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  shelf_life?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnable_package?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  logistic?: Resolver<Maybe<ResolversTypes['ProductLogistic']>, ParentType, ContextType>;
  favourites?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_last?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_new?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_sale?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_recommended?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_lowstock?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  promotional?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  high_margin?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  free_beer?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  disable_for_layer_ordering?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  disable_for_pallet_ordering?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  disable_for_layer_ordering_fe?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  disable_for_pallet_ordering_fe?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isavailable_truck_package_ordering?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stock_quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  low_stock?: Resolver<Maybe<ResolversTypes['ProductLowStock']>, ParentType, ContextType>;
  special_offer_details?: Resolver<Maybe<ResolversTypes['SpecialOfferDetails']>, ParentType, ContextType>;
  cart_fields?: Resolver<Maybe<ResolversTypes['ProductCartFields']>, ParentType, ContextType>;
  available_packaging?: Resolver<Maybe<Array<Maybe<ResolversTypes['PackagingOption']>>>, ParentType, ContextType>;
  downloads?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductDownload']>>>, ParentType, ContextType>;
  relative_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['GroupedProductItem']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GroupedProductItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GroupedProductItem'] = ResolversParentTypes['GroupedProductItem']> = {
  product?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DownloadableProductResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['DownloadableProduct'] = ResolversParentTypes['DownloadableProduct']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attribute_set_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canonical_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_rewrites?: Resolver<Maybe<Array<Maybe<ResolversTypes['UrlRewrite']>>>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  short_description?: Resolver<Maybe<ResolversTypes['ComplexTextValue']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  small_image?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  swatch_image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  media_gallery?: Resolver<Maybe<Array<Maybe<ResolversTypes['MediaGalleryInterface']>>>, ParentType, ContextType>;
  media_gallery_entries?: Resolver<Maybe<Array<Maybe<ResolversTypes['MediaGalleryEntry']>>>, ParentType, ContextType>;
  meta_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keyword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price_range?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  price_tiers?: Resolver<Maybe<Array<Maybe<ResolversTypes['TierPrice']>>>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['ProductPrices']>, ParentType, ContextType>;
  tier_prices?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductTierPrices']>>>, ParentType, ContextType>;
  special_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  special_from_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  special_to_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_from_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new_to_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_of_manufacture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stock_status?: Resolver<Maybe<ResolversTypes['ProductStockStatus']>, ParentType, ContextType>;
  only_x_left_in_stock?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_sale_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  max_sale_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rating_summary?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  review_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<DownloadableProductReviewsArgs, 'pageSize' | 'currentPage'>>;
  categories?: Resolver<Maybe<Array<Maybe<ResolversTypes['CategoryInterface']>>>, ParentType, ContextType>;
  related_products?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  upsell_products?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  crosssell_products?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  product_links?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductLinksInterface']>>>, ParentType, ContextType>;
  custom_attributesV2?: Resolver<Maybe<ResolversTypes['ProductCustomAttributes']>, ParentType, ContextType, Partial<DownloadableProductCustom_AttributesV2Args>>;
  options_container?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gift_message_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gift_wrapping_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gift_wrapping_price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  is_returnable?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  staged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  product_name_sap?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  catalog_product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ean?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ean_ea?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  material_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sub_brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  beer_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pack_format?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pack_material?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  packaging?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  volume?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country_of_origin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  images?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductImage']>>>, ParentType, ContextType>;
  your_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  your_price_tax?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  posm_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  posm_price_vat?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  multi_deposit?: Resolver<Maybe<Array<Maybe<ResolversTypes['MultiDeposit']>>>, ParentType, ContextType>;
  gross_weight_per_case?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  pallet_weight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  number_of_items_in_box?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_items_on_pallet?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_products_on_layer?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_layers_per_pallet?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hectolitres_per_case?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  hectolitres_per_pallet?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  hectolitres_fe?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  shelf_life?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnable_package?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  logistic?: Resolver<Maybe<ResolversTypes['ProductLogistic']>, ParentType, ContextType>;
  favourites?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_last?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_new?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_sale?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_recommended?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_lowstock?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  promotional?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  high_margin?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  free_beer?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  disable_for_layer_ordering?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  disable_for_pallet_ordering?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  disable_for_layer_ordering_fe?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  disable_for_pallet_ordering_fe?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isavailable_truck_package_ordering?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stock_quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  low_stock?: Resolver<Maybe<ResolversTypes['ProductLowStock']>, ParentType, ContextType>;
  special_offer_details?: Resolver<Maybe<ResolversTypes['SpecialOfferDetails']>, ParentType, ContextType>;
  cart_fields?: Resolver<Maybe<ResolversTypes['ProductCartFields']>, ParentType, ContextType>;
  available_packaging?: Resolver<Maybe<Array<Maybe<ResolversTypes['PackagingOption']>>>, ParentType, ContextType>;
  downloads?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductDownload']>>>, ParentType, ContextType>;
  relative_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  options?: Resolver<Maybe<Array<Maybe<ResolversTypes['CustomizableOptionInterface']>>>, ParentType, ContextType>;
  downloadable_product_links?: Resolver<Maybe<Array<Maybe<ResolversTypes['DownloadableProductLinks']>>>, ParentType, ContextType>;
  downloadable_product_samples?: Resolver<Maybe<Array<Maybe<ResolversTypes['DownloadableProductSamples']>>>, ParentType, ContextType>;
  links_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  links_purchased_separately?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DownloadableProductLinksResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['DownloadableProductLinks'] = ResolversParentTypes['DownloadableProductLinks']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sample_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sort_order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DownloadableProductSamplesResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['DownloadableProductSamples'] = ResolversParentTypes['DownloadableProductSamples']> = {
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sample_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sort_order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ConfigurableProductOptionsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ConfigurableProductOptions'] = ResolversParentTypes['ConfigurableProductOptions']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  attribute_uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  attribute_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attribute_id_v2?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  attribute_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  use_default?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  values?: Resolver<Maybe<Array<Maybe<ResolversTypes['ConfigurableProductOptionsValues']>>>, ParentType, ContextType>;
};

export type ConfigurableProductOptionsValuesResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ConfigurableProductOptionsValues'] = ResolversParentTypes['ConfigurableProductOptionsValues']> = {
  uid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  value_index?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  store_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  use_default_value?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  swatch_data?: Resolver<Maybe<ResolversTypes['SwatchDataInterface']>, ParentType, ContextType>;
};

export type SwatchDataInterfaceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SwatchDataInterface'] = ResolversParentTypes['SwatchDataInterface']> = {
  __resolveType: TypeResolveFn<'TextSwatchData' | 'ColorSwatchData' | 'ImageSwatchData', ParentType, ContextType>;
};

export type TextSwatchDataResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TextSwatchData'] = ResolversParentTypes['TextSwatchData']> = {
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ColorSwatchDataResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ColorSwatchData'] = ResolversParentTypes['ColorSwatchData']> = {
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImageSwatchDataResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ImageSwatchData'] = ResolversParentTypes['ImageSwatchData']> = {
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfigurableVariantResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ConfigurableVariant'] = ResolversParentTypes['ConfigurableVariant']> = {
  attributes?: Resolver<Maybe<Array<Maybe<ResolversTypes['ConfigurableAttributeOption']>>>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['SimpleProduct']>, ParentType, ContextType>;
};

export type ConfigurableAttributeOptionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ConfigurableAttributeOption'] = ResolversParentTypes['ConfigurableAttributeOption']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value_index?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ConfigurableProductOptionsSelectionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ConfigurableProductOptionsSelection'] = ResolversParentTypes['ConfigurableProductOptionsSelection']> = {
  options_available_for_selection?: Resolver<Maybe<Array<ResolversTypes['ConfigurableOptionAvailableForSelection']>>, ParentType, ContextType>;
  configurable_options?: Resolver<Maybe<Array<ResolversTypes['ConfigurableProductOption']>>, ParentType, ContextType>;
  media_gallery?: Resolver<Maybe<Array<ResolversTypes['MediaGalleryInterface']>>, ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['SimpleProduct']>, ParentType, ContextType>;
};

export type ConfigurableOptionAvailableForSelectionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ConfigurableOptionAvailableForSelection'] = ResolversParentTypes['ConfigurableOptionAvailableForSelection']> = {
  attribute_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  option_value_uids?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ConfigurableProductOptionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ConfigurableProductOption'] = ResolversParentTypes['ConfigurableProductOption']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  attribute_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Maybe<Array<ResolversTypes['ConfigurableProductOptionValue']>>, ParentType, ContextType>;
};

export type ConfigurableProductOptionValueResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ConfigurableProductOptionValue'] = ResolversParentTypes['ConfigurableProductOptionValue']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_use_default?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  swatch?: Resolver<Maybe<ResolversTypes['SwatchDataInterface']>, ParentType, ContextType>;
};

export type BundleItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BundleItem'] = ResolversParentTypes['BundleItem']> = {
  uid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  option_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  price_range?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  options?: Resolver<Maybe<Array<Maybe<ResolversTypes['BundleItemOption']>>>, ParentType, ContextType>;
};

export type BundleItemOptionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BundleItemOption'] = ResolversParentTypes['BundleItemOption']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  is_default?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  can_change_quantity?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_type?: Resolver<Maybe<ResolversTypes['PriceTypeEnum']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
};

export type PriceRangeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PriceRange'] = ResolversParentTypes['PriceRange']> = {
  minimum_price?: Resolver<ResolversTypes['ProductPrice'], ParentType, ContextType>;
  maximum_price?: Resolver<Maybe<ResolversTypes['ProductPrice']>, ParentType, ContextType>;
};

export type ProductPriceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductPrice'] = ResolversParentTypes['ProductPrice']> = {
  regular_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  final_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['ProductDiscount']>, ParentType, ContextType>;
  fixed_product_taxes?: Resolver<Maybe<Array<Maybe<ResolversTypes['FixedProductTax']>>>, ParentType, ContextType>;
};

export type ProductDiscountResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductDiscount'] = ResolversParentTypes['ProductDiscount']> = {
  amount_off?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  percent_off?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type FixedProductTaxResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['FixedProductTax'] = ResolversParentTypes['FixedProductTax']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TierPriceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TierPrice'] = ResolversParentTypes['TierPrice']> = {
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  final_price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['ProductDiscount']>, ParentType, ContextType>;
};

export type ProductTierPricesResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductTierPrices'] = ResolversParentTypes['ProductTierPrices']> = {
  customer_group_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  percentage_value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  website_id?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ProductPricesResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductPrices'] = ResolversParentTypes['ProductPrices']> = {
  regularPrice?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  minimalPrice?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  maximalPrice?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
};

export type PriceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Price'] = ResolversParentTypes['Price']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  adjustments?: Resolver<Maybe<Array<Maybe<ResolversTypes['PriceAdjustment']>>>, ParentType, ContextType>;
};

export type PriceAdjustmentResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PriceAdjustment'] = ResolversParentTypes['PriceAdjustment']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['PriceAdjustmentCodesEnum']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['PriceAdjustmentDescriptionEnum']>, ParentType, ContextType>;
};

export type MediaGalleryInterfaceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MediaGalleryInterface'] = ResolversParentTypes['MediaGalleryInterface']> = {
  __resolveType: TypeResolveFn<'ProductImage' | 'ProductVideo', ParentType, ContextType>;
};

export type ProductImageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductImage'] = ResolversParentTypes['ProductImage']> = {
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  disabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductVideoResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductVideo'] = ResolversParentTypes['ProductVideo']> = {
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  disabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  video_content?: Resolver<Maybe<ResolversTypes['ProductMediaGalleryEntriesVideoContent']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductMediaGalleryEntriesVideoContentResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductMediaGalleryEntriesVideoContent'] = ResolversParentTypes['ProductMediaGalleryEntriesVideoContent']> = {
  media_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  video_provider?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  video_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  video_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  video_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  video_metadata?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MediaGalleryEntryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MediaGalleryEntry'] = ResolversParentTypes['MediaGalleryEntry']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  media_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  disabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  types?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
};

export type UrlRewriteResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['UrlRewrite'] = ResolversParentTypes['UrlRewrite']> = {
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parameters?: Resolver<Maybe<Array<Maybe<ResolversTypes['HttpQueryParameter']>>>, ParentType, ContextType>;
};

export type HttpQueryParameterResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['HttpQueryParameter'] = ResolversParentTypes['HttpQueryParameter']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductLinksInterfaceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductLinksInterface'] = ResolversParentTypes['ProductLinksInterface']> = {
  __resolveType: TypeResolveFn<'ProductLinks', ParentType, ContextType>;
};

export type ProductLinksResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductLinks'] = ResolversParentTypes['ProductLinks']> = {
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  link_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  linked_product_sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  linked_product_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductReviewsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductReviews'] = ResolversParentTypes['ProductReviews']> = {
  items?: Resolver<Array<Maybe<ResolversTypes['ProductReview']>>, ParentType, ContextType>;
  page_info?: Resolver<ResolversTypes['SearchResultPageInfo'], ParentType, ContextType>;
};

export type ProductReviewResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductReview'] = ResolversParentTypes['ProductReview']> = {
  nickname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  average_rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  ratings_breakdown?: Resolver<Array<Maybe<ResolversTypes['ProductReviewRating']>>, ParentType, ContextType>;
};

export type ProductReviewRatingResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductReviewRating'] = ResolversParentTypes['ProductReviewRating']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductCustomAttributesResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductCustomAttributes'] = ResolversParentTypes['ProductCustomAttributes']> = {
  items?: Resolver<Array<Maybe<ResolversTypes['AttributeValueInterface']>>, ParentType, ContextType>;
  errors?: Resolver<Array<Maybe<ResolversTypes['AttributeMetadataError']>>, ParentType, ContextType>;
};

export type AttributeMetadataErrorResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AttributeMetadataError'] = ResolversParentTypes['AttributeMetadataError']> = {
  type?: Resolver<ResolversTypes['AttributeMetadataErrorType'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AttributeValueInterfaceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AttributeValueInterface'] = ResolversParentTypes['AttributeValueInterface']> = {
  __resolveType: TypeResolveFn<'AttributeValue' | 'AttributeSelectedOptions', ParentType, ContextType>;
};

export type AttributeValueResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AttributeValue'] = ResolversParentTypes['AttributeValue']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttributeSelectedOptionsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AttributeSelectedOptions'] = ResolversParentTypes['AttributeSelectedOptions']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  selected_options?: Resolver<Array<Maybe<ResolversTypes['AttributeSelectedOptionInterface']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttributeSelectedOptionInterfaceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AttributeSelectedOptionInterface'] = ResolversParentTypes['AttributeSelectedOptionInterface']> = {
  __resolveType: TypeResolveFn<'AttributeSelectedOption', ParentType, ContextType>;
};

export type AttributeSelectedOptionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AttributeSelectedOption'] = ResolversParentTypes['AttributeSelectedOption']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MultiDepositResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MultiDeposit'] = ResolversParentTypes['MultiDeposit']> = {
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deposit_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ProductLogisticResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductLogistic'] = ResolversParentTypes['ProductLogistic']> = {
  ean?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ean_ea?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  gross_weight_per_case?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  pallet_weight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  number_of_items_in_box?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_items_on_pallet?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_products_on_layer?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_layers_per_pallet?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hectolitres_per_case?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  hectolitres_per_pallet?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  shelf_life?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductLowStockResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductLowStock'] = ResolversParentTypes['ProductLowStock']> = {
  is_lowstock?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  out_of_stock?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  rotation_day?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type SpecialOfferDetailsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SpecialOfferDetails'] = ResolversParentTypes['SpecialOfferDetails']> = {
  max_purchasable_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  valid_from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valid_to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliverable_from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliverable_to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliverable_flag?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  layer_error_flag?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ProductCartFieldsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductCartFields'] = ResolversParentTypes['ProductCartFields']> = {
  packaging_cart?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  layer_cart?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pallets_cart?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  total_units?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ProductDownloadResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductDownload'] = ResolversParentTypes['ProductDownload']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  file_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PackagingOptionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PackagingOption'] = ResolversParentTypes['PackagingOption']> = {
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  volume?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  your_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  your_price_tax?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CategoryInterfaceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CategoryInterface'] = ResolversParentTypes['CategoryInterface']> = {
  __resolveType: TypeResolveFn<'CategoryTree', ParentType, ContextType>;
};

export type CategoryTreeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CategoryTree'] = ResolversParentTypes['CategoryTree']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  level?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path_in_store?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canonical_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  display_mode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  landing_page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  is_anchor?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  include_in_menu?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  children_count?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  default_sort_by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  available_sort_by?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  meta_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keywords?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  breadcrumbs?: Resolver<Maybe<Array<Maybe<ResolversTypes['Breadcrumb']>>>, ParentType, ContextType>;
  cms_block?: Resolver<Maybe<ResolversTypes['CmsBlock']>, ParentType, ContextType>;
  created_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  products?: Resolver<Maybe<ResolversTypes['CategoryProducts']>, ParentType, ContextType, RequireFields<CategoryTreeProductsArgs, 'pageSize' | 'currentPage'>>;
  relative_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  children?: Resolver<Maybe<Array<Maybe<ResolversTypes['CategoryTree']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CategoryResult'] = ResolversParentTypes['CategoryResult']> = {
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['CategoryTree']>>>, ParentType, ContextType>;
  page_info?: Resolver<Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CategoryProductsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CategoryProducts'] = ResolversParentTypes['CategoryProducts']> = {
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductInterface']>>>, ParentType, ContextType>;
  page_info?: Resolver<Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BreadcrumbResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Breadcrumb'] = ResolversParentTypes['Breadcrumb']> = {
  category_uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  category_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  category_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category_level?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  category_url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category_url_path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EntityUrlResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['EntityUrl'] = ResolversParentTypes['EntityUrl']> = {
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  entity_uid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  canonical_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  relative_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirectCode?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
};

export type PosmBudgetResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PosmBudget'] = ResolversParentTypes['PosmBudget']> = {
  ship_to_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  years?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  granted?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  used_before?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  transactions?: Resolver<ResolversTypes['BudgetTransactions'], ParentType, ContextType, RequireFields<PosmBudgetTransactionsArgs, 'pageSize' | 'currentPage'>>;
};

export type BudgetTransactionsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BudgetTransactions'] = ResolversParentTypes['BudgetTransactions']> = {
  items?: Resolver<Array<ResolversTypes['BudgetTransaction']>, ParentType, ContextType>;
  page_info?: Resolver<ResolversTypes['SearchResultPageInfo'], ParentType, ContextType>;
  total_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BudgetTransactionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BudgetTransaction'] = ResolversParentTypes['BudgetTransaction']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BudgetTransactionKind'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  order_number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ClearCartOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ClearCartOutput'] = ResolversParentTypes['ClearCartOutput']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  errors?: Resolver<Maybe<Array<Maybe<ResolversTypes['ClearCartError']>>>, ParentType, ContextType>;
};

export type ClearCartErrorResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ClearCartError'] = ResolversParentTypes['ClearCartError']> = {
  type?: Resolver<ResolversTypes['ClearCartErrorType'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AddSimpleProductsToCartOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AddSimpleProductsToCartOutput'] = ResolversParentTypes['AddSimpleProductsToCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type AddVirtualProductsToCartOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AddVirtualProductsToCartOutput'] = ResolversParentTypes['AddVirtualProductsToCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type AddConfigurableProductsToCartOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AddConfigurableProductsToCartOutput'] = ResolversParentTypes['AddConfigurableProductsToCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type AddBundleProductsToCartOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AddBundleProductsToCartOutput'] = ResolversParentTypes['AddBundleProductsToCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type CalculateBudgetOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CalculateBudgetOutput'] = ResolversParentTypes['CalculateBudgetOutput']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remaining?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  budgetleft?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  budgetused?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
};

export type CartResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['CartItemInterface']>>>, ParentType, ContextType>;
  itemsV2?: Resolver<Maybe<ResolversTypes['CartItems']>, ParentType, ContextType, RequireFields<CartItemsV2Args, 'pageSize' | 'currentPage'>>;
  total_quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total_summary_quantity_including_config?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  is_virtual?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prices?: Resolver<Maybe<ResolversTypes['CartPrices']>, ParentType, ContextType>;
  applied_coupon?: Resolver<Maybe<ResolversTypes['AppliedCoupon']>, ParentType, ContextType>;
  applied_coupons?: Resolver<Maybe<Array<Maybe<ResolversTypes['AppliedCoupon']>>>, ParentType, ContextType>;
  shipping_addresses?: Resolver<Array<Maybe<ResolversTypes['ShippingCartAddress']>>, ParentType, ContextType>;
  billing_address?: Resolver<Maybe<ResolversTypes['BillingCartAddress']>, ParentType, ContextType>;
  available_payment_methods?: Resolver<Maybe<Array<Maybe<ResolversTypes['AvailablePaymentMethod']>>>, ParentType, ContextType>;
  selected_payment_method?: Resolver<Maybe<ResolversTypes['SelectedPaymentMethod']>, ParentType, ContextType>;
  query?: Resolver<Maybe<ResolversTypes['CartQuery']>, ParentType, ContextType>;
  delivery_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note_for_driver?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customer_order_number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total_liters?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  outlet_details?: Resolver<Maybe<ResolversTypes['CartPartyDetails']>, ParentType, ContextType>;
  payer_details?: Resolver<Maybe<ResolversTypes['CartPartyDetails']>, ParentType, ContextType>;
  cart_prices?: Resolver<Maybe<ResolversTypes['PortalCartPrices']>, ParentType, ContextType>;
  progress_bar_data?: Resolver<Maybe<ResolversTypes['ProgressBarData']>, ParentType, ContextType>;
  empties?: Resolver<Maybe<Array<Maybe<ResolversTypes['CartEmpties']>>>, ParentType, ContextType>;
  sap_payment_details?: Resolver<Maybe<ResolversTypes['SapPaymentDetails']>, ParentType, ContextType>;
  budgetDetails?: Resolver<Maybe<ResolversTypes['BudgetDetails']>, ParentType, ContextType>;
  grand_total_your_price_details?: Resolver<Maybe<ResolversTypes['GrandTotalYourPriceDetails']>, ParentType, ContextType>;
  paymentMethod?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivery_method?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ship_to_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  applied_gift_cards?: Resolver<Maybe<Array<Maybe<ResolversTypes['AppliedGiftCard']>>>, ParentType, ContextType>;
  gift_receipt_included?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  printed_card_included?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gift_message?: Resolver<Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
  gift_wrapping?: Resolver<Maybe<ResolversTypes['GiftWrapping']>, ParentType, ContextType>;
  available_gift_wrappings?: Resolver<Array<Maybe<ResolversTypes['GiftWrapping']>>, ParentType, ContextType>;
  has_available_free_gifts?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  replaces?: Resolver<Maybe<ResolversTypes['ReplacedOrder']>, ParentType, ContextType>;
};

export type CartItemsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CartItems'] = ResolversParentTypes['CartItems']> = {
  items?: Resolver<Array<Maybe<ResolversTypes['CartItemInterface']>>, ParentType, ContextType>;
  page_info?: Resolver<Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CartItemInterfaceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CartItemInterface'] = ResolversParentTypes['CartItemInterface']> = {
  __resolveType: TypeResolveFn<'GiftCardCartItem' | 'SimpleCartItem' | 'VirtualCartItem' | 'DownloadableCartItem' | 'ConfigurableCartItem' | 'BundleCartItem', ParentType, ContextType>;
};

export type SimpleCartItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SimpleCartItem'] = ResolversParentTypes['SimpleCartItem']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  prices?: Resolver<Maybe<ResolversTypes['CartItemPrices']>, ParentType, ContextType>;
  errors?: Resolver<Maybe<Array<Maybe<ResolversTypes['CartItemError']>>>, ParentType, ContextType>;
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  not_available_message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  max_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  pack_format?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number_of_packages?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_layer?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_layer_total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_pallet?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quantity_total?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  stock_quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tank_details?: Resolver<Maybe<ResolversTypes['TankDetails']>, ParentType, ContextType>;
  customizable_options?: Resolver<Array<Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  available_gift_wrapping?: Resolver<Array<Maybe<ResolversTypes['GiftWrapping']>>, ParentType, ContextType>;
  gift_message?: Resolver<Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
  gift_wrapping?: Resolver<Maybe<ResolversTypes['GiftWrapping']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VirtualCartItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['VirtualCartItem'] = ResolversParentTypes['VirtualCartItem']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  prices?: Resolver<Maybe<ResolversTypes['CartItemPrices']>, ParentType, ContextType>;
  errors?: Resolver<Maybe<Array<Maybe<ResolversTypes['CartItemError']>>>, ParentType, ContextType>;
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  not_available_message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  max_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  pack_format?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number_of_packages?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_layer?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_layer_total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_pallet?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quantity_total?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  stock_quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tank_details?: Resolver<Maybe<ResolversTypes['TankDetails']>, ParentType, ContextType>;
  customizable_options?: Resolver<Array<Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DownloadableCartItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['DownloadableCartItem'] = ResolversParentTypes['DownloadableCartItem']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  prices?: Resolver<Maybe<ResolversTypes['CartItemPrices']>, ParentType, ContextType>;
  errors?: Resolver<Maybe<Array<Maybe<ResolversTypes['CartItemError']>>>, ParentType, ContextType>;
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  not_available_message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  max_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  pack_format?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number_of_packages?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_layer?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_layer_total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_pallet?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quantity_total?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  stock_quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tank_details?: Resolver<Maybe<ResolversTypes['TankDetails']>, ParentType, ContextType>;
  customizable_options?: Resolver<Array<Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  links?: Resolver<Maybe<Array<Maybe<ResolversTypes['DownloadableProductLinks']>>>, ParentType, ContextType>;
  samples?: Resolver<Maybe<Array<Maybe<ResolversTypes['DownloadableProductSamples']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfigurableCartItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ConfigurableCartItem'] = ResolversParentTypes['ConfigurableCartItem']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  prices?: Resolver<Maybe<ResolversTypes['CartItemPrices']>, ParentType, ContextType>;
  errors?: Resolver<Maybe<Array<Maybe<ResolversTypes['CartItemError']>>>, ParentType, ContextType>;
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  not_available_message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  max_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  pack_format?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number_of_packages?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_layer?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_layer_total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_pallet?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quantity_total?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  stock_quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tank_details?: Resolver<Maybe<ResolversTypes['TankDetails']>, ParentType, ContextType>;
  configurable_options?: Resolver<Array<Maybe<ResolversTypes['SelectedConfigurableOption']>>, ParentType, ContextType>;
  configured_variant?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  customizable_options?: Resolver<Array<Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  available_gift_wrapping?: Resolver<Array<Maybe<ResolversTypes['GiftWrapping']>>, ParentType, ContextType>;
  gift_message?: Resolver<Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
  gift_wrapping?: Resolver<Maybe<ResolversTypes['GiftWrapping']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BundleCartItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BundleCartItem'] = ResolversParentTypes['BundleCartItem']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
  prices?: Resolver<Maybe<ResolversTypes['CartItemPrices']>, ParentType, ContextType>;
  errors?: Resolver<Maybe<Array<Maybe<ResolversTypes['CartItemError']>>>, ParentType, ContextType>;
  is_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  not_available_message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  max_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  pack_format?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number_of_packages?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_layer?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_layer_total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_pallet?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quantity_total?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  stock_quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tank_details?: Resolver<Maybe<ResolversTypes['TankDetails']>, ParentType, ContextType>;
  bundle_options?: Resolver<Array<Maybe<ResolversTypes['SelectedBundleOption']>>, ParentType, ContextType>;
  customizable_options?: Resolver<Array<Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  available_gift_wrapping?: Resolver<Array<Maybe<ResolversTypes['GiftWrapping']>>, ParentType, ContextType>;
  gift_message?: Resolver<Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
  gift_wrapping?: Resolver<Maybe<ResolversTypes['GiftWrapping']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartItemErrorResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CartItemError'] = ResolversParentTypes['CartItemError']> = {
  code?: Resolver<ResolversTypes['CartItemErrorType'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SelectedConfigurableOptionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SelectedConfigurableOption'] = ResolversParentTypes['SelectedConfigurableOption']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  option_label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value_label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  configurable_product_option_uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  configurable_product_option_value_uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SelectedBundleOptionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SelectedBundleOption'] = ResolversParentTypes['SelectedBundleOption']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<Maybe<ResolversTypes['SelectedBundleOptionValue']>>, ParentType, ContextType>;
};

export type SelectedBundleOptionValueResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SelectedBundleOptionValue'] = ResolversParentTypes['SelectedBundleOptionValue']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  priceV2?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  original_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
};

export type SelectedCustomizableOptionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SelectedCustomizableOption'] = ResolversParentTypes['SelectedCustomizableOption']> = {
  customizable_option_uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sort_order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  values?: Resolver<Array<Maybe<ResolversTypes['SelectedCustomizableOptionValue']>>, ParentType, ContextType>;
};

export type SelectedCustomizableOptionValueResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SelectedCustomizableOptionValue'] = ResolversParentTypes['SelectedCustomizableOptionValue']> = {
  customizable_option_value_uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['CartItemSelectedOptionValuePrice'], ParentType, ContextType>;
};

export type CartItemSelectedOptionValuePriceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CartItemSelectedOptionValuePrice'] = ResolversParentTypes['CartItemSelectedOptionValuePrice']> = {
  type?: Resolver<ResolversTypes['PriceTypeEnum'], ParentType, ContextType>;
  units?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CartItemPricesResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CartItemPrices'] = ResolversParentTypes['CartItemPrices']> = {
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price_including_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  row_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  row_total_including_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  original_item_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  original_row_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total_item_discount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  discounts?: Resolver<Maybe<Array<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  fixed_product_taxes?: Resolver<Maybe<Array<Maybe<ResolversTypes['FixedProductTax']>>>, ParentType, ContextType>;
  catalog_discount?: Resolver<Maybe<ResolversTypes['ProductDiscount']>, ParentType, ContextType>;
  price_details?: Resolver<Maybe<ResolversTypes['CartItemPriceDetails']>, ParentType, ContextType>;
  multi_deposit_details?: Resolver<Maybe<Array<Maybe<ResolversTypes['MultiDeposit']>>>, ParentType, ContextType>;
};

export type CartItemPriceDetailsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CartItemPriceDetails'] = ResolversParentTypes['CartItemPriceDetails']> = {
  your_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  your_price_tax?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  posm_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  posm_price_vat?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  row_total?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  row_total_tax?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  deposit?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  packaging_tax?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sorting_charge?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  fixed_discount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  promotional_discount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  vat?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type TankDetailsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TankDetails'] = ResolversParentTypes['TankDetails']> = {
  liters?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tank_type_1?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  tank_type_2?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  tank_type_3?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  tank_type_4?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CartPricesResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CartPrices'] = ResolversParentTypes['CartPrices']> = {
  grand_total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  grand_total_excluding_tax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  subtotal_excluding_tax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  subtotal_including_tax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  subtotal_with_discount_excluding_tax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  applied_taxes?: Resolver<Maybe<Array<Maybe<ResolversTypes['CartTaxItem']>>>, ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['CartDiscount']>, ParentType, ContextType>;
  discounts?: Resolver<Maybe<Array<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  gift_options?: Resolver<Maybe<ResolversTypes['GiftOptionsPrices']>, ParentType, ContextType>;
};

export type CartTaxItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CartTaxItem'] = ResolversParentTypes['CartTaxItem']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartDiscountResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CartDiscount'] = ResolversParentTypes['CartDiscount']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  label?: Resolver<Array<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type DiscountResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Discount'] = ResolversParentTypes['Discount']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  applied_to?: Resolver<ResolversTypes['CartDiscountType'], ParentType, ContextType>;
  coupon?: Resolver<Maybe<ResolversTypes['AppliedCoupon']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type AppliedCouponResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AppliedCoupon'] = ResolversParentTypes['AppliedCoupon']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartAddressInterfaceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CartAddressInterface'] = ResolversParentTypes['CartAddressInterface']> = {
  __resolveType: TypeResolveFn<'ShippingCartAddress' | 'BillingCartAddress', ParentType, ContextType>;
};

export type ShippingCartAddressResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ShippingCartAddress'] = ResolversParentTypes['ShippingCartAddress']> = {
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  middlename?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prefix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<Array<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['CartAddressRegion']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['CartAddressCountry'], ParentType, ContextType>;
  telephone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fax?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vat_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  custom_attributes?: Resolver<Array<Maybe<ResolversTypes['AttributeValueInterface']>>, ParentType, ContextType>;
  customer_address_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  available_shipping_methods?: Resolver<Maybe<Array<Maybe<ResolversTypes['AvailableShippingMethod']>>>, ParentType, ContextType>;
  selected_shipping_method?: Resolver<Maybe<ResolversTypes['SelectedShippingMethod']>, ParentType, ContextType>;
  customer_notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  items_weight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  cart_items?: Resolver<Maybe<Array<Maybe<ResolversTypes['CartItemQuantity']>>>, ParentType, ContextType>;
  cart_items_v2?: Resolver<Maybe<Array<Maybe<ResolversTypes['CartItemInterface']>>>, ParentType, ContextType>;
  pickup_location_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  same_as_billing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  address_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BillingCartAddressResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BillingCartAddress'] = ResolversParentTypes['BillingCartAddress']> = {
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  middlename?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prefix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<Array<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['CartAddressRegion']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['CartAddressCountry'], ParentType, ContextType>;
  telephone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fax?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vat_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  custom_attributes?: Resolver<Array<Maybe<ResolversTypes['AttributeValueInterface']>>, ParentType, ContextType>;
  customer_address_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  customer_notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartAddressRegionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CartAddressRegion'] = ResolversParentTypes['CartAddressRegion']> = {
  region_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CartAddressCountryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CartAddressCountry'] = ResolversParentTypes['CartAddressCountry']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartItemQuantityResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CartItemQuantity'] = ResolversParentTypes['CartItemQuantity']> = {
  cart_item_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type AvailableShippingMethodResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AvailableShippingMethod'] = ResolversParentTypes['AvailableShippingMethod']> = {
  carrier_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  carrier_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  method_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  base_amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  price_excl_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price_incl_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  error_message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  schedule?: Resolver<Maybe<Array<Maybe<ResolversTypes['ShippingSchedule']>>>, ParentType, ContextType>;
  servicepoints?: Resolver<Maybe<Array<Maybe<ResolversTypes['ServicePoint']>>>, ParentType, ContextType>;
};

export type SelectedShippingMethodResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SelectedShippingMethod'] = ResolversParentTypes['SelectedShippingMethod']> = {
  carrier_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  carrier_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  base_amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  price_excl_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price_incl_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ShippingScheduleResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ShippingSchedule'] = ResolversParentTypes['ShippingSchedule']> = {
  date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ServicePointResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ServicePoint'] = ResolversParentTypes['ServicePoint']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  house_number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  distance?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  opening_hours?: Resolver<Maybe<Array<ResolversTypes['ServicePointHours']>>, ParentType, ContextType>;
};

export type ServicePointHoursResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ServicePointHours'] = ResolversParentTypes['ServicePointHours']> = {
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AvailablePaymentMethodResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AvailablePaymentMethod'] = ResolversParentTypes['AvailablePaymentMethod']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_deferred?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mollie_available_issuers?: Resolver<Maybe<Array<ResolversTypes['MollieIssuer']>>, ParentType, ContextType>;
  mollie_meta?: Resolver<ResolversTypes['MolliePaymentMethodMeta'], ParentType, ContextType>;
};

export type MollieIssuerResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MollieIssuer'] = ResolversParentTypes['MollieIssuer']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  svg?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MolliePaymentMethodMetaResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MolliePaymentMethodMeta'] = ResolversParentTypes['MolliePaymentMethodMeta']> = {
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SelectedPaymentMethodResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SelectedPaymentMethod'] = ResolversParentTypes['SelectedPaymentMethod']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purchase_order_number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CartQueryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CartQuery'] = ResolversParentTypes['CartQuery']> = {
  ship_to_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivery_method?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CartPartyDetailsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CartPartyDetails'] = ResolversParentTypes['CartPartyDetails']> = {
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  house_number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customer_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PortalCartPricesResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PortalCartPrices'] = ResolversParentTypes['PortalCartPrices']> = {
  grand_total_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  grand_total_price_with_vat?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  deposit?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  fixed_discounts?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  promotional_discounts?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  packaging_tax?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sorting_charge?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  vat?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ProgressBarDataResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProgressBarData'] = ResolversParentTypes['ProgressBarData']> = {
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isFullTruck?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isHalfTruck?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isSmallOrder?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isCheckoutEnable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  iMinimumOrderPallet?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  iMaximumOrderPallet?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  iMinimumOrderWeight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  iMaximumOrderWeight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  iMinimumOrderLiters?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  iMaximumOrderLiters?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  iTotalCartWeight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  iTotalCartPalletQty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  iTotalCartVolume?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  iTotalCartFreeItems?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  iMaximumOrderCash?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  cash_discount?: Resolver<Maybe<ResolversTypes['CashDiscount']>, ParentType, ContextType>;
  brand_progress?: Resolver<Maybe<Array<Maybe<ResolversTypes['BrandProgress']>>>, ParentType, ContextType>;
  can_show_layer_notice?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type CashDiscountResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CashDiscount'] = ResolversParentTypes['CashDiscount']> = {
  cashamount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  isactive?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  canshow?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  from_amount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type BrandProgressResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BrandProgress'] = ResolversParentTypes['BrandProgress']> = {
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  current?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  minimum?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  maximum?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type CartEmptiesResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CartEmpties'] = ResolversParentTypes['CartEmpties']> = {
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type SapPaymentDetailsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SapPaymentDetails'] = ResolversParentTypes['SapPaymentDetails']> = {
  sap_payment_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sap_payment_method?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BudgetDetailsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BudgetDetails'] = ResolversParentTypes['BudgetDetails']> = {
  posBudget?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type GrandTotalYourPriceDetailsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GrandTotalYourPriceDetails'] = ResolversParentTypes['GrandTotalYourPriceDetails']> = {
  grand_total_your_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type AddProductsToCartOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AddProductsToCartOutput'] = ResolversParentTypes['AddProductsToCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  user_errors?: Resolver<Array<Maybe<ResolversTypes['Error']>>, ParentType, ContextType>;
};

export type ErrorResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Error'] = ResolversParentTypes['Error']> = {
  __resolveType: TypeResolveFn<'CartUserInputError' | 'InsufficientStockError', ParentType, ContextType>;
};

export type CartUserInputErrorResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CartUserInputError'] = ResolversParentTypes['CartUserInputError']> = {
  code?: Resolver<ResolversTypes['CartUserInputErrorType'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InsufficientStockErrorResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['InsufficientStockError'] = ResolversParentTypes['InsufficientStockError']> = {
  code?: Resolver<ResolversTypes['CartUserInputErrorType'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateCartItemsOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['UpdateCartItemsOutput'] = ResolversParentTypes['UpdateCartItemsOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  errors?: Resolver<Array<Maybe<ResolversTypes['CartUserInputError']>>, ParentType, ContextType>;
};

export type RemoveItemFromCartOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RemoveItemFromCartOutput'] = ResolversParentTypes['RemoveItemFromCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type CartOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CartOutput'] = ResolversParentTypes['CartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  success?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SetPaymentMethodOnCartOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SetPaymentMethodOnCartOutput'] = ResolversParentTypes['SetPaymentMethodOnCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type ApplyCouponToCartOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ApplyCouponToCartOutput'] = ResolversParentTypes['ApplyCouponToCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type RemoveCouponFromCartOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RemoveCouponFromCartOutput'] = ResolversParentTypes['RemoveCouponFromCartOutput']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
};

export type SetShippingMethodsOnCartOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SetShippingMethodsOnCartOutput'] = ResolversParentTypes['SetShippingMethodsOnCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type SetShippingAddressesOnCartOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SetShippingAddressesOnCartOutput'] = ResolversParentTypes['SetShippingAddressesOnCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type SetBillingAddressOnCartOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SetBillingAddressOnCartOutput'] = ResolversParentTypes['SetBillingAddressOnCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type SetGuestEmailOnCartOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SetGuestEmailOnCartOutput'] = ResolversParentTypes['SetGuestEmailOnCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type SaveOrderOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SaveOrderOutput'] = ResolversParentTypes['SaveOrderOutput']> = {
  success?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  cart_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EstimateTotalsOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['EstimateTotalsOutput'] = ResolversParentTypes['EstimateTotalsOutput']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
};

export type CmsPageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CmsPage'] = ResolversParentTypes['CmsPage']> = {
  relative_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect_code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
  identifier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content_heading?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page_layout?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_keywords?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CmsBlocksResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CmsBlocks'] = ResolversParentTypes['CmsBlocks']> = {
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['CmsBlock']>>>, ParentType, ContextType>;
};

export type CmsBlockResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CmsBlock'] = ResolversParentTypes['CmsBlock']> = {
  identifier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerAddressesResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CustomerAddresses'] = ResolversParentTypes['CustomerAddresses']> = {
  items?: Resolver<Array<Maybe<ResolversTypes['CustomerAddress']>>, ParentType, ContextType>;
  page_info?: Resolver<Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  total_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CustomerAddressResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CustomerAddress'] = ResolversParentTypes['CustomerAddress']> = {
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  firstname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  middlename?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prefix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['CustomerAddressRegion']>, ParentType, ContextType>;
  region_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  country_code?: Resolver<Maybe<ResolversTypes['CountryCodeEnum']>, ParentType, ContextType>;
  country_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  telephone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fax?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vat_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_shipping?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  default_billing?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  customer_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  extension_attributes?: Resolver<Maybe<Array<Maybe<ResolversTypes['CustomerAddressAttribute']>>>, ParentType, ContextType>;
  custom_attributes?: Resolver<Maybe<Array<Maybe<ResolversTypes['CustomerAddressAttribute']>>>, ParentType, ContextType>;
  custom_attributesV2?: Resolver<Array<Maybe<ResolversTypes['AttributeValueInterface']>>, ParentType, ContextType, Partial<CustomerAddressCustom_AttributesV2Args>>;
};

export type CustomerAddressAttributeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CustomerAddressAttribute'] = ResolversParentTypes['CustomerAddressAttribute']> = {
  attribute_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerAddressRegionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CustomerAddressRegion'] = ResolversParentTypes['CustomerAddressRegion']> = {
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type IsEmailAvailableOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['IsEmailAvailableOutput'] = ResolversParentTypes['IsEmailAvailableOutput']> = {
  is_email_available?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type SetCustomerGroupOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SetCustomerGroupOutput'] = ResolversParentTypes['SetCustomerGroupOutput']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customer_group?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customer_group_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CustomerTokenResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CustomerToken'] = ResolversParentTypes['CustomerToken']> = {
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RevokeCustomerTokenOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RevokeCustomerTokenOutput'] = ResolversParentTypes['RevokeCustomerTokenOutput']> = {
  result?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CustomerOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CustomerOutput'] = ResolversParentTypes['CustomerOutput']> = {
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
};

export type CustomerDownloadableProductsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CustomerDownloadableProducts'] = ResolversParentTypes['CustomerDownloadableProducts']> = {
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['CustomerDownloadableProduct']>>>, ParentType, ContextType>;
};

export type CustomerDownloadableProductResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CustomerDownloadableProduct'] = ResolversParentTypes['CustomerDownloadableProduct']> = {
  date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  download_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order_increment_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remaining_downloads?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerPaymentTokensResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CustomerPaymentTokens'] = ResolversParentTypes['CustomerPaymentTokens']> = {
  items?: Resolver<Array<Maybe<ResolversTypes['PaymentToken']>>, ParentType, ContextType>;
};

export type PaymentTokenResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PaymentToken'] = ResolversParentTypes['PaymentToken']> = {
  details?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payment_method_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  public_hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PaymentTokenTypeEnum'], ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  middlename?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prefix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date_of_birth?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dob?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  taxvat?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  group_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  is_subscribed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  default_shipping?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_billing?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  custom_attributes?: Resolver<Maybe<Array<Maybe<ResolversTypes['AttributeValueInterface']>>>, ParentType, ContextType, Partial<CustomerCustom_AttributesArgs>>;
  default_ship_to_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customer_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['CustomerGroupStorefront']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['CompanyRole']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['CompanyUserStatusEnum']>, ParentType, ContextType>;
  allow_remote_shopping_assistance?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  admin_assistance_actions?: Resolver<ResolversTypes['AdminAssistanceActions'], ParentType, ContextType, RequireFields<CustomerAdmin_Assistance_ActionsArgs, 'pageSize' | 'currentPage'>>;
  purchase_orders_enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  returns?: Resolver<Maybe<ResolversTypes['Returns']>, ParentType, ContextType, RequireFields<CustomerReturnsArgs, 'pageSize' | 'currentPage'>>;
  addresses?: Resolver<Maybe<Array<Maybe<ResolversTypes['CustomerAddress']>>>, ParentType, ContextType>;
  requested_addresses?: Resolver<Maybe<Array<Maybe<ResolversTypes['CustomerAddress']>>>, ParentType, ContextType>;
  addressesV2?: Resolver<Maybe<ResolversTypes['CustomerAddresses']>, ParentType, ContextType, RequireFields<CustomerAddressesV2Args, 'currentPage' | 'pageSize'>>;
  reviews?: Resolver<ResolversTypes['ProductReviews'], ParentType, ContextType, RequireFields<CustomerReviewsArgs, 'pageSize' | 'currentPage'>>;
  wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
  wishlists?: Resolver<Array<Maybe<ResolversTypes['Wishlist']>>, ParentType, ContextType, RequireFields<CustomerWishlistsArgs, 'pageSize' | 'currentPage'>>;
  wishlist_v2?: Resolver<Maybe<ResolversTypes['Wishlist']>, ParentType, ContextType, RequireFields<CustomerWishlist_V2Args, 'id'>>;
  orders?: Resolver<Maybe<ResolversTypes['CustomerOrders']>, ParentType, ContextType, RequireFields<CustomerOrdersArgs, 'currentPage' | 'pageSize'>>;
};

export type CustomerGroupStorefrontResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CustomerGroupStorefront'] = ResolversParentTypes['CustomerGroupStorefront']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CompanyRoleResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CompanyRole'] = ResolversParentTypes['CompanyRole']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  permissions?: Resolver<Maybe<Array<Maybe<ResolversTypes['CompanyAclResource']>>>, ParentType, ContextType>;
};

export type CompanyAclResourceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CompanyAclResource'] = ResolversParentTypes['CompanyAclResource']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sort_order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  children?: Resolver<Maybe<Array<Maybe<ResolversTypes['CompanyAclResource']>>>, ParentType, ContextType>;
};

export type AdminAssistanceActionsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AdminAssistanceActions'] = ResolversParentTypes['AdminAssistanceActions']> = {
  items?: Resolver<Array<Maybe<ResolversTypes['AdminAssistanceAction']>>, ParentType, ContextType>;
  page_info?: Resolver<ResolversTypes['SearchResultPageInfo'], ParentType, ContextType>;
  total_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminAssistanceActionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AdminAssistanceAction'] = ResolversParentTypes['AdminAssistanceAction']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  details?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WishlistResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Wishlist'] = ResolversParentTypes['Wishlist']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  items_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sharing_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['WishlistVisibilityEnum'], ParentType, ContextType>;
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['WishlistItem']>>>, ParentType, ContextType>;
  items_v2?: Resolver<Maybe<ResolversTypes['WishlistItems']>, ParentType, ContextType, RequireFields<WishlistItems_V2Args, 'currentPage' | 'pageSize'>>;
  shipto_item_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WishlistItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['WishlistItem'] = ResolversParentTypes['WishlistItem']> = {
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  added_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  material_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WishlistItemsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['WishlistItems'] = ResolversParentTypes['WishlistItems']> = {
  items?: Resolver<Array<Maybe<ResolversTypes['WishlistItemInterface']>>, ParentType, ContextType>;
  page_info?: Resolver<Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
};

export type WishlistItemInterfaceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['WishlistItemInterface'] = ResolversParentTypes['WishlistItemInterface']> = {
  __resolveType: TypeResolveFn<'SimpleWishlistItem' | 'VirtualWishlistItem' | 'ConfigurableWishlistItem' | 'BundleWishlistItem', ParentType, ContextType>;
};

export type SimpleWishlistItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SimpleWishlistItem'] = ResolversParentTypes['SimpleWishlistItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  added_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  customizable_options?: Resolver<Array<Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  material_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VirtualWishlistItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['VirtualWishlistItem'] = ResolversParentTypes['VirtualWishlistItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  added_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  customizable_options?: Resolver<Array<Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  material_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfigurableWishlistItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ConfigurableWishlistItem'] = ResolversParentTypes['ConfigurableWishlistItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  added_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  customizable_options?: Resolver<Array<Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  material_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  child_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  configured_variant?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  configurable_options?: Resolver<Maybe<Array<Maybe<ResolversTypes['SelectedConfigurableOption']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BundleWishlistItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BundleWishlistItem'] = ResolversParentTypes['BundleWishlistItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  added_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  customizable_options?: Resolver<Array<Maybe<ResolversTypes['SelectedCustomizableOption']>>, ParentType, ContextType>;
  material_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bundle_options?: Resolver<Maybe<Array<Maybe<ResolversTypes['SelectedBundleOption']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WishlistOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['WishlistOutput'] = ResolversParentTypes['WishlistOutput']> = {
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['WishlistItem']>>>, ParentType, ContextType>;
  items_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sharing_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AddProductsToWishlistOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AddProductsToWishlistOutput'] = ResolversParentTypes['AddProductsToWishlistOutput']> = {
  wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
  user_errors?: Resolver<Array<Maybe<ResolversTypes['WishListUserInputError']>>, ParentType, ContextType>;
};

export type RemoveProductsFromWishlistOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RemoveProductsFromWishlistOutput'] = ResolversParentTypes['RemoveProductsFromWishlistOutput']> = {
  wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
  user_errors?: Resolver<Array<Maybe<ResolversTypes['WishListUserInputError']>>, ParentType, ContextType>;
};

export type UpdateProductsInWishlistOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['UpdateProductsInWishlistOutput'] = ResolversParentTypes['UpdateProductsInWishlistOutput']> = {
  wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
  user_errors?: Resolver<Array<Maybe<ResolversTypes['WishListUserInputError']>>, ParentType, ContextType>;
};

export type WishListUserInputErrorResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['WishListUserInputError'] = ResolversParentTypes['WishListUserInputError']> = {
  code?: Resolver<ResolversTypes['WishListUserInputErrorType'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreateWishlistOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CreateWishlistOutput'] = ResolversParentTypes['CreateWishlistOutput']> = {
  wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
};

export type AddWishlistItemsToCartOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AddWishlistItemsToCartOutput'] = ResolversParentTypes['AddWishlistItemsToCartOutput']> = {
  status?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
  add_wishlist_items_to_cart_user_errors?: Resolver<Array<Maybe<ResolversTypes['WishlistCartUserInputError']>>, ParentType, ContextType>;
};

export type WishlistCartUserInputErrorResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['WishlistCartUserInputError'] = ResolversParentTypes['WishlistCartUserInputError']> = {
  code?: Resolver<ResolversTypes['WishlistCartUserInputErrorType'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wishlistId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  wishlistItemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CancelOrderOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CancelOrderOutput'] = ResolversParentTypes['CancelOrderOutput']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorV2?: Resolver<Maybe<ResolversTypes['CancelOrderError']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['CustomerOrder']>, ParentType, ContextType>;
  success?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sap_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CancelOrderErrorResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CancelOrderError'] = ResolversParentTypes['CancelOrderError']> = {
  code?: Resolver<ResolversTypes['CancelOrderErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangeOrderOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ChangeOrderOutput'] = ResolversParentTypes['ChangeOrderOutput']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  failed_items?: Resolver<Array<ResolversTypes['FailedReorderItem']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['ChangeOrderError']>, ParentType, ContextType>;
};

export type ChangeOrderErrorResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ChangeOrderError'] = ResolversParentTypes['ChangeOrderError']> = {
  code?: Resolver<ResolversTypes['CancelOrderErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReplacedOrderResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ReplacedOrder'] = ResolversParentTypes['ReplacedOrder']> = {
  order_number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  grand_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  delivery_date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  delivery_hours_from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivery_hours_to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivery_after_six_pm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  delivery_on_pallet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_open?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ReplacedOrderItem']>, ParentType, ContextType>;
};

export type ReplacedOrderItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ReplacedOrderItem'] = ResolversParentTypes['ReplacedOrderItem']> = {
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number_of_packages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number_of_layer?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number_of_pallet?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  liters?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustomerOrdersResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CustomerOrders'] = ResolversParentTypes['CustomerOrders']> = {
  items?: Resolver<Array<Maybe<ResolversTypes['CustomerOrder']>>, ParentType, ContextType>;
  total_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  page_info?: Resolver<Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
  date_of_first_order?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  asked_line?: Resolver<Maybe<ResolversTypes['AskedOrderLine']>, ParentType, ContextType>;
};

export type AskedOrderLineResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AskedOrderLine'] = ResolversParentTypes['AskedOrderLine']> = {
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pack?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlaceOrderOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PlaceOrderOutput'] = ResolversParentTypes['PlaceOrderOutput']> = {
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  orderV2?: Resolver<Maybe<ResolversTypes['CustomerOrder']>, ParentType, ContextType>;
  errors?: Resolver<Array<Maybe<ResolversTypes['PlaceOrderError']>>, ParentType, ContextType>;
  order_number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customer_order_number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note_for_driver?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sap_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payment_token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payment_redirect_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  grand_total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  price_changed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type OrderResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  order_number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customer_order_number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note_for_driver?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sap_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payment_token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payment_redirect_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mollie_payment_token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mollie_redirect_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  grand_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price_changed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type PlaceOrderErrorResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PlaceOrderError'] = ResolversParentTypes['PlaceOrderError']> = {
  code?: Resolver<ResolversTypes['PlaceOrderErrorCodes'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  skus?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderedByResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderedBy'] = ResolversParentTypes['OrderedBy']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  for_customer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerOrderResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CustomerOrder'] = ResolversParentTypes['CustomerOrder']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order_number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  increment_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order_date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order_status_change_date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  carrier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipping_method?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_virtual?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  grand_total?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  ordered_total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['OrderTotal']>, ParentType, ContextType>;
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['OrderItemInterface']>>>, ParentType, ContextType>;
  items_eligible_for_return?: Resolver<Maybe<Array<Maybe<ResolversTypes['OrderItemInterface']>>>, ParentType, ContextType>;
  shipments?: Resolver<Maybe<Array<Maybe<ResolversTypes['OrderShipment']>>>, ParentType, ContextType>;
  invoices?: Resolver<Array<Maybe<ResolversTypes['Invoice']>>, ParentType, ContextType>;
  credit_memos?: Resolver<Maybe<Array<Maybe<ResolversTypes['CreditMemo']>>>, ParentType, ContextType>;
  payment_methods?: Resolver<Maybe<Array<Maybe<ResolversTypes['OrderPaymentMethod']>>>, ParentType, ContextType>;
  comments?: Resolver<Maybe<Array<Maybe<ResolversTypes['SalesCommentItem']>>>, ParentType, ContextType>;
  shipping_address?: Resolver<Maybe<ResolversTypes['OrderAddress']>, ParentType, ContextType>;
  shipping_addresses?: Resolver<Array<ResolversTypes['OrderAddress']>, ParentType, ContextType>;
  billing_address?: Resolver<Maybe<ResolversTypes['OrderAddress']>, ParentType, ContextType>;
  applied_coupons?: Resolver<Array<Maybe<ResolversTypes['AppliedCoupon']>>, ParentType, ContextType>;
  available_actions?: Resolver<Array<Maybe<ResolversTypes['OrderActionType']>>, ParentType, ContextType>;
  sap_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customer_order_number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note_for_driver?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  material_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ship_to_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ship_to_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ordered_by?: Resolver<Maybe<ResolversTypes['OrderedBy']>, ParentType, ContextType>;
  held_back?: Resolver<Maybe<ResolversTypes['OrderHeldBack']>, ParentType, ContextType>;
  delivery_status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  processing_status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  processing_status_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivery_cost?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  payment_status?: Resolver<Maybe<ResolversTypes['PaymentStatusEnum']>, ParentType, ContextType>;
  payment_token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refunded?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  additional_data?: Resolver<Maybe<ResolversTypes['OrderAdditionalData']>, ParentType, ContextType>;
  admin_assisted_order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  applied_gift_cards?: Resolver<Maybe<Array<Maybe<ResolversTypes['ApplyGiftCardToOrder']>>>, ParentType, ContextType>;
  gift_receipt_included?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  printed_card_included?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gift_message?: Resolver<Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
  gift_wrapping?: Resolver<Maybe<ResolversTypes['GiftWrapping']>, ParentType, ContextType>;
  returns?: Resolver<Maybe<ResolversTypes['Returns']>, ParentType, ContextType, RequireFields<CustomerOrderReturnsArgs, 'pageSize' | 'currentPage'>>;
  can_be_changed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  replaces?: Resolver<Maybe<ResolversTypes['ReplacedOrder']>, ParentType, ContextType>;
  replaced_by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderHeldBackResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderHeldBack'] = ResolversParentTypes['OrderHeldBack']> = {
  state?: Resolver<ResolversTypes['OrderHeldBackState'], ParentType, ContextType>;
  is_cancelling?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  behind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderAdditionalDataResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderAdditionalData'] = ResolversParentTypes['OrderAdditionalData']> = {
  delivery_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  planned_delivery_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payment_method?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transport_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  empties?: Resolver<Maybe<Array<Maybe<ResolversTypes['CartEmpties']>>>, ParentType, ContextType>;
  total_layer?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  total_pallet?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  total_packages?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  total_liters?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  total_weight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  delivery_hours_from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivery_hours_to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  custom_email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivery_after_six_pm?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  delivery_on_pallet?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  note_for_driver?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderTotalResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderTotal'] = ResolversParentTypes['OrderTotal']> = {
  base_grand_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  grand_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  subtotal_excl_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  subtotal_incl_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total_shipping?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discounts?: Resolver<Maybe<Array<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  taxes?: Resolver<Maybe<Array<Maybe<ResolversTypes['TaxItem']>>>, ParentType, ContextType>;
  shipping_handling?: Resolver<Maybe<ResolversTypes['ShippingHandling']>, ParentType, ContextType>;
  grand_total_excl_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  gift_options?: Resolver<Maybe<ResolversTypes['GiftOptionsPrices']>, ParentType, ContextType>;
  total_giftcard?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type TaxItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TaxItem'] = ResolversParentTypes['TaxItem']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShippingHandlingResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ShippingHandling'] = ResolversParentTypes['ShippingHandling']> = {
  total_amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  amount_including_tax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  amount_excluding_tax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  discounts?: Resolver<Maybe<Array<Maybe<ResolversTypes['ShippingDiscount']>>>, ParentType, ContextType>;
  taxes?: Resolver<Maybe<Array<Maybe<ResolversTypes['TaxItem']>>>, ParentType, ContextType>;
};

export type ShippingDiscountResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ShippingDiscount'] = ResolversParentTypes['ShippingDiscount']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type OrderItemInterfaceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderItemInterface'] = ResolversParentTypes['OrderItemInterface']> = {
  __resolveType: TypeResolveFn<'GiftCardOrderItem' | 'OrderItem' | 'ConfigurableOrderItem' | 'BundleOrderItem' | 'DownloadableOrderItem', ParentType, ContextType>;
};

export type OrderLineConfirmationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderLineConfirmation'] = ResolversParentTypes['OrderLineConfirmation']> = {
  change?: Resolver<ResolversTypes['OrderLineChange'], ParentType, ContextType>;
  later_quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  later_on?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  substitute_sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  substitute_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderItem'] = ResolversParentTypes['OrderItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  prices?: Resolver<Maybe<ResolversTypes['OrderItemPrices']>, ParentType, ContextType>;
  discounts?: Resolver<Maybe<Array<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eligible_for_return?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  quantity_ordered?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_confirmed?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  confirmation?: Resolver<Maybe<ResolversTypes['OrderLineConfirmation']>, ParentType, ContextType>;
  quantity_shipped?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_invoiced?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_canceled?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_refunded?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_returned?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  selected_options?: Resolver<Maybe<Array<Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  entered_options?: Resolver<Maybe<Array<Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  number_of_packages?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_layer?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_pallet?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  tank_details?: Resolver<Maybe<ResolversTypes['TankDetails']>, ParentType, ContextType>;
  gift_message?: Resolver<Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
  gift_wrapping?: Resolver<Maybe<ResolversTypes['GiftWrapping']>, ParentType, ContextType>;
  free_gift_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity_return_requested?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfigurableOrderItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ConfigurableOrderItem'] = ResolversParentTypes['ConfigurableOrderItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  prices?: Resolver<Maybe<ResolversTypes['OrderItemPrices']>, ParentType, ContextType>;
  discounts?: Resolver<Maybe<Array<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eligible_for_return?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  quantity_ordered?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_confirmed?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  confirmation?: Resolver<Maybe<ResolversTypes['OrderLineConfirmation']>, ParentType, ContextType>;
  quantity_shipped?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_invoiced?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_canceled?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_refunded?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_returned?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  selected_options?: Resolver<Maybe<Array<Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  entered_options?: Resolver<Maybe<Array<Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  number_of_packages?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_layer?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_pallet?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  tank_details?: Resolver<Maybe<ResolversTypes['TankDetails']>, ParentType, ContextType>;
  parent_sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  configured_variant?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  gift_message?: Resolver<Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
  gift_wrapping?: Resolver<Maybe<ResolversTypes['GiftWrapping']>, ParentType, ContextType>;
  free_gift_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity_return_requested?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BundleOrderItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BundleOrderItem'] = ResolversParentTypes['BundleOrderItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  prices?: Resolver<Maybe<ResolversTypes['OrderItemPrices']>, ParentType, ContextType>;
  discounts?: Resolver<Maybe<Array<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eligible_for_return?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  quantity_ordered?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_confirmed?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  confirmation?: Resolver<Maybe<ResolversTypes['OrderLineConfirmation']>, ParentType, ContextType>;
  quantity_shipped?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_invoiced?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_canceled?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_refunded?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_returned?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  selected_options?: Resolver<Maybe<Array<Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  entered_options?: Resolver<Maybe<Array<Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  number_of_packages?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_layer?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_pallet?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  tank_details?: Resolver<Maybe<ResolversTypes['TankDetails']>, ParentType, ContextType>;
  parent_sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bundle_options?: Resolver<Maybe<Array<Maybe<ResolversTypes['ItemSelectedBundleOption']>>>, ParentType, ContextType>;
  gift_message?: Resolver<Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
  gift_wrapping?: Resolver<Maybe<ResolversTypes['GiftWrapping']>, ParentType, ContextType>;
  free_gift_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity_return_requested?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DownloadableOrderItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['DownloadableOrderItem'] = ResolversParentTypes['DownloadableOrderItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
  product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_url_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  prices?: Resolver<Maybe<ResolversTypes['OrderItemPrices']>, ParentType, ContextType>;
  discounts?: Resolver<Maybe<Array<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eligible_for_return?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  quantity_ordered?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_confirmed?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  confirmation?: Resolver<Maybe<ResolversTypes['OrderLineConfirmation']>, ParentType, ContextType>;
  quantity_shipped?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_invoiced?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_canceled?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_refunded?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity_returned?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  selected_options?: Resolver<Maybe<Array<Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  entered_options?: Resolver<Maybe<Array<Maybe<ResolversTypes['OrderItemOption']>>>, ParentType, ContextType>;
  number_of_packages?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_layer?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_pallet?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  tank_details?: Resolver<Maybe<ResolversTypes['TankDetails']>, ParentType, ContextType>;
  downloadable_links?: Resolver<Maybe<Array<Maybe<ResolversTypes['DownloadableItemsLinks']>>>, ParentType, ContextType>;
  gift_message?: Resolver<Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
  gift_wrapping?: Resolver<Maybe<ResolversTypes['GiftWrapping']>, ParentType, ContextType>;
  free_gift_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity_return_requested?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DownloadableItemsLinksResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['DownloadableItemsLinks'] = ResolversParentTypes['DownloadableItemsLinks']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sort_order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ItemSelectedBundleOptionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ItemSelectedBundleOption'] = ResolversParentTypes['ItemSelectedBundleOption']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Maybe<Array<Maybe<ResolversTypes['ItemSelectedBundleOptionValue']>>>, ParentType, ContextType>;
};

export type ItemSelectedBundleOptionValueResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ItemSelectedBundleOptionValue'] = ResolversParentTypes['ItemSelectedBundleOptionValue']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type OrderItemOptionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderItemOption'] = ResolversParentTypes['OrderItemOption']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderItemPricesResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderItemPrices'] = ResolversParentTypes['OrderItemPrices']> = {
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price_including_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  row_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  row_total_including_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  original_price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  original_price_including_tax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  original_row_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  original_row_total_including_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total_item_discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discounts?: Resolver<Maybe<Array<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
};

export type OrderAddressResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderAddress'] = ResolversParentTypes['OrderAddress']> = {
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  middlename?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prefix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<Array<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  country_code?: Resolver<Maybe<ResolversTypes['CountryCodeEnum']>, ParentType, ContextType>;
  telephone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fax?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vat_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  service_point?: Resolver<Maybe<ResolversTypes['OrderServicePoint']>, ParentType, ContextType>;
};

export type OrderServicePointResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderServicePoint'] = ResolversParentTypes['OrderServicePoint']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  carrier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderShipmentResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderShipment'] = ResolversParentTypes['OrderShipment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tracking?: Resolver<Maybe<Array<Maybe<ResolversTypes['ShipmentTracking']>>>, ParentType, ContextType>;
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['ShipmentItemInterface']>>>, ParentType, ContextType>;
  comments?: Resolver<Maybe<Array<Maybe<ResolversTypes['SalesCommentItem']>>>, ParentType, ContextType>;
};

export type ShipmentTrackingResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ShipmentTracking'] = ResolversParentTypes['ShipmentTracking']> = {
  carrier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ShipmentItemInterfaceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ShipmentItemInterface'] = ResolversParentTypes['ShipmentItemInterface']> = {
  __resolveType: TypeResolveFn<'ShipmentItem' | 'BundleShipmentItem', ParentType, ContextType>;
};

export type ShipmentItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ShipmentItem'] = ResolversParentTypes['ShipmentItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order_item?: Resolver<Maybe<ResolversTypes['OrderItemInterface']>, ParentType, ContextType>;
  product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity_shipped?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BundleShipmentItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BundleShipmentItem'] = ResolversParentTypes['BundleShipmentItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order_item?: Resolver<Maybe<ResolversTypes['OrderItemInterface']>, ParentType, ContextType>;
  product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity_shipped?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  bundle_options?: Resolver<Maybe<Array<Maybe<ResolversTypes['ItemSelectedBundleOption']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderPaymentMethodResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderPaymentMethod'] = ResolversParentTypes['OrderPaymentMethod']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  additional_data?: Resolver<Maybe<Array<Maybe<ResolversTypes['KeyValue']>>>, ParentType, ContextType>;
};

export type SalesCommentItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SalesCommentItem'] = ResolversParentTypes['SalesCommentItem']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvoiceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  due_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paid?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  open?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['InvoiceState']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['InvoiceTotal']>, ParentType, ContextType>;
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['InvoiceItemInterface']>>>, ParentType, ContextType>;
  comments?: Resolver<Maybe<Array<Maybe<ResolversTypes['SalesCommentItem']>>>, ParentType, ContextType>;
};

export type InvoiceTotalResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['InvoiceTotal'] = ResolversParentTypes['InvoiceTotal']> = {
  base_grand_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  grand_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total_shipping?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discounts?: Resolver<Maybe<Array<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  taxes?: Resolver<Maybe<Array<Maybe<ResolversTypes['TaxItem']>>>, ParentType, ContextType>;
  shipping_handling?: Resolver<Maybe<ResolversTypes['ShippingHandling']>, ParentType, ContextType>;
};

export type CreditMemoResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CreditMemo'] = ResolversParentTypes['CreditMemo']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['CreditMemoTotal']>, ParentType, ContextType>;
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['CreditMemoItemInterface']>>>, ParentType, ContextType>;
  comments?: Resolver<Maybe<Array<Maybe<ResolversTypes['SalesCommentItem']>>>, ParentType, ContextType>;
};

export type CreditMemoTotalResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CreditMemoTotal'] = ResolversParentTypes['CreditMemoTotal']> = {
  base_grand_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  grand_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total_shipping?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discounts?: Resolver<Maybe<Array<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  taxes?: Resolver<Maybe<Array<Maybe<ResolversTypes['TaxItem']>>>, ParentType, ContextType>;
  shipping_handling?: Resolver<Maybe<ResolversTypes['ShippingHandling']>, ParentType, ContextType>;
  adjustment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type InvoiceItemInterfaceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['InvoiceItemInterface'] = ResolversParentTypes['InvoiceItemInterface']> = {
  __resolveType: TypeResolveFn<'InvoiceItem' | 'BundleInvoiceItem' | 'DownloadableInvoiceItem', ParentType, ContextType>;
};

export type InvoiceItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['InvoiceItem'] = ResolversParentTypes['InvoiceItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order_item?: Resolver<Maybe<ResolversTypes['OrderItemInterface']>, ParentType, ContextType>;
  product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity_invoiced?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discounts?: Resolver<Maybe<Array<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BundleInvoiceItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BundleInvoiceItem'] = ResolversParentTypes['BundleInvoiceItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order_item?: Resolver<Maybe<ResolversTypes['OrderItemInterface']>, ParentType, ContextType>;
  product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity_invoiced?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discounts?: Resolver<Maybe<Array<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  bundle_options?: Resolver<Maybe<Array<Maybe<ResolversTypes['ItemSelectedBundleOption']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DownloadableInvoiceItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['DownloadableInvoiceItem'] = ResolversParentTypes['DownloadableInvoiceItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order_item?: Resolver<Maybe<ResolversTypes['OrderItemInterface']>, ParentType, ContextType>;
  product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity_invoiced?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discounts?: Resolver<Maybe<Array<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  downloadable_links?: Resolver<Maybe<Array<Maybe<ResolversTypes['DownloadableItemsLinks']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreditMemoItemInterfaceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CreditMemoItemInterface'] = ResolversParentTypes['CreditMemoItemInterface']> = {
  __resolveType: TypeResolveFn<'CreditMemoItem' | 'BundleCreditMemoItem' | 'DownloadableCreditMemoItem', ParentType, ContextType>;
};

export type CreditMemoItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CreditMemoItem'] = ResolversParentTypes['CreditMemoItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order_item?: Resolver<Maybe<ResolversTypes['OrderItemInterface']>, ParentType, ContextType>;
  product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity_refunded?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discounts?: Resolver<Maybe<Array<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BundleCreditMemoItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BundleCreditMemoItem'] = ResolversParentTypes['BundleCreditMemoItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order_item?: Resolver<Maybe<ResolversTypes['OrderItemInterface']>, ParentType, ContextType>;
  product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity_refunded?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discounts?: Resolver<Maybe<Array<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  bundle_options?: Resolver<Maybe<Array<Maybe<ResolversTypes['ItemSelectedBundleOption']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DownloadableCreditMemoItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['DownloadableCreditMemoItem'] = ResolversParentTypes['DownloadableCreditMemoItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order_item?: Resolver<Maybe<ResolversTypes['OrderItemInterface']>, ParentType, ContextType>;
  product_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_sale_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity_refunded?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discounts?: Resolver<Maybe<Array<Maybe<ResolversTypes['Discount']>>>, ParentType, ContextType>;
  downloadable_links?: Resolver<Maybe<Array<Maybe<ResolversTypes['DownloadableItemsLinks']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MollieProcessTransactionOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MollieProcessTransactionOutput'] = ResolversParentTypes['MollieProcessTransactionOutput']> = {
  paymentStatus?: Resolver<Maybe<ResolversTypes['PaymentStatusEnum']>, ParentType, ContextType>;
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  redirect_to_cart?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  redirect_to_success_page?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  standing?: Resolver<Maybe<ResolversTypes['PaymentStanding']>, ParentType, ContextType>;
};

export type MollieResetCartOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MollieResetCartOutput'] = ResolversParentTypes['MollieResetCartOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type PaymentStandingResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PaymentStanding'] = ResolversParentTypes['PaymentStanding']> = {
  order_number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payment_token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cart_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payment_status?: Resolver<ResolversTypes['PaymentStatusEnum'], ParentType, ContextType>;
  payment_redirect_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pay_until?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  is_given_up?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_cart_returned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_own?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CheckProductsStockOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CheckProductsStockOutput'] = ResolversParentTypes['CheckProductsStockOutput']> = {
  items?: Resolver<Array<Maybe<ResolversTypes['StockCheckItem']>>, ParentType, ContextType>;
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
};

export type StockCheckItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['StockCheckItem'] = ResolversParentTypes['StockCheckItem']> = {
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  max_available_quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ReorderItemsOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ReorderItemsOutput'] = ResolversParentTypes['ReorderItemsOutput']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  userInputErrors?: Resolver<Array<Maybe<ResolversTypes['CheckoutUserInputError']>>, ParentType, ContextType>;
  failed_items?: Resolver<Array<ResolversTypes['FailedReorderItem']>, ParentType, ContextType>;
};

export type CheckoutUserInputErrorResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CheckoutUserInputError'] = ResolversParentTypes['CheckoutUserInputError']> = {
  code?: Resolver<ResolversTypes['CheckoutUserInputErrorCodes'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Array<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type OrderAgainResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderAgain'] = ResolversParentTypes['OrderAgain']> = {
  order_number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  delivery_method?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivery_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cut_off_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payment_method?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OrderAgainItem']>, ParentType, ContextType>;
  grand_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['OrderAgainRefusal']>, ParentType, ContextType>;
};

export type OrderAgainItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderAgainItem'] = ResolversParentTypes['OrderAgainItem']> = {
  product_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['OrderAgainChange']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number_of_packages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number_of_layer?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number_of_pallet?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  liters?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ordered_price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type OrderAgainRefusalResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderAgainRefusal'] = ResolversParentTypes['OrderAgainRefusal']> = {
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CurrencyResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Currency'] = ResolversParentTypes['Currency']> = {
  base_currency_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  base_currency_symbol?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_display_currency_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_display_currency_symbol?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_display_currecy_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_display_currecy_symbol?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  available_currency_codes?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  exchange_rates?: Resolver<Maybe<Array<Maybe<ResolversTypes['ExchangeRate']>>>, ParentType, ContextType>;
};

export type ExchangeRateResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ExchangeRate'] = ResolversParentTypes['ExchangeRate']> = {
  currency_to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type CountryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  two_letter_abbreviation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  three_letter_abbreviation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  full_name_english?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  full_name_locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  available_regions?: Resolver<Maybe<Array<Maybe<ResolversTypes['Region']>>>, ParentType, ContextType>;
};

export type RegionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Region'] = ResolversParentTypes['Region']> = {
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PortalConfigResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PortalConfig'] = ResolversParentTypes['PortalConfig']> = {
  maintenance?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  banner_rotation?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  holidays?: Resolver<Maybe<Array<Maybe<ResolversTypes['PortalHolidayMonth']>>>, ParentType, ContextType>;
  sections?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderableunits?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PortalHolidayMonthResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PortalHolidayMonth'] = ResolversParentTypes['PortalHolidayMonth']> = {
  month?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  days?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
};

export type CheckoutAgreementResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CheckoutAgreement'] = ResolversParentTypes['CheckoutAgreement']> = {
  agreement_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content_height?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  checkbox_text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_html?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['CheckoutAgreementMode'], ParentType, ContextType>;
};

export type StoreConfigResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['StoreConfig'] = ResolversParentTypes['StoreConfig']> = {
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  store_code?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  store_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  store_sort_order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  is_default_store?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  store_group_code?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  store_group_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_default_store_group?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  website_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  website_code?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  website_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timezone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  weight_unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  base_currency_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_display_currency_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  base_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secure_base_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  base_link_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secure_base_link_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  base_media_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secure_base_media_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  base_static_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secure_base_static_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  root_category_id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  root_category_uid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  product_url_suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category_url_suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title_separator?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_keywords?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title_prefix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title_suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  header_logo_src?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logo_alt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logo_width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  logo_height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  head_shortcut_icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  copyright?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cms_home_page?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cms_no_route?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cms_no_cookies?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  front?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  no_route?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  show_cms_breadcrumbs?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  grid_per_page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  grid_per_page_values?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  list_per_page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  list_per_page_values?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  list_mode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  catalog_default_sort_by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  optional_zip_countries?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countries_with_required_region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  display_state_if_optional?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_guest_checkout_enabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_one_page_checkout_enabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  minimum_password_length?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required_character_classes_number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  magento_wishlist_general_is_enabled?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enable_multiple_wishlists?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maximum_number_of_wishlists?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  configurable_thumbnail_source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_reviews_enabled?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  allow_guests_to_write_product_reviews?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customer_access_token_lifetime?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  autocomplete_on_storefront?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  create_account_confirmation?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  shopping_cart_display_price?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shopping_cart_display_subtotal?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shopping_cart_display_shipping?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shopping_cart_display_full_summary?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  shopping_cart_display_zero_tax?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  display_product_prices_in_catalog?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  category_fixed_product_tax_display_setting?: Resolver<Maybe<ResolversTypes['FixedProductTaxDisplaySettings']>, ParentType, ContextType>;
  product_fixed_product_tax_display_setting?: Resolver<Maybe<ResolversTypes['FixedProductTaxDisplaySettings']>, ParentType, ContextType>;
  sales_fixed_product_tax_display_setting?: Resolver<Maybe<ResolversTypes['FixedProductTaxDisplaySettings']>, ParentType, ContextType>;
  order_cancellation_enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  order_cancellation_reasons?: Resolver<Array<Maybe<ResolversTypes['CancellationReason']>>, ParentType, ContextType>;
  allow_items?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  allow_order?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  head_includes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  welcome?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  absolute_footer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  use_store_in_url?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  newsletter_enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  contact_enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  check_money_order_make_check_payable_to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  check_money_order_send_check_to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  minicart_display?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  minicart_max_items?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  cart_expires_in_days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  cart_summary_display_quantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  max_items_in_order_summary?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shopping_cart_display_grand_total?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  shopping_cart_display_tax_gift_wrapping?: Resolver<Maybe<ResolversTypes['TaxWrappingEnum']>, ParentType, ContextType>;
  allow_gift_wrapping_on_order?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  allow_gift_wrapping_on_order_items?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  allow_gift_receipt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  allow_printed_card?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  printed_card_priceV2?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  cart_gift_wrapping?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cart_printed_card?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sales_gift_wrapping?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sales_printed_card?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_checkout_agreements_enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  orders_invoices_credit_memos_display_price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orders_invoices_credit_memos_display_shipping_amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orders_invoices_credit_memos_display_subtotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orders_invoices_credit_memos_display_grandtotal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  orders_invoices_credit_memos_display_full_summary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  orders_invoices_credit_memos_display_zero_tax?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shopping_assistance_enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shopping_assistance_checkbox_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shopping_assistance_checkbox_tooltip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  share_customer_accounts_scope?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CancellationReasonResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CancellationReason'] = ResolversParentTypes['CancellationReason']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QuickOrderOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['QuickOrderOutput'] = ResolversParentTypes['QuickOrderOutput']> = {
  success_message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cart_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QuickOrderProductResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['QuickOrderProduct'] = ResolversParentTypes['QuickOrderProduct']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['QuickOrderStatus'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
};

export type SavedOrdersResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SavedOrders'] = ResolversParentTypes['SavedOrders']> = {
  items?: Resolver<Array<Maybe<ResolversTypes['SavedOrder']>>, ParentType, ContextType>;
  total_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  page_info?: Resolver<Maybe<ResolversTypes['SearchResultPageInfo']>, ParentType, ContextType>;
};

export type SavedOrderResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SavedOrder'] = ResolversParentTypes['SavedOrder']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  total_with_tax?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  total_qty?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  deliver_to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipto_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bill_to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_active?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  cart_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outlet_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customer_order_number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type_of_transport?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sap_order_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total_layer?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  total_pallet?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  delivery_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note_for_driver?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['SavedOrderItem']>>>, ParentType, ContextType>;
};

export type SavedOrderItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SavedOrderItem'] = ResolversParentTypes['SavedOrderItem']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  number_of_packages?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_layer?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number_of_pallet?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  row_total?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  row_total_with_tax?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tank_details?: Resolver<Maybe<ResolversTypes['TankDetails']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
};

export type ReorderOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ReorderOutput'] = ResolversParentTypes['ReorderOutput']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failed_items?: Resolver<Maybe<Array<Maybe<ResolversTypes['FailedReorderItem']>>>, ParentType, ContextType>;
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
};

export type FailedReorderItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['FailedReorderItem'] = ResolversParentTypes['FailedReorderItem']> = {
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selected_options?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['CartUserInputErrorType'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  max_available_quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  substitutes?: Resolver<Array<ResolversTypes['ProductInterface']>, ParentType, ContextType>;
};

export type RecommendItemsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RecommendItems'] = ResolversParentTypes['RecommendItems']> = {
  shipTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recItems?: Resolver<Maybe<Array<Maybe<ResolversTypes['RecommendItem']>>>, ParentType, ContextType>;
};

export type RecommendItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RecommendItem'] = ResolversParentTypes['RecommendItem']> = {
  productId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Priority?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SuggestedCartResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SuggestedCart'] = ResolversParentTypes['SuggestedCart']> = {
  ship_to_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['SuggestedItem']>, ParentType, ContextType>;
};

export type SuggestedItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SuggestedItem'] = ResolversParentTypes['SuggestedItem']> = {
  priority?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  is_proposed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number_of_packages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number_of_layer?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number_of_pallet?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  liters?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tank_type_1?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tank_type_2?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tank_type_3?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tank_type_4?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['SuggestionReason'], ParentType, ContextType>;
  times?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  of_orders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  last_ordered_on?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProductInterface'], ParentType, ContextType>;
};

export type TankBeerResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TankBeer'] = ResolversParentTypes['TankBeer']> = {
  ship_to_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tankbeer?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  order_method?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  financial_blocker?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  tank_agreed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  delivery_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  alternative_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  min_purchasable_liters?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  max_purchasable_liters?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  purchasable_brands?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  extra_info?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tank_type_1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tank_type_2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tank_type_3?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tank_type_4?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number_tank_type_4?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  tanks?: Resolver<Array<ResolversTypes['VenueTank']>, ParentType, ContextType>;
};

export type VenueTankResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['VenueTank'] = ResolversParentTypes['VenueTank']> = {
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  capacity_liters?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  min_liters?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  max_liters?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  getDutchAddress?: Resolver<Maybe<ResolversTypes['DutchAddress']>, ParentType, ContextType, RequireFields<QueryGetDutchAddressArgs, 'postcode' | 'houseNumber'>>;
  attributesForm?: Resolver<ResolversTypes['AttributesFormOutput'], ParentType, ContextType, RequireFields<QueryAttributesFormArgs, 'formCode'>>;
  attributesList?: Resolver<Maybe<ResolversTypes['AttributesMetadataOutput']>, ParentType, ContextType, RequireFields<QueryAttributesListArgs, 'entityType'>>;
  guestOrder?: Resolver<ResolversTypes['CustomerOrder'], ParentType, ContextType, RequireFields<QueryGuestOrderArgs, 'input'>>;
  guestOrderByToken?: Resolver<ResolversTypes['CustomerOrder'], ParentType, ContextType, RequireFields<QueryGuestOrderByTokenArgs, 'input'>>;
  products?: Resolver<Maybe<ResolversTypes['Products']>, ParentType, ContextType, RequireFields<QueryProductsArgs, 'pageSize' | 'currentPage'>>;
  categoryList?: Resolver<Maybe<Array<Maybe<ResolversTypes['CategoryTree']>>>, ParentType, ContextType, RequireFields<QueryCategoryListArgs, 'pageSize' | 'currentPage'>>;
  aggregation?: Resolver<Maybe<ResolversTypes['AggregationResult']>, ParentType, ContextType, Partial<QueryAggregationArgs>>;
  getProductAvaliablePackaging?: Resolver<Maybe<Array<Maybe<ResolversTypes['PackagingOption']>>>, ParentType, ContextType, RequireFields<QueryGetProductAvaliablePackagingArgs, 'sku'>>;
  categories?: Resolver<Maybe<ResolversTypes['CategoryResult']>, ParentType, ContextType, RequireFields<QueryCategoriesArgs, 'pageSize' | 'currentPage'>>;
  category?: Resolver<Maybe<ResolversTypes['CategoryTree']>, ParentType, ContextType, Partial<QueryCategoryArgs>>;
  route?: Resolver<Maybe<ResolversTypes['RoutableInterface']>, ParentType, ContextType, RequireFields<QueryRouteArgs, 'url'>>;
  urlResolver?: Resolver<Maybe<ResolversTypes['EntityUrl']>, ParentType, ContextType, RequireFields<QueryUrlResolverArgs, 'url'>>;
  posmBudget?: Resolver<Maybe<ResolversTypes['PosmBudget']>, ParentType, ContextType, RequireFields<QueryPosmBudgetArgs, 'shipTo'>>;
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType, RequireFields<QueryCartArgs, 'cart_id'>>;
  customerCart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  cmsPage?: Resolver<Maybe<ResolversTypes['CmsPage']>, ParentType, ContextType, Partial<QueryCmsPageArgs>>;
  cmsBlocks?: Resolver<Maybe<ResolversTypes['CmsBlocks']>, ParentType, ContextType, Partial<QueryCmsBlocksArgs>>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  isEmailAvailable?: Resolver<Maybe<ResolversTypes['IsEmailAvailableOutput']>, ParentType, ContextType, RequireFields<QueryIsEmailAvailableArgs, 'email'>>;
  customerDownloadableProducts?: Resolver<Maybe<ResolversTypes['CustomerDownloadableProducts']>, ParentType, ContextType>;
  customerPaymentTokens?: Resolver<Maybe<ResolversTypes['CustomerPaymentTokens']>, ParentType, ContextType>;
  wishlist?: Resolver<Maybe<ResolversTypes['WishlistOutput']>, ParentType, ContextType>;
  customerOrders?: Resolver<Maybe<ResolversTypes['CustomerOrders']>, ParentType, ContextType>;
  ordersAwaitingPayment?: Resolver<Array<ResolversTypes['PaymentStanding']>, ParentType, ContextType>;
  orderAgain?: Resolver<Maybe<ResolversTypes['OrderAgain']>, ParentType, ContextType, Partial<QueryOrderAgainArgs>>;
  currency?: Resolver<Maybe<ResolversTypes['Currency']>, ParentType, ContextType>;
  countries?: Resolver<Maybe<Array<Maybe<ResolversTypes['Country']>>>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType, Partial<QueryCountryArgs>>;
  getPortalConfig?: Resolver<Maybe<ResolversTypes['PortalConfig']>, ParentType, ContextType, Partial<QueryGetPortalConfigArgs>>;
  storeConfig?: Resolver<Maybe<ResolversTypes['StoreConfig']>, ParentType, ContextType>;
  availableStores?: Resolver<Maybe<Array<Maybe<ResolversTypes['StoreConfig']>>>, ParentType, ContextType, Partial<QueryAvailableStoresArgs>>;
  checkoutAgreements?: Resolver<Maybe<Array<Maybe<ResolversTypes['CheckoutAgreement']>>>, ParentType, ContextType>;
  quickOrderProducts?: Resolver<Array<ResolversTypes['QuickOrderProduct']>, ParentType, ContextType, RequireFields<QueryQuickOrderProductsArgs, 'codes'>>;
  getSaveOrderForLater?: Resolver<Maybe<ResolversTypes['SavedOrders']>, ParentType, ContextType, RequireFields<QueryGetSaveOrderForLaterArgs, 'currentPage' | 'pageSize'>>;
  getSaveOrderDetails?: Resolver<Maybe<ResolversTypes['SavedOrder']>, ParentType, ContextType, RequireFields<QueryGetSaveOrderDetailsArgs, 'id'>>;
  getPreOrder?: Resolver<Maybe<ResolversTypes['SavedOrders']>, ParentType, ContextType, RequireFields<QueryGetPreOrderArgs, 'currentPage' | 'pageSize'>>;
  getPreOrderDetails?: Resolver<Maybe<ResolversTypes['SavedOrder']>, ParentType, ContextType, RequireFields<QueryGetPreOrderDetailsArgs, 'id'>>;
  recommendItems?: Resolver<Maybe<ResolversTypes['RecommendItems']>, ParentType, ContextType, RequireFields<QueryRecommendItemsArgs, 'shipTo'>>;
  suggestedCart?: Resolver<Maybe<ResolversTypes['SuggestedCart']>, ParentType, ContextType, RequireFields<QuerySuggestedCartArgs, 'shipTo'>>;
  tankBeer?: Resolver<Maybe<ResolversTypes['TankBeer']>, ParentType, ContextType, RequireFields<QueryTankBeerArgs, 'shipTo'>>;
};

export type MutationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createGuestCart?: Resolver<Maybe<ResolversTypes['CreateGuestCartOutput']>, ParentType, ContextType, Partial<MutationCreateGuestCartArgs>>;
  assignCustomerToGuestCart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<MutationAssignCustomerToGuestCartArgs, 'cart_id'>>;
  requestGuestOrderCancel?: Resolver<Maybe<ResolversTypes['CancelOrderOutput']>, ParentType, ContextType, RequireFields<MutationRequestGuestOrderCancelArgs, 'input'>>;
  requestGuestReturn?: Resolver<Maybe<ResolversTypes['RequestReturnOutput']>, ParentType, ContextType, RequireFields<MutationRequestGuestReturnArgs, 'input'>>;
  createCustomer?: Resolver<Maybe<ResolversTypes['CustomerOutput']>, ParentType, ContextType, RequireFields<MutationCreateCustomerArgs, 'input'>>;
  createCustomerV2?: Resolver<Maybe<ResolversTypes['CustomerOutput']>, ParentType, ContextType, RequireFields<MutationCreateCustomerV2Args, 'input'>>;
  confirmEmail?: Resolver<Maybe<ResolversTypes['CustomerOutput']>, ParentType, ContextType, RequireFields<MutationConfirmEmailArgs, 'input'>>;
  resendConfirmationEmail?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationResendConfirmationEmailArgs, 'email'>>;
  updateCustomerEmail?: Resolver<Maybe<ResolversTypes['CustomerOutput']>, ParentType, ContextType, RequireFields<MutationUpdateCustomerEmailArgs, 'email' | 'password'>>;
  deletePaymentToken?: Resolver<Maybe<ResolversTypes['DeletePaymentTokenOutput']>, ParentType, ContextType, RequireFields<MutationDeletePaymentTokenArgs, 'public_hash'>>;
  requestReturn?: Resolver<Maybe<ResolversTypes['RequestReturnOutput']>, ParentType, ContextType, RequireFields<MutationRequestReturnArgs, 'input'>>;
  confirmReturn?: Resolver<Maybe<ResolversTypes['RequestReturnOutput']>, ParentType, ContextType, RequireFields<MutationConfirmReturnArgs, 'input'>>;
  confirmCancelOrder?: Resolver<Maybe<ResolversTypes['CancelOrderOutput']>, ParentType, ContextType, RequireFields<MutationConfirmCancelOrderArgs, 'input'>>;
  applyGiftCardToCart?: Resolver<Maybe<ResolversTypes['ApplyGiftCardToCartOutput']>, ParentType, ContextType, Partial<MutationApplyGiftCardToCartArgs>>;
  removeGiftCardFromCart?: Resolver<Maybe<ResolversTypes['RemoveGiftCardFromCartOutput']>, ParentType, ContextType, Partial<MutationRemoveGiftCardFromCartArgs>>;
  setGiftOptionsOnCart?: Resolver<Maybe<ResolversTypes['SetGiftOptionsOnCartOutput']>, ParentType, ContextType, Partial<MutationSetGiftOptionsOnCartArgs>>;
  clearCart?: Resolver<ResolversTypes['ClearCartOutput'], ParentType, ContextType, RequireFields<MutationClearCartArgs, 'input'>>;
  mergeCarts?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<MutationMergeCartsArgs, 'source_cart_id'>>;
  addSimpleProductsToCart?: Resolver<Maybe<ResolversTypes['AddSimpleProductsToCartOutput']>, ParentType, ContextType, Partial<MutationAddSimpleProductsToCartArgs>>;
  addVirtualProductsToCart?: Resolver<Maybe<ResolversTypes['AddVirtualProductsToCartOutput']>, ParentType, ContextType, Partial<MutationAddVirtualProductsToCartArgs>>;
  addConfigurableProductsToCart?: Resolver<Maybe<ResolversTypes['AddConfigurableProductsToCartOutput']>, ParentType, ContextType, Partial<MutationAddConfigurableProductsToCartArgs>>;
  addBundleProductsToCart?: Resolver<Maybe<ResolversTypes['AddBundleProductsToCartOutput']>, ParentType, ContextType, Partial<MutationAddBundleProductsToCartArgs>>;
  calculateBudget?: Resolver<Maybe<ResolversTypes['CalculateBudgetOutput']>, ParentType, ContextType, Partial<MutationCalculateBudgetArgs>>;
  createEmptyCart?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<MutationCreateEmptyCartArgs>>;
  addProductsToCart?: Resolver<Maybe<ResolversTypes['AddProductsToCartOutput']>, ParentType, ContextType, Partial<MutationAddProductsToCartArgs>>;
  updateCartItems?: Resolver<Maybe<ResolversTypes['UpdateCartItemsOutput']>, ParentType, ContextType, Partial<MutationUpdateCartItemsArgs>>;
  removeItemFromCart?: Resolver<Maybe<ResolversTypes['RemoveItemFromCartOutput']>, ParentType, ContextType, Partial<MutationRemoveItemFromCartArgs>>;
  removeAllItems?: Resolver<Maybe<ResolversTypes['CartOutput']>, ParentType, ContextType, Partial<MutationRemoveAllItemsArgs>>;
  updatePrices?: Resolver<Maybe<ResolversTypes['CartOutput']>, ParentType, ContextType, Partial<MutationUpdatePricesArgs>>;
  setTransportType?: Resolver<Maybe<ResolversTypes['CartOutput']>, ParentType, ContextType, Partial<MutationSetTransportTypeArgs>>;
  setPaymentMethodOnCart?: Resolver<Maybe<ResolversTypes['SetPaymentMethodOnCartOutput']>, ParentType, ContextType, Partial<MutationSetPaymentMethodOnCartArgs>>;
  applyCouponToCart?: Resolver<Maybe<ResolversTypes['ApplyCouponToCartOutput']>, ParentType, ContextType, Partial<MutationApplyCouponToCartArgs>>;
  applyCouponsToCart?: Resolver<Maybe<ResolversTypes['ApplyCouponToCartOutput']>, ParentType, ContextType, Partial<MutationApplyCouponsToCartArgs>>;
  removeSpecificCouponFromCart?: Resolver<Maybe<ResolversTypes['RemoveCouponFromCartOutput']>, ParentType, ContextType, Partial<MutationRemoveSpecificCouponFromCartArgs>>;
  removeCouponFromCart?: Resolver<Maybe<ResolversTypes['RemoveCouponFromCartOutput']>, ParentType, ContextType, Partial<MutationRemoveCouponFromCartArgs>>;
  removeCouponsFromCart?: Resolver<Maybe<ResolversTypes['RemoveCouponFromCartOutput']>, ParentType, ContextType, Partial<MutationRemoveCouponsFromCartArgs>>;
  setDeliveryMethod?: Resolver<Maybe<ResolversTypes['CartOutput']>, ParentType, ContextType, Partial<MutationSetDeliveryMethodArgs>>;
  setShippingMethodsOnCart?: Resolver<Maybe<ResolversTypes['SetShippingMethodsOnCartOutput']>, ParentType, ContextType, Partial<MutationSetShippingMethodsOnCartArgs>>;
  setShippingAddressesOnCart?: Resolver<Maybe<ResolversTypes['SetShippingAddressesOnCartOutput']>, ParentType, ContextType, Partial<MutationSetShippingAddressesOnCartArgs>>;
  setBillingAddressOnCart?: Resolver<Maybe<ResolversTypes['SetBillingAddressOnCartOutput']>, ParentType, ContextType, Partial<MutationSetBillingAddressOnCartArgs>>;
  setGuestEmailOnCart?: Resolver<Maybe<ResolversTypes['SetGuestEmailOnCartOutput']>, ParentType, ContextType, Partial<MutationSetGuestEmailOnCartArgs>>;
  saveCustomerOrderNumber?: Resolver<Maybe<ResolversTypes['SaveOrderOutput']>, ParentType, ContextType, Partial<MutationSaveCustomerOrderNumberArgs>>;
  estimateShippingMethods?: Resolver<Maybe<Array<Maybe<ResolversTypes['AvailableShippingMethod']>>>, ParentType, ContextType, Partial<MutationEstimateShippingMethodsArgs>>;
  estimateTotals?: Resolver<ResolversTypes['EstimateTotalsOutput'], ParentType, ContextType, RequireFields<MutationEstimateTotalsArgs, 'input'>>;
  addMultiShippingMethods?: Resolver<Maybe<ResolversTypes['CartOutput']>, ParentType, ContextType, Partial<MutationAddMultiShippingMethodsArgs>>;
  createMultiShippingQuote?: Resolver<Maybe<ResolversTypes['CartOutput']>, ParentType, ContextType, Partial<MutationCreateMultiShippingQuoteArgs>>;
  setActiveantsLogisticsOptionOnCart?: Resolver<Maybe<ResolversTypes['CartOutput']>, ParentType, ContextType, Partial<MutationSetActiveantsLogisticsOptionOnCartArgs>>;
  deleteAddress?: Resolver<Maybe<ResolversTypes['CartOutput']>, ParentType, ContextType, Partial<MutationDeleteAddressArgs>>;
  createCustomerAddress?: Resolver<Maybe<ResolversTypes['CustomerAddress']>, ParentType, ContextType, RequireFields<MutationCreateCustomerAddressArgs, 'input'>>;
  updateCustomerAddress?: Resolver<Maybe<ResolversTypes['CustomerAddress']>, ParentType, ContextType, RequireFields<MutationUpdateCustomerAddressArgs, 'id'>>;
  deleteCustomerAddress?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationDeleteCustomerAddressArgs, 'id'>>;
  generateCustomerToken?: Resolver<Maybe<ResolversTypes['CustomerToken']>, ParentType, ContextType, RequireFields<MutationGenerateCustomerTokenArgs, 'email' | 'password'>>;
  revokeCustomerToken?: Resolver<Maybe<ResolversTypes['RevokeCustomerTokenOutput']>, ParentType, ContextType>;
  changeCustomerPassword?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType, RequireFields<MutationChangeCustomerPasswordArgs, 'currentPassword' | 'newPassword'>>;
  updateCustomerV2?: Resolver<Maybe<ResolversTypes['CustomerOutput']>, ParentType, ContextType, RequireFields<MutationUpdateCustomerV2Args, 'input'>>;
  updateCustomer?: Resolver<Maybe<ResolversTypes['CustomerOutput']>, ParentType, ContextType, RequireFields<MutationUpdateCustomerArgs, 'input'>>;
  setCustomerGroup?: Resolver<Maybe<ResolversTypes['SetCustomerGroupOutput']>, ParentType, ContextType, Partial<MutationSetCustomerGroupArgs>>;
  addProductsToWishlist?: Resolver<Maybe<ResolversTypes['AddProductsToWishlistOutput']>, ParentType, ContextType, RequireFields<MutationAddProductsToWishlistArgs, 'quantity'>>;
  removeProductsFromWishlist?: Resolver<Maybe<ResolversTypes['RemoveProductsFromWishlistOutput']>, ParentType, ContextType, Partial<MutationRemoveProductsFromWishlistArgs>>;
  updateProductsInWishlist?: Resolver<Maybe<ResolversTypes['UpdateProductsInWishlistOutput']>, ParentType, ContextType, RequireFields<MutationUpdateProductsInWishlistArgs, 'wishlistId' | 'wishlistItems'>>;
  createWishlist?: Resolver<Maybe<ResolversTypes['CreateWishlistOutput']>, ParentType, ContextType, RequireFields<MutationCreateWishlistArgs, 'input'>>;
  addWishlistItemsToCart?: Resolver<Maybe<ResolversTypes['AddWishlistItemsToCartOutput']>, ParentType, ContextType, RequireFields<MutationAddWishlistItemsToCartArgs, 'wishlistId'>>;
  cancelOrder?: Resolver<Maybe<ResolversTypes['CancelOrderOutput']>, ParentType, ContextType, Partial<MutationCancelOrderArgs>>;
  changeOrder?: Resolver<Maybe<ResolversTypes['ChangeOrderOutput']>, ParentType, ContextType, RequireFields<MutationChangeOrderArgs, 'order_number'>>;
  placeOrder?: Resolver<Maybe<ResolversTypes['PlaceOrderOutput']>, ParentType, ContextType, Partial<MutationPlaceOrderArgs>>;
  mollieProcessTransaction?: Resolver<Maybe<ResolversTypes['MollieProcessTransactionOutput']>, ParentType, ContextType, Partial<MutationMollieProcessTransactionArgs>>;
  mollieRestoreCart?: Resolver<Maybe<ResolversTypes['MollieResetCartOutput']>, ParentType, ContextType, Partial<MutationMollieRestoreCartArgs>>;
  startPayment?: Resolver<Maybe<ResolversTypes['PaymentStanding']>, ParentType, ContextType, RequireFields<MutationStartPaymentArgs, 'payment_token'>>;
  checkProductsStock?: Resolver<Maybe<ResolversTypes['CheckProductsStockOutput']>, ParentType, ContextType, Partial<MutationCheckProductsStockArgs>>;
  setPaymentMethodAndPlaceOrder?: Resolver<Maybe<ResolversTypes['PlaceOrderOutput']>, ParentType, ContextType, Partial<MutationSetPaymentMethodAndPlaceOrderArgs>>;
  reorderItems?: Resolver<Maybe<ResolversTypes['ReorderItemsOutput']>, ParentType, ContextType, Partial<MutationReorderItemsArgs>>;
  requestPasswordResetEmail?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationRequestPasswordResetEmailArgs, 'email'>>;
  resetPassword?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'email' | 'resetPasswordToken' | 'newPassword'>>;
  quickOrder?: Resolver<Maybe<ResolversTypes['QuickOrderOutput']>, ParentType, ContextType, RequireFields<MutationQuickOrderArgs, 'removeItems'>>;
  addSaveOrderForLater?: Resolver<Maybe<ResolversTypes['SaveOrderOutput']>, ParentType, ContextType, Partial<MutationAddSaveOrderForLaterArgs>>;
  addPreOrder?: Resolver<Maybe<ResolversTypes['SaveOrderOutput']>, ParentType, ContextType, Partial<MutationAddPreOrderArgs>>;
  reOrderSavedOrder?: Resolver<Maybe<ResolversTypes['ReorderOutput']>, ParentType, ContextType, Partial<MutationReOrderSavedOrderArgs>>;
  reOrderPreOrder?: Resolver<Maybe<ResolversTypes['ReorderOutput']>, ParentType, ContextType, Partial<MutationReOrderPreOrderArgs>>;
  deleteSavedOrder?: Resolver<Maybe<ResolversTypes['SaveOrderOutput']>, ParentType, ContextType, Partial<MutationDeleteSavedOrderArgs>>;
  deletePreOrder?: Resolver<Maybe<ResolversTypes['SaveOrderOutput']>, ParentType, ContextType, Partial<MutationDeletePreOrderArgs>>;
  renameSavedOrder?: Resolver<Maybe<ResolversTypes['SaveOrderOutput']>, ParentType, ContextType, RequireFields<MutationRenameSavedOrderArgs, 'id' | 'customer_order_number'>>;
  renamePreOrder?: Resolver<Maybe<ResolversTypes['SaveOrderOutput']>, ParentType, ContextType, RequireFields<MutationRenamePreOrderArgs, 'id' | 'customer_order_number'>>;
  savePreCustomerOrderNumber?: Resolver<Maybe<ResolversTypes['SaveOrderOutput']>, ParentType, ContextType, Partial<MutationSavePreCustomerOrderNumberArgs>>;
};

export type MoneyResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['CurrencyEnum']>, ParentType, ContextType>;
};

export type KeyValueResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['KeyValue'] = ResolversParentTypes['KeyValue']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ComplexTextValueResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ComplexTextValue'] = ResolversParentTypes['ComplexTextValue']> = {
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchResultPageInfoResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SearchResultPageInfo'] = ResolversParentTypes['SearchResultPageInfo']> = {
  current_page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  page_size?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  total_pages?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = unknown> = {
  DutchAddress?: DutchAddressResolvers<ContextType>;
  DutchAddressCoordinates?: DutchAddressCoordinatesResolvers<ContextType>;
  AttributesFormOutput?: AttributesFormOutputResolvers<ContextType>;
  AttributesMetadataOutput?: AttributesMetadataOutputResolvers<ContextType>;
  CustomAttributeMetadataInterface?: CustomAttributeMetadataInterfaceResolvers<ContextType>;
  CustomAttributeOptionInterface?: CustomAttributeOptionInterfaceResolvers<ContextType>;
  CustomerAttributeMetadata?: CustomerAttributeMetadataResolvers<ContextType>;
  ReturnItemAttributeMetadata?: ReturnItemAttributeMetadataResolvers<ContextType>;
  ValidationRule?: ValidationRuleResolvers<ContextType>;
  GiftMessage?: GiftMessageResolvers<ContextType>;
  GiftWrapping?: GiftWrappingResolvers<ContextType>;
  GiftWrappingImage?: GiftWrappingImageResolvers<ContextType>;
  GiftOptionsPrices?: GiftOptionsPricesResolvers<ContextType>;
  AppliedGiftCard?: AppliedGiftCardResolvers<ContextType>;
  ApplyGiftCardToOrder?: ApplyGiftCardToOrderResolvers<ContextType>;
  GiftCardCartItem?: GiftCardCartItemResolvers<ContextType>;
  GiftCardOrderItem?: GiftCardOrderItemResolvers<ContextType>;
  GiftCardItem?: GiftCardItemResolvers<ContextType>;
  CreateGuestCartOutput?: CreateGuestCartOutputResolvers<ContextType>;
  RequestReturnOutput?: RequestReturnOutputResolvers<ContextType>;
  DeletePaymentTokenOutput?: DeletePaymentTokenOutputResolvers<ContextType>;
  ApplyGiftCardToCartOutput?: ApplyGiftCardToCartOutputResolvers<ContextType>;
  RemoveGiftCardFromCartOutput?: RemoveGiftCardFromCartOutputResolvers<ContextType>;
  SetGiftOptionsOnCartOutput?: SetGiftOptionsOnCartOutputResolvers<ContextType>;
  Returns?: ReturnsResolvers<ContextType>;
  Return?: ReturnResolvers<ContextType>;
  ReturnItem?: ReturnItemResolvers<ContextType>;
  ReturnShipping?: ReturnShippingResolvers<ContextType>;
  ReturnShippingTracking?: ReturnShippingTrackingResolvers<ContextType>;
  ReturnShippingCarrier?: ReturnShippingCarrierResolvers<ContextType>;
  ReturnShippingTrackingStatus?: ReturnShippingTrackingStatusResolvers<ContextType>;
  Products?: ProductsResolvers<ContextType>;
  Aggregation?: AggregationResolvers<ContextType>;
  AggregationOptionInterface?: AggregationOptionInterfaceResolvers<ContextType>;
  AggregationOption?: AggregationOptionResolvers<ContextType>;
  AggregationResult?: AggregationResultResolvers<ContextType>;
  LayerFilter?: LayerFilterResolvers<ContextType>;
  LayerFilterItemInterface?: LayerFilterItemInterfaceResolvers<ContextType>;
  LayerFilterItem?: LayerFilterItemResolvers<ContextType>;
  SortFields?: SortFieldsResolvers<ContextType>;
  SortField?: SortFieldResolvers<ContextType>;
  SearchSuggestion?: SearchSuggestionResolvers<ContextType>;
  ProductCategoryFilter?: ProductCategoryFilterResolvers<ContextType>;
  RoutableInterface?: RoutableInterfaceResolvers<ContextType>;
  PhysicalProductInterface?: PhysicalProductInterfaceResolvers<ContextType>;
  CustomizableProductInterface?: CustomizableProductInterfaceResolvers<ContextType>;
  CustomizableOptionInterface?: CustomizableOptionInterfaceResolvers<ContextType>;
  CustomizableAreaValue?: CustomizableAreaValueResolvers<ContextType>;
  CustomizableFieldValue?: CustomizableFieldValueResolvers<ContextType>;
  CustomizableDateValue?: CustomizableDateValueResolvers<ContextType>;
  CustomizableFileValue?: CustomizableFileValueResolvers<ContextType>;
  CustomizableCheckboxValue?: CustomizableCheckboxValueResolvers<ContextType>;
  CustomizableDropDownValue?: CustomizableDropDownValueResolvers<ContextType>;
  CustomizableMultipleValue?: CustomizableMultipleValueResolvers<ContextType>;
  CustomizableRadioValue?: CustomizableRadioValueResolvers<ContextType>;
  CustomizableAreaOption?: CustomizableAreaOptionResolvers<ContextType>;
  CustomizableFieldOption?: CustomizableFieldOptionResolvers<ContextType>;
  CustomizableDateOption?: CustomizableDateOptionResolvers<ContextType>;
  CustomizableFileOption?: CustomizableFileOptionResolvers<ContextType>;
  CustomizableCheckboxOption?: CustomizableCheckboxOptionResolvers<ContextType>;
  CustomizableDropDownOption?: CustomizableDropDownOptionResolvers<ContextType>;
  CustomizableMultipleOption?: CustomizableMultipleOptionResolvers<ContextType>;
  CustomizableRadioOption?: CustomizableRadioOptionResolvers<ContextType>;
  ProductInterface?: ProductInterfaceResolvers<ContextType>;
  SimpleProduct?: SimpleProductResolvers<ContextType>;
  VirtualProduct?: VirtualProductResolvers<ContextType>;
  ConfigurableProduct?: ConfigurableProductResolvers<ContextType>;
  BundleProduct?: BundleProductResolvers<ContextType>;
  GroupedProduct?: GroupedProductResolvers<ContextType>;
  GroupedProductItem?: GroupedProductItemResolvers<ContextType>;
  DownloadableProduct?: DownloadableProductResolvers<ContextType>;
  DownloadableProductLinks?: DownloadableProductLinksResolvers<ContextType>;
  DownloadableProductSamples?: DownloadableProductSamplesResolvers<ContextType>;
  ConfigurableProductOptions?: ConfigurableProductOptionsResolvers<ContextType>;
  ConfigurableProductOptionsValues?: ConfigurableProductOptionsValuesResolvers<ContextType>;
  SwatchDataInterface?: SwatchDataInterfaceResolvers<ContextType>;
  TextSwatchData?: TextSwatchDataResolvers<ContextType>;
  ColorSwatchData?: ColorSwatchDataResolvers<ContextType>;
  ImageSwatchData?: ImageSwatchDataResolvers<ContextType>;
  ConfigurableVariant?: ConfigurableVariantResolvers<ContextType>;
  ConfigurableAttributeOption?: ConfigurableAttributeOptionResolvers<ContextType>;
  ConfigurableProductOptionsSelection?: ConfigurableProductOptionsSelectionResolvers<ContextType>;
  ConfigurableOptionAvailableForSelection?: ConfigurableOptionAvailableForSelectionResolvers<ContextType>;
  ConfigurableProductOption?: ConfigurableProductOptionResolvers<ContextType>;
  ConfigurableProductOptionValue?: ConfigurableProductOptionValueResolvers<ContextType>;
  BundleItem?: BundleItemResolvers<ContextType>;
  BundleItemOption?: BundleItemOptionResolvers<ContextType>;
  PriceRange?: PriceRangeResolvers<ContextType>;
  ProductPrice?: ProductPriceResolvers<ContextType>;
  ProductDiscount?: ProductDiscountResolvers<ContextType>;
  FixedProductTax?: FixedProductTaxResolvers<ContextType>;
  TierPrice?: TierPriceResolvers<ContextType>;
  ProductTierPrices?: ProductTierPricesResolvers<ContextType>;
  ProductPrices?: ProductPricesResolvers<ContextType>;
  Price?: PriceResolvers<ContextType>;
  PriceAdjustment?: PriceAdjustmentResolvers<ContextType>;
  MediaGalleryInterface?: MediaGalleryInterfaceResolvers<ContextType>;
  ProductImage?: ProductImageResolvers<ContextType>;
  ProductVideo?: ProductVideoResolvers<ContextType>;
  ProductMediaGalleryEntriesVideoContent?: ProductMediaGalleryEntriesVideoContentResolvers<ContextType>;
  MediaGalleryEntry?: MediaGalleryEntryResolvers<ContextType>;
  UrlRewrite?: UrlRewriteResolvers<ContextType>;
  HttpQueryParameter?: HttpQueryParameterResolvers<ContextType>;
  ProductLinksInterface?: ProductLinksInterfaceResolvers<ContextType>;
  ProductLinks?: ProductLinksResolvers<ContextType>;
  ProductReviews?: ProductReviewsResolvers<ContextType>;
  ProductReview?: ProductReviewResolvers<ContextType>;
  ProductReviewRating?: ProductReviewRatingResolvers<ContextType>;
  ProductCustomAttributes?: ProductCustomAttributesResolvers<ContextType>;
  AttributeMetadataError?: AttributeMetadataErrorResolvers<ContextType>;
  AttributeValueInterface?: AttributeValueInterfaceResolvers<ContextType>;
  AttributeValue?: AttributeValueResolvers<ContextType>;
  AttributeSelectedOptions?: AttributeSelectedOptionsResolvers<ContextType>;
  AttributeSelectedOptionInterface?: AttributeSelectedOptionInterfaceResolvers<ContextType>;
  AttributeSelectedOption?: AttributeSelectedOptionResolvers<ContextType>;
  MultiDeposit?: MultiDepositResolvers<ContextType>;
  ProductLogistic?: ProductLogisticResolvers<ContextType>;
  ProductLowStock?: ProductLowStockResolvers<ContextType>;
  SpecialOfferDetails?: SpecialOfferDetailsResolvers<ContextType>;
  ProductCartFields?: ProductCartFieldsResolvers<ContextType>;
  ProductDownload?: ProductDownloadResolvers<ContextType>;
  PackagingOption?: PackagingOptionResolvers<ContextType>;
  CategoryInterface?: CategoryInterfaceResolvers<ContextType>;
  CategoryTree?: CategoryTreeResolvers<ContextType>;
  CategoryResult?: CategoryResultResolvers<ContextType>;
  CategoryProducts?: CategoryProductsResolvers<ContextType>;
  Breadcrumb?: BreadcrumbResolvers<ContextType>;
  EntityUrl?: EntityUrlResolvers<ContextType>;
  PosmBudget?: PosmBudgetResolvers<ContextType>;
  BudgetTransactions?: BudgetTransactionsResolvers<ContextType>;
  BudgetTransaction?: BudgetTransactionResolvers<ContextType>;
  ClearCartOutput?: ClearCartOutputResolvers<ContextType>;
  ClearCartError?: ClearCartErrorResolvers<ContextType>;
  AddSimpleProductsToCartOutput?: AddSimpleProductsToCartOutputResolvers<ContextType>;
  AddVirtualProductsToCartOutput?: AddVirtualProductsToCartOutputResolvers<ContextType>;
  AddConfigurableProductsToCartOutput?: AddConfigurableProductsToCartOutputResolvers<ContextType>;
  AddBundleProductsToCartOutput?: AddBundleProductsToCartOutputResolvers<ContextType>;
  CalculateBudgetOutput?: CalculateBudgetOutputResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartItems?: CartItemsResolvers<ContextType>;
  CartItemInterface?: CartItemInterfaceResolvers<ContextType>;
  SimpleCartItem?: SimpleCartItemResolvers<ContextType>;
  VirtualCartItem?: VirtualCartItemResolvers<ContextType>;
  DownloadableCartItem?: DownloadableCartItemResolvers<ContextType>;
  ConfigurableCartItem?: ConfigurableCartItemResolvers<ContextType>;
  BundleCartItem?: BundleCartItemResolvers<ContextType>;
  CartItemError?: CartItemErrorResolvers<ContextType>;
  SelectedConfigurableOption?: SelectedConfigurableOptionResolvers<ContextType>;
  SelectedBundleOption?: SelectedBundleOptionResolvers<ContextType>;
  SelectedBundleOptionValue?: SelectedBundleOptionValueResolvers<ContextType>;
  SelectedCustomizableOption?: SelectedCustomizableOptionResolvers<ContextType>;
  SelectedCustomizableOptionValue?: SelectedCustomizableOptionValueResolvers<ContextType>;
  CartItemSelectedOptionValuePrice?: CartItemSelectedOptionValuePriceResolvers<ContextType>;
  CartItemPrices?: CartItemPricesResolvers<ContextType>;
  CartItemPriceDetails?: CartItemPriceDetailsResolvers<ContextType>;
  TankDetails?: TankDetailsResolvers<ContextType>;
  CartPrices?: CartPricesResolvers<ContextType>;
  CartTaxItem?: CartTaxItemResolvers<ContextType>;
  CartDiscount?: CartDiscountResolvers<ContextType>;
  Discount?: DiscountResolvers<ContextType>;
  AppliedCoupon?: AppliedCouponResolvers<ContextType>;
  CartAddressInterface?: CartAddressInterfaceResolvers<ContextType>;
  ShippingCartAddress?: ShippingCartAddressResolvers<ContextType>;
  BillingCartAddress?: BillingCartAddressResolvers<ContextType>;
  CartAddressRegion?: CartAddressRegionResolvers<ContextType>;
  CartAddressCountry?: CartAddressCountryResolvers<ContextType>;
  CartItemQuantity?: CartItemQuantityResolvers<ContextType>;
  AvailableShippingMethod?: AvailableShippingMethodResolvers<ContextType>;
  SelectedShippingMethod?: SelectedShippingMethodResolvers<ContextType>;
  ShippingSchedule?: ShippingScheduleResolvers<ContextType>;
  ServicePoint?: ServicePointResolvers<ContextType>;
  ServicePointHours?: ServicePointHoursResolvers<ContextType>;
  AvailablePaymentMethod?: AvailablePaymentMethodResolvers<ContextType>;
  MollieIssuer?: MollieIssuerResolvers<ContextType>;
  MolliePaymentMethodMeta?: MolliePaymentMethodMetaResolvers<ContextType>;
  SelectedPaymentMethod?: SelectedPaymentMethodResolvers<ContextType>;
  CartQuery?: CartQueryResolvers<ContextType>;
  CartPartyDetails?: CartPartyDetailsResolvers<ContextType>;
  PortalCartPrices?: PortalCartPricesResolvers<ContextType>;
  ProgressBarData?: ProgressBarDataResolvers<ContextType>;
  CashDiscount?: CashDiscountResolvers<ContextType>;
  BrandProgress?: BrandProgressResolvers<ContextType>;
  CartEmpties?: CartEmptiesResolvers<ContextType>;
  SapPaymentDetails?: SapPaymentDetailsResolvers<ContextType>;
  BudgetDetails?: BudgetDetailsResolvers<ContextType>;
  GrandTotalYourPriceDetails?: GrandTotalYourPriceDetailsResolvers<ContextType>;
  AddProductsToCartOutput?: AddProductsToCartOutputResolvers<ContextType>;
  Error?: ErrorResolvers<ContextType>;
  CartUserInputError?: CartUserInputErrorResolvers<ContextType>;
  InsufficientStockError?: InsufficientStockErrorResolvers<ContextType>;
  UpdateCartItemsOutput?: UpdateCartItemsOutputResolvers<ContextType>;
  RemoveItemFromCartOutput?: RemoveItemFromCartOutputResolvers<ContextType>;
  CartOutput?: CartOutputResolvers<ContextType>;
  SetPaymentMethodOnCartOutput?: SetPaymentMethodOnCartOutputResolvers<ContextType>;
  ApplyCouponToCartOutput?: ApplyCouponToCartOutputResolvers<ContextType>;
  RemoveCouponFromCartOutput?: RemoveCouponFromCartOutputResolvers<ContextType>;
  SetShippingMethodsOnCartOutput?: SetShippingMethodsOnCartOutputResolvers<ContextType>;
  SetShippingAddressesOnCartOutput?: SetShippingAddressesOnCartOutputResolvers<ContextType>;
  SetBillingAddressOnCartOutput?: SetBillingAddressOnCartOutputResolvers<ContextType>;
  SetGuestEmailOnCartOutput?: SetGuestEmailOnCartOutputResolvers<ContextType>;
  SaveOrderOutput?: SaveOrderOutputResolvers<ContextType>;
  EstimateTotalsOutput?: EstimateTotalsOutputResolvers<ContextType>;
  CmsPage?: CmsPageResolvers<ContextType>;
  CmsBlocks?: CmsBlocksResolvers<ContextType>;
  CmsBlock?: CmsBlockResolvers<ContextType>;
  CustomerAddresses?: CustomerAddressesResolvers<ContextType>;
  CustomerAddress?: CustomerAddressResolvers<ContextType>;
  CustomerAddressAttribute?: CustomerAddressAttributeResolvers<ContextType>;
  CustomerAddressRegion?: CustomerAddressRegionResolvers<ContextType>;
  IsEmailAvailableOutput?: IsEmailAvailableOutputResolvers<ContextType>;
  SetCustomerGroupOutput?: SetCustomerGroupOutputResolvers<ContextType>;
  CustomerToken?: CustomerTokenResolvers<ContextType>;
  RevokeCustomerTokenOutput?: RevokeCustomerTokenOutputResolvers<ContextType>;
  CustomerOutput?: CustomerOutputResolvers<ContextType>;
  CustomerDownloadableProducts?: CustomerDownloadableProductsResolvers<ContextType>;
  CustomerDownloadableProduct?: CustomerDownloadableProductResolvers<ContextType>;
  CustomerPaymentTokens?: CustomerPaymentTokensResolvers<ContextType>;
  PaymentToken?: PaymentTokenResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  CustomerGroupStorefront?: CustomerGroupStorefrontResolvers<ContextType>;
  CompanyRole?: CompanyRoleResolvers<ContextType>;
  CompanyAclResource?: CompanyAclResourceResolvers<ContextType>;
  AdminAssistanceActions?: AdminAssistanceActionsResolvers<ContextType>;
  AdminAssistanceAction?: AdminAssistanceActionResolvers<ContextType>;
  Wishlist?: WishlistResolvers<ContextType>;
  WishlistItem?: WishlistItemResolvers<ContextType>;
  WishlistItems?: WishlistItemsResolvers<ContextType>;
  WishlistItemInterface?: WishlistItemInterfaceResolvers<ContextType>;
  SimpleWishlistItem?: SimpleWishlistItemResolvers<ContextType>;
  VirtualWishlistItem?: VirtualWishlistItemResolvers<ContextType>;
  ConfigurableWishlistItem?: ConfigurableWishlistItemResolvers<ContextType>;
  BundleWishlistItem?: BundleWishlistItemResolvers<ContextType>;
  WishlistOutput?: WishlistOutputResolvers<ContextType>;
  AddProductsToWishlistOutput?: AddProductsToWishlistOutputResolvers<ContextType>;
  RemoveProductsFromWishlistOutput?: RemoveProductsFromWishlistOutputResolvers<ContextType>;
  UpdateProductsInWishlistOutput?: UpdateProductsInWishlistOutputResolvers<ContextType>;
  WishListUserInputError?: WishListUserInputErrorResolvers<ContextType>;
  CreateWishlistOutput?: CreateWishlistOutputResolvers<ContextType>;
  AddWishlistItemsToCartOutput?: AddWishlistItemsToCartOutputResolvers<ContextType>;
  WishlistCartUserInputError?: WishlistCartUserInputErrorResolvers<ContextType>;
  CancelOrderOutput?: CancelOrderOutputResolvers<ContextType>;
  CancelOrderError?: CancelOrderErrorResolvers<ContextType>;
  ChangeOrderOutput?: ChangeOrderOutputResolvers<ContextType>;
  ChangeOrderError?: ChangeOrderErrorResolvers<ContextType>;
  ReplacedOrder?: ReplacedOrderResolvers<ContextType>;
  ReplacedOrderItem?: ReplacedOrderItemResolvers<ContextType>;
  CustomerOrders?: CustomerOrdersResolvers<ContextType>;
  AskedOrderLine?: AskedOrderLineResolvers<ContextType>;
  PlaceOrderOutput?: PlaceOrderOutputResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  PlaceOrderError?: PlaceOrderErrorResolvers<ContextType>;
  OrderedBy?: OrderedByResolvers<ContextType>;
  CustomerOrder?: CustomerOrderResolvers<ContextType>;
  OrderHeldBack?: OrderHeldBackResolvers<ContextType>;
  OrderAdditionalData?: OrderAdditionalDataResolvers<ContextType>;
  OrderTotal?: OrderTotalResolvers<ContextType>;
  TaxItem?: TaxItemResolvers<ContextType>;
  ShippingHandling?: ShippingHandlingResolvers<ContextType>;
  ShippingDiscount?: ShippingDiscountResolvers<ContextType>;
  OrderItemInterface?: OrderItemInterfaceResolvers<ContextType>;
  OrderLineConfirmation?: OrderLineConfirmationResolvers<ContextType>;
  OrderItem?: OrderItemResolvers<ContextType>;
  ConfigurableOrderItem?: ConfigurableOrderItemResolvers<ContextType>;
  BundleOrderItem?: BundleOrderItemResolvers<ContextType>;
  DownloadableOrderItem?: DownloadableOrderItemResolvers<ContextType>;
  DownloadableItemsLinks?: DownloadableItemsLinksResolvers<ContextType>;
  ItemSelectedBundleOption?: ItemSelectedBundleOptionResolvers<ContextType>;
  ItemSelectedBundleOptionValue?: ItemSelectedBundleOptionValueResolvers<ContextType>;
  OrderItemOption?: OrderItemOptionResolvers<ContextType>;
  OrderItemPrices?: OrderItemPricesResolvers<ContextType>;
  OrderAddress?: OrderAddressResolvers<ContextType>;
  OrderServicePoint?: OrderServicePointResolvers<ContextType>;
  OrderShipment?: OrderShipmentResolvers<ContextType>;
  ShipmentTracking?: ShipmentTrackingResolvers<ContextType>;
  ShipmentItemInterface?: ShipmentItemInterfaceResolvers<ContextType>;
  ShipmentItem?: ShipmentItemResolvers<ContextType>;
  BundleShipmentItem?: BundleShipmentItemResolvers<ContextType>;
  OrderPaymentMethod?: OrderPaymentMethodResolvers<ContextType>;
  SalesCommentItem?: SalesCommentItemResolvers<ContextType>;
  Invoice?: InvoiceResolvers<ContextType>;
  InvoiceTotal?: InvoiceTotalResolvers<ContextType>;
  CreditMemo?: CreditMemoResolvers<ContextType>;
  CreditMemoTotal?: CreditMemoTotalResolvers<ContextType>;
  InvoiceItemInterface?: InvoiceItemInterfaceResolvers<ContextType>;
  InvoiceItem?: InvoiceItemResolvers<ContextType>;
  BundleInvoiceItem?: BundleInvoiceItemResolvers<ContextType>;
  DownloadableInvoiceItem?: DownloadableInvoiceItemResolvers<ContextType>;
  CreditMemoItemInterface?: CreditMemoItemInterfaceResolvers<ContextType>;
  CreditMemoItem?: CreditMemoItemResolvers<ContextType>;
  BundleCreditMemoItem?: BundleCreditMemoItemResolvers<ContextType>;
  DownloadableCreditMemoItem?: DownloadableCreditMemoItemResolvers<ContextType>;
  MollieProcessTransactionOutput?: MollieProcessTransactionOutputResolvers<ContextType>;
  MollieResetCartOutput?: MollieResetCartOutputResolvers<ContextType>;
  PaymentStanding?: PaymentStandingResolvers<ContextType>;
  CheckProductsStockOutput?: CheckProductsStockOutputResolvers<ContextType>;
  StockCheckItem?: StockCheckItemResolvers<ContextType>;
  ReorderItemsOutput?: ReorderItemsOutputResolvers<ContextType>;
  CheckoutUserInputError?: CheckoutUserInputErrorResolvers<ContextType>;
  OrderAgain?: OrderAgainResolvers<ContextType>;
  OrderAgainItem?: OrderAgainItemResolvers<ContextType>;
  OrderAgainRefusal?: OrderAgainRefusalResolvers<ContextType>;
  Currency?: CurrencyResolvers<ContextType>;
  ExchangeRate?: ExchangeRateResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  Region?: RegionResolvers<ContextType>;
  PortalConfig?: PortalConfigResolvers<ContextType>;
  PortalHolidayMonth?: PortalHolidayMonthResolvers<ContextType>;
  CheckoutAgreement?: CheckoutAgreementResolvers<ContextType>;
  StoreConfig?: StoreConfigResolvers<ContextType>;
  CancellationReason?: CancellationReasonResolvers<ContextType>;
  QuickOrderOutput?: QuickOrderOutputResolvers<ContextType>;
  QuickOrderProduct?: QuickOrderProductResolvers<ContextType>;
  SavedOrders?: SavedOrdersResolvers<ContextType>;
  SavedOrder?: SavedOrderResolvers<ContextType>;
  SavedOrderItem?: SavedOrderItemResolvers<ContextType>;
  ReorderOutput?: ReorderOutputResolvers<ContextType>;
  FailedReorderItem?: FailedReorderItemResolvers<ContextType>;
  RecommendItems?: RecommendItemsResolvers<ContextType>;
  RecommendItem?: RecommendItemResolvers<ContextType>;
  SuggestedCart?: SuggestedCartResolvers<ContextType>;
  SuggestedItem?: SuggestedItemResolvers<ContextType>;
  TankBeer?: TankBeerResolvers<ContextType>;
  VenueTank?: VenueTankResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  KeyValue?: KeyValueResolvers<ContextType>;
  ComplexTextValue?: ComplexTextValueResolvers<ContextType>;
  SearchResultPageInfo?: SearchResultPageInfoResolvers<ContextType>;
};

