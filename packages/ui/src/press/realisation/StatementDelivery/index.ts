export {
  StatementDelivery,
  type SentStatement,
  type StatementLetter,
  type StatementDeliveryProps,
} from './StatementDelivery.tsx'
