export { ContractView, type ContractViewProps, type Signing } from './ContractView.tsx'
