import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

/** Reads the ICU of all texts while the app is built: the browser carries no parser of it. */
export function compileTexts(): Plugin {
  return {
    name: 'compile-texts',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/(i18n|areas\/\w+)\/texts\/\w+\.json$/ },
      handler(json) {
        const texts: unknown = JSON.parse(json)
        const messages = Object.entries(Object(texts)).map(([key, text]) => [key, compileMessageOrThrow(String(text))])
        return { code: JSON.stringify(Object.fromEntries(messages)), map: null }
      },
    },
  }
}
