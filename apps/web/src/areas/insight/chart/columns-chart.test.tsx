import { render } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { onADesk } from './chart.builders.ts'
import { ColumnsChart } from './columns-chart.tsx'

beforeEach(() => vi.stubGlobal('matchMedia', onADesk))

type Values = readonly (readonly [value: number, before: number])[]

/** What is drawn: each line of the scale by its figure, and from where to where the columns of a series stand. */
function drawn(values: Values) {
  const columns = values.map(([value, before], index) => ({ key: `${index}`, label: `${index}`, value, before }))
  const { container } = render(<ColumnsChart columns={columns} linkTo={(_column, shape) => shape} />)
  const numberOf = (shape: Element, name: string) => Number(shape.getAttribute(name))
  const series = (name: string) =>
    [...container.querySelectorAll(`rect[class*="${name}"]`)].map((shape) => {
      const top = numberOf(shape, 'y')
      return [top, top + numberOf(shape, 'height')]
    })
  const scale = [...container.querySelectorAll('line')].map((line) => ({
    figure: line.nextElementSibling?.textContent,
    y: numberOf(line, 'y1'),
    isZero: line.matches('[class*="zero"]'),
  }))
  return { scale, now: series('now'), before: series('before') }
}

const figuresOf = (values: Values) => drawn(values).scale.map(({ figure }) => figure)

describe('[DOC-09] columns', () => {
  test('stand on the lowest line where nothing is below zero', () => {
    const { scale, now, before } = drawn([
      [200, 100],
      [0, 50],
    ])
    expect(scale.map(({ figure, isZero }) => [figure, isZero])).toEqual(
      ['', '50', '100', '150', '200'].map((figure) => [figure, false]),
    )
    const [floor, , middle, , top] = scale.map(({ y }) => y)
    expect(now).toEqual([
      [top, floor],
      [floor, floor],
    ])
    expect(before[0]).toEqual([middle, floor])
  })

  test('of both years hang below the line of zero where more was credited than invoiced', () => {
    const { scale, now, before } = drawn([
      [200, -50],
      [-100, 100],
    ])
    expect(scale.map(({ figure, isZero }) => [figure, isZero])).toEqual([
      ['-100', false],
      ['-50', false],
      ['0', true],
      ['50', false],
      ['100', false],
      ['150', false],
      ['200', false],
    ])
    const yOf = (figure: string) => scale.find((line) => line.figure === figure)?.y
    expect(now).toEqual([
      [yOf('200'), yOf('0')],
      [yOf('0'), yOf('-100')],
    ])
    expect(before).toEqual([
      [yOf('0'), yOf('-50')],
      [yOf('100'), yOf('0')],
    ])
  })

  test.each<[Values, string[]]>([
    [[[-400, 0]], ['-400', '-300', '-200', '-100', '0']],
    [[[10, -1_000]], ['-1.000', '-750', '-500', '-250', '0', '250']],
    [[[0, 0]], ['', '0,25', '0,5', '0,75', '1']],
  ])('%j have a scale that holds all of them', (values, figures) => {
    expect(figuresOf(values)).toEqual(figures)
  })
})
