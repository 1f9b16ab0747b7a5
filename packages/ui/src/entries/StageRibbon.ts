export * from '../press/StageRibbon/index.ts'
