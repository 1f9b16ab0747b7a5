export { StageTimeline, type StageTimelineProps } from './StageTimeline.tsx'
export { createStageSteps, type StageStep, type StepState } from './steps.ts'
