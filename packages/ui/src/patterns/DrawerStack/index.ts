export { DrawerStack, type DrawerStackProps, type StackedDrawer } from './DrawerStack.tsx'
