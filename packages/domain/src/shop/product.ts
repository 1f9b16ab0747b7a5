import { limits } from '../shared/constants.ts'
import { isIsoDate } from '../shared/dates/dates.ts'
import { getIsbnProblem } from '../shared/identifiers/isbn.ts'
import { isSlug } from './slug.ts'

export interface ProductAuthor {
  /** The id of the author's account; null for an author without an account. */
  id: number | null
  name_ru: string
  description: string
}

/** The data of a book in the shop (spec §3), without its pictures. Prices are in tiyn. */
export interface ProductInput {
  organization_id: number | null
  name: string
  isbn: string
  slug: string
  publish_date: string | null
  description: string
  price_soft: number | null
  price_hard: number | null
  price_ebook: number | null
  featured: boolean
  bestseller: boolean
  category_id: number | null
  content: string
  authors: readonly ProductAuthor[]
}

export type ProductProblem = 'required' | 'tooLong' | 'isbn' | 'slug' | 'date' | 'price' | 'number'

export const productPrices = ['price_soft', 'price_hard', 'price_ebook'] as const

/** The parts of a product, in the order of its form. */
export const productParts = [
  'organization_id',
  'name',
  'isbn',
  'slug',
  'publish_date',
  'category_id',
  'price_soft',
  'description',
  'content',
  'authors',
] as const
export type ProductPart = (typeof productParts)[number]

/** Returns the parts of a product that must be corrected before it may be sent. */
export function getMissingProductParts(product: ProductInput): ProductPart[] {
  const invalidParts = new Set(Object.keys(validateProduct(product)).map((field) => field.split('.')[0]))
  return productParts.filter((part) => invalidParts.has(part))
}

/** Returns the problems of a product by field. The product may be sent if there are none. */
export function validateProduct(product: ProductInput): Record<string, ProductProblem> {
  const { name, isbn, slug, publish_date, description, content, authors } = product
  const problems: Record<string, ProductProblem> = {}
  if (!name.trim()) problems['name'] = 'required'
  else if (name.length > limits.bookNameLength * 2) problems['name'] = 'tooLong'
  if (isbn && getIsbnProblem(isbn)) problems['isbn'] = 'isbn'
  if (!slug) problems['slug'] = 'required'
  else if (!isSlug(slug)) problems['slug'] = 'slug'
  if (!publish_date) problems['publish_date'] = 'required'
  else if (!isIsoDate(publish_date)) problems['publish_date'] = 'date'
  if (!description.trim()) problems['description'] = 'required'
  else if (description.length > limits.annotationLength) problems['description'] = 'tooLong'
  if (content.length > 4 * limits.annotationLength) problems['content'] = 'tooLong'
  for (const field of ['organization_id', 'category_id'] as const) {
    if (product[field] === null) problems[field] = 'required'
    else if (!Number.isInteger(product[field]) || product[field] < 1) problems[field] = 'number'
  }
  // A product needs a price for at least one form: soft cover, hard cover or e-book.
  if (productPrices.every((field) => !product[field])) problems['price_soft'] = 'price'
  authors.forEach((author, index) => {
    if (!author.name_ru.trim()) problems[`authors.${index}.name_ru`] = 'required'
    if (author.description.length > limits.annotationLength) problems[`authors.${index}.description`] = 'tooLong'
  })
  return problems
}
