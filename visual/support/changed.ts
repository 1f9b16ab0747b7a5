import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Story } from './stories.ts'

/** The part of Storybook's statistics (`--stats-json`) that is used here: each module of a build with its importers. */
interface Statistics {
  modules: { id: string; reasons?: { moduleName: string }[] }[]
}

/** The files that affect every story. */
const ofAll = ['./.storybook/preview.tsx', './pnpm-lock.yaml', './vite.shared.ts']

/**
 * Returns a hash for each title, computed from its stories file and all direct and indirect imports. `tree` is the folder of the
 * sources, `built` is the folder of the build.
 */
export function hashesOf(tree: string, built: string, stories: readonly Story[]): Map<string, string> {
  const { modules } = JSON.parse(readFileSync(join(built, 'preview-stats.json'), 'utf8')) as Statistics
  const imports = new Map<string, string[]>()
  for (const { id, reasons = [] } of modules)
    for (const { moduleName } of reasons) imports.set(moduleName, [...(imports.get(moduleName) ?? []), id])
  const contents = new Map<string, string>()
  const contentOf = (id: string): string => {
    const file = join(tree, id.replace(/\?.*$/, ''))
    const known = contents.get(id)
    if (known !== undefined) return known
    const content = existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : ''
    contents.set(id, content)
    return content
  }
  const closureOf = (start: string): string[] => {
    const found = new Set<string>()
    const left = [start]
    for (let id = left.pop(); id !== undefined; id = left.pop()) {
      if (found.has(id)) continue
      found.add(id)
      left.push(...(imports.get(id) ?? []))
    }
    return [...found]
  }
  const shared = ofAll.flatMap(closureOf)
  return new Map(
    stories.map(({ title, importPath }) => {
      const hash = createHash('sha256')
      for (const id of [...new Set([...shared, ...closureOf(importPath)])].toSorted())
        hash.update(`${id} ${contentOf(id)}\n`)
      return [title, hash.digest('hex')]
    }),
  )
}
