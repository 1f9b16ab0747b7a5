import { PrintWorkForm, type PrintWorkFormProps } from '../PrintInfoForm/PrintWorkForm.tsx'

export type SignalCopyFormProps = PrintWorkFormProps

/** How the signal copy of a tech card is printed and bound, and how far that is. */
export function SignalCopyForm(props: SignalCopyFormProps) {
  return <PrintWorkForm {...props} kind="signal" />
}
