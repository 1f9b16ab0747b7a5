import { describe, expect, it } from 'vitest'
import { getDrawnCover, getCoverTitleScale } from './drawn-cover.ts'
import { clothKeys } from './cloths.ts'
import { motifKeys } from './motifs.ts'

const describeCover = (number: number) => Object.values(getDrawnCover('Сборник трудов', number)).join()

describe('the drawn cover of a book without a picture', () => {
  it('looks the same however the title is typed', () => {
    expect(getDrawnCover('Өсімдіктер физиологиясы')).toEqual(getDrawnCover(' өсімдіктер физиологиясы '))
  })

  it('uses every cloth and every motif about equally often', () => {
    const covers = Array.from({ length: 5600 }, (_book, number) => getDrawnCover(`Сборник трудов, выпуск ${number}`))
    for (const cloth of clothKeys) expect(covers.filter((book) => book.cloth === cloth).length).toBeGreaterThan(560)
    for (const motif of motifKeys) expect(covers.filter((book) => book.motif === motif).length).toBeGreaterThan(640)
  })

  it('shares neither cloth nor motif with the adjacent numbers', () => {
    for (let number = 1; number < 2000; number++) {
      const [book, nextBook] = [getDrawnCover('Абай', number), getDrawnCover('Абай', number + 1)]
      expect(nextBook.cloth).not.toBe(book.cloth)
      expect(nextBook.motif).not.toBe(book.motif)
    }
  })

  it('is unique in a list of nine and in a list of fifty-six', () => {
    for (let firstNumber = 1; firstNumber < 500; firstNumber++)
      for (const listLength of [9, 56])
        expect(
          new Set(Array.from({ length: listLength }, (_row, index) => describeCover(firstNumber + index))).size,
        ).toBe(listLength)
  })

  it('stays the same when the book is renamed', () => {
    expect(getDrawnCover('Абай', 1143)).toEqual(getDrawnCover('Абай жолы', 1143))
  })

  it('fits the longest word of the title', () => {
    expect(getCoverTitleScale('Абай', 'dots')).toBe(0.096)
    expect(getCoverTitleScale('Нейробиология: краткий курс', 'arcs') * 0.685 * 'Нейробиология:'.length).toBeCloseTo(
      0.75,
    )
    // A stamped frame leaves less room for the title.
    expect(
      getCoverTitleScale('Қазақ тілінің тарихи грамматикасы', 'frame') * 0.685 * 'грамматикасы'.length,
    ).toBeCloseTo(0.64)
  })
})
