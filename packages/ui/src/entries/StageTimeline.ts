export * from '../press/StageTimeline/index.ts'
