/** By the system's code: what is wrong with a file or a folder that the product has to write or read, and what to do. */
const SENTENCES: Readonly<Record<string, string>> = {
  EACCES: 'the account that runs this may not use it: give it that right',
  EPERM: 'the account that runs this may not use it: give it that right',
  EROFS: 'its disk may only be read: use a checkout that can be written to',
  ENOSPC: 'its disk is full: make room',
  EDQUOT: 'the account that runs this has used up its share of the disk: make room',
  ENOTDIR: 'a file is in the place of a folder: take it away',
  EEXIST: 'a file is in the place of a folder: take it away',
  EMFILE: 'too many files are open: raise the limit of open files (ulimit -n)',
}

/** A fault of the file system in a sentence; undefined where an error is no such fault. */
export function fileFault(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('path' in error)) return undefined
  const sentence = SENTENCES[String(error.code)]
  return sentence && `${String(error.path)}: ${sentence}. Nothing was started.`
}
