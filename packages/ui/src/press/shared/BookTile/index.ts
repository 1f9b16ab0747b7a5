export { BookTile, BookTileLine, type BookTileProps } from './BookTile.tsx'
