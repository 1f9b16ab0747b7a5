import { publishPost, usePost, usePostPicture } from '@press/client'
import { useTranslation } from '@press/i18n'
import { Loaded, useFormScreen, useParams, usePageTitle, useRefusal, useUpload } from '@press/shell'
import { Alert, Page, PageHeader, PostForm, Stack, useToast, type PostBody, type PostValues } from '@press/ui'
import { useStaff } from '../shared/useStaff.ts'
import { Publications } from './Publications.tsx'

type Answer = NonNullable<ReturnType<typeof usePost>['data']>

/** A post about a book on the press's Instagram, and what was posted of it. */
export function PostScreen() {
  const id = Number(useParams()['id'])
  const { t } = useTranslation(['social', 'tech-cards'])
  const answer = usePost(id)
  const number = t('tech-cards:number', { id })
  usePageTitle(`${t('title')}, ${number}`)
  const host = answer.data?.instagram
  return (
    <Page
      header={<PageHeader title={t('title')} description={host ? `${number} · ${t('place', { host })}` : number} />}
    >
      <Loaded of={answer}>{(loaded) => <Post key={id} id={id} answer={loaded} />}</Loaded>
    </Page>
  )
}

function Post({ id, answer: { instagram, book_name, post, publications } }: { id: number; answer: Answer }) {
  const { t } = useTranslation('social')
  const { to } = useStaff()
  const toast = useToast()
  const refusalOf = useRefusal()
  const onUpload = useUpload('image')
  const picture = usePostPicture(id)
  const screen = useFormScreen<PostValues>(`instagram.${id}`, { loses: t('form.loses') })

  const send = async (body: PostBody) => {
    try {
      await publishPost(id, body)
    } catch (error) {
      throw refusalOf(error)
    }
    toast({ message: t('form.queued') })
    screen.startOver()
  }
  return (
    <Stack gap={5}>
      {instagram === null && (
        <Alert tone="warning" title={t('notConfigured.title')}>
          {t('notConfigured.text')}
        </Alert>
      )}
      {screen.draft && (
        <Alert action={{ label: t('form.startOver'), onAction: screen.startOver }}>{t('form.draftRestored')}</Alert>
      )}
      <PostForm
        key={screen.round}
        defaultValues={screen.draft ?? { ...post, image: null }}
        title={book_name}
        drawing={picture.data ?? (picture.error ? 'failed' : 'drawing')}
        onRedraw={() => void picture.mutate()}
        disabledReason={instagram === null ? t('notConfigured.title') : undefined}
        onUpload={onUpload}
        onDraft={screen.keep}
        onSubmit={send}
        onCancel={() => screen.leave(to.techCard(id))}
        aside={<Publications publications={publications} />}
      />
      {screen.guard}
    </Stack>
  )
}
