export { OrderHistoryPage } from './order-history-page.tsx'
export { OrderPage } from './order-page.tsx'
