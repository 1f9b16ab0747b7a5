import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { conditions } from '../../vite.shared.ts'

const root = import.meta.dirname
/** One page a target of a scenario: `table/mui/main.tsx` is served as `/table/mui/`. */
const pages = globSync('*/*/main.tsx', { cwd: root }).map((main) => dirname(main))

/** Every page is the same but for its script, so none stands in a file. */
function pageOf(): Plugin {
  const own = (id: string) => (pages.some((page) => id === join(root, page, 'index.html')) ? id : undefined)
  return {
    name: 'press-peer-pages',
    enforce: 'pre',
    resolveId: (id) => own(id),
    load: (id) =>
      own(id) &&
      '<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>peer</title></head><body><script type="module" src="./main.tsx"></script></body></html>',
  }
}

export default defineConfig({
  root,
  base: './',
  resolve: { conditions, dedupe: ['react', 'react-dom'] },
  plugins: [pageOf(), vanillaExtractPlugin(), react()],
  build: {
    outDir: join(root, 'dist'),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    chunkSizeWarningLimit: 4000,
    rolldownOptions: { input: Object.fromEntries(pages.map((page) => [page, join(root, page, 'index.html')])) },
  },
})
