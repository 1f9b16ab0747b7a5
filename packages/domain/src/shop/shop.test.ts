import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getMissingProductParts, validateProduct, type ProductInput } from './product.ts'
import { isSlug, slugify } from './slug.ts'

describe('the address of a book in the shop', () => {
  it.each([
    ['Қазақ тілі: 2-бөлім', 'qazaq-tili-2-bolim'],
    ['Щедрость объёма — «Жұлдыз»', 'shchedrost-obema-zhuldyz'],
    ['Academic Writing: Café', 'academic-writing-cafe'],
    ['中文', ''],
  ])('for «%s» is %s', (title, slug) => {
    expect(slugify(title)).toBe(slug)
  })

  it('is a valid slug or empty for any title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        const slug = slugify(title)
        expect(slug === '' || isSlug(slug)).toBe(true)
      }),
    )
  })
})

const product: ProductInput = {
  organization_id: 1,
  name: 'Қазақ тілі',
  isbn: '978-601-04-6143-7',
  slug: 'qazaq-tili',
  publish_date: '2026-11-01',
  description: 'Оқулық',
  price_soft: 420_000,
  price_hard: null,
  price_ebook: null,
  featured: false,
  bestseller: true,
  category_id: 3,
  content: '',
  authors: [{ id: null, name_ru: 'Анна Ким', description: '' }],
}

describe('a product', () => {
  it('is valid when it is complete', () => {
    expect(validateProduct({ ...product, isbn: '' })).toEqual({})
  })
  it.each<[Partial<ProductInput>, object]>([
    [{ name: ' ' }, { name: 'required' }],
    [{ slug: 'Қазақ тілі' }, { slug: 'slug' }],
    [{ publish_date: null }, { publish_date: 'required' }],
    [{ description: '' }, { description: 'required' }],
    [{ price_soft: null }, { price_soft: 'price' }],
    [{ category_id: null }, { category_id: 'required' }],
    [{ isbn: '978-601-04-6143-9' }, { isbn: 'isbn' }],
    [{ authors: [{ id: null, name_ru: '', description: '' }] }, { 'authors.0.name_ru': 'required' }],
  ])('reports the error in %j', (change, expectedProblems) => {
    expect(validateProduct({ ...product, isbn: '', ...change })).toEqual(expectedProblems)
  })
  it('lists its missing parts in the order of the form, each once', () => {
    const blankAuthor = { id: null, name_ru: '', description: '' }
    const missingParts = getMissingProductParts({
      ...product,
      isbn: '',
      authors: [blankAuthor, blankAuthor],
      price_soft: null,
      category_id: null,
    })
    expect(missingParts).toEqual(['category_id', 'price_soft', 'authors'])
    expect(getMissingProductParts({ ...product, isbn: '' })).toEqual([])
  })
})
