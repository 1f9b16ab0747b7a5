import { style as unlayered, type StyleRule } from '@vanilla-extract/css'
import { layers } from './layers.css.ts'

const putInLayer = (layer: string) => (rule: StyleRule | string) =>
  typeof rule === 'string' ? rule : { '@layer': { [layer]: rule } }
const wrapInComponentsLayer = putInLayer(layers.components)

/** vanilla-extract's `style` in the components layer. An application's own rules always override it, whatever their specificity. */
export function style(rule: StyleRule | (StyleRule | string)[], debugId?: string): string {
  return unlayered(
    Array.isArray(rule) ? (rule.map(wrapInComponentsLayer) as StyleRule[]) : (wrapInComponentsLayer(rule) as StyleRule),
    debugId,
  )
}

/**
 * A style that other files refine on the same element. The styles of these files override it, whatever the load order of the style
 * sheets.
 */
export const part = (rule: StyleRule, debugId?: string): string =>
  unlayered(putInLayer(layers.parts)(rule) as StyleRule, debugId)

/** `styleVariants` in the components layer: one class for each key of a table. A missing key is a compile error. */
export function variants<Key extends string>(rules: Record<Key, StyleRule>): Record<Key, string> {
  const entries = Object.entries(rules) as [Key, StyleRule][]
  return Object.fromEntries(entries.map(([key, rule]) => [key, style(rule, key)])) as Record<Key, string>
}
