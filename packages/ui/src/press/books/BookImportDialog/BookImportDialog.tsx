import { useFormat, useTranslation } from '@press/i18n'
import { useMemo, useRef, useState } from 'react'
import { Stack } from '../../../foundations/layout/index.ts'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Alert } from '../../../primitives/Alert/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { Dialog } from '../../../primitives/Dialog/index.ts'
import { FileUpload, type StoredFile, type UploadOptions } from '../../../primitives/FileUpload/index.ts'
import { ProgressBar } from '../../../primitives/ProgressBar/index.ts'
import { Table, type Column } from '../../../primitives/Table/index.ts'
import type { BookImportReport } from '../wire.ts'

export interface BookImportDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Gives an empty table to fill in. */
  onTemplate: () => void
  /** Has a table checked. What it rejects with, an `UploadError`, is said beside the file. */
  onCheck: (file: File, options: UploadOptions) => Promise<BookImportReport>
  /** Writes a table that was checked; resolves with what came of it. */
  onWrite: (file: File, options: Pick<UploadOptions, 'onProgress'>) => Promise<BookImportReport>
}

/** Bytes of a table. */
const mostBytes = 10 * 1024 ** 2

/** A table of books is checked row by row, and written as a whole once nothing stands against it. */
export function BookImportDialog({ open, onOpenChange, onTemplate, onCheck, onWrite }: BookImportDialogProps) {
  const { t } = useTranslation('books')
  const file = useRef<File>(undefined)
  const [stored, setStored] = useState<StoredFile | null>(null)
  const [report, setReport] = useState<BookImportReport>()
  const [sent, setSent] = useState<number>()

  const change = (next: boolean) => {
    if (!next) {
      setStored(null)
      setReport(undefined)
    }
    onOpenChange(next)
  }
  const check = async (chosen: File, options: UploadOptions): Promise<StoredFile> => {
    setReport(undefined)
    setReport(await onCheck(chosen, options))
    file.current = chosen
    return { id: 0, name: chosen.name, size: chosen.size, mime: chosen.type }
  }
  const write = async () => {
    if (!file.current) return
    setSent(0)
    try {
      const written = await onWrite(file.current, { onProgress: setSent })
      // Somebody else took in one of the books since it was checked.
      if (written.written === 0) setReport(written)
      else change(false)
    } catch {
      // Who was asked to write says why it did not; the table waits for another try.
    } finally {
      setSent(undefined)
    }
  }
  const ready = stored && report && report.problems_total === 0 && report.rows > 0
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={t('import.title')}
      size="lg"
      dismissable={sent === undefined}
      footer={
        <>
          <Button onClick={() => change(false)} disabled={sent !== undefined}>
            {t('import.cancel')}
          </Button>
          {ready && (
            <Button
              variant="primary"
              busy={sent !== undefined}
              busyLabel={t('import.writing')}
              onClick={() => void write()}
            >
              {t('import.write', { count: report.rows })}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={4}>
        <p>{t('import.intro')}</p>
        <div>
          <Button size="sm" leading={glyphs.downloadSimple} onClick={onTemplate}>
            {t('import.template')}
          </Button>
        </div>
        <FileUpload
          label={t('import.file')}
          accept={['.xlsx']}
          maxSize={mostBytes}
          value={stored}
          onValueChange={(next) => {
            setStored(next)
            if (!next) setReport(undefined)
          }}
          onUpload={check}
        />
        {sent !== undefined && <ProgressBar label={t('import.sending')} value={sent} />}
        {stored && report && <Outcome report={report} />}
      </Stack>
    </Dialog>
  )
}

/** What the check found. */
function Outcome({ report: { rows, good, problems, problems_total } }: { report: BookImportReport }) {
  const { t } = useTranslation('books')
  const { number } = useFormat()
  const columns = useColumns()
  if (rows === 0) return <Alert tone="warning">{t('import.nothing')}</Alert>
  const counted = t('import.good', { good: number(good), rows: number(rows) })
  if (problems_total === 0)
    return (
      <Alert tone="success" title={counted}>
        {t('import.allGood')}
      </Alert>
    )
  return (
    <>
      <Alert tone="danger" title={counted}>
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
        rowKey={keyOf}
        renderCard={({ row, book_name, field, message }) =>
          [`${t('import.row')} ${row}`, book_name, t(`field.${field}`), message].filter(Boolean).join(' · ')
        }
      />
    </>
  )
}

type Problem = BookImportReport['problems'][number]
const keyOf = ({ row, field, message }: Problem) => `${row} ${field} ${message}`

function useColumns(): readonly Column<Problem>[] {
  const { t } = useTranslation('books')
  const { number } = useFormat()
  return useMemo(
    () => [
      { key: 'row', header: t('import.row'), width: '84px', align: 'end', cell: ({ row }) => number(row) },
      {
        key: 'book',
        header: t('import.what'),
        minWidth: '160px',
        cell: ({ book_name }) => book_name || t('list.none'),
      },
      { key: 'field', header: t('import.field'), width: '150px', cell: ({ field }) => t(`field.${field}`) },
      { key: 'problem', header: t('import.problem'), minWidth: '220px', cell: ({ message }) => message },
    ],
    [t, number],
  )
}
