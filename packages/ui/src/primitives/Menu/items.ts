import type { Glyph } from '../../foundations/Icon/index.ts'

export interface MenuAction {
  key: string
  label: string
  glyph?: Glyph
  /** A key that triggers the same action outside the menu: «Del». It is only displayed. */
  shortcut?: string
  /** Set to `danger` when something is lost. */
  tone?: 'danger'
  /** Whether the entry is disabled. `reason` appears under the label. */
  disabled?: boolean
  reason?: string
  /** Whether the entry is on. If set, the entry is a checkbox. */
  checked?: boolean
  /** Whether only one of several checkable entries can be on. */
  radio?: boolean
  /** The address to open; replaces `onSelect`. */
  href?: string
  onSelect?: () => void
}

/** An entry that opens a submenu. */
export interface MenuBranch extends Pick<MenuAction, 'key' | 'label' | 'glyph'> {
  items: readonly MenuItem[]
}

export type MenuItem = MenuAction | MenuBranch | { key: string; separator: true } | { key: string; heading: string }
