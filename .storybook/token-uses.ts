import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const sourceFolder = join(import.meta.dirname, '../packages/ui/src')
const moduleName = 'virtual:token-uses'

/** Matches the design tokens that a stylesheet or a component uses: `vars.text.muted`, `space[4]`. A computed key becomes `*`. */
const tokenPattern = /\b(vars(?:\.\w+|\[\w+\])+|(?:space|radius|duration|easing|layer)(?:\.\w+|\[[\w.]+\]))/g
const getTokenPath = (code: string) =>
  code
    .replace(/^vars\./, '')
    .replace(/\[([\d.]+)\]/g, '.$1')
    .replace(/\[\w+\]/g, '.*')

/** Lists the components that use each token, read from the sources. */
function collectTokenUses(): Record<string, string[]> {
  const uses = new Map<string, Set<string>>()
  for (const file of globSync('{foundations,patterns,press,primitives}/**/*.{ts,tsx}', { cwd: sourceFolder })) {
    if (/\.(stories|guide|test)\.|[fF]ixture|Story/.test(file)) continue
    for (const [code] of readFileSync(join(sourceFolder, file), 'utf8').matchAll(tokenPattern)) {
      const path = getTokenPath(code)
      uses.set(path, (uses.get(path) ?? new Set()).add(basename(dirname(file))))
    }
  }
  return Object.fromEntries([...uses].map(([path, components]) => [path, [...components].toSorted()]))
}

/** Provides `virtual:token-uses` to the pages that show the tokens. */
export const tokenUses = (): Plugin => ({
  name: 'token-uses',
  resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
  load: (id) => (id === `\0${moduleName}` ? `export default ${JSON.stringify(collectTokenUses())}` : undefined),
})
