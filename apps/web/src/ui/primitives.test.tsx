import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { Button } from './button.tsx'
import { ConfirmDialog } from './overlay/confirm-dialog.tsx'
import { HoverPanel } from './overlay/hover-panel.tsx'
import { shownPages } from './pagination.tsx'
import { ReasonedButton } from './reasoned-button.tsx'
import { ToastProvider, useToast } from './toast.tsx'

describe('a button', () => {
  test('that cannot be used says why, and does nothing', async () => {
    const onClick = vi.fn<() => void>()
    render(
      <ReasonedButton onClick={onClick} refusal="From 24 pallets on">
        Place order
      </ReasonedButton>,
    )
    const button = screen.getByRole('button', { name: 'Place order' })
    await userEvent.click(button)
    expect(button).toHaveAccessibleDescription('From 24 pallets on')
    expect(screen.getByText('From 24 pallets on')).toBeVisible()
    expect(onClick).not.toHaveBeenCalled()
  })

  test('that waits for something else says for what', () => {
    render(
      <ReasonedButton loading loadingReason="The last change is on its way">
        Place order
      </ReasonedButton>,
    )
    expect(screen.getByRole('button', { name: 'Place order', busy: true })).toHaveAccessibleDescription(
      'The last change is on its way',
    )
  })

  test('that waits says for what to whoever sends its form by Enter meanwhile', async () => {
    const onSubmit = vi.fn<() => void>()
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="Order title" />
        <ReasonedButton type="submit" loading loadingReason="The last change is on its way">
          Place order
        </ReasonedButton>
      </form>,
    )
    await userEvent.type(screen.getByLabelText('Order title'), 'Week 48{Enter}')
    const [inSight, said] = screen.getAllByText('The last change is on its way')
    expect(inSight).toBeVisible()
    expect(said?.closest('[aria-live]')).not.toBeNull()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test('that is busy takes no second tap', async () => {
    const onClick = vi.fn<() => void>()
    render(
      <Button onClick={onClick} loading>
        Placing
      </Button>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Placing' }))
    expect(onClick).not.toHaveBeenCalled()
  })
})

describe('a question', () => {
  test('has its focus on No, and Escape means No', async () => {
    const onNo = vi.fn<() => void>()
    render(
      <ConfirmDialog open title="Attention!" yes="Yes" no="No" onYes={() => undefined} onNo={onNo}>
        Are you sure?
      </ConfirmDialog>,
    )
    await waitFor(() => expect(screen.getByRole('button', { name: 'No' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    expect(onNo).toHaveBeenCalledOnce()
  })

  test('has the focus on the way that loses nothing, where there is one', async () => {
    const onSelect = vi.fn<() => void>()
    const other = { label: 'Save for later first', onSelect, busy: false }
    const nothing = () => undefined
    render(
      <ConfirmDialog open title="Attention!" yes="Yes" no="No" other={other} onYes={nothing} onNo={nothing}>
        Are you sure?
      </ConfirmDialog>,
    )
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save for later first' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    expect(onSelect).toHaveBeenCalledOnce()
  })
})

describe('a panel under a button', () => {
  test('opens on a click and closes on Escape with the focus back', async () => {
    renderPanel()
    await userEvent.click(screen.getByRole('button', { name: 'Order' }))
    expect(screen.getByRole('link', { name: 'Beer' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('link', { name: 'Beer' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Order' })).toHaveFocus()
  })

  test('[CRT-44] opens when the mouse comes and closes when it leaves', () => {
    vi.useFakeTimers()
    renderPanel()
    const panel = screen.getByRole('button', { name: 'Order' })
    fireEvent.pointerEnter(panel, { pointerType: 'mouse' })
    expect(screen.getByRole('link', { name: 'Beer' })).toBeVisible()
    fireEvent.pointerLeave(panel, { pointerType: 'mouse' })
    wait(200)
    expect(screen.queryByRole('link', { name: 'Beer' })).not.toBeInTheDocument()
  })
})

describe('a message', () => {
  test.each([
    ['[LIM-01] 5 seconds by default', undefined, 5_000],
    ['as long as it is told to', 2_000, 2_000],
  ])('stays %s', (_title, durationMs, expected) => {
    vi.useFakeTimers()
    render(
      <ToastProvider>
        <ToastButton {...(durationMs && { durationMs })} />
      </ToastProvider>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Say it' }))
    wait(expected - 1)
    expect(screen.getByText('Said')).toBeInTheDocument()
    wait(1)
    expect(screen.queryByText('Said')).not.toBeInTheDocument()
  })

  test('that can be undone stays while somebody points at it or has the keyboard on it, whatever else is said', async () => {
    vi.useFakeTimers()
    const onUndo = vi.fn<() => void>()
    render(
      <ToastProvider>
        <UndoButton onUndo={onUndo} />
        <SayButton />
      </ToastProvider>,
    )
    const remove = screen.getByRole('button', { name: 'Remove' })
    act(() => remove.focus())
    fireEvent.click(remove)
    const undo = screen.getByRole('button', { name: 'Undo' })
    act(() => undo.focus())
    fireEvent.pointerMove(undo)
    fireEvent.pointerLeave(undo)
    wait(20_000)
    for (const text of ['One', 'Two', 'Three', 'Four']) fireEvent.click(screen.getByRole('button', { name: text }))
    expect(undo).toBeInTheDocument()
    expect(screen.queryByText('One', { selector: 'p' })).not.toBeInTheDocument()
    fireEvent.click(undo)
    expect(onUndo).toHaveBeenCalledOnce()
    expect(undo).not.toBeInTheDocument()
    expect(remove).toHaveFocus()
  })

  test('goes in its time under a pointer that rests where it appears, and stays under one that comes to it', () => {
    vi.useFakeTimers()
    render(
      <ToastProvider>
        <ToastButton />
      </ToastProvider>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Say it' }))
    fireEvent.pointerEnter(screen.getByText('Said'))
    wait(5_000)
    expect(screen.queryByText('Said')).not.toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Say it' }))
    fireEvent.pointerMove(screen.getByText('Said'))
    wait(20_000)
    expect(screen.getByText('Said')).toBeInTheDocument()
  })

  test('stands once, however often it is said', () => {
    render(
      <ToastProvider>
        <ToastButton />
      </ToastProvider>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Say it' }))
    fireEvent.click(screen.getByRole('button', { name: 'Say it' }))
    expect(screen.getAllByText('Said')).toHaveLength(1)
  })
})

test.each([
  [1, 1, [1]],
  [1, 5, [1, 2, 'gap', 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 12, [1, 2, 3, 4, 5, 'gap', 12]],
  [6, 12, [1, 'gap', 5, 6, 7, 'gap', 12]],
])('page %i of %i shows %j', (page, pages, expected) => {
  expect(shownPages(page, pages)).toEqual(expected)
})

function renderPanel() {
  render(<HoverPanel face="Order">{() => <a href="/beer">Beer</a>}</HoverPanel>)
}

function ToastButton({ durationMs }: { durationMs?: number }) {
  const showToast = useToast()
  return (
    <button type="button" onClick={() => showToast({ text: 'Said', ...(durationMs && { durationMs }) })}>
      Say it
    </button>
  )
}

function UndoButton({ onUndo }: { onUndo: () => void }) {
  const showToast = useToast()
  return (
    <button type="button" onClick={() => showToast({ text: 'Taken out', action: { label: 'Undo', onSelect: onUndo } })}>
      Remove
    </button>
  )
}

function SayButton() {
  const showToast = useToast()
  return ['One', 'Two', 'Three', 'Four'].map((text) => (
    <button key={text} type="button" onClick={() => showToast({ text })}>
      {text}
    </button>
  ))
}

function wait(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}
