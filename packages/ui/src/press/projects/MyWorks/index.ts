export { MyWorks, type MyWorksProps } from './MyWorks.tsx'
