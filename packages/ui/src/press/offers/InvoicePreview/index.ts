export { InvoicePreview, type InvoicePreviewProps, type PaperedOffer } from './InvoicePreview.tsx'
export type { EsfFacts } from './EsfPart.tsx'
export type { SentPaper } from './SendingPart.tsx'
