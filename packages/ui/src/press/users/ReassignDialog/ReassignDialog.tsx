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
  onDeactivate: (given: { receivers: Partial<Record<ReassignmentKind, number>>; surname: string }) => Promise<void>
}

/** The open tasks of a person, the new owner of each kind, and the button that deactivates the account. */
export function ReassignDialog({ user, open, refusal = null, onDeactivate }: ReassignDialogProps) {
  const { t } = useTranslation('users')
  const id = useId()
  const [receivers, setReceivers] = useState<Receivers>({})
  const [tried, setTried] = useState(false)
  const [isConfirming, setIsConfirming] = useState(false)
  // Ignores a chosen person who has been deactivated since.
  const getReceiver = (kind: UserOpen['kinds'][number]) =>
    kind.takers.find((one) => one.id === receivers[kind.kind]?.id) ?? null
  const missing = open?.kinds.some((kind) => !getReceiver(kind)) ?? true

  const ask = () => {
    setTried(true)
    if (!missing) setIsConfirming(true)
  }
  return (
    <section aria-labelledby={id} className={styles.card}>
      <h2 id={id} className={styles.title}>
        {t('off.title')}
      </h2>
      <p className={styles.text}>{refusal ? t(`refusal.${refusal}`) : t('off.text')}</p>
      {!refusal && !open && <Skeleton width="long" />}
      {!refusal && open && (
        <>
          {open.kinds.length === 0 && open.chats === 0 && <p className={styles.text}>{t('off.nothing')}</p>}
          {open.kinds.map((kind) => (
            <Kind
              key={kind.kind}
              of={kind}
              chosen={getReceiver(kind)}
              tried={tried}
              onChoose={(person) =>
                setReceivers(({ [kind.kind]: _before, ...others }) => ({
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
          <Button variant="dangerOutline" leading={glyphs.prohibit} fullWidth onClick={ask}>
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
                  const to = getReceiver(kind)
                  return to ? [[kind.kind, to.id]] : []
                }),
              ),
            })
          }
        />
      )}
    </section>
  )
}

const pictureOf = ({ person }: { person: Person }) => (
  <Avatar name={person.name} src={person.avatar ?? undefined} size={22} decorative />
)

interface KindProps {
  of: UserOpen['kinds'][number]
  chosen: Person | null
  /** Whether the user tried to continue without a choice. */
  tried: boolean
  onChoose: (person: Person | null) => void
}

function Kind({ of: { kind, count, takers }, chosen, tried, onChoose }: KindProps) {
  const { t } = useTranslation('users')
  const what = t(`off.kind.${kind}`, { count })
  const options = takers.map((person) => ({ value: String(person.id), label: person.name, person }))
  if (takers.length === 0)
    return (
      <p className={styles.none}>
        <strong>{what}</strong> {t('off.nobody')}
      </p>
    )
  return (
    <Combobox
      label={t('off.to', { what })}
      placeholder={t('off.choose')}
      options={options}
      value={options.find(({ person }) => person.id === chosen?.id) ?? null}
      onValueChange={(option) => onChoose(option?.person ?? null)}
      error={tried && !chosen ? t('problem.taker') : undefined}
      prefix={pictureOf}
    />
  )
}
