export { NoOffers } from './OfferBoard.tsx'
export { OfferTile, type OfferTileOffer, type OfferTileProps } from './OfferTile.tsx'
export { PartnerBoard, type PartnerBoardProps } from './PartnerBoard.tsx'
export { SmartBoard } from './SmartBoard.tsx'
