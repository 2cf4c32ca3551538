import type { NewAddress } from '@fust/contract/rest'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { graphql } from 'msw/graphql'
import { beforeEach, describe, expect, test } from 'vitest'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { server } from '../../../../lib/test/server.ts'
import { shipToWith, userWith } from '../../../../session/session.builders.ts'
import { NewAddressPage } from './new-address-page.tsx'

const CALLS = '*/nl/prod/api/v1/portal/orders'
const ASKED: NewAddress = {
  id: 1,
  shipToId: '1',
  street: 'Turfkade',
  houseNumber: '7b',
  postcode: '7511 GA',
  city: 'Enschede',
  country: 'NL',
  note: '',
  requestedAt: '2026-11-22T23:30:00.000Z',
  status: 'requested',
}

let known: NewAddress[]
beforeEach(() => {
  known = []
  server.use(
    http.get('*/identity/session', () => HttpResponse.json({ user: userWith({ shipTos: [shipToWith()] }) })),
    http.get(`${CALLS}/GetNewAddressInfo`, () => HttpResponse.json(known)),
    graphql.link('*/graphql').query('DutchAddress', () =>
      HttpResponse.json({
        data: { getDutchAddress: { street: 'Turfkade', city: 'Enschede', postcode: '7511 GA' } },
      }),
    ),
  )
})

const open = () => renderPages('/my-profile/company/new-address', { '/my-profile/company/new-address': NewAddressPage })

async function fillIn() {
  await userEvent.type(await screen.findByLabelText('Postcode'), '7511ga')
  await userEvent.type(screen.getByLabelText('House number'), '7b')
  await userEvent.tab()
  await waitFor(() => expect(screen.getByLabelText('Street')).toHaveValue('Turfkade'))
}

/** Gives the keys of the calls that come, of which the first one gets no answer. */
function hearsOnlyTheSecond(): (string | null)[] {
  const keys: (string | null)[] = []
  server.use(
    http.post(`${CALLS}/PostAddNewAddress`, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'))
      return keys.length === 1 ? HttpResponse.error() : HttpResponse.json(ASKED)
    }),
  )
  return keys
}

describe('a new delivery address', () => {
  test('[ORD-13] is filled in by postcode and number, asked for, and stands among what was asked for', async () => {
    const sent: unknown[] = []
    server.use(
      http.post(`${CALLS}/PostAddNewAddress`, async ({ request }) => {
        sent.push([new URL(request.url).searchParams.get('ShipToId'), await request.json()])
        known = [ASKED]
        return HttpResponse.json(ASKED)
      }),
    )
    open()
    expect(await screen.findByText('Nothing was asked for yet.')).toBeVisible()
    await fillIn()
    await userEvent.type(screen.getByLabelText(/What should we know/), 'From March on{Enter}')
    expect(await screen.findByText('Turfkade 7b, 7511 GA Enschede')).toBeVisible()
    expect(screen.getByText('Asked for on Monday 23 November')).toBeVisible()
    expect(screen.getByLabelText('Street')).toHaveValue('')
    expect(sent).toEqual([
      ['1', { street: 'Turfkade', houseNumber: '7b', postcode: '7511 GA', city: 'Enschede', note: 'From March on' }],
    ])
  })

  test('[IDN-40] [IDN-41] says beside the field what is wrong, and sends nothing', async () => {
    open()
    await userEvent.type(await screen.findByLabelText('Postcode'), '75A1 GA')
    await userEvent.click(screen.getByRole('button', { name: 'Ask for it' }))
    expect(screen.getByLabelText('Postcode')).toHaveAccessibleDescription('The first four characters must be digits')
    expect(screen.getByLabelText('Street')).toHaveAccessibleDescription('Fill in the street')
  })

  test('that nobody heard of stays in its fields, and is asked for once by the same key', async () => {
    const keys = hearsOnlyTheSecond()
    open()
    await fillIn()
    const send = screen.getByRole('button', { name: 'Ask for it' })
    await userEvent.click(send)
    expect(await screen.findByText('The address was not sent. Try again in a moment.')).toBeVisible()
    expect(screen.getByLabelText('Street')).toHaveValue('Turfkade')
    await userEvent.click(send)
    await waitFor(() => expect(screen.getByLabelText('Street')).toHaveValue(''))
    expect(new Set(keys).size).toBe(1)
  })

  test('that nobody heard of is there after a reload, and asked for by the same key; then it is forgotten', async () => {
    const keys = hearsOnlyTheSecond()
    open()
    await fillIn()
    await userEvent.click(screen.getByRole('button', { name: 'Ask for it' }))
    expect(await screen.findByText('The address was not sent. Try again in a moment.')).toBeVisible()
    cleanup()
    open()
    expect(await screen.findByLabelText('Street')).toHaveValue('Turfkade')
    await userEvent.click(screen.getByRole('button', { name: 'Ask for it' }))
    await waitFor(() => expect(screen.getByLabelText('Street')).toHaveValue(''))
    expect(new Set(keys).size).toBe(1)
    cleanup()
    open()
    expect(await screen.findByLabelText('Street')).toHaveValue('')
  })
})
