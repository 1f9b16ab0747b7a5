export { InvoicePreview, type InvoicePreviewProps } from './InvoicePreview.tsx'
export type { EsfFacts } from './EsfPart.tsx'
