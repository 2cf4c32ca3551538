export const BUNDLE_FOLDER: string
export const MADE_FROM: string
export function isBundleCurrent(): boolean
export function fingerprint(): string
