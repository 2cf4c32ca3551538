import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { graphql } from 'msw/graphql'
import { beforeEach, describe, expect, test } from 'vitest'
import { wireAddressWith, wireCartWith, type CartWishes } from '../../../../cart/cart.builders.ts'
import { useCart } from '../../../../cart/index.ts'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { server } from '../../../../lib/test/server.ts'
import { useSelectedShipTo } from '../../../../session/index.ts'
import { userWith } from '../../../../session/session.builders.ts'
import { PosmDelivery } from './posm-delivery.tsx'

const api = graphql.link('*/graphql')
const LINES = [
  { packages: 10, product: { sku: 'GLASS-25', name: 'Glass', material_type: 'ZBTL', pack_format: 'Glass' } },
] satisfies CartWishes['lines']
const pointWith = (id: string, name: string) => ({
  id,
  name,
  street: 'Haverstraat',
  house_number: '12A',
  postcode: '7511EX',
  city: 'Enschede',
  latitude: 52.2,
  longitude: 6.8,
  distance: 130,
  opening_hours: ['Monday', 'Tuesday'].map((day) => ({ day, from: '09:00', to: '18:00' })),
})
const BOOKSHOP = pointWith('163043', 'Van der Velde')
const methodWith = (code: string, title: string, servicepoints: readonly unknown[] | null) => ({
  carrier_code: code,
  method_code: code,
  carrier_title: title,
  amount: { value: 0 },
  servicepoints,
})
const AT_BOOKSHOP = wireAddressWith({ company: BOOKSHOP.name, pickup_location_code: BOOKSHOP.id })

beforeEach(() => server.use(http.get('*/identity/session', () => HttpResponse.json({ user: userWith() }))))

