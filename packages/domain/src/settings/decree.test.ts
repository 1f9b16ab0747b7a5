import { expect, it } from 'vitest'
import { readDecree } from './decree.ts'

it.each([
  'Перенести выходной день с субботы 3 июля на понедельник 5 июля 2027 года.',
  'Перенести день отдыха на понедельник, 5 июля 2027 года, с субботы, 3 июля 2027 года.',
  '2027 жылғы 3 шілде, сенбідегі демалыс күні 2027 жылғы 5 шілде, дүйсенбіге ауыстырылсын.',
  'Постановление Правительства от 12 декабря 2026 года № 1050\nО переносе выходных дней в 2027 году\nПеренести выходной с 3 июля на 5 июля',
  'Перенести выходной день с 03.07.2027 на 05.07.2027',
])('reads a moved day off with its working Saturday: %s', (text) =>
  expect(readDecree(text, '2026')).toEqual({
    days: [{ date: '2027-07-05', kind: 'moved', works: '2027-07-03' }],
    unclear: [],
  }),
)

it('reads several moves in one sentence or in several', () => {
  const text = `1. Перенести выходные дни:
с субботы 3 июля на понедельник 5 июля; 
с субботы 16 октября на пятницу 15 октября 2027 года.
2. Перенести выходной день с субботы 11 декабря на пятницу 17 декабря 2027 года. Министерству труда принять меры.`
  expect(readDecree(text, '2026').days).toEqual([
    { date: '2027-07-05', kind: 'moved', works: '2027-07-03' },
    { date: '2027-10-15', kind: 'moved', works: '2027-10-16' },
    { date: '2027-12-17', kind: 'moved', works: '2027-12-11' },
  ])
})

it('reads a single day as a day off, Kurban Ait or a working day', () => {
  const text = 'Выходной день 5 июля\nКурбан айт – 16 мая\nСубботу 3 июля считать рабочим днём\n2027 жылғы 6 тамыз'
  expect(readDecree(text, '2026')).toEqual({
    days: [
      { date: '2027-07-05', kind: 'moved' },
      { date: '2027-05-16', kind: 'kurbanAit' },
      { date: '2027-07-03', kind: 'working' },
      { date: '2027-08-06', kind: 'moved' },
    ],
    unclear: [],
  })
})

it('reports text that it does not understand without guessing', () => {
  const unclear = [
    'Перенести выходной день с субботы 3 июля 2027 года',
    'Перенести выходной день на вторник 5 июля 2027 года с субботы 3 июля 2027 года',
    'Выходной день 31 июня 2027 года',
    'Выходные дни с 1 по 3 мая 2027 года',
    'Перенести 2 выходных дня на осень',
  ]
  expect(readDecree(unclear.join('\n'), '2027')).toEqual({ days: [], unclear })
})

it('ignores text without days and the decree’s own number and date', () =>
  expect(
    readDecree('О переносе выходных дней\nПостановление от 12 декабря 2026 года № 1050\nАстана, Үкімет үйі', '2027'),
  ).toEqual({ days: [], unclear: [] }))
