import { repeatScopes, type RepeatScope } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useState } from 'react'
import { ConfirmDialog } from '../../../primitives/Dialog/index.ts'
import { RadioGroup } from '../../../primitives/RadioGroup/index.ts'
import * as styles from './EventDialog.css.ts'
import type { CalendarEvent } from './types.ts'
import { useEventTimeText } from './useEventTimeText.ts'

export interface ScopeQuestion {
  event: CalendarEvent
  action: 'move' | 'delete'
}

interface ScopeDialogProps extends ScopeQuestion {
  onAnswer: (scope: RepeatScope | null) => void
}

/** Asks which occurrences of a series a change or deletion applies to. The default is this occurrence alone. */
export function ScopeDialog({ event, action, onAnswer }: ScopeDialogProps) {
  const { t } = useTranslation('calendar')
  const eventTimeText = useEventTimeText()
  const [scope, setScope] = useState<RepeatScope>('this')
  const isDelete = action === 'delete'
  return (
    <ConfirmDialog
      open
      onOpenChange={() => onAnswer(null)}
      title={t(isDelete ? 'dialog.deleteTitle' : 'scope.title', { name: event.name })}
      confirmLabel={t(isDelete ? 'dialog.deleteConfirm' : 'scope.confirm')}
      cancelLabel={t(isDelete ? 'dialog.deleteKeep' : 'scope.cancel')}
      tone={isDelete ? 'danger' : 'primary'}
      onConfirm={() => onAnswer(scope)}
    >
      {t(isDelete ? 'dialog.deleteBody' : 'scope.kept')}
      <div className={styles.scope}>
        <RadioGroup
          label={t('scope.label')}
          options={repeatScopes.map((value) => ({
            value,
            label: t(`scope.${value}`),
            ...(value === 'this' && { detail: eventTimeText.span(event) }),
          }))}
          value={scope}
          onValueChange={setScope}
        />
      </div>
    </ConfirmDialog>
  )
}
