type PolicyFactory = {
  createPolicy: (name: 'default', policy: { createScriptURL: (url: string) => string }) => unknown
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- the window is extended by merging
  interface Window {
    /** Not in every browser yet. */
    trustedTypes?: PolicyFactory
  }
}

const WORKER = '/sw.js'

/** The service worker is the one script that is loaded by its address; the browser refuses every other (Trusted Types). */
export function allowWorkerScript(): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      if (url === WORKER) return url
      throw new TypeError(`No script is loaded from ${url}.`)
    },
  })
}
