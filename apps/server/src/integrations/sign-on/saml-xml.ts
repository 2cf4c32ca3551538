import { parseStringPromise } from 'xml2js'

// An answer of a provider has some hundred elements; one with all groups of a person has a thousand.
const MOST_TAGS = 4_000
const MOST_LEVELS = 32

/**
 * Whether what was posted is XML of a bearable size and depth. The parser that reads a signed answer takes minutes for text
 * that only looks like XML, so it gets nothing that a linear one has not read first.
 */
export async function isPlainXml(xml: string): Promise<boolean> {
  if (hasMoreTags(xml)) return false
  try {
    const read: unknown = await parseStringPromise(xml, { explicitArray: false })
    return !isDeeper(read, MOST_LEVELS)
  } catch {
    return false
  }
}

function hasMoreTags(xml: string): boolean {
  let tags = 0
  for (let place = xml.indexOf('<'); place >= 0; place = xml.indexOf('<', place + 1)) {
    tags += 1
    if (tags > MOST_TAGS) return true
  }
  return false
}

/** An element is an object; a list of elements of one name is no level of its own. */
function isDeeper(node: unknown, levels: number): boolean {
  if (typeof node !== 'object' || node === null) return false
  if (Array.isArray(node)) return node.some((each) => isDeeper(each, levels))
  return levels === 0 || Object.values(node).some((child) => isDeeper(child, levels - 1))
}
