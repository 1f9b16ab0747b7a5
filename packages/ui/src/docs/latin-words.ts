const named = ['aria-label', 'aria-valuetext', 'aria-roledescription', 'alt', 'title', 'placeholder']

/** What of all that can be seen or heard on the page is in Latin letters: in Kazakh there should be nothing. */
export function latinWords(): string[] {
  const elements = [...document.body.querySelectorAll('*')].filter((one) => one.checkVisibility() || names(one))
  const texts = elements.flatMap((one) => [
    ...named.map((name) => one.getAttribute(name) ?? ''),
    ...[...one.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '')),
  ])
  return texts.filter((text) => /[a-z]/i.test(text))
}

/** Whether an element is read out as another's name or description, hidden or not. */
const names = ({ id }: Element): boolean =>
  Boolean(id && document.querySelector(`[aria-labelledby~="${id}"], [aria-describedby~="${id}"]`))
