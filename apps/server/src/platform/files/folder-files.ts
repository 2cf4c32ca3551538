import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { constants, type ReadStream } from 'node:fs'
import { open, readdir, readlink, realpath, stat, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { buffer, text } from 'node:stream/consumers'

const MB = 2 ** 20
/** The most bytes that a file of a brewery's folder may have. */
export const LARGEST = {
  yaml: MB,
  markdown: MB,
  picture: MB,
  photo: 20 * MB,
  face: MB,
  csv: 200 * MB,
  document: 50 * MB,
} as const

/** Why something in a folder is not read. */
export type FolderRefusal =
  | { code: 'not-there' | 'out-of-folder' | 'no-file' | 'no-folder' | 'may-not-be-read' }
  | { code: 'too-large'; most: number }

/** A file that is open: its content is read, or destroyed. */
export type FolderFile = { bytes: number; content: ReadStream }

/**
 * Opens a file by its name in a folder. Links are followed where they stay inside; what leads out of the folder is not read,
 * nor is a pipe, a socket or a device. Only a hard link cannot be told from the file that it is.
 */
export async function openInside(
  folder: string,
  name: string,
  most: number,
): Promise<Outcome<FolderFile, FolderRefusal>> {
  const found = await lookInside(folder, name)
  if (!found.ok) return found
  // A device is not even opened: for some that is a command.
  if (found.value.kind !== 'file') return refuse({ code: 'no-file' })
  const { root, place } = found.value
  return unlessBarred(async () => {
    const file = await open(place, READING)
    const size = await sizeOf(file, { root, place, most }).catch((error: unknown) => closing(file, error))
    if (!size.ok) {
      await file.close()
      return size
    }
    // No more than was there, however it grows meanwhile.
    const content = file.createReadStream({ start: 0, end: Math.max(size.value, 1) - 1 })
    return accept({ bytes: size.value, content })
  })
}

/** What was looked at may be another thing by the time it is opened: what counts is what is open. */
async function sizeOf(
  file: FileHandle,
  { root, place, most }: { root: string; place: string; most: number },
): Promise<Outcome<number, FolderRefusal>> {
  const opened = await file.stat()
  if (!isWithin(root, await placeOf(file, place))) return refuse({ code: 'out-of-folder' })
  if (!opened.isFile()) return refuse({ code: 'no-file' })
  return opened.size > most ? refuse({ code: 'too-large', most }) : accept(opened.size)
}

async function closing(file: FileHandle, error: unknown): Promise<never> {
  await file.close()
  throw error
}

/** The text of a file. */
export async function readInside(folder: string, name: string, most: number): Promise<Outcome<string, FolderRefusal>> {
  const opened = await openInside(folder, name, most)
  return opened.ok ? accept(await text(opened.value.content)) : opened
}

/** The bytes of a file. */
export async function bytesInside(folder: string, name: string, most: number): Promise<Outcome<Buffer, FolderRefusal>> {
  const opened = await openInside(folder, name, most)
  return opened.ok ? accept(await buffer(opened.value.content)) : opened
}

/** How many bytes a file has that can be read. */
export async function sizeInside(folder: string, name: string, most: number): Promise<Outcome<number, FolderRefusal>> {
  const opened = await openInside(folder, name, most)
  if (!opened.ok) return opened
  opened.value.content.destroy()
  return accept(opened.value.bytes)
}

/** The names in a folder, or in one inside it, in their order. */
export async function namesInside(folder: string, name?: string): Promise<Outcome<string[], FolderRefusal>> {
  if (name === undefined) return unlessBarred(async () => accept((await readdir(folder)).toSorted()))
  const found = await lookInside(folder, name)
  if (!found.ok) return found
  if (found.value.kind !== 'folder') return refuse({ code: 'no-folder' })
  return unlessBarred(async () => accept((await readdir(found.value.place)).toSorted()))
}

/** All that a folder holds, however deep, by name; links are not followed, but told with what they lead to. */
export async function entriesBelow(folder: string): Promise<{ name: string; link?: string }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const found = entries
    .filter((entry) => !entry.isDirectory())
    .map(async (entry) => {
      const place = path.join(entry.parentPath, entry.name)
      const name = path.relative(folder, place).replaceAll(path.sep, '/')
      return entry.isSymbolicLink() ? { name, link: await readlink(place) } : { name }
    })
  return (await Promise.all(found)).toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** What a name in a folder leads to, links followed: where that really is, and what. */
export type Found = { root: string; place: string; kind: 'file' | 'folder' | 'other' }

export async function lookInside(folder: string, name: string): Promise<Outcome<Found, FolderRefusal>> {
  if (!isNameInside(name)) return refuse({ code: 'out-of-folder' })
  return unlessBarred(async () => {
    const root = await realpath(folder)
    const place = await realpath(path.join(root, name))
    if (!isWithin(root, place)) return refuse({ code: 'out-of-folder' })
    const there = await stat(place)
    return accept({ root, place, kind: there.isFile() ? 'file' : there.isDirectory() ? 'folder' : 'other' })
  })
}

/** Whether this name, with slashes between its parts, can only mean something in the folder, on whatever system. */
export function isNameInside(name: string): boolean {
  if (/[\\\0]|^[a-z]:/i.test(name)) return false
  if (process.platform === 'win32' && NAMES_OF_WINDOWS.test(name)) return false
  return name.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
}

// Streams of a file, and devices, which every folder has.
const NAMES_OF_WINDOWS = /:|(^|\/)(con|prn|aux|nul|com\d|lpt\d)(\.|\/|$)/i

export function isWithin(root: string, place: string | undefined): boolean {
  if (place === undefined) return false
  const way = path.relative(root, place)
  return way !== '' && way.split(path.sep)[0] !== '..' && !path.isAbsolute(way)
}

/**
 * Where that lies which was opened, whatever the path leads to by now. Linux tells; elsewhere the path has to lead to the same
 * file still, which somebody who swaps links back and forth all the time may outrun.
 */
export async function placeOf(file: FileHandle, place: string): Promise<string | undefined> {
  const told =
    process.platform === 'linux' ? await readlink(`/proc/self/fd/${file.fd}`).catch(() => undefined) : undefined
  if (told !== undefined) return told
  const found = await realpath(place)
  const [there, opened] = await Promise.all([stat(found, { bigint: true }), file.stat({ bigint: true })])
  return there.ino === opened.ino && there.dev === opened.dev ? found : undefined
}

// A pipe that took the file's place meanwhile is not waited for, a link that did is not followed; Windows knows neither.
const READING = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0)

const BARRED: Readonly<Record<string, FolderRefusal>> = {
  ENOENT: { code: 'not-there' },
  ENOTDIR: { code: 'not-there' },
  ENAMETOOLONG: { code: 'not-there' },
  ELOOP: { code: 'not-there' },
  EACCES: { code: 'may-not-be-read' },
  EPERM: { code: 'may-not-be-read' },
}

async function unlessBarred<T>(look: () => Promise<Outcome<T, FolderRefusal>>): Promise<Outcome<T, FolderRefusal>> {
  try {
    return await look()
  } catch (error) {
    const refusal = error instanceof Error && 'code' in error ? BARRED[String(error.code)] : undefined
    if (!refusal) throw error
    return refuse(refusal)
  }
}
