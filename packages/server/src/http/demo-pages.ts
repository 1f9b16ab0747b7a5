import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { portalDemoPages } from '@press/domain'

/**
 * Returns the Storybook address, in the given build, of the template demo page for a path (`/app/button`). Undefined for every
 * other path, and if Storybook is not built.
 */
export async function findDemoPage(path: string, storybookFolder: string): Promise<string | undefined> {
  const name = /^\/app\/([a-z-]+)$/.exec(path)?.[1]
  if (!name || portalDemoPages.includes(name)) return undefined
  const file = await readFile(join(storybookFolder, 'demo-pages.json'), 'utf8').catch(() => '{}')
  const pages = new Map(Object.entries(JSON.parse(file) as Record<string, string>))
  return pages.get(name)
}
