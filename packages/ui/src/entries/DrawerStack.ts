export * from '../patterns/DrawerStack/index.ts'
