export { cataloguePermission } from './catalogue-kinds.ts'
export * from './combined-access.ts'
export {
  CUSTOMER_TYPES,
  customerTypeOf,
  firstCustomerType,
  isCustomerType,
  isStaffType,
  STAFF_TYPES,
  type CustomerType,
} from './customer-type.ts'
export * from './ordering-for.ts'
export * from './permission.ts'
export * from './role-change.ts'
export * from './role-giving.ts'
export * from './role-permissions.ts'
export * from './role.ts'
export * from './service.ts'
