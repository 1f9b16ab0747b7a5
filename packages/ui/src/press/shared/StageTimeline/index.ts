export { StageTimeline, type StageTimelineProps } from './StageTimeline.tsx'
export { stageSteps, type StageStep, type StepState } from './steps.ts'
