import { importStates, type ImportedEvent, type ImportState } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Inline, Stack } from '../../../foundations/layout/index.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { Alert } from '../../../primitives/Alert/index.ts'
import { Badge } from '../../../primitives/Badge/index.ts'
import { CellDetail, Table, type Column } from '../../../primitives/Table/index.ts'
import { useEventTimeText } from '../Calendar/useEventTimeText.ts'

/** The sort order of the states. Events that cannot be imported come first, then changed events. */
const stateOrder: readonly ImportState[] = ['refused', 'changed', 'new', 'there']
const stateTones = { new: 'success', changed: 'warning', there: 'neutral', refused: 'danger' } as const

interface CellProps {
  event: ImportedEvent
}

function State({ event: { state } }: CellProps) {
  const { t } = useTranslation('calendar')
  return <Badge tone={stateTones[state]}>{t(`import.state.${state}`)}</Badge>
}

/** The time of the event and its repetition, or the reason why it cannot be imported. */
function Moment({ event: { when: time, parts, problem } }: CellProps) {
  const { t } = useTranslation('calendar')
  const eventTimeText = useEventTimeText()
  const repeatFacts = [
    time?.repeat && eventTimeText.rule(time.repeat),
    parts > 0 && t('import.parts', { count: parts }),
  ].filter(Boolean)
  return (
    <>
      {time ? eventTimeText.span(time, 'date') : problem}
      {repeatFacts.length > 0 && <CellDetail>{repeatFacts.join('; ')}</CellDetail>}
    </>
  )
}

const renderStateCell = (event: ImportedEvent) => <State event={event} />
const renderMomentCell = (event: ImportedEvent) => <Moment event={event} />
const renderCard = (event: ImportedEvent) => (
  <Stack gap={1}>
    <Inline gap={2}>
      <Text>{event.name}</Text>
      <State event={event} />
    </Inline>
    <Text variant="small">
      <Moment event={event} />
    </Text>
  </Stack>
)

/** The number of events in each state, and the list of events. */
export function Outcome({ events }: { events: readonly ImportedEvent[] }) {
  const { t } = useTranslation('calendar')
  const { number } = useFormat()
  if (events.length === 0) return <Alert tone="warning">{t('import.nothing')}</Alert>
  const countByState = (state: ImportState) => events.filter((event) => event.state === state).length
  const countTexts = importStates
    .filter((state) => countByState(state) > 0)
    .map((state) => `${t(`import.state.${state}`)}: ${number(countByState(state))}`)
    .join(' · ')
  const columns: readonly Column<ImportedEvent>[] = [
    { key: 'event', header: t('import.event'), minWidth: '180px', cell: ({ name }) => name },
    { key: 'when', header: t('field.when'), minWidth: '240px', cell: renderMomentCell },
    { key: 'state', header: t('import.stands'), width: '150px', cell: renderStateCell },
  ]
  const importCount = countByState('new') + countByState('changed')
  return (
    <Stack gap={3}>
      <Alert tone={importCount > 0 ? 'success' : 'warning'} title={countTexts}>
        {importCount === 0 && t(countByState('there') > 0 ? 'import.nothingNew' : 'import.noneFits')}
        {countByState('changed') > 0 && t('import.replaces')}
      </Alert>
      <Table
        label={t('import.counts')}
        columns={columns}
        rows={stateOrder.flatMap((state) => events.filter((event) => event.state === state))}
        rowKey={({ row }) => String(row)}
        renderCard={renderCard}
      />
    </Stack>
  )
}
