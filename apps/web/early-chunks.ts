import type { Plugin, Rolldown } from 'vite'

const AROUND = 'src/app/around-screens.ts'
const CATALOGUE = list('src/features/catalogue/catalogue-page.tsx', 'src/features/catalogue/start-catalogue.ts')

/** By name in first-paint.js, mostly a path: the modules that a page loads beside the main script. `*` is any last part. */
const EARLY: Readonly<Record<string, readonly string[]>> = {
  en: ['src/i18n/en.json'],
  nl: ['src/i18n/nl.json'],
  'age-question': ['src/app/age-gate.tsx'],
  'signed-in': [AROUND],
  '/': ['src/features/home/home-page.tsx'],
  '/login': ['src/features/session/login-page.tsx'],
  '/Create-An-Order_Beer': CATALOGUE,
  '/Create-An-Order_POSM': CATALOGUE,
  '/Create-An-Order-Event': CATALOGUE,
  '/specialoffer': CATALOGUE,
  '/catalog/products': CATALOGUE,
  '/catalog/low-stock': CATALOGUE,
  '/catalog/upcoming-beers': list(
    'src/features/catalogue/upcoming-page.tsx',
    'src/features/catalogue/start-upcoming.ts',
  ),
  '/catalog/*': list('src/features/catalogue/product-page.tsx', 'src/features/catalogue/start-product.ts'),
  '/catalog/pending': ['src/features/saved-orders/saved-orders-page.tsx'],
  '/catalog/pending/*': ['src/features/saved-orders/saved-order-page.tsx'],
  '/cart': ['src/features/cart/cart-page.tsx'],
  '/checkout': ['src/features/checkout/checkout-page.tsx'],
  '/thanks': ['src/features/checkout/thanks-page.tsx'],
  '/orders/history': ['src/features/orders/order-history-page.tsx'],
  '/orders/history/*': ['src/features/orders/order-page.tsx'],
  '/orders/saved': ['src/features/saved-orders/saved-orders-page.tsx'],
  '/orders/saved/*': ['src/features/saved-orders/saved-order-page.tsx'],
}

const READER = '<script src="/first-paint.js">'

/** Tells first-paint.js what it may fetch beside the main script, not after it. */
export function nameEarlyChunks(): Plugin {
  return {
    name: 'name-early-chunks',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const shell = filesOf(chunks, ['index.html'])
        const around = [...shell, ...filesOf(chunks, [AROUND])]
        const metas = Object.entries(EARLY).map(([name, modules]) => {
          const files = filesOf(chunks, modules)
          if (files.size === 0) this.error(`No chunk holds ${modules.join(', ')}`)
          // What stands around every screen is named once.
          const known = modules.includes(AROUND) ? [...shell] : around
          const own = [...files].filter((file) => !known.includes(file)).map((file) => `/${file}`)
          return `<meta name="early-${name}" content="${own.join(' ')}" />\n    `
        })
        return html.replace(READER, metas.join('') + READER)
      },
    },
  }
}

type Chunk = Pick<Rolldown.OutputChunk, 'facadeModuleId' | 'fileName' | 'imports'>

/** The files of these modules, with all that these import at once. */
function filesOf(chunks: readonly Chunk[], modules: readonly string[]): Set<string> {
  const reached = new Set<string>()
  const reach = (fileName: string) => {
    if (reached.has(fileName)) return
    reached.add(fileName)
    for (const next of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? []) reach(next)
  }
  for (const { facadeModuleId, fileName } of chunks)
    if (modules.some((module) => facadeModuleId?.endsWith(`/web/${module}`))) reach(fileName)
  return reached
}

// Over a catalogue stands the order bar.
function list(...modules: string[]): string[] {
  return [...modules, 'src/features/delivery/order-bar.tsx']
}
