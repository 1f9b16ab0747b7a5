import { act } from '@press/client'
import { toPressDay, useTranslation } from '@press/i18n'
import { useSaving } from '@press/shell'
import { AccrueDialog } from '@press/ui'
import type { PayoutsAnswer } from './payouts.ts'

interface MakeActsProps {
  works: readonly PayoutsAnswer['works'][number][]
  entrepreneurs: PayoutsAnswer['entrepreneurs']
  onClose: () => void
  onMade: () => void
}

/** Creates an act for each executor of the selected works. */
export function MakeActs({ works, entrepreneurs, onClose, onMade }: MakeActsProps) {
  const { t } = useTranslation('payouts')
  const { submit } = useSaving()
  const payees = new Map(works.map(({ executor }) => [executor.id, { id: executor.id, name: executor.name, gross: 0 }]))
  for (const { executor, price } of works) {
    const payee = payees.get(executor.id)
    if (payee) payee.gross += price ?? 0
  }
  const days = works.flatMap(({ completed_at }) => (completed_at ? [toPressDay(completed_at)] : [])).toSorted()
  return (
    <AccrueDialog
      kind="works"
      payees={[...payees.values()]}
      entrepreneurs={entrepreneurs}
      minDate={days.at(-1) ?? ''}
      onClose={onClose}
      onAccrue={async (actInput) => {
        await submit(
          () =>
            act('POST /api/payouts/acts', {
              body: { ...actInput, works: works.map(({ id, version }) => ({ id, version })) },
            }),
          ({ accruals }) => t('acts.done', { count: accruals.length }),
        )
        onMade()
      }}
    />
  )
}
