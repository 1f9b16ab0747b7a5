import { publishPost, usePost, usePostPicture } from '@press/client'
import { useParams } from '@press/shell'
import { PostForm, type PostBody, type PostValues } from '@press/ui'
import { SendScreen } from './SendScreen.tsx'

type Answer = NonNullable<ReturnType<typeof usePost>['data']>

/** A post about a book on the press's Instagram, and what was posted of it. */
export function PostScreen() {
  const id = Number(useParams()['id'])
  const picture = usePostPicture(id)
  return (
    <SendScreen<Answer, PostValues, PostBody>
      id={id}
      of={usePost(id)}
      words="social"
      draftName={`instagram.${id}`}
      hostOf={({ instagram }) => instagram}
      send={(body) => publishPost(id, body)}
    >
      {({ book_name, post }, draft, common) => (
        <PostForm
          defaultValues={draft ?? { ...post, image: null }}
          title={book_name}
          drawing={picture.data ?? (picture.error ? 'failed' : 'drawing')}
          onRedraw={() => void picture.mutate()}
          {...common}
        />
      )}
    </SendScreen>
  )
}
