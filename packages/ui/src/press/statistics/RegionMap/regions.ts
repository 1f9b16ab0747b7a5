/**
 * The seventeen regions and three cities of republican significance of Kazakhstan (as of 2022), each with its tile. Columns run
 * from west to east, rows from north to south, so that most neighbors are adjacent.
 */
export const regionTiles = [
  { key: 'kostanay', column: 3, row: 1 },
  { key: 'north', column: 4, row: 1 },
  { key: 'pavlodar', column: 5, row: 1 },
  { key: 'west', column: 1, row: 2 },
  { key: 'aktobe', column: 2, row: 2 },
  { key: 'akmola', column: 3, row: 2 },
  { key: 'astana', column: 4, row: 2 },
  { key: 'abai', column: 5, row: 2 },
  { key: 'east', column: 6, row: 2 },
  { key: 'atyrau', column: 1, row: 3 },
  { key: 'kyzylorda', column: 2, row: 3 },
  { key: 'ulytau', column: 3, row: 3 },
  { key: 'karaganda', column: 4, row: 3 },
  { key: 'zhetisu', column: 5, row: 3 },
  { key: 'mangystau', column: 1, row: 4 },
  { key: 'turkistan', column: 3, row: 4 },
  { key: 'zhambyl', column: 4, row: 4 },
  { key: 'almatyRegion', column: 5, row: 4 },
  { key: 'shymkent', column: 3, row: 5 },
  { key: 'almaty', column: 5, row: 5 },
] as const

export type RegionTile = (typeof regionTiles)[number]
export type RegionKey = RegionTile['key']

/** The keys of the cities. Their tiles are rounder than the tiles of regions. */
export const cityKeys: readonly RegionKey[] = ['astana', 'almaty', 'shymkent']

const directions: Record<string, readonly [column: number, row: number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

/** Returns the nearest tile in the direction of an arrow key. Tiles in a straight line are preferred. */
export function getNeighbourTile(key: RegionKey, arrow: string): RegionTile | undefined {
  const fromTile = regionTiles.find((tile) => tile.key === key)
  const arrowDirection = directions[arrow]
  if (!fromTile || !arrowDirection) return undefined
  const [column, row] = arrowDirection
  const getDistance = (tile: RegionTile) => {
    const [columnOffset, rowOffset] = [tile.column - fromTile.column, tile.row - fromTile.row]
    const forwardDistance = columnOffset * column + rowOffset * row
    return forwardDistance > 0 ? forwardDistance + 2 * Math.abs(columnOffset * row + rowOffset * column) : Infinity
  }
  const nearestTile = regionTiles.toSorted((a, b) => getDistance(a) - getDistance(b))[0]
  return nearestTile && Number.isFinite(getDistance(nearestTile)) ? nearestTile : undefined
}
