import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const GENERATED = path.join(import.meta.dirname, 'src/gql')
const MANIFEST = path.join(GENERATED, 'persisted-documents.json')
const IMPORT = /^import \{ graphql \} from '[./]+gql\/index\.ts'\n/m
const TAGGED = /\bgraphql\(\s*`([^`]*)`\s*,?\s*\)/g
const OPERATION = /\b(?:query|mutation) (\w+)/
const FRAGMENT = /^fragment (\w+) on /
const FRAGMENT_FILE = /\/gql\/fragments\/(\w+)$/
const BETWEEN = /(?<=\}) (?=(?:fragment|query|mutation) \w)/

/** Every module carries the text of its own operations, and no map of all of them comes along. A fragment stands in one place for all that spread it. */
export function inlineDocuments(): Plugin {
  return {
    name: 'inline-documents',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: FRAGMENT_FILE }, handler: (id) => id },
    load: {
      filter: { id: FRAGMENT_FILE },
      handler(id) {
        const text = fragmentTexts().get(path.basename(id)) ?? this.error(`No ${id}: run npm run codegen`)
        return { code: `export default ${JSON.stringify(text)}`, moduleType: 'js', moduleSideEffects: false }
      },
    },
    transform: {
      filter: { code: IMPORT },
      handler(source) {
        const operations = operationParts()
        const imports = new Set<string>()
        const inlined = (part: string): string => {
          const fragment = fragmentIn(part)
          if (fragment === undefined) return JSON.stringify(part)
          imports.add(`import ${fragment}Text from '${path.join(GENERATED, 'fragments', fragment)}'\n`)
          return `${fragment}Text`
        }
        const code = source.replace(IMPORT, '').replaceAll(TAGGED, (_call, document: string) => {
          const [, name] = OPERATION.exec(document) ?? []
          // A fragment comes with each operation that spreads it.
          if (name === undefined) return 'undefined'
          const parts = operations.get(name) ?? this.error(`No document ${name}: run npm run codegen`)
          return parts.map(inlined).join(` + ' ' + `)
        })
        return { code: [...imports, code].join(''), map: null }
      },
    },
  }
}

const fragmentIn = (part: string): string | undefined => FRAGMENT.exec(part)?.[1]

/** The operation and the fragments of each document, as they follow each other. */
function operationParts(): Map<string, string[]> {
  return new Map(
    documents().flatMap((parts) => {
      const operation = parts.find((part) => fragmentIn(part) === undefined) ?? ''
      const [, name] = OPERATION.exec(operation) ?? []
      return name === undefined ? [] : [[name, parts]]
    }),
  )
}

function fragmentTexts(): Map<string, string> {
  return new Map(documents().flatMap((parts) => parts.map((part) => [fragmentIn(part) ?? '', part])))
}

function documents(): string[][] {
  const manifest: unknown = JSON.parse(readFileSync(MANIFEST, 'utf8'))
  if (typeof manifest !== 'object' || manifest === null) throw new Error(`${MANIFEST} holds no documents`)
  return Object.values(manifest).map((text) => String(text).split(BETWEEN))
}
