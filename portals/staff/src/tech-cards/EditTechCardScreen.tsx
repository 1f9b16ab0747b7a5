import { editTechCard, isApiError, rebase, searchCardAuthors, useTechCardForm, type Filling } from '@press/client'
import { useTranslation } from '@press/i18n'
import { LeaveGuard, Loaded, navigate, useDraft, usePageTitle, useParams, useSending } from '@press/shell'
import {
  Alert,
  Page,
  PageHeader,
  Stack,
  TechCardForm,
  techCardValues,
  useToast,
  type TechCardFormBody,
  type TechCardValues,
} from '@press/ui'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useStaff } from '../shared/useStaff.ts'
import { ConflictNotice } from './ConflictNotice.tsx'
import type { TechCard } from './techCard.ts'
import type { CardField } from './useFieldText.ts'

type Reference = NonNullable<ReturnType<typeof useTechCardForm>['data']>

/** A tech card to be changed. Its number stands here even when the card itself cannot be had (spec §8). */
export function EditTechCardScreen() {
  const id = Number(useParams()['id'])
  const { t } = useTranslation('tech-cards')
  const answer = useTechCardForm(id)
  usePageTitle(t('number', { id }))
  return (
    <Page header={<PageHeader title={t('form.editTitle', { id })} />}>
      <Loaded of={answer}>{(reference) => <EditCard key={id} reference={reference} />}</Loaded>
    </Page>
  )
}

interface Form {
  filling: Filling<TechCardValues>
  /** Filled anew, it is another form. */
  round: number
  /** What was typed earlier and not saved stands in it. */
  restored: boolean
  /** Somebody else saved the card meanwhile; the fields that both have changed. */
  clashes: CardField[] | null
}

const valuesOf = (card: TechCard) => ({ version: card.version, values: techCardValues(card) })

/** The form begins with the card, or with what was typed into it last time, as a change of the card as it is now. */
function beginning(card: TechCard, draft: Filling<TechCardValues> | null): Form {
  const { version, values } = valuesOf(card)
  if (!draft) return { filling: { version, base: values, values }, round: 0, restored: false, clashes: null }
  const { filling, clashes } = rebase(draft, { version, values })
  return { filling, round: 0, restored: true, clashes: draft.version < card.version ? clashes : null }
}

function EditCard({ reference: { techCard, projectManagers } }: { reference: Reference }) {
  const { t } = useTranslation('tech-cards')
  const { to } = useStaff()
  const toast = useToast()
  const { onUpload, refusalOf } = useSending('image')
  const { id } = techCard
  const { draft, save, discard } = useDraft<Filling<TechCardValues>>(`techcard.${id}`)
  const [form, setForm] = useState(() => beginning(techCard, draft))
  const [typed, setTyped] = useState(false)
  const { filling, round, restored, clashes } = form

  const keep = (values: TechCardValues) => {
    save({ ...filling, values })
    setTyped(true)
  }
  /** Nothing is left to lose: the guard must know before the way leads out. */
  const leave = async () => {
    flushSync(() => {
      discard()
      setTyped(false)
    })
    navigate(to.techCard(id), { replace: true })
  }
  const send = async (body: TechCardFormBody, values: TechCardValues) => {
    try {
      await editTechCard(id, { ...body, version: filling.version })
      toast({ message: t('form.saved') })
      await leave()
    } catch (error) {
      if (!isApiError(error, 'conflict')) throw refusalOf(error)
      const { techcard } = error.current as { techcard: TechCard }
      const next = rebase({ ...filling, values }, valuesOf(techcard))
      save(next.filling)
      setForm({ ...next, round: round + 1, restored: false })
    }
  }
  return (
    <Stack gap={5}>
      {restored && (
        <Alert
          action={{
            label: t('form.dropDraft'),
            onAction: () => {
              discard()
              setTyped(false)
              setForm({ ...beginning(techCard, null), round: round + 1 })
            },
          }}
        >
          {t('form.draftRestored')}
        </Alert>
      )}
      {clashes && (
        <ConflictNotice
          current={filling.base}
          clashes={clashes}
          onDismiss={() => setForm({ ...form, clashes: null })}
        />
      )}
      <TechCardForm
        key={round}
        defaultValues={filling.values}
        projectManagers={projectManagers}
        searchAuthors={searchCardAuthors}
        onUpload={onUpload}
        onDraft={keep}
        onSubmit={send}
        onCancel={() => void leave()}
      />
      <LeaveGuard when={typed} loses={t('form.loses')} />
    </Stack>
  )
}
