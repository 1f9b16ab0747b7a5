export { clauseText, renderContract, type ContractData } from './contract.ts'
export { createContractExample } from './contract-example.ts'
export { firstContractTemplates } from './contract-templates.ts'
export { getEntryName, type NamedEntry } from './entry.ts'
export { renderInvoice, type InvoiceDocument } from './invoice.ts'
export { renderOffer, type KpBook, type OfferDocument } from './offer.ts'
export {
  blankLine,
  formatContractReference,
  getLinesTotals,
  formatBookSpecs,
  getDocumentLines,
  formatDocumentAmount,
  getDocumentTotals,
  describeParty,
  calculateDocumentTotals,
  type DocumentFact,
  type DocumentItem,
  type DocumentLine,
  type DocumentOffer,
  type DocumentLanguage,
  type SignerTexts,
} from './offer-lines.ts'
export { formatDocumentDate } from './document-date.ts'
export { translateVolume } from './volume.ts'
export { describeMissingDetails, type MissingDetailLabels } from './missing-details.ts'
export { getStockDocumentName, type StockDocument } from './stock-document.ts'
