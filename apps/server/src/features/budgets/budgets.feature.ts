import type { FastifyInstance } from 'fastify'
import { budgetsPolicy, budgetsResolvers } from './budgets.resolvers.ts'
import { budgetsRestPolicy, budgetsRoutes } from './budgets.routes.ts'
import type { BudgetLedgers } from './budgets.service.ts'

type Needs = { budgetLedgers: BudgetLedgers }

export const budgetsFeature = {
  policy: { ...budgetsPolicy, ...budgetsRestPolicy },
  resolvers: ({ budgetLedgers }: Needs) => budgetsResolvers(budgetLedgers),
  routes: { calls: (app: FastifyInstance, { budgetLedgers }: Needs) => budgetsRoutes(app, budgetLedgers) },
}
