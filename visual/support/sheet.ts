/** A picture in both versions. `base` or `head` is undefined if that version has no such story. */
export interface Pair {
  name: string
  base: string | undefined
  head: string | undefined
}

const renderFigure = (source: string | undefined, label: string) =>
  `<figure><figcaption>${label}</figcaption>${source ? `<img src="${source}" alt="">` : '<p>none</p>'}</figure>`

/** The difference of two pictures, which the browser calculates. Differences are light, equal areas are black. */
const renderDifference = ({ base, head }: Pair) =>
  base && head
    ? `<figure><figcaption>difference</figcaption><div class="difference"><img src="${base}" alt=""><img src="${head}" alt=""></div></figure>`
    : ''

/** Returns the contact sheet as an HTML page: a row for each picture, with base, head and their difference. */
export const renderSheet = (base: string, pairs: readonly Pair[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pictures: ${base} and the working tree</title>
<style>
  body { font: 14px system-ui; margin: 16px; background: #eee }
  section { display: grid; grid-template-columns: repeat(3, 1fr); gap: 12px; margin-block-end: 32px }
  h2 { grid-column: 1 / -1; font-size: 16px; margin: 0 }
  figure { margin: 0; min-width: 0 }
  img { max-width: 100%; display: block; outline: 1px solid #aaa }
  .difference { position: relative; isolation: isolate; background: #000 }
  .difference img + img { position: absolute; inset: 0; mix-blend-mode: difference }
</style>
<h1>${pairs.length === 0 ? 'No pictures differ' : `${pairs.length} pictures differ`} (${base} and the working tree)</h1>
${pairs
  .map(
    (pair) =>
      `<section><h2>${pair.name}</h2>${renderFigure(pair.base, base)}${renderFigure(pair.head, 'now')}${renderDifference(pair)}</section>`,
  )
  .join('\n')}
</html>
`
