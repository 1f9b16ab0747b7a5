export { Menu, type MenuProps, type MenuTriggerProps } from './Menu.tsx'
export { MenuAt, type MenuAtProps } from './MenuAt.tsx'
export type { MenuAction, MenuItem } from './MenuList.tsx'
