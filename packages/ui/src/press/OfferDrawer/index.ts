export { OfferDrawer, type OfferDrawerProps, type OfferIntents } from './OfferDrawer.tsx'
