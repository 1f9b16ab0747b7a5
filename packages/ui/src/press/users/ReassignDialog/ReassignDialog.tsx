import type { ReassignmentKind, UserRefusal, Person, UserOpen, UserRow } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useId, useState } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Avatar } from '../../../primitives/Avatar/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { Combobox } from '../../../primitives/Combobox/index.ts'
import { Skeleton } from '../../../primitives/Skeleton/index.ts'
import { DeactivateDialog } from './DeactivateDialog.tsx'
import type { Receivers } from './receivers.ts'
import * as styles from './ReassignDialog.css.ts'

export interface ReassignDialogProps {
  user: UserRow
  /** The person's open tasks. Omit while they load. */
  open?: UserOpen | undefined
  /** Why the viewer may not deactivate the account. */
  refusal?: UserRefusal | null
  /** Deactivates the account. A rejection with a `FormError` is shown in the dialog. */
  onDeactivate: (request: { receivers: Partial<Record<ReassignmentKind, number>>; surname: string }) => Promise<void>
}

/** The open tasks of a person, the new owner of each kind, and the button that deactivates the account. */
export function ReassignDialog({ user, open, refusal = null, onDeactivate }: ReassignDialogProps) {
  const { t } = useTranslation('users')
  const headingId = useId()
  const [receivers, setReceivers] = useState<Receivers>({})
  const [hasTriedToConfirm, setHasTriedToConfirm] = useState(false)
  const [isConfirming, setIsConfirming] = useState(false)
  // Ignores a chosen person who has been deactivated since.
  const getReceiver = (kind: UserOpen['kinds'][number]) =>
    kind.takers.find((person) => person.id === receivers[kind.kind]?.id) ?? null
  const lacksReceiver = open?.kinds.some((kind) => !getReceiver(kind)) ?? true

  const openConfirmation = () => {
    setHasTriedToConfirm(true)
    if (!lacksReceiver) setIsConfirming(true)
  }
  return (
    <section aria-labelledby={headingId} className={styles.card}>
      <h2 id={headingId} className={styles.title}>
        {t('off.title')}
      </h2>
      <p className={styles.text}>{refusal ? t(`refusal.${refusal}`) : t('off.text')}</p>
      {!refusal && !open && <Skeleton width="long" />}
      {!refusal && open && (
        <>
          {open.kinds.length === 0 && open.chats === 0 && <p className={styles.text}>{t('off.nothing')}</p>}
          {open.kinds.map((kind) => (
            <KindField
              key={kind.kind}
              reassignedKind={kind}
              selectedPerson={getReceiver(kind)}
              attempted={hasTriedToConfirm}
              onChoose={(person) =>
                setReceivers(({ [kind.kind]: _previous, ...others }) => ({
                  ...others,
                  ...(person && { [kind.kind]: person }),
                }))
              }
            />
          ))}
          {open.chats > 0 && (
            <p className={styles.chats}>
              <span>{t('off.chats', { count: open.chats })}</span>
              <span className={styles.text}>{t('off.leaves')}</span>
            </p>
          )}
          <Button variant="dangerOutline" leading={glyphs.prohibit} fullWidth onClick={openConfirmation}>
            {t('off.open', { name: user.name })}
          </Button>
        </>
      )}
      {isConfirming && open && (
        <DeactivateDialog
          user={user}
          open={open}
          receivers={receivers}
          onClose={() => setIsConfirming(false)}
          onConfirm={(surname) =>
            onDeactivate({
              surname,
              receivers: Object.fromEntries(
                open.kinds.flatMap((kind) => {
                  const receiver = getReceiver(kind)
                  return receiver ? [[kind.kind, receiver.id]] : []
                }),
              ),
            })
          }
        />
      )}
    </section>
  )
}

const renderAvatar = ({ person }: { person: Person }) => (
  <Avatar name={person.name} src={person.avatar ?? undefined} size={22} decorative />
)

interface KindProps {
  reassignedKind: UserOpen['kinds'][number]
  selectedPerson: Person | null
  /** Whether the user tried to continue without a choice. */
  attempted: boolean
  onChoose: (person: Person | null) => void
}

function KindField({ reassignedKind: { kind, count, takers }, selectedPerson, attempted, onChoose }: KindProps) {
  const { t } = useTranslation('users')
  const kindText = t(`off.kind.${kind}`, { count })
  const options = takers.map((person) => ({ value: String(person.id), label: person.name, person }))
  if (takers.length === 0)
    return (
      <p className={styles.none}>
        <strong>{kindText}</strong> {t('off.nobody')}
      </p>
    )
  return (
    <Combobox
      label={t('off.to', { what: kindText })}
      placeholder={t('off.choose')}
      options={options}
      value={options.find(({ person }) => person.id === selectedPerson?.id) ?? null}
      onValueChange={(option) => onChoose(option?.person ?? null)}
      error={attempted && !selectedPerson ? t('problem.taker') : undefined}
      prefix={renderAvatar}
    />
  )
}
