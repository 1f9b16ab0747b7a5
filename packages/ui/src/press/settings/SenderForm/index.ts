export { DomainRecords, type DomainRecordsProps } from './DomainRecords.tsx'
export {
  SenderForm,
  toLetterSender,
  toSenderFormValues,
  type SenderFormProps,
  type TypedSender,
} from './SenderForm.tsx'
export { TestLetterPanel, type TestLetterPanelProps } from './TestLetterPanel.tsx'
