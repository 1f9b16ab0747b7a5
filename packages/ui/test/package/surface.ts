import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { collectExports, findDeclaration, parseDeclarationFile, type Declared } from './declarations.ts'

const dist = join(import.meta.dirname, '../../dist')

interface Span {
  start: number
  end: number
}
const flattenText = (text: string) =>
  text
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Returns ` = value` for the `@default` in the comment directly above a member, or '' if there is none. */
function getDefaultSuffix({ text, comments }: Declared['source'], { start }: Span): string {
  const commentAbove = comments.findLast(({ end }) => end <= start)
  if (!commentAbove || text.slice(commentAbove.end, start).trim()) return ''
  const value = /@default\s+([^\n]+)/.exec(commentAbove.value)?.[1]
  return value ? ` = ${value.replace(/\*$/, '').trim()}` : ''
}

/** Returns the interfaces of this package that an interface extends, including inside `Omit<…>` and `Pick<…>`. */
function listBaseInterfaces({ source, node }: Declared): [string, Declared][] {
  if (node?.type !== 'TSInterfaceDeclaration') return []
  const words = node.extends.flatMap((one) => source.text.slice(one.start, one.end).match(/\b[A-Z]\w+/g) ?? [])
  return [...new Set(words)].flatMap((name) => {
    const found = findDeclaration(source, name)
    return found?.node?.type === 'TSInterfaceDeclaration' ? [[name, found] as [string, Declared]] : []
  })
}

/** Describes a declaration in one line, or an interface with one line per member. */
function describeDeclaration(name: string, { source, node }: Declared): string[] {
  const getText = ({ start, end }: Span) => flattenText(source.text.slice(start, end))
  if (!node) return [name]
  if (node.type !== 'TSInterfaceDeclaration')
    return [
      getText(node)
        .replace(/^declare |;$/g, '')
        .replace(/\(\{[^{}]*\}: /, '(props: ')
        .replaceAll('import("react").', ''),
    ]
  return [
    getText({ start: node.start, end: node.body.start }),
    ...node.body.body.map((member) => `  ${getText(member).replace(/;$/, '')}${getDefaultSuffix(source, member)}`),
  ]
}

/** Matches the files of press components without a design card. The surface lists their exports only by name. */
const namesOnlyPattern =
  /\/press\/(?!calculator\/Calculator\/|chat\/Chat\/|offers\/OfferForm\/|tech-cards\/TechCardEditor\/)/

/** Lists the exports of an entry. Exports that no earlier section describes are described in full, with their base interfaces. */
function renderSection(title: string, file: string, describedKeys: Set<string>): string[] {
  const lines: string[] = []
  const addDeclaration = (name: string, declared: Declared): void => {
    const key = `${declared.source.file}:${name}`
    if (describedKeys.has(key) || namesOnlyPattern.test(declared.source.file)) return
    describedKeys.add(key)
    lines.push(...describeDeclaration(name, declared))
    for (const [ancestor, found] of listBaseInterfaces(declared)) addDeclaration(ancestor, found)
  }
  const sortedExports = [...collectExports(parseDeclarationFile(join(dist, file)))].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  )
  for (const [name, declared] of sortedExports) addDeclaration(name, declared)
  return ['', `# ${title}`, `> ${sortedExports.map(([name]) => name).join(' ')}`, ...lines]
}

/** Returns everything that a caller can see of the built package: names by entry, props with their types and defaults. */
export function renderSurface(): string {
  const describedKeys = new Set<string>()
  const names = readdirSync(join(dist, 'entries'))
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => basename(file, '.d.ts'))
    .toSorted()
  return [
    'What @press/ui gives to its callers; `pnpm --filter @press/ui surface` writes it.',
    ...names.flatMap((name) => renderSection(`@press/ui/${name}`, `entries/${name}.d.ts`, describedKeys)),
    ...renderSection('@press/ui', 'index.d.ts', describedKeys),
    '',
  ].join('\n')
}
