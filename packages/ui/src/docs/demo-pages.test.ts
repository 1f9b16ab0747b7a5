import { globSync, readFileSync } from 'node:fs'
import { toId } from 'storybook/internal/csf'
import { loadCsf } from 'storybook/internal/csf-tools'
import { demoPages as names } from '@press/domain'
import { expect, test } from 'vitest'
import demoPages from './static/demo-pages.json' with { type: 'json' }

/*
 * static/demo-pages.json lists the template demo pages of the specification (§2) by name, and where this Storybook shows each. A
 * page without a screen of the press is shown by an example. Storybook serves the file; the press's server reads it there and
 * redirects /app/<name> to the page.
 */
const src = new URL('..', import.meta.url)
const readSource = (file: string) => readFileSync(new URL(file, src), 'utf8')
const repository = new URL('../../../../', import.meta.url)
// The stories of screens are in shell and in the portals.
const files = globSync(['packages/{ui,shell}/src/**/*.stories.tsx', 'portals/*/src/**/*.stories.tsx'], {
  cwd: repository,
})
const storyPageIds = files.flatMap((file) => {
  const ids = loadCsf(readFileSync(new URL(file, repository), 'utf8'), { fileName: file, makeTitle: String })
    .parse()
    .stories.map(({ id }) => id)
  return [...ids, ...new Set(ids.map((id) => id.replace(/--.*/, '--docs')))]
})
const mdxPageIds = globSync('**/*.mdx', { cwd: src }).map((file) =>
  toId(/<Meta title="([^"]+)"/.exec(readSource(file))?.[1] ?? '', 'docs'),
)
const pages = new Set([...storyPageIds, ...mdxPageIds])

test('every demo page of the specification has a page, and no extra page exists', () => {
  expect(Object.keys(demoPages)).toEqual(names)
})

test.each(Object.entries(demoPages))('the demo page %s leads to an existing Storybook page', (_name, address) => {
  const [, kind, id] = /^\/\?path=\/(docs|story)\/(.+)$/.exec(address) ?? []
  expect(pages).toContain(id)
  // A component is shown on its docs page, a screen as a story.
  expect(kind).toBe(id?.endsWith('--docs') ? 'docs' : 'story')
})

/** A demo page about two components must lead to a page that names both, not to the page of one of them. */
test.each([
  ['tab-accordion', ['tabs', 'accordion']],
  ['tooltip-popover', ['tooltip', 'popover']],
  ['invoice-preview', ['invoice', 'preview']],
] as const)('%s leads to a page about everything it names', (name, topics) => {
  for (const topic of topics) expect(demoPages[name]).toContain(topic)
})
