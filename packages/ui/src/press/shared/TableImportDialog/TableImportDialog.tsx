import type { StoredFile } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useRef, useState } from 'react'
import { Stack } from '../../../foundations/layout/index.ts'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Alert } from '../../../primitives/Alert/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { Dialog } from '../../../primitives/Dialog/index.ts'
import { FileUpload, type UploadOptions } from '../../../primitives/FileUpload/index.ts'
import { ProgressBar } from '../../../primitives/ProgressBar/index.ts'
import { Table, type Column } from '../../../primitives/Table/index.ts'

/** The result of a check or an import of a table. */
export interface TableImportReport<Field extends string = string> {
  /** The number of rows. `good` is the number of rows without problems. */
  rows: number
  good: number
  /** The problems found. `row` is the number of the row in the table, whose header is row 1. */
  problems: readonly { row: number; name: string; field: Field; message: string }[]
  problems_total: number
  /** The number of imported rows: either all rows or 0. */
  written: number
  /** The number of records to import. Set it if several rows form one record or some records are skipped. @default every row */
  fresh?: number
  /** The skipped records, which already exist. If there are very many, only the first of them. */
  skipped?: readonly { row: number; name: string }[]
  skipped_total?: number
}

/** The texts for the imported data. */
export interface TableImportTexts<Field extends string> {
  title: string
  /** The purpose of the table, and what the import does with the data. */
  intro: string
  /** The label of the file. */
  file: string
  /** The subject of a row: «Книга». */
  rowSubject: string
  /** Shown if the table has no rows. */
  emptyText: string
  /** The label of the import button, by the number of records. */
  getImportLabel: (count: number) => string
  importingLabel: string
  field: (field: Field) => string
  /** Returns the text about skipped records that already exist, from their number and the names of the first of them. */
  skipped?: (count: number, names: string) => string
  /** Shown if all records already exist. */
  allExist?: string
}

export interface TableImportDialogProps<Field extends string> {
  open: boolean
  onOpenChange: (open: boolean) => void
  texts: TableImportTexts<Field>
  /** The accepted file extensions. @default ['.xlsx'] */
  accept?: readonly string[]
  /** Downloads an empty table to fill in. */
  onTemplate: () => void
  /** Checks a table. A rejection with an `UploadError` is shown next to the file. */
  onCheck: (file: File, options: UploadOptions) => Promise<TableImportReport<Field>>
  /** Imports a checked table; resolves with the result. */
  onWrite: (file: File, options: Pick<UploadOptions, 'onProgress'>) => Promise<TableImportReport<Field>>
}

/** The maximum size of a table, in bytes. */
const maxTableBytes = 10 * 1024 ** 2
const workbookExtensions = ['.xlsx']
/** The maximum number of skipped records that are named. */
const maxNamedRecords = 5

const countNewRecords = ({ fresh, rows }: TableImportReport): number => fresh ?? rows

