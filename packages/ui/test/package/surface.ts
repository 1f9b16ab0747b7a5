import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { exportsOf, lookUp, read, type Declared } from './declarations.ts'

const dist = join(import.meta.dirname, '../../dist')

interface Span {
  start: number
  end: number
}
const flat = (text: string) =>
  text
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Returns ` = value` for the `@default` in the comment directly above a member, or '' if there is none. */
function promised({ text, comments }: Declared['source'], { start }: Span): string {
  const above = comments.findLast(({ end }) => end <= start)
  if (!above || text.slice(above.end, start).trim()) return ''
  const value = /@default\s+([^\n]+)/.exec(above.value)?.[1]
  return value ? ` = ${value.replace(/\*$/, '').trim()}` : ''
}

/** Returns the interfaces of this package that an interface extends, including inside `Omit<…>` and `Pick<…>`. */
function ancestors({ source, node }: Declared): [string, Declared][] {
  if (node?.type !== 'TSInterfaceDeclaration') return []
  const words = node.extends.flatMap((one) => source.text.slice(one.start, one.end).match(/\b[A-Z]\w+/g) ?? [])
  return [...new Set(words)].flatMap((name) => {
    const found = lookUp(source, name)
    return found?.node?.type === 'TSInterfaceDeclaration' ? [[name, found] as [string, Declared]] : []
  })
}

/** Describes a declaration in one line, or an interface with one line per member. */
function describe(name: string, { source, node }: Declared): string[] {
  const textOf = ({ start, end }: Span) => flat(source.text.slice(start, end))
  if (!node) return [name]
  if (node.type !== 'TSInterfaceDeclaration')
    return [
      textOf(node)
        .replace(/^declare |;$/g, '')
        .replace(/\(\{[^{}]*\}: /, '(props: ')
        .replaceAll('import("react").', ''),
    ]
  return [
    textOf({ start: node.start, end: node.body.start }),
    ...node.body.body.map((member) => `  ${textOf(member).replace(/;$/, '')}${promised(source, member)}`),
  ]
}

/** Matches the files of press components without a design card. The surface lists their exports only by name. */
const namesOnly = /\/press\/(?!calculator\/Calculator\/|chat\/Chat\/|offers\/OfferForm\/|tech-cards\/TechCardEditor\/)/

/** Lists the exports of an entry. Exports that no earlier section describes are described in full, with their base interfaces. */
function section(title: string, file: string, describedKeys: Set<string>): string[] {
  const lines: string[] = []
  const add = (name: string, declared: Declared): void => {
    const key = `${declared.source.file}:${name}`
    if (describedKeys.has(key) || namesOnly.test(declared.source.file)) return
    describedKeys.add(key)
    lines.push(...describe(name, declared))
    for (const [ancestor, found] of ancestors(declared)) add(ancestor, found)
  }
  const sortedExports = [...exportsOf(read(join(dist, file)))].toSorted(([a], [b]) => (a < b ? -1 : 1))
  for (const [name, declared] of sortedExports) add(name, declared)
  return ['', `# ${title}`, `> ${sortedExports.map(([name]) => name).join(' ')}`, ...lines]
}

/** Returns everything that a caller can see of the built package: names by entry, props with their types and defaults. */
export function surface(): string {
  const describedKeys = new Set<string>()
  const names = readdirSync(join(dist, 'entries'))
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => basename(file, '.d.ts'))
    .toSorted()
  return [
    'What @press/ui gives to its callers; `pnpm --filter @press/ui surface` writes it.',
    ...names.flatMap((name) => section(`@press/ui/${name}`, `entries/${name}.d.ts`, describedKeys)),
    ...section('@press/ui', 'index.d.ts', describedKeys),
    '',
  ].join('\n')
}
