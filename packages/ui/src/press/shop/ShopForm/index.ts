export { ShopForm, type ShopFormProps } from './ShopForm.tsx'
export { toShopValues as shopValues, type ShopBody, type ShopValues } from './shop-values.ts'
