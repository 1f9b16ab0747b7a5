export { OfferDrawer, type OfferDrawerProps } from './OfferDrawer.tsx'
