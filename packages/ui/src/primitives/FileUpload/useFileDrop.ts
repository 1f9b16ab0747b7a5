import { useState, type DragEvent } from 'react'

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

/** Returns the handlers for a drop target, and whether files are being dragged over it. */
export function useFileDrop(onFiles: (files: File[]) => void, disabled: boolean) {
  const [isOver, setIsOver] = useState(false)
  if (disabled) return { isOver: false, target: {} }
  return {
    isOver,
    target: {
      onDragEnter: (event: DragEvent) => hasFiles(event) && setIsOver(true),
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'copy'
      },
      onDragLeave: (event: DragEvent<HTMLElement>) => {
        // Moving onto a child does not count as leaving.
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)))
          setIsOver(false)
      },
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setIsOver(false)
        onFiles([...event.dataTransfer.files])
      },
    },
  }
}
