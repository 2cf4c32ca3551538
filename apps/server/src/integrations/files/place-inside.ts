const NAME = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Where a file is inside of what they are kept in: a folder of the first letters of its name; no other name is taken. */
export function placeInside(name: string): [folder: string, name: string] {
  if (!NAME.test(name)) throw new Error(`No file is kept as ${name}.`)
  return [name.slice(0, 2), name]
}
