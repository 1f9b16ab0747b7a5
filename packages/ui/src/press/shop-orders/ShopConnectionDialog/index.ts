export { ShopConnectionDialog, type ShopConnectionDialogProps } from './ShopConnectionDialog.tsx'
export { type ShopToken, type ShopTokenPartProps } from './ShopTokenPart.tsx'
