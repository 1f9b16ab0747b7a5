export { StageRibbon, type StageRibbonProps } from './StageRibbon.tsx'
