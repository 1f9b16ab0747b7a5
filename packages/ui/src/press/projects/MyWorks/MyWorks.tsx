import type { MyWork } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useState } from 'react'
import { Grid, Inline, Panel, Stack } from '../../../foundations/layout/index.ts'
import { Heading, Text } from '../../../foundations/Text/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import type { Upload } from '../../../primitives/FileUpload/index.ts'
import { BookRows, BookRowsLoading } from '../../shared/BookRow/index.ts'
import { WorkResultDialog } from '../WorkTypeTable/WorkResultDialog.tsx'
import type { SendWork } from '../WorkTypeTable/work-change.ts'
import { DeclineOfferDialog } from './DeclineOfferDialog.tsx'
import { MyWorkRow } from './MyWorkRow.tsx'
import { OfferCard } from './OfferCard.tsx'

export interface MyWorksProps {
  /** Offered works without an answer. Omit `offers` and `works` while they load. */
  offers?: readonly MyWork[] | undefined
  /** Works that are in progress or submitted. */
  works?: readonly MyWork[] | undefined
  hrefOf: (project: number) => string
  onAccept: (work: MyWork) => void
  /** Declines an offer, with an optional comment to the manager. If it rejects, the dialog shows the error. */
  onDecline: (work: MyWork, comment: string) => Promise<void>
  /** Submits a work. If it rejects, the dialog shows the error. */
  onHandIn: SendWork
  onUpload: Upload
  /** Id of the offer that is being answered. */
  busy?: number | undefined
}

/** The number of offers shown at first, so that works in progress below stay in view. */
const maxShownOffers = 3

/** The works offered to an executor, then the works in progress, which the executor submits from their rows. */
export function MyWorks(props: MyWorksProps) {
  const { offers, works, hrefOf, onAccept, onDecline, onHandIn, onUpload, busy } = props
  const { t } = useTranslation('projects')
  const [isExpanded, setIsExpanded] = useState(false)
  const [workToSubmit, setWorkToSubmit] = useState<MyWork>()
  const [workToDecline, setWorkToDecline] = useState<MyWork>()
  if (!offers || !works)
    return (
      <Panel>
        <BookRowsLoading label={t('mine.loading')} />
      </Panel>
    )
  const visibleOffers = isExpanded ? offers : offers.slice(0, maxShownOffers)
  const activeWorks = works.filter(({ status }) => status === 'in progress')
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
            {visibleOffers.map((offer) => (
              <OfferCard
                key={offer.id}
                offer={offer}
                acceptedWorks={activeWorks}
                href={hrefOf(offer.project_id)}
                onAccept={onAccept}
                onDecline={setWorkToDecline}
                busy={busy === offer.id}
              />
            ))}
          </Grid>
        )}
        {offers.length > visibleOffers.length && (
          <Inline justify="center">
            <Button variant="quiet" onClick={() => setIsExpanded(true)}>
              {t('mine.more', { count: offers.length - visibleOffers.length })}
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
                onHandIn={() => setWorkToSubmit(work)}
              />
            ))}
          </BookRows>
        )}
      </Panel>
      {workToDecline && (
        <DeclineOfferDialog work={workToDecline} onDecline={onDecline} onClose={() => setWorkToDecline(undefined)} />
      )}
      {workToSubmit && (
        <WorkResultDialog
          work={workToSubmit}
          to="completed"
          onUpload={onUpload}
          onSend={onHandIn}
          onClose={() => setWorkToSubmit(undefined)}
        />
      )}
    </Stack>
  )
}
