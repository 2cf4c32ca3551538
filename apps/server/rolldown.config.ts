import path from 'node:path'
import type { BuildOptions } from 'rolldown'

/**
 * The server in a dozen files instead of two thousand. Its code stays readable, so that a fault names its functions; a
 * character that is not ASCII would make Node keep the whole file with two bytes for each of them.
 */
const config: BuildOptions = {
  input: path.join(import.meta.dirname, 'src/main.js'),
  platform: 'node',
  // Only for who installs it beside `pg`; what production leaves out; and what looks for files beside itself.
  external: ['pg-native', '@fust/embedded-postgres', 'pdfmake'],
  output: { dir: path.join(import.meta.dirname, 'dist'), cleanDir: true, charset: 'ascii', comments: { jsdoc: false } },
  logLevel: 'warn',
}
export default config
