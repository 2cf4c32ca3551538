type Rules = { createHTML?: (html: string) => string; createScriptURL?: (url: string) => string }

type PolicyFactory = {
  /** What a policy makes is taken wherever a text is. */
  createPolicy: (name: 'default' | 'inert', rules: Rules) => { createHTML: (html: string) => string }
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- the window is extended by merging
  interface Window {
    /** Not in every browser yet. */
    trustedTypes?: PolicyFactory
  }
}

const WORKER = '/sw.js'

/**
 * The service worker is the one script that is loaded by its address; the browser refuses every other (Trusted Types).
 * Modules are held by `script-src`.
 */
export function allowWorkerScript(): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      if (url === WORKER) return url
      throw new TypeError(`No script is loaded from ${url}.`)
    },
  })
}

const inert = window.trustedTypes?.createPolicy('inert', { createHTML: (html) => html })

/** Markup as a tree to read from: nothing of it is loaded, run or shown. */
export function readMarkup(html: string): HTMLElement {
  return new DOMParser().parseFromString(inert?.createHTML(html) ?? html, 'text/html').body
}
