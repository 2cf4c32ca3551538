import type { FolderRefusal } from '#platform/files/folder-files.ts'

const MB = 2 ** 20

/** Why a file of the folder was not read and what to do, as the end of the sentence 'documents/sheet.pdf …'. */
export function refusalReason(refusal: FolderRefusal): string {
  return refusal.code === 'too-large'
    ? `is larger than ${refusal.most / MB} MB, the most it may have: make it smaller`
    : REASONS[refusal.code]
}

const REASONS: Readonly<Record<Exclude<FolderRefusal['code'], 'too-large'>, string>> = {
  'not-there': 'does not exist in the folder: put it there, or correct the name',
  'out-of-folder': 'leads out of the folder: put the file itself inside',
  'no-file': 'is not a file: take it away, or put a file there',
  'no-folder': 'is not a folder: take it away, or put a folder there',
  'may-not-be-read': 'may not be read: give that right to the account that runs this',
}
