export declare const BUNDLE_FOLDER: string
export declare const MADE_FROM: string
export declare function isBundleCurrent(): boolean
export declare function fingerprint(): string
