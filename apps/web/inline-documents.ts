import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const MANIFEST = path.join(import.meta.dirname, 'src/gql/persisted-documents.json')
const IMPORT = /^import \{ graphql \} from '[./]+gql\/index\.ts'\n/m
const TAGGED = /\bgraphql\(\s*`([^`]*)`\s*,?\s*\)/g
const OPERATION = /\b(?:query|mutation) (\w+)/

/** Every module carries the text of its own documents, and no map of all of them comes along. */
export function inlineDocuments(): Plugin {
  return {
    name: 'inline-documents',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { code: IMPORT },
      handler(source) {
        const texts = operationTexts()
        const code = source.replace(IMPORT, '').replaceAll(TAGGED, (_call, document: string) => {
          const [, name] = OPERATION.exec(document) ?? []
          // A fragment stands in the text of each operation that spreads it.
          if (name === undefined) return 'undefined'
          return JSON.stringify(texts.get(name) ?? this.error(`No document ${name}: run npm run codegen`))
        })
        return { code, map: null }
      },
    },
  }
}

function operationTexts(): Map<string, string> {
  const manifest: unknown = JSON.parse(readFileSync(MANIFEST, 'utf8'))
  if (typeof manifest !== 'object' || manifest === null) throw new Error(`${MANIFEST} holds no documents`)
  return new Map(Object.values(manifest).flatMap((text) => namedText(String(text))))
}

function namedText(text: string): [name: string, text: string][] {
  const [, name] = OPERATION.exec(text) ?? []
  return name === undefined ? [] : [[name, text]]
}
