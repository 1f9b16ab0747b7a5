import { PrintWorkForm, type PrintWorkFormProps } from '../PrintInfoForm/PrintWorkForm.tsx'

export type SignalCopyFormProps = PrintWorkFormProps

/** The form for the printing, the binding and the status of a tech card's signal copy. */
export function SignalCopyForm(props: SignalCopyFormProps) {
  return <PrintWorkForm {...props} kind="signal" />
}
