export { ShopForm, type ShopFormProps } from './ShopForm.tsx'
export { toShopValues, type ShopBody, type ShopValues } from './shop-values.ts'
