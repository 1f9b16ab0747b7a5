import {
  findTemplateChanges,
  templateLimits,
  type ContractKind,
  type ContractPublisher,
  type ContractTemplate,
  type TemplateVersion,
} from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useId, useState, type ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Page } from '../../../foundations/layout/index.ts'
import { useMedia } from '../../../foundations/useMedia/index.ts'
import { useShortcut } from '../../../foundations/useShortcut/index.ts'
import { FieldSet } from '../../../patterns/FieldSet/index.ts'
import { Form, usePressForm, type FormError } from '../../../patterns/Form/index.ts'
import { PageHeader } from '../../../patterns/PageHeader/index.ts'
import { makeKeyboardScrollable } from '../../../private/keyboard-scrollable-ref.ts'
import { useToday } from '../../../foundations/Clock/index.ts'
import { Alert } from '../../../primitives/Alert/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { Tabs } from '../../../primitives/Tabs/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import { InBothFields } from './InBothFields.tsx'
import { InsertMenu } from './InsertMenu.tsx'
import { PreambleFields, SectionFields } from './SectionFields.tsx'
import { TemplateDiff } from './TemplateDiff.tsx'
import { TemplatePreview } from './TemplatePreview.tsx'
import { getFieldPath, findTemplateProblems, toTemplateText, type TemplateValues } from './template-values.ts'
import { TemplateVersions } from './TemplateVersions.tsx'
import { useCaret } from './useCaret.ts'
import * as styles from './TemplateEditor.css.ts'

export interface TemplateEditorProps {
  kind: ContractKind
  /** The text of the current version. */
  text: ContractTemplate
  /** All versions, newest first. The first element is the current version. */
  versions: readonly TemplateVersion[]
  /** The press as a party, for the preview. */
  press: ContractPublisher
  /** Initial values: a draft, or `toTemplateValues(text)`. */
  defaultValues: TemplateValues
  /** Errors that are shown before anything is submitted. */
  refusal?: FormError | undefined
  /** Saves a draft. Called after every change. */
  onDraft?: (values: TemplateValues) => void
  /** When the draft was last saved. */
  draftSavedAt?: string | undefined
  /** Saves the next version. If it rejects with a `FormError`, the errors appear on the fields. */
  onSubmit: (values: TemplateValues) => Promise<void>
  /** Loads the text of a previous version. Resolves to undefined if that failed; the caller then shows the error. */
  onVersion: (version: number) => Promise<ContractTemplate | undefined>
  /** A message above the text, for example that the text has unsaved changes. */
  notice?: ReactNode
}

