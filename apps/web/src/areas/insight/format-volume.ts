import { formatHectolitres } from '../../i18n/format.ts'

const HECTOLITRE_ML = 100_000

/** '165,9 hl' from hectolitres as the server tells them. */
export const formatVolume = (hectolitres: number): string => formatHectolitres(hectolitres * HECTOLITRE_ML)
