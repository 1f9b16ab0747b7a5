import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { productGaps, productProblems, type ProductFacts } from './product.ts'
import { pauseAfter, publicationFaults, publicationPauses } from './publications.ts'
import { isSlug, slugOf } from './slug.ts'

describe('the address of a book in the shop', () => {
  it.each([
    ['Қазақ тілі: 2-бөлім', 'qazaq-tili-2-bolim'],
    ['Щедрость объёма — «Жұлдыз»', 'shchedrost-obema-zhuldyz'],
    ['Academic Writing: Café', 'academic-writing-cafe'],
    ['中文', ''],
  ])('of «%s» is %s', (title, slug) => {
    expect(slugOf(title)).toBe(slug)
  })

  it('can stand in an address, whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        const slug = slugOf(title)
        expect(slug === '' || isSlug(slug)).toBe(true)
      }),
    )
  })
})

const product: ProductFacts = {
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
  it('may be sent when it is whole', () => {
    expect(productProblems({ ...product, isbn: '' })).toEqual({})
  })
  it.each<[Partial<ProductFacts>, object]>([
    [{ name: ' ' }, { name: 'required' }],
    [{ slug: 'Қазақ тілі' }, { slug: 'slug' }],
    [{ publish_date: null }, { publish_date: 'required' }],
    [{ description: '' }, { description: 'required' }],
    [{ price_soft: null }, { price_soft: 'price' }],
    [{ category_id: null }, { category_id: 'required' }],
    [{ isbn: '978-601-04-6143-9' }, { isbn: 'isbn' }],
    [{ authors: [{ id: null, name_ru: '', description: '' }] }, { 'authors.0.name_ru': 'required' }],
  ])('is told what is wrong in %j', (change, expected) => {
    expect(productProblems({ ...product, isbn: '', ...change })).toEqual(expected)
  })
  it('says in the order of its form what has to be mended, each part once', () => {
    const nobody = { id: null, name_ru: '', description: '' }
    const gaps = productGaps({ ...product, isbn: '', authors: [nobody, nobody], price_soft: null, category_id: null })
    expect(gaps).toEqual(['category_id', 'price_soft', 'authors'])
    expect(productGaps({ ...product, isbn: '' })).toEqual([])
  })
})

describe('tries to send', () => {
  it('wait longer each time, and end', () => {
    const pauses = publicationPauses.map((_pause, index) => pauseAfter(index + 1, 'down') as number)
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
    expect(pauseAfter(publicationPauses.length + 1, 'down')).toBeUndefined()
  })
  it('end at once where the same would be refused again', () => {
    const final = publicationFaults.filter((fault) => pauseAfter(1, fault) === undefined)
    expect(final).toEqual(['redirect', 'refused'])
  })
})
