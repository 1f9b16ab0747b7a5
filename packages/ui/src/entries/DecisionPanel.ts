export * from '../press/DecisionPanel/index.ts'
