export { PrintOnly, ScreenOnly, type PrintProps } from './Print.tsx'
