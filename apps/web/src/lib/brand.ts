import type { Language } from '../i18n/index.ts'

/** A brand is a folder with two logos and these words, and a theme of the same name. */
export type Brand = {
  theme: string
  name: string
  phone: string
  responsibleDrinkingUrl: string
  /** What stands with the name for who does not know the brewery yet, in each language. */
  descriptor: Record<Language, string>
  /** Where to read on about alcohol, in each language. */
  aboutAlcoholUrl: Record<Language, string>
  logoUrl: string
  logoOnLightUrl: string
}

type BrandWords = Omit<Brand, 'theme' | 'logoUrl' | 'logoOnLightUrl'>

const WORDS = import.meta.glob<BrandWords>('../brands/*/brand.json', { eager: true, import: 'default' })
const LOGOS = import.meta.glob<string>('../brands/*/*.svg', { eager: true, query: '?url', import: 'default' })

export const BRANDS: readonly Brand[] = Object.entries(WORDS).map(([path, words]) => {
  const folder = path.replace('/brand.json', '')
  return {
    ...words,
    theme: folder.slice(folder.lastIndexOf('/') + 1),
    logoUrl: LOGOS[`${folder}/logo.svg`] ?? '',
    logoOnLightUrl: LOGOS[`${folder}/logo-on-light.svg`] ?? '',
  }
})

const DEFAULT_THEME = 'veenhof'

/** The brand whose theme the page was served with. */
export function currentBrand(): Brand {
  const theme = document.documentElement.dataset['theme'] ?? DEFAULT_THEME
  const brand = BRANDS.find((one) => one.theme === theme) ?? BRANDS[0]
  if (!brand) throw new Error('There is no brand folder')
  return brand
}
