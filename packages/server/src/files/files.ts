import type { FileInfo } from '@press/contract'
import type { FilePurposeKey } from '@press/domain'
import type { Readable } from 'node:stream'
import type { Person } from '../app/person.ts'
import type { Db, Queryable, Tx } from '../database/database.ts'

/** Kinds of rows files belong to. */
export type FileResource = 'application' | 'techcard' | 'user'

/** Whether a person may read a row, and so the files linked to it; every kind of row with files answers for its own. */
export type RowReaders = Record<FileResource, (db: Db, person: Person, id: number) => Promise<boolean>>

export interface Upload {
  name: string
  purpose: FilePurposeKey
  /** Null for files the press itself puts in, such as the demo's. */
  owner_id: number | null
  content: Readable
}

/** A file a row names: the field it stands in and the upload's id; null takes the field's file away, undefined leaves it. */
export type FileFields = Record<string, number | null | undefined>

export const imageSizes = { thumb: 112, cover: 264, full: 1200 } as const
export type ImageSize = keyof typeof imageSizes

export interface Files {
  /** Stores a stream, checked by its bytes and flushed to disk before it resolves; refused with a PressError. */
  put: (upload: Upload) => Promise<FileInfo>
  /**
   * Makes uploads belong to a row, in the caller's transaction. Only a person's own upload that belongs to no row yet, or one
   * that already stands in this row, may be named; another one is refused as an error of its field.
   */
  link: (tx: Tx, person: { id: number }, resource: FileResource, id: number, fields: FileFields) => Promise<void>
  /** The files of rows, by row id and field. */
  of: (db: Queryable, resource: FileResource, ids: readonly number[]) => Promise<Map<number, Record<string, FileInfo>>>
  /** Removes uploads that no row took: of a form that was refused in the end. */
  discard: (ids: readonly number[]) => Promise<void>
  /** An address that shows an image to whoever has it, for a day or two. */
  imageUrl: (id: number, size: ImageSize) => string
}
