export * from '../press/contracts/ContractForm/index.ts'
