export { DomainRecords, type DomainRecordsProps, type SenderRecordRow } from './DomainRecords.tsx'
export {
  SenderForm,
  toLetterSender,
  toSenderFormValues,
  type SenderFormProps,
  type TypedSender,
} from './SenderForm.tsx'
export { TestLetterPanel, type TestLetterPanelProps, type TestLetterRow } from './TestLetterPanel.tsx'
