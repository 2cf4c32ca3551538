import type { Feature } from '../../feature.ts'
import { budgetsPolicy, budgetsResolvers } from './budgets.resolvers.ts'
import { budgetsRestPolicy, budgetsRoutes } from './budgets.routes.ts'
import { budgetsServices } from './budgets.services.ts'

export const budgetsFeature = {
  policy: { ...budgetsPolicy, ...budgetsRestPolicy },
  resolvers: (kernel) => budgetsResolvers(budgetsServices(kernel).budgetLedgers),
  routes: { calls: (app, kernel) => budgetsRoutes(app, budgetsServices(kernel).budgetLedgers) },
} satisfies Feature
