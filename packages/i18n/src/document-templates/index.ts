export { clauseText, contractPaper, type PaperContract } from './contract.ts'
export { contractExample } from './contract-example.ts'
export { firstContractTemplates } from './contract-templates.ts'
export { entryName, type NamedEntry } from './entry.ts'
export { invoicePaper, type InvoicePaper } from './invoice.ts'
export { kpPaper, type KpBook, type KpPaper } from './offer.ts'
export {
  blankLine,
  contractOf,
  linesTotals,
  makeOf,
  paperLines,
  paperSum,
  paperTotals,
  partyLine,
  totalsOf,
  type PaperFact,
  type PaperItem,
  type PaperLine,
  type PaperOffer,
  type PaperWords,
  type SignerTexts,
} from './offer-lines.ts'
export { paperDate } from './document-date.ts'
export { volumeText } from './volume.ts'
export { describeSideLacks, type SideLackWords } from './side-lacks.ts'
export { stockDocument, type StockDocument } from './stock-document.ts'
