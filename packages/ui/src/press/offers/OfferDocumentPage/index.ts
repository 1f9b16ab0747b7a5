export {
  OfferDocumentPage,
  previewKinds,
  type OfferDocumentPageProps,
  type PreviewPlace,
  type PreviewKind,
} from './OfferDocumentPage.tsx'