/** Edits the text of a kind of contract in both languages, with a preview. */
export function TemplateEditor({
  kind,
  text,
  versions,
  press,
  defaultValues,
  refusal,
  onDraft,
  draftSavedAt,
  onSubmit,
  onVersion,
  notice,
}: TemplateEditorProps) {
  const { t } = useTranslation(['contract-templates', 'contracts'])
  const id = useId()
  const today = useToday()
  const isDesktop = useMedia('desktop')
  const [tab, setTab] = useState('text')
  const [restoredVersion, setRestoredVersion] = useState({ version: 0, times: 0 })
  const version = versions[0]?.version ?? 1
  const form = usePressForm<TemplateValues, 'contract-templates'>({
    values: defaultValues,
    problems: (values) => findTemplateProblems(kind, values),
    namespace: 'contract-templates',
    pathOf: getFieldPath,
    onSubmit,
    refusal,
    onValuesChange: onDraft,
  })
  const caret = useCaret(form)
  /** The previous version that the text is compared with. */
  const [comparison, setComparison] = useState<{ version: number; text: ContractTemplate | undefined }>()
  const comparedVersion = comparison ?? { version, text }
  const compareVersion = async (otherVersion: number) => {
    if (otherVersion === version) return setComparison(undefined)
    setComparison({ version: otherVersion, text: undefined })
    const previousText = await onVersion(otherVersion)
    setComparison((current) =>
      current?.version !== otherVersion ? current : previousText && { version: otherVersion, text: previousText },
    )
  }
  const restoreVersion = async (otherVersion: number) => {
    const previousText = await onVersion(otherVersion)
    if (!previousText) return
    const values = { ...structuredClone(previousText), note: t('versions.restored', { version: otherVersion }) }
    form.reset(values, { keepDefaultValues: true })
    onDraft?.(values)
    setRestoredVersion({ version: otherVersion, times: restoredVersion.times + 1 })
    setTab('text')
  }
  const getForm = () => document.getElementById(id) as HTMLFormElement | null
  // Errors appear on the fields, so the tab with the fields must be open.
  const showText = () => !isDesktop && setTab('text')
  useShortcut('mod+s', () => {
    showText()
    getForm()?.requestSubmit()
  })

  const fields = (
    <div className={styles.fields} {...caret.fieldProps}>
      {notice}
      {restoredVersion.times > 0 && <Alert>{t('versions.restoredText', { version: restoredVersion.version })}</Alert>}
      <TextField
        {...form.register('note')}
        label={t('editor.note')}
        hint={t('editor.noteHint')}
        maxLength={templateLimits.note}
        autoComplete="off"
      />
      <FieldSet legend={t('editor.names')}>
        {(['title', 'press', 'party'] as const).map((field) => (
          <InBothFields key={field} label={t(`field.${field}`)} path={field} short />
        ))}
      </FieldSet>
      <PreambleFields form={form} />
      <SectionFields key={restoredVersion.times} form={form} />
    </div>
  )
  const panels = [
    { key: 'preview', label: t('editor.preview'), panel: <TemplatePreview kind={kind} press={press} today={today} /> },
    {
      key: 'changes',
      label: t('editor.changes'),
      panel: (
        <TemplateDiff
          versions={versions}
          comparedVersion={comparedVersion.version}
          comparedText={comparedVersion.text}
          onComparedVersionChange={(otherVersion) => void compareVersion(otherVersion)}
        />
      ),
    },
    {
      key: 'versions',
      label: t('editor.versions'),
      count: versions.length,
      panel: (
        <TemplateVersions
          versions={versions}
          onCompare={(otherVersion) => {
            setTab('changes')
            void compareVersion(otherVersion)
          }}
          onRestore={(otherVersion) => void restoreVersion(otherVersion)}
        />
      ),
    },
  ]
  // On wide screens the text is always next to the tabs, so the text tab does not exist.
  const activeTab = isDesktop && tab === 'text' ? 'preview' : tab
  const renderTabs = (shownPanels: typeof panels) => (
    <Tabs label={t('editor.parts')} value={activeTab} onValueChange={setTab} tabs={shownPanels} />
  )
  return (
    <Form form={form} id={id}>
      <Page
        header={
          <PageHeader
            title={t('editor.title', { kind: t(`contracts:kind.${kind}`) })}
            count={t('versionOf', { version })}
            primary={
              <>
                <InsertMenu kind={kind} ready={caret.hasPosition} onInsert={caret.insert} />
                <SaveButton
                  id={id}
                  text={text}
                  next={version + 1}
                  busy={form.busy}
                  dirty={form.dirty}
                  draftSavedAt={draftSavedAt}
                  onClick={showText}
                />
              </>
            }
          />
        }
      >
        {isDesktop ? (
          <div className={styles.layout}>
            {fields}
            <div ref={makeKeyboardScrollable} className={styles.desk}>
              {renderTabs(panels)}
            </div>
          </div>
        ) : (
          renderTabs([{ key: 'text', label: t('editor.text'), panel: fields }, ...panels])
        )}
      </Page>
    </Form>
  )
}

interface SaveButtonProps {
  id: string
  text: ContractTemplate
  next: number
  busy: boolean
  dirty: boolean
  draftSavedAt: string | undefined
  onClick: () => void
}

/** Shows whether the text has changed, and the button that saves it as the next version. */
function SaveButton({ id, text, next, busy, dirty, draftSavedAt, onClick }: SaveButtonProps) {
  const { t } = useTranslation('contract-templates')
  const { date } = useFormat()
  const { control } = useFormContext<TemplateValues>()
  const values = useWatch({ control }) as TemplateValues
  const unsavedText = dirty ? t('editor.unsaved') : ''
  return (
    <>
      <output className={styles.state}>
        {draftSavedAt ? t('editor.draftSaved', { time: date(draftSavedAt, 'time') }) : unsavedText}
      </output>
      <Button
        type="submit"
        form={id}
        variant="primary"
        size="sm"
        onClick={onClick}
        busy={busy}
        busyLabel={t('editor.saving')}
        disabledReason={findTemplateChanges(text, toTemplateText(values)).length === 0 ? t('editor.same') : undefined}
      >
        {t('editor.save', { version: next })}
      </Button>
    </>
  )
}
