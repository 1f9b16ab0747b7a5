import { defineJobType } from './jobs.ts'

/** Extracts the text and the pages of documents. */
export const readFilesJob = defineJobType<{ files: number[] }>({
  kind: 'read-files',
  lane: 'documents',
  run: async ({ files }, { db, signal }, services) => {
    for (const file of files) {
      signal.throwIfAborted()
      await services.files.readings.getText(db, file)
    }
    return undefined
  },
})
