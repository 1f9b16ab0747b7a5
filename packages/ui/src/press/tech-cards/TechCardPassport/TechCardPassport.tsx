import type { Person, StoredFile } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useState } from 'react'
import { toPressDay } from '../../../private/days.ts'
import { SheetLayout } from '../../books/Sheet/index.ts'
import type { TechCard } from '../wire.ts'
import type { RemarkActions } from './ChatRemarks.tsx'
import { PassportBar, type PassportAction } from './PassportBar.tsx'
import { PassportRail } from './PassportRail.tsx'
import { PassportSheet } from './PassportSheet.tsx'
import { PassportSkeleton } from './PassportSkeleton.tsx'

export interface TechCardPassportProps extends RemarkActions {
  /** Leave it out while it is loading. */
  card?: TechCard | undefined
  /** What may be done with the card, in the order of the bar; the next move is the one primary, last. */
  actions?: readonly PassportAction[]
  /** Where the card is filled in, for who may: sections with nothing in them lead there. */
  editHref?: string | undefined
  /** The list it came from. */
  backHref: string
  /** Downloads a file: it comes with the reader's rights, so it is no plain link. */
  onDownload: (file: StoredFile) => void
  /** Where a message to a person of the team is written; undefined of whom one does not write to, oneself for one. */
  writeHref?: (person: Person) => string | undefined
  /** @default now */
  now?: Date
}

/** A tech card as a sheet of paper with its way, team and files beside it. Prints as A4. */
export function TechCardPassport({
  card,
  actions = [],
  editHref,
  backHref,
  onDownload,
  writeHref,
  remarkHref,
  onRemarkRemove,
  now: given,
}: TechCardPassportProps) {
  const { t } = useTranslation('tech-cards')
  const [first] = useState(() => new Date())
  const now = given ?? first
  if (!card) return <PassportSkeleton />
  return (
    <SheetLayout
      label={t('passport.label', { title: card.book_name })}
      bar={<PassportBar card={card} actions={actions} backHref={backHref} now={now} />}
      rail={<PassportRail card={card} onDownload={onDownload} writeHref={writeHref} />}
    >
      <PassportSheet
        card={card}
        today={toPressDay(now)}
        editHref={editHref}
        remarkHref={remarkHref}
        onRemarkRemove={onRemarkRemove}
      />
    </SheetLayout>
  )
}
