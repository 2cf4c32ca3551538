export { PosmDelivery } from './posm-delivery.tsx'
