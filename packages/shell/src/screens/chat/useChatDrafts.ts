import { storage } from '@press/client'
import { useState } from 'react'

/** Returns the unsent messages by conversation, stored in this browser for the person who wrote them. */
export function useChatDrafts(user: number) {
  const key = `press.draft.${user}.chat`
  const [drafts, setDrafts] = useState(() => (storage.getJson(key) ?? {}) as Readonly<Record<number, string>>)
  const storeDraft = ({ id, content }: { id: number; content: string }) =>
    setDrafts(({ [id]: _before, ...others }) => {
      const next = content ? { ...others, [id]: content } : others
      storage.setJson(key, Object.keys(next).length > 0 ? next : null)
      return next
    })
  return { drafts, storeDraft: storeDraft }
}
