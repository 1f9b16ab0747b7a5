import { act } from '@press/client'
import { revealDurationSeconds, type Confidential, type ConfidentialField } from '@press/domain'
import { useEffect, useRef, useState } from 'react'

/** Returns the revealed confidential fields of a person. Each field is hidden after half a minute. */
export function useRevealedFields(id: number) {
  const [opened, setOpened] = useState<Partial<Confidential>>({})
  const timers = useRef(new Map<ConfidentialField, ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const running = timers.current
    return () => running.forEach(clearTimeout)
  }, [])

  const hide = (field: ConfidentialField) => {
    clearTimeout(timers.current.get(field))
    setOpened(({ [field]: _gone, ...rest }) => rest)
  }
  const reveal = async (field: ConfidentialField) => {
    const { [field]: value } = await act('POST /api/user/{id}/reveal', { params: { id }, body: { field } })
    if (value === null || value === undefined) return
    clearTimeout(timers.current.get(field))
    timers.current.set(
      field,
      setTimeout(() => hide(field), revealDurationSeconds * 1000),
    )
    setOpened((all) => ({ ...all, [field]: value }))
  }
  return { opened, reveal, hide }
}
