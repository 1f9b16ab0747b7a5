import { act, searchCardAuthors, useCall, type AnswerOf } from '@press/client'
import { getFlagsAfterMove, needsReason, getSteps, type StageMove } from '@press/domain'
import { useTranslation } from '@press/i18n'
import {
  QueryBoundary,
  autosaveRetrySeconds,
  useAutosave,
  useListParams,
  useNavigate,
  useParams,
  useUpload,
  useSaving,
} from '@press/shell'
import {
  ErrorState,
  Page,
  PageHeader,
  TechCardEditor,
  getTechCardChanges,
  techCardSections,
  toTechCardValues,
  useMoveLabels,
  useToast,
  type TechCardValues,
} from '@press/ui'
import { useState } from 'react'
import { useStaff } from '../shared/useStaff.ts'
import type { TechCard } from '../shared/tech-card.ts'

type Reference = AnswerOf<'GET /api/tech-cards/{id}/edit'>

/** The tech card's passport, edited in place. Shows its number even when the card cannot be loaded (spec §8). */
export function EditTechCardScreen() {
  const id = Number(useParams()['id'])
  const { t } = useTranslation('tech-cards')
  const answer = useCall('GET /api/tech-cards/{id}/edit', id > 0 ? { params: { id } } : null, {
    revalidateOnFocus: false,
    keepPreviousData: false,
  })
  if (answer.data) return <PassportEditor key={id} reference={answer.data} />
  return (
    <Page header={<PageHeader title={t('number', { id })} />}>
      {id > 0 ? (
        <QueryBoundary result={answer}>{() => null}</QueryBoundary>
      ) : (
        <ErrorState>{t('passport.wrongNumber')}</ErrorState>
      )}
    </Page>
  )
}

const defaults = { section: '' }

function PassportEditor({ reference }: { reference: Reference }) {
  const { t } = useTranslation('tech-cards')
  const { paths } = useStaff()
  const navigate = useNavigate()
  const toast = useToast()
  const uploadByKind = { image: useUpload('image'), document: useUpload('document') }
  const [card, setCard] = useState(reference.techCard)
  const [params, setParams] = useListParams(defaults)
  const { id } = card
  const { guard, state, savedAt, change, resolveConflict, version, ...editorProps } = useAutosave<
    TechCard,
    TechCardValues
  >(`techcard.${id}`, {
    row: card,
    valuesOf: toTechCardValues,
    currentRowOf: (answer) => (answer as { techcard: TechCard }).techcard,
    send: async (changes, baseVersion) => {
      const { techcard: savedCard } = await act('POST /api/tech-cards/{id}/edit', {
        params: { id },
        body: { ...getTechCardChanges(changes), version: baseVersion },
      })
      setCard(savedCard)
      return savedCard
    },
    lossText: t('editor.loses'),
  })
  const nextStep = useNextStep({ ...card, version })
  const finishEditing = () => {
    if (savedAt) toast({ message: t('form.saved') })
    void navigate(paths.techCard(id))
  }
  return (
    <>
      <TechCardEditor
        {...editorProps}
        card={card}
        saving={{ state, savedAt, retry: autosaveRetrySeconds }}
        section={techCardSections.find((one) => one === params.section) ?? null}
        onSectionChange={(section) => setParams({ section: section ?? '' })}
        onValuesChange={change}
        onSettle={resolveConflict}
        projectManagers={reference.projectManagers}
        searchAuthors={searchCardAuthors}
        onUpload={uploadByKind}
        doneHref={paths.techCard(id)}
        onDone={finishEditing}
        next={state === 'saved' ? nextStep : undefined}
      />
      {guard}
    </>
  )
}

/** Returns the move to the signal stage, if the user may make it without a reason. Other moves are on the card's page. */
function useNextStep(card: TechCard) {
  const { t } = useTranslation(['boards', 'domain'])
  const { role, paths } = useStaff()
  const navigate = useNavigate()
  const { nameOf, reasonAgainst } = useMoveLabels(role)
  const { saving: savingKey, save } = useSaving()
  const { next } = getSteps(role, card)
  if (next?.to !== 'signal' || needsReason(role)) return undefined
  const moveToNextStage = async ({ from, to: target }: StageMove) => {
    const names = { from: t(`domain:stage.${from}`), to: t(`domain:stage.${target}`) }
    const sendMove = () =>
      act('POST /api/tech-cards/kanban/{id}', {
        params: { id: card.id },
        body: { ...getFlagsAfterMove(from, target), version: card.version },
      })
    if (await save('signal', sendMove, t('domain:moved', { id: card.id, ...names })))
      void navigate(paths.techCard(card.id))
  }
  return {
    label: nameOf(next.to),
    busy: savingKey === 'signal',
    disabledReason: reasonAgainst(card, next.from, next.to) ?? undefined,
    onSelect: () => void moveToNextStage(next),
  }
}
