// Renames declarations and everything that resolves to them, in one pass over one program: all renames are decided
// together, so chains (a → b, b → c) need no order. Property names, wire names and strings are never touched.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import ts from 'typescript'
import { families } from './rows.mjs'

const K = ts.SyntaxKind

export function loadProgram(root) {
  const raw = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile).config
  raw.include = [...raw.include, 'scripts/*.mjs', 'packages/*/*.mjs', 'docs/*/*.mjs']
  raw.compilerOptions = { ...raw.compilerOptions, allowJs: true, checkJs: false }
  const config = ts.parseJsonConfigFileContent(raw, ts.sys, root)
  return ts.createProgram(config.fileNames, { ...config.options, noLib: false, skipLibCheck: true })
}

export function renameSymbols({ root, program, rows, skipped, fileMap, report, dry, packages, withFamilies }) {
  const checker = program.getTypeChecker()
  const ours = program
    .getSourceFiles()
    .filter(
      (file) =>
        file.fileName.startsWith(`${root}/`) &&
        !file.fileName.includes('/node_modules/') &&
        !/\/(dist|\.cache|src\/entries|Icon\/glyphs)\//.test(file.fileName),
    )
  const byPath = new Map(ours.map((file) => [relative(root, file.fileName), file]))
  const pathOf = (file) => relative(root, file.fileName)
  const home = (path) =>
    path
      .split('/')
      .slice(0, /^(packages|portals)\//.test(path) ? 2 : 1)
      .join('/')

  const norm = (symbol) => {
    if (!symbol) return undefined
    let found = symbol
    if (found.flags & ts.SymbolFlags.Alias) found = checker.getAliasedSymbol(found)
    found = checker.getExportSymbolOfSymbol(found)
    return checker.getMergedSymbol?.(found) ?? found
  }

  // What each file declares at its top: name → symbol.
  const topOf = (file) => {
    const names = new Map()
    const add = (node) => node && ts.isIdentifier(node) && names.set(node.text, node)
    const binding = (name) => {
      if (ts.isIdentifier(name)) add(name)
      else for (const element of name.elements) if (element.name) binding(element.name)
    }
    for (const statement of file.statements) {
      if (ts.isVariableStatement(statement))
        for (const { name } of statement.declarationList.declarations) binding(name)
      else if (statement.name) add(statement.name)
    }
    return names
  }
  const tops = new Map(ours.map((file) => [file, topOf(file)]))
  const declarations = new Map()
  for (const [file, names] of tops)
    for (const [name, node] of names) {
      if (!declarations.has(name)) declarations.set(name, [])
      declarations.get(name).push({ file, node })
    }

  const inner = (file, name) => {
    const found = []
    const visit = (node) => {
      if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === name) found.push(node.name)
      ts.forEachChild(node, visit)
    }
    visit(file)
    return found.length === 1 ? found[0] : undefined
  }

  const current = (path) => (byPath.has(path) ? path : fileMap.get(path))
  const find = ({ file: path, from, local, part }) => {
    const file = byPath.get(current(path))
    const node = file && (tops.get(file).get(from) ?? (local ? inner(file, from) : undefined))
    if (node) return node
    // Moved since the list was written: the only declaration of this name in the same package and, for common names, in
    // the same folder.
    // Another row of the list speaks of that one.
    const near = (declarations.get(from) ?? [])
      .filter(({ file: other }) => !rows.some((row) => row.from === from && current(row.file) === pathOf(other)))
      .filter(({ file: other }) => home(pathOf(other)) === home(path))
    if (near.length !== 1 || local || part === '3d') return undefined
    const [only] = near
    const sameName = basename(pathOf(only.file)) === basename(path)
    if (!/[a-z][A-Z]/.test(from) && !sameName) return undefined
    report.moved.push(`${from}: is in ${pathOf(only.file)}, not ${path}`)
    return only.node
  }

  const targets = new Map()
  // Members by their declaration: every literal and every `as const` makes symbols of its own.
  const members = new Map()
  const set = (node, from, to, row) => {
    const symbol = norm(checker.getSymbolAtLocation(node))
    if (!symbol) return report.missing.push(`${from}: no symbol`)
    if (from === to) return
    if (targets.has(symbol)) return
    targets.set(symbol, { symbol, from, to, row, file: node.getSourceFile(), node, locals: [] })
  }
  for (const row of rows) {
    if (packages && !packages.some((name) => row.file.startsWith(`${name}/`))) continue
    if (row.of) {
      const owner = find({ ...row, from: row.of })
      const member =
        owner && checker.getPropertyOfType(checker.getTypeOfSymbol(norm(checker.getSymbolAtLocation(owner))), row.from)
      if (!member) report.missing.push(`${row.part} ${row.file}: ${row.of}.${row.from} → ${row.to}`)
      else if (checker.getPropertyOfType(checker.getTypeOfSymbol(norm(checker.getSymbolAtLocation(owner))), row.to))
        report.collisions.push(`${row.of}.${row.to} already exists`)
      else
        members.set(member.valueDeclaration, {
          symbol: member,
          from: row.from,
          to: row.to,
          row,
          file: owner.getSourceFile(),
          member: true,
        })
      continue
    }
    const node = find(row)
    if (!node) report.missing.push(`${row.part} ${row.file}: ${row.from} → ${row.to}`)
    else {
      set(node, row.from, row.to, row)
      // The props of a component follow it.
      if (/^[A-Z]/.test(row.from) && row.part === '3a') {
        const props = tops.get(node.getSourceFile()).get(`${row.from}Props`)
        if (props) set(props, `${row.from}Props`, `${row.to}Props`, row)
      }
    }
  }
  if (withFamilies)
    for (const [file, names] of tops) {
      const path = pathOf(file)
      if (packages && !packages.some((name) => path.startsWith(`${name}/`))) continue
      for (const [name, node] of names) {
        if (skipped.has(`#${name}`) || skipped.has(`${path}#${name}`)) continue
        const module = checker.getSymbolAtLocation(file)
        if (!module?.exports?.has(name)) continue
        for (const family of families) {
          const found = family.name.exec(name)
          if (!found || (family.in && !family.in.test(path))) continue
          const symbol = norm(checker.getSymbolAtLocation(node))
          const isType = ts.isInterfaceDeclaration(node.parent) || ts.isTypeAliasDeclaration(node.parent)
          if (family.kind === 'type' && !isType) continue
          if (family.kind === 'function' && (isType || !checker.getTypeOfSymbol(symbol).getCallSignatures().length))
            continue
          set(node, name, family.make(...found.slice(1)), { part: '3e', file: path, from: name })
        }
      }
    }

  const getMember = (symbol) => symbol.flags & ts.SymbolFlags.Property && members.get(symbol.valueDeclaration)
  const names = new Set([...targets.values(), ...members.values()].map(({ from }) => from))
  const newNames = new Set([...targets.values()].map(({ to }) => to))

  // Every identifier that may be one of them.
  const edits = []
  const bound = new Map() // file → identifiers that carry one of the new names today
  const moduleOf = (expression) => {
    const type = checker.getTypeAtLocation(expression)
    return type.symbol && type.symbol.flags & ts.SymbolFlags.ValueModule ? type : type
  }
  for (const file of ours) {
    const aliases = new Map()
    const later = []
    const visit = (node) => {
      if (ts.isIdentifier(node)) {
        if (newNames.has(node.text)) {
          if (!bound.has(file)) bound.set(file, [])
          bound.get(file).push(node)
        }
        if (names.has(node.text)) later.push(node)
      }
      if (
        ts.isBindingElement(node) &&
        !node.propertyName &&
        ts.isIdentifier(node.name) &&
        names.has(node.name.text) &&
        ts.isObjectBindingPattern(node.parent)
      ) {
        const property = checker.getPropertyOfType(moduleOf(node.parent), node.name.text)
        const target = property && (getMember(property) || targets.get(norm(property)))
        if (target) aliases.set(checker.getSymbolAtLocation(node.name), target)
      }
      ts.forEachChild(node, visit)
    }
    visit(file)
    for (const node of later) {
      const { parent } = node
      let symbol
      let shorthand = false
      if (ts.isShorthandPropertyAssignment(parent) && parent.name === node) {
        symbol = checker.getShorthandAssignmentValueSymbol(parent)
        shorthand = true
      } else if (ts.isBindingElement(parent) && parent.propertyName === node) {
        symbol = checker.getPropertyOfType(checker.getTypeAtLocation(parent.parent), node.text)
      } else if (
        ts.isExportSpecifier(parent) &&
        !parent.parent.parent.moduleSpecifier &&
        (parent.propertyName ?? parent.name) === node
      ) {
        symbol = checker.getExportSpecifierLocalTargetSymbol(parent)
      } else symbol = checker.getSymbolAtLocation(node)
      if (!symbol) continue
      const target = getMember(symbol) || (targets.get(norm(symbol)) ?? aliases.get(symbol))
      if (!target || target.from !== node.text) continue
      // `export { x as y }`: only the first name is the declaration's.
      if (
        (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent)) &&
        parent.propertyName &&
        parent.name === node &&
        parent.propertyName.text !== node.text
      )
        continue
      const own = ts.isBindingElement(parent) && !parent.propertyName && parent.name === node && !aliases.has(symbol)
      const property =
        (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
        (ts.isQualifiedName(parent) && parent.right === node) ||
        ts.isImportTypeNode(parent) ||
        (ts.isBindingElement(parent) && parent.propertyName === node) ||
        (ts.isImportSpecifier(parent) && parent.propertyName === node) ||
        ts.isExportSpecifier(parent) ||
        target.member
      edits.push({ file, node, target, property, text: shorthand || own ? `${node.text}: ${target.to}` : target.to })
    }
  }

  // Collisions, until nothing changes: a rename that is given up may stop another.
  const givenUp = new Map()
  const active = (target) => target && !givenUp.has(target)
  const targetOf = (symbol) => targets.get(norm(symbol))
  const isMember = (node) => {
    const { parent } = node
    return (
      (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
      (ts.isPropertyAssignment(parent) && parent.name === node) ||
      (ts.isPropertySignature(parent) && parent.name === node) ||
      (ts.isMethodSignature(parent) && parent.name === node) ||
      (ts.isMethodDeclaration(parent) && parent.name === node) ||
      (ts.isPropertyDeclaration(parent) && parent.name === node) ||
      (ts.isJsxAttribute(parent) && parent.name === node) ||
      (ts.isBindingElement(parent) && parent.propertyName === node) ||
      (ts.isQualifiedName(parent) && parent.right === node) ||
      (ts.isImportSpecifier(parent) && parent.propertyName === node) ||
      (ts.isEnumMember(parent) && parent.name === node) ||
      (ts.isNamedTupleMember(parent) && parent.name === node)
    )
  }
  const byFile = Map.groupBy(edits, ({ file }) => file)
  let again = true
  while (again) {
    again = false
    const giveUp = (target, why) => {
      if (givenUp.has(target)) return
      givenUp.set(target, why)
      again = true
    }
    for (const [file, own] of byFile) {
      const introduced = new Map()
      for (const edit of own) {
        if (edit.property || !active(edit.target)) continue
        const { to } = edit.target
        const other = introduced.get(to)
        if (other && other !== edit.target) giveUp(edit.target, `${pathOf(file)}: ${other.from} also becomes ${to}`)
        introduced.set(to, edit.target)
        const found = checker.resolveName(
          to,
          edit.node,
          ts.SymbolFlags.Value | ts.SymbolFlags.Type | ts.SymbolFlags.Namespace,
          false,
        )
        if (!found) continue
        const target = targetOf(found)
        if (target === edit.target) continue
        if (target && active(target) && target.from === to) continue
        const declared = found.declarations?.some((node) => node.getSourceFile() === file)
        if (declared) giveUp(edit.target, `${pathOf(file)}: ${to} already exists`)
      }
      for (const node of bound.get(file) ?? []) {
        const target = introduced.get(node.text)
        if (!target || !active(target) || isMember(node)) continue
        const symbol = ts.isShorthandPropertyAssignment(node.parent)
          ? checker.getShorthandAssignmentValueSymbol(node.parent)
          : checker.getSymbolAtLocation(node)
        if (!symbol) continue
        const other = targetOf(symbol)
        if (other && active(other) && other.from === node.text) continue
        const outside = !symbol.declarations?.some((declaration) => declaration.getSourceFile() === file)
        if (outside) giveUp(target, `${pathOf(file)}: uses another ${node.text}`)
      }
    }
    // Two exports of one name in an index.
    for (const file of ours) {
      if (!/(^|\/)index\.ts$/.test(file.fileName)) continue
      const module = checker.getSymbolAtLocation(file)
      if (!module) continue
      const seen = new Map()
      for (const symbol of checker.getExportsOfModule(module)) {
        const target = targetOf(symbol)
        const name = active(target) && target.from === symbol.name ? target.to : symbol.name
        const other = seen.get(name)
        if (other !== undefined) {
          const loser = active(target) && target.to === name ? target : other
          if (loser) giveUp(loser, `${pathOf(file)}: exports another ${name}`)
        }
        seen.set(name, active(target) && target.to === name ? target : (seen.get(name) ?? null))
      }
    }
  }
  for (const [target, why] of givenUp)
    report.collisions.push(`${target.row.part} ${pathOf(target.file)}: ${target.from} → ${target.to}: ${why}`)

  let written = 0
  const done = [...targets.values(), ...members.values()].filter(active)
  const texts = new Map()
  for (const [file, own] of byFile) {
    const kept = own.filter(({ target }) => active(target)).toSorted((a, b) => b.node.getStart() - a.node.getStart())
    if (!kept.length) continue
    let text = file.text
    let last = -1
    for (const { node, text: next } of kept) {
      if (node.getStart() === last) continue
      last = node.getStart()
      const { parent } = node
      // `lock as lockCard` and `{ lockCard: lock }` have said the better name already.
      const renamed =
        (ts.isImportSpecifier(parent) || ts.isBindingElement(parent)) &&
        parent.propertyName === node &&
        parent.name.text === next
      const repeated =
        ts.isPropertyAssignment(parent) &&
        parent.initializer === node &&
        ts.isIdentifier(parent.name) &&
        parent.name.text === next
      if (renamed || repeated) {
        const start = renamed ? parent.propertyName.getStart() : parent.getStart()
        text = text.slice(0, start) + next + text.slice(parent.getEnd())
        continue
      }
      text = text.slice(0, last) + next + text.slice(node.getEnd())
    }
    // `import { a as a }` and `{ a: a }` say one thing twice.
    texts.set(file.fileName, text)
    written += 1
  }
  if (!dry) for (const [name, text] of texts) writeFileSync(name, text)
  return { done, written, edits: edits.length, names: [...byPath.keys()] }
}

/** Guides name components by strings, and the list of sizes names entries. */
export function renameComponents({ root, done, all, fileMap, dry }) {
  const components = new Map(
    done
      .filter(({ from, file }) => /^[A-Z]/.test(from) && file.fileName.includes('/packages/ui/src/'))
      .map(({ from, to }) => [from, to]),
  )
  const changed = []
  const write = (path, swap) => {
    const before = readFileSync(join(root, path), 'utf8')
    const after = swap(before)
    if (after === before) return
    changed.push(path)
    if (!dry) writeFileSync(join(root, path), after)
  }
  for (const path of all)
    if (/^packages\/ui\/src\/.*\.guide\.ts$/.test(path))
      write(path, (text) =>
        text.replace(/'([A-Z]\w+)'/g, (whole, name) => (components.has(name) ? `'${components.get(name)}'` : whole)),
      )
  const folder = (path) => /^packages\/ui\/src\/.*\/([A-Z]\w+)\/index\.ts$/.exec(path)?.[1]
  const entries = new Map(
    [...fileMap].map(([from, to]) => [folder(from), folder(to)]).filter(([from, to]) => from && to && from !== to),
  )
  const sizes = 'packages/ui/test/package/sizes.json'
  if (all.includes(sizes))
    write(sizes, (text) => {
      const pairs = Object.entries(JSON.parse(text)).map(([name, size]) => [entries.get(name) ?? name, size])
      if (!pairs.some(([name]) => [...entries.values()].includes(name))) return text
      return `${JSON.stringify(Object.fromEntries(pairs.toSorted(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`
    })
  return changed
}

/** Comments and documents name symbols too: where a name is unmistakable, it follows. */
export function renameMentions({ root, done, all, dry }) {
  const counts = Map.groupBy(done, ({ from }) => from)
  const sure = new Map()
  for (const { from, to } of done)
    if (/[a-z][A-Z]/.test(from) && new Set(counts.get(from).map((target) => target.to)).size === 1) sure.set(from, to)
  if (!sure.size) return []
  const pattern = new RegExp(
    `(?<![\\w$./'-])(?:${[...sure.keys()].toSorted((a, b) => b.length - a.length).join('|')})(?![\\w$'-])`,
    'g',
  )
  const changed = []
  for (const path of all) {
    if (!/\.(ts|tsx|mts|mjs|md|mdx)$/.test(path) || /CHANGELOG|^\.changeset|\/migrations\//.test(path)) continue
    const full = join(root, path)
    if (!existsSync(full)) continue
    const before = readFileSync(full, 'utf8')
    const swap = (text) => text.replace(pattern, (name) => sure.get(name))
    const after = /\.mdx?$/.test(path)
      ? before.replace(/`[^`\n]+`|```[\s\S]*?```/g, swap)
      : before
          .replace(/(^|[^:'"`])(\/\/[^\n]*)/g, (_, start, comment) => start + swap(comment))
          .replace(/\/\*[\s\S]*?\*\//g, swap)
    if (after === before) continue
    changed.push(path)
    if (!dry) writeFileSync(full, after)
  }
  return changed
}
