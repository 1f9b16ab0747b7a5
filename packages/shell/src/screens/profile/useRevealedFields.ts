import { act } from '@press/client'
import { revealDurationSeconds, type Confidential, type ConfidentialField } from '@press/domain'
import { useEffect, useRef, useState } from 'react'

/** Returns the revealed confidential fields of a person. Each field is hidden after half a minute. */
export function useRevealedFields(id: number) {
  const [revealedFields, setRevealedFields] = useState<Partial<Confidential>>({})
  const timers = useRef(new Map<ConfidentialField, ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const activeTimers = timers.current
    return () => activeTimers.forEach(clearTimeout)
  }, [])

  const hide = (field: ConfidentialField) => {
    clearTimeout(timers.current.get(field))
    setRevealedFields(({ [field]: _gone, ...otherFields }) => otherFields)
  }
  const reveal = async (field: ConfidentialField) => {
    const { [field]: value } = await act('POST /api/user/{id}/reveal', { params: { id }, body: { field } })
    if (value === null || value === undefined) return
    clearTimeout(timers.current.get(field))
    timers.current.set(
      field,
      setTimeout(() => hide(field), revealDurationSeconds * 1000),
    )
    setRevealedFields((fields) => ({ ...fields, [field]: value }))
  }
  return { revealedFields: revealedFields, reveal, hide }
}
