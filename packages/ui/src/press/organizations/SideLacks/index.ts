export { SideLacks, type SideLacksProps } from './SideLacks.tsx'
export { sideLackReason, useSideLackWords } from './useSideLackLabels.ts'
