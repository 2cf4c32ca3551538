import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PowerBiFrame } from './power-bi-frame.tsx'

const ORIGIN = 'https://app.powerbi.com'
const EMBEDDED = {
  reportId: 'r-1',
  embedUrl: `${ORIGIN}/reportEmbed?reportId=r-1`,
  token: 'first',
  expiresAt: '2999-01-01T00:00:00Z',
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open() {
  const onFault = vi.fn<() => void>()
  const shown = (token: string) => (
    <PowerBiFrame embedded={{ ...EMBEDDED, token }} origin={ORIGIN} title="Sales" language="en" onFault={onFault} />
  )
  const { rerender } = render(shown('first'))
  const frame = screen.getByTitle<HTMLIFrameElement>('Sales')
  const told = vi.spyOn(frame.contentWindow ?? window, 'postMessage').mockReturnValue()
  return { frame, told, onFault, renew: (token: string) => rerender(shown(token)) }
}

test('a newer token is told to the page, which stays as it is', () => {
  const { frame, told, renew } = open()
  const page = frame.src
  fireEvent.load(frame)
  renew('second')
  expect(told).toHaveBeenLastCalledWith(expect.objectContaining({ url: '/report/token', body: 'second' }), ORIGIN)
  expect(told).toHaveBeenCalledTimes(2)
  expect(screen.getByTitle('Sales')).toHaveAttribute('src', page)
})

test('a page that shows nothing for half a minute is given up', () => {
  const { onFault } = open()
  vi.advanceTimersByTime(29_000)
  expect(onFault).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_000)
  expect(onFault).toHaveBeenCalledOnce()
})

test('a page that shows the report is not given up', () => {
  const { frame, onFault } = open()
  const uid = new URL(frame.src).searchParams.get('uid')
  const data = { method: 'POST', url: `/reports/${uid}/events/loaded`, headers: { id: '1' } }
  fireEvent(window, new MessageEvent('message', { data, origin: ORIGIN, source: frame.contentWindow }))
  vi.advanceTimersByTime(60_000)
  expect(onFault).not.toHaveBeenCalled()
})
