import { validateProduct, type Product, type ProductInput } from '@press/domain'
import type { FormPicture } from '../../shared/useLocalPreviews.ts'

type PictureField = 'image' | 'src_cover' | 'src_fpage'

/** The fields of the form: the product without its tech card, because the form does not choose the tech card. */
export type ShopValues = Omit<Product, 'external_techcard_id' | 'authors' | PictureField> &
  Record<PictureField, FormPicture | null> & {
    authors: (Omit<Product['authors'][number], 'src_avatar'> & { src_avatar: FormPicture | null })[]
  }

export const emptyAuthor: ShopValues['authors'][number] = {
  id: null,
  name_ru: '',
  description: '',
  linked: false,
  src_avatar: null,
}

export const toShopValues = ({ external_techcard_id: _card, ...values }: Product): ShopValues => values

/** The request body: pictures and people are sent as ids. */
export type ShopBody = Omit<ShopValues, 'authors' | PictureField | ShopNumber | 'publish_date'> &
  Record<ShopNumber, number> &
  Record<PictureField, number | null> & {
    publish_date: string
    author_ids: number[]
    authors: { name_ru: string; description: string; src_avatar: number | null }[]
  }
type ShopNumber = 'organization_id' | 'category_id'

export const toShopBody = ({ authors, image, src_cover, src_fpage, ...values }: ShopValues): ShopBody => ({
  ...values,
  // The fallback is never sent, because validation rejects forms without these values.
  organization_id: values.organization_id ?? 0,
  category_id: values.category_id ?? 0,
  publish_date: values.publish_date ?? '',
  image: image?.id ?? null,
  src_cover: src_cover?.id ?? null,
  src_fpage: src_fpage?.id ?? null,
  author_ids: authors.flatMap(({ id, linked }) => (linked && id !== null ? [id] : [])),
  authors: authors.map(({ name_ru, description, src_avatar }) => ({
    name_ru,
    description,
    src_avatar: src_avatar?.id ?? null,
  })),
})

export const findShopProblems = (values: ShopValues): ReturnType<typeof validateProduct> =>
  validateProduct(values satisfies ProductInput)
