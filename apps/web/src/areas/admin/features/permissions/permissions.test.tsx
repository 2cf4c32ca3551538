import type { RolePermissions } from '@fust/contract/rest'
import {
  permissionsOf,
  permissionsOfType,
  ROLES,
  whyFixed,
  type CustomerType,
  type Permission,
} from '@fust/domain/access'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { server } from '../../../../lib/test/server.ts'
import { typeSearch } from '../../type-search.ts'
import { PermissionsPage } from './permissions-page.tsx'

const CALLS = '*/nl/prod/api/v1/portal/admin'

/** What roles give a customer type by the product, without what was taken from the buyers. */
function rolesWith(
  customerType: CustomerType,
  { taken = [] as Permission[], version = 'first' } = {},
): RolePermissions {
  return {
    customerType,
    version,
    roles: ROLES.map((role) => ({
      role,
      permissions: [...permissionsOfType(customerType)].map((permission) => {
        const isByDefault = permissionsOf(role, customerType).includes(permission)
        const isGiven = isByDefault && !(role === 'SalesAssociate' && taken.includes(permission))
        const fixed = whyFixed({ role, customerType, permission, isGiven })
        return { permission, isGiven, isByDefault, fixed, people: role === 'SalesAssociate' ? 12 : 1 }
      }),
    })),
    changes: [],
  }
}

let told: RolePermissions
let asked: unknown[]
let refusal: { status: number; code: string } | null
beforeEach(() => {
  asked = []
  refusal = null
  told = rolesWith('Distributor')
  server.use(
    http.get(`${CALLS}/GetRolePermissions`, ({ request }) => {
      const type = new URL(request.url).searchParams.get('customerType')
      return HttpResponse.json(type === told.customerType ? told : rolesWith('Trade'))
    }),
    http.post(`${CALLS}/ChangeRolePermissions`, async ({ request }) => {
      asked.push(await request.json())
      if (refusal) return HttpResponse.json({ ...refusal, message: 'no', requestId: 'r' }, { status: refusal.status })
      told = rolesWith('Distributor', {
        taken: asked.length === 1 ? ['Support'] : [],
        version: `after ${asked.length}`,
      })
      return HttpResponse.json(told)
    }),
  )
})

const open = (href = '/admin/permissions') =>
  renderPages(href, { '/admin/permissions': { component: PermissionsPage, validateSearch: typeSearch } })

const box = (name: string) => screen.findByRole('checkbox', { name: new RegExp(`^${name}`) })

describe('the permissions of roles', () => {
  test('[PRM-30] are boxes of each role; what is fixed cannot be ticked, and says why', async () => {
    open()
    expect(await box('Buyer: Support')).toBeChecked()
    expect(await box('Buyer: Reporting')).not.toBeChecked()
    expect(await box('Buyer: Home')).toBeDisabled()
    expect(await box('Basic user: Assortment of beer')).toBeDisabled()
    expect(screen.getAllByText('Always allowed')[0]).toBeVisible()
  })

  test('[PRM-30] are saved after what changes was said, with for how many people', async () => {
    open()
    await userEvent.click(await box('Buyer: Support'))
    expect(screen.getByText('Buyer loses Support: 12 people')).toBeVisible()
    expect(asked).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    const dialog = await screen.findByRole('dialog', { name: 'Save 1 change?' })
    expect(within(dialog).getByText('Buyer loses Support: 12 people')).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Saved for Distributor.')).toBeVisible()
    const permissions = permissionsOf('SalesAssociate', 'Distributor').filter((permission) => permission !== 'Support')
    expect(asked).toEqual([
      { customerType: 'Distributor', version: 'first', roles: [{ role: 'SalesAssociate', permissions }] },
    ])
    expect(await box('Buyer: Support, not the default')).not.toBeChecked()
  })

  test('[PRM-30] are put back as they were', async () => {
    open()
    await userEvent.click(await box('Buyer: Support'))
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save changes' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Put back as it was for Distributor.')).toBeVisible()
    const permissions = permissionsOf('SalesAssociate', 'Distributor')
    expect(asked[1]).toEqual({
      customerType: 'Distributor',
      version: 'after 1',
      roles: [{ role: 'SalesAssociate', permissions }],
    })
  })

  test('[PRM-30] go back to the default, once that is saved', async () => {
    told = rolesWith('Distributor', { taken: ['Support', 'Notifications'] })
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Back to the default' }))
    expect(screen.getByText('Buyer gets Support: 12 people')).toBeVisible()
    expect(screen.getByText('Buyer gets Notifications: 12 people')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }))
    expect(screen.queryByText('Buyer gets Support: 12 people')).not.toBeInTheDocument()
    expect(asked).toEqual([])
  })

  test('[PRM-05] Assortment follows from the three below it', async () => {
    open()
    await userEvent.click(await box('Buyer: Assortment of beer'))
    expect(await box('Buyer: Assortment$')).toBeChecked()
    await userEvent.click(await box('Buyer: Assortment of POS materials'))
    expect(await box('Buyer: Assortment$')).not.toBeChecked()
  })

  test('[PRM-30] that somebody else changed meanwhile are shown anew, with what was ticked here', async () => {
    open()
    await userEvent.click(await box('Buyer: Support'))
    refusal = { status: 409, code: 'changed-meanwhile' }
    told = rolesWith('Distributor', { taken: ['Notifications'], version: 'of somebody else' })
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText(/Somebody else has changed the permissions meanwhile/)).toBeVisible()
    expect(await box('Buyer: Notifications, not the default')).not.toBeChecked()
    expect(await box('Buyer: Support, not the default')).not.toBeChecked()
    refusal = null
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ version: 'of somebody else' }))
  })

  test('[PRM-30] keep what was ticked while somebody looks at another customer type', async () => {
    const router = open()
    await userEvent.click(await box('Buyer: Support'))
    await router.navigate({ to: '/admin/permissions', search: { type: 'Trade' } })
    expect(await screen.findByText(/Nothing yet/)).toBeVisible()
    await router.navigate({ to: '/admin/permissions', search: {} })
    expect(await screen.findByText('Buyer loses Support: 12 people')).toBeVisible()
  })

  test('[PRM-30] say who changed what last', async () => {
    const change = { id: 1, at: '2026-11-23T09:00:00.000Z', byName: 'Ties Veldboer', role: 'Manager' } as const
    told = { ...told, changes: [{ ...change, given: [], taken: ['Reporting', 'Contracts'] }] }
    open()
    expect(await screen.findByText(/Ties Veldboer took from Manager: Reporting and Contracts/)).toBeVisible()
  })

  test('say that nobody else may see them', async () => {
    server.use(
      http.get(`${CALLS}/GetRolePermissions`, () =>
        HttpResponse.json({ status: 403, code: 'forbidden', message: 'no', requestId: 'r' }, { status: 403 }),
      ),
    )
    open()
    expect(await screen.findByRole('link', { name: 'To the home page' })).toBeVisible()
  })
})
