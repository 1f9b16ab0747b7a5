import { useState } from 'react'

/** Copies code to the clipboard, and returns what was copied last. */
export function useCopied(): [copied: string, copy: (code: string) => void] {
  const [copiedCode, setCopiedCode] = useState('')
  return [copiedCode, (code) => void navigator.clipboard.writeText(code).then(() => setCopiedCode(code))]
}
