import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Stepper, STEPPER_DEBOUNCE_MS, type StepperProps } from './stepper.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('the quantity counter', () => {
  test('[CRT-20] takes whole numbers only', () => {
    const { onChange } = renderStepper()
    type('2.5')
    type('2a')
    type('-1')
    pause()
    expect(field()).toHaveValue('0')
    expect(onChange).not.toHaveBeenCalled()
  })

  test('[CRT-21] goes from 0 to 99 in steps of 1 unless told otherwise', () => {
    renderStepper({ value: 98 })
    expect(field()).toHaveAttribute('aria-valuemin', '0')
    expect(field()).toHaveAttribute('aria-valuemax', '99')
    fireEvent.click(more())
    expect(field()).toHaveValue('99')
    expect(more()).toBeDisabled()
  })

  test('stops at its minimum', () => {
    renderStepper({ value: 1 })
    fireEvent.click(less())
    expect(field()).toHaveValue('0')
    expect(less()).toBeDisabled()
  })

  test('[CRT-22] shows a change at once and tells it after a pause of 300 ms, once', () => {
    const { onChange } = renderStepper()
    fireEvent.click(more())
    fireEvent.click(more())
    fireEvent.click(more())
    expect(field()).toHaveValue('3')
    wait(STEPPER_DEBOUNCE_MS - 1)
    expect(onChange).not.toHaveBeenCalled()
    wait(1)
    expect(onChange.mock.calls).toEqual([[3]])
  })

  test('tells a change at once when the page is closed or reloaded meanwhile', () => {
    const { onChange } = renderStepper()
    fireEvent.click(more())
    fireEvent(window, new Event('pagehide'))
    expect(onChange.mock.calls).toEqual([[1]])
    pause()
    expect(onChange).toHaveBeenCalledOnce()
  })

  test.each([
    ['100', 'above the maximum'],
    ['9999', 'far above the maximum'],
  ])('[CRT-23] ignores a typed %s: %s', (typed) => {
    const { onChange } = renderStepper({ value: 7 })
    type(typed)
    pause()
    expect(field()).toHaveValue('7')
    expect(onChange).not.toHaveBeenCalled()
  })

  test('[CRT-23] keeps a typed number below the minimum as a draft only, and forgets it on leaving', () => {
    const { onChange } = renderStepper({ value: 100, min: 50, max: 500 })
    type('3')
    expect(field()).toHaveValue('3')
    fireEvent.blur(field())
    pause()
    expect(field()).toHaveValue('100')
    expect(onChange).not.toHaveBeenCalled()
  })

  test('[CRT-24] does not submit its form on Enter', () => {
    const onSubmit = vi.fn<() => void>()
    render(
      <form onSubmit={onSubmit}>
        <Stepper label="Pallets" value={1} onChange={() => undefined} />
      </form>,
    )
    const wasAllowed = fireEvent.keyDown(field(), { key: 'Enter' })
    expect(wasAllowed).toBe(false)
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test.each([
    ['ArrowUp', '6'],
    ['ArrowDown', '4'],
    ['PageUp', '15'],
    ['PageDown', '0'],
  ])('answers to %s', (key, expected) => {
    renderStepper({ value: 5 })
    fireEvent.keyDown(field(), { key })
    expect(field()).toHaveValue(expected)
  })

  test('steps by 50 and takes typed numbers in that step only', () => {
    const { onChange } = renderStepper({ value: 100, step: 50, max: 9999 })
    fireEvent.click(more())
    expect(field()).toHaveValue('150')
    type('3')
    type('35')
    type('350')
    pause()
    expect(onChange.mock.calls).toEqual([[350]])
  })

  test('tells a change made just before it goes away', () => {
    const { onChange, unmount } = renderStepper()
    fireEvent.click(more())
    unmount()
    expect(onChange.mock.calls).toEqual([[1]])
  })

  test('follows its owner when the server says otherwise', () => {
    const { rerender } = render(<Stepper label="Pallets" value={5} onChange={() => undefined} />)
    rerender(<Stepper label="Pallets" value={3} onChange={() => undefined} />)
    expect(field()).toHaveValue('3')
  })

  test('says why it cannot be used', () => {
    renderStepper({ disabledReason: 'Not by the pallet' })
    expect(field()).toBeDisabled()
    expect(field()).toHaveAccessibleDescription('Not by the pallet')
    expect(more()).toBeDisabled()
  })

  test('has minus at the left and plus at the right', () => {
    renderStepper({ value: 1 })
    const [first, last] = screen.getAllByRole('button')
    expect(first).toHaveAccessibleName('Less: Pallets')
    expect(last).toHaveAccessibleName('More: Pallets')
  })
})

function renderStepper(props: Partial<StepperProps> = {}) {
  const onChange = vi.fn<(value: number) => void>()
  const view = render(<Owner {...props} onChange={onChange} />)
  return { onChange, ...view }
}

function Owner({ value = 0, onChange, ...props }: Partial<StepperProps> & Pick<StepperProps, 'onChange'>) {
  const [current, setCurrent] = useState(value)
  const change = (next: number) => {
    setCurrent(next)
    onChange(next)
  }
  return <Stepper label="Pallets" {...props} value={current} onChange={change} />
}

const field = () => screen.getByRole('spinbutton', { name: 'Pallets' })
const less = () => screen.getByRole('button', { name: 'Less: Pallets' })
const more = () => screen.getByRole('button', { name: 'More: Pallets' })
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const pause = () => wait(STEPPER_DEBOUNCE_MS)

function wait(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}
