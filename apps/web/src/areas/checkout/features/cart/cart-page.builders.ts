import { http, HttpResponse, type RequestHandler } from 'msw'
import { graphql } from 'msw/graphql'
import { suggestedCartOf } from '../../../../suggestions/suggestions.builders.ts'
import { userWith } from '../../../../session/session.builders.ts'

const api = graphql.link('*/graphql')

/** Answers what the cart page asks for beside the cart: a buyer who counts pallets, no days and no habits. */
export const besideTheCart = (): RequestHandler[] => [
  http.get('*/identity/session', () => HttpResponse.json({ user: userWith() })),
  http.get('*/nl/prod/api/v1/portal/*', () => HttpResponse.json([])),
  api.query('BudgetLeft', () =>
    HttpResponse.json({
      data: { posmBudget: null, customerCart: { id: 'cart-1', ship_to_id: '1', budgetDetails: null } },
    }),
  ),
  api.query('OfferedUnits', () => HttpResponse.json({ data: { getPortalConfig: { orderableunits: 'Pallets' } } })),
  api.query('RecentOrders', () => HttpResponse.json({ data: { customer: { orders: { items: [] } } } })),
  api.query('SuggestedCart', () => HttpResponse.json(suggestedCartOf())),
]
