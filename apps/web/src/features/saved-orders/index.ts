export { OrderInProgress } from './order-in-progress.tsx'
export { OrderStartQuestion } from './order-start-question.tsx'
