/**
 * Ref for an element that scrolls: as long as its one child is larger than it, the keyboard can reach it. Safari does
 * not do that by itself.
 */
export function keyboardScrollableRef(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return
  const observer = new ResizeObserver(() => {
    const scrolls = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth
    element.toggleAttribute('tabindex', scrolls)
    if (scrolls) element.tabIndex = 0
  })
  observer.observe(element)
  if (element.firstElementChild) observer.observe(element.firstElementChild)
  return () => observer.disconnect()
}
