import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Portal } from '@press/domain'
import { defaultLocale, locales, localeTag, type Locale } from './packages/i18n/src/locales.ts'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type HtmlTagDescriptor, type Plugin, type UserConfig } from 'vite'
import { ariaLocales, conditions } from './vite.shared.ts'

/** Matches the font files that the first screen needs. ₸ and rarer letters load through unicode-range. */
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
 * Lets the bundler remove unused code of react-router: links, forms and prefetching (4 KB gzip). Without this the bundler keeps it,
 * because react-router sets `displayName` and calls `forwardRef` at the top level. Also turns off its development warnings, because
 * the package has no build without them.
 */
function leanRouter(): Plugin {
  return {
    name: 'press-lean-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules[\\/]react-router[\\/]/ },
      handler: (code) =>
        code
          .replaceAll(/^\w+\.displayName = .*;$/gm, '')
          .replaceAll(/(?<== )(?=React\w*\.forwardRef\()/g, '/* @__PURE__ */ ')
          .replace('var ENABLE_DEV_WARNINGS = true', 'var ENABLE_DEV_WARNINGS = false'),
    },
  }
}

/** The icon position and the color of each portal, so that users can distinguish installed portals. */
const installedAs = {
  staff: { offset: 0, colour: '#086573' },
  author: { offset: 1, colour: '#7d520e' },
  partner: { offset: 2, colour: '#135a91' },
} as const satisfies Record<Portal, { offset: number; colour: string }>

const icons = ['icon-192.png', 'icon-512.png', 'icon-maskable-512.png', 'apple-touch-icon.png']
/** Files that the offline cache omits. */
const leftOut = /\.(pdf|map)$|vietnamese|greek/

/** Makes a portal installable and usable offline: manifests, icons and the service worker. */
function installable(portal: Portal): Plugin {
  const { colour } = installedAs[portal]
  return {
    name: 'press-installable',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'theme-color', content: colour }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'manifest', href: `/manifest-${defaultLocale}.webmanifest` }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }, injectTo: 'head' },
    ],
    // Runs last, because some chunks are inlined into others before this step and are then no longer files.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const name of icons)
          this.emitFile({
            type: 'asset',
            fileName: name,
            source: readFileSync(new URL(`./packages/shell/icons/${name}`, import.meta.url)),
          })
        for (const locale of locales)
          this.emitFile({
            type: 'asset',
            fileName: `manifest-${locale}.webmanifest`,
            source: JSON.stringify(manifestOf(portal, locale)),
          })
        const names = Object.keys(bundle).filter((file) => file.startsWith('assets/') && !leftOut.test(file))
        const files = ['/', ...names.map((file) => `/${file}`).toSorted()]
        const worker = readFileSync(new URL('./packages/shell/service-worker.js', import.meta.url), 'utf8')
        const build = createHash('sha256')
          .update(files.join() + worker)
          .digest('hex')
          .slice(0, 12)
        this.emitFile({
          type: 'asset',
          fileName: 'sw.js',
          source: `const release = '${build}'\nconst files = ${JSON.stringify(files)}\n${worker}`,
        })
      },
    },
  }
}

function manifestOf(portal: Portal, locale: Locale): object {
  const catalog = new URL(`./packages/i18n/src/catalogs/${locale}/web-manifest.json`, import.meta.url)
  const texts = JSON.parse(readFileSync(catalog, 'utf8')) as {
    name: Record<Portal, string>
    about: Record<Portal, string>
  }
  return {
    id: '/app',
    name: texts.name[portal],
    short_name: texts.name[portal],
    description: texts.about[portal],
    lang: localeTag(locale),
    start_url: '/app',
    scope: '/',
    display: 'standalone',
    theme_color: installedAs[portal].colour,
    background_color: '#fbfaf7',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}

/** The catalogs that sign-in, the frame and the home screen need. */
const firstTexts = (portal: Portal): string[] => [
  'ui',
  'shell',
  'domain',
  'session',
  ...{ staff: ['queue'], author: ['home'], partner: ['partner-home', 'offer-words'] }[portal],
]

/**
 * The chunks that every visit loads, so that it loads a few files instead of eighty. These are the libraries, which change seldom,
 * and the code of sign-in, frame and home. All other code is split by screen and by overlay. `e2e/first-load.spec.ts` checks the
 * total size against its limit.
 */
const groupsOf = (portal: Portal) => [
  {
    name: 'libraries',
    test: /(?:preload|dynamic_import)[-_]helper|node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|ky|i18next|react-i18next(?!.*Trans)|swr|use-sync-external-store|dequal)[\\/]/,
  },
  {
    debugName: 'texts',
    name: (id: string) => `texts-${/(?:catalogs|languages)[\\/](\w+)/.exec(id)?.[1]}`,
    test: new RegExp(
      `languages[\\\\/]\\w+\\.ts$|catalogs[\\\\/]\\w+[\\\\/](?:${firstTexts(portal).join('|')})\\.json$`,
    ),
  },
  {
    name: 'first',
    test: /src[\\/](?:start|main|public[\\/]SignInScreen|frame[\\/]PortalFrame|home[\\/]HomeScreen)\.tsx?$/,
  },
  { name: 'drawings', test: /frame[\\/]menu-drawings\.ts$/ },
  // The list of screens is a single chunk that loads after the first screen.
  {
    name: 'screens',
    test: /portals[\\/]\w+[\\/]src[\\/]routes\.ts$|start[\\/](?:screen-routes|shared-routes|public-routes)\.tsx?$/,
  },
]

/**
 * Returns the files that an `import()` preloads together with its module. Imports from the first chunks preload only style sheets.
 * The list of all files would take 1.5 KB, and overlays of the first screen are preloaded separately.
 */
const fromFirst = (_file: string, needed: string[], { hostId }: { hostId: string }): string[] =>
  /(?:first|libraries)-[\w-]+\.js$/.test(hostId) ? needed.filter((name) => name.endsWith('.css')) : needed

/** Returns the name of the build for error reports: the version, and the commit if known. */
function release(): string {
  const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as {
    version: string
  }
  try {
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: import.meta.dirname, stdio: 'pipe' })
    return `${version}+${commit.toString().trim()}`
  } catch {
    // The project is not a git checkout.
    return version
  }
}

/** Returns the build configuration of one portal, also used by `npm run dev`. There, PRESS_DEV_API sets the address of the API. */
export const portal = (name: Portal): UserConfig => {
  const base = Number(process.env['PRESS_PORT'] ?? 4100)
  return defineConfig({
    resolve: { conditions },
    define: { PRESS_RELEASE: JSON.stringify(release()) },
    plugins: [vanillaExtractPlugin(), react(), ariaLocales(), leanRouter(), head(), installable(name)],
    // A catalog is imported as a whole, so its keys need no named exports.
    json: { namedExports: false },
    build: {
      target: 'baseline-widely-available',
      modulePreload: { polyfill: false, resolveDependencies: fromFirst },
      rolldownOptions: { output: { codeSplitting: { groups: groupsOf(name) } } },
      // The chunk size in kB above which Vite warns. The benchmarks set the real limits.
      chunkSizeWarningLimit: 400,
    },
    server: {
      port: base + installedAs[name].offset,
      strictPort: true,
      proxy: {
        '/api': { target: process.env['PRESS_DEV_API'] ?? `http://127.0.0.1:${base + 10}`, changeOrigin: false },
      },
    },
  })
}
