export * from './TileHead.tsx'
