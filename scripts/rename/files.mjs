// Moves files with their companions and rewrites every mention of their paths.
import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'

const textual = /\.(ts|tsx|mts|mjs|js|jsx|json|md|mdx|html|css|yaml|yml|txt|sh|toml)$/
const relative = (from, to) => {
  const path = posix.relative(posix.dirname(from), to)
  return path.startsWith('.') ? path : `./${path}`
}

export const listFiles = (root) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 })
    .split('\n')
    .filter((path) => path && existsSync(join(root, path)))

/** old path → new path of every file that moves. */
export function planFiles(rows, all, report, packages, extra = []) {
  const set = new Set(all)
  const inFolder = Map.groupBy(all, (path) => posix.dirname(path))
  const folders = []
  const explicit = new Map()
  const stemsOf = new Set(rows.filter(({ auto }) => !auto).map(({ from }) => from.replace(/(\.\w+)+$/, '')))
  for (const row of rows) {
    if (packages && !packages.some((name) => row.from.startsWith(`${name}/`))) continue
    let { from, to } = row
    // Its source has a row of its own, which takes it along.
    if (row.auto && stemsOf.has(from.replace(/(\.\w+)+$/, ''))) continue
    if (!set.has(from)) {
      const found = all.filter(
        (path) =>
          basename(path) === basename(from) &&
          path.split('/').slice(0, 2).join() === from.split('/').slice(0, 2).join(),
      )
      if (found.length !== 1) {
        report.missing.push(`${from} → ${to}`)
        continue
      }
      // It has moved since: only the last part of its name is still to change.
      ;[from] = found
      to = posix.join(posix.dirname(from), basename(to))
      report.moved.push(`${row.from}: is at ${from}`)
    }
    if (row.whole && posix.dirname(from) !== posix.dirname(to))
      folders.push([`${posix.dirname(from)}/`, `${posix.dirname(to)}/`])
    if (from !== to) explicit.set(from, to)
  }
  for (const [from, to] of extra)
    if (all.some((path) => path.startsWith(from)) && !folders.some(([known]) => known === from))
      folders.push([from, to])
  folders.sort(([a], [b]) => b.length - a.length)
  const plan = new Map()
  for (const [from, to] of explicit) {
    // A row that keeps its folder moves with the folder.
    const folder = folders.find(([old]) => from.startsWith(old))
    if (folder && posix.dirname(from) === posix.dirname(to)) explicit.set(from, folder[1] + to.slice(folder[0].length))
  }
  for (const [from, to] of explicit) plan.set(from, to)
  for (const [from, to] of explicit) {
    const stem = basename(from).replace(/\.(tsx?|mjs|js|json)$/, '')
    const target = basename(to).replace(/\.(tsx?|mjs|js|json)$/, '')
    for (const sibling of inFolder.get(posix.dirname(from)) ?? []) {
      const name = basename(sibling)
      if (plan.has(sibling) || !name.startsWith(`${stem}.`)) continue
      plan.set(sibling, posix.join(posix.dirname(to), target + name.slice(stem.length)))
    }
  }
  for (const [from, to] of folders)
    for (const path of all) if (path.startsWith(from) && !plan.has(path)) plan.set(path, to + path.slice(from.length))
  const taken = new Map()
  for (const [from, to] of plan) {
    if (from === to) plan.delete(from)
    else if ((set.has(to) && !plan.has(to)) || taken.has(to)) {
      report.collisions.push(`${from} → ${to}: the name already exists`)
      plan.delete(from)
    } else taken.set(to, from)
  }
  return plan
}

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

