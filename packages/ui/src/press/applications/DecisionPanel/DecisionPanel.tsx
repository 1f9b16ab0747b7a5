import { getDecisionRefusal, getAllowedDecisions, type ApplicationStatus, type RoleKey } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useState } from 'react'
import { glyphs, Icon, type Glyph } from '../../../foundations/Icon/index.ts'
import { Button, type ButtonVariant } from '../../../primitives/Button/index.ts'
import type { Decision } from './decision.ts'
import { DecisionDialog } from './DecisionDialog.tsx'
import * as styles from './DecisionPanel.css.ts'

export interface DecisionPanelProps {
  application: { book_name: string; status: ApplicationStatus }
  /** The role that decides. It determines the permitted decisions, and the reasons why the other decisions are not permitted. */
  deciderRole: RoleKey
  /** Runs the decision; a rejection is shown in the dialog, which stays open. */
  onDecide: (decision: Decision) => Promise<void>
}

const statusButtons: Record<ApplicationStatus, { variant: ButtonVariant; glyph: Glyph }> = {
  accepted: { variant: 'primary', glyph: glyphs.checkCircle },
  revision: { variant: 'secondary', glyph: glyphs.pencilLine },
  rejected: { variant: 'dangerOutline', glyph: glyphs.xCircle },
  'in process': { variant: 'secondary', glyph: glyphs.arrowCounterClockwise },
}
const statusOrder: readonly ApplicationStatus[] = ['accepted', 'revision', 'rejected', 'in process']

/** The decisions that are possible now, or the reason why none of them is possible. */
export function DecisionPanel({ application, deciderRole, onDecide }: DecisionPanelProps) {
  const { t } = useTranslation('applications')
  const [pendingStatus, setPendingStatus] = useState<ApplicationStatus>()
  const { book_name, status } = application
  const allowedStatuses = getAllowedDecisions(deciderRole, status)
  if (allowedStatuses.length === 0)
    return (
      <p className={styles.refused}>
        <span className={styles.refusedIcon}>
          <Icon glyph={glyphs.lockSimple} size={16} />
        </span>
        {t(`decision.refused.${getDecisionRefusal(deciderRole, status, status) ?? 'role'}`)}
      </p>
    )
  return (
    <div className={styles.panel}>
      <p className={styles.lead}>{t('decision.lead')}</p>
      {statusOrder
        .filter((candidate) => allowedStatuses.includes(candidate))
        .map((target) => (
          <Button
            key={target}
            variant={statusButtons[target].variant}
            leading={statusButtons[target].glyph}
            fullWidth
            onClick={() => setPendingStatus(target)}
          >
            {t(`decision.${target}`)}
          </Button>
        ))}
      {pendingStatus && (
        <DecisionDialog
          status={pendingStatus}
          title={book_name}
          onDecide={onDecide}
          onClose={() => setPendingStatus(undefined)}
        />
      )}
    </div>
  )
}
