import path from 'node:path'
import { readSources, type Source } from './asked-texts.ts'
import { COMMON, partsOf, readTextFiles, type TextFile } from './text-files.ts'

/** Where each text stands. */
type Homes = ReadonlyMap<string, string>

/** What is wrong with the texts of the web: with what translators wrote, and with what the screens ask for. */
export function translationProblems(root: string): string[] {
  const files = readTextFiles(root)
  const homes = new Map(files.flatMap(({ folder, texts }) => [...texts.keys()].map((key) => [key, folder] as const)))
  const sources = readSources(root)
  return [
    ...missingTexts(files, homes),
    ...unlikeTexts(files),
    ...askedInVain(sources, homes),
    ...builtKeys(sources, homes),
    ...partsNotGiven(sources, files),
    ...misplacedTexts(sources, homes),
  ]
}

/** Every language has every text, and one folder has it. */
function missingTexts(files: readonly TextFile[], homes: Homes): string[] {
  const languages = new Set(files.map(({ file }) => path.basename(file)))
  const folders = new Set(files.map(({ folder }) => folder))
  const expected = [...folders].flatMap((folder) =>
    [...languages].map((language) => ({ folder, file: `${folder}/texts/${language}` })),
  )
  return expected.flatMap(({ folder, file }) => {
    const texts = files.find((one) => one.file === file)?.texts
    const lacking = [...homes].filter(([key, home]) => home === folder && !texts?.get(key))
    const foreign = [...(texts?.keys() ?? [])].filter((key) => homes.get(key) !== folder)
    return [
      ...lacking.map(([key]) => `${file} misses ${key}`),
      ...foreign.map((key) => `${file} has ${key}, which ${homes.get(key)} has too`),
    ]
  })
}

/** Every text is a message, with the same values and the same tags in every language. */
function unlikeTexts(files: readonly TextFile[]): string[] {
  const first = new Map<string, string>()
  return files.flatMap(({ file, texts }) =>
    [...texts].flatMap(([key, text]) => {
      const parts = partsOf(text)
      if (!parts) return [`${file}: ${key} is no ICU message`]
      const said = parts.join(' ')
      const before = first.get(key) ?? said
      first.set(key, before)
      return before === said ? [] : [`${file}: ${key} has ${said || 'no values'}, another language ${before || 'none'}`]
    }),
  )
}

function askedInVain(sources: readonly Source[], homes: Homes): string[] {
  return sources.flatMap(({ file, calls }) =>
    calls.flatMap(({ key }) => (key !== undefined && !homes.has(key) ? [`${file}: no language has ${key}`] : [])),
  )
}

/** A key stands in the source as it is written in the texts, so that both ends of it are found. */
function builtKeys(sources: readonly Source[], homes: Homes): string[] {
  const keys = [...homes.keys()]
  const beginsKey = (text: string) => text.includes('.') && keys.some((key) => key.startsWith(text))
  return sources
    .filter(({ beginnings, calls }) => calls.some(({ isBuilt }) => isBuilt) || beginnings.some(beginsKey))
    .map(({ file }) => `${file} builds the key of a text`)
}

/** Where both are written out, a call gives the values and the tags that its text has. */
function partsNotGiven(sources: readonly Source[], files: readonly TextFile[]): string[] {
  const wanted = new Map(
    files.flatMap(({ texts }) => [...texts].map(([key, text]) => [key, new Set(partsOf(text))] as const)),
  )
  return sources.flatMap(({ file, calls }) =>
    calls.flatMap(({ key = '', parts }) => {
      const missing = parts && wanted.get(key)?.difference(parts)
      return [...(missing ?? [])].map((part) => `${file}: ${key} is asked for without ${part}`)
    }),
  )
}

/** A text stands where it is asked for: an area loads its own and the common ones, and nobody else's. */
function misplacedTexts(sources: readonly Source[], homes: Homes): string[] {
  const askers = new Map([...homes.keys()].map((key) => [key, new Set<string>()]))
  for (const { folder, strings } of sources) for (const text of strings) askers.get(text)?.add(folder)
  return [...askers].flatMap(([key, folders]) => {
    const [only, ...others] = [...folders].toSorted()
    if (only === undefined) return [`no screen asks for ${key}`]
    const home = others.length > 0 ? COMMON : only
    if (home === homes.get(key)) return []
    return [`${key} belongs into ${home}/texts: asked for by ${[only, ...others].join(', ')}`]
  })
}
