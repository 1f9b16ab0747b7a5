import { style as unlayered, type StyleRule } from '@vanilla-extract/css'
import { layers } from './layers.css.ts'

const within = (layer: string) => (one: StyleRule | string) =>
  typeof one === 'string' ? one : { '@layer': { [layer]: one } }
const wrap = within(layers.components)

/** vanilla-extract's `style`, inside the components layer: an application's own rules always win without a fight. */
export function style(rule: StyleRule | (StyleRule | string)[], debugId?: string): string {
  return unlayered(Array.isArray(rule) ? (rule.map(wrap) as StyleRule[]) : (wrap(rule) as StyleRule), debugId)
}

/**
 * A style that the styles of other files refine on the same element: it gives way to theirs, in whatever order a screen
 * loads the two sheets.
 */
export const part = (rule: StyleRule, debugId?: string): string =>
  unlayered(within(layers.parts)(rule) as StyleRule, debugId)

/** One class per key, from a table: `styleVariants` inside the components layer. A key that is missing does not compile. */
export function variants<Key extends string>(rules: Record<Key, StyleRule>): Record<Key, string> {
  const entries = Object.entries(rules) as [Key, StyleRule][]
  return Object.fromEntries(entries.map(([key, rule]) => [key, style(rule, key)])) as Record<Key, string>
}
