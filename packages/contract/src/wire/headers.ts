/** Headers that a call may carry, in lower case (graphql.md §1.2). */
export const REQUEST_HEADERS = [
  'authorization',
  'store',
  'content-currency',
  'outletid',
  'datepopup',
  'standarddeliverydate',
  'outletdeliverymethod',
  'notefordriver',
  'customerordernumber',
  'lang',
  'customertype',
  'cartskus',
  'idoctype',
  'onlyempties',
  'onlyfavourites',
  'productrecoenabled',
  'idempotency-key',
] as const

/** Headers that Adobe Commerce clients send and that mean nothing here. */
export const IGNORED_HEADERS = ['x-captcha', 'x-recaptcha', 'x-magento-cache-id', 'preview-version'] as const
