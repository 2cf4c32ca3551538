export { customerPolicy, customerResolvers } from './customer.resolvers.ts'
