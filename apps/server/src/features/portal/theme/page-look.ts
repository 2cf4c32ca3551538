import type { BreweryLogo } from '@fust/contract/page'
import { themeUrl, type Look } from './look.ts'

type Icon = { src: string; sizes: string; type: string; purpose?: string }

/** What the built files of the web are told of a look. */
export type PageLook = {
  style: string
  bar: string
  paper: string
  /** In the tab of a browser. */
  tabIcon: string
  appleIcon: string
  icons: Icon[]
  /** Faces of its own; null: ours. */
  displayFace: string | null
  textFace: string | null
}

export function pageLook(look: Look): PageLook {
  const urlOf = (file: string) => {
    const found = look.files.get(file)
    return found ? themeUrl(found) : null
  }
  const orOurs = (file: string) => urlOf(file) ?? `/${file}`
  const drawn = urlOf('icon.svg')
  const hasIcons = look.files.has('icon-512.png')
  return {
    style: look.style,
    bar: look.light.bar,
    paper: look.light.paper,
    tabIcon: drawn ?? (hasIcons ? orOurs('icon-192.png') : '/icon.svg'),
    appleIcon: orOurs('icon-180.png'),
    icons: [
      { src: orOurs('icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: orOurs('icon-512.png'), sizes: '512x512', type: 'image/png' },
      { src: orOurs('icon-maskable.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ...(drawn !== null || !hasIcons ? [{ src: drawn ?? '/icon.svg', sizes: 'any', type: 'image/svg+xml' }] : []),
    ],
    displayFace: urlOf('display.woff2'),
    textFace: urlOf('text.woff2'),
  }
}

/** The logo as pages show it; null: the name is the mark. */
export function logoOf({ files, logoSaysName }: Look): BreweryLogo | null {
  const onLight = markOf(files, 'logo')
  const onDark = markOf(files, 'logo-on-dark')
  const either = onLight ?? onDark
  return either ? { onLight: onLight ?? either, onDark: onDark ?? either, saysName: logoSaysName } : null
}

function markOf(files: Look['files'], name: string): BreweryLogo['onLight'] | undefined {
  const found = files.get(`${name}.svg`) ?? files.get(`${name}.png`)
  if (!found) return undefined
  return { url: themeUrl(found), ratio: found.width && found.height ? found.width / found.height : 1 }
}
