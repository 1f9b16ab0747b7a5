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
  act: 'move' | 'delete'
}

interface ScopeDialogProps extends ScopeQuestion {
  onAnswer: (scope: RepeatScope | null) => void
}

/** Asks which occurrences of a series a change or deletion applies to. The default is this occurrence alone. */
export function ScopeDialog({ event, act, onAnswer }: ScopeDialogProps) {
  const { t } = useTranslation('calendar')
  const when = useEventTimeText()
  const [scope, setScope] = useState<RepeatScope>('this')
  const deletes = act === 'delete'
  return (
    <ConfirmDialog
      open
      onOpenChange={() => onAnswer(null)}
      title={t(deletes ? 'dialog.deleteTitle' : 'scope.title', { name: event.name })}
      confirmLabel={t(deletes ? 'dialog.deleteConfirm' : 'scope.confirm')}
      cancelLabel={t(deletes ? 'dialog.deleteKeep' : 'scope.cancel')}
      tone={deletes ? 'danger' : 'primary'}
      onConfirm={() => onAnswer(scope)}
    >
      {t(deletes ? 'dialog.deleteBody' : 'scope.kept')}
      <div className={styles.scope}>
        <RadioGroup
          label={t('scope.label')}
          options={repeatScopes.map((value) => ({
            value,
            label: t(`scope.${value}`),
            ...(value === 'this' && { detail: when.span(event) }),
          }))}
          value={scope}
          onValueChange={setScope}
        />
      </div>
    </ConfirmDialog>
  )
}
