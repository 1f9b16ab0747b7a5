export { Realisation, type RealisationProps } from './Realisation.tsx'
export type { RealisationGroup, RealisationSums, RealisationTableRow } from '../types.ts'
