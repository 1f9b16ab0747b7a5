export { placeKinds, RegionMap, type MapPlace, type PlaceKind, type RegionMapProps } from './RegionMap.tsx'
export { regionTiles, type RegionKey } from './regions.ts'
