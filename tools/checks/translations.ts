import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const WEB = 'apps/web/src'
const LANGUAGES = ['nl', 'en']
// Looked up by the code of a refusal, which no source of ours spells out.
const BY_CODE = /(?:^|\.)messages\./
const PLURAL = /_(?:zero|one|two|few|many|other)$/

/** Texts that one language lacks, that the screens ask for in vain, or that no screen asks for. */
export function translationProblems(root: string): string[] {
  const folder = path.join(root, WEB, 'i18n')
  const dictionaries = LANGUAGES.map((language) => ({
    language,
    keys: new Set(readKeys(path.join(folder, `${language}.json`))),
  }))
  const known = new Set(dictionaries.flatMap(({ keys }) => [...keys]))
  const sources = readSources(path.join(root, WEB))
  return [
    ...dictionaries.flatMap(({ language, keys }) =>
      [...known].filter((key) => !keys.has(key)).map((key) => `${language}.json misses ${key}`),
    ),
    ...unknownKeys(sources, known),
    ...unusedKeys(sources, known),
  ]
}

function unknownKeys(sources: string[], known: Set<string>): string[] {
  const answerable = new Set([...known].flatMap((key) => [key, key.replace(PLURAL, '')]))
  const asked = sources.flatMap((source) =>
    [...source.matchAll(/\bt\(\s*(['"])([\w.-]+)\1/g)].map((match) => match[2] ?? ''),
  )
  return [...new Set(asked)].filter((key) => !answerable.has(key)).map((key) => `no language has ${key}`)
}

// A key counts as used where it is written whole, or where a template begins with its path.
function unusedKeys(sources: string[], known: Set<string>): string[] {
  const written = new Set(sources.flatMap((source) => source.match(/(?<=['"`])[\w-]+(?:\.[\w-]+)*(?=['"`])/g) ?? []))
  const beginnings = sources.flatMap((source) => source.match(/(?<=`)[\w-]+(?:\.[\w-]+)*\.(?=\$\{)/g) ?? [])
  return [...known]
    .filter((key) => !BY_CODE.test(key) && !written.has(key) && !written.has(key.replace(PLURAL, '')))
    .filter((key) => !beginnings.some((beginning) => key.startsWith(beginning)))
    .map((key) => `no screen asks for ${key}`)
}

function readSources(folder: string): string[] {
  return globSync('**/*.{ts,tsx}', { cwd: folder })
    .filter((file) => !/\.test\.tsx?$|\.generated\.ts$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
}

function readKeys(file: string): string[] {
  return keysOf(JSON.parse(readFileSync(file, 'utf8')), '')
}

function keysOf(value: unknown, place: string): string[] {
  if (typeof value !== 'object' || value === null) return [place]
  return Object.entries(value).flatMap(([key, inner]) => keysOf(inner, place ? `${place}.${key}` : key))
}
