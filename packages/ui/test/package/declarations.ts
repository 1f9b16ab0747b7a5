import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'rolldown/utils'

type Parsed = ReturnType<typeof parseSync>
type Statement = Parsed['program']['body'][number]
type Declaration = NonNullable<Extract<Statement, { type: 'ExportNamedDeclaration' }>['declaration']>

interface Source {
  file: string
  text: string
  body: Statement[]
  comments: Parsed['comments']
}

/** A declaration and its `.d.ts` file. `node` is null for a namespace of a whole module and for an export of another package. */
export interface Declared {
  source: Source
  node: Declaration | null
}

const sources = new Map<string, Source>()

/** Parses a `.d.ts` file and caches the result. */
export function read(file: string): Source {
  const known = sources.get(file)
  if (known) return known
  const text = readFileSync(file, 'utf8')
  const { program, comments } = parseSync(file, text)
  const source = { file, text, body: program.body, comments }
  sources.set(file, source)
  return source
}

/** Resolves a relative import of a `.d.ts` file. Returns null for an import from another package. */
const follow = (source: Source, specifier: string): Source | null =>
  specifier.startsWith('.') ? read(join(dirname(source.file), specifier.replace(/\.(tsx?|js)$/, '.d.ts'))) : null

const nameOf = (node: { type: string; name?: string; value?: unknown }) => node.name ?? String(node.value)

/** Returns the names that a declaration introduces. */
function namesOf(node: Declaration): string[] {
  if (node.type === 'VariableDeclaration')
    return node.declarations.map(({ id }) => (id.type === 'Identifier' ? id.name : ''))
  return 'id' in node && node.id && 'name' in node.id ? [node.id.name] : []
}

/** Finds the declaration of a name in a file. The name is declared there, or imported from a file of this package. */
export function lookUp(source: Source, name: string): Declared | null {
  for (const node of source.body) {
    const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : node
    if (declared && namesOf(declared as Declaration).includes(name)) return { source, node: declared as Declaration }
    if (node.type !== 'ImportDeclaration') continue
    const found = node.specifiers.find(({ local }) => local.name === name)
    const from = found && follow(source, node.source.value)
    if (from && found.type === 'ImportSpecifier') return exportsOf(from).get(nameOf(found.imported)) ?? null
  }
  return null
}

/** Returns all exports of a module, by name. */
export function exportsOf(source: Source): Map<string, Declared> {
  const found = new Map<string, Declared>()
  for (const node of source.body) {
    if (node.type === 'ExportAllDeclaration') {
      const from = follow(source, node.source.value)
      if (node.exported) found.set(nameOf(node.exported), { source, node: null })
      else if (from) for (const [name, declared] of exportsOf(from)) found.set(name, declared)
    }
    if (node.type !== 'ExportNamedDeclaration') continue
    if (node.declaration)
      for (const name of namesOf(node.declaration)) found.set(name, { source, node: node.declaration })
    const from = node.source ? follow(source, node.source.value) : source
    for (const { local, exported } of node.specifiers) {
      const declared = from && (node.source ? exportsOf(from).get(nameOf(local)) : lookUp(from, nameOf(local)))
      found.set(nameOf(exported), declared ?? { source, node: null })
    }
  }
  return found
}
