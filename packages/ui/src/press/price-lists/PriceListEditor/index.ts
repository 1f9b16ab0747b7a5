export { PriceFields, type PriceFieldsProps } from './PriceFields.tsx'
export { PriceListEditor, type PriceListEditorProps } from './PriceListEditor.tsx'
export {
  toPriceListValues as priceListValues,
  findPriceProblems as priceValueProblems,
  toPrices as pricesIn,
  type PriceListValues,
} from './values.ts'
export { usePriceLabels } from './usePriceLabels.ts'
