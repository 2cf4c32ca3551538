// Writes docs/interface-tests.md: which test shows each operation of the interface, its arguments and its errors.
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { interfaceTestsPage, readInterfaceTests } from './interface-tests/interface-tests-page.ts'

const ROOT = resolve(import.meta.dirname, '..')
await writeFile(resolve(ROOT, 'docs/interface-tests.md'), interfaceTestsPage(readInterfaceTests(ROOT)))
