import { BREWERY } from './brewery.ts'

const FILES = import.meta.glob<string>('../brands/*/*.svg', { eager: true, query: '?url', import: 'default' })

/** The logo as it stands on the colour of the brewery. */
export const LOGO = fileOf('logo.svg')

/** The logo as it stands on paper. */
export const LOGO_ON_LIGHT = fileOf('logo-on-light.svg')

function fileOf(name: string): string {
  return FILES[`../brands/${BREWERY.theme}/${name}`] ?? ''
}
