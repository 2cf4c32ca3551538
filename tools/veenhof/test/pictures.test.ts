import { describe, expect, test } from 'vitest'
import { column, fileText, namesIn } from './folder.ts'

const named = [...new Set([...column('products', 'picture'), ...column('brands', 'motif')])].toSorted()

describe('the pictures of the folder', () => {
  test('are those that products and brands name', () => {
    const drawn = ['media/packs', 'media/brands'].flatMap((folder) =>
      namesIn(folder).flatMap((name) => namesIn(`${folder}/${name}`).map((file) => `${folder}/${name}/${file}`)),
    )
    expect(drawn.toSorted()).toEqual(named)
  })

  test.each(named)('%s is a well-formed drawing that loads and runs nothing', (name) => {
    const svg = fileText(name)
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="/)
    expect(svg).not.toMatch(/NaN|undefined|<script|href="(?!#)|\son\w+=/)
    expect(unclosed(svg)).toEqual([])
    expect(svg.length).toBeLessThan(14_000)
  })
})

/** Elements that are opened and not closed, or closed and not opened. */
function unclosed(svg: string): string[] {
  const open: string[] = []
  for (const [, closing, name = '', selfClosing] of svg.matchAll(/<(\/?)([\w-]+)[^>]*?(\/?)>/g)) {
    if (selfClosing) continue
    if (!closing) open.push(name)
    else if (open.at(-1) === name) open.pop()
    else return [...open, `/${name}`]
  }
  return open
}
