import { useState } from 'react'
import { fn } from 'storybook/test'
import { authorOptions } from '../../applications/fixtures.ts'
import { elena } from '../../shared/fixtures/people.ts'
import { techCard } from '../../shared/fixtures/tech-cards.ts'
import { toTechCardValues, type TechCardSection } from '../tech-card-values.ts'
import { TechCardEditor, type TechCardEditorProps } from './TechCardEditor.tsx'

/** The card of design/png m3: four required fields for its signal copy are missing. */
export const halfFilledValues = {
  ...techCard,
  id: 1159,
  book_name: 'История книжного дела Казахстана',
  language: 'ru' as const,
  edition_type: 'monograph' as const,
  authors: [{ id: 9, name: 'Ольга Дементьева', email: 'o.dementeva@univer.kz', phone: '' }],
  ISBN: null,
  kegel: null,
  quantity: 800,
  circulation_author: 80,
  circulation_library: 120,
  circulation_university: 600,
  pages: 336,
  symbols: 798_100,
  scientific_council_protocol: { number: null, date: null },
  due: '2026-11-16',
  print_info: { ...techCard.print_info, colored_pages: 8 },
  is_signal: false,
  is_process: true,
}

const doNothing = () => undefined

type ControlledProp =
  | 'card'
  | 'saved'
  | 'values'
  | 'onSettle'
  | 'onValuesChange'
  | 'onDone'
  | 'section'
  | 'onSectionChange'
  | 'saving'
export interface EditorFixtureProps
  extends
    Partial<Pick<TechCardEditorProps, 'card' | 'saving' | 'errors' | 'clashes' | 'onSettle' | 'next'>>,
    Partial<Omit<TechCardEditorProps, ControlledProp>> {
  /** The initially open section. */
  initialSection?: TechCardSection | null
  onValuesChange?: TechCardEditorProps['onValuesChange']
}

/** The editor with a simulated server that saves at once and never refuses. */
export function EditorFixture({
  card = halfFilledValues,
  initialSection = null,
  saving = { state: 'saved', savedAt: '2026-11-22T09:06:00Z', retry: 5 },
  onValuesChange = doNothing,
  onSettle = doNothing,
  clashes,
  ...props
}: EditorFixtureProps) {
  const [values, setValues] = useState(() => toTechCardValues(card))
  const [section, setSection] = useState<TechCardSection | null>(initialSection)
  return (
    <TechCardEditor
      card={card}
      savedValues={clashes ? { ...values, pages: 400 } : values}
      values={values}
      saving={saving}
      clashes={clashes}
      onSettle={onSettle}
      onValuesChange={(nextValues, wrongFields) => {
        setValues(nextValues)
        onValuesChange(nextValues, wrongFields)
      }}
      section={section}
      onSectionChange={setSection}
      projectManagers={[elena, { id: 14, name: 'Марат Ильясов' }]}
      searchAuthors={async (query) =>
        authorOptions.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()))
      }
      onUpload={uploads}
      doneHref="#/techcards/1159"
      onDone={doNothing}
      {...props}
    />
  )
}

const uploads = {
  image: fn(async (file: File) => ({ id: 90, name: file.name, size: file.size, mime: file.type })),
  document: fn(async (file: File) => ({ id: 91, name: file.name, size: file.size, mime: file.type })),
}
