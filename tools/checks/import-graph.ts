import { parseSync } from '@swc/core'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const SERVER = 'apps/server'
const DYNAMIC = /\bimport\(\s*'([^']+)'/g

/** For each file of the server, the files that import it when it runs; a type that is imported loads nothing. */
export function importersOnServer(root: string): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>()
  for (const file of globSync(`${SERVER}/src/**/*.{ts,js}`, { cwd: root })) {
    for (const imported of importsOf(root, file)) {
      const others = importers.get(imported)
      if (others) others.push(file)
      else importers.set(imported, [file])
    }
  }
  return importers
}

/** All files that load one of these, these included. */
export function dependentsOf(
  files: readonly string[],
  importers: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> {
  const found = new Set(files)
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer)
  return found
}

function importsOf(root: string, file: string): string[] {
  const source = readFileSync(path.join(root, file), 'utf8')
  const { body } = parseSync(source, { syntax: 'typescript', target: 'es2024' })
  const imported = body.flatMap((node) => {
    if (node.type === 'ImportDeclaration') return node.typeOnly ? [] : [node.source.value]
    if (node.type === 'ExportAllDeclaration') return [node.source.value]
    if (node.type === 'ExportNamedDeclaration' && node.source)
      return 'typeOnly' in node && node.typeOnly ? [] : [node.source.value]
    return []
  })
  const later = [...source.matchAll(DYNAMIC)].flatMap(([, name]) => name ?? [])
  return [...imported, ...later].flatMap((name) => {
    if (name.startsWith('.')) return [path.posix.join(path.posix.dirname(file), name)]
    return name.startsWith('#') ? [`${SERVER}/src/${name.slice(1)}`] : []
  })
}
