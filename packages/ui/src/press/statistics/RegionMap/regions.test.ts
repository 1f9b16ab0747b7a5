import { expect, it } from 'vitest'
import { markPositions } from './outline.ts'
import { regionTiles, getNeighbourTile, type RegionKey } from './regions.ts'

it('the map has a separate tile for each of the twenty regions', () => {
  expect(regionTiles).toHaveLength(20)
  expect(new Set(regionTiles.map(({ column, row }) => `${column}:${row}`)).size).toBe(20)
})

it('no two region marks are close enough to touch', () => {
  const positions = Object.values(markPositions)
  const distances = positions.flatMap(([x, y], index) =>
    positions.slice(index + 1).map(([otherX, otherY]) => Math.hypot(x - otherX, (y - otherY) * 0.562)),
  )
  expect(Math.min(...distances)).toBeGreaterThan(7)
})

it('arrow keys reach every tile, diagonally where no direct neighbour exists', () => {
  expect(getNeighbourTile('almaty', 'ArrowUp')?.key).toBe('almatyRegion')
  expect(getNeighbourTile('shymkent', 'ArrowRight')?.key).toBe('almaty')
  expect(getNeighbourTile('west', 'ArrowUp')?.key).toBe('kostanay')
  expect(getNeighbourTile('east', 'ArrowRight')).toBeUndefined()

  const reachedKeys = new Set<RegionKey>(['west'])
  for (const key of reachedKeys) {
    for (const arrow of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      const nextTile = getNeighbourTile(key, arrow)
      if (nextTile) reachedKeys.add(nextTile.key)
    }
  }
  expect(reachedKeys.size).toBe(20)
})
