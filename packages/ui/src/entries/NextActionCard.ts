export * from '../press/NextActionCard/index.ts'
