import path from 'node:path'

/** Where the sources of the product lie. */
export const CHECKOUT = path.resolve(import.meta.dirname, '../../..')
/** The brewery that the demo shows. */
export const DEMO_BREWERY = path.join(CHECKOUT, 'breweries/veenhof')
