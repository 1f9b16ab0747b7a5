import { calculateSignalReadiness, type TechCard } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { useMedia } from '../../../foundations/useMedia/index.ts'
import { useToday } from '../../../foundations/Clock/index.ts'
import { Drawer } from '../../../primitives/Drawer/index.ts'
import { SheetLayout } from '../../../patterns/Sheet/index.ts'
import { PassportSheet } from '../TechCardPassport/PassportSheet.tsx'
import {
  listChangedCardFields,
  sectionFields,
  getSection,
  techCardSections,
  type CardField,
  type TechCardSection,
  type TechCardValues,
} from '../tech-card-values.ts'
import type { Managers, SearchAuthors } from './BookFields.tsx'
import { EditorBar, type Saving } from './EditorBar.tsx'
import { EditorRail, type CardMove } from './EditorRail.tsx'
import { PreviousValueContext } from './fields.tsx'
import { OpenSection } from './OpenSection.tsx'
import type { SectionDependencies } from './SectionFields.tsx'
import { useCardEditing } from './useCardEditing.ts'
import { useCardLabels } from './useCardLabels.ts'

export interface TechCardEditorProps {
  /** The card as saved on the server. */
  card: TechCard
  /** The field values saved on the server. */
  savedValues: TechCardValues
  /** The current field values: the server's values, overridden by values that are not saved yet. */
  values: TechCardValues
  /** The state of saving. */
  saving: Saving
  /** The server's errors, by field name. */
  errors?: Readonly<Record<string, string>>
  /** Fields that another person has also changed. The user has to choose a value for each. */
  clashes?: readonly (keyof TechCardValues)[]
  onSettle: (field: keyof TechCardValues, version: 'mine' | 'theirs') => void
  /**
   * Called when a field loses the focus, or when a field without text input changes. `wrongFields` lists the invalid fields, which may
   * not be saved.
   */
  onValuesChange: (values: TechCardValues, wrongFields: readonly string[]) => void
  /** The open section. */
  section: TechCardSection | null
  onSectionChange: (section: TechCardSection | null) => void
  projectManagers: Managers
  searchAuthors: SearchAuthors
  /** Upload functions for images and documents. */
  onUpload: SectionDependencies['onUpload']
  /** The link to the finished passport. */
  doneHref: string
  /** Called when the user finishes editing. */
  onDone: () => void
  /** The next move of the card. Its button is disabled while fields are missing. */
  next?: CardMove | undefined
}

const noErrors = {}

