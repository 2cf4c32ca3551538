import { asJson } from './kind.ts'
import { cellChange } from './cell-change.ts'

/** The settings of a brewery, a group within a group: `{ portal: { maintenance: false } }`. */
export type SettingTree = Readonly<Record<string, unknown>>

/** Which settings differ, each by its path, such as `portal.maintenance`. */
export type SettingChanges = { before: number; added: string[]; changed: string[]; removed: string[] }

export function settingChanges(stored: SettingTree, given: SettingTree): SettingChanges {
  const [before, after] = [leavesOf(stored), leavesOf(given)]
  const shared = [...after].flatMap(([path, to]) => {
    const from = before.get(path)
    return from === undefined || from === to ? [] : [cellChange(path, from, to)]
  })
  return {
    before: before.size,
    added: [...after.keys()].filter((path) => !before.has(path)),
    changed: shared,
    removed: [...before.keys()].filter((path) => !after.has(path)),
  }
}

/** The settings that are given, and of those that are not what was there before. */
export function withStored(stored: SettingTree, given: SettingTree): SettingTree {
  const merged = Object.entries(given).map(([name, value]) => {
    const before = stored[name]
    return [name, isGroup(before) && isGroup(value) ? withStored(before, value) : value] as const
  })
  return { ...stored, ...Object.fromEntries(merged) }
}

function leavesOf(tree: SettingTree, path = ''): Map<string, string> {
  const found = new Map<string, string>()
  for (const [name, value] of Object.entries(tree)) {
    if (value === undefined) continue
    if (isGroup(value)) for (const leaf of leavesOf(value, `${path}${name}.`)) found.set(...leaf)
    else found.set(path + name, typeof value === 'string' ? value : JSON.stringify(asJson(value)))
  }
  return found
}

const isGroup = (value: unknown): value is SettingTree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
