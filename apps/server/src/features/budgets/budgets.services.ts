import { oncePer } from '#platform/once-per.ts'
import { deliveryServices } from '#features/delivery/index.ts'
import { portalServices } from '#features/portal/index.ts'
import type { Kernel } from '../../kernel.ts'
import { createBudgetLedgers } from './budgets.service.ts'

export const budgetsServices = oncePer((kernel: Kernel) => ({
  budgetLedgers: createBudgetLedgers({ ...kernel, ...deliveryServices(kernel), ...portalServices(kernel) }),
}))
