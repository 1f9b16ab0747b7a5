import { useState } from 'react'

/** Copies code to the clipboard, and returns what was copied last. */
export function useCopied(): [copied: string, copy: (code: string) => void] {
  const [copied, setCopied] = useState('')
  return [copied, (code) => void navigator.clipboard.writeText(code).then(() => setCopied(code))]
}
