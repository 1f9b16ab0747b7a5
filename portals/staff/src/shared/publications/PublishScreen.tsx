import { useTranslation } from '@press/i18n'
import { QueryBoundary, useFormScreen, usePageTitle, useUpload, type QueryBoundaryProps, useSaving } from '@press/shell'
import { Alert, Page, PageHeader, Stack, type PublicationListProps, type ShopFormProps, type Upload } from '@press/ui'
import { Fragment, type ReactNode } from 'react'
import { useStaff } from '../useStaff.ts'
import { PublicationHistory } from './PublicationHistory.tsx'

/** The props that the surrounding screen passes to the form. */
interface CommonFormProps<Values, Body> extends Pick<ShopFormProps, 'disabledReason' | 'onCancel' | 'aside'> {
  onUpload: Upload
  onDraft: (values: Values) => void
  onSubmit: (body: Body) => Promise<void>
}

interface PublishFormProps<Answer, Values, Body> {
  /** The id of the tech card. */
  id: number
  /** The translation namespace of the screen's texts. */
  namespace: 'shop' | 'social'
  /** The key under which the browser stores the draft of the form. */
  draftName: string
  /** Returns the host of the recipient, or null if no recipient is configured. */
  hostOf: (answer: Answer) => string | null
  send: (body: Body) => Promise<unknown>
  /** Renders the form. `draft` is the unsent draft of this browser. */
  children: (answer: Answer, draft: Values | null, common: CommonFormProps<Values, Body>) => ReactNode
}
type PublicationsAnswer = Pick<PublicationListProps, 'publications'>

/** A screen for publishing a book on an external service: its form, and the earlier publications. */
export function PublishScreen<Answer extends PublicationsAnswer, Values, Body>({
  result,
  ...props
}: PublishFormProps<Answer, Values, Body> & Pick<QueryBoundaryProps<Answer>, 'result'>) {
  const { id, namespace, hostOf } = props
  const { t } = useTranslation(['shop', 'social', 'tech-cards'])
  const number = t('tech-cards:number', { id })
  const title = t(`${namespace}:title`)
  usePageTitle(`${title}, ${number}`)
  const host = result.data && hostOf(result.data)
  return (
    <Page
      header={
        <PageHeader title={title} description={host ? `${number} · ${t(`${namespace}:place`, { host })}` : number} />
      }
    >
      <QueryBoundary result={result}>{(answer) => <PublishForm key={id} answer={answer} {...props} />}</QueryBoundary>
    </Page>
  )
}

function PublishForm<Answer extends PublicationsAnswer, Values, Body>({
  answer,
  id,
  namespace,
  draftName,
  hostOf,
  send,
  children,
}: PublishFormProps<Answer, Values, Body> & { answer: Answer }) {
  const { t } = useTranslation(['shop', 'social'])
  const { paths } = useStaff()
  const { submit } = useSaving()
  const onUpload = useUpload('image')
  const screen = useFormScreen<Values>(draftName, { lossText: t(`${namespace}:form.loses`) })
  const disabledReason = hostOf(answer) === null ? t(`${namespace}:notConfigured.title`) : undefined

  const publishBook = async (body: Body) => {
    await submit(() => send(body), t(`${namespace}:form.queued`))
    screen.startOver()
  }
  return (
    <Stack gap={5}>
      {disabledReason && (
        <Alert tone="warning" title={disabledReason}>
          {t(`${namespace}:notConfigured.text`)}
        </Alert>
      )}
      {screen.draft && (
        <Alert action={{ label: t(`${namespace}:form.startOver`), onAction: screen.startOver }}>
          {t(`${namespace}:form.draftRestored`)}
        </Alert>
      )}
      <Fragment key={screen.formKey}>
        {children(answer, screen.draft, {
          disabledReason,
          onUpload,
          onDraft: screen.storeDraft,
          onSubmit: publishBook,
          onCancel: () => screen.leave(paths.techCard(id)),
          aside: <PublicationHistory publications={answer.publications} refusalReason={disabledReason} />,
        })}
      </Fragment>
      {screen.guard}
    </Stack>
  )
}
