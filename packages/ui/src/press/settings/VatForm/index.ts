export { ColumnLimitsForm, type TypedLimits } from './ColumnLimitsForm.tsx'
export { CompanyForm } from './CompanyForm.tsx'
export { IdentityForm, type IdentityFormProps, type TypedIdentity } from './IdentityForm.tsx'
export { NormsForm, type TypedNorms } from './NormsForm.tsx'
export { NumberingForm, type NumberingFormProps } from './NumberingForm.tsx'
export {
  toNumberingSetting,
  toNumberingFormValues,
  useKindName,
  type NumberingFormValues,
  type TypedNumberings,
} from './numbering.ts'
export type { SettingFormProps } from './SettingForm.tsx'
export { VatForm, type FutureRates, type VatFormProps } from './VatForm.tsx'
export { WithholdingForm, type FutureWithholding, type WithholdingFormProps } from './WithholdingForm.tsx'
