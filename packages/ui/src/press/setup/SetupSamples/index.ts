export { InvoiceSample, type InvoiceSampleProps } from './InvoiceSample.tsx'
export { LetterSample, type LetterSampleProps } from './LetterSample.tsx'
export { ReadyList, type ReadyListProps } from './ReadyList.tsx'
export { SpamHelp } from './SpamHelp.tsx'
