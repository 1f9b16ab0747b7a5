export { DistributionBar, type DistributionBarProps } from './DistributionBar.tsx'
export type { PassportAction } from './PassportBar.tsx'
export { TechCardPassport, type TechCardPassportProps } from './TechCardPassport.tsx'
