import { describe, expect, it } from 'vitest'
import { buildCaption, postLimits, validatePost } from './post.ts'

const post = { text_kz: 'Жаңа кітап', text_ru: 'Новая книга', text_en: 'A new book' }

describe('a post about a book', () => {
  it('joins its texts in the order Kazakh, Russian, English', () => {
    expect(buildCaption(post)).toBe('Жаңа кітап\n\n· · ·\n\nНовая книга\n\n· · ·\n\nA new book')
    expect(buildCaption({ ...post, text_ru: ' ' })).toBe('Жаңа кітап\n\n· · ·\n\nA new book')
  })

  it('may omit some languages, but not all', () => {
    expect(validatePost({ ...post, text_kz: '', text_en: '' })).toEqual({})
    expect(validatePost({ text_kz: ' ', text_ru: '', text_en: '' })).toEqual({ text_kz: 'required' })
  })

  it('reports the last text as too long when all texts together exceed the limit', () => {
    const tooLongPost = { ...post, text_ru: 'я'.repeat(postLimits.caption) }
    expect(validatePost(tooLongPost)).toEqual({ text_en: 'tooLong' })
    expect(validatePost({ ...tooLongPost, text_en: '' })).toEqual({ text_ru: 'tooLong' })
    // An emoji counts as one character, not two.
    expect(validatePost({ text_kz: '📚'.repeat(postLimits.caption), text_ru: '', text_en: '' })).toEqual({})
  })

  it('refuses more hashtags than the limit', () => {
    const tags = '#кітап '.repeat(postLimits.hashtags)
    expect(validatePost({ ...post, text_kz: tags })).toEqual({})
    expect(validatePost({ ...post, text_kz: `${tags}#тағы` })).toEqual({ text_en: 'hashtags' })
  })
})
