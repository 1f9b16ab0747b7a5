import { signalReadiness, type TechCard } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { useMedia } from '../../../foundations/useMedia/index.ts'
import { useToday } from '../../../foundations/Clock/index.ts'
import { Drawer } from '../../../primitives/Drawer/index.ts'
import { SheetLayout } from '../../../patterns/Sheet/index.ts'
import { PassportSheet } from '../TechCardPassport/PassportSheet.tsx'
import {
  changedCardFields,
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
import { WasContext } from './fields.tsx'
import { OpenSection } from './OpenSection.tsx'
import type { SectionMeans } from './SectionFields.tsx'
import { useCardEditing } from './useCardEditing.ts'
import { useCardLabels } from './useCardLabels.ts'

export interface TechCardEditorProps {
  /** The card as saved on the server. */
  card: TechCard
  /** The field values saved on the server. */
  saved: TechCardValues
  /** The current field values: the server's values, overridden by values that are not saved yet. */
  values: TechCardValues
  /** The state of saving. */
  saving: Saving
  /** The server's errors, by field name. */
  errors?: Readonly<Record<string, string>>
  /** Fields that another person has also changed. The user has to choose a value for each. */
  clashes?: readonly (keyof TechCardValues)[]
  onSettle: (field: keyof TechCardValues, whose: 'mine' | 'theirs') => void
  /**
   * Called when a field loses the focus, or when a field without text input changes. `wrong` lists the invalid fields, which may
   * not be saved.
   */
  onValuesChange: (values: TechCardValues, wrong: readonly string[]) => void
  /** The open section. */
  section: TechCardSection | null
  onSectionChange: (section: TechCardSection | null) => void
  projectManagers: Managers
  searchAuthors: SearchAuthors
  /** Upload functions for images and documents. */
  onUpload: SectionMeans['onUpload']
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
  saved,
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
  const wide = useMedia('desktop')
  const words = useCardLabels(projectManagers)
  const { form, before, commit, takeBack, undo } = useCardEditing({ values, errors, onValuesChange })
  const filled = useWatch({ control: form.control }) as TechCardValues
  const changed = changedCardFields(before, filled)
  const readiness = signalReadiness(filled)
  const sheet = useRef<HTMLDivElement>(null)
  const [isRailOpen, setIsRailOpen] = useState(false)
  /** The field to focus once its section is open; null for the first field. */
  const pendingField = useRef<CardField | null>(null)

  const open = (to: TechCardSection | null, field?: CardField) => {
    commit()
    setIsRailOpen(false)
    pendingField.current = field ?? null
    if (to === section) return focusPendingField()
    onSectionChange(to)
  }
  const focusPendingField = () => focusField(sheet.current?.querySelector('form') ?? null, pendingField.current)
  const focusOpened = useEffectEvent(focusPendingField)
  useEffect(() => {
    if (section) focusOpened()
  }, [section])

  const onKeyDown = (event: KeyboardEvent) => {
    const key = keyOf(event)
    if (key === undefined) return
    const done = ((): boolean => {
      if (key === 'close') return section !== null && (open(null), true)
      if (key === 'undo') return undo()
      if (key === 'missing') return openMissing()
      const to = techCardSections[key]
      return to !== undefined && (open(to), true)
    })()
    if (done) event.preventDefault()
  }
  /** Opens the next field that is missing for the signal copy. The search starts after the fields of the open section. */
  const openMissing = (): boolean => {
    const missingFields = readiness.sections.flatMap(({ missing }) => missing)
    const from = section ? techCardSections.indexOf(section) : 0
    const nextField =
      missingFields.find((field) => techCardSections.indexOf(getSection(field)) >= from) ?? missingFields[0]
    if (!nextField) return false
    open(getSection(nextField), nextField)
    return true
  }

  const rail = (
    <EditorRail
      readiness={readiness}
      open={section}
      onOpen={open}
      words={words}
      before={before}
      values={filled}
      changed={changed}
      onTakeBack={(field) => takeBack([field])}
      next={next}
    />
  )
  const was = (field: CardField): string | undefined =>
    changed.includes(field) ? t('editor.was', { value: words.textOf(before, field) ?? t('editor.nothing') }) : undefined
  const editedCard: TechCard = { ...card, ...filled, work_types: card.work_types, src_cover: card.src_cover }
  return (
    // Keys that reach the sheet are shortcuts; each of them has a button.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={sheet} onKeyDown={onKeyDown} onBlur={commit}>
      <FormProvider {...form}>
        <WasContext value={was}>
          <SheetLayout
            label={t('passport.label', { title: card.book_name })}
            bar={
              <EditorBar
                card={card}
                saving={saving}
                changes={changed.length}
                onTakeBackAll={() => takeBack(changed)}
                readiness={
                  wide
                    ? undefined
                    : {
                        label: t('editor.of', { filled: readiness.filled, total: readiness.total }),
                        onOpen: () => setIsRailOpen(true),
                      }
                }
                doneHref={doneHref}
                onDone={() => {
                  commit()
                  onDone()
                }}
              />
            }
            {...(wide && { rail })}
          >
            <PassportSheet
              card={editedCard}
              today={today}
              moved={changed}
              editing={{
                open: section,
                onOpen: open,
                missing: (of) =>
                  (readiness.sections.find((one) => one.section === of)?.missing ?? []).map((field) => ({
                    field,
                    label: words.labelOf(field),
                  })),
                fields: section && (
                  <OpenSection
                    key={section}
                    section={section}
                    words={words}
                    saved={saved}
                    values={values}
                    clashes={clashes
                      .filter((field) => isIn(section, field))
                      .map((field) => ({ field, onSettle: (whose) => onSettle(field, whose) }))}
                    changed={changed.filter((field) => sectionFields[section].includes(field))}
                    onTakeBack={() => takeBack(changed.filter((field) => sectionFields[section].includes(field)))}
                    onClose={() => open(null)}
                    onNext={open}
                    {...{ projectManagers, searchAuthors, onUpload, before }}
                  />
                ),
              }}
            />
          </SheetLayout>
        </WasContext>
      </FormProvider>
      <Drawer open={isRailOpen} onOpenChange={setIsRailOpen} title={t('editor.readiness')}>
        {rail}
      </Drawer>
    </div>
  )
}

/** Focuses a field of a section, or its first field. */
function focusField(part: HTMLElement | null, name: CardField | null): void {
  const namedField = name && part?.querySelector<HTMLElement>(`[name="${name}"], [name="${name}.number"]`)
  const first = part?.querySelector<HTMLElement>('input:not([type=file]), select, textarea')
  ;(namedField ?? first)?.focus()
}

/** A conflict is shown in the section of its field. A conflict in the print info is shown in the section `print`. */
const isIn = (section: TechCardSection, field: keyof TechCardValues): boolean =>
  field === 'print_info' ? section === 'print' : sectionFields[section].includes(field)

/**
 * Returns the command of a keyboard shortcut: a section by its number, or an action. Returns undefined if the key types into a
 * field.
 */
function keyOf({ key, code, altKey, ctrlKey, metaKey, target, defaultPrevented }: KeyboardEvent) {
  if (defaultPrevented) return undefined
  const writes =
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type))
  if (key === 'Escape') return 'close'
  const digit = /^Digit([1-8])$/.exec(code)
  if (altKey && digit) return Number(digit[1]) - 1
  if (writes) return undefined
  if ((ctrlKey || metaKey) && code === 'KeyZ') return 'undo'
  return code === 'KeyF' && !ctrlKey && !metaKey && !altKey ? 'missing' : undefined
}
