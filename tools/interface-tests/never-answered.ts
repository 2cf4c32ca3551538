/** Errors that the interface lists for clients of Adobe Commerce, and why the portal never answers them. */
export const NEVER_ANSWERED: ReadonlyMap<string, string> = new Map([
  ['addProductsToCart COULD_NOT_FIND_CART_ITEM', 'never answered: who adds names no line of the cart'],
  ['addProductsToCart UNDEFINED', 'never answered: each refusal of a line has a code of its own'],
  ['placeOrder GUEST_EMAIL_MISSING', 'never answered: there are no guests'],
  ['placeOrder UNDEFINED', 'never answered: every other refusal is UNABLE_TO_PLACE_ORDER with its reason'],
  ['setPaymentMethodAndPlaceOrder GUEST_EMAIL_MISSING', 'never answered: there are no guests'],
  [
    'setPaymentMethodAndPlaceOrder UNDEFINED',
    'never answered: every other refusal is UNABLE_TO_PLACE_ORDER with its reason',
  ],
  ['reorderItems REORDER_NOT_AVAILABLE', 'never answered: orders can always be ordered again'],
  ['cancelOrder ORDER_CANCELLATION_DISABLED', 'never answered: cancelling cannot be switched off'],
  ['cancelOrder UNAUTHORISED', 'never answered: an order of somebody else is ORDER_NOT_FOUND'],
  ['cancelOrder UNDEFINED', 'never answered: each refusal has a code of its own'],
  ['removeProductsFromWishlist PRODUCT_NOT_FOUND', 'never answered: what is taken away is named by the list'],
  ['updateProductsInWishlist PRODUCT_NOT_FOUND', 'never answered: what is changed is named by the list'],
  ['clearCart UNAUTHORISED', 'never answered: a cart of somebody else is NOT_FOUND'],
  ['clearCart INACTIVE', 'never answered: a cart that is active no longer is NOT_FOUND'],
  ['clearCart UNDEFINED', 'never answered: each refusal has a code of its own'],
])
