import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { loadCsf } from 'storybook/internal/csf-tools'
import { describe, expect, test } from 'vitest'
import type { Guide } from '../foundations/guide.ts'

const src = new URL('..', import.meta.url)
const root = new URL('../../..', src)
const readSource = (file: string) => readFileSync(new URL(file, src), 'utf8')
const resolvePath = (file: string, path: string) => new URL(path, new URL(file, src)).href.slice(src.href.length)

const readName = (text: string, key: string) => new RegExp(`\\b${key}: (\\w+)`).exec(text)?.[1]

/** Reads a Storybook page: its title, its component, its status, and the guide that its meta passes on. */
function readPage(file: string) {
  const text = readSource(file)
  const { meta, _metaAnnotations } = loadCsf(text, { fileName: file, makeTitle: String }).parse()
  const parameters = _metaAnnotations['parameters']
  const passesGuide =
    parameters?.type === 'ObjectExpression' &&
    parameters.properties.some(
      (property) => property.type === 'ObjectProperty' && 'name' in property.key && property.key.name === 'guide',
    )
  const path = /^import \{ guide \} from '(.+)'$/m.exec(text)?.[1]
  const metaSource = text.slice(0, text.indexOf('export default'))
  return {
    title: meta?.title ?? '',
    folder: dirname(file),
    component: readName(metaSource, 'documents') ?? readName(metaSource, 'component'),
    tags: meta?.tags ?? [],
    guide: passesGuide && path ? resolvePath(file, path) : undefined,
  }
}

const pages = globSync('{foundations,patterns,press,primitives}/**/*.stories.tsx', { cwd: src }).map(readPage)
// Screens and examples are built from components and have no separate guide.
const components = pages.filter(({ title }) => !/^(Screens|Examples)\//.test(title))

const guides = await Promise.all(
  globSync('**/*.guide.ts', { cwd: src })
    .toSorted()
    .map(async (file) => ({ file, ...((await import(new URL(file, src).href)) as { guide: Guide }) })),
)

/** Returns the values that an index of @press/ui exports by name, directly or through an index that it re-exports entirely. */
function getExports(indexFile: string): string[] {
  const text = readSource(indexFile)
  const namedExports = [...text.matchAll(/^export \{([^}]+)\}/gm)].flatMap(([, names = '']) => names.split(','))
  const reexportedIndexes = [...text.matchAll(/^export \* from '(.+\/index\.ts)'$/gm)].map(([, path = '']) =>
    resolvePath(indexFile, path),
  )
  return [
    ...namedExports.map((name) => name.trim()).filter((name) => !name.startsWith('type ')),
    ...reexportedIndexes.flatMap(getExports),
  ]
}
const knownNames = new Set([...getExports('index.ts'), ...components.map(({ title }) => title.replace(/.*\//, ''))])

/** The first comment on each exported component of the press, by the component's name. */
const componentComments = new Map(
  globSync('press/**/*.tsx', { cwd: src }).flatMap((file) =>
    [...readSource(file).matchAll(/\/\*\*((?:(?!\*\/)[^])*)\*\/\s*export (?:const|function) (\w+)/g)].map(
      ([, comment = '', name = '']) => [name, comment] as const,
    ),
  ),
)

const isKnownName = (name: string) =>
  [name, name.replace(/s$/, ''), name.replace(/es$/, '')].some((candidate) => knownNames.has(candidate))
// Whether a word is certainly a name. A word whose only capital is the first letter may be the start of a sentence.
const isComponentName = (word: string) => /[a-z][A-Z]/.test(word)
/** Whether a guide's text names a component or a hook, and every name exists. Text in `code` is not a name. */
function namesKnownComponent(advice: string): boolean {
  const identifiers = advice.replace(/`[^`]*`/g, '').match(/\b(?:[A-Z]|use[A-Z])\w*/g) ?? []
  return identifiers.some(isKnownName) && identifiers.filter(isComponentName).every(isKnownName)
}

/**
 * The components of the press that have a separate design card, and therefore a guide. Other components state their purpose in the
 * comment on the component.
 */
const componentsWithGuide = ['Calculator', 'Chat', 'OfferForm', 'TechCardEditor']
const needsGuide = ({ title }: { title: string }) =>
  !title.startsWith('Press/') || componentsWithGuide.includes(title.slice('Press/'.length))

test.each(components.filter(needsGuide))('$title has a guide', ({ guide }) => {
  expect(guide).toBeDefined()
})

test.each(components.filter((page) => page.component && !needsGuide(page)))(
  '$title describes the purpose of $component',
  ({ component }) => {
    expect(componentComments.get(String(component))).toMatch(/\w+ \w+/)
  },
)

test.each(components.filter(({ component }) => component))(
  '$title documents an export of the package',
  ({ component }) => {
    expect(knownNames).toContain(component)
  },
)

/** Names that portals import from the package. */
const namesUsedByPortals = new Set(
  globSync('{packages/shell,portals/*}/src/**/*.{ts,tsx}', { cwd: root })
    .flatMap((file) => [
      ...readFileSync(new URL(file, root), 'utf8').matchAll(/import (?:type )?\{([^}]*)\} from '@press\/ui/g),
    ])
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim())),
)

test('portals import the button', () => {
  expect(namesUsedByPortals).toContain('Button')
})

test.each(components)('$title has the status that its use in portals requires', ({ tags, folder }) => {
  const isDraft = tags.includes('draft')
  // `ready` is the default tag of .storybook/preview.tsx.
  expect(tags.includes('!ready')).toBe(isDraft || tags.includes('deprecated'))
  const usedExports = getExports(`${folder}/index.ts`).filter(
    (name) => /^[A-Z]/.test(name) && namesUsedByPortals.has(name),
  )
  expect(isDraft ? usedExports : [], 'a portal shows it: it is no draft any more').toEqual([])
})

describe.each(guides)('$file', ({ file, guide }) => {
  test('is shown on a page', () => {
    expect(pages.map((page) => page.guide)).toContain(file)
  })

  test('has text in every part except the keyboard', () => {
    const emptyParts = Object.entries(guide).filter(([part, text]) => part !== 'keyboard' && text.length === 0)
    expect(emptyParts).toEqual([])
  })

  test('names existing components as alternatives', () => {
    expect(guide.instead.filter(([, advice]) => !namesKnownComponent(advice))).toEqual([])
  })
})
