export { CheckoutPage } from './checkout-page.tsx'
export { ThanksPage } from './thanks-page.tsx'
