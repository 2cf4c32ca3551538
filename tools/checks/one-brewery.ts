import { globSync } from 'node:fs'
import path from 'node:path'
import { isOfProduct } from './product-files.ts'
import { syntaxNodes, textOf } from './syntax-tree.ts'

const PRODUCT = 'apps/{server/src/**/*.{ts,tsx},web/src/**/*.{ts,tsx},web/public/*.js}'

/** Files that may name the demo's brewery or its market, and why. */
const MAY: Readonly<Record<string, string>> = {
  'apps/server/src/start.ts': 'the folder of the demo',
  'apps/server/src/production-faults.ts': 'accounts of the demo are refused in production',
  'apps/server/src/platform/env.ts': 'who sends the mail of the demo',
  'apps/server/src/features/messages/letter-previews.ts': 'an order of the demo, to look at',
  'apps/server/src/integrations/carrier/postnl.ts': 'the countries that the carrier has service points in',
  'apps/server/src/words/words.ts': 'the dictionaries, a language each',
}

/** Texts of the product that name one brewery, its country, its language or its currency: they come from the folder and the market. */
export function oneBreweryProblems(root: string, may = MAY): string[] {
  const found = globSync(PRODUCT, { cwd: root })
    .filter(isOfProduct)
    .toSorted()
    .flatMap((file) => namesIn(path.join(root, file)).map((name) => ({ file, name })))
  const idle = Object.keys(may).filter((file) => !found.some((each) => each.file === file))
  return [
    ...found
      .filter(({ file }) => !(file in may))
      .map(({ file, name }) => `${file}: '${name}': ask the brewery or its market`),
    ...idle.map((file) => `tools/checks/one-brewery.ts: ${file} names no brewery any more: take it off the list`),
  ]
}

const namesIn = (file: string) =>
  syntaxNodes(file)
    .flatMap((node) => textOf(node) ?? [])
    .filter(namesOne)

// In quotes it is looked for in JSON.
const namesOne = (text: string) => /veenhof/i.test(text) || /(?:^|")(?:nl|nl-NL|EUR|€)(?:"|$)/i.test(text.trim())
