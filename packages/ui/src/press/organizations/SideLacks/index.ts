export { SideLacks, type SideLacksProps } from './SideLacks.tsx'
export { sideLackReason, useSideLackLabels } from './useSideLackLabels.ts'
