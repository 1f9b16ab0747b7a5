import {
  calendarFileLimits,
  eventCategories,
  type EventCategory,
  type ImportedEvent,
  type StoredFile,
} from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useRef, useState } from 'react'
import { Stack } from '../../../foundations/layout/index.ts'
import { Alert } from '../../../primitives/Alert/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { Dialog } from '../../../primitives/Dialog/index.ts'
import { FileUpload, type UploadOptions } from '../../../primitives/FileUpload/index.ts'
import { ProgressBar } from '../../../primitives/ProgressBar/index.ts'
import { Select } from '../../../primitives/Select/index.ts'
import { Outcome } from './Outcome.tsx'

/** The result of checking or importing a file. */
export interface CalendarImportReport {
  events: readonly ImportedEvent[]
  /** The number of events saved, new or changed. */
  written: number
}

export interface CalendarImportUpload {
  /** The category of new events. */
  category: EventCategory
  /** Called with the progress while the events are saved. */
  onWork: (progress: { done: number; of: number }) => void
}

export interface CalendarImportDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Checks a file. If it rejects with an `UploadError`, the message is shown next to the file. */
  onCheck: (file: File, options: UploadOptions) => Promise<CalendarImportReport>
  /** Imports a checked file. If it rejects, the error's `message` is shown above the table. */
  onWrite: (file: File, options: CalendarImportUpload) => Promise<CalendarImportReport>
}

/** Imports the file of another calendar. Every event is checked first; the valid events are saved after the user confirms. */
export function CalendarImportDialog({ open, onOpenChange, onCheck, onWrite }: CalendarImportDialogProps) {
  const { t } = useTranslation('calendar')
  const { number } = useFormat()
  const file = useRef<File>(undefined)
  const [storedFile, setStoredFile] = useState<StoredFile | null>(null)
  const [report, setReport] = useState<CalendarImportReport>()
  const [category, setCategory] = useState<EventCategory>('personal')
  const [progress, setProgress] = useState<{ done: number; of: number }>()
  const [failure, setFailure] = useState<string>()

  const chooseFile = (nextFile: StoredFile | null) => {
    setStoredFile(nextFile)
    if (nextFile) return
    setReport(undefined)
    setFailure(undefined)
  }
  const changeOpen = (isOpen: boolean) => {
    if (!isOpen) chooseFile(null)
    onOpenChange(isOpen)
  }
  const checkFile = async (selectedFile: File, options: UploadOptions): Promise<StoredFile> => {
    setReport(undefined)
    setFailure(undefined)
    setReport(await onCheck(selectedFile, options))
    file.current = selectedFile
    return { id: 0, name: selectedFile.name, size: selectedFile.size, mime: selectedFile.type }
  }
  const importCount = report?.events.filter(({ state }) => state === 'new' || state === 'changed').length ?? 0
  const importEvents = async () => {
    if (!file.current) return
    setFailure(undefined)
    setProgress({ done: 0, of: importCount })
    try {
      setReport(await onWrite(file.current, { category, onWork: setProgress }))
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
    } finally {
      setProgress(undefined)
    }
  }
  const isDone = (report?.written ?? 0) > 0
  const canImport = storedFile && report && importCount > 0 && !isDone
  return (
    <Dialog
      open={open}
      onOpenChange={changeOpen}
      title={t('import.title')}
      size="lg"
      dismissable={!progress}
      footer={
        <>
          <Button onClick={() => changeOpen(false)} disabled={progress !== undefined}>
            {t(isDone ? 'import.close' : 'import.cancel')}
          </Button>
          {canImport && (
            <Button
              variant="primary"
              busy={progress !== undefined}
              busyLabel={t('import.adding')}
              onClick={() => void importEvents()}
            >
              {t('import.add', { count: importCount })}
            </Button>
          )}
        </>
      }
    >
      {isDone && report ? (
        <Alert tone="success">{t('import.added', { count: report.written })}</Alert>
      ) : (
        <Stack gap={4}>
          <p>{t('import.intro')}</p>
          <FileUpload
            label={t('import.file')}
            accept={['.ics']}
            maxSize={calendarFileLimits.bytes}
            value={storedFile}
            onValueChange={chooseFile}
            onUpload={checkFile}
          />
          {failure && <Alert tone="danger">{failure}</Alert>}
          {progress && (
            <ProgressBar
              label={t('import.adding')}
              value={progress.of > 0 ? progress.done / progress.of : 0}
              valueLabel={t('import.done', { done: number(progress.done), of: number(progress.of) })}
            />
          )}
          {canImport && (
            <Select
              label={t('import.category')}
              placeholder={null}
              options={eventCategories.map((value) => ({ value, label: t(`category.${value}`) }))}
              value={category}
              onValueChange={(newCategory) => setCategory(newCategory as EventCategory)}
            />
          )}
          {storedFile && report && <Outcome events={report.events} />}
        </Stack>
      )}
    </Dialog>
  )
}
