import { useTranslation } from '@press/i18n'
import { DescriptionList } from '../../../foundations/layout/index.ts'
import { Button, ButtonLink } from '../../../primitives/Button/index.ts'
import { Dialog } from '../../../primitives/Dialog/index.ts'
import * as styles from './EventDialog.css.ts'
import type { CalendarEvent } from './types.ts'
import { useEventTimeText } from './useEventTimeText.ts'

interface EventDetailsProps {
  event: CalendarEvent
  onClose: () => void
}

/** A read-only event, for people who may not change it. A deadline links to the record it belongs to. */
export function EventDetails({ event, onClose }: EventDetailsProps) {
  const { t } = useTranslation('calendar')
  const timeText = useEventTimeText()
  const { deadline } = event
  return (
    <Dialog
      open
      title={event.name}
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('dialog.close')}</Button>
          {deadline && (
            <ButtonLink variant="primary" href={deadline.href}>
              {t(`dialog.open.${deadline.kind}`)}
            </ButtonLink>
          )}
        </>
      }
    >
      <div className={styles.facts}>
        <DescriptionList
          items={
            deadline
              ? [
                  { term: t('field.when'), value: timeText.day(event.dates.start) },
                  { term: t('field.deadline'), value: t(`deadline.${deadline.kind}`) },
                ]
              : [
                  { term: t('field.when'), value: timeText.span(event) },
                  { term: t('field.repeat'), value: event.repeat && timeText.rule(event.repeat) },
                  { term: t('field.category'), value: t(`category.${event.category}`) },
                  { term: t('field.tag'), value: t(`tag.${event.tag}`) },
                  { term: t('field.users'), value: event.users.map(({ name }) => name).join(', ') },
                  { term: t('field.remind'), value: event.remind && t(`remind.${event.remind}`) },
                  { term: t('field.details'), value: event.details },
                ]
          }
        />
      </div>
    </Dialog>
  )
}
