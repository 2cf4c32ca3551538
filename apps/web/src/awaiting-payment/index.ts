export { AwaitingPayment } from './awaiting-payment.tsx'
export { giveUpPayment, isUnderWay, paymentQuery, startPayment, type PaymentStanding } from './api/payment-calls.ts'
export { useRefreshAfterPayment } from './use-refresh-after-payment.ts'
