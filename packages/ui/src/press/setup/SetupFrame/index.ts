export { SetupFrame, SetupHeader, type SetupFrameProps, type SetupHeaderProps } from './SetupFrame.tsx'
export { getStepNumber, type SetupStepView, type SetupStepViews } from './step-words.ts'
export { useMoment } from './useMoment.ts'
