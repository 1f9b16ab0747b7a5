import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Story } from './stories.ts'

/** The part of Storybook's statistics (`--stats-json`) that is used here: each module of a build with its importers. */
interface Statistics {
  modules: { id: string; reasons?: { moduleName: string }[] }[]
}

/** The files that affect every story. */
const sharedFiles = ['./.storybook/preview.tsx', './pnpm-lock.yaml', './vite.shared.ts']

/**
 * Returns a hash for each title, computed from its stories file and all direct and indirect imports. `tree` is the folder of the
 * sources, `built` is the folder of the build.
 */
export function hashTitles(tree: string, built: string, stories: readonly Story[]): Map<string, string> {
  const { modules } = JSON.parse(readFileSync(join(built, 'preview-stats.json'), 'utf8')) as Statistics
  const imports = new Map<string, string[]>()
  for (const { id, reasons = [] } of modules)
    for (const { moduleName } of reasons) imports.set(moduleName, [...(imports.get(moduleName) ?? []), id])
  const contents = new Map<string, string>()
  const hashContent = (id: string): string => {
    const file = join(tree, id.replace(/\?.*$/, ''))
    const cachedContent = contents.get(id)
    if (cachedContent !== undefined) return cachedContent
    const content = existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : ''
    contents.set(id, content)
    return content
  }
  const listImports = (start: string): string[] => {
    const visitedIds = new Set<string>()
    const remainingIds = [start]
    for (let id = remainingIds.pop(); id !== undefined; id = remainingIds.pop()) {
      if (visitedIds.has(id)) continue
      visitedIds.add(id)
      remainingIds.push(...(imports.get(id) ?? []))
    }
    return [...visitedIds]
  }
  const sharedImports = sharedFiles.flatMap(listImports)
  return new Map(
    stories.map(({ title, importPath }) => {
      const hash = createHash('sha256')
      for (const id of [...new Set([...sharedImports, ...listImports(importPath)])].toSorted())
        hash.update(`${id} ${hashContent(id)}\n`)
      return [title, hash.digest('hex')]
    }),
  )
}
