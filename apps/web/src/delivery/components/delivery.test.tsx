import { calendarDate, type CalendarDate } from '@fust/domain/calendar'
import type { DeliveryRefusal } from '@fust/domain/delivery'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { SAMPLE_LOADS } from '../../load/samples.ts'
import { CutOffLine } from './cut-off-line.tsx'
import { DeliveryCalendar } from './delivery-calendar.tsx'
import { OrderBarView, type OrderBarProps } from './order-bar-view.tsx'

const TODAY = calendarDate('2026-11-23')
const TUESDAY = calendarDate('2026-11-24')
const REFUSALS: Record<string, DeliveryRefusal> = {
  '2026-11-22': { code: 'weekend' },
  '2026-11-23': { code: 'before-cut-off-rule', earliest: TUESDAY },
  '2026-11-25': { code: 'holiday', name: 'kings-day' },
  '2026-11-26': { code: 'full', capacityPallets: 60, freePallets: 6 },
  '2026-11-27': { code: 'closed', name: 'Stocktaking' },
  '2026-11-28': { code: 'not-a-delivery-day' },
}
const review = (date: CalendarDate) => REFUSALS[date] ?? null

describe('the cut-off line', () => {
  test.each([
    [134, 'Order within 2 h 14 min for Tuesday 24 November'],
    [9, 'Order within 9 min for Tuesday 24 November'],
    [4505, 'Order within 3 days 3 h for Tuesday 24 November'],
    [2890, 'Order within 2 days for Tuesday 24 November'],
    [0, 'Too late for Tuesday 24 November'],
  ])('%i minutes before: %s', (minutesLeft, words) => {
    render(<CutOffLine date={TUESDAY} minutesLeft={minutesLeft} />)
    expect(screen.getByText(words)).toBeVisible()
  })
})

describe('the calendar', () => {
  test.each([
    [22, 'No deliveries at the weekend'],
    [23, 'This day is too close or has passed'],
    [25, "King's Day: no deliveries"],
    [26, 'Full: 6 pallet places are left'],
    [27, 'Closed: Stocktaking'],
    [28, 'No delivery day for this address'],
  ])('[BAR-42] %i November cannot be picked: %s', async (day, reason) => {
    const onChange = renderCalendar()
    const cell = screen.getByRole('button', { name: new RegExp(`\\b${day} November 2026.*, ${reason}$`) })
    expect(cell).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(cell)
    expect(onChange).not.toHaveBeenCalled()
  })

  test('[BAR-39] ends with the month of the day that lies 365 days ahead', async () => {
    render(
      <DeliveryCalendar
        value={calendarDate('2027-11-22')}
        today={TODAY}
        review={(date) => (date > '2027-11-23' ? { code: 'too-late', latest: calendarDate('2027-11-23') } : null)}
        onChange={() => {}}
      />,
    )
    expect(screen.getByRole('button', { name: 'Tuesday 23 November 2027' })).not.toHaveAttribute('aria-disabled')
    expect(screen.getByRole('button', { name: /^Wednesday 24 November 2027/ })).toHaveAttribute('aria-disabled', 'true')
    for (const next of screen.getAllByRole('button', { name: 'Next' })) expect(next).toBeDisabled()
  })

  test('an available day is picked with the keyboard alone', async () => {
    const onChange = renderCalendar()
    screen.getByRole('button', { name: /24 November 2026/ }).focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-12-01')
  })

  test('tells the reason of the day in focus', async () => {
    renderCalendar()
    screen.getByRole('button', { name: /24 November 2026/ }).focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByText("King's Day: no deliveries")).toBeVisible()
  })
})

