export { TechCardTile, type TechCardTileCard, type TechCardTileProps } from './TechCardTile.tsx'
