import type { Plugin, Rolldown } from 'vite'

/**
 * Names of modules: what the web shares goes by its file or, with a slash behind it, its folder, wherever it lies; all
 * else by its whole path.
 */
type Names = readonly string[]

// What so many screens use is one file: a hundred small ones compress worse and queue for the phone.
const SHARED_BY_SCREENS = 8
const SHARED = /\/(apps\/web\/src\/(?!areas\/)|packages\/|node_modules\/@tanstack\/(?!(react-)?table))/
// Of it what knows no beer stands apart: the login needs it, and orders nothing.
const PARTS = /\/(apps\/web\/src\/(i18n|lib|ui)\/|node_modules\/@tanstack\/(?!(react-)?table))/

// Lists, forms and long texts with their libraries come with the screens that show them: many do, and few of those that order.
const WITH_THEIR_SCREENS: Names = ['data-table/', 'form/', 'pagination', 'prose', 'load/']

// What screens of one kind share is one file of theirs, for the same reason.
const TOGETHER: Readonly<Record<string, Names>> = {
  'sign-in': ['apps/web/src/areas/account/features/sign-in/', 'passkeys', 'landing'],
  'order-bar-and-checkout': [
    'use-keep-delivery',
    'use-delivery-plan',
    'use-minutes-left',
    'use-cut-off',
    'kept-wish',
    'day-review',
    'cut-off-line',
    'next-day-offer',
    'transport-offer',
    'plan-day-note',
    'delivery-day-picker',
    'load-message',
    'sticky-line',
    'use-is-out-of-sight',
    'retry-of',
    'packages/domain/src/delivery/delivery-window',
    'packages/domain/src/delivery/working-days',
  ],
  'order-bar-and-cart': [
    'fitting-transport',
    'fitting-method',
    'suspended-note',
    'to-cart',
    'litres-of-cart',
    'value-progress',
    'litres-progress',
    'packages/domain/src/pricing/order-value',
  ],
  lists: ['pagination', 'use-page-gone'],
  tables: ['data-table/', 'node_modules/@tanstack/react-table/', 'node_modules/@tanstack/table-core/'],
  'filled-cart': ['use-to-filled-cart', 'order-in-progress', 'use-cart-once-known'],
  'cart-and-checkout': [
    'cart-coupons',
    'coupon-fault',
    'coupon',
    'cart-docket',
    'sticky-total',
    'empty-cart',
    'replaces-note',
    'use-cart-refusal',
    'use-cart-totals',
    'use-line-notice',
    'budget-of-cart',
    'use-tank-refusal',
    'tank-beer-query',
    'use-top-up-words',
    'packages/domain/src/tank/tank-agreement',
    'packages/domain/src/tank/review-tank-order',
  ],
  forms: ['form', 'form-fault', 'fault-summary', 'node_modules/react-hook-form/'],
}

const withTheirScreens = modulesOf(WITH_THEIR_SCREENS)
const shared = (test: RegExp) => (id: string) => test.test(id) && !withTheirScreens.test(id)

/** What of the portal's code comes in one file, though many files of it come at once. */
export const CHUNK_GROUPS: Rolldown.CodeSplittingGroup[] = [
  { name: 'shell', tags: ['$initial'], priority: 2 },
  { name: 'parts', test: shared(PARTS), minShareCount: SHARED_BY_SCREENS, priority: 1 },
  { name: 'ordering', test: shared(SHARED), minShareCount: SHARED_BY_SCREENS },
  ...Object.entries(TOGETHER).map(([name, names]) => ({
    name,
    test: modulesOf(names),
    minShareCount: 2,
    priority: -1,
    includeDependenciesRecursively: false,
  })),
]

/** Stops the build where a name above is nobody's any more, or no longer of one module alone. */
export function holdNamesOfGroups(): Plugin {
  return {
    name: 'hold-names-of-groups',
    apply: 'build',
    generateBundle() {
      const problems = nameProblems([...this.getModuleIds()])
      if (problems.length > 0) this.error(`chunk-groups.ts: ${problems.join(', ')}`)
    },
  }
}

/** What is wrong with the names, for a build of these modules. */
export function nameProblems(ids: readonly string[]): string[] {
  const names = new Set([WITH_THEIR_SCREENS, ...Object.values(TOGETHER)].flat())
  return [...names].flatMap((name) => {
    const places = ids.filter((id) => modulesOf([name]).test(id)).map((id) => placeOf(id, name))
    if (places.length === 0) return [`no module is called ${name}`]
    return new Set(places).size > 1 ? [`several modules are called ${name}`] : []
  })
}

/** Without how its file ends: a style sheet has the name of its component. */
const placeOf = (id: string, name: string): string => id.slice(0, id.lastIndexOf(name))

function modulesOf(names: Names): RegExp {
  return new RegExp(names.map(patternOf).join('|'))
}

function patternOf(name: string): string {
  const end = name.endsWith('/') ? '' : String.raw`\.`
  const isWholePath = /\/./.test(name)
  return `/${isWholePath ? '' : String.raw`apps/web/src/(?!areas/)(?:[\w-]+/)*`}${name}${end}`
}
