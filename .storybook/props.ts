import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const moduleName = 'virtual:props'
const surfaceFile = join(import.meta.dirname, '../packages/ui/test/package/surface.txt')

export interface PropFacts {
  type: string
  /** All options, if the type is a list of words or numbers. */
  options?: readonly (string | number)[]
  /** The default as text. If the default is a plain value, `initial` holds it too. */
  default?: string
  initial?: string | number | boolean
}
export type Facts = Record<string, Record<string, PropFacts>>

const parseLiteral = (text: string): string | number | boolean | undefined => {
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
  const listOptions = (type: string): (string | number)[] | undefined => {
    const parts = type.split('|').map((part) => part.trim())
    const partOptions = parts.map((part) => {
      const literalValue = parseLiteral(part)
      if (typeof literalValue === 'string' || typeof literalValue === 'number') return [literalValue]
      const list = lists.get(/^\(typeof (\w+)\)\[number\]$/.exec(part)?.[1] ?? '')
      if (list) return listOptions(list.replaceAll(',', '|'))
      const alias = aliases.get(part)
      return alias && alias !== type ? listOptions(alias) : part === 'undefined' ? [] : undefined
    })
    return partOptions.every((one) => one !== undefined) ? partOptions.flat() : undefined
  }
  const ownProps = new Map<string, Record<string, PropFacts>>()
  let props: Record<string, PropFacts> = {}
  for (const line of lines) {
    const [, interfaceName] = /^interface (\w+)/.exec(line) ?? []
    if (interfaceName) ownProps.set(interfaceName, (props = {}))
    const [, prop, type = '', defaultText] = /^ {2}'?([\w-]+)'?\??: (.+?)(?: = ([^>].*))?$/.exec(line) ?? []
    if (!prop) continue
    const options = listOptions(type)
    const initial = defaultText === undefined ? undefined : parseLiteral(defaultText)
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
      ownProps.get(interfaceName),
    )
  return Object.fromEntries(
    [...ownProps.keys()]
      .filter((one) => one.endsWith('Props'))
      .map((one) => [one.replace(/Props$/, ''), collectProps(one)]),
  )
}

/** Provides `virtual:props`: the props of each component. */
export const createPropsPlugin = (): Plugin => ({
  name: 'props',
  resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
  load: (id) =>
    id === `\0${moduleName}`
      ? `export default ${JSON.stringify(getPropFacts(readFileSync(surfaceFile, 'utf8')))}`
      : undefined,
})
