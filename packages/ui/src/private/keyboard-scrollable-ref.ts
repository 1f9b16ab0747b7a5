/**
 * A ref for a scroll container. The keyboard can reach the container while its only child is larger than it. Safari does not do
 * this itself.
 */
export function makeKeyboardScrollable(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return
  const observer = new ResizeObserver(() => {
    const isScrollable = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth
    element.toggleAttribute('tabindex', isScrollable)
    if (isScrollable) element.tabIndex = 0
  })
  observer.observe(element)
  if (element.firstElementChild) observer.observe(element.firstElementChild)
  return () => observer.disconnect()
}
