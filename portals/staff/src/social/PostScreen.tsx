import { act, useCall, type AnswerOf } from '@press/client'
import { useParams } from '@press/shell'
import { PostForm, type PostBody, type PostValues } from '@press/ui'
import { PublishScreen } from '../shared/publications/PublishScreen.tsx'

type Answer = AnswerOf<'GET /api/social/instagram/techcards/{id}'>

/** A post about a book on the press's Instagram, and the earlier posts. */
export function PostScreen() {
  const id = Number(useParams()['id'])
  const picture = useCall(
    'GET /api/social/instagram/techcards/{id}/picture',
    { params: { id } },
    { revalidateOnFocus: false },
  )
  return (
    <PublishScreen<Answer, PostValues, PostBody>
      id={id}
      result={useCall('GET /api/social/instagram/techcards/{id}', { params: { id } })}
      namespace="social"
      draftName={`instagram.${id}`}
      hostOf={({ instagram }) => instagram}
      send={(body) => act('POST /api/social/instagram/publish/techcards/{id}', { params: { id }, body })}
    >
      {({ book_name, post }, draft, common) => (
        <PostForm
          defaultValues={draft ?? { ...post, image: null }}
          title={book_name}
          picture={picture.data ?? (picture.error ? 'failed' : 'drawing')}
          onRedraw={() => void picture.mutate()}
          {...common}
        />
      )}
    </PublishScreen>
  )
}
