import { sendForm, type UploadOptions } from './upload.ts'

/** Has a table checked, or written when nothing stands against it: as the address says. */
export async function sendTable<Report>(url: string, file: File, options?: UploadOptions): Promise<Report> {
  const form = new FormData()
  form.append('file', file)
  return sendForm<Report>(url, form, options)
}
