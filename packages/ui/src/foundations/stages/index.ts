export { StageTile, type StageTileProps } from './StageTile.tsx'
export { stageGlyphs } from './stages.ts'
