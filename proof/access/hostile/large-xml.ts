type Shape = { before?: string; piece: (index: number) => string; after?: string }

const numbered = (index: number): string => `a${(0x100000 + index).toString(36)}`

const SHAPES: Readonly<Record<string, Shape>> = {
  // What is no XML: a parser that goes on after a fault looks through the rest again and again.
  'tags that only begin': { piece: () => '<' },
  'attributes that never end': { piece: () => '<a b="' },
  'elements that never end': { piece: () => '<a>' },
  // What is.
  'elements beside each other': { piece: () => '<a/>', after: '</r>' },
  'elements with an id': { piece: (index) => `<a ID="${numbered(index)}"/>`, after: '</r>' },
  'elements inside each other': { piece: (index) => `<a xmlns:${numbered(index)}="x">`, after: '</a></r>' },
  attributes: { before: '<r ', piece: (index) => `${numbered(index)}="" `, after: '/>' },
  namespaces: { before: '<r ', piece: (index) => `xmlns:${numbered(index)}="x" `, after: '/>' },
  'escaped characters': { piece: () => '&amp;', after: '</r>' },
}

/** Ways to write so many characters of XML, or of what looks like it. */
export const LARGE_XML = Object.entries(SHAPES).map(([name, { before = '<r>', piece, after = '' }]) => ({
  name,
  write: (size: number): string => {
    const count = Math.ceil(size / piece(0).length)
    const ends = after.startsWith('</a>') ? '</a>'.repeat(count - 1) : ''
    return `${before}${Array.from({ length: count }, (_, index) => piece(index)).join('')}${ends}${after}`
  },
}))
