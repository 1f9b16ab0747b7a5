import { expect, it } from 'vitest'
import { spreadLabels, stackSeries, sumStacks } from './stack.ts'

const series = [
  { key: 'a', label: 'A', values: [1, 2] },
  { key: 'b', label: 'B', values: [3, null] },
]

it('stacks one series on top of another', () => {
  expect(stackSeries(series).map(({ spans }) => spans)).toEqual([
    [
      [0, 1],
      [0, 2],
    ],
    [
      [1, 4],
      [2, 2],
    ],
  ])
  expect(sumStacks(series)).toEqual([4, 2])
})

it('moves overlapping labels apart as little as needed and within the drawing', () => {
  expect(spreadLabels([20, 60], 18, 0, 100)).toEqual([20, 60])
  expect(spreadLabels([50, 45, 52], 18, 0, 100)).toEqual([63, 45, 81])
  expect(spreadLabels([95, 98], 18, 0, 100)).toEqual([82, 100])
})
