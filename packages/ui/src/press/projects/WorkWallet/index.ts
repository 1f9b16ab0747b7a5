export { WorkWallet, type WorkWalletProps } from './WorkWallet.tsx'
