import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Stepper, type StepperProps } from './stepper.tsx'

beforeEach(() => vi.useFakeTimers())

describe('the quantity counter', () => {
  test.each([
    ['[CRT-20]', '2,5', 'Whole pallets only'],
    ['[CRT-20]', '1e2', 'Whole pallets only'],
    ['[CRT-20]', '-7', 'Whole pallets only'],
    ['[CRT-23]', '100', 'At most 99'],
    ['[CRT-23]', '99999', 'At most 99'],
    ['[CRT-23]', '3', 'At least 5'],
  ])('%s does not take a typed %s: %s', (_id, typed, reason) => {
    const { onChange } = renderStepper({ value: 7, min: 5, counted: 'pallets' })
    type(typed)
    pause()
    expect(field()).toHaveValue(typed)
    expect(field()).toBeInvalid()
    expect(field()).toHaveAccessibleDescription(reason)
    fireEvent.blur(field())
    pause()
    expect(field()).toHaveValue('7')
    expect(field()).toBeValid()
    expect(onChange).not.toHaveBeenCalled()
  })

  test('takes a thousand as the market writes it, and not as a hundred', () => {
    const { onChange } = renderStepper({ max: 5000 })
    type('1.000')
    expect(field()).toHaveValue('1000')
    pause()
    expect(onChange.mock.calls).toEqual([[1000]])
  })

  test('sends nothing of what was on the way to something it does not take', () => {
    const { onChange } = renderStepper({ value: 7 })
    type('2')
    type('2,')
    type('2,5')
    pause()
    expect(onChange).not.toHaveBeenCalled()
  })

  test('says why not politely: in a line that is there before its words', () => {
    const { container } = renderStepper()
    type('2,5')
    // Not of the whole document: a list that an earlier test opened may still speak there.
    const line = container.querySelector('[aria-live=polite]')
    expect(line).toBeEmptyDOMElement()
    pause()
    expect(line).toHaveTextContent('Whole numbers only')
  })

  test('says why not also to who goes on without a pause, until the next change', () => {
    renderStepper({ value: 7 })
    type('2,5')
    fireEvent.blur(field())
    expect(field()).toHaveValue('7')
    expect(field()).toHaveAccessibleDescription('Whole numbers only')
    fireEvent.click(more())
    expect(field()).toHaveAccessibleDescription('')
  })

  test('Escape brings the quantity again, and leaves a dialog around it open', () => {
    const onEscape = vi.fn<() => void>()
    document.body.addEventListener('keydown', onEscape)
    renderStepper({ value: 7 })
    type('2,5')
    pause()
    fireEvent.keyDown(field(), { key: 'Escape' })
    expect(field()).toHaveValue('7')
    expect(field()).toHaveAccessibleDescription('')
    expect(onEscape).not.toHaveBeenCalled()
    fireEvent.keyDown(field(), { key: 'Escape' })
    expect(onEscape).toHaveBeenCalledOnce()
    document.body.removeEventListener('keydown', onEscape)
  })

  test('[CRT-21] goes from 0 to 99 in steps of 1 unless told otherwise', () => {
    renderStepper({ value: 98 })
    expect(field()).toHaveAttribute('aria-valuemin', '0')
    expect(field()).toHaveAttribute('aria-valuemax', '99')
    fireEvent.click(more())
    expect(field()).toHaveValue('99')
    expect(more()).toBeDisabled()
  })

  test('[CRT-12] stops at its minimum, which is 0', () => {
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
    wait(299)
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

  test('steps to the last step below the maximum, and no further', () => {
    const { onChange } = renderStepper({ value: 9900, step: 50, max: 9999 })
    fireEvent.click(screen.getByRole('button', { name: /^More/ }))
    pause()
    expect(onChange.mock.calls).toEqual([[9950]])
    fireEvent.keyDown(field(), { key: 'PageUp' })
    pause()
    expect(onChange.mock.lastCall).toEqual([9950])
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

  test('goes no further than its last step', () => {
    const { onChange } = renderStepper({ value: 9900, step: 50, max: 9999 })
    fireEvent.click(more())
    expect(field()).toHaveValue('9950')
    expect(field()).toHaveAttribute('aria-valuemax', '9950')
    expect(more()).toBeDisabled()
    fireEvent.keyDown(field(), { key: 'PageUp' })
    pause()
    expect(onChange.mock.calls).toEqual([[9950]])
    type('9999')
    pause()
    expect(field()).toHaveAccessibleDescription('At most 9.950')
    expect(onChange).toHaveBeenCalledOnce()
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
const pause = () => wait(300)

function wait(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}
