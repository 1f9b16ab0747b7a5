export * from '../press/ContractForm/index.ts'
