import { findPackageJSON } from 'node:module'
import path from 'node:path'

/** The server's own folder. Asked of Node, as what is built lies elsewhere than its sources. */
export const SERVER_FOLDER = path.dirname(findPackageJSON(import.meta.url) ?? '.')
/** Where the sources of the product lie. */
export const PRODUCT_FOLDER = path.resolve(SERVER_FOLDER, '../..')
