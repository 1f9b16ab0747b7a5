import { useTranslation } from '@press/i18n'
import { useState } from 'react'
import { AuthorFixture } from '../../../docs/AuthorFixture.tsx'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Columns, Inline, Page, Panel, Stack } from '../../../foundations/layout/index.ts'
import { ConfirmDialog } from '../../../primitives/Dialog/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { ErrorState } from '../../../primitives/EmptyState/index.ts'
import { Link } from '../../../primitives/Link/index.ts'
import { TextArea } from '../../../primitives/TextArea/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import { techCard } from '../../shared/fixtures/tech-cards.ts'
import { NextActionCard } from '../../books/NextActionCard/index.ts'
import { FileLine } from '../../../patterns/Sheet/index.ts'
import { BookTracking } from './BookTracking.tsx'
import type { TrackedBook } from './tracked-book.ts'

interface FixtureBookProps {
  /** The book. Omit while it loads. */
  book?: TrackedBook | undefined
  /** Whether the book's signal copy awaits the author's approval. */
  waits?: boolean
  failed?: boolean
  onSign: () => void
  onDownload: () => void
}

/** An author's book, composed as in the portal. */
export function BookFixture({ book, waits, failed, onSign, onDownload }: FixtureBookProps) {
  const { t } = useTranslation(['tracking', 'shell'])
  return (
    <AuthorFixture title={book?.book_name ?? t('label')}>
      <Page width="wide">
        <Stack gap={4}>
          <Inline justify="between">
            <Link variant="standalone" tone="muted" glyph={glyphs.arrowLeft} href="#/home">
              {t('shell:nav.books')}
            </Link>
            {book && (
              <Inline>
                <Link variant="standalone" tone="muted" href="#/application-details/190">
                  {t('application', { id: 190 })}
                </Link>
              </Inline>
            )}
          </Inline>
          {failed && <ErrorState onRetry={onSign}>{t('shell:error.unreachable')}</ErrorState>}
          {!failed && !book && <BookTracking />}
          {book && (
            <Stack gap={6}>
              {waits && <SignSignal book={book} onSign={onSign} />}
              <Columns aside="end" gap={8}>
                <BookTracking book={book} writeHref="#/chat" presence="online" />
                <Stack>
                  <Delivery />
                  <Panel title={t('files')}>
                    <ul>
                      {techCard.files.map((file) => (
                        <FileLine key={file.id} file={file} onDownload={onDownload} />
                      ))}
                    </ul>
                  </Panel>
                </Stack>
              </Columns>
            </Stack>
          )}
        </Stack>
      </Page>
    </AuthorFixture>
  )
}

function SignSignal({ book, onSign }: { book: TrackedBook; onSign: () => void }) {
  const { t } = useTranslation('tracking')
  const [open, setOpen] = useState(false)
  const { book_name, project_manager, quantity = null } = book
  return (
    <>
      <NextActionCard
        kind="signal"
        book={{ ...book, authors: book.authors ?? '' }}
        due={book.due ?? null}
        copies={quantity}
        action={
          <Button variant="primary" size="lg" onClick={() => setOpen(true)}>
            {t('sign.action')}
          </Button>
        }
      />
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={t('sign.question', { title: book_name })}
        confirmLabel={t('sign.action')}
        cancelLabel={t('sign.notYet')}
        onConfirm={onSign}
      >
        <Stack gap={3}>
          <p>{t('sign.consequence', { copies: quantity })}</p>
          {project_manager && <p>{t('sign.remarks', { name: project_manager.name })}</p>}
        </Stack>
      </ConfirmDialog>
    </>
  )
}

function Delivery() {
  const { t } = useTranslation(['tracking', 'tech-cards'])
  return (
    <Panel title={t('tech-cards:section.delivery')}>
      <Stack>
        <TextArea
          label={t('tech-cards:field.delivery_address')}
          rows={2}
          autoComplete="street-address"
          defaultValue="Алматы, пр. аль-Фараби, 71, корпус 3"
        />
        <TextField label={t('tech-cards:field.from_address')} />
        <TextField label={t('tech-cards:field.delivery_payment')} />
        <div>
          <Button disabled>{t('delivery.save')}</Button>
        </div>
      </Stack>
    </Panel>
  )
}