describe('the order bar', () => {
  test('[BAR-01] shows ship-to, transport, day and load', () => {
    render(<OrderBarView {...barOf()} />)
    const bar = screen.getByRole('region', { name: 'Order details' })
    expect(within(bar).getByRole('combobox', { name: 'Ship-to' })).toHaveTextContent('Depot Boekelo')
    expect(within(bar).getByRole('radio', { name: 'Full Truck' })).toBeChecked()
    expect(within(bar).getByRole('button', { name: 'Delivery day: Tuesday 24 November' })).toBeVisible()
    expect(within(bar).getByRole('img', { name: /17,9 of 26 pallet places/ })).toBeVisible()
    expect(within(bar).getByRole('status')).toHaveTextContent('6,1 pallets to go')
  })

  test('[BAR-02] is an accordion that tells in short what is folded away', async () => {
    render(<OrderBarView {...barOf()} />)
    const head = screen.getByRole('button', { name: /^Order details/, expanded: false })
    expect(head).toHaveTextContent('Depot Boekelo, Full Truck, Tue 24 Nov')
    await userEvent.click(head)
    expect(head).toHaveAttribute('aria-expanded', 'true')
  })

  test('unfolds where transport or day cannot be had, and can be folded again', async () => {
    render(<OrderBarView {...barOf({ isAtFault: true })} />)
    const head = screen.getByRole('button', { name: /^Order details/, expanded: true })
    await userEvent.click(head)
    expect(head).toHaveAttribute('aria-expanded', 'false')
  })

  test('[NAV-23] the line that stays in sight on a phone is a landmark with a name of its own', () => {
    render(<OrderBarView {...barOf({ toCart: <a href="/cart">To cart</a> })} />)
    const [way] = screen.getAllByRole('link', { name: 'To cart', hidden: true })
    expect(way?.closest('section')).toHaveAttribute('aria-label', 'Cart')
  })

  test('[ERR-54] says so when there is no ship-to to choose', () => {
    render(<OrderBarView {...barOf({ shipTo: { options: [], value: undefined, onChange: () => {} } })} />)
    expect(screen.getByText('No ship to data available')).toBeVisible()
    expect(screen.queryByRole('combobox', { name: 'Ship-to' })).not.toBeInTheDocument()
  })

  test('[BAR-09] has no transport for those who do not choose it', () => {
    render(<OrderBarView {...barOf({ transport: undefined })} />)
    expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  })

  test('[BAR-12] only tells the day to those who do not pick it', () => {
    render(<OrderBarView {...barOf({ day: { date: TUESDAY, today: TODAY, review } })} />)
    expect(screen.queryByRole('button', { name: /Delivery day/ })).not.toBeInTheDocument()
    expect(screen.getByText('Tuesday 24 November')).toBeVisible()
  })

  test('the picked transport and day are told to the owner', async () => {
    const onTransport = vi.fn<(method: string) => void>()
    const onDay = vi.fn<(date: CalendarDate) => void>()
    const { transport, day } = barOf()
    render(
      <OrderBarView
        {...barOf({
          transport: transport && { ...transport, onChange: onTransport },
          day: { ...day, onChange: onDay },
        })}
      />,
    )
    await userEvent.click(screen.getByRole('radio', { name: 'Half Truck' }))
    expect(onTransport).toHaveBeenCalledWith('freeshipping_freeshipping')
    await userEvent.click(screen.getByRole('button', { name: /Delivery day/ }))
    await userEvent.click(await screen.findByRole('button', { name: /30 November 2026/ }))
    expect(onDay).toHaveBeenCalledWith('2026-11-30')
  })
})

function renderCalendar() {
  const onChange = vi.fn<(date: CalendarDate) => void>()
  render(<DeliveryCalendar value={TUESDAY} today={TODAY} review={review} onChange={onChange} />)
  return onChange
}

function barOf(changes: Partial<OrderBarProps> = {}): OrderBarProps {
  return {
    shipTo: {
      options: [
        { value: '1', label: 'Depot Boekelo' },
        { value: '2', label: 'Depot Almelo' },
      ],
      value: '1',
      onChange: () => {},
    },
    transport: {
      options: [
        { value: 'flatrate_flatrate', label: 'Full Truck' },
        { value: 'freeshipping_freeshipping', label: 'Half Truck' },
      ],
      value: 'flatrate_flatrate',
      onChange: () => {},
    },
    day: { date: TUESDAY, today: TODAY, review, onChange: () => {} },
    load: SAMPLE_LOADS.belowMinimum,
    message: { code: 'minimum-not-reached', gap: { unit: 'pallets', amount: 6.067, over: false } },
    ...changes,
  }
}
