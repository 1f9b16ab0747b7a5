export { isShortcut, isSingleKey, useShortcut, type ShortcutOptions } from './useShortcut.ts'
