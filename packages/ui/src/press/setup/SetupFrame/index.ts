export { SetupFrame, SetupHeader, type SetupFrameProps, type SetupHeaderProps } from './SetupFrame.tsx'
export { numberOf, type SetupStepView, type SetupStepViews } from './stepWords.ts'
export { useMoment } from './useMoment.ts'
