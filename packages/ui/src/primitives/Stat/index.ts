export { Stat, StatGroup, statDirections, type StatDelta, type StatDirection, type StatProps } from './Stat.tsx'