/** Checks a filled-in table row by row, and imports it as a whole once there are no problems. */
export function TableImportDialog<Field extends string>({
  open,
  onOpenChange,
  texts,
  accept = workbookExtensions,
  onTemplate,
  onCheck,
  onWrite,
}: TableImportDialogProps<Field>) {
  const { t } = useTranslation('tables')
  const fileRef = useRef<File>(undefined)
  const [storedFile, setStoredFile] = useState<StoredFile | null>(null)
  const [report, setReport] = useState<TableImportReport<Field>>()
  const [uploadProgress, setUploadProgress] = useState<number>()

  const changeOpen = (isNextOpen: boolean) => {
    if (!isNextOpen) {
      setStoredFile(null)
      setReport(undefined)
    }
    onOpenChange(isNextOpen)
  }
  const checkFile = async (selectedFile: File, options: UploadOptions): Promise<StoredFile> => {
    setReport(undefined)
    setReport(await onCheck(selectedFile, options))
    fileRef.current = selectedFile
    return { id: 0, name: selectedFile.name, size: selectedFile.size, mime: selectedFile.type }
  }
  const importFile = async () => {
    if (!fileRef.current) return
    setUploadProgress(0)
    try {
      const newReport = await onWrite(fileRef.current, { onProgress: setUploadProgress })
      // Another user has imported one of the rows since the check.
      if (newReport.written === 0) setReport(newReport)
      else changeOpen(false)
    } catch {
      // `onWrite` reports its error itself. The table stays ready for a retry.
    } finally {
      setUploadProgress(undefined)
    }
  }
  const canImport = storedFile && report && report.problems_total === 0 && countNewRecords(report) > 0
  return (
    <Dialog
      open={open}
      onOpenChange={changeOpen}
      title={texts.title}
      size="lg"
      dismissable={uploadProgress === undefined}
      footer={
        <>
          <Button onClick={() => changeOpen(false)} disabled={uploadProgress !== undefined}>
            {t('import.cancel')}
          </Button>
          {canImport && (
            <Button
              variant="primary"
              busy={uploadProgress !== undefined}
              busyLabel={texts.importingLabel}
              onClick={() => void importFile()}
            >
              {texts.getImportLabel(countNewRecords(report))}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={4}>
        <p>{texts.intro}</p>
        <div>
          <Button size="sm" leading={glyphs.downloadSimple} onClick={onTemplate}>
            {t('import.template')}
          </Button>
        </div>
        <FileUpload
          label={texts.file}
          accept={accept}
          maxSize={maxTableBytes}
          value={storedFile}
          onValueChange={(nextFile) => {
            setStoredFile(nextFile)
            if (!nextFile) setReport(undefined)
          }}
          onUpload={checkFile}
        />
        {uploadProgress !== undefined && <ProgressBar label={t('import.sending')} value={uploadProgress} />}
        {storedFile && report && <Outcome report={report} texts={texts} />}
      </Stack>
    </Dialog>
  )
}

interface OutcomeProps<Field extends string> {
  report: TableImportReport<Field>
  texts: TableImportTexts<Field>
}

/** The result of the check. */
function Outcome<Field extends string>(props: OutcomeProps<Field>) {
  const { report, texts } = props
  const { skipped = [], skipped_total = 0 } = report
  if (report.rows === 0) return <Alert tone="warning">{texts.emptyText}</Alert>
  const names = skipped.slice(0, maxNamedRecords).map(({ name }) => name)
  if (skipped_total > names.length) names.push('…')
  if (countNewRecords(report) === 0) return <Alert tone="warning">{texts.allExist}</Alert>
  return (
    <>
      <CheckResult {...props} />
      {skipped_total > 0 && <Alert>{texts.skipped?.(skipped_total, names.join(', '))}</Alert>}
    </>
  )
}

/** The problems of the rows. */
function CheckResult<Field extends string>({
  report: { rows, good, problems, problems_total },
  texts,
}: OutcomeProps<Field>) {
  const { t } = useTranslation('tables')
  const { number } = useFormat()
  const countText = t('import.good', { good: number(good), rows: number(rows) })
  if (problems_total === 0)
    return (
      <Alert tone="success" title={countText}>
        {t('import.allGood')}
      </Alert>
    )
  const columns: readonly Column<TableImportReport<Field>['problems'][number]>[] = [
    { key: 'row', header: t('import.row'), width: '84px', align: 'end', cell: ({ row }) => number(row) },
    { key: 'what', header: texts.rowSubject, minWidth: '160px', cell: ({ name }) => name || t('nothing') },
    { key: 'field', header: t('import.field'), width: '150px', cell: ({ field }) => texts.field(field) },
    { key: 'problem', header: t('import.problem'), minWidth: '220px', cell: ({ message }) => message },
  ]
  return (
    <>
      <Alert tone="danger" title={countText}>
        {[
          t('import.problems'),
          problems.length < problems_total &&
            t('import.first', { shown: number(problems.length), total: number(problems_total) }),
        ]
          .filter(Boolean)
          .join(' ')}
      </Alert>
      <Table
        label={t('import.problem')}
        columns={columns}
        rows={problems}
        rowKey={({ row, field, message }) => `${row} ${field} ${message}`}
        renderCard={({ row, name, field, message }) =>
          [`${t('import.row')} ${row}`, name, texts.field(field), message].filter(Boolean).join(' · ')
        }
      />
    </>
  )
}
