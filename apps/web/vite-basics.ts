import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import type { Plugin, UserConfig } from 'vite'
import { compileTexts } from './compile-texts.ts'
import { inlineDocuments } from './inline-documents.ts'

const LAYERS = '@layer reset, tokens, base, ui, features, app;'

/** Whichever rules come first, the layers keep their order. */
function orderLayers(): Plugin {
  return {
    name: 'order-layers',
    generateBundle: {
      // The one style sheet is there only after all others have had their turn.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = LAYERS + String(file.source)
      },
    },
  }
}

// The app is only ever drawn in a browser: what its libraries hold for a server, or for tools, stays out.
const IN_A_BROWSER = {
  'typeof window': '"object"',
  'typeof document': '"object"',
  'typeof navigator': '"object"',
  'typeof __REACT_DEVTOOLS_GLOBAL_HOOK__': '"undefined"',
}

/** How everything of the web is built: the portal (vite.config.ts), its style guide and the pages of its interface. */
export const BASICS = {
  root: import.meta.dirname,
  plugins: [
    compileTexts(),
    inlineDocuments(),
    react(),
    { ...optimizeLocales.vite({ locales: ['nl-NL', 'en-US', 'sk-SK', 'cs-CZ', 'it-IT', 'de-DE'] }), enforce: 'pre' },
    orderLayers(),
  ],
  define: IN_A_BROWSER,
  build: {
    assetsInlineLimit: 0,
    // One style sheet: a file for each part of a screen costs a phone more than the rules it does not need.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
  },
} satisfies UserConfig
