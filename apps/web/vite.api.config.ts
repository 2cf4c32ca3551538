import { defineConfig, type Plugin } from 'vite'
import { BASICS } from './vite-basics.ts'

/** GraphiQL brings its faces inside its style sheet, where the content policy lets none be loaded from; ours are there. */
function leaveOutFaces(): Plugin {
  return {
    name: 'leave-out-faces',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('/graphiql/dist/style.css')) return code.replaceAll(/@font-face\s?\{[^}]*\}/g, '')
      return undefined
    },
  }
}

/** What a demo shows at /api, and no part of the portal: the REST calls, and GraphiQL. */
export default defineConfig({
  ...BASICS,
  plugins: [leaveOutFaces(), ...BASICS.plugins],
  base: '/api/',
  publicDir: false,
  build: {
    ...BASICS.build,
    outDir: 'dist-api',
    cssCodeSplit: true,
    rolldownOptions: { input: ['api.html', 'graphiql.html'] },
  },
})
