export { InvoicePreview, type InvoicePreviewProps } from './InvoicePreview.tsx'
export type { PaperedOffer } from './paperedOffer.ts'
export type { EsfFacts } from './EsfPart.tsx'
export type { SentPaper } from './SendingPart.tsx'
