import { style as unlayered, type StyleRule } from '@vanilla-extract/css'
import { layers } from './layers.css.ts'

const wrap = (one: StyleRule | string) => (typeof one === 'string' ? one : { '@layer': { [layers.components]: one } })

/** vanilla-extract's `style`, inside the components layer: an application's own rules always win without a fight. */
export function style(rule: StyleRule | (StyleRule | string)[], debugId?: string): string {
  return unlayered(Array.isArray(rule) ? (rule.map(wrap) as StyleRule[]) : (wrap(rule) as StyleRule), debugId)
}

/** One class per key, from a table: `styleVariants` inside the components layer. A key that is missing does not compile. */
export function variants<Key extends string>(rules: Record<Key, StyleRule>): Record<Key, string> {
  const entries = Object.entries(rules) as [Key, StyleRule][]
  return Object.fromEntries(entries.map(([key, rule]) => [key, style(rule, key)])) as Record<Key, string>
}
