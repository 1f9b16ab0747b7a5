export { ShopOrderBoard, type ShopOrderBoardProps } from './ShopOrderBoard.tsx'
export { ShopOrderDialog, type ShopOrderDialogProps } from './ShopOrderDialog.tsx'
export { ShopOrderTile, type ShopOrder } from './ShopOrderTile.tsx'
