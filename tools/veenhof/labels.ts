import { BRANDS } from './brands.ts'

/** What stands in the middle of a label, in a box from -10 to 10; `a` is the accent, `d` the deep colour. */
const MOTIFS: Record<string, (a: string, d: string) => string> = {
  sun: (a) =>
    `<circle r="4.6" fill="${a}"/>${Array.from({ length: 12 }, (_, ray) => `<path transform="rotate(${ray * 30})" d="M-.7-6h1.4L.4-9.4h-.8z" fill="${a}"/>`).join('')}`,
  mist: (a) =>
    `<circle cy="-3.4" r="3.6" fill="${a}"/><path d="M-9 2.2q2.25-2.2 4.5 0t4.5 0 4.5 0 4.5 0M-9 5.2q2.25-2.2 4.5 0t4.5 0 4.5 0 4.5 0M-6.7 8.2q2.2-2.2 4.5 0t4.5 0 4.5 0" fill="none" stroke="${a}" stroke-width="1.3" stroke-linecap="round"/>`,
  spade: (a) =>
    `<path d="M-3.4-9h6.8v1.8H.9V1h3.2v4.2Q4.1 9 0 10-4.1 9-4.1 5.2V1h3.2v-8.2h-2.5z" fill="${a}"/><path d="M-9.4 3h3M6.4 3h3M-9.4 6h3M6.4 6h3" stroke="${a}" stroke-width="1.2"/>`,
  crane: (a) =>
    `<path d="M-9-2Q-2-9 1-3q1 2.2 3 1.2Q8-3.4 7.4-7.4L10-6.8Q10 .6 4 2.2 1 7-4.6 7L-9.4 8.6-6 4.8Q-3-1.6-9-2z" fill="${a}"/><circle cx="7.9" cy="-7.6" r="1.7" fill="${a}"/>`,
  heath: (a) =>
    [-7, -3.5, 0, 3.5, 7]
      .map((x, stem) => {
        const top = -4 + Math.abs(stem - 2) * 3
        const flowers = [0, 1, 2].map(
          (row) => `<circle cx="${x + (row % 2 ? 1.3 : -1.3)}" cy="${top - 1 + row * 2.4}" r="1.35" fill="${a}"/>`,
        )
        return `<path d="M${x} 9V${top}" stroke="${a}"/>${flowers.join('')}`
      })
      .join(''),
  drop: (a, d) =>
    `<path d="M0-9.4Q6.4-1.4 6.4 3.2A6.4 6.2 0 0 1-6.4 3.2Q-6.4-1.4 0-9.4z" fill="${a}"/><path d="M0 3.2V-4M0 3.2l5 2M0 3.2l-5 2" stroke="${d}" stroke-width="1.1"/>`,
  flame: (a, d) =>
    `<path d="M-.6-10Q6.8-4 6.2 2.2 5.6 8.6 0 9.4-6 8.6-6.2 2.6-6.2-1-3-3.4-2.8-.6-.8 0 1.6-4-.6-10z" fill="${a}"/><path d="M0 8Q-3 6.4-2.4 3.6-.4 4 .6 1 3.4 4 2.6 6.2 1.6 8 0 8z" fill="${d}"/>`,
  trefoil: (a) =>
    `<circle cy="-4.4" r="4" fill="${a}"/><circle cx="-4.2" cy="2" r="4" fill="${a}"/><circle cx="4.2" cy="2" r="4" fill="${a}"/><path d="M0 0Q.4 6-2 10h3.4Q1.6 5 0 0z" fill="${a}"/>`,
}

function label({ name, motif, colours }: (typeof BRANDS)[number]): string {
  const [main, deep, accent] = colours
  const drawn = MOTIFS[motif]
  if (!drawn) throw new Error(`${name} has no drawing ${motif}`)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-60 -60 120 120" role="img" aria-label="${name}">`,
    `<circle r="58" fill="${deep}"/><circle r="54" fill="${main}"/><circle r="51" fill="none" stroke="${accent}" stroke-width="1.5"/>`,
    `<g transform="translate(0 -12) scale(2.6)">${drawn(accent, deep)}</g>`,
    `<path d="M-56 20h112v18h-112z" fill="${deep}"/>`,
    `<text y="34" text-anchor="middle" font-family="Bricolage Grotesque, sans-serif" font-weight="800" font-size="14" fill="${accent}">${name.toUpperCase()}</text>`,
    '</svg>\n',
  ].join('\n')
}

/** The mark of each brand as a picture, by path. */
export const labels = (): [path: string, content: string][] =>
  BRANDS.map((brand) => [`media/label-${brand.code}.svg`, label(brand)])
