import { themeUrl, type BreweryNow } from '#features/portal/index.ts'

/** What stands above and below every letter. */
export type LetterHead = {
  brewery: string
  /** A picture that mail programs show; null: the name alone. */
  logo: { url: string; width: number; height: number; saysName: boolean } | null
  /** The colours of the name, of what it stands on, and of the edge below it. */
  ink: string
  ground: string
  edge: string
  /** Where the brewery is, line by line. */
  address: readonly string[]
}

const LOGO_FILE = 'logo-letter.png'
// Made twice as high, for screens with two pixels where others have one.
const LOGO_HEIGHT = 44

export function letterHead({ settings, look }: Pick<BreweryNow, 'settings' | 'look'>, publicUrl: string): LetterHead {
  const file = look.files.get(LOGO_FILE)
  const ratio = file?.width && file.height ? file.width / file.height : 1
  return {
    brewery: settings.name,
    logo: file
      ? {
          url: `${publicUrl}${themeUrl(file)}`,
          width: Math.round(LOGO_HEIGHT * ratio),
          height: LOGO_HEIGHT,
          saysName: look.logoSaysName,
        }
      : null,
    ink: look.light.ink,
    ground: look.light.foam,
    edge: look.light.hop,
    address: settings.contact.address,
  }
}
