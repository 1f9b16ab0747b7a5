export { PriceFields, type PriceFieldsProps } from './PriceFields.tsx'
export { PriceListEditor, type PriceListEditorProps } from './PriceListEditor.tsx'
export { priceListValues, priceValueProblems, pricesIn, type PriceListValues } from './values.ts'
export { usePriceLabels } from './usePriceLabels.ts'
