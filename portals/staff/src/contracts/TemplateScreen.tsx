import { act, read, useCall, type AnswerOf } from '@press/client'
import { contractKindKeys, type ContractKind } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { QueryBoundary, useEditScreen, useNavigate, useParams, usePageTitle, useRefusal } from '@press/shell'
import { Alert, Page, PageHeader, TemplateEditor, toTemplateValues, useToast, type TemplateValues } from '@press/ui'
import { useEffect, useState } from 'react'
import { useStaff } from '../shared/useStaff.ts'

type Answer = AnswerOf<'GET /api/contract-templates/{kind}'>
type Template = Answer['template']

/** The template of the contract kind in the URL. */
export function TemplateScreen() {
  const { paths } = useStaff()
  const navigate = useNavigate()
  const kindParam = useParams()['kind']
  const kind = contractKindKeys.find((one) => one === kindParam)
  const isKnownKind = kind !== undefined
  useEffect(() => {
    if (!isKnownKind) void navigate(paths.contractTemplates, { replace: true })
  }, [isKnownKind, navigate, paths])
  return kind && <KindTemplate key={kind} kind={kind} />
}

function KindTemplate({ kind }: { kind: ContractKind }) {
  const { t } = useTranslation(['contract-templates', 'contracts'])
  const answer = useCall('GET /api/contract-templates/{kind}', { params: { kind } })
  /** The version that the form was filled from. It is kept while there are unsaved changes. */
  const [baseVersion, setBaseVersion] = useState<number>()
  const [remountKey, setRemountKey] = useState(0)
  const title = t('editor.title', { kind: t(`contracts:kind.${kind}`) })
  usePageTitle(title)
  const page = (
    <QueryBoundary result={answer}>
      {(data) => (
        <EditTemplate
          key={`${baseVersion ?? data.template.version} ${remountKey}`}
          {...data}
          onTyped={() => setBaseVersion(baseVersion ?? data.template.version)}
          onDone={() => {
            setBaseVersion(undefined)
            setRemountKey(remountKey + 1)
          }}
        />
      )}
    </QueryBoundary>
  )
  return answer.data ? page : <Page header={<PageHeader title={title} />}>{page}</Page>
}

interface EditTemplateProps extends Answer {
  /** Called on the first change. From then on, a version that others save does not replace the form's values. */
  onTyped: () => void
  /** Called when the template is saved or discarded. */
  onDone: () => void
}

function EditTemplate({ template, versions, press, onTyped, onDone }: EditTemplateProps) {
  const { t } = useTranslation('contract-templates')
  const { number } = useFormat()
  const toast = useToast()
  const toFormError = useRefusal()
  const { kind, version } = template
  const [initialVersion] = useState(version)
  const screen = useEditScreen<Template, TemplateValues>(`contract-template.${kind}`, {
    row: template,
    valuesOf: ({ text }) => toTemplateValues(text),
    currentRowOf: (answer) => (answer as Answer).template,
    labelOf: (field) => t(`field.${field}`),
    textOf: (values, field) => {
      if (field === 'note') return values.note || null
      const lines =
        field === 'sections'
          ? values.sections.flatMap(({ clauses }) => clauses)
          : field === 'preamble'
            ? values.preamble
            : undefined
      if (lines) return t('compare.clauses', { count: lines.length, value: number(lines.length) })
      return values[field as 'title' | 'press' | 'party'].ru
    },
    lossText: t('editor.loses'),
  })
  const handleDone = () => {
    screen.startOver()
    onDone()
  }
  const saveTemplate = async ({ note, ...text }: TemplateValues) => {
    let savedVersion: number | undefined
    await screen.save({ note, ...text }, async (baseVersion) => {
      savedVersion = (
        await act('POST /api/contract-templates/{kind}', {
          params: { kind },
          body: { text, note, version: baseVersion },
        })
      ).template.version
    })
    toast({ message: t('editor.saved', { version: savedVersion ?? version }) })
    handleDone()
  }
  const findVersion = async (requestedVersion: number) => {
    try {
      return (
        await read('GET /api/contract-templates/{kind}/versions/{version}', {
          params: { kind, version: requestedVersion },
        })
      ).template.text
    } catch (problem) {
      toast({ tone: 'danger', message: toFormError(problem).message })
      return undefined
    }
  }
  return (
    <>
      <TemplateEditor
        key={screen.formKey}
        kind={kind}
        text={template.text}
        versions={versions}
        press={press}
        defaultValues={screen.values}
        refusal={screen.refusal}
        onDraft={(values) => {
          screen.storeDraft(values)
          onTyped()
        }}
        draftSavedAt={screen.savedAt}
        onSubmit={saveTemplate}
        onVersion={findVersion}
        notice={
          <>
            {screen.isDraftRestored && (
              <Alert action={{ label: t('editor.dropDraft'), onAction: handleDone }}>{t('editor.draftRestored')}</Alert>
            )}
            {version > initialVersion && (
              <Alert action={{ label: t('editor.dropDraft'), onAction: handleDone }}>
                {t('editor.newer', { version })}
              </Alert>
            )}
          </>
        }
      />
      {screen.guard}
    </>
  )
}
