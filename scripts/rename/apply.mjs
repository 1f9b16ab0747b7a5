// node apply.mjs <worktree> --part files|symbols [--package packages/server,…] [--families] [--dry]
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { listFiles, moveFiles, planFiles } from './files.mjs'
import { families, filesOfSymbols, readRows, withFolder } from './rows.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    part: { type: 'string' },
    package: { type: 'string' },
    dry: { type: 'boolean' },
    families: { type: 'boolean' },
    rows: { type: 'string' },
  },
})
const root = resolve(positionals[0])
const here = (name) => join(import.meta.dirname, name)
const overrides = JSON.parse(readFileSync(here('overrides.json'), 'utf8'))
const packages = values.package?.split(',')
const report = { missing: [], moved: [], collisions: [], check: [] }
const began = Date.now()

const { files, symbols } = readRows(values.rows ?? join(root, '../shared/renames.md'))
const mapFile = join(root, 'node_modules/.rename-files.json')
const savedMap = existsSync(mapFile) ? JSON.parse(readFileSync(mapFile, 'utf8')) : {}

const skip = new Set(overrides.symbols.skip.flatMap(({ rows }) => rows))
const renamed = symbols
  .filter(({ file, from }) => !skip.has(`${file}#${from}`) && !skip.has(`#${from}`))
  .map((row) => ({ ...row, to: overrides.symbols.rename[`${row.file}#${row.from}`] ?? row.to }))

if (values.part === 'files') {
  const all = listFiles(root)
  all.set = new Set(all)
  // Hooks of a family of 3e take their files with them.
  const [words] = families
  const hooks = all
    .map((path) => ({ path, found: /^(.*\/)(use\w+Words)(\.tsx?)$/.exec(path) }))
    .filter(({ found }) => found)
    .map(({ path, found: [, folder, stem, rest] }) => ({
      part: '3e',
      from: path,
      to: `${folder}${words.make(words.name.exec(stem)[1])}${rest}`,
    }))
    .filter(
      ({ from }) =>
        !files.some((row) => row.from === from) &&
        !symbols.some((row) => row.file === from && row.from === /(\w+)\.tsx?$/.exec(from)[1]),
    )
  // The case rule, for all files that came after the list.
  const listed = new Set(files.map(({ from }) => from))
  const cased = all
    .filter(
      (path) =>
        /^(packages|portals|e2e|bench|visual|scripts|lint|\.storybook)\//.test(path) &&
        !/^bench\/peers|\/migrations\/|\/catalogs\/|^packages\/ui\/test\/package\/(app|next)\//.test(path),
    )
    .map((path) => ({
      path,
      found: /^(.*\/)([a-z]+[A-Z]\w*)(\.(?:test\.|d\.|css\.|guide\.|stories\.)?(?:tsx?|m[jt]s|json|txt))$/.exec(path),
    }))
    .filter(({ path, found }) => found && !/^use[A-Z]/.test(found[2]) && !listed.has(path))
    .map(({ path, found: [, folder, stem, rest] }) => ({
      part: '2b',
      from: path,
      to: `${folder}${stem.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()}${rest}`,
      auto: true,
    }))
  const rows = [...files, ...cased, ...filesOfSymbols({ files, symbols: renamed }), ...hooks]
    .filter(({ from }) => !overrides.files.skip.some(({ match }) => new RegExp(match).test(from)))
    .map((row) => ({ ...row, to: overrides.files.rename[row.from] ?? row.to }))
    .map(withFolder)
    .filter(({ from, to }) => from !== to)
  for (const [from, to] of Object.entries(overrides.files.add)) rows.push({ part: 'add', from, to })
  const plan = planFiles(rows, all, report, packages, Object.entries(overrides.files.folders))
  const written = moveFiles(root, plan, all, report, values.dry)
  if (!values.dry) {
    writeFileSync(
      mapFile,
      JSON.stringify({
        ...savedMap,
        ...Object.fromEntries(files.filter((row) => plan.has(row.from)).map((row) => [row.from, plan.get(row.from)])),
        ...Object.fromEntries(plan),
      }),
    )
    if (existsSync(join(root, 'packages/ui/generate-sources.mjs')))
      execFileSync(process.execPath, ['packages/ui/generate-sources.mjs'], { cwd: root, stdio: 'inherit' })
    else execFileSync(process.execPath, ['packages/ui/generate-sources.mjs'], { cwd: root, stdio: 'inherit' })
  }
  console.log(`${plan.size} files move, ${written} files change`)
}

if (values.part === 'symbols') {
  const { loadProgram, renameComponents, renameMentions, renameSymbols } = await import('./symbols.mjs')
  const program = loadProgram(root)
  console.log(`loaded ${program.getSourceFiles().length} files in ${Date.now() - began} ms`)
  const rows = [...renamed]
  for (const row of overrides.symbols.add) rows.push({ part: 'add', ...row })
  const fileMap = new Map(Object.entries(savedMap))
  const result = renameSymbols({
    root,
    program,
    rows,
    skipped: skip,
    fileMap,
    report,
    dry: values.dry,
    packages,
    withFamilies: values.families,
  })
  for (const { file, find, replace } of overrides.symbols.patches) {
    const path = join(root, file)
    const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
    if (!text.includes(find)) report.check.push(`patch of ${file} is no longer needed`)
    else if (!values.dry)
      writeFileSync(
        path,
        text.replace(find, () => replace),
      )
  }
  const mentions = renameMentions({ root, done: result.done, all: listFiles(root), dry: values.dry })
  const strings = renameComponents({ root, done: result.done, all: listFiles(root), fileMap, dry: values.dry })
  console.log(`${strings.length} guides and lists: ${strings.join(' ')}`)
  console.log(
    `${result.done.length} symbols, ${result.edits} places, ${result.written} files; ${mentions.length} files with comments or docs`,
  )
  writeFileSync(
    here('../../.cache/last-symbols.json'),
    JSON.stringify(
      result.done.map(({ from, to, file }) => [file.fileName.slice(root.length + 1), from, to]),
      null,
      1,
    ),
  )
}

for (const [name, lines] of Object.entries(report)) {
  writeFileSync(here(`../../.cache/last-${values.part}-${name}.txt`), lines.join('\n'))
  console.log(`${name}: ${lines.length} (last-${values.part}-${name}.txt)`)
}
console.log(`${Date.now() - began} ms`)