/** A tech card edited in place: the passport with one open section. Fields are saved on blur. */
export function TechCardEditor({
  card,
  savedValues,
  values,
  saving,
  errors = noErrors,
  clashes = [],
  onSettle,
  onValuesChange,
  section,
  onSectionChange,
  projectManagers,
  searchAuthors,
  onUpload,
  doneHref,
  onDone,
  next,
}: TechCardEditorProps) {
  const { t } = useTranslation('tech-cards')
  const today = useToday()
  const isWide = useMedia('desktop')
  const cardLabels = useCardLabels(projectManagers)
  const {
    form,
    initialValues,
    commit: commitChanges,
    restoreFields,
    undo,
  } = useCardEditing({ values, errors, onValuesChange })
  const currentValues = useWatch({ control: form.control }) as TechCardValues
  const changedFields = listChangedCardFields(initialValues, currentValues)
  const readiness = calculateSignalReadiness(currentValues)
  const sheetRef = useRef<HTMLDivElement>(null)
  const [isRailOpen, setIsRailOpen] = useState(false)
  /** The field to focus once its section is open; null for the first field. */
  const pendingFieldRef = useRef<CardField | null>(null)

  const openSection = (targetSection: TechCardSection | null, field?: CardField) => {
    commitChanges()
    setIsRailOpen(false)
    pendingFieldRef.current = field ?? null
    if (targetSection === section) return focusPendingField()
    onSectionChange(targetSection)
  }
  const focusPendingField = () => focusField(sheetRef.current?.querySelector('form') ?? null, pendingFieldRef.current)
  const focusOpenedSection = useEffectEvent(focusPendingField)
  useEffect(() => {
    if (section) focusOpenedSection()
  }, [section])

  const onKeyDown = (event: KeyboardEvent) => {
    const command = getShortcutCommand(event)
    if (command === undefined) return
    const isHandled = ((): boolean => {
      if (command === 'close') return section !== null && (openSection(null), true)
      if (command === 'undo') return undo()
      if (command === 'missing') return openNextMissingField()
      const targetSection = techCardSections[command]
      return targetSection !== undefined && (openSection(targetSection), true)
    })()
    if (isHandled) event.preventDefault()
  }
  /** Opens the next field that is missing for the signal copy. The search starts after the fields of the open section. */
  const openNextMissingField = (): boolean => {
    const missingFields = readiness.sections.flatMap(({ missing }) => missing)
    const firstSectionIndex = section ? techCardSections.indexOf(section) : 0
    const nextField =
      missingFields.find((field) => techCardSections.indexOf(getSection(field)) >= firstSectionIndex) ??
      missingFields[0]
    if (!nextField) return false
    openSection(getSection(nextField), nextField)
    return true
  }

  const railElement = (
    <EditorRail
      readiness={readiness}
      open={section}
      onOpen={openSection}
      labels={cardLabels}
      initialValues={initialValues}
      values={currentValues}
      changedFields={changedFields}
      onUndo={(field) => restoreFields([field])}
      next={next}
    />
  )
  const getPreviousText = (field: CardField): string | undefined =>
    changedFields.includes(field)
      ? t('editor.was', { value: cardLabels.textOf(initialValues, field) ?? t('editor.nothing') })
      : undefined
  const editedCard: TechCard = { ...card, ...currentValues, work_types: card.work_types, src_cover: card.src_cover }
  return (
    // Keys that reach the sheet are shortcuts; each of them has a button.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={sheetRef} onKeyDown={onKeyDown} onBlur={commitChanges}>
      <FormProvider {...form}>
        <PreviousValueContext value={getPreviousText}>
          <SheetLayout
            label={t('passport.label', { title: card.book_name })}
            bar={
              <EditorBar
                card={card}
                saving={saving}
                changeCount={changedFields.length}
                onUndoAll={() => restoreFields(changedFields)}
                readiness={
                  isWide
                    ? undefined
                    : {
                        label: t('editor.of', { filled: readiness.filled, total: readiness.total }),
                        onOpen: () => setIsRailOpen(true),
                      }
                }
                doneHref={doneHref}
                onDone={() => {
                  commitChanges()
                  onDone()
                }}
              />
            }
            rail={isWide ? railElement : undefined}
          >
            <PassportSheet
              card={editedCard}
              today={today}
              changedFigures={changedFields}
              editing={{
                open: section,
                onOpen: openSection,
                getMissingFields: (targetSection) =>
                  (
                    readiness.sections.find((sectionReadiness) => sectionReadiness.section === targetSection)
                      ?.missing ?? []
                  ).map((field) => ({
                    field,
                    label: cardLabels.labelOf(field),
                  })),
                fields: section && (
                  <OpenSection
                    key={section}
                    section={section}
                    labels={cardLabels}
                    savedValues={savedValues}
                    values={values}
                    clashes={clashes
                      .filter((field) => isInSection(section, field))
                      .map((field) => ({ field, onSettle: (version) => onSettle(field, version) }))}
                    changedFields={changedFields.filter((field) => sectionFields[section].includes(field))}
                    onUndo={() =>
                      restoreFields(changedFields.filter((field) => sectionFields[section].includes(field)))
                    }
                    onClose={() => openSection(null)}
                    onNext={openSection}
                    {...{ projectManagers, searchAuthors, onUpload, initialValues }}
                  />
                ),
              }}
            />
          </SheetLayout>
        </PreviousValueContext>
      </FormProvider>
      <Drawer open={isRailOpen} onOpenChange={setIsRailOpen} title={t('editor.readiness')}>
        {railElement}
      </Drawer>
    </div>
  )
}

/** Focuses a field of a section, or its first field. */
function focusField(sectionElement: HTMLElement | null, fieldName: CardField | null): void {
  const namedField =
    fieldName && sectionElement?.querySelector<HTMLElement>(`[name="${fieldName}"], [name="${fieldName}.number"]`)
  const firstField = sectionElement?.querySelector<HTMLElement>('input:not([type=file]), select, textarea')
  ;(namedField ?? firstField)?.focus()
}

/** A conflict is shown in the section of its field. A conflict in the print info is shown in the section `print`. */
const isInSection = (section: TechCardSection, field: keyof TechCardValues): boolean =>
  field === 'print_info' ? section === 'print' : sectionFields[section].includes(field)

/**
 * Returns the command of a keyboard shortcut: a section by its number, or an action. Returns undefined if the key types into a
 * field.
 */
function getShortcutCommand({ key, code, altKey, ctrlKey, metaKey, target, defaultPrevented }: KeyboardEvent) {
  if (defaultPrevented) return undefined
  const isTextField =
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type))
  if (key === 'Escape') return 'close'
  const digit = /^Digit([1-8])$/.exec(code)
  if (altKey && digit) return Number(digit[1]) - 1
  if (isTextField) return undefined
  if ((ctrlKey || metaKey) && code === 'KeyZ') return 'undo'
  return code === 'KeyF' && !ctrlKey && !metaKey && !altKey ? 'missing' : undefined
}
