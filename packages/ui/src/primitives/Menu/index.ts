export type { MenuAction, MenuBranch, MenuItem } from './items.ts'
export { Menu, type MenuProps, type MenuTriggerProps } from './Menu.tsx'
export { MenuAt, type MenuAtProps } from './MenuAt.tsx'
