import { ContractList } from './ContractList.tsx'

/** The contracts with partners alone. */
export function BizContractsScreen() {
  return <ContractList group="biz" />
}
