import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite'
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

/** Words of the others stand in their code; those of our pages, in files of their own, are fetched beside it. */
function words(): Plugin {
  return {
    name: 'press-peer-words',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle, filename }) => {
        const main = readFileSync(join(dirname(filename), 'main.tsx'), 'utf8')
        return Object.values(bundle ?? {}).flatMap((chunk): HtmlTagDescriptor[] => {
          const source = chunk.type === 'chunk' ? chunk.facadeModuleId : undefined
          const name = /i18n\/src\/(?:languages|catalogs\/ru)\/([\w-]+)\./.exec(source ?? '')?.[1]
          if (!name || !main.includes(`'${name}'`)) return []
          return [{ tag: 'link', attrs: { rel: 'modulepreload', href: `./${chunk.fileName}` }, injectTo: 'head' }]
        })
      },
    },
  }
}

export default defineConfig({
  base: './',
  resolve: { conditions, dedupe: ['react', 'react-dom'] },
  plugins: [page(), vanillaExtractPlugin(), react(), words()],
  build: { emptyOutDir: true, target: 'baseline-widely-available', chunkSizeWarningLimit: 4000 },
})
