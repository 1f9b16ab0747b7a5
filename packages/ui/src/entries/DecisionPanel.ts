export * from '../press/applications/DecisionPanel/index.ts'
