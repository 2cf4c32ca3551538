import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { SAMPLE_LOADS } from '../../load/samples.ts'
import { CartDocket } from './cart-docket.tsx'
import { CartRow, type CartLineItem } from './cart-row.tsx'
import { MiniCartView } from './mini-cart-view.tsx'
import { SAMPLE_CART, SAMPLE_TOTALS } from './samples.ts'

const NOTHING = () => {}

describe('a cart line', () => {
  test('says the quantity in the ordered units first, then all cases, and what it costs', () => {
    render(<CartRow item={lineOf('3')} onQuantity={NOTHING} onRemove={NOTHING} />)
    const line = screen.getByRole('article', { name: 'Witte Wieven, Krat 24 × 30 cl · 4,8%' })
    expect(line).toHaveTextContent('3 pallets, 2 layers · 136 crates in all · 9,8 hl · 2.802 kg')
    expect(line).toHaveTextContent('€ 3.345,60')
    expect(line).toHaveTextContent('€ 24,60 each')
    expect(line).toHaveTextContent('Your card has been updated to reflect the current stock availability.')
  })

  test('changes by unit and goes', async () => {
    const onQuantity = vi.fn<(unit: string, value: number) => void>()
    const onRemove = vi.fn<() => void>()
    render(<CartRow item={lineOf('1')} onQuantity={onQuantity} onRemove={onRemove} />)
    await userEvent.click(screen.getByRole('button', { name: 'Less: Veenhof Pils, krat 24 × 30 cl, pallets' }))
    await waitFor(() => expect(onQuantity).toHaveBeenCalledExactlyOnceWith('pallets', 7))
    await userEvent.click(screen.getByRole('button', { name: 'Remove Veenhof Pils, krat 24 × 30 cl' }))
    expect(onRemove).toHaveBeenCalledOnce()
  })

  test('counts tank beer by the litre', () => {
    render(<CartRow item={lineOf('4')} onQuantity={NOTHING} onRemove={NOTHING} />)
    expect(screen.getByRole('spinbutton', { name: 'Veenhof Pils, tank, litres' })).toHaveAttribute(
      'aria-valuetext',
      '700 l',
    )
    expect(screen.getByText('€ 2,18 a litre')).toBeVisible()
  })
})

describe('the docket', () => {
  test('[CRT-39] shows discounts as rows of their own, with their condition', () => {
    render(<CartDocket totals={SAMPLE_TOTALS}>To checkout</CartDocket>)
    expect(screen.getByText('Packaging discount, full pallets')).toBeVisible()
    expect(screen.getByText('0,25% on cases that stand on full pallets; checked each month')).toBeVisible()
    expect(screen.getByText('−€ 63,19')).toBeVisible()
  })

  test('adds VAT per rate, deposit and total', () => {
    render(<CartDocket totals={SAMPLE_TOTALS}>To checkout</CartDocket>)
    const docket = screen.getByRole('region', { name: 'Docket' })
    expect(docket).toHaveTextContent('VAT 21%€ 5.521,00')
    expect(docket).toHaveTextContent('VAT 9%€ 133,97')
    expect(docket).toHaveTextContent('Deposit on crates, kegs and trays€ 4.876,80')
    expect(docket).toHaveTextContent('Total incl. VAT and deposit€ 37.460,18')
  })
})

describe('the mini-cart', () => {
  test('[NAV-15] shows the load, the quantity of each line and the way to the cart', () => {
    renderMiniCart()
    expect(screen.getByRole('img', { name: /17,9 of 26/ })).toBeVisible()
    expect(screen.getAllByRole('button', { name: /^Change / }).map((line) => line.getAttribute('aria-label'))).toEqual([
      'Change Veenhof Pils, krat 24 × 30 cl, 8 pallets',
      'Change Veenhof Pils, fust 50 l, 4 pallets',
      'Change Witte Wieven, krat 24 × 30 cl, 3 pallets, 2 layers',
      'Change Veenhof Pils, tank, 700 litres',
    ])
    expect(screen.getByRole('link', { name: 'To the cart' })).toBeVisible()
  })

  test('opens the counters of a line on demand', async () => {
    const { onQuantity } = renderMiniCart()
    await userEvent.click(
      screen.getByRole('button', { name: 'Change Witte Wieven, krat 24 × 30 cl, 3 pallets, 2 layers' }),
    )
    await userEvent.click(screen.getByRole('button', { name: 'More: Witte Wieven, krat 24 × 30 cl, layers' }))
    await waitFor(() => expect(onQuantity).toHaveBeenCalledExactlyOnceWith('3', 'layers', 3))
  })

  test('removes one line, or all', async () => {
    const { onRemove, onRemoveAll } = renderMiniCart()
    await userEvent.click(screen.getByRole('button', { name: 'Remove Witte Wieven, krat 24 × 30 cl' }))
    expect(onRemove).toHaveBeenCalledWith('3')
    await userEvent.click(screen.getByRole('button', { name: 'Remove all' }))
    expect(onRemoveAll).toHaveBeenCalledOnce()
  })

  test('[CRT-28] says when it is empty', () => {
    renderMiniCart([])
    expect(screen.getByText('The cart is Empty')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Remove all' })).not.toBeInTheDocument()
  })
})

function lineOf(id: string): CartLineItem {
  const item = SAMPLE_CART.find((line) => line.id === id)
  if (!item) throw new Error(`the style guide has no line ${id}`)
  return item
}

function renderMiniCart(items: readonly CartLineItem[] = SAMPLE_CART) {
  const calls = {
    onQuantity: vi.fn<(id: string, unit: string, value: number) => void>(),
    onRemove: vi.fn<(id: string) => void>(),
    onRemoveAll: vi.fn<() => void>(),
  }
  render(
    <MiniCartView
      items={items}
      plan={SAMPLE_LOADS.belowMinimum}
      total={{ label: 'Goods excl. VAT', cents: 2_699_160 }}
      toCart={<a href="#cart">To the cart</a>}
      {...calls}
    />,
  )
  return calls
}
