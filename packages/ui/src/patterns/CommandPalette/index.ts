export { CommandButton, type CommandButtonProps } from './CommandButton.tsx'
export { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx'
export type { CommandAction, CommandGroup, CommandItem, CommandSearch, CommandQuery } from './commands.ts'