export function moveFiles(root, plan, all, report, dry) {
  const moved = (path) => plan.get(path) ?? path
  const names = Map.groupBy(all, (path) => basename(path))
  // Full paths, and names that only one file has.
  const mentions = new Map()
  for (const [from, to] of plan) {
    mentions.set(from, () => to)
    if (names.get(basename(from)).length === 1 && basename(from) !== basename(to) && basename(from).length > 7)
      mentions.set(basename(from), () => basename(to))
  }
  // Folders that are gone, and went to one place.
  const folders = new Map()
  for (const path of all)
    for (let at = posix.dirname(path); at.split('/').length > 3; at = posix.dirname(at))
      if (!folders.has(at)) folders.set(at, undefined)
  for (const folder of folders.keys()) {
    const held = all.filter((path) => path.startsWith(`${folder}/`))
    const goals = new Set(
      held.map((path) =>
        posix
          .dirname(moved(path))
          .slice(0, posix.dirname(moved(path)).length - (posix.dirname(path).length - folder.length)),
      ),
    )
    const [goal] = goals
    if (goals.size === 1 && goal !== folder && held.every((path) => plan.has(path))) mentions.set(folder, () => goal)
  }
  // `profile/personal-data.ts`: the path inside `src`, where only one package has it.
  const inside = (path) => /\/src\/(.+\/.+)$/.exec(path)?.[1]
  const insides = Map.groupBy(all, inside)
  const suffixes = new Map()
  for (const [from, to] of plan) {
    const [old, next] = [inside(from), inside(to)]
    if (old && next && insides.get(old).length === 1) suffixes.set(old, next)
  }
  const suffix = suffixes.size
    ? new RegExp(
        `(?<![\\w./-])((?:(?:client|contract|domain|i18n|server|shell|ui|author|partner|staff)/)?)(${[
          ...suffixes.keys(),
        ]
          .toSorted((a, b) => b.length - a.length)
          .map(escape)
          .join('|')})(?![\\w-])`,
        'g',
      )
    : undefined
  const bare = (path) => path.replace(/\.(tsx?|mjs)$/, '')
  const suffixMd = suffixes.size
    ? new RegExp(`(?<=\`)(${[...suffixes.keys()].map((path) => escape(bare(path))).join('|')})(?=\`)`, 'g')
    : undefined
  const bares = new Map([...suffixes].map(([from, to]) => [bare(from), bare(to)]))
  const stemmed = [...mentions.keys()].toSorted((a, b) => b.length - a.length)
  const mention = stemmed.length
    ? new RegExp(`(?<![\\w./-])(?:${stemmed.map(escape).join('|')})(?![\\w-])`, 'g')
    : undefined
  // `src/x.ts` in lists that are relative to their package.
  const inPackage = new Map()
  for (const [from, to] of plan) {
    const [, home, rest] = /^((?:packages|portals)\/[^/]+)\/(.+)$/.exec(from) ?? []
    if (!home || !to.startsWith(`${home}/`)) continue
    if (!inPackage.has(home)) inPackage.set(home, new Map())
    inPackage.get(home).set(rest, to.slice(home.length + 1))
  }
  const stem = (path, ending) => (path.endsWith(ending) ? basename(path).slice(0, -ending.length) : undefined)
  const stems = (ending, holds) =>
    new Map(
      [...plan]
        .map(([from, to]) => [stem(from, ending), stem(to, ending)])
        .filter(([from, to]) => from && to && holds(from)),
    )
  const programs = stems('.ts', (name) => name.endsWith('Process'))
  const tests = stems('.test.ts', () => true)
  const writes = new Map()
  for (const path of all) {
    if (!textual.test(path) || statSync(join(root, path)).size > 3_000_000) continue
    if (/(^|\/)(CHANGELOG\.md|pnpm-lock\.yaml)$|\/migrations\//.test(path)) continue
    const before = readFileSync(join(root, path), 'utf8')
    const here = moved(path)
    const resolveText = (quoted, text, dotted) => {
      const [, bare, query] = /^([^?#]*)(.*)$/.exec(text)
      const target = posix.normalize(posix.join(posix.dirname(path), bare))
      if (bare.includes('${')) return undefined
      const isFile = all.set.has(target)
      if (!isFile && !existsSync(join(root, target))) return undefined
      let to = moved(target)
      if (!isFile) {
        // A folder: follow it when all that it holds moves to one place.
        const inside = all.filter((file) => file.startsWith(`${target}/`))
        const goals = new Set(
          inside
            .map((file) => moved(file))
            .map((file, index) =>
              file.endsWith(inside[index].slice(target.length))
                ? file.slice(0, -inside[index].slice(target.length).length)
                : file,
            ),
        )
        if (inside.length && goals.size === 1) [to] = goals
        else if (inside.some((file) => plan.has(file)) && target !== '.') report.check.push(`${path}: folder ${text}`)
      }
      if (to === target && here === path) return undefined
      let next = posix.relative(posix.dirname(here), to) || '.'
      if (dotted && !/^\.\.?(\/|$)/.test(next)) next = `./${next}`
      if (bare.endsWith('/') && !next.endsWith('/')) next += '/'
      return next + query
    }
    let after = before.replace(/(['"`(])(\.{1,2}\/[^'"`\n\s)]*)(?=['"`)])/g, (whole, quote, text) => {
      const next = resolveText(quote, text, true)
      return next === undefined ? whole : quote + next
    })
    after = after.replace(
      /(new URL\(\s*)(['"])([\w][^'":\n]*)\2(?=,\s*import\.meta\.url)/g,
      (whole, start, quote, text) => {
        const next = resolveText(quote, text, false)
        return next === undefined ? whole : start + quote + next + quote
      },
    )
    after = after.replace(/(import\.meta\.dirname,\s*)(['"])([^'":\n]+)\2/g, (whole, start, quote, text) => {
      const next = resolveText(quote, text, false)
      return next === undefined ? whole : start + quote + next + quote
    })
    if (mention) after = after.replace(mention, (text) => mentions.get(text)())
    // Programs that a test finds by name, and the tests that the runner starts first.
    const named = path.startsWith('packages/server/test/')
      ? basename(path) === 'longest-first.ts'
        ? tests
        : programs
      : undefined
    if (named)
      after = after.replace(/'(\w[\w-]*)'/g, (whole, name) => (named.has(name) ? `'${named.get(name)}'` : whole))
    if (suffix) after = after.replace(suffix, (_, before, path) => before + suffixes.get(path))
    if (suffixMd && path.endsWith('.md')) after = after.replace(suffixMd, (text) => bares.get(text))
    const home = /^((?:packages|portals)\/[^/]+)\//.exec(path)?.[1]
    const own = home && inPackage.get(home)
    if (own && /\.(json|txt|md|mjs|mdx)$|\.config\.ts$/.test(path))
      for (const [from, to] of own)
        if (after.includes(from))
          after = after.replace(new RegExp(`(?<![\\w/-])${escape(from)}(?![\\w-])`, 'g'), () => to)
    if (after !== before) writes.set(path, after)
    for (const [, text] of after.matchAll(/[`'"]((?:\.{1,2}\/|packages\/|portals\/)[^'"`\n]*\$\{[^'"`\n]*)[`'"]/g))
      if (here !== path && text.startsWith('.')) report.check.push(`${here}: template path ${text}`)
  }
  if (dry) return writes.size
  for (const [path, text] of writes) writeFileSync(join(root, path), text)
  // Through temporary names, for chains (a → b, b → c). Git finds renames by itself.
  const entries = [...plan]
  for (const [index, [from]] of entries.entries()) renameSync(join(root, from), join(root, `.rename-${index}`))
  for (const [index, [, to]] of entries.entries()) {
    mkdirSync(join(root, dirname(to)), { recursive: true })
    renameSync(join(root, `.rename-${index}`), join(root, to))
  }
  for (const folder of new Set(entries.map(([from]) => dirname(from)))) removeEmpty(root, folder)
  return writes.size
}

function removeEmpty(root, folder) {
  const path = join(root, folder)
  if (folder === '.' || !existsSync(path) || readdirSync(path).length) return
  rmdirSync(path)
  removeEmpty(root, dirname(folder))
}
