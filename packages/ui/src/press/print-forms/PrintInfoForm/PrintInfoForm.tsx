import { PrintWorkForm, type PrintWorkFormProps } from './PrintWorkForm.tsx'

export type PrintInfoFormProps = PrintWorkFormProps

/** How the run of a tech card is printed and bound, and how far that is. */
export function PrintInfoForm(props: PrintInfoFormProps) {
  return <PrintWorkForm {...props} kind="print" />
}
