export { Realisation, type RealisationProps } from './Realisation.tsx'
export type { RealisationGroup } from '../types.ts'
