import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { LoadMessage } from './load-message.tsx'
import { Load } from './load.tsx'
import { SAMPLE_LOADS, SAMPLE_TAGS } from './samples.ts'
import { WhatStillFits, type Fit } from './what-still-fits.tsx'

describe('the load', () => {
  test('is told in one sentence', () => {
    render(<Load plan={SAMPLE_LOADS.belowMinimum} size="small" />)
    expect(screen.getByRole('img')).toHaveAccessibleName(
      '17,9 of 26 pallet places are in use. At least 24 are needed. On the floor: 8 pallets of Veenhof Pils (VP), ' +
        '4 pallets of Veenhof Pils (VF), 3 pallets of Witte Wieven (WW), 2 pallets of Kraanvogel IPA (KV), ' +
        '0,4 pallet of Witte Wieven (WW), 0,33 pallet of Kraanvogel IPA (KV), and 0,2 pallet of Turfsteker Dubbel (TS). ' +
        'Together 16.657 kg.',
    )
  })

  test('has its figures beside the picture', () => {
    render(<Load plan={SAMPLE_LOADS.belowMinimum} size="medium" />)
    expect(screen.getByText('17,9 pallets')).toBeVisible()
    expect(screen.getByText('16.657 kg')).toBeVisible()
    expect(screen.getByText('at most 24.000 kg')).toBeVisible()
  })

  test('is compared with nothing where no limit is known, as of a past order', () => {
    render(<Load plan={{ ...SAMPLE_LOADS.fits, hasMaximum: false }} size="medium" />)
    expect(screen.getByRole('img')).toHaveAccessibleName(/^[\d,]+ pallet places are in use\./)
    expect(screen.queryByText(/of 26/)).not.toBeInTheDocument()
  })

  test('says by how much it is too heavy', () => {
    render(<Load plan={SAMPLE_LOADS.tooMuch} size="medium" />)
    expect(screen.getByText('3.440 kg too heavy')).toBeVisible()
  })

  test('can be read as a list', async () => {
    render(<Load plan={SAMPLE_LOADS.belowMinimum} size="medium" />)
    await userEvent.click(screen.getByText('The load as a list'))
    const [first, , , , loose] = screen.getAllByRole('listitem')
    expect(first).toHaveTextContent('VPVeenhof Pilsplaces 1 to 8')
    expect(loose).toHaveTextContent('WWWitte Wievenplace 18, 0,4 of a pallet')
  })

  test('never looks fuller than it is', () => {
    render(<Load plan={{ ...SAMPLE_LOADS.empty, pallets: 23.98 }} size="small" />)
    expect(screen.getByText('23,9 pallets')).toBeVisible()
  })
})

describe('the message', () => {
  test.each([
    [
      '[CRT-51]',
      'minimum-not-reached',
      'Miminum order quantity have not been reached yet, please fill-up your cart',
      'short',
    ],
    ['[CRT-52]', 'order-ok', 'Order is ok, you can place the order or fill-up your cart', 'ok'],
    [
      '[CRT-53]',
      'maximum-exceeded',
      'Maximum capacity of your order has been exceeded, please review your cart',
      'over',
    ],
    ['[CRT-61]', 'minimum-pallets-not-reached', 'The minimum quantity of pallet has not been reached', 'short'],
    ['[CRT-65, CRT-69]', 'maximum-pallets-exceeded', 'The maximum number of pallets has been exceeded.', 'over'],
    ['[CRT-64, CRT-69]', 'maximum-weight-exceeded', 'The maximum weight of order has been exceeded.', 'over'],
    ['[CRT-66]', 'minimum-weight-not-reached', 'The minimum weight of order has not been reached', 'short'],
    ['[CRT-67, CRT-69]', 'minimum-capacity-reached', 'The minimum order capacity has been reached.', 'ok'],
  ] as const)('[CRT-54] %s %s has the words and the colour of the rules', (_id, code, words, tone) => {
    render(<LoadMessage code={code} />)
    const message = screen.getByRole('status')
    expect(message).toHaveTextContent(words)
    expect(message).toHaveAttribute('data-tone', tone)
  })

  test('tells what is missing, rounded up', () => {
    render(<LoadMessage code="minimum-pallets-not-reached" gap={{ unit: 'pallets', amount: 6.067, over: false }} />)
    expect(screen.getByRole('status')).toHaveTextContent('6,1 pallets to go')
  })
})

test('what still fits is added with one tap', async () => {
  const onAdd = vi.fn<(fit: Fit) => void>()
  const fit: Fit = {
    ...SAMPLE_TAGS.pils,
    sku: '110001',
    picture: '/pack.svg',
    tint: '#DDE6D3',
    packageWord: 'crate',
    addition: { packages: 0, layers: 0, pallets: 6 },
    reason: { kind: 'goal', goal: 'minimum', reachesGoal: true },
  }
  render(<WhatStillFits fits={[fit]} freePallets={8.067} onAdd={onAdd} />)
  const region = screen.getByRole('region', { name: 'What still fits' })
  expect(region).toHaveTextContent('8 pallet places are free. From what you order most:')
  expect(region).toHaveTextContent('6 pallets: that completes the minimum')
  await userEvent.click(within(region).getByRole('button', { name: 'Add 6 pallets of Veenhof Pils' }))
  expect(onAdd).toHaveBeenCalledWith(fit)
})
