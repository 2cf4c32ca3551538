import { lookInside, namesInside, type FolderRefusal } from '#platform/files/folder-files.ts'
import type { Faults } from '../read/faults.ts'
import { refusalReason } from '../read/folder-refusal.ts'

/** The files in `media/` and `documents/`, by name; what is there and cannot be copied stands among the faults. */
export async function filesToCopy(folder: string, faults: Faults): Promise<string[]> {
  const names: string[] = []
  for (const name of ['media', 'documents']) {
    const found = await lookInside(folder, name)
    const isAbsent = !found.ok && found.refusal.code === 'not-there'
    if (!isAbsent) names.push(...(await filesBelow({ folder, name, above: [] }, faults)))
  }
  return names
}

type Walk = { folder: string; name: string; above: readonly string[] }

async function filesBelow({ folder, name, above }: Walk, faults: Faults): Promise<string[]> {
  const report = (reason: string) => {
    faults.add({ file: name, reason })
    return []
  }
  const found = await lookInside(folder, name)
  if (!found.ok) return report(reasonOf(found.refusal))
  const { kind, place } = found.value
  if (kind === 'file') return [name]
  if (kind !== 'folder') return report(reasonOf({ code: 'no-file' }))
  if (above.includes(place)) return report('is a link to a folder that it is in: take it away')
  const inside = await namesInside(folder, name)
  if (!inside.ok) return report(reasonOf(inside.refusal))
  const names: string[] = []
  for (const child of inside.value)
    names.push(...(await filesBelow({ folder, name: `${name}/${child}`, above: [...above, place] }, faults)))
  return names
}

const reasonOf = (refusal: FolderRefusal) =>
  refusal.code === 'not-there' ? 'is a link that leads nowhere: take it away' : refusalReason(refusal)
