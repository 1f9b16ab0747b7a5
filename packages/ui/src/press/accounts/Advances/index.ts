export {
  Advances,
  type AdvancesProps,
  type FreeAdvance,
  type Refund,
  type SetOff,
  type UnpaidOffer,
} from './Advances.tsx'
