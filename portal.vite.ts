import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type HtmlTagDescriptor, type Plugin, type UserConfig } from 'vite'
import { ariaLocales, conditions } from './vite.shared.ts'

/** Faces that the first screen needs; ₸ and rarer letters follow by unicode-range. */
const preloaded = /(golos-text-(cyrillic|cyrillic-ext|latin)-wght-normal|literata-cyrillic-opsz-normal)-[\w-]+\.woff2$/

/** Puts the theme's head script and the font preloads into every portal's page. */
function head(): Plugin {
  return {
    name: 'press-head',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const script = readFileSync(new URL('./packages/shell/head.js', import.meta.url), 'utf8')
        const fonts = Object.keys(bundle ?? {}).filter((file) => preloaded.test(file))
        return [
          { tag: 'script', children: script, injectTo: 'head-prepend' },
          ...fonts.map((file): HtmlTagDescriptor => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
            injectTo: 'head',
          })),
        ]
      },
    },
  }
}

/**
 * What every visit loads, in a few files instead of eighty: the libraries, which change seldom, and what sign-in, frame and
 * home are made of, with all that these need. Everything else is split by screen, and by what opens on a click.
 * `npm run bench -- first-load` holds the sum to its budget.
 */
const groups = [
  {
    name: 'libraries',
    test: /(?:preload|dynamic_import)[-_]helper|node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|ky|i18next|react-i18next(?!.*Trans)|swr|use-sync-external-store|dequal)[\\/]/,
  },
  {
    debugName: 'texts',
    name: (id: string) => `texts-${/(?:catalogs|languages)[\\/](\w+)/.exec(id)?.[1]}`,
    test: /languages[\\/]\w+\.ts$|catalogs[\\/]\w+[\\/](?:ui|shell|domain|auth|home)\.json$/,
  },
  {
    name: 'first',
    test: /src[\\/](?:start|main|public[\\/]SignInScreen|frame[\\/]PortalFrame|home[\\/]HomeScreen)\.tsx?$/,
  },
]

/** Which build a report of a broken screen comes from: the version, and the commit where there is one. */
function release(): string {
  const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as {
    version: string
  }
  try {
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: import.meta.dirname, stdio: 'pipe' })
    return `${version}+${commit.toString().trim()}`
  } catch {
    // Not a checkout.
    return version
  }
}

/** The build of one portal. `port` is where `npm run dev` serves it; the API answers on PRESS_DEV_API there. */
export const portal = (offset: number): UserConfig => {
  const base = Number(process.env['PRESS_PORT'] ?? 4100)
  return defineConfig({
    resolve: { conditions },
    define: { PRESS_RELEASE: JSON.stringify(release()) },
    plugins: [vanillaExtractPlugin(), react(), ariaLocales(), head()],
    // A catalog is read whole: no name for each of its parts.
    json: { namedExports: false },
    build: {
      target: 'baseline-widely-available',
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups } } },
      // kB of one chunk before Vite complains; the real limits are the bench's.
      chunkSizeWarningLimit: 400,
    },
    server: {
      port: base + offset,
      strictPort: true,
      proxy: {
        '/api': { target: process.env['PRESS_DEV_API'] ?? `http://127.0.0.1:${base + 10}`, changeOrigin: false },
      },
    },
  })
}
