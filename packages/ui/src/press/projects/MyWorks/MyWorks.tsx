import type { MyWork } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useState } from 'react'
import { Grid, Inline, Panel, Stack } from '../../../foundations/layout/index.ts'
import { Heading, Text } from '../../../foundations/Text/index.ts'
import { useToday } from '../../../private/useToday.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import type { Upload } from '../../../primitives/FileUpload/index.ts'
import { BookRows, BookRowsLoading } from '../../books/BookRow/index.ts'
import { WorkResultDialog } from '../WorkTypeTable/WorkResultDialog.tsx'
import type { SendWork } from '../WorkTypeTable/work-change.ts'
import { DeclineOfferDialog } from './DeclineOfferDialog.tsx'
import { MyWorkRow } from './MyWorkRow.tsx'
import { OfferCard } from './OfferCard.tsx'

export interface MyWorksProps {
  /** Offers that wait for an answer. Leave both out while they are loading. */
  offers?: readonly MyWork[] | undefined
  /** Works begun or handed in. */
  works?: readonly MyWork[] | undefined
  hrefOf: (project: number) => string
  onTake: (work: MyWork) => void
  /** Declines an offer, with a word to the manager or none; what it throws is said in the dialog. */
  onDecline: (work: MyWork, comment: string) => Promise<void>
  /** Hands a work in; what it throws is said in the dialog. */
  onHandIn: SendWork
  onUpload: Upload
  /** The offer that is being answered. */
  busy?: number | undefined
  /** @default now */
  today?: string
}

/** So many offers before the rest is asked for: works under way stand below them. */
const first = 3

/** What an executor has before them: offers first, then works to hand in from their rows. */
export function MyWorks(props: MyWorksProps) {
  const { offers, works, hrefOf, onTake, onDecline, onHandIn, onUpload, busy } = props
  const today = useToday(props.today)
  const { t } = useTranslation('projects')
  const [all, setAll] = useState(false)
  const [handed, setHanded] = useState<MyWork>()
  const [declined, setDeclined] = useState<MyWork>()
  if (!offers || !works)
    return (
      <Panel>
        <BookRowsLoading label={t('mine.loading')} />
      </Panel>
    )
  const shown = all ? offers : offers.slice(0, first)
  const taken = works.filter(({ status }) => status === 'in progress')
  return (
    <Stack gap={5}>
      <Stack as="section" gap={3}>
        <Heading level={2}>{t('mine.offers')}</Heading>
        {offers.length === 0 ? (
          <Text as="p" tone="muted">
            {t('mine.noOffers')}
          </Text>
        ) : (
          <Grid as="ul" min="lg">
            {shown.map((offer) => (
              <OfferCard
                key={offer.id}
                offer={offer}
                taken={taken}
                href={hrefOf(offer.project_id)}
                onTake={onTake}
                onDecline={setDeclined}
                busy={busy === offer.id}
              />
            ))}
          </Grid>
        )}
        {offers.length > shown.length && (
          <Inline justify="center">
            <Button variant="quiet" onClick={() => setAll(true)}>
              {t('mine.more', { count: offers.length - shown.length })}
            </Button>
          </Inline>
        )}
      </Stack>
      <Panel title={t('mine.works')}>
        {works.length === 0 ? (
          <EmptyState title={t('mine.emptyTitle')}>{t('mine.emptyText')}</EmptyState>
        ) : (
          <BookRows label={t('mine.works')}>
            {works.map((work) => (
              <MyWorkRow
                key={work.id}
                work={work}
                href={hrefOf(work.project_id)}
                onHandIn={() => setHanded(work)}
                today={today}
              />
            ))}
          </BookRows>
        )}
      </Panel>
      {declined && <DeclineOfferDialog work={declined} onDecline={onDecline} onClose={() => setDeclined(undefined)} />}
      {handed && (
        <WorkResultDialog
          work={handed}
          to="completed"
          onUpload={onUpload}
          onSend={onHandIn}
          onClose={() => setHanded(undefined)}
        />
      )}
    </Stack>
  )
}
