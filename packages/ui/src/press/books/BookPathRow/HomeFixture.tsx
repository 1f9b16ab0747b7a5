import { useFormat, useTranslation } from '@press/i18n'
import { useState } from 'react'
import { AuthorFixture } from '../../../docs/AuthorFixture.tsx'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Inline, Page, Stack } from '../../../foundations/layout/index.ts'
import { Heading } from '../../../foundations/Text/index.ts'
import { useMedia } from '../../../foundations/useMedia/index.ts'
import { PageHeader } from '../../../patterns/PageHeader/index.ts'
import { StaleBar } from '../../../primitives/Alert/index.ts'
import { ButtonLink } from '../../../primitives/Button/index.ts'
import { ErrorState } from '../../../primitives/EmptyState/index.ts'
import { SegmentedControl } from '../../../primitives/SegmentedControl/index.ts'
import { NextActionCard } from '../NextActionCard/index.ts'
import { BookCoverGrid, BookPathList } from './BookPathList.tsx'
import { BookPathRow, type PathBook } from './BookPathRow.tsx'

interface FixtureHomeProps {
  state: 'ready' | 'stale' | 'loading' | 'empty' | 'failed'
  onRetry: () => void
}

const signal = { book_name: 'Введение в корпусную лингвистику', language: 'ru', authors: 'Тимур Ли' } as const
const due = '2026-11-26'

/** An author's home screen, composed as in the portal. */
export function HomeFixture({ state, onRetry }: FixtureHomeProps) {
  const { t } = useTranslation(['home', 'shell'])
  const wide = useMedia('tablet')
  const [view, setView] = useState('path')
  const filled = state === 'ready' || state === 'stale'
  const newApplication = '#/applications/new'
  return (
    <AuthorFixture title={t('shell:nav.books')}>
      <Page
        width="wide"
        header={
          <PageHeader
            bookish
            title={t('shell:greeting', { name: 'Тимур' })}
            {...(filled && {
              description: [t('books.count', { count: 3 }), t('books.waiting', { count: 1 })].join(', '),
            })}
            {...(state === 'loading' && { description: t('books.loading') })}
            primary={
              wide && (
                <ButtonLink variant="primary" leading={glyphs.plus} href={newApplication}>
                  {t('books.newApplication')}
                </ButtonLink>
              )
            }
          />
        }
      >
        <Stack gap={6}>
          {filled && (
            <NextActionCard
              kind="signal"
              book={signal}
              due={due}
              copies={250}
              href="#/booktracking/1"
              remarksHref="#/chat"
            />
          )}
          <Stack as="section" gap={3}>
            <Inline justify="between">
              <Heading level={2}>{t('books.title')}</Heading>
              <Inline>
                {filled && (
                  <SegmentedControl
                    label={t('books.view')}
                    size="sm"
                    value={view}
                    onValueChange={setView}
                    options={[
                      { value: 'path', label: t('books.views.path'), glyph: glyphs.rows, iconOnly: !wide },
                      { value: 'covers', label: t('books.views.covers'), glyph: glyphs.squaresFour, iconOnly: !wide },
                    ]}
                  />
                )}
                {!wide && (
                  <ButtonLink variant="tinted" size="sm" leading={glyphs.plus} href={newApplication}>
                    {t('books.newShort')}
                  </ButtonLink>
                )}
              </Inline>
            </Inline>
            {state === 'loading' && <BookPathList />}
            {state === 'failed' && <ErrorState onRetry={onRetry}>{t('shell:error.unreachable')}</ErrorState>}
            {state === 'stale' && <StaleBar at="2026-11-21T09:02:00Z" onRefresh={onRetry} />}
            {state === 'empty' && (
              <BookPathList
                empty
                emptyAction={
                  <ButtonLink leading={glyphs.plus} href={newApplication}>
                    {t('books.newApplication')}
                  </ButtonLink>
                }
              />
            )}
            {filled && <Books view={view} />}
          </Stack>
        </Stack>
      </Page>
    </AuthorFixture>
  )
}

function Books({ view }: { view: string }) {
  const { t } = useTranslation('home')
  const books = useBooks()
  if (view === 'covers') return <BookCoverGrid books={books} />
  return (
    <BookPathList>
      {books.map(({ note, shortNote, href, ...book }) => (
        <BookPathRow
          key={href}
          book={book}
          note={note}
          shortNote={shortNote}
          href={href}
          actions={
            book.stage === 'author' && (
              <ButtonLink
                size="sm"
                leading={glyphs.chatCircle}
                href="#/chat"
                aria-label={t('books.writeNamed', { title: book.book_name })}
              >
                {t('books.write')}
              </ButtonLink>
            )
          }
        />
      ))}
    </BookPathList>
  )
}

interface Book extends PathBook {
  href: string
  note: string
  shortNote: string
}

function useBooks(): Book[] {
  const { t } = useTranslation('home')
  const { date } = useFormat()
  const manager = t('books.manager', { name: 'Елена Ким' })
  const answer = date('2026-12-02', 'dayMonth')
  return [
    {
      ...signal,
      stage: 'author',
      href: '#/booktracking/1',
      note: `${t('state.author')}. ${manager}`,
      shortNote: t('books.due', { date: date(due, 'dayMonth') }),
    },
    {
      book_name: 'Машинное обучение для лингвистов',
      language: 'ru',
      authors: 'Т. Ли, Р. Есенов',
      stage: 'process',
      href: '#/booktracking/2',
      note: `${t('state.process')}. ${manager}`,
      shortNote: t('books.due', { date: date('2026-12-01', 'dayMonth') }),
    },
    {
      book_name: 'Қазақ тілінің корпусы: құрылымы мен қолданылуы',
      language: 'kz',
      authors: 'Т. Ли',
      stage: 'editor',
      href: '#/application-details/218',
      note: t('state.applicationInProcessBy', { date: answer }),
      shortNote: t('books.answerBy', { date: answer }),
    },
  ]
}
