import { defineConfig } from 'vite'
import { BASICS } from './vite-basics.ts'

/** What a demo shows at /styleguide, and no part of the portal. */
export default defineConfig({
  ...BASICS,
  base: '/styleguide/',
  publicDir: false,
  build: { ...BASICS.build, outDir: 'dist-styleguide', rolldownOptions: { input: 'styleguide.html' } },
})
