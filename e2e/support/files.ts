/** Small files for uploads. The content of most files matches their names; the content of the others does not. */
const createPdf = (title: string) =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\n% ${title}\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  )

export const files = {
  manuscript: { name: 'Рукопись.pdf', mimeType: 'application/pdf', buffer: createPdf('manuscript') },
  conclusion: { name: 'Протокол_7.pdf', mimeType: 'application/pdf', buffer: createPdf('department') },
  council: { name: 'Учёный_совет.pdf', mimeType: 'application/pdf', buffer: createPdf('council') },
  review: { name: 'Рецензия_Дәулет.pdf', mimeType: 'application/pdf', buffer: createPdf('review') },
  mended: { name: 'Рецензия_подписана.pdf', mimeType: 'application/pdf', buffer: createPdf('signed review') },
  signal: { name: 'Сигнал.pdf', mimeType: 'application/pdf', buffer: createPdf('signal') },
  corrected: { name: 'Сигнал_2.pdf', mimeType: 'application/pdf', buffer: createPdf('signal corrected') },
  /** A program with the name and type of a document. */
  disguised: {
    name: 'Рецензия.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('MZ\x90\x00 this is no document', 'latin1'),
  },
  empty: { name: 'Пусто.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
  photo: {
    name: 'Обложка.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      'base64',
    ),
  },
  picture: { name: 'Обложка.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
}
