export { OfferPaper, shownPapers, type OfferPaperProps, type PaperPlace, type ShownPaper } from './OfferPaper.tsx'
