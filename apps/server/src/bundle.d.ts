export declare const BUNDLES: string
export declare const BUNDLE_ENTRY: string
export declare function currentBundle(): string | undefined
export declare function fingerprint(): string
