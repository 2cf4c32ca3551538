import { readFileSync } from 'node:fs'
import path from 'node:path'

/** What the interface lists as SDL, with its two shorthands written out. */
export function interfaceSdl(root: string): string {
  return sdlOf(blocksOf(root).join('\n'))
}

/** The same without what the page marks as the portal's own: what Adobe Commerce, or one of its modules, names so. */
export function adobeSdl(root: string): string {
  return sdlOf(blocksOf(root).map(withoutOwn).join('\n'))
}

function blocksOf(root: string): string[] {
  const page = readFileSync(path.join(root, 'docs/requirements/graphql.md'), 'utf8')
  return Array.from(page.matchAll(/```graphql\n([\s\S]*?)```/g), ([, block = '']) => block)
}

function sdlOf(blocks: string): string {
  const text = blocks.replaceAll(/#.*$/gm, '')
  const bodies = new Map(
    Array.from(
      text.matchAll(/\b(?:type|interface|mixin|input)\s+(\w+)[^{]*\{([^}]*)\}/g),
      ([, name = '', body = '']) => [name, body],
    ),
  )
  const written = (body: string): string =>
    body.replaceAll(/\.\.\.(\w+)/g, (_, name: string) => written(bodies.get(name) ?? ''))
  return text.replaceAll(/\bmixin\s+\w+\s*\{[^}]*\}/g, '').replaceAll(/\{([^{}]*)\}/g, (block) => written(block))
}

/**
 * Takes out what `# +P` marks: the line that it ends, with the type that the line opens; on a line of its own, the rest
 * of the braces or brackets that it stands in, or of the paragraph.
 */
function withoutOwn(block: string): string {
  const kept: string[] = []
  let depth = 0
  /** How deep the lines are that are left out, and whether what closes them closes what is kept; undefined: none is. */
  let leftOut: { depth: number; isInside: boolean } | undefined
  for (const line of block.split('\n')) {
    const [text = '', comment] = line.split('#', 2)
    const isOwn = comment?.startsWith(' +P') === true
    const isAlone = text.trim() === ''
    const before = depth
    depth += countOf(text, /[{(]/g) - countOf(text, /[)}]/g)
    if (leftOut) {
      const isEnd = depth < leftOut.depth || (leftOut.depth === 0 && line.trim() === '')
      if (isEnd && leftOut.isInside) kept.push(text.slice(Math.max(0, text.search(/[)}]/))))
      if (isEnd) leftOut = undefined
    } else if (!isOwn) kept.push(line)
    else if (isAlone || depth > before) leftOut = { depth, isInside: isAlone }
  }
  return kept.join('\n')
}

function countOf(text: string, expression: RegExp): number {
  return text.match(expression)?.length ?? 0
}
