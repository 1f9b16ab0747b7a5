import { ContractList } from './ContractList.tsx'

/** The contracts with partners only. */
export function BizContractsScreen() {
  return <ContractList group="biz" />
}
