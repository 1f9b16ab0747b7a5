export { isShortcut, useShortcut, type ShortcutOptions } from './useShortcut.ts'
