export { OfferDrawer, type OfferDrawerProps } from './OfferDrawer.tsx'
export type { OfferIntents } from './offerIntents.ts'
