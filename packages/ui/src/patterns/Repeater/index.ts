export { Repeater, type RepeaterProps } from './Repeater.tsx'
