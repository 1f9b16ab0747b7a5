import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { conditions } from '../../vite.shared.ts'

/** A page is its `main.tsx`; every page is the same but for that, so none stands in a file. */
function page(): Plugin {
  let index: string
  return {
    name: 'press-peer-page',
    enforce: 'pre',
    configResolved: ({ root }) => {
      index = join(root, 'index.html')
    },
    resolveId: (id) => (id === index ? id : undefined),
    load: (id) =>
      id === index
        ? '<!doctype html><html lang="ru"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>peer</title></head><body><script type="module" src="./main.tsx"></script></body></html>'
        : undefined,
  }
}

export default defineConfig({
  base: './',
  resolve: { conditions, dedupe: ['react', 'react-dom'] },
  plugins: [page(), vanillaExtractPlugin(), react()],
  build: { emptyOutDir: true, target: 'baseline-widely-available', chunkSizeWarningLimit: 4000 },
})
