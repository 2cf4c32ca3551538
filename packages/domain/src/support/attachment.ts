import { asOneLine, NAME_MAXIMUM } from '../text/index.ts'

/** The most bytes of one attachment, and the most attachments of a ticket. */
export const ATTACHMENT_MAXIMUM_BYTES = 10 * 2 ** 20
export const ATTACHMENTS_MAXIMUM = 20

type AttachmentFacts = {
  readonly type: string
  /** How a file of it may be called; the first is what it is called where it had no such name. */
  readonly extensions: readonly [string, ...string[]]
  readonly isIt: (bytes: Uint8Array) => boolean
}

/** What may be attached, each by how its content begins: a name says nothing about what is inside. */
const ATTACHMENT_TYPES: readonly AttachmentFacts[] = [
  { type: 'image/jpeg', extensions: ['jpg', 'jpeg'], isIt: (bytes) => hasAt(bytes, 0, [0xff, 0xd8, 0xff]) },
  {
    type: 'image/png',
    extensions: ['png'],
    isIt: (bytes) => hasAt(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  },
  {
    type: 'image/webp',
    extensions: ['webp'],
    isIt: (bytes) => hasAt(bytes, 0, lettersOf('RIFF')) && hasAt(bytes, 8, lettersOf('WEBP')),
  },
  {
    type: 'image/heic',
    extensions: ['heic', 'heif'],
    isIt: (bytes) =>
      hasAt(bytes, 4, lettersOf('ftyp')) &&
      ['heic', 'heix', 'heif', 'mif1', 'msf1'].some((brand) => hasAt(bytes, 8, lettersOf(brand))),
  },
  { type: 'application/pdf', extensions: ['pdf'], isIt: (bytes) => hasAt(bytes, 0, lettersOf('%PDF-')) },
]

/** The names that files to be attached may end in. */
export const ATTACHMENT_EXTENSIONS: readonly string[] = ATTACHMENT_TYPES.flatMap(({ extensions }) => extensions)

export type AttachmentRefusal = { code: 'attachment-empty' | 'attachment-too-large' | 'attachment-type' }

/** What a file is, and what it is kept under; or why it is not taken. Its content and the end of its name have to agree. */
export function reviewAttachment({
  name,
  bytes,
}: {
  name: string
  bytes: Uint8Array
}): { type: string; fileName: string } | AttachmentRefusal {
  if (bytes.length === 0) return { code: 'attachment-empty' }
  if (bytes.length > ATTACHMENT_MAXIMUM_BYTES) return { code: 'attachment-too-large' }
  const facts = ATTACHMENT_TYPES.find(({ isIt }) => isIt(bytes))
  const extension = extensionOf(name)
  if (!facts?.extensions.some((own) => own === extension)) return { code: 'attachment-type' }
  return { type: facts.type, fileName: safeFileName(name, extension) }
}

/**
 * The name that a file is saved under, on whatever system: no folders, nothing that cannot be seen, none of the
 * characters and names that some system gives a meaning, and the end that its content has.
 */
function safeFileName(name: string, extension: string): string {
  const last = asOneLine(name).split(/[/\\]/).at(-1) ?? ''
  const stem = last.slice(0, Math.max(0, last.lastIndexOf('.')))
  const plain = Array.from(
    stem.normalize('NFC').replaceAll(/[<>:"|?*%;.\p{Cf}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}]/gu, '_'),
  )
    .slice(0, NAME_MAXIMUM)
    .join('')
    .trim()
  const hasName = /[\p{L}\p{N}]/u.test(plain) && !NAMES_OF_DEVICES.test(plain)
  return `${hasName ? plain : 'attachment'}.${extension}`
}

// Windows takes a raised digit for the digit.
const NAMES_OF_DEVICES = /^(con|prn|aux|nul|con(in|out)\$|(com|lpt)[\d\u00b9\u00b2\u00b3])$/i

function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase()
}

const lettersOf = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0))

const hasAt = (bytes: Uint8Array, place: number, wanted: readonly number[]): boolean =>
  bytes.length >= place + wanted.length && wanted.every((byte, index) => bytes[place + index] === byte)
