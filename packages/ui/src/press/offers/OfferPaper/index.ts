export { OfferPaper, shownPapers, type OfferPaperProps, type ShownPaper } from './OfferPaper.tsx'
