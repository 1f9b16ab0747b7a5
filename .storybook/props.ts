import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const name = 'virtual:props'
const file = join(import.meta.dirname, '../packages/ui/test/package/surface.txt')

export interface PropFacts {
  type: string
  /** All options, if the type is a list of words or numbers. */
  options?: readonly (string | number)[]
  /** The default as text. If the default is a plain value, `initial` holds it too. */
  default?: string
  initial?: string | number | boolean
}
export type Facts = Record<string, Record<string, PropFacts>>

const literal = (text: string): string | number | boolean | undefined => {
  const [, word] = /^'([^']*)'$/.exec(text) ?? []
  if (word !== undefined) return word
  if (text === 'true' || text === 'false') return text === 'true'
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined
}

/**
 * Reads the props of each component from the surface report (`pnpm --filter @press/ui surface`). A test keeps the report up to
 * date.
 */
export function getPropFacts(surface: string): Facts {
  const lines = surface.split('\n')
  const mapMatches = (pattern: RegExp) =>
    new Map(
      lines.flatMap((line) =>
        (([, key, value]) => (key && value ? [[key, value] as const] : []))(pattern.exec(line) ?? []),
      ),
    )
  const lists = mapMatches(/^const (\w+): readonly \[(.+)\]$/)
  const aliases = mapMatches(/^type (\w+) = (.+)$/)
  const ancestors = mapMatches(/^interface (\w+)(?:<.*?>)? extends (.+)$/)
  const optionsOf = (type: string): (string | number)[] | undefined => {
    const parts = type.split('|').map((part) => part.trim())
    const found = parts.map((part) => {
      const one = literal(part)
      if (typeof one === 'string' || typeof one === 'number') return [one]
      const list = lists.get(/^\(typeof (\w+)\)\[number\]$/.exec(part)?.[1] ?? '')
      if (list) return optionsOf(list.replaceAll(',', '|'))
      const alias = aliases.get(part)
      return alias && alias !== type ? optionsOf(alias) : part === 'undefined' ? [] : undefined
    })
    return found.every((one) => one !== undefined) ? found.flat() : undefined
  }
  const own = new Map<string, Record<string, PropFacts>>()
  let props: Record<string, PropFacts> = {}
  for (const line of lines) {
    const [, interfaceName] = /^interface (\w+)/.exec(line) ?? []
    if (interfaceName) own.set(interfaceName, (props = {}))
    const [, prop, type = '', defaultText] = /^ {2}'?([\w-]+)'?\??: (.+?)(?: = ([^>].*))?$/.exec(line) ?? []
    if (!prop) continue
    const options = optionsOf(type)
    const initial = defaultText === undefined ? undefined : literal(defaultText)
    props[prop] = {
      type,
      ...(options && options.length > 1 && { options }),
      ...(defaultText && { default: defaultText }),
      ...(initial !== undefined && { initial }),
    }
  }
  const collectProps = (interfaceName: string): Record<string, PropFacts> =>
    Object.assign(
      {},
      ...(ancestors.get(interfaceName)?.match(/\b[A-Z]\w+/g) ?? []).map(collectProps),
      own.get(interfaceName),
    )
  return Object.fromEntries(
    [...own.keys()].filter((one) => one.endsWith('Props')).map((one) => [one.replace(/Props$/, ''), collectProps(one)]),
  )
}

/** Provides `virtual:props`: the props of each component. */
export const props = (): Plugin => ({
  name: 'props',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) =>
    id === `\0${name}` ? `export default ${JSON.stringify(getPropFacts(readFileSync(file, 'utf8')))}` : undefined,
})
