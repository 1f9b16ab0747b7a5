import { offerPublishFlags, type CatalogueBook } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useId, type ReactNode } from 'react'
import { DescriptionList, Inline, Stack } from '../../../foundations/layout/index.ts'
import { getBookLang } from '../../../private/book-lang.ts'
import { Badge } from '../../../primitives/Badge/index.ts'
import { ButtonLink } from '../../../primitives/Button/index.ts'
import { Drawer } from '../../../primitives/Drawer/index.ts'
import { BookCover } from '../../shared/BookCover/index.ts'
import { StockBadge } from '../CatalogueTable/StockBadge.tsx'
import { useBookNumber } from '../CatalogueTable/CatalogueTable.tsx'
import * as styles from './BookDrawer.css.ts'

export interface BookDrawerProps {
  book: CatalogueBook
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Address of the tech card from which the book was made. A book older than this platform has no card. */
  cardHref?: string | undefined
  /** Further information, for example where the book is sold. */
  children?: ReactNode
}

const countFields = ['printed', 'copies_author', 'copies_university', 'copies_library', 'copies_left'] as const

/** A finished book next to the catalogue: its details, the distribution of its copies, and its imprint. */
export function BookDrawer({ book, open, onOpenChange, cardHref, children }: BookDrawerProps) {
  const { t } = useTranslation(['books', 'offers', 'print-forms'])
  const { money, number } = useFormat()
  const getNumber = useBookNumber()
  const id = useId()
  const { book_name, techcard_id, authors, language, edition_type, src_cover, year, ISBN, pages, format, price } = book
  const lang = getBookLang(language)
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={book_name}
      eyebrow={getNumber(book)}
      summary={
        <Inline gap={2}>
          <StockBadge book={book} />
          {year && <Badge>{year}</Badge>}
          <Badge>{t(`print-forms:bookLanguage.${language}`)}</Badge>
          {offerPublishFlags.map((flag) => book[flag] && <Badge key={flag}>{t(`offers:flag.${flag}`)}</Badge>)}
        </Inline>
      }
      footer={cardHref && <ButtonLink href={cardHref}>{t('detail.card')}</ButtonLink>}
    >
      <Stack gap={5}>
        <div className={styles.top}>
          <BookCover
            title={book_name}
            number={techcard_id ?? book.id}
            authors={authors}
            src={src_cover}
            width={112}
            lang={lang}
          />
          <DescriptionList
            items={[
              { term: t('field.authors'), value: authors },
              { term: t('field.edition_type'), value: edition_type && t(`print-forms:editionType.${edition_type}`) },
              { term: t('field.ISBN'), value: ISBN ?? t('detail.noIsbn') },
              { term: t('field.pages'), value: pages !== null && number(pages) },
              { term: t('field.format'), value: format },
              { term: t('field.price'), value: price === null ? t('detail.priceUnknown') : money(price) },
            ].filter(({ value }) => value !== false)}
          />
        </div>
        <section aria-labelledby={`${id}-copies`}>
          <h3 className={styles.heading} id={`${id}-copies`}>
            {t('detail.stock')}
          </h3>
          <DescriptionList
            layout="grid"
            items={countFields.map((field) => ({
              term: t(`field.${field}`),
              value: book[field] === null ? null : number(book[field]),
            }))}
          />
        </section>
        {book.imprint && (
          <section aria-labelledby={`${id}-imprint`}>
            <h3 className={styles.heading} id={`${id}-imprint`}>
              {t('field.imprint')}
            </h3>
            <p className={styles.imprint} lang={lang}>
              {book.imprint}
            </p>
          </section>
        )}
        {techcard_id === null && <p>{t('detail.imported')}</p>}
        {children}
      </Stack>
    </Drawer>
  )
}
