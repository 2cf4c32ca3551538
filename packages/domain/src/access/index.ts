export { cataloguePermission } from './catalogue-kinds.ts'
export * from './combined-access.ts'
export {
  CUSTOMER_TYPES,
  customerTypeOf,
  firstCustomerType,
  isCustomerType,
  type CustomerType,
} from './customer-type.ts'
export * from './permission.ts'
export * from './role.ts'
