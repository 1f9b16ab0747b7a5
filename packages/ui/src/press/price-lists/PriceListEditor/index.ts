export { PriceFields, type PriceFieldsProps } from './PriceFields.tsx'
export { PriceListEditor, type PriceListEditorProps } from './PriceListEditor.tsx'
export { toPriceListValues, findPriceProblems, toPrices, type PriceListValues } from './values.ts'
export { usePriceLabels } from './usePriceLabels.ts'
