import { drawingOf, paletteOf, type ColourScheme, type Palette } from '@fust/domain/theme'
import Type, { type Static } from 'typebox'
import { Value } from 'typebox/value'
import { contentVersion } from '#platform/files/content-version.ts'

const Colours = Type.Record(Type.String(), Type.String(), { default: {} })
const BySchemes = Type.Object({ light: Colours, dark: Colours }, { default: {} })

/** What `theme.yaml` says; each key is one row of theme_setting. */
const ThemeSettings = Type.Object({
  letter: Type.String({ default: '' }),
  logo_says_name: Type.Boolean({ default: false }),
  colours: BySchemes,
  drawing: BySchemes,
})
type ThemeSettings = Static<typeof ThemeSettings>

/** A file of the theme, without what it holds. */
export type ThemeFile = { file: string; type: string; version: string; width: number | null; height: number | null }

/** How the brewery looks: its letter and files, and its style sheet. */
export type Look = Readonly<{
  letter: string
  logoSaysName: boolean
  files: ReadonlyMap<string, ThemeFile>
  css: string
  /** The address of the style sheet, with its version. */
  style: string
  /** Its colours on paper, for what is no page. */
  light: Palette
}>

export const STYLE_FILE = 'theme.css'

/** Where a file of the theme is found; another content has another address. */
export const themeUrl = ({ file, version }: Pick<ThemeFile, 'file' | 'version'>) => `/theme/${file}?v=${version}`

/** What the tables say of a look; what the importer let through always fits. */
export function lookOf(rows: Record<string, unknown>, files: readonly ThemeFile[]): Look {
  const settings = Value.Parse(ThemeSettings, Value.Default(ThemeSettings, structuredClone(rows)))
  const byName = new Map(files.map((each) => [each.file, each]))
  const css = styleOf(settings, byName)
  return {
    letter: settings.letter,
    logoSaysName: settings.logo_says_name,
    files: byName,
    css,
    style: themeUrl({ file: STYLE_FILE, version: contentVersion(Buffer.from(css)) }),
    light: paletteOf('light', settings.colours.light),
  }
}

function styleOf(settings: ThemeSettings, files: Look['files']): string {
  const [light, dark] = [coloursOf(settings, 'light'), coloursOf(settings, 'dark')]
  const colours = Object.entries(light).map(
    ([name, colour]) => `--${name}:light-dark(${colour},${dark[name] ?? colour});`,
  )
  const faces = FACES.flatMap((face) => {
    const file = files.get(face.file)
    return file ? [{ ...face, url: themeUrl(file) }] : []
  })
  // In no layer: it decides over what the screens say.
  return [
    ...faces.map(
      ({ name, url, weight }) =>
        `@font-face{font-family:'${name}';src:url('${url}') format('woff2');font-weight:${weight};font-display:swap}`,
    ),
    `:root{${colours.join('')}${faces.map(({ token, name }) => `--${token}:'${name}',var(--plain-${token});`).join('')}}`,
  ].join('\n')
}

function coloursOf({ colours, drawing }: ThemeSettings, scheme: ColourScheme): Record<string, string> {
  const palette = paletteOf(scheme, colours[scheme])
  return { ...palette, ...drawingOf(scheme, palette, drawing[scheme]) }
}

/** The faces that a brewery may bring: which token they are of, and the weights they are asked for. */
const FACES = [
  { file: 'display.woff2', name: 'Brewery Display', token: 'display', weight: '100 900' },
  { file: 'text.woff2', name: 'Brewery Text', token: 'text', weight: '100 900' },
] as const
