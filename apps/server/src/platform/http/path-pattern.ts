/** Whether an address is of this pattern: `:id` and `$id` stand for any part, `*` at the end for any number of them. */
export function isOfPattern(pattern: string, path: string): boolean {
  const wanted = partsOf(pattern)
  // One part more is enough to see that there are too many, however long the address is.
  const given = partsOf(path, wanted.length + 1)
  const isOpen = wanted.at(-1) === '*'
  if (isOpen ? given.length < wanted.length : given.length !== wanted.length) return false
  return wanted.every((part, place) => (/^[:$*]/.test(part) ? given[place] !== '' : part === given[place]))
}

/** The parts between slashes, so many at most; a slash at the end is none of them. */
function partsOf(path: string, most?: number): string[] {
  const [, ...parts] = path.split('/', most && most + 2)
  return parts.at(-1) === '' ? parts.slice(0, -1) : parts
}
