import { limits } from '@press/domain'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import { files } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'

/**
 * Refuses a photo of a person or a group if the photo is too small. `files.link` refuses files that do not belong to the person.
 */
export async function assertPhoto(tx: Tx, id: number, field: string): Promise<void> {
  const [file] = await tx.select({ width: files.width, height: files.height }).from(files).where(eq(files.id, id))
  const side = limits.profilePhotoMinPx
  if (file && Math.min(file.width ?? 0, file.height ?? 0) < side)
    throw new PressError('validation', { fields: { [field]: { problem: 'photoSmall', params: { side } } } })
}
