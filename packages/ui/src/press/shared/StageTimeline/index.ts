export { StageTimeline, type StageTimelineProps } from './StageTimeline.tsx'
export { createStageSteps as stageSteps, type StageStep, type StepState } from './steps.ts'
