import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { ProductCard, type CardProduct } from './product-card.tsx'
import { SAMPLE_PRODUCTS } from './samples.ts'

const [pils] = SAMPLE_PRODUCTS
const cardOf = (changes: Partial<CardProduct> = {}): CardProduct => {
  if (!pils) throw new Error('the style guide has no product')
  return { ...pils, ...changes }
}

describe('a product card', () => {
  test('has a counter for each unit, with what one of it holds', () => {
    render(<ProductCard product={cardOf()} onQuantity={() => {}} />)
    const counters = screen.getAllByRole('spinbutton')
    expect(counters.map((counter) => counter.getAttribute('aria-label'))).toEqual([
      'Veenhof Pils, krat 24 × 30 cl, crates',
      'Veenhof Pils, krat 24 × 30 cl, layers',
      'Veenhof Pils, krat 24 × 30 cl, pallets',
    ])
    expect(screen.getByText('40 crates')).toBeVisible()
  })

  test('without a picture, of a brand without a sign, stands on an empty shelf before a keg cap', () => {
    const { container } = render(
      <ProductCard
        product={cardOf({ picture: '', brand: { colour: '#1E6B45', tint: '#DDE6D3', motif: '' } })}
        onQuantity={() => {}}
      />,
    )
    expect(container.querySelector('img')).toBeNull()
    expect(container.querySelectorAll('svg[viewBox="-12 -12 24 24"] circle')).toHaveLength(2)
  })

  test('tells which unit changed, also by keyboard', async () => {
    const onQuantity = vi.fn<(unit: string, value: number) => void>()
    render(<ProductCard product={cardOf()} onQuantity={onQuantity} />)
    await userEvent.click(screen.getByRole('button', { name: 'More: Veenhof Pils, krat 24 × 30 cl, layers' }))
    await waitFor(() => expect(onQuantity).toHaveBeenCalledExactlyOnceWith('layers', 1))
    onQuantity.mockClear()
    await userEvent.click(screen.getByRole('spinbutton', { name: 'Veenhof Pils, krat 24 × 30 cl, pallets' }))
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(onQuantity).toHaveBeenCalledExactlyOnceWith('pallets', 9))
  })

  test('adds its counters up under the tear line', () => {
    render(<ProductCard product={cardOf()} onQuantity={() => {}} />)
    const card = screen.getByRole('article', { name: 'Veenhof Pils, Krat 24 × 30 cl · 5,0%' })
    expect(card).toHaveTextContent('320 crates')
    expect(card).toHaveTextContent('€ 5.712,00')
  })

  test('[CRT-17] shows a unit that is not allowed disabled, with the reason', () => {
    const counters = cardOf().counters.map((counter) =>
      counter.unit === 'layers' ? { ...counter, refusal: 'layers-disabled' as const } : counter,
    )
    render(<ProductCard product={cardOf({ counters })} onQuantity={() => {}} />)
    const layers = screen.getByRole('spinbutton', { name: 'Veenhof Pils, krat 24 × 30 cl, layers' })
    expect(layers).toBeDisabled()
    expect(layers).toHaveAccessibleDescription('not by the layer')
  })

  test.each([
    [{ kind: 'new' }, 'New'],
    [{ kind: 'offer' }, 'Offer'],
    [{ kind: 'low-stock' }, 'Low stock'],
    [{ kind: 'out-of-stock' }, 'Out of stock'],
    [{ kind: 'until', date: '2026-12-31' }, 'Until 31 December'],
  ] as const)('says what is special: %o', (flag, words) => {
    render(<ProductCard product={cardOf({ flags: [flag] })} onQuantity={() => {}} />)
    expect(within(screen.getByRole('article')).getByText(words)).toBeVisible()
  })
})
