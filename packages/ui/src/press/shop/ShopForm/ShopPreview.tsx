import { productPrices } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useId } from 'react'
import { Inline } from '../../../foundations/layout/index.ts'
import { Avatar } from '../../../primitives/Avatar/index.ts'
import { Badge } from '../../../primitives/Badge/index.ts'
import { BookCover } from '../../shared/BookCover/index.ts'
import type { ShopValues } from './shop-values.ts'
import * as styles from './ShopPreview.css.ts'
import type { FormPicture } from '../../shared/useLocalPreviews.ts'

export interface ShopPreviewProps {
  values: ShopValues
  /** The id of the tech card, which determines the generated cover. */
  number: number
  /** The shop's host. Null if no shop is connected. */
  shop: string | null
  /** Returns the URL of a picture. */
  srcOf: (picture: FormPicture | null) => string | null
}

/** A preview of a book's page in the shop, with the values of the form. */
export function ShopPreview({ values, number, shop, srcOf }: ShopPreviewProps) {
  const { t } = useTranslation('shop')
  const { date, money } = useFormat()
  const id = useId()
  const { name, isbn, slug, publish_date, description, content, authors, featured, bestseller } = values
  const filledPrices = productPrices.filter((field) => values[field])
  const namedAuthors = authors.filter(({ name_ru }) => name_ru.trim())
  const [bannerUrl, coverUrl, pageUrl] = [srcOf(values.image), srcOf(values.src_cover), srcOf(values.src_fpage)]
  return (
    <section aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {t('preview.label')}
      </h2>
      <p className={styles.note}>{t('preview.note')}</p>
      <div className={styles.window}>
        <p className={styles.address}>{`${shop ?? '…'}/…/${slug}`}</p>
        {bannerUrl && <img className={styles.banner} src={bannerUrl} alt="" />}
        <div className={styles.page}>
          <div className={styles.top}>
            <BookCover
              title={name}
              number={number}
              authors={namedAuthors.map(({ name_ru }) => name_ru).join(', ')}
              src={coverUrl}
              width={112}
            />
            <div className={styles.facts}>
              {(bestseller || featured) && (
                <Inline gap={1}>
                  {bestseller && <Badge tone="accent">{t('preview.bestseller')}</Badge>}
                  {featured && <Badge>{t('preview.featured')}</Badge>}
                </Inline>
              )}
              <p className={styles.title}>{name.trim() || t('preview.noName')}</p>
              <p className={styles.quiet}>{namedAuthors.map(({ name_ru }) => name_ru).join(', ')}</p>
              <div className={styles.prices}>
                {filledPrices.map((field) => (
                  <span key={field} className={styles.price}>
                    {t(`field.${field}`)}
                    <span className={styles.sum}>{money(values[field] ?? 0)}</span>
                  </span>
                ))}
                {filledPrices.length === 0 && <span className={styles.quiet}>{t('preview.noPrice')}</span>}
              </div>
              <p className={styles.quiet}>
                {[isbn && `ISBN ${isbn}`, publish_date && t('preview.published', { date: date(publish_date, 'date') })]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
          </div>
          {description.trim() && <p className={styles.words}>{description}</p>}
          {content.trim() && (
            <div>
              <p className={styles.part}>{t('preview.content')}</p>
              <p className={styles.words}>{content}</p>
            </div>
          )}
          {pageUrl && (
            <img
              className={styles.leaf}
              src={pageUrl}
              alt={t('preview.fpage', { name: values.src_fpage?.name ?? '' })}
            />
          )}
          {namedAuthors.length > 0 && (
            <div>
              <p className={styles.part}>{t('preview.authors')}</p>
              <div className={styles.people}>
                {namedAuthors.map(({ name_ru, description: authorDescription, src_avatar }, index) => (
                  <div key={`${index} ${name_ru}`} className={styles.person}>
                    <Avatar name={name_ru} src={srcOf(src_avatar) ?? undefined} size={30} decorative />
                    <div>
                      <p className={styles.words}>{name_ru}</p>
                      {authorDescription && <p className={styles.quiet}>{authorDescription}</p>}
                    </div>
                  </div>
                ))}
              </div>
            </div>
          )}
        </div>
      </div>
    </section>
  )
}
