import { expect, it } from 'vitest'
import { marks } from './outline.ts'
import { regionTiles, getNeighbourTile, type RegionKey } from './regions.ts'

it('the map has a separate tile for each of the twenty regions', () => {
  expect(regionTiles).toHaveLength(20)
  expect(new Set(regionTiles.map(({ column, row }) => `${column}:${row}`)).size).toBe(20)
})

it('no two region marks are close enough to touch', () => {
  const places = Object.values(marks)
  const apart = places.flatMap(([x, y], at) =>
    places.slice(at + 1).map(([left, top]) => Math.hypot(x - left, (y - top) * 0.562)),
  )
  expect(Math.min(...apart)).toBeGreaterThan(7)
})

it('arrow keys reach every tile, diagonally where no direct neighbour exists', () => {
  expect(getNeighbourTile('almaty', 'ArrowUp')?.key).toBe('almatyRegion')
  expect(getNeighbourTile('shymkent', 'ArrowRight')?.key).toBe('almaty')
  expect(getNeighbourTile('west', 'ArrowUp')?.key).toBe('kostanay')
  expect(getNeighbourTile('east', 'ArrowRight')).toBeUndefined()

  const reached = new Set<RegionKey>(['west'])
  for (const key of reached) {
    for (const arrow of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      const next = getNeighbourTile(key, arrow)
      if (next) reached.add(next.key)
    }
  }
  expect(reached.size).toBe(20)
})
