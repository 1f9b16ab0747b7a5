export { ShopForm, type ShopFormProps } from './ShopForm.tsx'
export { shopValues, type ShopBody, type ShopValues } from './shop-values.ts'
