export { clauseText, contractPaper, type PaperContract } from './contract.ts'
export { contractExample } from './contract-example.ts'
export { firstContractTemplates } from './contract-templates.ts'
export { entryName, type NamedEntry } from './entry.ts'
export { invoicePaper, type InvoicePaper } from './invoice.ts'
export { kpPaper, type KpBook, type KpPaper } from './offer.ts'
export {
  blankLine,
  formatContractReference,
  linesTotals,
  formatBookSpecs,
  paperLines,
  formatDocumentAmount,
  paperTotals,
  partyLine,
  calculatePaperTotals,
  type PaperFact,
  type PaperItem,
  type PaperLine,
  type PaperOffer,
  type DocumentLanguage,
  type SignerTexts,
} from './offer-lines.ts'
export { formatDocumentDate } from './document-date.ts'
export { volumeText } from './volume.ts'
export { describeSideLacks, type SideLackWords } from './side-lacks.ts'
export { stockDocument, type StockDocument } from './stock-document.ts'
