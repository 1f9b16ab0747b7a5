import type { MemorandumState, StoredFile, Memorandum } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useMemo } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Badge, type BadgeProps } from '../../../primitives/Badge/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { getFileGlyph } from '../../../primitives/FileUpload/index.ts'
import { IconButton } from '../../../primitives/IconButton/index.ts'
import { Menu } from '../../../primitives/Menu/index.ts'
import { CellDetail, Table, type Column, type TableProps } from '../../../primitives/Table/index.ts'
import * as styles from './MemorandumTable.css.ts'

interface Actions {
  onOpen: (scan: StoredFile) => void
  onEdit: (memorandum: Memorandum) => void
  onRemove: (memorandum: Memorandum) => void
}

/**
 * The sortable columns have the API's keys: number, party_name, date, ends_on. Callbacks must keep their identity between renders.
 */
export interface MemorandumTableProps
  extends Pick<TableProps<Memorandum>, 'rows' | 'sort' | 'onSortChange' | 'footer' | 'loading' | 'fill'>, Actions {}

const keyOf = ({ id }: Memorandum) => String(id)
const nameOf = ({ number }: Memorandum) => number

/** A table of memoranda of cooperation: the other party, the subject and the term. On a phone each memorandum is a card. */
export function MemorandumTable({ onOpen, onEdit, onRemove, ...tableProps }: MemorandumTableProps) {
  const { t } = useTranslation('memoranda')
  return (
    <Table
      {...tableProps}
      label={t('list.title')}
      columns={useColumns(onOpen, onEdit, onRemove)}
      rowKey={keyOf}
      rowLabel={nameOf}
      renderCard={(row) => (
        <>
          <span className={styles.head}>
            <span>
              {row.party_name}
              <CellDetail>{row.subject}</CellDetail>
            </span>
            <Actions row={row} onOpen={onOpen} onEdit={onEdit} onRemove={onRemove} />
          </span>
          <span className={styles.facts}>
            <span>{row.number}</span>
            <State row={row} />
          </span>
        </>
      )}
      empty={<EmptyState title={t('list.none')}>{t('list.noneText')}</EmptyState>}
    />
  )
}

const tones: Record<MemorandumState, BadgeProps['tone']> = {
  unsigned: 'neutral',
  inForce: 'success',
  ending: 'warning',
  ended: 'neutral',
}

function State({ row: { state, ends_on } }: { row: Memorandum }) {
  const { t } = useTranslation('memoranda')
  const { date } = useFormat()
  return (
    <span>
      <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
      <CellDetail>{ends_on ? t('list.until', { date: date(ends_on, 'date') }) : t('list.noEnd')}</CellDetail>
    </span>
  )
}

function Actions({ row, onOpen, onEdit, onRemove }: Actions & { row: Memorandum }) {
  const { t } = useTranslation('memoranda')
  const { scan } = row
  const label = t('list.actions', { number: row.number })
  return (
    <Menu
      label={label}
      align="end"
      items={[
        { key: 'edit', label: t('list.edit'), glyph: glyphs.pencilSimple, onSelect: () => onEdit(row) },
        ...(scan
          ? [
              {
                key: 'open',
                label: t('list.open', { name: scan.name }),
                glyph: getFileGlyph(scan.name),
                onSelect: () => onOpen(scan),
              },
            ]
          : []),
        { key: 'line', separator: true as const },
        { key: 'remove', label: t('list.remove'), glyph: glyphs.trash, onSelect: () => onRemove(row) },
      ]}
      renderTrigger={(trigger) => <IconButton {...trigger} glyph={glyphs.dotsThree} label={label} />}
    />
  )
}

function useColumns(
  onOpen: Actions['onOpen'],
  onEdit: Actions['onEdit'],
  onRemove: Actions['onRemove'],
): readonly Column<Memorandum>[] {
  const { t } = useTranslation('memoranda')
  const { date } = useFormat()
  return useMemo(
    () => [
      {
        key: 'number',
        header: t('field.number'),
        width: '100px',
        sortable: true,
        cell: ({ number }) => number,
      },
      {
        key: 'party_name',
        header: t('field.party_name'),
        minWidth: '210px',
        sortable: true,
        cell: ({ party_name, party_bin, contact_name, contact_phone }) => (
          <span>
            {party_name}
            <CellDetail>
              {[party_bin && t('list.bin', { bin: party_bin }), contact_name, contact_phone]
                .filter(Boolean)
                .join(' · ')}
            </CellDetail>
          </span>
        ),
      },
      {
        key: 'subject',
        header: t('field.subject'),
        minWidth: '200px',
        cell: ({ subject, note }) => (
          <span>
            {subject}
            {note && <CellDetail>{note}</CellDetail>}
          </span>
        ),
      },
      {
        key: 'date',
        header: t('field.date'),
        width: '124px',
        sortable: true,
        cell: (row) => date(row.date, 'date'),
      },
      {
        key: 'ends_on',
        header: t('field.state'),
        width: '170px',
        sortable: true,
        cell: (row) => <State row={row} />,
      },
      {
        key: 'scan',
        header: t('field.scan'),
        width: '170px',
        interactive: true,
        cell: ({ scan }) =>
          scan ? (
            <Button
              variant="quiet"
              size="sm"
              leading={getFileGlyph(scan.name)}
              aria-label={t('list.open', { name: scan.name })}
              onClick={() => onOpen(scan)}
            >
              {scan.name}
            </Button>
          ) : (
            <CellDetail>{t('list.noScan')}</CellDetail>
          ),
      },
      {
        key: 'actions',
        header: t('list.actionsHead'),
        headerHidden: true,
        width: '56px',
        align: 'end',
        interactive: true,
        cell: (row) => <Actions row={row} onOpen={onOpen} onEdit={onEdit} onRemove={onRemove} />,
      },
    ],
    [t, date, onOpen, onEdit, onRemove],
  )
}
