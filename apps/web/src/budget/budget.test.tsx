import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { graphql } from 'msw/graphql'
import { beforeEach, describe, expect, test } from 'vitest'
import { wireCartWith, type CartWishes } from '../cart/cart.builders.ts'
import { useCart, useCartCommand } from '../cart/index.ts'
import { renderPages } from '../lib/test/render-page.tsx'
import { server } from '../lib/test/server.ts'
import { shipToWith, userWith } from '../session/session.builders.ts'
import { useSelectedShipTo } from '../session/index.ts'
import { BudgetCell, BudgetOfCart } from './index.ts'

const api = graphql.link('*/graphql')
const GLASSES: CartWishes = {
  lines: [{ packages: 10, product: { sku: 'GLASS-25', material_type: 'ZBTL', pack_format: 'Glass', priceEuros: 15 } }],
}

beforeEach(() => localStorage.setItem('shipToId', '1'))

describe('the budget for POS materials', () => {
  test.each(['Ontrade', 'OntradeTank', 'AccountManagerOntrade'])(
    '[BAR-14, BAR-15] is told to %s, with what the cart takes of it',
    async (customerType) => {
      openFor({ customerType, cart: GLASSES, budget: { granted: 500, left: 400 } })
      const cell = await screen.findByText('€ 250,00 left')
      expect(cell.closest('div')).toHaveTextContent('of € 500,00')
      expect(screen.getByText('€ 150,00 in the cart')).toBeVisible()
    },
  )

  test('[BAR-14] is N/A where none is kept', async () => {
    openFor({ customerType: 'Ontrade', cart: {}, budget: null })
    expect(await screen.findByText('N/A')).toBeVisible()
  })

  test.each(['Distributor', 'Retail', 'Shop'])('[BAR-14] is not told to %s', async (customerType) => {
    openFor({ customerType, cart: {}, budget: null })
    await screen.findByText('The cart is here')
    expect(screen.queryByText('POS materials budget')).not.toBeInTheDocument()
  })

  test('[CRT-41] moves with the cart before the server has answered', async () => {
    openFor({ customerType: 'Ontrade', cart: GLASSES, budget: { granted: 500, left: 400 } })
    await screen.findByText('€ 250,00 left')
    await userEvent.click(screen.getByRole('button', { name: 'Ten more' }))
    expect(await screen.findByText('€ 100,00 left')).toBeVisible()
    expect(screen.getByText('€ 300,00 in the cart')).toBeVisible()
  })

  test('[CRT-41] says by how much it falls short', async () => {
    openFor({ customerType: 'Ontrade', cart: GLASSES, budget: { granted: 500, left: 100 } })
    expect(await screen.findByText('€ 50,00 short')).toBeVisible()
  })

  test('[BAR-15] counts what the order holds that the cart is going to replace', async () => {
    openFor({ customerType: 'Ontrade', cart: GLASSES, budget: { granted: 500, left: 100, ofCart: 200 } })
    expect(await screen.findByText('€ 50,00 left')).toBeVisible()
  })

  test('pays for no beer', async () => {
    openFor({ customerType: 'Ontrade', cart: { lines: [{ pallets: 1 }] }, budget: { granted: 500, left: 400 } })
    expect(await screen.findByText('€ 400,00 left')).toBeVisible()
  })

  test('says so when it cannot be read, and is asked for again', async () => {
    openFor({ customerType: 'Ontrade', cart: {}, budget: 'fails' })
    await screen.findByText('The budget could not be read.')
    hasBudget({ granted: 500, left: 400 })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('€ 400,00 left')).toBeVisible()
  })

  test('stands beside a cart of POS materials whoever orders it, with the way to its ledger', async () => {
    openFor({ customerType: 'Distributor', cart: GLASSES, budget: { granted: 500, left: 400 }, at: '/cart' })
    const budget = await screen.findByRole('region', { name: 'POS materials budget' })
    expect(budget).toHaveTextContent('€ 250,00 left')
    expect(within(budget).getByRole('link', { name: 'What was given and spent' })).toHaveAttribute(
      'href',
      '/orders/posm/budget',
    )
  })

  test('stands beside no cart that is not paid from it', async () => {
    openFor({ customerType: 'Distributor', cart: GLASSES, budget: null, at: '/cart' })
    await screen.findByText('The cart is here')
    await waitFor(() => expect(screen.queryByText('POS materials budget')).not.toBeInTheDocument())
  })
})

type Kept = { granted: number; left: number; ofCart?: number } | null | 'fails'

function hasBudget(budget: Kept) {
  server.use(
    api.query('BudgetLeft', () => {
      if (budget === 'fails') return HttpResponse.json({ errors: [{ message: 'no' }] })
      return HttpResponse.json({
        data: {
          posmBudget: budget && { year: 2026, granted: budget.granted, left: budget.left },
          customerCart: {
            id: 'cart-1',
            ship_to_id: '1',
            budgetDetails: budget && { posBudget: budget.ofCart ?? budget.left },
          },
        },
      })
    }),
  )
}

type Wishes = { customerType: string; cart: CartWishes; budget: Kept; at?: '/posm' | '/cart' }

function openFor({ customerType, cart, budget, at = '/posm' }: Wishes) {
  const user = userWith({ shipTos: [shipToWith({ customerType })] })
  server.use(
    http.get('*/identity/session', () => HttpResponse.json({ user })),
    api.query('CustomerCart', () => HttpResponse.json({ data: { customerCart: wireCartWith(cart) } })),
  )
  hasBudget(budget)
  renderPages(at, { '/posm': Bar, '/cart': OfCart })
}

function Bar() {
  const { shipTo } = useSelectedShipTo()
  const { data: cart } = useCart()
  const { setAmounts } = useCartCommand()
  const line = cart?.lines[0]
  return (
    <>
      {cart && <p>The cart is here</p>}
      {shipTo && <BudgetCell shipTo={shipTo} cart={cart} />}
      {line && (
        <button
          type="button"
          onClick={() => setAmounts({ product: line.product, amounts: { packages: line.amounts.packages + 10 } })}
        >
          Ten more
        </button>
      )}
    </>
  )
}

function OfCart() {
  const { shipTo } = useSelectedShipTo()
  const { data: cart } = useCart()
  return (
    <>
      {cart && <p>The cart is here</p>}
      {shipTo && cart && <BudgetOfCart shipToId={shipTo.shipToId} cart={cart} />}
    </>
  )
}
