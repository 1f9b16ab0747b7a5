import { describe, expect, it } from 'vitest'
import { addTags } from './add-tags.ts'

const rules = { max: 4, maxLength: 20 }

describe('writing down keywords', () => {
  it('takes one, without the spaces around and between', () => {
    expect(addTags(['ботаника'], '  сухие   степи ', rules)).toEqual({
      tags: ['ботаника', 'сухие степи'],
      added: ['сухие степи'],
    })
  })

  it('takes a pasted list apart at commas, semicolons and lines', () => {
    expect(addTags([], 'тіл, корпус; мәтін\nсөздік', rules).added).toEqual(['тіл', 'корпус', 'мәтін', 'сөздік'])
  })

  it('knows a word again in capitals', () => {
    expect(addTags(['Өсімдік'], 'өсімдік', rules)).toMatchObject({
      tags: ['Өсімдік'],
      refused: { tag: 'өсімдік', problem: 'exists' },
    })
  })

  it('keeps what fits and names the first that does not', () => {
    const { tags, refused } = addTags(['a', 'b', 'c'], 'd, e, f', rules)
    expect(tags).toEqual(['a', 'b', 'c', 'd'])
    expect(refused).toEqual({ tag: 'e', problem: 'full' })
    expect(addTags([], 'x'.repeat(21), rules).refused?.problem).toBe('tooLong')
  })

  it('takes nothing from nothing', () => expect(addTags(['a'], ' , ;', rules)).toEqual({ tags: ['a'], added: [] }))
})
