import { at, line, oval, path, ROUND } from './drawing.ts'

/** A mark in two colours, on a grid from -10 to 10. */
type Mark = (first: string, second: string) => string

const turned = (degrees: number) => ` transform="rotate(${degrees})"`
const every = (step: number) => Array.from({ length: 360 / step }, (_, index) => index * step)

const WAVE = 'q2.25-2.2 4.5 0t4.5 0 4.5 0 4.5 0'
const SHORT_WAVE = 'q2.2-2.2 4.5 0t4.5 0 4.5 0'

const MARKS = {
  sun: (first) =>
    oval(0, 0, 4.6, 4.6, first) +
    every(30)
      .map((degrees) => path('M-.7-6h1.4L.4-9.4h-.8z', first, turned(degrees)))
      .join(''),

  mist: (first) =>
    oval(0, -3.4, 3.6, 3.6, first) + line(`M-9 2.2${WAVE}M-9 5.2${WAVE}M-6.7 8.2${SHORT_WAVE}`, first, 1.3, ROUND),

  spade: (first) =>
    path('M-3.4-9h6.8v1.8H.9V1h3.2v4.2Q4.1 9 0 10-4.1 9-4.1 5.2V1h3.2v-8.2h-2.5z', first) +
    line('M-9.4 3h3M6.4 3h3M-9.4 6h3M6.4 6h3', first, 1.2),

  crane: (first) =>
    path('M-9-2Q-2-9 1-3q1 2.2 3 1.2Q8-3.4 7.4-7.4L10-6.8Q10 .6 4 2.2 1 7-4.6 7L-9.4 8.6-6 4.8Q-3-1.6-9-2z', first) +
    oval(7.9, -7.6, 1.7, 1.7, first) +
    line('M-1.4 6.4l-1.2 3.4M1.2 5.2l.6 4.4', first, 0.9, ROUND),

  heath: (first) =>
    [-7, -3.5, 0, 3.5, 7]
      .map((x, index) => {
        const drop = Math.abs(index - 2) * 3
        const bells = [0, 1, 2].map((row) => oval(x + (row % 2 ? 1.3 : -1.3), -5 + drop + row * 2.4, 1.35, 1.35, first))
        return line(`M${x} 9V${-4 + drop}`, first, 1) + bells.join('')
      })
      .join(''),

  drop: (first, second) =>
    path('M0-9.4Q6.4-1.4 6.4 3.2A6.4 6.2 0 0 1-6.4 3.2Q-6.4-1.4 0-9.4z', first) +
    line('M0 3.2V-4M0 3.2l5 2M0 3.2l-5 2', second, 1.1),

  flame: (first, second) =>
    path('M-.6-10Q6.8-4 6.2 2.2 5.6 8.6 0 9.4-6 8.6-6.2 2.6-6.2-1-3-3.4-2.8-.6-.8 0 1.6-4-.6-10z', first) +
    path('M0 8Q-3 6.4-2.4 3.6-.4 4 .6 1 3.4 4 2.6 6.2 1.6 8 0 8z', second),

  trefoil: (first, second) =>
    every(120)
      .map((degrees) => path('M0-1L-7.4-5.3L0-9.6L7.4-5.3Z', degrees ? first : second, turned(degrees)))
      .join(''),
} satisfies Record<string, Mark>

export type Motif = keyof typeof MARKS

/** The mark of a motif around a middle, so many units wide. */
export function mark(
  motif: Motif,
  place: { cx: number; cy: number; size: number },
  first: string,
  second: string,
): string {
  return at(MARKS[motif](first, second), place.cx, place.cy, place.size / 20)
}
