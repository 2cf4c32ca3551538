import { act, renderHook } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { changeLanguage, currentLanguage, useTranslation, type Translate } from './index.ts'

// Those of the specification's texts that a screen says, as it spells them, also where it misspells.
const VERBATIM = [
  ['messages.account-error', 'Error with your account. Please contact the customer service'],
  ['messages.ship-to-suspended', 'ShipTo suspended - Select another ShipTo'],
  ['messages.shipment-not-set', 'Error setting shipment'],
  ['messages.order-type-empty', 'Order type has to not be empty!'],
  ['messages.delivery-date-empty', 'Delivery date has to not be empty!'],
  ['messages.delivery-date-unavailable', 'Shipping cannot be ordered. Choose a different date.'],
  ['messages.stock-clamped', 'Your card has been updated to reflect the current stock availability.'],
  ['messages.cart-remove-failed', 'Failed to remove product from cart'],
  ['messages.cart-empty', 'The cart is Empty'],
  ['messages.order-type-change', 'By changing the type of order, cart will be reset and a new order will start.'],
  ['messages.are-you-sure', 'Are you sure you want to proceed?'],
  ['messages.attention', 'Attention!'],
  ['messages.minimum-not-reached', 'Miminum order quantity have not been reached yet, please fill-up your cart'],
  ['messages.order-ok', 'Order is ok, you can place the order or fill-up your cart'],
  ['messages.maximum-exceeded', 'Maximum capacity of your order has been exceeded, please review your cart'],
  ['messages.minimum-pallets-not-reached', 'The minimum quantity of pallet has not been reached'],
  ['messages.maximum-pallets-exceeded', 'The maximum number of pallets has been exceeded.'],
  ['messages.maximum-weight-exceeded', 'The maximum weight of order has been exceeded.'],
  ['messages.minimum-weight-not-reached', 'The minimum weight of order has not been reached'],
  ['messages.minimum-capacity-reached', 'The minimum order capacity has been reached.'],
  ['messages.no-search-history', 'No Search History available'],
  ['messages.no-result-found', 'No Result Found'],
  ['messages.searching', 'Searching...'],
  ['messages.unauthorized', '401: UNAUTHORIZED ACCESS'],
  ['messages.something-went-wrong', 'Something went wrong, try again later.'],
  ['becomePartner.notFilled', 'Not all fields are filled in'],
  ['contactForm.notFilled', 'Not all fields are filled in'],
  ['messages.fields-missing', 'Not all fields are filled in'],
  ['tickets.notFilled', 'Not all fields are filled in'],
  ['verification.fieldMissing', 'Not all fields are filled in'],
  ['messages.product-not-available-on-date', 'PRODUCT NOT AVAILABLE ON THE SELECTED DATE'],
  ['messages.order-in-progress', 'Seems like you have an order in progress'],
  ['messages.no-products', 'Sorry, there are no products to display'],
  ['messages.no-ship-to-data', 'No ship to data available'],
  ['profile.noShipTos', 'No ship to data available'],
] as const

const FILES = import.meta.glob<string>('../**/texts/en.json', { query: '?raw', import: 'default', eager: true })
const ENGLISH = new Map(Object.values(FILES).flatMap((texts) => Object.entries<string>(JSON.parse(texts))))

describe('the texts', () => {
  test.each(VERBATIM)('[ERR-56] the screens say as %s what the specification spells: %j', (key, text) => {
    expect(ENGLISH.get(key)).toBe(text)
  })

  test('[MKT-05, MKT-10] change with the language, which is stored and told to the document', async () => {
    const { result } = renderHook(() => useTranslation().t('messages.cart-empty'))
    await act(() => changeLanguage('nl'))
    expect(result.current).toBe('De winkelwagen is leeg')
    expect(document.documentElement.lang).toBe('nl')
    expect(localStorage.getItem('language')).toBe('nl')
    expect(localStorage.getItem('store')).toBe('LivePortal_NL_nl')
    await act(() => changeLanguage('en'))
    expect(currentLanguage()).toBe('en')
  })
})

describe('a text', () => {
  const t: Translate = (key, values) => renderHook(() => useTranslation().t(key, values)).result.current

  test.each([
    [0, 'The cart is empty'],
    [1, '1 product in the cart'],
    [12, '12 products in the cart'],
  ])('takes the form of its count: %i', (count, expected) => {
    expect(t('cart.inCart', { count })).toBe(expected)
  })

  test('takes its values as they are', () => {
    expect(t('load.minimum', { places: '24' })).toBe('Minimum 24')
    expect(t('load.minimum', { places: '{what} & <b>' })).toBe('Minimum {what} & <b>')
  })
})
