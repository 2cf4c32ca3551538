import { describe, expect, test } from 'vitest'
import { ALWAYS_ALLOWED, holdsPermission, PERMISSIONS, permissionsIn, type Permission } from './index.ts'

const facts = (
  listed: Permission[],
  sections: readonly Permission[] = listed,
  flagged: readonly Permission[] = listed,
) => ({
  listed: new Set(listed),
  sections: new Set(sections),
  flagged: new Set(flagged),
})

describe('a permission holds', () => {
  test.each<[string, boolean, Permission[], Permission[], Permission[]]>([
    ['list, section and flag agree', true, ['Reporting'], ['Reporting'], ['Reporting']],
    ['it is not in the list', false, [], ['Reporting'], ['Reporting']],
    ['no section grants it', false, ['Reporting'], [], ['Reporting']],
    ['its flag is not 1', false, ['Reporting'], ['Reporting'], []],
  ])('[PRM-23] when %s: %s', (_when, holds, listed, sections, flagged) => {
    expect(holdsPermission('Reporting', facts(listed, sections, flagged))).toBe(holds)
  })

  test.each(ALWAYS_ALLOWED)('[PRM-24] %s needs no section', (permission) => {
    expect(holdsPermission(permission, facts([permission], []))).toBe(true)
  })

  test.each(['Catalogue Beer', 'Catalogue Tank', 'Catalogue POS Materials'] as const)(
    '[PRM-05] Catalogue holds with %s',
    (permission) => {
      expect(holdsPermission('Catalogue', facts([permission]))).toBe(true)
    },
  )

  test('[PRM-05] Catalogue does not hold by its own name alone', () => {
    expect(holdsPermission('Catalogue', facts(['Catalogue']))).toBe(false)
  })
})

test('[PRM-25] a comma list is read by name, with the older name of News & Events', () => {
  expect(permissionsIn('Catalogue Beer, News and Articles,Brewing')).toEqual(['Catalogue Beer', 'News & Events'])
  expect(permissionsIn(PERMISSIONS.join(','))).toEqual([...PERMISSIONS])
})
