const createStream = (entries: string, content: string): string =>
  `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`

/**
 * Creates a one-page PDF that keeps its reader busy for about 200 seconds with almost no memory. Its forms draw each other twice,
 * 14 levels deep. The innermost form contains a letter and 20 000 pairs of operators that save and restore the state.
 */
export function createSlowPdf(mark: string): Buffer {
  const depth = 14
  const createForm = (index: number): string => {
    const isLast = index === depth - 1
    const inner = isLast ? '' : `/XObject << /X ${7 + index} 0 R >>`
    return createStream(
      `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /Font << /F 5 0 R >> ${inner} >>`,
      isLast ? `BT /F 12 Tf (a) Tj ET ${'q Q '.repeat(20_000)}` : '/X Do /X Do',
    )
  }
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /X 6 0 R >> >> >>',
    createStream('', '/X Do /X Do'),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...Array.from({ length: depth }, (_, index) => createForm(index)),
  ]
  const offsets: string[] = []
  let body = `%PDF-1.7\n%${mark}\n`
  for (const [index, object] of objects.entries()) {
    offsets.push(`${String(body.length).padStart(10, '0')} 00000 n \n`)
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF`
  return Buffer.from(body + table + trailer, 'latin1')
}
