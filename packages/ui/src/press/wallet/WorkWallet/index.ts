export { WorkWallet, type WorkWalletProps } from './WorkWallet.tsx'
export { WalletWorks, type WalletWorksProps } from './WalletWorks.tsx'
export { WorkActs, type WorkActsProps } from './WorkActs.tsx'
