export {
  StatementSending,
  type SentStatement,
  type StatementLetter,
  type StatementSendingProps,
} from './StatementSending.tsx'
