import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ownDemoPages } from '@press/domain'

/**
 * Where Storybook, built into a folder, shows the template demo page that an address asks for (`/app/button`), from its own
 * root. Undefined for every other address, and while Storybook is not built.
 */
export async function demoPageAt(path: string, storybook: string): Promise<string | undefined> {
  const name = /^\/app\/([a-z-]+)$/.exec(path)?.[1]
  if (!name || ownDemoPages.includes(name)) return undefined
  const file = await readFile(join(storybook, 'demo-pages.json'), 'utf8').catch(() => '{}')
  const pages = new Map(Object.entries(JSON.parse(file) as Record<string, string>))
  return pages.get(name)
}