describe('where POS materials go', () => {
  test('[ENT-38] is the ship-to, and a service point once one is chosen from those near it', async () => {
    const sent = open({ methods: [methodWith('flatrate', 'Full Truck', [BOOKSHOP])] })
    expect(await screen.findByRole('radio', { name: /Have it delivered to Depot 1/ })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: /Collect it at a service point/ }))
    expect(screen.getByText('Choose a service point. Until then everything goes to Depot 1.')).toBeVisible()
    const list = screen.getByRole('list', { name: 'Collect it at a service point' })
    expect(list).toHaveTextContent('Haverstraat 12A, 7511EX Enschede · 130 m')
    expect(list).toHaveTextContent('Mon–Tue 09:00–18:00')
    await userEvent.click(within(list).getByRole('button', { name: 'Collect here: Van der Velde' }))
    const another = await screen.findByRole('button', { name: 'Choose another service point' })
    await waitFor(() => expect(another).toHaveFocus())
    expect(sent).toEqual([{ cart_id: 'cart-1', shipping_addresses: [{ pickup_location_code: '163043' }] }])
  })

  test('[ENT-38] is seen on a map of somebody else only by who agrees to it, and may take that back', async () => {
    open({ methods: [methodWith('flatrate', 'Full Truck', [BOOKSHOP, pointWith('163044', 'Primera')])] })
    await userEvent.click(await screen.findByRole('radio', { name: /Collect it at a service point/ }))
    const list = screen.getByRole('list', { name: 'Collect it at a service point' })
    expect(screen.getByText(/come from maps.example, which then knows your network address/)).toBeVisible()
    expect(document.querySelector('img[src^="https://maps.example"]')).toBeNull()
    expect(within(list).queryByText('2')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Show on a map' }))
    expect(screen.getByRole('figure', { name: /Map of the service points/ })).toBeVisible()
    expect(document.querySelectorAll('img[src^="https://maps.example/16/"]').length).toBeGreaterThan(5)
    expect(within(list).getByText('2')).toBeVisible()
    expect(screen.getByText('© Maps of Boekelo')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Hide the map' }))
    expect(document.querySelector('img[src^="https://maps.example"]')).toBeNull()
  })

  test('[ENT-38] is the ship-to again when it shall be delivered', async () => {
    const sent = open({ methods: [methodWith('flatrate', 'Full Truck', [BOOKSHOP])], addresses: [AT_BOOKSHOP] })
    await userEvent.click(await screen.findByRole('radio', { name: /Have it delivered/ }))
    await waitFor(() => expect(screen.getByRole('radio', { name: /Have it delivered/ })).toBeChecked())
    expect(sent).toEqual([{ cart_id: 'cart-1', shipping_addresses: [{ ship_to_id: '1' }] }])
  })

  test('[ENT-38] is told where the service point that was chosen is not among those of now', async () => {
    open({ methods: [methodWith('flatrate', 'Full Truck', null)], addresses: [AT_BOOKSHOP] })
    expect(await screen.findByText('Ank Tap, Van der Velde')).toBeVisible()
  })

  test('[ENT-38] is the ship-to while the carrier does not say, which is said', async () => {
    open({ methods: [methodWith('flatrate', 'Full Truck', null)] })
    expect(await screen.findByText(/The carrier does not say now where you can collect/)).toBeVisible()
    expect(screen.getByText('Depot 1')).toBeVisible()
    expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  })

  test('[ENT-38] is the ship-to where no carrier has a service point', async () => {
    open({ methods: [methodWith('flatrate', 'Full Truck', [])] })
    expect(await screen.findByText('Depot 1')).toBeVisible()
    expect(screen.queryByRole('radio')).not.toBeInTheDocument()
    expect(screen.queryByText(/carrier/)).not.toBeInTheDocument()
  })

  test('[ENT-38] stays where it was when the service point is gone, which is said', async () => {
    open({ methods: [methodWith('flatrate', 'Full Truck', [BOOKSHOP])], refuses: 'service-point-not-offered' })
    await userEvent.click(await screen.findByRole('radio', { name: /Collect it at a service point/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Collect here: Van der Velde' }))
    expect(await screen.findByText(/not there any more/)).toBeVisible()
    expect(screen.getByText(/Until then everything goes to Depot 1/)).toBeVisible()
  })

  test('[GQL-50] is the other addresses that were chosen', async () => {
    open({ methods: [methodWith('flatrate', 'Full Truck', [BOOKSHOP])], addresses: [wireAddressWith()] })
    expect(await screen.findByText('Ank Tap')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Change the addresses' })).toBeVisible()
    expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  })
})

describe('how POS materials are brought', () => {
  test('[GQL-55] is chosen from what the ship-to is offered, with what it means and costs', async () => {
    const sent = open({
      methods: [methodWith('flatrate', 'Full Truck', []), methodWith('selfpickup', 'Self Pickup', [])],
    })
    const ways = await screen.findByRole('group', { name: 'How it is brought' })
    expect(within(ways).getByRole('radio', { name: /Full Truck/ })).toBeChecked()
    const fetched = within(ways).getByRole('radio', {
      name: /You fetch it at the brewery yourself. At no extra charge./,
    })
    await userEvent.click(fetched)
    await waitFor(() => expect(sent).toEqual([{ cart_id: 'cart-1', option: 'selfpickup_selfpickup' }]))
    expect(fetched).toBeChecked()
  })

  test('[GQL-55] is told where there is one way', async () => {
    open({ methods: [methodWith('flatrate', 'Full Truck', [])] })
    expect(await screen.findByText('Full Truck')).toBeVisible()
  })

  test('[GQL-55] is asked again where it could not be looked up', async () => {
    open({ methods: null })
    expect(await screen.findByText(/could not look up how it can be brought/, {}, { timeout: 10_000 })).toBeVisible()
    expect(screen.getByText('Depot 1')).toBeVisible()
  })
})

type Wishes = {
  methods: readonly ReturnType<typeof methodWith>[] | null
  addresses?: ReturnType<typeof wireAddressWith>[]
  refuses?: string
}

/** Gives what is sent, and keeps it. */
function open({ methods, addresses, refuses }: Wishes) {
  const sent: unknown[] = []
  let cart = wireCartWith({ lines: LINES, ...(addresses && { shipping_addresses: addresses }) })
  const own = wireCartWith({ lines: LINES }).shipping_addresses
  server.use(
    api.query('CustomerCart', () => HttpResponse.json({ data: { customerCart: cart } })),
    api.mutation('EstimateShipping', () =>
      methods
        ? HttpResponse.json({ data: { estimateShippingMethods: methods } })
        : HttpResponse.json({ errors: [{ message: 'no', extensions: { category: 'internal' } }] }),
    ),
    api.mutation('CollectAt', ({ variables }) => {
      sent.push(variables['input'])
      if (refuses)
        return HttpResponse.json({
          errors: [{ message: 'no', extensions: { category: 'graphql-no-such-entity', code: refuses } }],
        })
      cart = { ...cart, shipping_addresses: [AT_BOOKSHOP], version: cart.version + 1 }
      return HttpResponse.json({ data: { setShippingAddressesOnCart: { cart } } })
    }),
    api.mutation('SendToShipTo', ({ variables }) => {
      sent.push(variables['input'])
      cart = { ...cart, shipping_addresses: own, version: cart.version + 1 }
      return HttpResponse.json({ data: { setShippingAddressesOnCart: { cart } } })
    }),
    api.mutation('ChooseLogistics', ({ variables }) => {
      sent.push(variables['input'])
      cart = { ...cart, delivery_method: 'selfpickup_selfpickup', version: cart.version + 1 }
      return HttpResponse.json({ data: { setActiveantsLogisticsOptionOnCart: { cart } } })
    }),
  )
  renderPages('/checkout', { '/checkout': Part })
  return sent
}

function Part() {
  const { shipTo } = useSelectedShipTo()
  const { data: cart } = useCart()
  return cart && shipTo && <PosmDelivery shipTo={shipTo} cart={cart} transport="Full Truck" />
}
