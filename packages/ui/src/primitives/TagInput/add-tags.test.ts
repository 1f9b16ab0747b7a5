import { describe, expect, it } from 'vitest'
import { addTags } from './add-tags.ts'

const rules = { max: 4, maxLength: 20 }

describe('adding keywords', () => {
  it('adds one without extra spaces', () => {
    expect(addTags(['ботаника'], '  сухие   степи ', rules)).toEqual({
      tags: ['ботаника', 'сухие степи'],
      addedTags: ['сухие степи'],
    })
  })

  it('splits a pasted list at commas, semicolons and line breaks', () => {
    expect(addTags([], 'тіл, корпус; мәтін\nсөздік', rules).addedTags).toEqual(['тіл', 'корпус', 'мәтін', 'сөздік'])
  })

  it('recognizes an existing keyword in another case', () => {
    expect(addTags(['Өсімдік'], 'өсімдік', rules)).toMatchObject({
      tags: ['Өсімдік'],
      refusedTag: { tag: 'өсімдік', problem: 'exists' },
    })
  })

  it('keeps the keywords that fit and reports the first that does not', () => {
    const { tags, refusedTag } = addTags(['a', 'b', 'c'], 'd, e, f', rules)
    expect(tags).toEqual(['a', 'b', 'c', 'd'])
    expect(refusedTag).toEqual({ tag: 'e', problem: 'full' })
    expect(addTags([], 'x'.repeat(21), rules).refusedTag?.problem).toBe('tooLong')
  })

  it('adds nothing from empty text', () =>
    expect(addTags(['a'], ' , ;', rules)).toEqual({ tags: ['a'], addedTags: [] }))
})
