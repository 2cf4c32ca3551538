import { STATIONS } from '@fust/domain/order'
import { render, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { OrderRow } from './order-row.tsx'
import { Stations, type Stop } from './stations.tsx'

const way: Stop[] = STATIONS.map((name, index) => ({
  name,
  state: index < 3 ? 'done' : index === 3 ? 'now' : 'ahead',
  at: ['2026-11-16T14:41:00Z', '2026-11-17T07:10:00Z', '2026-11-20T16:30:00Z', '2026-11-23T11:10:00Z'][index] ?? null,
}))

describe('the stations of an order', () => {
  test('stand in order with their state and time', () => {
    render(<Stations stations={way} today="2026-11-23" size="large" />)
    const stops = within(screen.getByRole('list', { name: 'The way of this order' })).getAllByRole('listitem')
    expect(stops.map((stop) => stop.textContent)).toEqual([
      'CreateddoneMon 16 Nov 15:41',
      'In preparationdoneTue 17 Nov 08:10',
      'SentdoneFri 20 Nov 17:30',
      'On the waynowToday 12:10',
      'Deliverednot yet',
    ])
  })

  test('mark the present one for screen readers', () => {
    render(<Stations stations={way} today="2026-11-23" size="small" />)
    expect(screen.getAllByRole('listitem').filter((stop) => stop.getAttribute('aria-current') === 'step')).toHaveLength(
      1,
    )
  })

  test('say about when an expected moment lies ahead', () => {
    const expected = way.map((station) =>
      station.state === 'ahead' ? { ...station, at: '2026-11-23T13:30:00Z' } : station,
    )
    render(<Stations stations={expected} today="2026-11-23" size="large" />)
    expect(screen.getByText('about 14:30')).toBeVisible()
  })
})

test('a row of the history names the order and opens it', () => {
  const order = {
    number: '26-11824',
    summary: 'Half Truck, 14 pallets',
    deliveryDate: '2026-11-26',
    totalCents: 2_087_115,
    stations: way,
  }
  render(<OrderRow order={order} today="2026-11-23" renderLink={(words) => <a href="#order">{words}</a>} />)
  const row = screen.getByRole('article', { name: 'Order 26-11824' })
  expect(within(row).getByRole('link', { name: '26-11824' })).toBeVisible()
  expect(row).toHaveTextContent('Thu 26 Nov')
  expect(row).toHaveTextContent('€ 20.871,15')
})
