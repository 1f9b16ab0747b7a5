import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite'
import { ariaLocales, conditions } from '../../vite.shared.ts'

/** Builds each page from its `main.tsx`. The HTML is the same for every page, so it is generated. */
function createPagePlugin(): Plugin {
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

/** Matches the font files that the first texts of our pages use. */
const firstFontFiles = /golos-text-(?:cyrillic|cyrillic-ext|latin)-wght-normal-[\w-]+\.woff2$/

/**
 * Builds a page as `portal.vite.ts` builds a portal: one file for its code and one for its texts. The page preloads texts
 * and fonts, so that they load in parallel with the script. The other pages have their texts in their code.
 * A page must not use top-level await: it makes the bundler write an extra file for each text.
 */
function createFirstLoadPlugin(): Plugin {
  return {
    name: 'press-peer-first-load',
    config: ({ root = '' }) => {
      const sources = globSync('{,../}*.tsx', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'))
      const namespaces = Array.from(sources.join().matchAll(/createI18n\('ru', \[(.*?)\]/g), ([, list]) =>
        list?.replaceAll(/[^\w,-]/g, '').split(','),
      ).flat()
      if (namespaces.length === 0) return
      const textModules = new RegExp(
        String.raw`languages/(?:others/)?ru\.ts$|catalogs/ru/(?:${namespaces.join('|')})\.json$`,
      )
      const groups = [
        { name: 'main', test: /(?:preload|dynamic_import)[-_]helper|main\.tsx$/ },
        { name: 'texts', test: textModules },
      ]
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {}).flatMap((file): HtmlTagDescriptor[] => {
          const createLinkTag = (attrs: HtmlTagDescriptor['attrs']) => [
            { tag: 'link', attrs: { ...attrs, href: `./${file}`, crossorigin: true }, injectTo: 'head' as const },
          ]
          if (/texts-[\w-]+\.js$/.test(file)) return createLinkTag({ rel: 'modulepreload' })
          return firstFontFiles.test(file) ? createLinkTag({ rel: 'preload', as: 'font', type: 'font/woff2' }) : []
        }),
    },
  }
}

export default defineConfig({
  base: './',
  resolve: { conditions, dedupe: ['react', 'react-dom'] },
  plugins: [createPagePlugin(), vanillaExtractPlugin(), react(), ariaLocales(), createFirstLoadPlugin()],
  json: { namedExports: false },
  build: {
    emptyOutDir: true,
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 4000,
  },
})
