export { SetupDone, type SetupDoneProps } from './SetupDone.tsx'
export { SetupPanel, type SetupPanelProps } from './SetupPanel.tsx'
