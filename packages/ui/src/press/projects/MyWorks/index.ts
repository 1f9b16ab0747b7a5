export { MyWorks, type MyWorksProps } from './MyWorks.tsx'
export type { MyWork } from './types.ts'
