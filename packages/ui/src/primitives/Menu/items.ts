import type { Glyph } from '../../foundations/Icon/index.ts'

export interface MenuAction {
  key: string
  label: string
  glyph?: Glyph
  /** A key that does the same outside the menu, for show: «Del». */
  shortcut?: string
  /** Something is lost by it. */
  tone?: 'danger'
  /** Off, and why: the reason stands under the label. */
  disabled?: boolean
  reason?: string
  /** Makes it a choice that is on or off. */
  checked?: boolean
  /** Of several checked entries only one can be on. */
  radio?: boolean
  /** Where it leads, instead of something it does. */
  href?: string
  onSelect?: () => void
}

/** Opens more entries beside it. */
export interface MenuBranch extends Pick<MenuAction, 'key' | 'label' | 'glyph'> {
  items: readonly MenuItem[]
}

export type MenuItem = MenuAction | MenuBranch | { key: string; separator: true } | { key: string; heading: string }
