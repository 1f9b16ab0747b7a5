import type { Person, StoredFile, TechCard } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useNow } from '../../../foundations/Clock/index.ts'
import { toPressDay } from '../../../private/days.ts'
import { SheetLayout } from '../../../patterns/Sheet/index.ts'
import type { RemarkActions } from './ChatRemarks.tsx'
import { PassportBar, type PassportAction } from './PassportBar.tsx'
import { PassportRail } from './PassportRail.tsx'
import { PassportSheet } from './PassportSheet.tsx'
import { PassportSkeleton } from './PassportSkeleton.tsx'

export interface TechCardPassportProps extends RemarkActions {
  /** The card. Omit while it loads. */
  card?: TechCard | undefined
  /** The available actions, in the order of the bar. The next move is the only primary action, and it comes last. */
  actions?: readonly PassportAction[]
  /** The link to the editor; absent for people without permission. Empty sections have this link. */
  editHref?: string | undefined
  /** The link back to the list. */
  backHref: string
  /** Downloads a file with the user's authorization. A plain link cannot send it. */
  onDownload: (file: StoredFile) => void
  /** Returns the link to a chat with a team member, or undefined if there is no chat, for example with the current user. */
  messageHref?: (person: Person) => string | undefined
}

/** A tech card as a sheet, with its stages, team and files next to it. Prints as A4. */
export function TechCardPassport({
  card,
  actions = [],
  editHref,
  backHref,
  onDownload,
  messageHref,
  remarkHref,
  onRemarkRemove,
}: TechCardPassportProps) {
  const { t } = useTranslation('tech-cards')
  const now = useNow()
  if (!card) return <PassportSkeleton />
  return (
    <SheetLayout
      label={t('passport.label', { title: card.book_name })}
      bar={<PassportBar card={card} actions={actions} backHref={backHref} now={now} />}
      rail={<PassportRail card={card} onDownload={onDownload} messageHref={messageHref} />}
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
