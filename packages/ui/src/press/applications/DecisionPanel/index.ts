export type { Decision } from './decision.ts'
export { DecisionPanel, type DecisionPanelProps } from './DecisionPanel.tsx'
