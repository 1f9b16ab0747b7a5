export { DecisionPanel, type Decision, type DecisionPanelProps } from './DecisionPanel.tsx'
