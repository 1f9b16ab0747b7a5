export { SignalCopyForm, type SignalCopyFormProps } from './SignalCopyForm.tsx'
