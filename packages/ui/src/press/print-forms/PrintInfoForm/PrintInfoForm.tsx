import { PrintWorkForm, type PrintWorkFormProps } from './PrintWorkForm.tsx'

export type PrintInfoFormProps = PrintWorkFormProps

/** The form for the printing, the binding and the status of a tech card's run. */
export function PrintInfoForm(props: PrintInfoFormProps) {
  return <PrintWorkForm {...props} kind="print" />
}
