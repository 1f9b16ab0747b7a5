import { describe, expect, it } from 'vitest'
import { clothKeys } from '../../../themes/cloth.ts'
import { bindingOf, titleScale } from './binding.ts'
import { motifKeys } from './motifs.ts'

describe('a book without a picture', () => {
  it('looks the same on every screen, however its title was typed', () => {
    expect(bindingOf('Өсімдіктер физиологиясы')).toEqual(bindingOf(' өсімдіктер физиологиясы '))
  })

  it('uses every cloth and every motif about equally often', () => {
    const bindings = Array.from({ length: 5600 }, (_book, number) => bindingOf(`Сборник трудов, выпуск ${number}`))
    for (const cloth of clothKeys) expect(bindings.filter((book) => book.cloth === cloth).length).toBeGreaterThan(560)
    for (const motif of motifKeys) expect(bindings.filter((book) => book.motif === motif).length).toBeGreaterThan(640)
  })

  it('keeps its longest word on the cover', () => {
    expect(titleScale('Абай')).toBe(0.096)
    expect(titleScale('Нейробиология: краткий курс') * 0.685 * 'Нейробиология:'.length).toBeCloseTo(0.75)
    // A stamped frame leaves less room.
    expect(bindingOf('Қазақ тілінің тарихи грамматикасы').motif).toBe('frame')
    expect(titleScale('Қазақ тілінің тарихи грамматикасы') * 0.685 * 'грамматикасы'.length).toBeCloseTo(0.64)
  })
})
