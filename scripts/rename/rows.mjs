// Reads the tables of renames.md: file rows (2a, 2b) and symbol rows (3a–3d).
import { readFileSync } from 'node:fs'

const cell = (text) => /^`([^`]+)`/.exec(text.trim())?.[1]
const camel = (kebab) => kebab.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())

/** Hooks keep the name of what they export: `use-error-message.ts` of the list is `useErrorMessage.ts` here. */
export const hookName = (path) => {
  const [, folder, stem, rest] = /^(.*\/)?([^/.]+)(\..*)$/.exec(path) ?? []
  return stem?.startsWith('use-') ? `${folder ?? ''}${camel(stem)}${rest}` : path
}

const packageOf = (heading) => heading.replace(/ \(\d+\)$/, '')

/** Files that are named after what they export follow its row: hooks and components, with the folder of the same name. */
export function filesOfSymbols({ files, symbols }) {
  const known = new Set(files.map(({ from }) => from))
  const found = []
  for (const { file, from, to, of, local } of symbols) {
    const [, folder, stem, rest] = /^(.*\/)([^/.]+)(\.tsx?)$/.exec(file) ?? []
    if (of || local || stem !== from || known.has(file) || !/^use[A-Z]|^[A-Z]/.test(stem)) continue
    found.push({ part: 'symbol', from: file, to: `${folder}${to}${rest}` })
  }
  return found
}

/** A component in a folder of its own name takes the folder with it. */
export function withFolder(row) {
  const [from, to] = [row.from, row.to].map((path) => path.split('/'))
  const stem = (parts) => parts.at(-1).replace(/\..*$/, '')
  const own = /^[A-Z]/.test(stem(from)) && from.at(-2) === stem(from) && from.length === to.length
  if (!own || stem(from) === stem(to)) return row
  return { ...row, to: [...to.slice(0, -2), stem(to), to.at(-1)].join('/'), whole: true }
}

export function readRows(file) {
  const files = []
  const symbols = []
  let part = ''
  let group = ''
  let fields = false
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const heading = /^(#+) (.*)$/.exec(line)
    if (heading) {
      const [, hashes, text] = heading
      if (hashes.length < 4) part = /^(\d\w?)\./.exec(text)?.[1] ?? ''
      else group = packageOf(text)
      continue
    }
    if (line.startsWith('| where |')) fields = true
    if (line.startsWith('| file |')) fields = false
    if (!line.startsWith('| `')) continue
    const cells = line
      .slice(1, -1)
      .split('|')
      .map((text) => text.trim())
    const [a, b, c] = [cell(cells[0]), cell(cells[1]), cell(cells[2] ?? '')]
    if (part === '2a' && a && b)
      files.push({ part, from: a, to: hookName(b), whole: /whole folder/.test(cells[2] ?? '') })
    if (part === '2b' && a && b && !/^use-/.test(b))
      files.push({ part, from: a, to: `${a.slice(0, a.lastIndexOf('/') + 1)}${b}` })
    // `keep`: the name stays, its members get their units.
    if (part === '3a' && a && b && cells[2] === 'keep')
      for (const [, from, to] of cells[3].matchAll(/`(\w+)`→`(\w+)`/g))
        symbols.push({ part, file: `${group}/${b}`, of: a, from, to })
    if (part === '3a' && a && b && c) symbols.push({ part, file: `${group}/${b}`, from: a, to: c })
    // The second table of 3b is about fields and options: by hand, they are props and settings.
    if (part === '3b' && a && b && c && /\.\w+$/.test(a) && !fields)
      symbols.push({ part, file: a, from: b, to: c, local: true })
    if (part === '3c' && a && b && c) symbols.push({ part, file: a, from: b, to: c, local: true })
    if (part === '3d' && a && b && c) symbols.push({ part, file: a, from: b, to: c })
  }
  return { files, symbols }
}

const upper = (text) => text[0].toUpperCase() + text.slice(1)
/**
 * The families of 3e that a rule can decide. Families that need the meaning of each name (keep, take, begin, own, every,
 * refusal …) are in the rows of 3a; `…Problem` types stay: an `…Error` would promise an exception, and the catalogs say
 * `problem` too.
 */
export const families = [
  { name: /^use([A-Z]\w*)Words$/, make: (x) => `use${x}Labels`, kind: 'function' },
  {
    name: /^may([A-Z]\w*)$/,
    make: (x) => `can${x}`,
    kind: 'function',
    in: /^packages\/(domain|server|shell|contract)\/src\//,
  },
  { name: /^blank([A-Z]\w*)$/, make: (x) => `empty${x}`, in: /^packages\/(domain|ui)\/src\// },
  { name: /^Fixture([A-Z]\w*?)(Props)?$/, make: (x, props = '') => `${x}Fixture${props}` },
  { name: /^([A-Z]\w*)Facts$/, make: (x) => `${x}Input`, kind: 'type', in: /^packages\/domain\/src\// },
  {
    name: /^(?!use)([a-z]\w*)Problems$/,
    make: (x) => `validate${upper(x)}`,
    kind: 'function',
    in: /^packages\/domain\/src\//,
  },
  { name: /^most([A-Z]\w*)$/, make: (x) => `max${x}` },
]
