import { expect, type Locator, type Page } from '@playwright/test'

type Looks = { background: string; border: string; outline: string; mark: string; line: string }

/** Fails softly where two of a kind cannot be told apart, however little is between them. */
export async function expectToldApart(kind: string, one: Locator, other: Locator): Promise<void> {
  expect.soft(await looks(one), kind).not.toEqual(await looks(other))
}

/** What is drawn of it apart from its words: the shade behind it, its edges, what stands in front, and its tick. */
export async function looks(element: Locator): Promise<Looks> {
  await expect(element).toHaveCount(1)
  return element.evaluate((own) => {
    const drawn = (side: string, style: CSSStyleDeclaration) => {
      const [width, line, colour] = ['width', 'style', 'color'].map((part) => style.getPropertyValue(`${side}-${part}`))
      return line === 'none' || width === '0px' ? 'none' : `${width} ${line} ${colour}`
    }
    const edges = (style: CSSStyleDeclaration) =>
      [...new Set(['top', 'right', 'bottom', 'left'].map((side) => drawn(`border-${side}`, style)))].join(', ')
    // What lets the ground through looks like the ground.
    const shadeBehind = (each: Element | null): string => {
      if (each === null) return 'ground'
      const shade = getComputedStyle(each).backgroundColor
      return shade.endsWith(', 0)') ? shadeBehind(each.parentElement) : shade
    }
    const style = getComputedStyle(own)
    const before = getComputedStyle(own, '::before')
    const tick = own.querySelector('svg')
    return {
      background: shadeBehind(own),
      border: edges(style),
      outline: drawn('outline', style),
      mark: before.content === 'none' ? 'none' : edges(before),
      line: `${style.textDecorationLine} ${tick ? getComputedStyle(tick).visibility : 'no picture'}`,
    }
  })
}

/** A colour of the reader's, by the name that it has in style sheets. */
export async function shownAs(page: Page, name: 'CanvasText' | 'Highlight'): Promise<string> {
  return page.evaluate((named) => {
    const own = document.createElement('i')
    own.style.cssText = `forced-color-adjust: none; background: ${named}`
    document.body.append(own)
    const { backgroundColor } = getComputedStyle(own)
    own.remove()
    return backgroundColor
  }, name)
}
