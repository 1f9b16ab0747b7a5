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
export function parseDeclarationFile(file: string): Source {
  const cachedSource = sources.get(file)
  if (cachedSource) return cachedSource
  const text = readFileSync(file, 'utf8')
  const { program, comments } = parseSync(file, text)
  const source = { file, text, body: program.body, comments }
  sources.set(file, source)
  return source
}

/** Resolves a relative import of a `.d.ts` file. Returns null for an import from another package. */
const resolveImport = (source: Source, specifier: string): Source | null =>
  specifier.startsWith('.')
    ? parseDeclarationFile(join(dirname(source.file), specifier.replace(/\.(tsx?|js)$/, '.d.ts')))
    : null

const getNodeName = (node: { type: string; name?: string; value?: unknown }) => node.name ?? String(node.value)

/** Returns the names that a declaration introduces. */
function listDeclaredNames(node: Declaration): string[] {
  if (node.type === 'VariableDeclaration')
    return node.declarations.map(({ id }) => (id.type === 'Identifier' ? id.name : ''))
  return 'id' in node && node.id && 'name' in node.id ? [node.id.name] : []
}

/** Finds the declaration of a name in a file. The name is declared there, or imported from a file of this package. */
export function findDeclaration(source: Source, name: string): Declared | null {
  for (const node of source.body) {
    const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : node
    if (declared && listDeclaredNames(declared as Declaration).includes(name))
      return { source, node: declared as Declaration }
    if (node.type !== 'ImportDeclaration') continue
    const found = node.specifiers.find(({ local }) => local.name === name)
    const from = found && resolveImport(source, node.source.value)
    if (from && found.type === 'ImportSpecifier') return collectExports(from).get(getNodeName(found.imported)) ?? null
  }
  return null
}

/** Returns all exports of a module, by name. */
export function collectExports(source: Source): Map<string, Declared> {
  const found = new Map<string, Declared>()
  for (const node of source.body) {
    if (node.type === 'ExportAllDeclaration') {
      const from = resolveImport(source, node.source.value)
      if (node.exported) found.set(getNodeName(node.exported), { source, node: null })
      else if (from) for (const [name, declared] of collectExports(from)) found.set(name, declared)
    }
    if (node.type !== 'ExportNamedDeclaration') continue
    if (node.declaration)
      for (const name of listDeclaredNames(node.declaration)) found.set(name, { source, node: node.declaration })
    const from = node.source ? resolveImport(source, node.source.value) : source
    for (const { local, exported } of node.specifiers) {
      const declared =
        from && (node.source ? collectExports(from).get(getNodeName(local)) : findDeclaration(from, getNodeName(local)))
      found.set(getNodeName(exported), declared ?? { source, node: null })
    }
  }
  return found
}
