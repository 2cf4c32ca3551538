import { CUSTOMER_TYPES, holdsPermission, PERMISSIONS, permissionsOf, ROLES, combinedAccess } from '@fust/domain/access'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { permissionsOfEntry } from '../../apps/server/src/features/session/role-entry.ts'
import { prove, ROUNDS } from '../support/prove.ts'
import { amountsTo, given, isOpen } from './permissions-oracle.ts'

const RUNS = Math.max(1_000, ROUNDS * 10)

test('[PRM-30] [PRM-36] each role gives each customer type what the matrix says', () =>
  prove('what each role gives each customer type', ROLES.length * CUSTOMER_TYPES.length, async (round) => {
    const role = ROLES[(round - 1) % ROLES.length] ?? 'Basic'
    const type = CUSTOMER_TYPES[Math.floor((round - 1) / ROLES.length)] ?? 'Shop'
    const [found, expected] = [permissionsOf(role, type).toSorted(), given(role, type).toSorted()]
    return found.join() === expected.join() ? [] : [`${role} ${type}: ${found.join()}, not ${expected.join()}`]
  }))

const somePermissions = fc.subarray([...PERMISSIONS])
const someEntry = fc.record({
  role: fc.constantFrom(...ROLES),
  customerType: fc.constantFrom(...CUSTOMER_TYPES),
  withheld: somePermissions,
})

test('[PRM-26] [PRM-42] [PRM-46] several entries at one ship-to amount to their union, the first type, and what all of them share', async () => {
  const seen = new Set<string>()
  await prove('what several role entries amount to', 1, async () => {
    const outcome = fc.check(
      fc.property(fc.array(someEntry, { maxLength: 4 }), (entries) => {
        const found = combinedAccess(
          entries.map((entry) => ({
            role: entry.role,
            customerType: entry.customerType,
            permissions: permissionsOfEntry({
              ...entry,
              shipToCustomerType: entry.customerType,
              rolePermissions: null,
              onlyPermissions: [],
              sections: null,
            }),
          })),
        )
        const expected = amountsTo(
          entries.map(({ role, customerType, withheld }) => ({ role, type: customerType, withheld })),
        )
        for (const { role, customerType } of entries) seen.add(role).add(customerType)
        seen.add(`entries ${entries.length}`).add(`tank ${found.isTankCustomer}`).add(`basic ${found.isBasicUser}`)
        seen.add(`manages ${found.canManageUsers}`).add(`recommendations ${found.hasRecommendations}`)
        expect({ ...found, permissions: [...found.permissions].toSorted() }).toEqual({
          customerType: expected.type,
          permissions: [...expected.permissions].toSorted(),
          isTankCustomer: expected.isTankCustomer,
          isBasicUser: expected.isBasicUser,
          canManageUsers: expected.canManageUsers,
          hasRecommendations: expected.hasRecommendations,
        })
      }),
      { numRuns: RUNS, seed: 2026 },
    )
    return outcome.failed ? [fc.defaultReportMessage(outcome) ?? 'a counterexample'] : []
  })
  expect([...seen].toSorted()).toHaveLength(ROLES.length + CUSTOMER_TYPES.length + 5 + 4 * 2)
})

test('[PRM-05] [PRM-23] [PRM-24] a permission holds when list, section and flag agree, with each of them there and not', async () => {
  const seen = new Set<string>()
  await prove('list, section and flag', 1, async () => {
    const outcome = fc.check(
      fc.property(somePermissions, somePermissions, somePermissions, (listed, sections, flagged) => {
        const facts = { listed: new Set(listed), sections: new Set(sections), flagged: new Set(flagged) }
        for (const permission of PERMISSIONS) {
          const held = holdsPermission(permission, facts)
          seen.add([permission, ...Object.values(facts).map((set) => set.has(permission))].join(' '))
          expect({ permission, held }).toEqual({ permission, held: isOpen(permission, facts) })
        }
      }),
      { numRuns: RUNS, seed: 2026 },
    )
    return outcome.failed ? [fc.defaultReportMessage(outcome) ?? 'a counterexample'] : []
  })
  expect(seen.size).toBe(PERMISSIONS.length * 8)
})
