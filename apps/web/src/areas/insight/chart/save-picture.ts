import { saveBlob } from '../../../lib/files/save-file.ts'

const STYLES = ['fill', 'stroke', 'stroke-width', 'font-family', 'font-size', 'font-weight', 'text-anchor'] as const
const PIXELS_PER_UNIT = 2

/** Hands a chart to the browser's downloads, as it is drawn now. */
export function saveSvg(name: string, chart: SVGSVGElement): void {
  saveBlob(`${name}.svg`, new Blob([pictureOf(chart)], { type: 'image/svg+xml' }))
}

/** The same in pixels, for a slide or a letter. */
export async function savePng(name: string, chart: SVGSVGElement): Promise<void> {
  const { width, height } = chart.viewBox.baseVal
  const picture = new Image()
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(pictureOf(chart))}`
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * PIXELS_PER_UNIT
  canvas.height = height * PIXELS_PER_UNIT
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const content = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!content) throw new Error('The picture has no content.')
  saveBlob(`${name}.png`, content)
}

/** The chart by itself: with the colours that the page gives it, on the page's ground. */
function pictureOf(chart: SVGSVGElement): string {
  const copy = chart.cloneNode(true)
  if (!(copy instanceof SVGSVGElement)) throw new Error('A chart is a picture.')
  const { width, height } = chart.viewBox.baseVal
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  const drawn = chart.querySelectorAll('*')
  copy.querySelectorAll('*').forEach((part, place) => {
    const own = drawn[place]
    if (!own) return
    const style = getComputedStyle(own)
    for (const name of STYLES) part.setAttribute(name, style.getPropertyValue(name))
    part.removeAttribute('class')
    part.removeAttribute('href')
  })
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect')
  ground.setAttribute('width', String(width))
  ground.setAttribute('height', String(height))
  ground.setAttribute('fill', getComputedStyle(document.body).backgroundColor)
  copy.prepend(ground)
  return new XMLSerializer().serializeToString(copy)
}
